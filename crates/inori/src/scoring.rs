//! The end of the game. N8

use arrayvec::ArrayVec;
use engawa_core::{Message, Outcome, Sink, Standing, ranks};

use crate::aids::AltarStanding;
use crate::color::Color;
use crate::events::Event;
use crate::setup::SEATS;
use crate::spaces::SLOTS;
use crate::state::{Board, Inori, Phase};

impl Inori {
    pub(crate) fn end_game<S: Sink<Self>>(&mut self, sink: &mut S) {
        // N6.3: all are revealed by themselves at the final count.
        for seat in self.board.seats() {
            for color in self.hands[seat.index()].two_favors().iter() {
                self.turn_up(seat, color, sink);
            }
        }
        for slot in 0..SLOTS {
            if let Some(color) = self.board.altars[slot] {
                self.board.score_altar(slot, color, sink);
            }
        }
        self.board.phase = Phase::Over;
        sink.event(|| Event::GameEnded);
    }
}

impl Board {
    // N8.1–N8.4
    fn score_altar<S: Sink<Inori>>(&mut self, slot: usize, color: Color, sink: &mut S) {
        let favors: ArrayVec<u8, SEATS> = self
            .seats()
            .map(|seat| self.favors_in(seat, color))
            .collect();
        let standing = AltarStanding::of(&favors);
        let circles = self.cards.circles(slot);
        let reason = |key: &'static str| {
            move || {
                Message::new(key)
                    .with("slot", slot + 1)
                    .with("color", color.name())
            }
        };
        for seat in self.seats().filter(|seat| standing.first[seat.index()]) {
            self.score(seat, circles.first, "N8.1", reason("altar-most"), sink);
        }
        for seat in self.seats().filter(|seat| standing.second[seat.index()]) {
            self.score(seat, circles.second, "N8.2", reason("altar-second"), sink);
        }
    }

    /// How the game ended. N8.5
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = &self.scores[..self.players()];
        let ranks = ranks(scores);
        let standing = |(&score, &rank): (&i16, &u8)| Standing {
            score: score.into(),
            rank,
            won: rank == 1,
        };
        let winners = ranks.iter().filter(|&&rank| rank == 1).count();
        let ending = if winners == 1 {
            "most-points"
        } else {
            "shared"
        };
        Some(Outcome {
            standings: scores.iter().zip(&ranks).map(standing).collect(),
            rival: None,
            ending: vec![ending.into()],
        })
    }
}
