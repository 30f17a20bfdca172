//! Taking final moves back, when everybody agrees.

use engawa_catalog::{Past, resume};
use engawa_core::Seat;
use engawa_store::{EventKind, Status};

use super::{Asked, Live};
use crate::error::{ApiError, ApiResult};

impl Live {
    /// A person asks to go back to the beginning of their last turn. Who plays only against
    /// bots needs nobody's consent.
    pub fn ask_undo(&mut self, person: &str, seq: u64, now: i64) -> ApiResult<()> {
        if self.status != Status::Playing {
            let message = "Moves can only be taken back while the game is on.";
            return Err(ApiError::conflict("undo/not-playing", message));
        }
        if self.seq != seq {
            return Err(ApiError::stale());
        }
        let own = self.doc.seats_of(person);
        let is_own = |past: &Past| past.seat.is_some_and(|seat| own.contains(&seat.index()));
        let last = self.base.history().iter().rposition(is_own);
        // What was taken over from another game is not this one's to change.
        let last = last.filter(|&last| last >= self.continued());
        let to = last.and_then(|last| self.base.turn_start(last));
        let Some(to) = to.map(|to| to.max(self.continued())) else {
            let message = "You have not played here yet: there is nothing to take back.";
            return Err(ApiError::conflict("undo/nothing", message));
        };
        self.check_may_take_back()?;
        let by = self.base.history()[to].seat.unwrap_or(Seat::new(own[0]));
        let seats = Seat::all(self.doc.seats.len());
        let waiting: Vec<_> = seats
            .filter(|seat| {
                let holder = &self.doc.seats[seat.index()];
                holder.bot().is_none() && !holder.is(person)
            })
            .collect();
        if waiting.is_empty() {
            return self.rewind(to, now);
        }
        self.asked = Some(Asked { by, to, waiting });
        self.touch();
        Ok(())
    }

    /// A person answers who asks to take moves back.
    pub fn answer_undo(&mut self, person: &str, seq: u64, agree: bool, now: i64) -> ApiResult<()> {
        let own = self.doc.seats_of(person);
        let nobody = || ApiError::conflict("undo/not-asked", "Nobody asks you that any more.");
        let asked = self.asked.as_mut().ok_or_else(nobody)?;
        if self.seq != seq {
            return Err(ApiError::stale());
        }
        if !asked.waiting.iter().any(|seat| own.contains(&seat.index())) {
            return Err(nobody());
        }
        if !agree {
            self.asked = None;
            self.touch();
            return Ok(());
        }
        asked.waiting.retain(|seat| !own.contains(&seat.index()));
        if asked.waiting.is_empty() {
            let to = asked.to;
            return self.rewind(to, now);
        }
        self.touch();
        Ok(())
    }

    /// Goes back to the first `to` events. What was drawn after them will be drawn again the
    /// same way, if the game comes to it again: the draws follow the seed.
    fn rewind(&mut self, to: usize, now: i64) -> ApiResult<()> {
        let mut record = self.base.record();
        record.events.truncate(to);
        record.result = None;
        self.base = resume(&record, self.seed)?;
        self.draft = None;
        self.drafted = 0;
        self.asked = None;
        self.seq += 1;
        self.rewinds.push((self.seq, to));
        self.note(now, None, EventKind::Rewind, to.to_string());
        if self.doc.clock.is_some() {
            self.doc.since = now;
            self.doc_changed = true;
        }
        self.settle();
        Ok(())
    }
}
