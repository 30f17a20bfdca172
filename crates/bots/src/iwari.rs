//! Iwari: what would be scored now, midway and in the end, and settlements in the making.

use engawa_core::{Game, MAX_SEATS, Seat, Turn};
use engawa_iwari::{Biome, Iwari, SETTLEMENT, When};

use crate::level::Levels;
use crate::{Evaluate, Outlook, Style};

/// What groups of 2 and 3 tents are worth: they may become settlements.
const GROUPS: [f32; SETTLEMENT as usize] = [0.0, 0.0, 0.6, 1.6];

impl Evaluate for Iwari {
    const STYLE: Style = Style {
        curiosity: 0.3,
        temperature: 2.0,
        turns: 2,
        solo_turns: 2,
        compared: 3,
        guess_others: false,
        width: 60,
    };

    const LEVELS: Levels = Levels {
        easy_slips: 45,
        medium: 150,
        hard: 12_000,
    };

    fn outlook(&self) -> Outlook {
        let scores = self.scores();
        let players = self.players();
        let mut points = [0.0; MAX_SEATS];
        for (points, score) in points
            .iter_mut()
            .zip(scores.seats.iter().chain(&scores.rival))
        {
            *points = *score as f32;
        }
        let over = self.turn() == Turn::Over;
        if !over {
            let last = self.points_now(When::Final);
            let midway = self.points_now(When::Midway);
            let before_midway = self.exhaustions() == 0;
            for tribe in 0..self.tribes() {
                points[tribe] += last[tribe] as f32 + settling(self, tribe);
                if before_midway {
                    points[tribe] += midway[tribe] as f32;
                }
            }
            for seat in Seat::all(players) {
                points[seat.index()] += hand_worth(self, seat);
            }
        }
        let rival = scores.rival.map(|_| points[players]);
        let left = match self.exhaustions() {
            0 => 1.0 + f32::from(self.deck_size()) / 40.0,
            1 => f32::from(self.deck_size()) / 40.0,
            _ => 0.0,
        };
        Outlook {
            seats: points,
            rival,
            doubt: 4.0 + 6.0 * left,
        }
    }
}

/// Groups of tents that aren't settlements yet.
fn settling(state: &Iwari, tribe: usize) -> f32 {
    let mut rest = state.tents(tribe);
    let mut worth = 0.0;
    while rest != 0 {
        let group = state.group(rest, rest.trailing_zeros() as u8);
        rest &= !group;
        worth += GROUPS
            .get(group.count_ones() as usize)
            .copied()
            .unwrap_or(0.0);
    }
    worth
}

/// Cards that can do more are worth a little.
fn hand_worth(state: &Iwari, seat: Seat) -> f32 {
    let hand = state.hand(seat);
    let mut worth = 0.0;
    for biome in Biome::ALL {
        worth += match hand.count(biome) {
            0 => 0.0,
            1 => 0.3,
            2 => 0.8,
            _ => 1.0,
        };
    }
    worth
}
