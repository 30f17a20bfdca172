//! Plays random games on one thread and prints how many per second: `playouts [PLAYERS] [GAMES]`.
#![allow(clippy::unwrap_used, reason = "an example may stop at bad arguments")]

use std::time::Instant;

use engawa_core::{Game, Purpose, Rng, Seed, Silent, Turn};
use engawa_sagani::{Options, Sagani};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().unwrap());
    let players = arguments.next().unwrap_or(4);
    let games = arguments.next().unwrap_or(20_000);
    let mut rng = Rng::new(Seed::from(1), Purpose::Draws);
    let mut moves = Vec::new();
    let (mut events, mut points) = (0_u64, 0_i64);
    let begun = Instant::now();
    for _ in 0..games {
        let mut state = Sagani::start(&Options::default(), players).unwrap();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = state.sample_draw(&mut rng);
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(_) => {
                    moves.clear();
                    state.legal_moves(&mut moves);
                    state.play_unchecked(moves[rng.index(moves.len())], &mut Silent);
                }
            }
            events += 1;
        }
        points += i64::from(state.scores().seats[0]);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.0} games/s, {:.1} events a game, mean score of seat 0 {:.1}",
        f64::from(games as u32) / seconds,
        events as f64 / games as f64,
        points as f64 / games as f64,
    );
}
