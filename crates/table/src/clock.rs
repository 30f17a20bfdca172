//! Time per player: a bank, and something more after each turn.

use engawa_core::Seat;

use crate::{ClockRule, Refusal, Status, Table};

const SECOND: i64 = 1000;

/// The clocks at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// The rule.
    pub rule: ClockRule,
    /// Milliseconds left by seat.
    pub left: Vec<i64>,
    /// Whose time is running.
    pub running: Option<Seat>,
}

impl ClockRule {
    /// Refuses clocks that make no sense.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        const DAY: u32 = 24 * 3600;
        if (10..=30 * DAY).contains(&self.bank) && self.increment <= DAY {
            return Ok(());
        }
        Err(Refusal::ClockRange)
    }

    fn bank(self) -> i64 {
        i64::from(self.bank) * SECOND
    }

    /// What somebody gets who comes back after their time ran out.
    fn least(self) -> i64 {
        i64::from(self.increment).max(60) * SECOND
    }
}

impl Table {
    /// Fills the banks.
    pub(crate) fn start_clock(&mut self, at: i64) {
        if let Some(rule) = self.arrangement.clock {
            self.arrangement.left = vec![rule.bank(); self.arrangement.seats.len()];
            self.arrangement.since = at;
        }
    }

    /// A turn begins anew: the time since it first began does not count.
    pub(crate) fn restart_clock(&mut self, at: i64) {
        if self.arrangement.clock.is_some() {
            self.arrangement.since = self.arrangement.since.max(at);
        }
    }

    /// Books the time since the last booking to `seat`, who has just acted.
    pub(crate) fn book_time(&mut self, seat: Seat, at: i64) {
        if self.arrangement.clock.is_none() {
            return;
        }
        let since = self.arrangement.since;
        // What a bot takes for its seat costs nothing.
        let spent = match self.is_bot(seat) {
            true => 0,
            false => (at - since).max(0),
        };
        if let Some(left) = self.arrangement.left.get_mut(seat.index()) {
            *left = (*left - spent).max(0);
        }
        self.arrangement.since = since.max(at);
    }

    /// Adds what a finished turn is worth.
    pub(crate) fn pay_increment(&mut self, seat: Seat) {
        let rule = self.arrangement.clock;
        if let (Some(rule), Some(left)) = (rule, self.arrangement.left.get_mut(seat.index())) {
            *left += i64::from(rule.increment) * SECOND;
        }
    }

    /// Books what `seat` has used of its time so far, if it is running.
    pub(crate) fn book_if_running(&mut self, seat: Seat, at: i64) {
        if self.running() == Some(seat) {
            self.book_time(seat, at);
        }
    }

    /// Gives `seat`, who plays again, some more time.
    pub(crate) fn grant(&mut self, seat: Seat, granted: i64, at: i64) {
        if let Some(left) = self.arrangement.left.get_mut(seat.index()) {
            *left += granted;
        }
        if self.turn().seat() == Some(seat) {
            self.restart_clock(at);
        }
    }

    /// What somebody gets who comes back to `seat`: only who had nothing left gets something.
    pub(crate) fn granted(&self, seat: Seat) -> i64 {
        let left = self.arrangement.left.get(seat.index());
        match (self.arrangement.clock, left) {
            (Some(rule), Some(0)) => rule.least(),
            _ => 0,
        }
    }

    /// The seat whose time has run out by `now`.
    pub(crate) fn out_of_time(&self, now: i64) -> Option<Seat> {
        let seat = self.running()?;
        (self.time_out_at()? <= now).then_some(seat)
    }

    /// When the time of the seat to act runs out.
    pub(crate) fn time_out_at(&self) -> Option<i64> {
        let seat = self.running()?;
        Some(self.arrangement.since + self.arrangement.left.get(seat.index())?)
    }

    /// The seat whose time is running: bots have all the time in the world.
    pub(crate) fn running(&self) -> Option<Seat> {
        self.arrangement.clock?;
        let seat = self.turn().seat()?;
        (!self.is_bot(seat)).then_some(seat)
    }

    /// What the clocks show.
    pub fn clock(&self, now: i64) -> Option<ClockReading> {
        let rule = self.arrangement.clock?;
        let running = self.running();
        let mut left = match self.status() {
            Status::Open => vec![rule.bank(); self.arrangement.seats.len()],
            _ => self.arrangement.left.clone(),
        };
        if let Some(left) = running.and_then(|seat| left.get_mut(seat.index())) {
            *left = (*left - (now - self.arrangement.since).max(0)).max(0);
        }
        Some(ClockReading {
            rule,
            left,
            running,
        })
    }
}
