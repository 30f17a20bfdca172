// Made from crates/server/src/wire by `cargo xtask types`. Do not edit.

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * Why something was not done.
 */
export type Problem = { 
/**
 * A stable code, e.g. `move/not-legal`.
 */
code: string, 
/**
 * A sentence for people.
 */
message: string, };

/**
 * What is not possible as the table stands; a move that answers an old state of it also gets the
 * state as it is now.
 */
export type Stale = { 
/**
 * A stable code: `move/stale`, if the table had moved on.
 */
code: string, 
/**
 * A sentence for people.
 */
message: string, 
/**
 * The table now, with `move/stale`.
 */
table: TableShown, };

/**
 * A game there is to play.
 */
export type GameShown = { 
/**
 * The short name, e.g. `gorinto`.
 */
id: string, 
/**
 * The title.
 */
name: string, 
/**
 * Who designed it.
 */
designer: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The player counts.
 */
players: Array<number>, 
/**
 * What there is to choose.
 */
options: Array<OptionShown>, 
/**
 * How many action ids there are.
 */
actions: number, 
/**
 * The levels of bots that can play it, the weakest first.
 */
bots: Array<string>, };

/**
 * One thing to choose before a game.
 */
export type OptionShown = { 
/**
 * The key, e.g. `landscape`.
 */
key: string, 
/**
 * One sentence about it.
 */
about: string, 
/**
 * What it can be; the first value is the default.
 */
values: Array<ValueShown>, 
/**
 * The player counts for which another value than the default may be chosen.
 */
players: Array<number>, 
/**
 * Whether a document (a map, a card set) can be given in place of a value.
 */
document: boolean, };

/**
 * One value of an option.
 */
export type ValueShown = { 
/**
 * The value as written.
 */
id: string, 
/**
 * One sentence about it.
 */
about: string, };

/**
 * What came of checking a document (a map, a set of cards).
 */
export type DocumentChecked = { 
/**
 * The document as a value for the option, if it has no fault.
 */
value?: JsonValue, 
/**
 * Every fault. What can't be read at all is one.
 */
faults: Array<FaultShown>, };

/**
 * One fault of a document.
 */
export type FaultShown = { 
/**
 * Where, in the document's own words.
 */
place: string, 
/**
 * What is wrong there, and what is expected.
 */
problem: string, };

/**
 * Who has to act: `{"seat": 0}`, `"chance"` or `"over"`.
 */
export type TurnShown = { "seat": number } | "chance" | "over";

/**
 * A legal move.
 */
export type ChoiceShown = { 
/**
 * Its notation.
 */
move: string, 
/**
 * Its action id.
 */
action: number, };

/**
 * One line of the log: something happened, or somebody scored.
 */
export type LogShown = { 
/**
 * The number of the move or draw it came of, from 1.
 */
number: number, 
/**
 * What happened, in the game's own words.
 */
event?: { event: string, [key: string]: unknown }, 
/**
 * Who scored how much for what.
 */
score?: ScoreShown, };

/**
 * A change of somebody's score, and why.
 */
export type ScoreShown = { 
/**
 * Whose score; `null` is the opponent that the rules play.
 */
seat: number | null, 
/**
 * The change.
 */
points: number, 
/**
 * The number of the rule.
 */
rule: string, 
/**
 * What it is for: a key and values.
 */
reason: { key: string, [value: string]: unknown }, };

/**
 * The scores now.
 */
export type ScoresShown = { 
/**
 * By seat.
 */
seats: Array<number>, 
/**
 * Of the opponent that the rules play.
 */
rival: number | null, };

/**
 * How a game ended.
 */
export type OutcomeShown = { 
/**
 * By seat.
 */
standings: Array<StandingShown>, 
/**
 * The final score of the opponent that the rules play.
 */
rival: number | null, 
/**
 * What ended and what decided the game, as short keys.
 */
ending: Array<string>, };

/**
 * One seat's result.
 */
export type StandingShown = { 
/**
 * The final score.
 */
score: number, 
/**
 * The place, from 1.
 */
rank: number, 
/**
 * Whether this seat won.
 */
won: boolean, };

/**
 * You.
 */
export type Me = { 
/**
 * Your name; empty until you choose one.
 */
name: string, 
/**
 * Your colour.
 */
color: string, 
/**
 * Whatever the web table wants kept for you.
 */
settings: Record<string, unknown>, };

/**
 * What you want to change about yourself.
 */
export type MeRequest = { 
/**
 * A new name, at most 30 characters.
 */
name?: string, 
/**
 * A new colour: a word.
 */
color?: string, 
/**
 * Settings with new values; `null` removes one, those that aren't named stay. All of them
 * together have at most 4 KiB.
 */
settings?: Record<string, unknown>, };

/**
 * A new personal link: whoever has its token can become you on another device.
 */
export type LinkMade = { 
/**
 * The link's id, for revoking it.
 */
id: string, 
/**
 * The token. It is shown only once.
 */
token: string, };

/**
 * A personal link that still works.
 */
export type LinkShown = { 
/**
 * The link's id, for revoking it.
 */
id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * The token of a personal link.
 */
export type ClaimRequest = { 
/**
 * The token.
 */
token: string, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options; what is missing gets its default.
 */
options?: { [key in string]: JsonValue }, 
/**
 * The seats in order.
 */
seats: Array<SeatWish>, 
/**
 * Whether it is listed in the lobby.
 */
public?: boolean, 
/**
 * Time per player.
 */
clock?: ClockRule, 
/**
 * Whether everybody may ask for hints, also where several people play.
 */
hints?: boolean, 
/**
 * Starts at once; all seats must be taken.
 */
start?: boolean, };

/**
 * Who is to sit at a seat.
 */
export type SeatWish = { "who": "me" } | { "who": "hot-seat", 
/**
 * Their name.
 */
name: string, } | { "who": "open" } | { "who": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * A change of a seat before the game, or taking one's seat back.
 */
export type SeatChange = { 
/**
 * Who is to sit there.
 */
seat: SeatWish, };

/**
 * Time per player.
 */
export type ClockRule = { 
/**
 * Seconds for the whole game, 10 to 30 days.
 */
bank: number, 
/**
 * Seconds added after each turn, at most a day.
 */
increment: number, };

/**
 * A finished game is to be continued from some moment, at a table of its own.
 */
export type ContinueRequest = { 
/**
 * After so many moves and draws. If something is drawn there, it is drawn as it was.
 */
at: number, 
/**
 * The seats in order, as many as the game had. If none is open, it goes on at once.
 */
seats: Array<SeatWish>, };

/**
 * Where a game was continued from.
 */
export type ContinuedShown = { 
/**
 * The table, if it was one of this server.
 */
from: string | null, 
/**
 * The first so many moves and draws are those of the other game. Only the draws after them
 * follow from the seed of this one.
 */
at: number, };

/**
 * A table that was made.
 */
export type TableMade = { 
/**
 * The table's id.
 */
id: string, };

/**
 * A table in a list.
 */
export type TableListed = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it is.
 */
status: StatusShown, 
/**
 * The seats.
 */
seats: Array<SeatShown>, 
/**
 * Time per player.
 */
clock: ClockRule | null, 
/**
 * Whether it is your turn; only in the list of your tables.
 */
your_turn: boolean, 
/**
 * When something last changed, in milliseconds since 1970.
 */
updated: number, };

/**
 * How far a table is.
 */
export type StatusShown = "open" | "playing" | "finished" | "closed";

/**
 * A table as you see it.
 */
export type TableShown = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options, every one of them; a document of somebody's own is shown as `(own)`, and
 * given in full by `/api/tables/{table}/options`.
 */
options: Record<string, unknown>, 
/**
 * How far it is.
 */
status: StatusShown, 
/**
 * Whether it is listed in the lobby.
 */
public: boolean, 
/**
 * What you are here.
 */
you: YouShown, 
/**
 * The seats in order.
 */
seats: Array<SeatShown>, 
/**
 * How many have a live stream of the table without a seat at it.
 */
watching: number, 
/**
 * The keys to invite others; only for people with a seat.
 */
keys: KeysShown | null, 
/**
 * The clock.
 */
clock: ClockShown | null, 
/**
 * The number of this state of the game: a move names it.
 */
seq: number, 
/**
 * The number of this state of your draft: a move names it too.
 */
step: number, 
/**
 * Who has to act.
 */
turn: TurnShown | null, 
/**
 * What you may know of the game, in its own shape.
 */
view: unknown, 
/**
 * Your legal moves; empty if it isn't your turn.
 */
moves: Array<ChoiceShown>, 
/**
 * Your moves that can be taken back, if there are any.
 */
draft: DraftShown | null, 
/**
 * The lines of `log` follow the first so many moves and draws; forget older lines that
 * came of later ones.
 */
log_from: number, 
/**
 * What happened since.
 */
log: Array<LogShown>, 
/**
 * The scores.
 */
scores: ScoresShown | null, 
/**
 * How it ended.
 */
outcome: OutcomeShown | null, 
/**
 * SHA-256 of the seed's text, shown before anything is drawn.
 */
commitment: string, 
/**
 * The seed, when the game is over.
 */
seed: string | null, 
/**
 * Somebody asks to take moves back.
 */
undo: UndoShown | null, 
/**
 * The seats that agree to end the game here.
 */
ending: Array<number>, 
/**
 * Whether you may ask for hints: the host allows them, or nobody else plays here.
 */
hints: boolean, 
/**
 * Whether the host allows everybody to ask for hints.
 */
hints_allowed: boolean, 
/**
 * Whether the host has silenced the chat.
 */
chat_muted: boolean, 
/**
 * New lines of chat.
 */
chat: Array<ChatShown>, 
/**
 * Where the game was continued from, if its beginning is another game's.
 */
continued: ContinuedShown | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, };

/**
 * What you are at a table.
 */
export type YouShown = { 
/**
 * Your seats.
 */
seats: Array<number>, 
/**
 * Through whose eyes you see the game; `null` if you see only what is public.
 */
viewer: number | null, 
/**
 * Whether you are the host.
 */
host: boolean, };

/**
 * A seat.
 */
export type SeatShown = { 
/**
 * `open`, `person` or `bot`.
 */
kind: string, 
/**
 * The person's name; with a number if it could be taken for somebody else's at this table.
 */
name: string | null, 
/**
 * The person's colour.
 */
color: string | null, 
/**
 * The level of the bot, or of the bot that plays for an absent person.
 */
level: string | null, 
/**
 * Whether the seat is yours.
 */
yours: boolean, 
/**
 * Whether the host of the table sits there.
 */
host: boolean, 
/**
 * Whether a bot plays for the person.
 */
away: boolean, 
/**
 * Whether the person has resigned; a bot plays on for them.
 */
resigned: boolean, 
/**
 * Whether the person has a live stream of the table; always `false` in lists.
 */
online: boolean, };

/**
 * The keys of a table.
 */
export type KeysShown = { 
/**
 * Whoever has this may take an open seat.
 */
invite: string, 
/**
 * Whoever has this may look.
 */
watch: string, };

/**
 * The clock.
 */
export type ClockShown = { 
/**
 * The rule.
 */
rule: ClockRule, 
/**
 * Milliseconds left by seat, at the moment of this answer.
 */
left: Array<number>, 
/**
 * Whose time is running.
 */
running: number | null, };

/**
 * Your moves that can be taken back.
 */
export type DraftShown = { 
/**
 * The moves.
 */
moves: Array<string>, 
/**
 * Whether the turn is complete and waits for your confirmation.
 */
complete: boolean, };

/**
 * Somebody asks to take moves back.
 */
export type UndoShown = { 
/**
 * The number of the question; an answer names it.
 */
question: number, 
/**
 * Which seat asks.
 */
by: number, 
/**
 * The game would go back to its first so many moves and draws.
 */
to: number, 
/**
 * The seats that have not answered yet.
 */
waiting: Array<number>, };

/**
 * A line of chat.
 */
export type ChatShown = { 
/**
 * Its number, from 1.
 */
line: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who; with a number if the name could be taken for somebody else's at this table.
 */
name: string, 
/**
 * Whether it is yours.
 */
yours: boolean, 
/**
 * Whether it is the host's.
 */
host: boolean, 
/**
 * Plain text.
 */
text: string, };

/**
 * The key of a table's link.
 */
export type EnterRequest = { 
/**
 * The key.
 */
key: string, };

/**
 * A move.
 */
export type MoveRequest = { 
/**
 * Which of your seats; may be missing if it is clear.
 */
seat?: number, 
/**
 * The `seq` of the table as you saw it.
 */
seq: number, 
/**
 * The `step` of the table as you saw it.
 */
step?: number, 
/**
 * The move's notation.
 */
move?: string, 
/**
 * Several moves in place of one, of which all are played or none; at most 16.
 */
moves?: Array<string>, 
/**
 * If this completes your turn, it needs no further confirmation.
 */
confirm?: boolean, };

/**
 * Undo, restart or confirm.
 */
export type ConfirmRequest = { 
/**
 * Which of your seats; may be missing if it is clear.
 */
seat?: number, 
/**
 * The `seq` of the table as you saw it.
 */
seq: number, 
/**
 * The `step` of the table as you saw it.
 */
step: number, };

/**
 * An answer to somebody who asks to take moves back.
 */
export type AnswerRequest = { 
/**
 * The number of the question, as the table shows it.
 */
question: number, 
/**
 * Whether you agree.
 */
agree: boolean, };

/**
 * You give up for good, and a bot plays on.
 */
export type ResignRequest = { 
/**
 * Which of your seats; all of them if it is missing.
 */
seat?: number, };

/**
 * You agree to end the game here, or want to play on.
 */
export type EndRequest = { 
/**
 * Whether you agree. The game ends when everybody who plays does.
 */
agree: boolean, };

/**
 * Something to say.
 */
export type ChatRequest = { 
/**
 * Plain text, at most 500 characters.
 */
text: string, };

/**
 * What a host can change.
 */
export type SettingsRequest = { 
/**
 * Whether the table is listed in the lobby.
 */
public?: boolean, 
/**
 * Whether only you may chat.
 */
chat_muted?: boolean, 
/**
 * Whether everybody may ask for hints.
 */
hints?: boolean, };

/**
 * A part of a finished game, step by step.
 */
export type ReplayShown = { 
/**
 * How many moves and draws the game has.
 */
length: number, 
/**
 * Some steps.
 */
steps: Array<ReplayStep>, };

/**
 * The game after some move or draw.
 */
export type ReplayStep = { 
/**
 * How many moves and draws have been made; 0 is the beginning.
 */
number: number, 
/**
 * Who made the last one; `null` for a draw and at the beginning.
 */
seat: number | null, 
/**
 * The last one in notation.
 */
move: string | null, 
/**
 * Who has to act.
 */
turn: TurnShown, 
/**
 * The game as the chosen seat saw it.
 */
view: unknown, 
/**
 * What came of the last one.
 */
log: Array<LogShown>, 
/**
 * The scores.
 */
scores: ScoresShown, };

/**
 * Every point of a game.
 */
export type ScoreSheet = { 
/**
 * The final scores.
 */
scores: ScoresShown, 
/**
 * The result.
 */
outcome: OutcomeShown | null, 
/**
 * Every change of a score, in order.
 */
lines: Array<SheetLine>, };

/**
 * A change of a score, and when.
 */
export type SheetLine = { 
/**
 * The number of the move or draw it came of, from 1.
 */
number: number, 
/**
 * Whose score; `null` is the opponent that the rules play.
 */
seat: number | null, 
/**
 * The change.
 */
points: number, 
/**
 * The number of the rule.
 */
rule: string, 
/**
 * What it is for: a key and values.
 */
reason: { key: string, [value: string]: unknown }, };

/**
 * What the rules can tell you about what you see.
 */
export type AidsShown = { 
/**
 * The `seq` of the table that it is about.
 */
seq: number, 
/**
 * The `step` of your draft that it is about.
 */
step: number, 
/**
 * What each choice would do, who leads where, what is missing: in the game's own shape;
 * `null` if the game has nothing to say.
 */
aids: unknown, };

/**
 * Asks what a good player would do.
 */
export type HintRequest = { 
/**
 * Which of your seats; may be missing if it is clear.
 */
seat?: number, 
/**
 * The `seq` of the table as you saw it.
 */
seq: number, 
/**
 * The `step` of the table as you saw it.
 */
step?: number, };

/**
 * What a good player would do.
 */
export type HintShown = { 
/**
 * The `seq` of the table that it is about.
 */
seq: number, 
/**
 * The `step` of your draft that it is about.
 */
step: number, 
/**
 * The best moves, the best first.
 */
moves: Array<HintedMoveShown>, 
/**
 * How the player would go on, beginning with the best move, as moves in notation.
 */
line: Array<string>, 
/**
 * What you would score in the course of that line.
 */
scores: Array<ScoreShown>, 
/**
 * The greatest of these scores: the reason in short. `null` if the move only prepares for
 * points later on.
 */
why: ScoreShown | null, };

/**
 * What a good player thinks of a move.
 */
export type HintedMoveShown = { 
/**
 * The move's notation.
 */
move: string, 
/**
 * Its action id.
 */
action: number, 
/**
 * How much thought went into it, of 1.
 */
share: number, 
/**
 * The chance to win with it, from 0 to 1. In solo games without a rival, how good the
 * result will be.
 */
chance: number, 
/**
 * Your final score, as expected.
 */
score: number, };
