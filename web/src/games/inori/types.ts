// Made from crates/inori by `cargo xtask types`. Do not edit.

/**
 * A spirit's colour. Opposite colours are three apart.
 */
export type Color = "yellow" | "blue" | "green" | "purple" | "red" | "gray";

/**
 * A set of colours.
 */
export type ColorSet = Array<Color>;

/**
 * A number of favors of each colour.
 */
export type Favors = Record<Color, number>;

/**
 * A place for a card, in board order: A, B and C are the Start places by symbol, D, E and F
 * those of seasons 2, 3 and 4. N7.1
 */
export type Place = string;

/**
 * A space of a card or of the Great Tree.
 */
export type SpaceId = string;

/**
 * Whose marker it is: a seat's, or neutral.
 */
export type Owner = number | 'neutral';

/**
 * The name of a card in its set: 1 to 16 of the characters a–z, 0–9 and `-`.
 */
export type CardId = string;

/**
 * A rune.
 */
export type Rune = `${Color}-favors` | `${Color}-journey` | 'companion';

/**
 * A multiset of runes. The twelve coloured ones are bits; the three Companions, which nobody
 * can tell apart, are a number.
 */
export type Runes = Array<Rune>;

/**
 * What a favor is paid with. N6.2
 */
export type Payment = 'token' | 'rune';

export type View = { viewer: { seat: number } | 'spectator', own_runes: Runes, players: number, 
/**
 * From 1.
 */
season: number, first: number, 
/**
 * Whose turn it is, while something is drawn too.
 */
active: number, turn: { seat: number } | 'chance' | 'over', turns: number, phase: PhaseShape, places: Array<PlaceShape>, slots: Array<SlotShape>, bases: Array<BaseShape>, free_altars: ColorSet, waiting_neutrals: number, supply: Favors, seats: Array<SeatShape>, stack_size: number, discarded_runes: Runes, undrawn_cards: Array<CardId>, removed_cards: Array<CardId>, };

export type BoardShape = { players: number, 
/**
 * From 1.
 */
season: number, first: number, 
/**
 * Whose turn it is, while something is drawn too.
 */
active: number, turn: { seat: number } | 'chance' | 'over', turns: number, phase: PhaseShape, places: Array<PlaceShape>, slots: Array<SlotShape>, bases: Array<BaseShape>, free_altars: ColorSet, waiting_neutrals: number, supply: Favors, seats: Array<SeatShape>, stack_size: number, discarded_runes: Runes, undrawn_cards: Array<CardId>, removed_cards: Array<CardId>, };

export type PhaseShape = { name: string, symbol?: Place, place?: Place, space?: SpaceId, owner?: Owner, slot?: number, color?: Color, left?: number, tied?: Array<number>, cards?: Array<CardId>, };

export type PlaceShape = { place: Place, card: CardShape | null, };

export type CardShape = { id: CardId, set: string, color: Color, complete: Color, incomplete: Color, spaces: Array<SpaceShape>, };

export type SpaceShape = { space: SpaceId, 
/**
 * In the language of the card set.
 */
text: string, markers: Array<Owner>, };

export type SlotShape = { space: SpaceId, effect: string, has_cost: boolean, altar: Color | null, first: number, second: number, markers: Array<Owner>, };

export type BaseShape = { space: SpaceId, color: Color | null, favors: number, markers: Array<Owner>, };

export type SeatShape = { score: number, favors: Favors, revealed_runes: ColorSet, face_down_runes: number, markers_in_hand: number, markers_passed: number, };

/**
 * Something that happened.
 */
export type Event = { "event": "card-laid", 
/**
 * The place.
 */
place: Place, 
/**
 * The card.
 */
card: CardId, } | { "event": "season-began", 
/**
 * The season, from 1.
 */
season: number, 
/**
 * Who begins.
 */
first: number, } | { "event": "rune-revealed", 
/**
 * Who.
 */
seat: number, 
/**
 * The colour.
 */
color: Color, } | { "event": "runic-journey-played", 
/**
 * Who.
 */
seat: number, 
/**
 * The colour.
 */
color: Color, } | { "event": "marker-lifted", 
/**
 * Who.
 */
seat: number, 
/**
 * Whose marker.
 */
owner: Owner, 
/**
 * Where it stood.
 */
from: SpaceId, } | { "event": "marker-moved", 
/**
 * Who.
 */
seat: number, 
/**
 * Whose marker.
 */
owner: Owner, 
/**
 * Where it stood.
 */
from: SpaceId, 
/**
 * Where it stands now.
 */
to: SpaceId, } | { "event": "companion-played", 
/**
 * Who.
 */
seat: number, } | { "event": "space-chosen", 
/**
 * Who.
 */
seat: number, 
/**
 * The space.
 */
space: SpaceId, } | { "event": "favor-paid", 
/**
 * Who.
 */
seat: number, 
/**
 * The colour.
 */
color: Color, 
/**
 * What was paid with.
 */
with: Payment, } | { "event": "marker-placed", 
/**
 * Who.
 */
seat: number, 
/**
 * The space.
 */
space: SpaceId, } | { "event": "altar-placed", 
/**
 * Who.
 */
seat: number, 
/**
 * The slot, from 1 at the top.
 */
slot: number, 
/**
 * The colour.
 */
color: Color, } | { "event": "favors-taken", 
/**
 * Who.
 */
seat: number, 
/**
 * The colour.
 */
color: Color, 
/**
 * How many.
 */
number: number, } | { "event": "rune-drawn", 
/**
 * Who.
 */
seat: number, 
/**
 * The rune, for those who see it.
 */
rune: Rune | null, } | { "event": "neutral-placed", 
/**
 * Who.
 */
seat: number, 
/**
 * The space.
 */
space: SpaceId, } | { "event": "passed", 
/**
 * Who.
 */
seat: number, } | { "event": "season-ended", 
/**
 * The season, from 1.
 */
season: number, } | { "event": "card-evaluated", 
/**
 * The place.
 */
place: Place, 
/**
 * The card.
 */
card: CardId, 
/**
 * Whether every space had a marker.
 */
complete: boolean, } | { "event": "tie-broken", 
/**
 * Who.
 */
seat: number, } | { "event": "new-start-drawn", 
/**
 * Who.
 */
seat: number, 
/**
 * The card.
 */
card: CardId, } | { "event": "new-start-discarded", 
/**
 * Who.
 */
seat: number, 
/**
 * The card.
 */
card: CardId, } | { "event": "game-ended" };

/**
 * What a person may be told about a position.
 */
export type Aids = { 
/**
 * For whom `spaces` is: the viewer. A spectator gets none.
 */
seat: number | null, 
/**
 * Every space in play, as if it were the viewer's turn.
 */
spaces: Array<SpaceAid>, 
/**
 * What each legal move would do; empty if the viewer isn't to act.
 */
moves: Array<MoveAid>, 
/**
 * The viewer's face-down runes.
 */
runes: Array<RuneAid>, 
/**
 * While the viewer chooses the marker for a Runic Journey: which, and where to. N6.4
 */
lifts: Array<JourneyAid>, cards: Array<CardAid>, altars: Array<AltarAid>, seats: Array<SeatAid>, 
/**
 * The New Start cards to choose from. N7.5
 */
drawn: Array<CardShape>, };

/**
 * Whether a marker of the viewer could go there, and what would happen.
 */
export type SpaceAid = { space: SpaceId, state: SpaceState, 
/**
 * Colours of which one favor would pay the cost; empty without a cost or if it can be paid.
 */
missing: ColorSet, 
/**
 * The cost is one of the strongest colour, and there is no favor at all. N4.1
 */
missing_any: boolean, 
/**
 * The ways to pay the cost.
 */
payments: Array<PaymentAid>, 
/**
 * What it would do, if it can be paid.
 */
outcome: Outcome | null, };

/**
 * How a space stands to the viewer.
 */
export type SpaceState = "open" | "too-dear" | "joinable" | "own" | "empty";

export type PaymentAid = { color: Color, with: Payment, };

export type MoveAid = { 
/**
 * In notation.
 */
move: string, outcome: Outcome, };

/**
 * What a choice does until the turn ends, further choices left open.
 */
export type Outcome = { 
/**
 * What will be asked after it.
 */
asks: Array<Ask>, points: Range, 
/**
 * The changes of the viewer's favors, revealed runes counted.
 */
favors: Array<FavorChange>, 
/**
 * A rune is drawn.
 */
rune: boolean, 
/**
 * So many favors of any colour are taken, not in `favors`. N5.3
 */
any_favors: number, 
/**
 * So many neutral markers are placed. N5.4
 */
neutrals: number, 
/**
 * The altar it puts on the Tree, if that is certain.
 */
altar: AltarAid | null, 
/**
 * The cards whose markers change, as they would be then.
 */
cards: Array<CardAfter>, };

/**
 * A question that follows.
 */
export type Ask = "pay" | "altar" | "weakest" | "favors" | "neutrals";

export type Range = { low: number, high: number, };

export type FavorChange = { color: Color, low: number, high: number, };

/**
 * A card as a move would leave it.
 */
export type CardAfter = { place: Place, complete: boolean, 
/**
 * Its spaces without a marker.
 */
free: number, 
/**
 * What would be scored for it if the season ended then. N7.1, N7.2
 */
scores: Array<SeatRange>, };

export type SeatRange = { seat: number, points: Range, };

/**
 * A card in play: what it would score.
 */
export type CardAid = { place: Place, complete: boolean, 
/**
 * Its spaces without a marker.
 */
free: number, 
/**
 * N7.1
 */
if_complete: Array<SeatScore>, 
/**
 * N7.2; `null` if it scores nothing then.
 */
if_incomplete: Array<SeatScore> | null, };

export type SeatScore = { seat: number, 
/**
 * With what everybody sees.
 */
points: number, 
/**
 * What the viewer's face-down runes would add. N6.3
 */
hidden: number, 
/**
 * Whether the player has a marker there and so scores at all.
 */
there: boolean, };

/**
 * A slot of the Tree with its altar: who leads.
 */
export type AltarAid = { 
/**
 * From 1 at the top.
 */
slot: number, color: Color, 
/**
 * The favors of every player, with what everybody sees.
 */
favors: Array<number>, 
/**
 * What every player would score for it now. N8.1–N8.4
 */
points: Array<number>, 
/**
 * Who has most.
 */
first: Array<number>, 
/**
 * Who scores the right circle.
 */
second: Array<number>, };

export type SeatAid = { 
/**
 * Revealed runes counted. N6.2
 */
favors: Favors, 
/**
 * Nothing without favors. N4.1
 */
strongest: ColorSet, 
/**
 * N4.3
 */
weakest: ColorSet, 
/**
 * What the cards would score if the season ended now.
 */
cards: number, 
/**
 * What the altars would score if the game ended now.
 */
altars: number, };

/**
 * A face-down rune of the viewer.
 */
export type RuneAid = { rune: Rune, 
/**
 * Whether it could be played in a turn of the viewer that began now.
 */
useful: boolean, 
/**
 * N6.4 Which markers a Runic Journey could move, and where to.
 */
journeys: Array<JourneyAid>, };

export type JourneyAid = { owner: Owner, from: SpaceId, to: Array<SpaceId>, };
