//! How well a bot did.

use std::time::Duration;

use engawa_core::Outcome;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::matches::Match;

/// What a bot did in all its games.
#[derive(Clone, Default)]
pub struct Standing {
    games: f64,
    wins: f64,
    points: f64,
    choices: u64,
    time: Duration,
    longest: Duration,
    rating: WengLinRating,
}

impl Standing {
    /// How every bot did. A victory shared by several is divided among them.
    pub fn of_all(bots: usize, matches: &[Match]) -> Vec<Self> {
        let mut standings = vec![Self::default(); bots];
        for game in matches {
            let outcome = &game.played.outcome;
            let winners = outcome.winners().count() as f64;
            for (seat, &bot) in game.bots.iter().enumerate() {
                let standing = &mut standings[bot];
                standing.games += 1.0;
                if outcome.standings[seat].won {
                    standing.wins += 1.0 / winners;
                }
                standing.points += f64::from(outcome.standings[seat].score);
                standing.choices += u64::from(game.played.choices[seat]);
                standing.time += game.played.time[seat];
                standing.longest = standing.longest.max(game.played.longest[seat]);
            }
            rate(&mut standings, &game.bots, outcome);
        }
        standings
    }

    /// The share of its games that it won.
    pub fn win_share(&self) -> f64 {
        self.wins / self.games
    }

    /// Where its true share of victories lies in 95 of 100 cases (Wilson's interval).
    pub fn ci95(&self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let (n, p) = (self.games, self.win_share());
        let centre = p + Z * Z / (2.0 * n);
        let width = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        [(centre - width) / scale, (centre + width) / scale].map(|share| share.clamp(0.0, 1.0))
    }

    /// Its mean score.
    pub fn mean_score(&self) -> f64 {
        self.points / self.games
    }

    /// How long it thought about a real choice.
    pub fn ms_per_move(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.choices.max(1) as f64
    }

    /// How long it thought about the choice that took it longest.
    pub fn ms_at_most(&self) -> f64 {
        self.longest.as_secs_f64() * 1000.0
    }

    /// Its rating by Weng and Lin; 25 is where everybody starts.
    pub fn rating(&self) -> f64 {
        self.rating.rating
    }
}

/// Takes a game into account. Bots that play several seats of it, or none against others, are
/// rated by the seats of others only.
fn rate(standings: &mut [Standing], bots: &[usize], outcome: &Outcome) {
    let mut seen: Vec<usize> = bots.to_vec();
    seen.sort_unstable();
    seen.dedup();
    if seen.len() != bots.len() || bots.len() < 2 {
        return;
    }
    let ratings: Vec<_> = bots.iter().map(|&bot| [standings[bot].rating]).collect();
    let teams: Vec<_> = ratings
        .iter()
        .zip(&outcome.standings)
        .map(|(rating, standing)| {
            let rank = MultiTeamOutcome::new(standing.rank.into());
            (&rating[..], rank)
        })
        .collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (&bot, team) in bots.iter().zip(new) {
        standings[bot].rating = team[0];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_as_in_the_books() {
        let standing = Standing {
            games: 100.0,
            wins: 80.0,
            ..Standing::default()
        };
        let [low, high] = standing.ci95();
        assert!((low - 0.711).abs() < 0.001 && (high - 0.867).abs() < 0.001);
    }

    #[test]
    fn nothing_is_certain_after_a_few_games() {
        let standing = Standing {
            games: 4.0,
            wins: 4.0,
            ..Standing::default()
        };
        let [low, high] = standing.ci95();
        assert!(low < 0.6 && high == 1.0);
    }
}
