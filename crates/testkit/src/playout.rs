//! The fastest way through a random game, for benches.

use engawa_core::{Game, Purpose, Rng, Seed, Silent, Turn};

/// Plays from `start` to the end, without a record. `moves` is only a buffer.
pub fn playout<G: Game>(start: &G, seed: Seed, moves: &mut Vec<G::Move>) -> G {
    let mut state = start.clone();
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut choices = Rng::new(seed, Purpose::Choices);
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(_) => {
                moves.clear();
                state.legal_moves(moves);
                let mv = *choices.pick(moves);
                state.play_unchecked(mv, &mut Silent);
            }
        }
    }
}
