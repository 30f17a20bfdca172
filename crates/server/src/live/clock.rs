//! Time per player: a bank, and something more after each turn.

use engawa_core::Seat;
use engawa_store::Status;

use super::Live;
use crate::wire::ClockShown;

const SECOND: i64 = 1000;

impl Live {
    /// Fills the banks at the start.
    pub(super) fn start_clock(&mut self, now: i64) {
        if let Some(rule) = self.doc.clock {
            self.doc.left = vec![i64::from(rule.bank) * SECOND; self.doc.seats.len()];
            self.doc.since = now;
        }
    }

    /// Books the time since the turn began to `seat`, who has just acted; a new turn begins.
    pub(super) fn book_time(&mut self, seat: Seat, turn_over: bool, now: i64) {
        let Some(rule) = self.doc.clock else {
            return;
        };
        if let Some(left) = self.doc.left.get_mut(seat.index()) {
            *left = (*left - (now - self.doc.since).max(0)).max(0);
            if turn_over {
                *left += i64::from(rule.increment) * SECOND;
            }
        }
        self.doc.since = now;
        self.doc_changed = true;
    }

    /// The time when nobody was there to play does not count: after a restart of the server.
    pub fn forgive_until(&mut self, now: i64) {
        self.doc.since = self.doc.since.max(now);
    }

    /// The seat whose time has run out by `now`.
    pub fn out_of_time(&self, now: i64) -> Option<Seat> {
        let seat = self.running()?;
        (self.clock_due()? <= now).then_some(seat)
    }

    /// When the time of the seat to act runs out.
    pub(super) fn clock_due(&self) -> Option<i64> {
        let seat = self.running()?;
        Some(self.doc.since + self.doc.left.get(seat.index())?)
    }

    /// The seat whose time is running: bots have all the time in the world.
    fn running(&self) -> Option<Seat> {
        self.doc.clock?;
        let seat = self.turn().seat()?;
        self.doc.seats[seat.index()].bot().is_none().then_some(seat)
    }

    pub(super) fn clock_shown(&self, now: i64) -> Option<ClockShown> {
        let rule = self.doc.clock?;
        if self.status == Status::Open {
            let left = vec![i64::from(rule.bank) * SECOND; self.doc.seats.len()];
            return Some(ClockShown {
                rule,
                left,
                running: None,
            });
        }
        let running = self.running();
        let mut left = self.doc.left.clone();
        if let Some(left) = running.and_then(|seat| left.get_mut(seat.index())) {
            *left = (*left - (now - self.doc.since).max(0)).max(0);
        }
        Some(ClockShown {
            rule,
            left,
            running: running.map(Seat::index),
        })
    }
}
