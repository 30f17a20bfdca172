//! A score is the sum of its entries.

use engawa_core::{Game, Log, MAX_SEATS, Scorer, Scores, Seat};

use crate::violation::{Check, ensure};

/// The sums of all entries up to now.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    seats: [i32; MAX_SEATS],
    rival: i32,
}

impl Tally {
    pub const fn from_nothing() -> Self {
        Self {
            seats: [0; MAX_SEATS],
            rival: 0,
        }
    }

    /// For a game that is joined in the middle.
    pub fn from_scores(scores: &Scores) -> Self {
        let mut tally = Self::from_nothing();
        tally.seats[..scores.seats.len()].copy_from_slice(&scores.seats);
        tally.rival = scores.rival.unwrap_or(0);
        tally
    }

    pub fn add<G: Game>(&mut self, log: &Log<G>) -> Check {
        for entry in log.scores() {
            ensure!(
                !entry.rule.is_empty(),
                "scores",
                "an entry has no rule: {entry:?}"
            );
            *match entry.scorer {
                Scorer::Seat(seat) => &mut self.seats[seat.index()],
                Scorer::Rival => &mut self.rival,
            } += entry.points;
        }
        Ok(())
    }

    pub fn seat(&self, seat: Seat) -> i32 {
        self.seats[seat.index()]
    }

    pub const fn rival(&self) -> i32 {
        self.rival
    }

    /// The state's scores are these sums.
    pub fn compare<G: Game>(&self, state: &G) -> Check {
        let Scores { seats, rival } = state.scores();
        ensure!(
            seats.len() == state.players(),
            "scores",
            "{} scores",
            seats.len()
        );
        for (i, (score, sum)) in seats.iter().zip(&self.seats).enumerate() {
            ensure!(
                score == sum,
                "scores",
                "seat {i} has {score} points, its entries say {sum}"
            );
        }
        let (score, sum) = (rival.unwrap_or(0), self.rival);
        ensure!(
            score == sum,
            "scores",
            "the rival has {score} points, its entries say {sum}"
        );
        Ok(())
    }
}
