//! Whole games between bots.

use std::time::{Duration, Instant};

use engawa_core::{MAX_SEATS, Outcome, Purpose, Rng, Seed, Silent, Turn, Viewer};

use crate::{Bot, Evaluate};

/// What came of a game between bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves were made in all.
    pub moves: u64,
    /// How many real choices each seat had.
    pub choices: [u32; MAX_SEATS],
    /// How long each seat thought about them.
    pub time: [Duration; MAX_SEATS],
}

/// Plays a game from its start to its end, `bots` sitting in the order of their seats. What is
/// drawn depends on `seed` alone, what the bots choose also on `choices`, so that one deal can
/// be played several times.
pub fn play_game<G: Evaluate>(
    start: &G,
    seed: Seed,
    choices: u64,
    bots: &mut [Box<dyn Bot<G>>],
) -> Played {
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut rngs: Vec<_> = (0..bots.len() as u64)
        .map(|seat| Rng::stream(seed, 2 + choices * MAX_SEATS as u64 + seat))
        .collect();
    let mut state = start.clone();
    let mut played = Played {
        outcome: Outcome {
            standings: Default::default(),
            rival: None,
            ending: Vec::new(),
        },
        moves: 0,
        choices: [0; MAX_SEATS],
        time: [Duration::ZERO; MAX_SEATS],
    };
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                legal.clear();
                state.legal_moves(&mut legal);
                let view = state.view(Viewer::Seat(seat));
                let seat = seat.index();
                let begin = Instant::now();
                let mv = bots[seat].choose(&view, &mut rngs[seat]);
                if !state.is_forced(&legal) {
                    played.time[seat] += begin.elapsed();
                    played.choices[seat] += 1;
                }
                debug_assert!(legal.contains(&mv), "{mv} is not legal");
                state.play_unchecked(mv, &mut Silent);
                played.moves += 1;
            }
        }
    }
    played.outcome = state.outcome().expect("the game is over");
    played
}
