//! Inori under the suite that every game has to pass.

mod conserve;

use conserve::conserve;
use engawa_core::{Game, Happening, Silent, Turn};
use engawa_inori::Inori;
use engawa_testkit::Conformance;

const GAMES: usize = 120;

#[test]
fn conforms() {
    Conformance::<Inori>::new()
        .games(GAMES)
        .conserve(conserve)
        .reveals(shows_hands)
        .run();
}

#[test]
fn bears_a_short_fuzzing() {
    engawa_testkit::short_fuzz::<Inori>(200);
}

/// The last event of a game turns up every 2-favors rune (N6.3).
fn shows_hands(state: &Inori, happening: &Happening<Inori>) -> bool {
    let mut next = state.clone();
    match happening {
        Happening::Move(mv) => next.play_unchecked(*mv, &mut Silent),
        Happening::Draw(draw) => next.play_draw_unchecked(draw, &mut Silent),
    }
    next.turn() == Turn::Over
}
