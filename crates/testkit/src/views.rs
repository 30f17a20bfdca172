//! A view says whose turn it is, and what the seat that looks may do.

use engawa_core::{Game, GameView, Viewer};

use crate::violation::{Check, ensure};

/// Every view agrees with the state, whose legal moves are `moves`.
pub(crate) fn check<G: Game>(state: &G, moves: &[G::Move]) -> Check {
    let turn = state.turn();
    let mut listed = Vec::new();
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        ensure!(
            view.viewer() == viewer && view.turn() == turn,
            "views",
            "at {turn:?} the view of {viewer:?} is {:?}'s, and says {:?}",
            view.viewer(),
            view.turn()
        );
        listed.clear();
        view.legal_moves(&mut listed);
        let acts = turn.seat().is_some_and(|seat| viewer.is(seat));
        let expected = if acts { moves } else { &[] };
        ensure!(
            listed == expected,
            "views",
            "the view of {viewer:?} lists {listed:?}, not {expected:?}"
        );
    }
    Ok(())
}
