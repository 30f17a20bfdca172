// Made from crates/iwari by `cargo xtask types`. Do not edit.

export type Scorer = { seat: number } | 'rival';

export type Viewer = { seat: number } | 'spectator';

export type Turn = { seat: number } | 'chance' | 'over';

export type Message = { key: string, [arg: string]: string | number | string[] };

/**
 * A view as it is written.
 */
export type View = { 
/**
 * Through whose eyes.
 */
viewer: Viewer, 
/**
 * The map file, if it isn't one that comes with the program.
 */
own_map?: unknown, 
/**
 * The map's id.
 */
map: string, 
/**
 * Who has to act.
 */
turn: Turn, 
/**
 * What has to happen next.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
seat: number, 
/**
 * For which tribe the seat plays now.
 */
tribe: Scorer, 
/**
 * Who plays first in a round.
 */
first: number, 
/**
 * Finished turns, drafts included.
 */
turns: number, 
/**
 * What was placed in this turn.
 */
placing: PlacingState, 
/**
 * What triggered the end, if it is triggered.
 */
end: Trigger | null, 
/**
 * How often the deck has run out.
 */
exhaustions: number, 
/**
 * Whether the midway scoring follows at the end of this turn.
 */
midway_due: boolean, 
/**
 * Whether the missing cards come from the new deck only.
 */
from_new_deck: boolean, 
/**
 * The numbers of the connections under mountains.
 */
covered: Array<number>, 
/**
 * How many cards the deck has.
 */
deck_size: number, 
/**
 * The cards of the deck; only in a complete state.
 */
deck?: Cards, 
/**
 * The reserve.
 */
reserve: Cards, 
/**
 * The players' cards.
 */
seats: Array<SeatState>, 
/**
 * The tribes' pieces and scores.
 */
tribes: Array<TribeState>, 
/**
 * What stands where.
 */
territories: Array<TerritoryState>, 
/**
 * The feats played with.
 */
feats: Array<FeatState>, };

/**
 * A state in words. In a snapshot it is complete; in a view hands and deck are left out.
 */
export type Snapshot = { 
/**
 * The map's id.
 */
map: string, 
/**
 * Who has to act.
 */
turn: Turn, 
/**
 * What has to happen next.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
seat: number, 
/**
 * For which tribe the seat plays now.
 */
tribe: Scorer, 
/**
 * Who plays first in a round.
 */
first: number, 
/**
 * Finished turns, drafts included.
 */
turns: number, 
/**
 * What was placed in this turn.
 */
placing: PlacingState, 
/**
 * What triggered the end, if it is triggered.
 */
end: Trigger | null, 
/**
 * How often the deck has run out.
 */
exhaustions: number, 
/**
 * Whether the midway scoring follows at the end of this turn.
 */
midway_due: boolean, 
/**
 * Whether the missing cards come from the new deck only.
 */
from_new_deck: boolean, 
/**
 * The numbers of the connections under mountains.
 */
covered: Array<number>, 
/**
 * How many cards the deck has.
 */
deck_size: number, 
/**
 * The cards of the deck; only in a complete state.
 */
deck?: Cards, 
/**
 * The reserve.
 */
reserve: Cards, 
/**
 * The players' cards.
 */
seats: Array<SeatState>, 
/**
 * The tribes' pieces and scores.
 */
tribes: Array<TribeState>, 
/**
 * What stands where.
 */
territories: Array<TerritoryState>, 
/**
 * The feats played with.
 */
feats: Array<FeatState>, };

/**
 * What has to happen next.
 */
export type Phase = "mountains" | "first-player" | "deal" | "turn-up" | "draft" | "action" | "second-piece" | { "feat": Feat } | "draw-card" | "from-deck" | "refill" | "over";

/**
 * A biome: the kind of a territory and the colour of a card (I1.1).
 */
export type Biome = "tundra" | "forest" | "glacier" | "coast" | "desert";

/**
 * How [`Cards`] look to a reader: a number for each biome.
 */
export type Cards = { tundra: number, forest: number, glacier: number, coast: number, desert: number, };

/**
 * The placing of the turn under way.
 */
export type PlacingState = { 
/**
 * Pieces placed.
 */
pieces: number, 
/**
 * The territory's id, once a piece was placed.
 */
territory: string | null, 
/**
 * Whether the piece was the first in that territory.
 */
opened: boolean, 
/**
 * The space of the last tent, while feats are due.
 */
space: string | null, };

/**
 * A player's cards.
 */
export type SeatState = { 
/**
 * Who.
 */
seat: number, 
/**
 * How many cards are in hand.
 */
hand_size: number, 
/**
 * The cards in hand, for those who see them.
 */
hand?: Cards, 
/**
 * Cards in hand that everybody knows: taken from the reserve and not played since.
 */
known: Cards, 
/**
 * The open discard pile.
 */
discards: Cards, };

/**
 * A tribe's pieces and score.
 */
export type TribeState = { 
/**
 * Which.
 */
tribe: Scorer, 
/**
 * The score.
 */
score: number, 
/**
 * Pieces not yet placed.
 */
supply: Supply, };

/**
 * Pieces not yet placed.
 */
export type Supply = { 
/**
 * Tents.
 */
tents: number, 
/**
 * Totems.
 */
totems: number, };

/**
 * What stands in a territory.
 */
export type TerritoryState = { 
/**
 * Its id.
 */
territory: string, 
/**
 * The tents.
 */
tents: Array<Tent>, 
/**
 * The totems.
 */
totems: Array<TotemCount>, };

/**
 * A tent on the map.
 */
export type Tent = { 
/**
 * The tent space's id.
 */
space: string, 
/**
 * Whose.
 */
tribe: Scorer, };

/**
 * Totems of one tribe in a territory.
 */
export type TotemCount = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * How many.
 */
count: number, };

/**
 * What triggered the end (I7.1).
 */
export type Trigger = "deck" | "last-tent";

/**
 * A kind of feat, in the order in which they are resolved (I11.4).
 */
export type Feat = "union" | "discovery" | "honour" | "respect";

/**
 * A feat.
 */
export type FeatState = { 
/**
 * Its kind.
 */
feat: Feat, 
/**
 * Where it is.
 */
is: FeatPlace, 
/**
 * Who has had a feat of this kind.
 */
had: number[], 
/**
 * Whether a feat of this kind has been earned and is to be resolved.
 */
due: boolean, };

/**
 * Where a feat is.
 */
export type FeatPlace = "open" | "declined" | { "on": Place };

/**
 * Where a feat lies.
 */
export type Place = { "territory": string } | { "connection": number };

/**
 * What the rules say about a position.
 */
export type Aids = { 
/**
 * Every territory, in the order of the map.
 */
territories: Array<TerritoryAid>, 
/**
 * Every connection by number, as the final scoring would see it now.
 */
connections: Array<ConnectionScore>, 
/**
 * Every group of at least two tents that paths connect; the first tribe's first.
 */
groups: Array<GroupAid>, 
/**
 * What each tribe would have if a scoring came now.
 */
totals: Array<TotalAid>, 
/**
 * What the viewer may place now, with its prices and what it would change.
 */
placements: Array<Placement>, 
/**
 * Where the viewer may put the feat that is due.
 */
feat_choices: Array<FeatChoice>, };

/**
 * A territory: what stands there and what it would score (I8).
 */
export type TerritoryAid = { 
/**
 * Its id.
 */
territory: string, 
/**
 * Free tent spaces.
 */
free: number, 
/**
 * The totem limit (I4.6).
 */
totem_limit: number, 
/**
 * Totems of all tribes.
 */
totems: number, 
/**
 * What feats multiply its points by at the end.
 */
times: number, 
/**
 * The tribes with a tent or a totem there.
 */
tribes: Array<TribeThere>, 
/**
 * Why the viewer, who is to place, can place no tent there.
 */
no_tent: Obstacle | null, 
/**
 * Why the viewer, who is to place, can place no totem there.
 */
no_totem: Obstacle | null, };

/**
 * A tribe's pieces in a territory.
 */
export type TribeThere = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * Its tents.
 */
tents: number, 
/**
 * Its rank by tents (I8.1), if it has any.
 */
rank: number | null, 
/**
 * What its tents would score now, not multiplied.
 */
points: number, 
/**
 * Its totems.
 */
totems: number, 
/**
 * Whether it has the majority of totems (I9.1).
 */
majority: boolean, };

/**
 * Why a piece can't be placed.
 */
export type Obstacle = "other-territory" | "supply" | "full" | "unexplored" | "totem-limit" | "cards";

/**
 * What a connection would score (I9).
 */
export type ConnectionScore = { 
/**
 * Its number.
 */
connection: number, 
/**
 * Over land or water.
 */
by: By, 
/**
 * Whether a mountain covers it, so that it scores nothing.
 */
covered: boolean, 
/**
 * What feats multiply its points by.
 */
times: number, 
/**
 * Its two territories.
 */
ends: [ConnectionEnd, ConnectionEnd], 
/**
 * Who would score.
 */
tribes: Array<PlainScore>, };

/**
 * One end of a connection.
 */
export type ConnectionEnd = { 
/**
 * The territory's id.
 */
territory: string, 
/**
 * Totems there, of all tribes.
 */
totems: number, 
/**
 * Who has the majority.
 */
majority: Scorer[], };

/**
 * Points of a tribe.
 */
export type PlainScore = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * The points.
 */
points: number, 
/**
 * Why.
 */
reason: Message, };

/**
 * How a connection goes.
 */
export type By = "land" | "water";

/**
 * Tents of one tribe that paths connect.
 */
export type GroupAid = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * The ids of the tent spaces.
 */
spaces: Array<string>, 
/**
 * Whether it is a settlement (I10.1).
 */
settlement: boolean, };

/**
 * A tribe's points, and what a scoring now would add.
 */
export type TotalAid = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * The score so far.
 */
score: number, 
/**
 * What a midway scoring would add.
 */
midway: number, 
/**
 * What the final scoring would add for tents, multiplied.
 */
tents: number, 
/**
 * … for totems.
 */
totems: number, 
/**
 * … for settlements.
 */
settlements: number, };

/**
 * A piece that can be placed, and what it would change.
 */
export type Placement = { 
/**
 * Whose piece.
 */
tribe: Scorer, 
/**
 * The territory's id.
 */
territory: string, 
/**
 * The tent space's id; `null`: it is a totem.
 */
space: string | null, 
/**
 * The ways to pay for it.
 */
payments: Array<Payment>, 
/**
 * How the tribes stand there by tents, before and after; only where something changes.
 */
ranks: Array<RankChange>, 
/**
 * The connections whose points change.
 */
connections: Array<ConnectionChange>, 
/**
 * The tents that paths would connect with this one, itself included.
 */
group: Array<string>, 
/**
 * Points that the tribe's settlements would gain by it (I10).
 */
settlement_points: number, 
/**
 * Whether a settlement comes into being or grows.
 */
settlement: boolean, 
/**
 * The totem limit after it (I4.6).
 */
totem_limit: number, 
/**
 * The feats it would earn (I11).
 */
earns: Array<Feat>, 
/**
 * Whether it would trigger the end (I7.1).
 */
ends: boolean, 
/**
 * What the final scoring would give to each tribe, before and after; only what changes.
 */
totals: Array<TotalChange>, };

/**
 * One way to pay (I4.2).
 */
export type Payment = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The colour of the cards.
 */
biome: Biome, 
/**
 * One card of the biome, or a wild pair.
 */
cards: number, };

/**
 * A tribe's standing in a territory, before and after.
 */
export type RankChange = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * Rank before, if it had tents there.
 */
rank: number | null, 
/**
 * Rank after.
 */
new_rank: number | null, 
/**
 * Points before, not multiplied.
 */
points: number, 
/**
 * Points after, not multiplied.
 */
new_points: number, };

/**
 * A connection's points for a tribe, before and after.
 */
export type ConnectionChange = { 
/**
 * Its number.
 */
connection: number, 
/**
 * Whose points.
 */
tribe: Scorer, 
/**
 * Points before.
 */
points: number, 
/**
 * Points after.
 */
new_points: number, };

/**
 * What the final scoring would give a tribe, before and after.
 */
export type TotalChange = { 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * Before.
 */
points: number, 
/**
 * After.
 */
new_points: number, };

/**
 * A place for the feat that is due.
 */
export type FeatChoice = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The multiplier it would bring there (I11.5).
 */
times: number, 
/**
 * What the final scoring would give to each tribe; only what changes.
 */
totals: Array<TotalChange>, };

/**
 * Something that happened.
 */
export type Event = { "event": "mountains-placed", 
/**
 * Their numbers, by peaks.
 */
connections: number[], } | { "event": "first-player-chosen", 
/**
 * Who.
 */
seat: number, } | { "event": "hand-dealt", 
/**
 * To whom.
 */
seat: number, 
/**
 * The cards, for those who see them.
 */
cards: Cards | null, } | { "event": "reserve-turned-up", 
/**
 * The cards.
 */
cards: Cards, } | { "event": "tent-placed", 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * The territory's id.
 */
territory: string, 
/**
 * The tent space's id.
 */
space: string, 
/**
 * The payment.
 */
paid: Cards, } | { "event": "totem-placed", 
/**
 * Whose.
 */
tribe: Scorer, 
/**
 * The territory's id.
 */
territory: string, 
/**
 * The payment.
 */
paid: Cards, } | { "event": "card-discarded", 
/**
 * Who discarded.
 */
seat: number, 
/**
 * For which tribe's turn.
 */
tribe: Scorer, 
/**
 * The card.
 */
card: Biome, } | { "event": "placing-stopped", 
/**
 * In which tribe's turn.
 */
tribe: Scorer, } | { "event": "feat-placed", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which kind.
 */
feat: Feat, 
/**
 * Where.
 */
place: Place, } | { "event": "feat-declined", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which kind.
 */
feat: Feat, } | { "event": "card-taken", 
/**
 * By whom.
 */
seat: number, 
/**
 * The card.
 */
card: Biome, } | { "event": "cards-drawn", 
/**
 * By whom.
 */
seat: number, 
/**
 * How many.
 */
count: number, 
/**
 * Which, for those who see them.
 */
cards: Cards | null, } | { "event": "reserve-refilled", 
/**
 * With these cards.
 */
cards: Cards, } | { "event": "deck-exhausted", 
/**
 * For the first or the second time.
 */
time: number, } | { "event": "discards-shuffled", 
/**
 * Its cards.
 */
cards: Cards, } | { "event": "end-triggered", 
/**
 * By what.
 */
by: Trigger, } | { "event": "scoring-began", 
/**
 * Which.
 */
when: When, };

/**
 * Which scoring.
 */
export type When = "midway" | "final";
