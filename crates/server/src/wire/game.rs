//! Games, moves and scores.

use std::collections::BTreeMap;

use engawa_catalog::{Choice, LogLine};
use engawa_core::{Fault, GameInfo, Outcome, ScoreEntry, Scorer, Scores, Turn};
use serde::{Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game there is to play.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct GameShown {
    /// The short name, e.g. `gorinto`.
    pub id: &'static str,
    /// The title.
    pub name: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// The player counts.
    pub players: Vec<usize>,
    /// What there is to choose.
    pub options: Vec<OptionShown>,
    /// How many action ids there are.
    pub actions: u32,
    /// The levels of bots that can play it, the weakest first.
    pub bots: Vec<&'static str>,
}

impl GameShown {
    /// What is shown of `info`, at a server with bots of these levels.
    pub fn new(info: &GameInfo, bots: Vec<&'static str>) -> Self {
        let option = |spec: &engawa_core::OptionSpec| OptionShown {
            key: spec.key,
            about: spec.about,
            values: spec
                .values
                .iter()
                .map(|value| ValueShown {
                    id: value.id,
                    about: value.about,
                })
                .collect(),
            players: spec.players.to_vec(),
            document: spec.document,
        };
        Self {
            id: info.id,
            name: info.name,
            designer: info.designer,
            rules: info.rules,
            players: info.players.to_vec(),
            options: info.options.iter().map(option).collect(),
            actions: info.actions,
            bots,
        }
    }
}

/// One thing to choose before a game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct OptionShown {
    /// The key, e.g. `landscape`.
    pub key: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// What it can be; the first value is the default.
    pub values: Vec<ValueShown>,
    /// The player counts for which another value than the default may be chosen.
    pub players: Vec<usize>,
    /// Whether a document (a map, a card set) can be given in place of a value.
    pub document: bool,
}

/// One value of an option.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct ValueShown {
    /// The value as written.
    pub id: &'static str,
    /// One sentence about it.
    pub about: &'static str,
}

/// What came of checking a document (a map, a set of cards).
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct DocumentChecked {
    /// The document as a value for the option, if it has no fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub value: Option<Value>,
    /// Every fault. What can't be read at all is one.
    pub faults: Vec<FaultShown>,
}

impl DocumentChecked {
    /// What is shown of a document that was read, or of its faults.
    pub fn new(read: Result<Value, Vec<Fault>>) -> Self {
        let (value, faults) = match read {
            Ok(value) => (Some(value), Vec::new()),
            Err(faults) => (None, faults),
        };
        let faults = faults.into_iter().map(|fault| FaultShown {
            place: fault.place,
            problem: fault.problem,
        });
        Self {
            value,
            faults: faults.collect(),
        }
    }
}

/// One fault of a document.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct FaultShown {
    /// Where, in the document's own words.
    pub place: String,
    /// What is wrong there, and what is expected.
    pub problem: String,
}

/// Who has to act: `{"seat": 0}`, `"chance"` or `"over"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurnShown {
    /// This seat.
    Seat(usize),
    /// Something is drawn.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl From<Turn> for TurnShown {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Seat(seat) => Self::Seat(seat.index()),
            Turn::Chance => Self::Chance,
            Turn::Over => Self::Over,
        }
    }
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ChoiceShown {
    /// Its notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Its action id.
    pub action: u32,
}

impl From<Choice> for ChoiceShown {
    fn from(choice: Choice) -> Self {
        Self {
            text: choice.text,
            action: choice.action,
        }
    }
}

/// One line of the log: something happened, or somebody scored.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LogShown {
    /// The number of the move or draw it came of, from 1.
    pub number: usize,
    /// What happened, in the game's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ event: string, [key: string]: unknown }")]
    #[schema(value_type = Option<Object>)]
    pub event: Option<Value>,
    /// Who scored how much for what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<ScoreShown>,
}

impl From<LogLine> for LogShown {
    fn from(line: LogLine) -> Self {
        Self {
            number: line.number,
            event: line.event,
            score: line.score.map(ScoreShown::from),
        }
    }
}

/// A change of somebody's score, and why.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ScoreShown {
    /// Whose score; `null` is the opponent that the rules play.
    pub seat: Option<usize>,
    /// The change.
    pub points: i32,
    /// The number of the rule.
    pub rule: String,
    /// What it is for: a key and values.
    #[ts(type = "{ key: string, [value: string]: unknown }")]
    #[schema(value_type = Object)]
    pub reason: Value,
}

impl From<ScoreEntry> for ScoreShown {
    fn from(entry: ScoreEntry) -> Self {
        Self {
            seat: match entry.scorer {
                Scorer::Seat(seat) => Some(seat.index()),
                Scorer::Rival => None,
            },
            points: entry.points,
            rule: entry.rule.to_owned(),
            reason: serde_json::to_value(entry.reason).unwrap_or_default(),
        }
    }
}

/// The scores now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ScoresShown {
    /// By seat.
    pub seats: Vec<i32>,
    /// Of the opponent that the rules play.
    pub rival: Option<i32>,
}

impl From<Scores> for ScoresShown {
    fn from(scores: Scores) -> Self {
        Self {
            seats: scores.seats.to_vec(),
            rival: scores.rival,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct OutcomeShown {
    /// By seat.
    pub standings: Vec<StandingShown>,
    /// The final score of the opponent that the rules play.
    pub rival: Option<i32>,
    /// What ended and what decided the game, as short keys.
    pub ending: Vec<String>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct StandingShown {
    /// The final score.
    pub score: i32,
    /// The place, from 1.
    pub rank: u8,
    /// Whether this seat won.
    pub won: bool,
}

impl From<Outcome> for OutcomeShown {
    fn from(outcome: Outcome) -> Self {
        let standing = |standing: &engawa_core::Standing| StandingShown {
            score: standing.score,
            rank: standing.rank,
            won: standing.won,
        };
        Self {
            standings: outcome.standings.iter().map(standing).collect(),
            rival: outcome.rival,
            ending: outcome.ending.iter().map(|key| key.to_string()).collect(),
        }
    }
}

/// Options of a table, with a whole document shown as `"(own)"`.
pub(crate) struct BriefOptions<'a>(pub &'a BTreeMap<String, Value>);

impl Serialize for BriefOptions<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let own = Value::from("(own)");
        serializer.collect_map(self.0.iter().map(|(key, value)| match value {
            Value::Object(_) => (key, &own),
            other => (key, other),
        }))
    }
}
