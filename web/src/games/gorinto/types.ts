// Made from crates/gorinto by `cargo xtask types`. Do not edit.

/**
 * An element, in the top-to-bottom order of a Gorinto (G1.1).
 */
export type Element = "void" | "air" | "fire" | "water" | "earth";

/**
 * The five landscapes.
 */
export type Landscape = "peak" | "waves" | "mesa" | "lake" | "hill";

/**
 * A side of the coin, and the token it activates.
 */
export type Side = "heads" | "tails";

/**
 * A view as it is written.
 */
export type Shown = { 
/**
 * Through whose eyes.
 */
viewer: { "seat": number } | "spectator", 
/**
 * Who has to act.
 */
turn: { "seat": number } | "chance" | "over", 
/**
 * What is to be done, as a short key: `move-tile`, `gather`, `give`, `remove`, `draw`, `over`.
 */
step: string, 
/**
 * The season, from 1.
 */
season: number, 
/**
 * How many turns everyone has had this season.
 */
round: number, 
/**
 * How many turns everyone has in a season (G5.1).
 */
turns: number, 
/**
 * The order of play this season.
 */
order: Array<number>, 
/**
 * The landscape chosen.
 */
landscape: Landscape, 
/**
 * The stacks from a1 to e5, each from bottom to top.
 */
mountain: Array<Array<Element>>, 
/**
 * The tiles on T1 to T5 and L1 to L5.
 */
path: Array<Element | null>, 
/**
 * The tiles not drawn yet, in Gorinto order.
 */
bag: Array<number>, 
/**
 * The tiles that left the game, in Gorinto order.
 */
gone: Array<number>, 
/**
 * The goals.
 */
goals: Array<number>, 
/**
 * Who has the start coin; nobody in solo play and in compassionate order (G7.1).
 */
coin: number | null, 
/**
 * The key elements; empty before they are drawn.
 */
keys: Array<Element>, 
/**
 * What a tile of a key element gives a player at the end (G6.1, G9.10).
 */
key_worth: number, 
/**
 * A gathering in progress.
 */
gathering: GatheringShown | null, 
/**
 * The players by seat.
 */
players: Array<Player>, 
/**
 * The fox, in solo play.
 */
kitsune: KitsuneShown | null, };

/**
 * The whole table in readable form.
 */
export type Snapshot = { 
/**
 * Who has to act.
 */
turn: { "seat": number } | "chance" | "over", 
/**
 * What is to be done, as a short key: `move-tile`, `gather`, `give`, `remove`, `draw`, `over`.
 */
step: string, 
/**
 * The season, from 1.
 */
season: number, 
/**
 * How many turns everyone has had this season.
 */
round: number, 
/**
 * How many turns everyone has in a season (G5.1).
 */
turns: number, 
/**
 * The order of play this season.
 */
order: Array<number>, 
/**
 * The landscape chosen.
 */
landscape: Landscape, 
/**
 * The stacks from a1 to e5, each from bottom to top.
 */
mountain: Array<Array<Element>>, 
/**
 * The tiles on T1 to T5 and L1 to L5.
 */
path: Array<Element | null>, 
/**
 * The tiles not drawn yet, in Gorinto order.
 */
bag: Array<number>, 
/**
 * The tiles that left the game, in Gorinto order.
 */
gone: Array<number>, 
/**
 * The goals.
 */
goals: Array<number>, 
/**
 * Who has the start coin; nobody in solo play and in compassionate order (G7.1).
 */
coin: number | null, 
/**
 * The key elements; empty before they are drawn.
 */
keys: Array<Element>, 
/**
 * What a tile of a key element gives a player at the end (G6.1, G9.10).
 */
key_worth: number, 
/**
 * A gathering in progress.
 */
gathering: GatheringShown | null, 
/**
 * The players by seat.
 */
players: Array<Player>, 
/**
 * The fox, in solo play.
 */
kitsune: KitsuneShown | null, };

/**
 * A gathering in progress.
 */
export type GatheringShown = { 
/**
 * The moved tile.
 */
element: Element, 
/**
 * Where it landed.
 */
at: string, 
/**
 * How many tiles must still be gathered.
 */
left: number, 
/**
 * The elements gathered so far, each once.
 */
gathered: Array<Element>, };

/**
 * What a player has.
 */
export type Player = { 
/**
 * Tiles in Gorinto order.
 */
stacks: Array<number>, 
/**
 * Understanding in Gorinto order.
 */
understanding: Array<number>, 
/**
 * Wisdom scored by this seat.
 */
wisdom: number, 
/**
 * Wisdom of the seat, or of its team.
 */
score: number, 
/**
 * Who shares the score.
 */
partner: number | null, 
/**
 * The goals this seat scores.
 */
goals: Array<number>, 
/**
 * What each of them would give now.
 */
goals_now: Array<number>, };

/**
 * The fox.
 */
export type KitsuneShown = { 
/**
 * How hard it is to beat.
 */
level: string, 
/**
 * Its tiles in Gorinto order.
 */
stacks: Array<number>, 
/**
 * Its wisdom.
 */
wisdom: number, 
/**
 * Its key elements.
 */
keys: Array<Element>, 
/**
 * What a tile of each element is worth to it at the end of a season, in Gorinto order.
 */
worth: Array<number>, 
/**
 * The Path spaces of its tiles 1 to 5.
 */
tiles: Array<string>, 
/**
 * Where Head stands.
 */
head: string | null, 
/**
 * Where Tail stands.
 */
tail: string | null, 
/**
 * The token that the coin has activated and that is to move now.
 */
activated: Side | null, 
/**
 * The movement tokens drawn this season.
 */
tokens_drawn: Array<number>, 
/**
 * What it would take on heads now.
 */
on_heads: Array<Taken>, 
/**
 * What it would take on tails now.
 */
on_tails: Array<Taken>, };

/**
 * A tile that Kitsune would take.
 */
export type Taken = { 
/**
 * The stack.
 */
cell: string, 
/**
 * The place in it, 1 being the bottom.
 */
level: number, 
/**
 * The tile.
 */
element: Element, };

/**
 * What the rules say about a position.
 */
export type Aids = { 
/**
 * What the goals would give now.
 */
now: Outlook, 
/**
 * What moving each Path tile to each of its cells would do; empty unless a tile is to be
 * moved.
 */
landings: Array<Landing>, 
/**
 * What each next tile would do; empty unless one is to be gathered or given.
 */
picks: Array<Pick>, 
/**
 * What the key elements would give each seat at the end, with the tiles it has now (G6.1).
 */
keys: Array<number>, 
/**
 * The fox, in solo play.
 */
kitsune: KitsuneAid | null, };

/**
 * What moving a tile to a cell would do.
 */
export type Landing = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The tile.
 */
element: Element, 
/**
 * Where it lies.
 */
from: string, 
/**
 * Where it would land.
 */
to: string, 
/**
 * The cells of its pattern there (G3.5); with Earth the cell itself.
 */
pattern: Array<string>, 
/**
 * The tiles that could be gathered.
 */
available: Array<Tile>, 
/**
 * How many of them must be (G3.2).
 */
gather: number, 
/**
 * What a best gathering would be, and give.
 */
best: Prospect, };

/**
 * A tile that can be chosen now, or the gift.
 */
export type Pick = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The tile.
 */
element: Element, 
/**
 * What the goals would give right after it.
 */
after: Outlook, 
/**
 * What the best way to go on would be, this tile first.
 */
best: Prospect, };

/**
 * A tile of the Mountain.
 */
export type Tile = { 
/**
 * Its stack.
 */
cell: string, 
/**
 * Its place in the stack, 1 being the bottom.
 */
level: number, 
/**
 * What it is.
 */
element: Element, };

/**
 * What the goals would give.
 */
export type Outlook = { 
/**
 * By seat, the seat's goals one by one: those that compare players change for others too.
 */
goals: Array<Array<number>>, 
/**
 * The sum for whoever plays now; with partners the team's.
 */
total: number, };

/**
 * A way to finish a gathering, and what it would give.
 */
export type Prospect = { 
/**
 * The tiles to gather.
 */
tiles: Array<Tile>, 
/**
 * With partners, the tile to give (G8.3).
 */
gift: Element | null, 
/**
 * What the goals would give then.
 */
outlook: Outlook, };

/**
 * What the fox would score at the end of the season (G9.9).
 */
export type KitsuneAid = { 
/**
 * With the tiles it has now.
 */
now: number, 
/**
 * With what it would take on heads.
 */
on_heads: number, 
/**
 * With what it would take on tails.
 */
on_tails: number, };

/**
 * Something that happened. Nothing in Gorinto is hidden, so everybody sees every event.
 */
export type Event = { "event": "mountain-filled", 
/**
 * The stacks from a1 to e5, each from bottom to top.
 */
stacks: Array<Array<Element>>, } | { "event": "path-filled", 
/**
 * The season, from 1.
 */
season: number, 
/**
 * The tiles on T1 to T5 and L1 to L5.
 */
tiles: Array<Element | null>, } | { "event": "goals-drawn", 
/**
 * Two for all, or four between neighbours.
 */
goals: Array<number>, } | { "event": "keys-drawn", 
/**
 * The two elements.
 */
keys: Array<Element>, } | { "event": "kitsune-keys-drawn", 
/**
 * The two elements.
 */
keys: Array<Element>, } | { "event": "start-coin-taken", 
/**
 * Who.
 */
seat: number, } | { "event": "order-settled", 
/**
 * The first to play first.
 */
order: Array<number>, } | { "event": "tile-moved", 
/**
 * Who moved it.
 */
seat: number, 
/**
 * The tile.
 */
element: Element, 
/**
 * From where.
 */
from: string, 
/**
 * Where it landed.
 */
to: string, 
/**
 * How many tiles are to be gathered now.
 */
gather: number, } | { "event": "tile-gathered", 
/**
 * By whom.
 */
seat: number, 
/**
 * The tile.
 */
element: Element, 
/**
 * From which stack.
 */
cell: string, 
/**
 * From which place in the stack, 1 being the bottom.
 */
level: number, } | { "event": "tile-given", 
/**
 * By whom.
 */
seat: number, 
/**
 * To whom.
 */
to: number, 
/**
 * The tile.
 */
element: Element, } | { "event": "tile-removed", 
/**
 * After whose turn.
 */
seat: number, 
/**
 * From where.
 */
space: string, 
/**
 * The tile.
 */
element: Element, 
/**
 * Whether the player chose it.
 */
chosen: boolean, } | { "event": "kitsune-tiles-placed", 
/**
 * The spaces of tiles 1 to 5.
 */
spaces: Array<string>, } | { "event": "kitsune-moved", 
/**
 * Which of the two.
 */
token: Side, 
/**
 * The movement token drawn.
 */
number: number, 
/**
 * Where it stands now.
 */
to: string, } | { "event": "coin-flipped", 
/**
 * How it fell.
 */
side: Side, } | { "event": "kitsune-gathered", 
/**
 * The tile.
 */
element: Element, 
/**
 * From which stack.
 */
cell: string, 
/**
 * From which place in the stack, 1 being the bottom.
 */
level: number, } | { "event": "season-ended", 
/**
 * Which, from 1.
 */
season: number, } | { "event": "game-ended" };
