//! What helps a person to think.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::game::ScoreShown;

/// What the rules can tell you about what you see.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct AidsShown {
    /// The `seq` of the table that it is about.
    pub seq: u64,
    /// The `step` of your draft that it is about.
    pub step: u32,
    /// What each choice would do, who leads where, what is missing: in the game's own shape;
    /// `null` if the game has nothing to say.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub aids: Option<Box<RawValue>>,
}

/// Asks what a good player would do.
#[derive(Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
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
}

/// What a good player would do.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct HintShown {
    /// The `seq` of the table that it is about.
    pub seq: u64,
    /// The `step` of your draft that it is about.
    pub step: u32,
    /// The best moves, the best first.
    pub moves: Vec<HintedMoveShown>,
    /// How the player would go on, beginning with the best move, as moves in notation.
    pub line: Vec<String>,
    /// What you would score in the course of that line.
    pub scores: Vec<ScoreShown>,
    /// The greatest of these scores: the reason in short. `null` if the move only prepares for
    /// points later on.
    pub why: Option<ScoreShown>,
}

/// What a good player thinks of a move.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct HintedMoveShown {
    /// The move's notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Its action id.
    pub action: u32,
    /// How much thought went into it, of 1.
    pub share: f32,
    /// The chance to win with it, from 0 to 1. In solo games without a rival, how good the
    /// result will be.
    pub chance: f32,
    /// Your final score, as expected.
    pub score: f32,
}
