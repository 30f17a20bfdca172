//! Why a table refuses something, as an answer: a status and a sentence.

use axum::http::StatusCode;
use engawa_table::Refusal;

use crate::error::ApiError;

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let code = refusal.code();
        let (status, message) = answer(refusal);
        Self::with_status(status, code, message)
    }
}

fn answer(refusal: Refusal) -> (StatusCode, String) {
    use StatusCode as S;
    let (status, message) = match refusal {
        Refusal::NoSuchSeat { .. } => (S::NOT_FOUND, "There is no such seat."),
        Refusal::NotYourSeat { seat: None } => (S::FORBIDDEN, "You have no seat at this table."),
        Refusal::NotYourSeat { .. } => (S::FORBIDDEN, "That seat is not yours."),
        Refusal::NotYoursToGive { .. } => (S::FORBIDDEN, "That seat is not yours to give."),
        Refusal::SeatsAreFixed { .. } => (
            S::FORBIDDEN,
            "The game has started: you can only take your own seat back.",
        ),
        Refusal::Away { .. } => (
            S::CONFLICT,
            "A bot plays for you: take your seat back first.",
        ),
        Refusal::Resigned { .. } => (S::CONFLICT, "You have resigned: a bot plays on for you."),
        Refusal::Removed { .. } => (
            S::FORBIDDEN,
            "The host has removed you from this table. You can sit down again in a few minutes.",
        ),
        Refusal::TurnLost { .. } => (
            S::CONFLICT,
            "The bot finishes this turn, then you can take your seat back.",
        ),
        Refusal::NotHost => (S::FORBIDDEN, "Only the host of the table can do that."),
        Refusal::NotHouse => (S::FORBIDDEN, "Only the server can do that."),
        Refusal::Started => (S::CONFLICT, "This game has started already."),
        Refusal::OpenSeats { .. } => (
            S::CONFLICT,
            "There are open seats: wait for people, or fill them with bots.",
        ),
        Refusal::TableOver => (S::CONFLICT, "This game is over."),
        Refusal::NotOver => (S::CONFLICT, "The game is not over yet."),
        Refusal::NotStarted => (S::CONFLICT, "The game has not started yet."),
        Refusal::NotYourTurn { .. } => (S::CONFLICT, "It is not your turn."),
        Refusal::MoveAfterEnd => (S::CONFLICT, "The game is over."),
        Refusal::Stale => (
            S::CONFLICT,
            "The table has moved on; here is how it stands now.",
        ),
        Refusal::ConfirmFirst => (
            S::CONFLICT,
            "Your turn is complete: confirm it, or take something back.",
        ),
        Refusal::MoveCount { most, .. } => {
            let message = format!("1 to {most} moves are expected.");
            return (S::UNPROCESSABLE_ENTITY, message);
        }
        Refusal::Illegal(fault) => return (S::UNPROCESSABLE_ENTITY, fault.to_string()),
        Refusal::NothingDrafted => (S::CONFLICT, "There is nothing of this turn to take back."),
        Refusal::NothingPlayed => (
            S::CONFLICT,
            "You have not played here yet: there is nothing to take back.",
        ),
        Refusal::TurnChangedTooOften { .. } => (S::CONFLICT, "Undo limit reached for this turn."),
        Refusal::TakenBackTooOften { .. } => (S::CONFLICT, "Undo limit reached for this table."),
        Refusal::Incomplete => (S::CONFLICT, "Your turn is not complete yet."),
        Refusal::UndoNotPlaying => (
            S::CONFLICT,
            "Moves can only be taken back while the game is on.",
        ),
        Refusal::NotAsked => (S::CONFLICT, "Nobody asks you that any more."),
        Refusal::UndoAskedAlready => (
            S::CONFLICT,
            "Somebody else asks to take moves back: answer that first.",
        ),
        Refusal::PlayAlone => (
            S::CONFLICT,
            "One of these moves shows you something hidden: play it by itself.",
        ),
        Refusal::HintsOff => (
            S::FORBIDDEN,
            "The host of this table has not allowed hints.",
        ),
        Refusal::NothingToHint => (
            S::CONFLICT,
            "Your turn is complete: there is nothing to choose.",
        ),
        Refusal::ChatMuted => (S::FORBIDDEN, "The host has muted the chat."),
        Refusal::ChatText { longest } | Refusal::Name { longest } => {
            let message = format!("A text of 1 to {longest} characters is expected.");
            return (S::UNPROCESSABLE_ENTITY, message);
        }
        Refusal::ClockRange => (
            S::UNPROCESSABLE_ENTITY,
            "A bank of 10 seconds to 30 days and an increment of at most a day are expected.",
        ),
        Refusal::TooManySeats { most } => {
            let message = format!("No game here has more than {most} seats.");
            return (S::UNPROCESSABLE_ENTITY, message);
        }
        Refusal::SeatCount { expected, given } => {
            let message = format!("{expected} seats are expected, not {given}.");
            return (S::UNPROCESSABLE_ENTITY, message);
        }
        Refusal::ContinueOver => (
            S::CONFLICT,
            "The game was over then: there is nothing to continue.",
        ),
        Refusal::Open(error) => {
            let status = match &error {
                engawa_catalog::OpenError::Game(_) => S::NOT_FOUND,
                engawa_catalog::OpenError::Options(_) => S::UNPROCESSABLE_ENTITY,
            };
            return (status, error.to_string());
        }
    };
    (status, message.to_owned())
}
