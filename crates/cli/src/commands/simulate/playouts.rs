//! Games as fast as they can be played, nothing written down. Random ones allocate nothing per
//! choice.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};
use engawa_bots::{Evaluate, Players, play_game};
use engawa_core::{Game, Purpose, Rng, Seed, Setup, Silent, Turn};
use indicatif::ProgressBar;

use super::Seats;
use super::tally::Tally;

/// So many games are played before the progress bar is told, or a thread asks for more.
const PORTION: u64 = 1024;

/// Plays games 0 to `games` − 1 of the series that starts from `seed`.
pub fn play<G: Evaluate>(
    setup: &Setup<G>,
    seats: &Seats,
    seed: Seed,
    games: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Tally> {
    let portion = match seats {
        Seats::Random => PORTION,
        Seats::Bots(_) => 1,
    };
    let start = G::start(setup);
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        let mut moves = Vec::new();
        loop {
            let first = next.fetch_add(portion, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let end = games.min(first + portion);
            for n in first..end {
                match seats {
                    Seats::Random => play_one(&start, seed.nth(n), &mut moves, &mut tally),
                    Seats::Bots(bots) => {
                        let seed = seed.nth(n);
                        let played = play_game(&start, seed, &mut Players::new(bots, seed, 0));
                        tally.count(played.moves, &played.outcome);
                    }
                }
            }
            bar.inc(end - first);
        }
    };
    if threads == 1 {
        return Ok(work());
    }
    thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
        let started = (0..threads).map(spawn).collect::<Result<Vec<_>, _>>();
        let mut total = Tally::default();
        for thread in started.context("a thread can't be started")? {
            total.add(
                &thread
                    .join()
                    .expect("a thread that panics ends the program"),
            );
        }
        Ok(total)
    })
}

fn play_one<G: Game>(start: &G, seed: Seed, moves: &mut Vec<G::Move>, tally: &mut Tally) {
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut choices = Rng::new(seed, Purpose::Choices);
    let mut state = start.clone();
    let mut played = 0;
    loop {
        match state.turn() {
            Turn::Seat(_) => {
                moves.clear();
                state.legal_moves(moves);
                let mv = *choices.pick(moves);
                state.play_unchecked(mv, &mut Silent);
                played += 1;
            }
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let outcome = state.outcome().expect("the game is over");
    tally.count(played, &outcome);
}
