//! Tables.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::game::{ChoiceShown, LogShown, OutcomeShown, ScoreShown, ScoresShown, TurnShown};

/// A table to be made.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options; what is missing gets its default.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, Value>>", optional)]
    #[schema(value_type = Option<Object>)]
    pub options: BTreeMap<String, Value>,
    /// The seats in order.
    pub seats: Vec<SeatWish>,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Time per player.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<ClockRule>,
    /// Whether everybody may ask for hints, also where several people play.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Starts at once; all seats must be taken.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub start: bool,
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatWish {
    /// You.
    Me,
    /// Somebody else on your device.
    HotSeat {
        /// Their name.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A change of a seat before the game, or taking one's seat back.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// Who is to sit there.
    pub seat: SeatWish,
}

/// Time per player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// Seconds for the whole game, 10 to 30 days.
    pub bank: u32,
    /// Seconds added after each turn, at most a day.
    pub increment: u32,
}

/// A table that was made.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct TableMade {
    /// The table's id.
    pub id: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StatusShown {
    /// People take seats.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// Everybody left before the end, or agreed to end it.
    Closed,
}

/// A table in a list.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct TableListed {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: StatusShown,
    /// The seats.
    pub seats: Vec<SeatShown>,
    /// Time per player.
    pub clock: Option<ClockRule>,
    /// Whether it is your turn; only in the list of your tables.
    pub your_turn: bool,
    /// When something last changed, in milliseconds since 1970.
    pub updated: i64,
}

/// A table as you see it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct TableShown {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options, every one of them; a document of somebody's own is shown as `(own)`, and
    /// given in full by `/api/tables/{table}/options`.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Box<RawValue>,
    /// How far it is.
    pub status: StatusShown,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// What you are here.
    pub you: YouShown,
    /// The seats in order.
    pub seats: Vec<SeatShown>,
    /// How many have a live stream of the table without a seat at it.
    pub watching: usize,
    /// The keys to invite others; only for people with a seat.
    pub keys: Option<KeysShown>,
    /// The clock.
    pub clock: Option<ClockShown>,
    /// The number of this state of the game: a move names it.
    pub seq: u64,
    /// The number of this state of your draft: a move names it too.
    pub step: u32,
    /// Who has to act.
    pub turn: Option<TurnShown>,
    /// What you may know of the game, in its own shape.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
    /// Your legal moves; empty if it isn't your turn.
    pub moves: Vec<ChoiceShown>,
    /// Your moves that can be taken back, if there are any.
    pub draft: Option<DraftShown>,
    /// The lines of `log` follow the first so many moves and draws; forget older lines that
    /// came of later ones.
    pub log_from: usize,
    /// What happened since.
    pub log: Vec<LogShown>,
    /// The scores.
    pub scores: Option<ScoresShown>,
    /// How it ended.
    pub outcome: Option<OutcomeShown>,
    /// SHA-256 of the seed's text, shown before anything is drawn.
    pub commitment: String,
    /// The seed, when the game is over.
    pub seed: Option<String>,
    /// Somebody asks to take moves back.
    pub undo: Option<UndoShown>,
    /// The seats that agree to end the game here.
    pub ending: Vec<usize>,
    /// Whether you may ask for hints: the host allows them, or nobody else plays here.
    pub hints: bool,
    /// Whether the host allows everybody to ask for hints.
    pub hints_allowed: bool,
    /// Whether the host has silenced the chat.
    pub chat_muted: bool,
    /// New lines of chat.
    pub chat: Vec<ChatShown>,
    /// Where the game was continued from, if its beginning is another game's.
    pub continued: Option<ContinuedShown>,
    /// The table of the rematch.
    pub rematch: Option<String>,
}

/// Where a game was continued from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ContinuedShown {
    /// The table, if it was one of this server.
    pub from: Option<String>,
    /// The first so many moves and draws are those of the other game. Only the draws after them
    /// follow from the seed of this one.
    pub at: usize,
}

/// A finished game is to be continued from some moment, at a table of its own.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ContinueRequest {
    /// After so many moves and draws. If something is drawn there, it is drawn as it was.
    pub at: usize,
    /// The seats in order, as many as the game had. If none is open, it goes on at once.
    pub seats: Vec<SeatWish>,
}

/// What you are at a table.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct YouShown {
    /// Your seats.
    pub seats: Vec<usize>,
    /// Through whose eyes you see the game; `null` if you see only what is public.
    pub viewer: Option<usize>,
    /// Whether you are the host.
    pub host: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatShown {
    /// `open`, `person` or `bot`.
    pub kind: &'static str,
    /// The person's name; with a number if it could be taken for somebody else's at this table.
    pub name: Option<String>,
    /// The person's colour.
    pub color: Option<String>,
    /// The level of the bot, or of the bot that plays for an absent person.
    pub level: Option<String>,
    /// Whether the seat is yours.
    pub yours: bool,
    /// Whether the host of the table sits there.
    pub host: bool,
    /// Whether a bot plays for the person.
    pub away: bool,
    /// Whether the person has resigned; a bot plays on for them.
    pub resigned: bool,
    /// Whether the person has a live stream of the table; always `false` in lists.
    pub online: bool,
}

/// The keys of a table.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct KeysShown {
    /// Whoever has this may take an open seat.
    pub invite: String,
    /// Whoever has this may look.
    pub watch: String,
}

/// The clock.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ClockShown {
    /// The rule.
    pub rule: ClockRule,
    /// Milliseconds left by seat, at the moment of this answer.
    pub left: Vec<i64>,
    /// Whose time is running.
    pub running: Option<usize>,
}

/// Your moves that can be taken back.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct DraftShown {
    /// The moves.
    pub moves: Vec<String>,
    /// Whether the turn is complete and waits for your confirmation.
    pub complete: bool,
}

/// Somebody asks to take moves back.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct UndoShown {
    /// The number of the question; an answer names it.
    pub question: u64,
    /// Which seat asks.
    pub by: usize,
    /// The game would go back to its first so many moves and draws.
    pub to: usize,
    /// The seats that have not answered yet.
    pub waiting: Vec<usize>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ChatShown {
    /// Its number, from 1.
    pub line: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who; with a number if the name could be taken for somebody else's at this table.
    pub name: String,
    /// Whether it is yours.
    pub yours: bool,
    /// Whether it is the host's.
    pub host: bool,
    /// Plain text.
    pub text: String,
}

/// The key of a table's link.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterRequest {
    /// The key.
    pub key: String,
}

/// A move.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// Which of your seats; may be missing if it is clear.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<usize>,
    /// The `seq` of the table as you saw it.
    pub seq: u64,
    /// The `step` of the table as you saw it.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    pub step: u32,
    /// The move's notation.
    #[serde(default, rename = "move")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Several moves in place of one, of which all are played or none; at most 16.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub moves: Vec<String>,
    /// If this completes your turn, it needs no further confirmation.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub confirm: bool,
}

/// Undo, restart or confirm.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmRequest {
    /// Which of your seats; may be missing if it is clear.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<usize>,
    /// The `seq` of the table as you saw it.
    pub seq: u64,
    /// The `step` of the table as you saw it.
    pub step: u32,
}

/// An answer to somebody who asks to take moves back.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// The number of the question, as the table shows it.
    pub question: u64,
    /// Whether you agree.
    pub agree: bool,
}

/// You give up for good, and a bot plays on.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResignRequest {
    /// Which of your seats; all of them if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<usize>,
}

/// You agree to end the game here, or want to play on.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndRequest {
    /// Whether you agree. The game ends when everybody who plays does.
    pub agree: bool,
}

/// Something to say.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// Plain text, at most 500 characters.
    pub text: String,
}

/// What a host can change.
#[derive(Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsRequest {
    /// Whether the table is listed in the lobby.
    #[serde(default)]
    #[ts(optional)]
    pub public: Option<bool>,
    /// Whether only you may chat.
    #[serde(default)]
    #[ts(optional)]
    pub chat_muted: Option<bool>,
    /// Whether everybody may ask for hints.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
}

/// A part of a finished game, step by step.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ReplayShown {
    /// How many moves and draws the game has.
    pub length: usize,
    /// Some steps.
    pub steps: Vec<ReplayStep>,
}

/// The game after some move or draw.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// How many moves and draws have been made; 0 is the beginning.
    pub number: usize,
    /// Who made the last one; `null` for a draw and at the beginning.
    pub seat: Option<usize>,
    /// The last one in notation.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// Who has to act.
    pub turn: TurnShown,
    /// The game as the chosen seat saw it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What came of the last one.
    pub log: Vec<LogShown>,
    /// The scores.
    pub scores: ScoresShown,
}

/// Every point of a game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ScoreSheet {
    /// The final scores.
    pub scores: ScoresShown,
    /// The result.
    pub outcome: Option<OutcomeShown>,
    /// Every change of a score, in order.
    pub lines: Vec<SheetLine>,
}

/// A change of a score, and when.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SheetLine {
    /// The number of the move or draw it came of, from 1.
    pub number: usize,
    /// The change.
    #[serde(flatten)]
    pub score: ScoreShown,
}

impl From<&SeatWish> for engawa_table::SeatWish {
    fn from(wish: &SeatWish) -> Self {
        match wish {
            SeatWish::Me => Self::Me,
            SeatWish::HotSeat { name } => Self::HotSeat { name: name.clone() },
            SeatWish::Open => Self::Open,
            SeatWish::Bot { level } => Self::Bot {
                level: level.clone(),
            },
        }
    }
}
