//! Taking final moves back, when everybody agrees.

use engawa_core::Seat;

use super::Decision;
use super::play::check_may_take_back;
use crate::{Person, Refusal, Status, Table, What};

impl Table {
    /// A person asks to go back to the beginning of their last turn. Against bots alone nobody
    /// has to agree; people who are away do.
    pub(super) fn ask_undo(&self, person: &Person, seq: u64) -> Decision {
        if self.status() != Status::Playing {
            return Err(Refusal::UndoNotPlaying);
        }
        if self.seq != seq {
            return Err(Refusal::Stale);
        }
        let seat = self.own_seat(&person.id, None)?;
        let own = self.seats_of(&person.id);
        if let Some(asked) = &self.asked {
            return match own.contains(&asked.by) {
                true => Ok(Vec::new()),
                false => Err(Refusal::UndoAskedAlready),
            };
        }
        let history = self.base.history();
        let is_own = |seat: Option<Seat>| seat.is_some_and(|seat| own.contains(&seat));
        let last = history.iter().rposition(|past| is_own(past.seat));
        // What was taken over from another game is not this one's to change.
        let first = self.arrangement.taken_over();
        let last = last.filter(|&last| last >= first);
        let to = last.and_then(|last| self.base.turn_start(last));
        let to = to.ok_or(Refusal::NothingPlayed)?.max(first);
        check_may_take_back(self.drafted, self.of_game)?;
        let waiting = self.others_with_a_say(&person.id);
        if waiting.is_empty() {
            return Ok(vec![What::Rewound { to }]);
        }
        let by = history[to].seat.unwrap_or(seat);
        Ok(vec![What::UndoAsked { by, to, waiting }])
    }

    /// A person answers who asks to take moves back.
    pub(super) fn answer_undo(&self, person: &Person, question: u64, agree: bool) -> Decision {
        let seats = self.seats_of(&person.id);
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat { seat: None });
        }
        let asked = self.asked.as_ref();
        let asked = asked.filter(|asked| asked.number == question);
        let asked = asked.ok_or(Refusal::NotAsked)?;
        let waits = |seat: &Seat| asked.waiting.contains(seat);
        if !seats.iter().any(waits) {
            return Err(Refusal::NotAsked);
        }
        let all = asked.waiting.iter().all(|seat| seats.contains(seat));
        let mut happens = vec![What::UndoAnswered { seats, agree }];
        if agree && all {
            happens.push(What::Rewound { to: asked.to });
        }
        Ok(happens)
    }
}
