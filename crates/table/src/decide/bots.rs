//! What the house does: bots move, time passes.

use super::Decision;
use super::play::draw_all;
use crate::{Absence, Command, Refusal, Status, Table, What};

impl Table {
    pub(super) fn decide_for_house(&self, command: &Command, now: i64) -> Decision {
        match command {
            Command::PlayBot { seq, seat, text } => {
                let bot = self.bot_to_act().map(|(seat, _)| seat);
                if self.seq != *seq || bot != Some(*seat) {
                    return Err(Refusal::Stale);
                }
                let mut ahead = self.base.position();
                ahead.play(text)?;
                let (seat, text) = (*seat, text.clone());
                let mut happens = vec![What::Played { seat, text }];
                draw_all(ahead.as_mut(), &mut happens);
                Ok(happens)
            }
            Command::PassTime { stand_in } => Ok(match self.out_of_time(now) {
                Some(seat) => self.call_bots(&[seat], stand_in, Absence::TimeOut),
                None => Vec::new(),
            }),
            Command::Forgive => {
                let running = self.status() == Status::Playing && self.running().is_some();
                let late = running && self.arrangement.since < now;
                let forgiven = late.then_some(What::Forgiven { until: now });
                Ok(forgiven.into_iter().collect())
            }
            Command::CloseUnplayed => Ok(match self.status() {
                Status::Open => vec![What::Closed],
                Status::Playing | Status::Finished | Status::Closed => Vec::new(),
            }),
            // Everything else is a person's to do.
            _ => Err(Refusal::NotYourSeat { seat: None }),
        }
    }
}
