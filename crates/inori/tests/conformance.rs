//! Inori under the suite that every game has to pass.

mod conserve;

use conserve::conserve;
use engawa_core::{Game, Happening, Silent, Turn};
use engawa_inori::Inori;
use engawa_testkit::Conformance;

#[test]
fn conforms() {
    Conformance::<Inori>::new()
        .games(2000)
        .probed(60)
        .conserve(conserve)
        .reveals(shows_hands)
        .run();
}

#[test]
fn seeds_mean_the_same_for_ever_and_everywhere() {
    // If this changes, old seeds give other games: raise `rules` in `INFO`.
    assert_eq!(
        engawa_testkit::digest::<Inori>(3),
        3_050_862_551_769_121_816
    );
}

#[test]
fn hostile_records_and_moves_are_refused() {
    engawa_testkit::short_fuzz::<Inori>(500);
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
