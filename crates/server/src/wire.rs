//! What goes over the wire. The types for TypeScript and the OpenAPI document come from here.

mod game;
mod person;
mod table;
mod think;

pub(crate) use game::BriefOptions;
pub use game::{
    ChoiceShown, DocumentChecked, FaultShown, GameShown, LogShown, OptionShown, OutcomeShown,
    ScoreShown, ScoresShown, StandingShown, TurnShown, ValueShown,
};
pub use person::{ClaimRequest, LinkMade, LinkShown, Me, MeRequest};
pub use table::{
    AnswerRequest, ChatRequest, ChatShown, ClockRule, ClockShown, ConfirmRequest, ContinueRequest,
    ContinuedShown, DraftShown, EndRequest, EnterRequest, KeysShown, MoveRequest, NewTable,
    PresenceShown, ReplayShown, ReplayStep, ResignRequest, ScoreSheet, SeatChange, SeatShown,
    SeatWish, SettingsRequest, SheetLine, StatusShown, TableListed, TableMade, TableShown,
    UndoShown, YouShown,
};
pub use think::{AidsShown, HintRequest, HintShown, HintedMoveShown};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::{Config, TS};
use utoipa::ToSchema;

/// Why something was not done.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A stable code, e.g. `move/not-legal`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
}

/// What is not possible as the table stands; a move that answers an old state of it also gets the
/// state as it is now.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Stale {
    /// A stable code: `move/stale`, if the table had moved on.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// The table now, with `move/stale`.
    #[ts(type = "TableShown")]
    #[schema(required = false, value_type = TableShown)]
    pub table: Box<RawValue>,
}

/// The types for TypeScript, as one file.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text =
        "// Made from crates/server/src/wire by `cargo xtask types`. Do not edit.\n".to_owned();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$name as TS>::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&<$name as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    declare![
        serde_json::Value,
        Problem,
        Stale,
        GameShown,
        OptionShown,
        ValueShown,
        DocumentChecked,
        FaultShown,
        TurnShown,
        ChoiceShown,
        LogShown,
        ScoreShown,
        ScoresShown,
        OutcomeShown,
        StandingShown,
        Me,
        MeRequest,
        LinkMade,
        LinkShown,
        ClaimRequest,
        NewTable,
        SeatWish,
        SeatChange,
        ClockRule,
        ContinueRequest,
        ContinuedShown,
        TableMade,
        TableListed,
        StatusShown,
        TableShown,
        PresenceShown,
        YouShown,
        SeatShown,
        KeysShown,
        ClockShown,
        DraftShown,
        UndoShown,
        ChatShown,
        EnterRequest,
        MoveRequest,
        ConfirmRequest,
        AnswerRequest,
        ResignRequest,
        EndRequest,
        ChatRequest,
        SettingsRequest,
        ReplayShown,
        ReplayStep,
        ScoreSheet,
        SheetLine,
        AidsShown,
        HintRequest,
        HintShown,
        HintedMoveShown,
    ];
    text
}
