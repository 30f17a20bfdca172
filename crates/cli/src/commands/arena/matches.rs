//! Playing the games of an arena on several threads.

use anyhow::{Context, Result};
use engawa_bots::{BotSpec, Evaluate, Played, Players, play_game};
use engawa_core::Seed;
use indicatif::ProgressBar;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::lineups::Lineups;

/// A game that was played, and by whom.
pub struct Match {
    /// The bots by seat.
    pub bots: Vec<usize>,
    /// What came of it.
    pub played: Played,
}

/// Plays all games; the results are in their order.
pub fn play<G: Evaluate>(
    start: &G,
    bots: &[BotSpec],
    lineups: &Lineups,
    seed: Seed,
    games: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Vec<Match>> {
    let play_one = |game: u64| {
        let (deal, number, lineup) = lineups.of_game(game);
        let seed = seed.nth(deal);
        let mut players = Players::new(lineup.iter().map(|&bot| &bots[bot]), seed, number);
        let played = play_game(start, seed, &mut players);
        bar.inc(1);
        Match {
            bots: lineup,
            played,
        }
    };
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.context("threads can't be started")?;
    Ok(pool.install(|| (0..games).into_par_iter().map(play_one).collect()))
}
