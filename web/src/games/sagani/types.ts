// Made from crates/sagani by `cargo xtask types`. Do not edit.

/**
 * A [`View`] as it is written.
 */
export type Seen = { 
/**
 * Who is looking.
 */
viewer: { seat: number } | "spectator", 
/**
 * How many seats.
 */
players: number, 
/**
 * `classic` or `advanced`; none if it is not a solo game.
 */
solo: "classic" | "advanced" | null, 
/**
 * What has to be done next, e.g. `take`.
 */
phase: "first-player" | "show-back" | "fill-river" | "turn-up" | "take" | "interlude" | "place" | "rotate" | "over", 
/**
 * Who has to act.
 */
turn: { seat: number } | "chance" | "over", 
/**
 * How many turns of players are finished.
 */
turns_taken: number, 
/**
 * None before it is drawn.
 */
first_player: number | null, 
/**
 * Whose turn it is or, in an interlude, was; rounds count by it.
 */
turn_of: number, 
/**
 * The tiles of the river.
 */
river: Array<TileFront>, 
/**
 * The three piles, in the order in which they are drawn from.
 */
piles: Array<PileShown>, 
/**
 * S11.2, in order.
 */
set_aside: Array<BackShown>, 
/**
 * The tiles whose front nobody has seen, in no order.
 */
unturned: number[], 
/**
 * The tiles on the interlude spaces.
 */
interlude_spaces: Array<TileFront>, 
/**
 * None unless an interlude is under way.
 */
interlude: InterludeShown | null, 
/**
 * The tile being placed.
 */
hand: TileFront | null, 
/**
 * Its cell, when only the rotation is still to be chosen.
 */
cell: Cell | null, 
/**
 * The areas by seat.
 */
gardens: Array<GardenShown>, 
/**
 * The score track by spaces, each stack from the bottom.
 */
track: Array<Stack>, 
/**
 * The scores by seat.
 */
scores: Array<number>, 
/**
 * S11.4: the bonus points; 0 in other games.
 */
bonus: number, 
/**
 * S11.5: what was taken off at the end; 0 in other games.
 */
deducted: number, 
/**
 * How many tiles lie in all gardens: the result of S10.2.
 */
tiles_used: number, 
/**
 * What has triggered the end.
 */
end: EndShown, };

/**
 * A tile's front, unturned.
 */
export type TileFront = { 
/**
 * Its number.
 */
id: number, 
/**
 * The element.
 */
element: Element, 
/**
 * The value.
 */
value: number, 
/**
 * The arrows, clockwise from north.
 */
arrows: Array<Arrow>, };

/**
 * An arrow of a tile that is not in a garden.
 */
export type Arrow = { 
/**
 * Where it points.
 */
direction: Direction, 
/**
 * The element.
 */
element: Element, };

/**
 * The back of a tile.
 */
export type BackShown = { 
/**
 * The element.
 */
element: Element, 
/**
 * The value.
 */
value: number, };

/**
 * A pile; its back is none when it is empty, or about to show.
 */
export type PileShown = { 
/**
 * How many tiles it has.
 */
count: number, 
/**
 * What its top shows.
 */
back: BackShown | null, };

/**
 * An interlude under way.
 */
export type InterludeShown = { 
/**
 * Who chooses, in this order.
 */
order: number[], 
/**
 * How many players are done.
 */
done: number, 
/**
 * How many tiles have been taken.
 */
taken: number, };

/**
 * A player's area.
 */
export type GardenShown = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The discs in the supply.
 */
supply: number, 
/**
 * Cacophony discs ever received.
 */
cacophony: number, 
/**
 * In the order in which they were placed.
 */
tiles: Array<TileShown>, };

/**
 * A tile in a garden; the arrows are as the tile lies.
 */
export type TileShown = { 
/**
 * Its number.
 */
id: number, 
/**
 * The element.
 */
element: Element, 
/**
 * The value.
 */
value: number, 
/**
 * Quarter turns clockwise.
 */
rotation: number, 
/**
 * The arrows, clockwise from north.
 */
arrows: Array<ArrowShown>, 
/**
 * Whether it is completed and so flipped.
 */
completed: boolean, 
/**
 * Grows east.
 */
x: number, 
/**
 * Grows north.
 */
y: number, };

/**
 * An arrow of a tile in a garden.
 */
export type ArrowShown = { 
/**
 * Where it points.
 */
direction: Direction, 
/**
 * The element.
 */
element: Element, 
/**
 * Whether it is satisfied.
 */
satisfied: boolean, };

/**
 * The markers on one space of the score track, from the bottom.
 */
export type Stack = { 
/**
 * The score.
 */
space: number, 
/**
 * The markers, from the bottom.
 */
seats: number[], };

/**
 * What has triggered the end.
 */
export type EndShown = { 
/**
 * S9.1, and S10.2 in solo.
 */
by_points: boolean, 
/**
 * S9.2.
 */
by_draw_pile: boolean, 
/**
 * Whether exactly one more round is being played (S9.3).
 */
one_more_round: boolean, };

/**
 * A cell of a garden; x grows east, y grows north, the first tile is at (0, 0) (S1.5).
 */
export type Cell = { 
/**
 * Grows east.
 */
x: number, 
/**
 * Grows north.
 */
y: number, };

/**
 * One of the eight directions of arrows, clockwise from north.
 */
export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/**
 * The four elements, in the order of S1.1.
 */
export type Element = "fire" | "water" | "earth" | "air";

/**
 * What the rules can tell a person who thinks.
 */
export type Aids = { 
/**
 * What placing each tile that can be chosen now would do, in the viewer's own garden; only
 * the tile in hand once there is one, nothing if somebody else is to act.
 */
placements: Array<TileAid>, 
/**
 * What the arrows of the tiles face up wait for or have found, by seat and in the order of
 * the tiles.
 */
arrows: Array<Array<ArrowAid>>, 
/**
 * The seats from the leader to the one furthest behind (S7.1).
 */
standing: number[], 
/**
 * The points that trigger the end (S9.1, S10.2); none in the advanced solo game.
 */
end_at: number | null, 
/**
 * How many interlude tiles are missing for an interlude (S8.1).
 */
interlude_missing: number, 
/**
 * None unless it is a solo game.
 */
solo: SoloAid | null, };

/**
 * What placing one tile would do.
 */
export type TileAid = { 
/**
 * Which tile.
 */
tile: number, 
/**
 * The most arrows that one placement of it satisfies, older ones and its own.
 */
most: number, 
/**
 * The cells where it can go.
 */
cells: Array<CellAid>, };

/**
 * What placing a tile on one cell would do. Its rotation matters only for its own arrows.
 */
export type CellAid = { 
/**
 * The moves that put it there, as far as they have not been made; its rotation follows.
 */
laid_by: Array<string>, 
/**
 * The arrows of older tiles that it would satisfy (S4).
 */
older: Array<OlderArrow>, 
/**
 * The older tiles that would be completed.
 */
completed: number[], 
/**
 * By rotation, the tile's own arrows that would be satisfied (S6), as it would lie.
 */
own: Array<Array<OwnArrow>>, 
/**
 * What follows if own arrows stay open; none if that happens in no rotation.
 */
open: Consequence | null, 
/**
 * What follows in the rotations that complete it at once; none if there is no such one.
 */
whole: Consequence | null, 
/**
 * Grows east.
 */
x: number, 
/**
 * Grows north.
 */
y: number, };

/**
 * An arrow of an older tile.
 */
export type OlderArrow = { 
/**
 * Its tile.
 */
tile: number, 
/**
 * Its direction as the tile lies.
 */
direction: Direction, };

/**
 * An arrow of the new tile that would be satisfied.
 */
export type OwnArrow = { 
/**
 * Its direction as the tile would lie.
 */
direction: Direction, 
/**
 * The nearest tile that satisfies it.
 */
found: number | null, };

/**
 * What a placement would do to the player's score and discs.
 */
export type Consequence = { 
/**
 * The change of the score on the track.
 */
points: number, 
/**
 * The score afterwards.
 */
score: number, 
/**
 * The discs that come back.
 */
returned: number, 
/**
 * The new cacophony discs (S5.2).
 */
cacophony: number, 
/**
 * The supply afterwards.
 */
supply: number, 
/**
 * The bonus of S11.4.
 */
bonus: number, 
/**
 * Whom it would pass on the track (S7.1).
 */
passes: number[], 
/**
 * Whether it would trigger the end by points (S9.1, S10.2).
 */
ends: boolean, };

/**
 * An arrow of a tile that is face up.
 */
export type ArrowAid = { 
/**
 * Its tile.
 */
tile: number, 
/**
 * Its direction as the tile lies.
 */
direction: Direction, 
/**
 * What it looks for.
 */
element: Element, 
/**
 * The tile nearest on its ray that satisfies it; none if it is open.
 */
found: number | null, 
/**
 * If it is open: the cells where a tile of that element would satisfy it now.
 */
cells: Array<Cell>, };

/**
 * How a solo game stands.
 */
export type SoloAid = { 
/**
 * S10.2: the most tiles for perfect harmony.
 */
perfect: number, 
/**
 * How many tiles are still to come, the one in hand included.
 */
tiles_left: number, 
/**
 * The points on the track.
 */
track: number, 
/**
 * S11.5: the values of the tiles not completed.
 */
not_completed: number, 
/**
 * S11.4: the bonus points.
 */
bonus: number, 
/**
 * S11.3: what the cacophony discs cost in the end.
 */
cacophony: number, 
/**
 * S11.5: what the game would be worth if it ended now.
 */
sum: number, };

/**
 * Something that happened. All of it is public.
 */
export type Event = { "event": "first-player-drawn", 
/**
 * Who.
 */
seat: number, } | { "event": "back-shown", 
/**
 * Which pile, from 1.
 */
pile: number, 
/**
 * The element.
 */
element: Element, 
/**
 * The value.
 */
value: number, } | { "event": "tile-set-aside", 
/**
 * The element.
 */
element: Element, 
/**
 * The value.
 */
value: number, } | { "event": "tile-joined-river", 
/**
 * Which tile.
 */
tile: number, } | { "event": "tile-turned-up", 
/**
 * Which tile.
 */
tile: number, } | { "event": "tile-taken", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, } | { "event": "tile-exchanged", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, } | { "event": "cell-chosen", 
/**
 * Who.
 */
seat: number, 
/**
 * Grows east.
 */
x: number, 
/**
 * Grows north.
 */
y: number, } | { "event": "tile-placed", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, 
/**
 * How turned.
 */
rotation: number, 
/**
 * Grows east.
 */
x: number, 
/**
 * Grows north.
 */
y: number, } | { "event": "arrow-satisfied", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, 
/**
 * The arrow's direction as the tile lies.
 */
direction: Direction, 
/**
 * The element.
 */
element: Element, } | { "event": "tile-completed", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, 
/**
 * How many discs.
 */
discs: number, } | { "event": "cacophony-received", 
/**
 * Who.
 */
seat: number, 
/**
 * How many discs.
 */
discs: number, } | { "event": "interlude-began", 
/**
 * From the player furthest behind to the leader.
 */
order: number[], } | { "event": "interlude-tile-taken", 
/**
 * Who.
 */
seat: number, 
/**
 * Which tile.
 */
tile: number, } | { "event": "interlude-passed", 
/**
 * Who.
 */
seat: number, } | { "event": "interlude-tiles-removed", 
/**
 * Which tiles.
 */
tiles: number[], } | { "event": "end-triggered-by-points", 
/**
 * Who.
 */
seat: number, } | { "event": "end-triggered-by-draw-pile" } | { "event": "last-round-began" } | { "event": "game-ended", 
/**
 * How many tiles lie in all gardens.
 */
tiles_used: number, };

/** The tiles by number from 1: the element's letter, then the arrows from north clockwise. */
export const TILES = 'f-f------ ff------- fa------f fwa-----e few-----a fea-----w fwe-----a ffee----f ff-w-a-e- ffw------ faw-----e f-f-----e ff-f---aa f-ef---wa f-f-----w fww---f-f fae-----w fe------f ee------- e-e------ e-a-----e efw-----a eaw-----f eff---e-e eee----ww ew------e e--ea--wf ea-f-e-w- e-e-----w eea------ eaf-----w efa-----w ewf-----a ea-a---ee efe------ ewa-----f w-w------ ww------- wf------w w-f-----w waw------ w-w-----a wwe------ wef-----a wae-----f wea-----f waf-----e wfe-----a wfa-----e wwe-e---w w-we--af- wfww---f- www----aa we-w-f-a- aa------- a-a------ ae------a aaf------ aw------a afw-----e awf-----e awe-----f awa-a---w aa-f-w-e- aew-----f aeaa---e- a-a-----e afe-----w aaff----a aef-----w aae---fw- a-a-----f'.split(' ');

/** What a tile is worth, by the number of its arrows from 1. */
export const VALUES = [1, 3, 6, 10];
