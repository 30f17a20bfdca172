//! Counting what came of the games, in whole numbers, so that the order of adding up does not
//! matter.

use engawa_core::{MAX_SEATS, Outcome};

/// A victory in parts that can be shared by any number of seats: the least common multiple of
/// 1 to [`MAX_SEATS`].
const WIN: u64 = 60;

/// What came of some games.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many choices of players in all of them.
    pub moves: u64,
    scores: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

impl Tally {
    /// Counts a game that ended.
    pub fn count(&mut self, moves: u64, outcome: &Outcome) {
        self.games += 1;
        self.moves += moves;
        let winners = outcome.winners().count() as u64;
        for (seat, standing) in outcome.standings.iter().enumerate() {
            self.scores[seat] += i64::from(standing.score);
            if standing.won {
                self.wins[seat] += WIN / winners;
            }
        }
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        for seat in 0..MAX_SEATS {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    /// The mean number of choices in a game.
    pub fn mean_moves(&self) -> f64 {
        self.moves as f64 / self.games as f64
    }

    /// The mean score of each seat.
    pub fn mean_score(&self, players: usize) -> Vec<f64> {
        let mean = |&sum: &i64| sum as f64 / self.games as f64;
        self.scores[..players].iter().map(mean).collect()
    }

    /// The share of victories of each seat; a shared one is divided among its winners.
    pub fn win_share(&self, players: usize) -> Vec<f64> {
        let share = |&wins: &u64| wins as f64 / (WIN * self.games) as f64;
        self.wins[..players].iter().map(share).collect()
    }
}

#[cfg(test)]
mod tests {
    use engawa_core::Standing;

    use super::*;

    fn outcome(standings: &[(i32, bool)]) -> Outcome {
        let standing = |&(score, won)| Standing {
            score,
            rank: 1,
            won,
        };
        Outcome {
            standings: standings.iter().map(standing).collect(),
            rival: None,
            ending: Vec::new(),
        }
    }

    #[test]
    fn a_shared_victory_is_divided() {
        let mut tally = Tally::default();
        tally.count(10, &outcome(&[(5, true), (3, false), (5, true)]));
        tally.count(20, &outcome(&[(1, false), (3, true), (-2, false)]));
        assert_eq!(tally.win_share(3), [0.25, 0.5, 0.25]);
        assert_eq!(tally.mean_score(3), [3.0, 3.0, 1.5]);
        assert_eq!(tally.mean_moves(), 15.0);
    }

    #[test]
    fn nobody_may_win() {
        let mut tally = Tally::default();
        tally.count(10, &outcome(&[(5, false)]));
        assert_eq!(tally.win_share(1), [0.0]);
    }

    #[test]
    fn every_number_of_winners_divides_a_victory() {
        assert!((1..=MAX_SEATS as u64).all(|winners| WIN.is_multiple_of(winners)));
    }
}
