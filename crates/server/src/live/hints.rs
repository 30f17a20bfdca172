//! Who may ask what a good player would do.

use super::{Holder, Live};
use crate::error::{ApiError, ApiResult};
use crate::players::Position;
use crate::wire::HintRequest;

impl Live {
    /// Whether `person` may ask for hints: where the host allows them, or where nobody else
    /// plays. Somebody who left may come back, and counts.
    pub fn may_have_hints(&self, person: Option<&str>) -> bool {
        let Some(person) = person else {
            return false;
        };
        let seats = &self.doc.seats;
        let other = |seat: &Holder| seat.person().is_some_and(|one| one != person);
        let plays = seats.iter().any(|seat| seat.is(person));
        plays && (self.doc.hints || !seats.iter().any(other))
    }

    /// What the seat may know that `person` wants a hint for.
    pub fn hint_position(&self, person: &str, request: &HintRequest) -> ApiResult<Position> {
        let seat = self.own_seat(person, request.seat)?;
        if !self.may_have_hints(Some(person)) {
            let message = "The host of this table has not allowed hints.";
            return Err(ApiError::forbidden("hint/not-allowed", message));
        }
        self.check_current(seat, request.seq, request.step)?;
        self.check_turn(seat)?;
        let complete = |draft: &super::Draft| draft.is_complete(self.base.as_ref());
        if self.draft.as_ref().is_some_and(complete) {
            let message = "Your turn is complete: there is nothing to choose.";
            return Err(ApiError::conflict("hint/nothing", message));
        }
        Ok(Position::new(self.seen_by(Some(seat)), seat))
    }
}
