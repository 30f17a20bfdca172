//! A move says that it shows its player something hidden exactly if it does.

use engawa_core::{Game, GameView, Log, Rng, Turn, Viewer};

use crate::violation::{Check, ensure};

/// A move that is said to reveal nothing looks the same in so many imagined worlds.
const ALIKE: usize = 24;
/// Of so many imagined worlds one looks different after a move that is said to reveal something.
/// A secret that shows in one world of 50 goes unseen once in three million times.
const WORLDS: usize = 750;

/// As many moves are tried at one position.
const MOVES: usize = 6;

/// Checks some moves.
pub(crate) fn of_some<G: Game>(state: &G, moves: &[G::Move], rng: &mut Rng) -> Check {
    let mut some = moves.to_vec();
    rng.shuffle(&mut some);
    some.truncate(MOVES);
    some.into_iter().try_for_each(|mv| of_move(state, mv, rng))
}

/// Compares what `mv` shows its player with what it would show in worlds that they can imagine.
pub(crate) fn of_move<G: Game>(state: &G, mv: G::Move, rng: &mut Rng) -> Check {
    let Turn::Seat(seat) = state.turn() else {
        return Ok(());
    };
    let viewer = Viewer::Seat(seat);
    let view = state.view(viewer);
    let shown = |mut world: G| {
        let mut log = Log::default();
        world.play_unchecked(mv, &mut log);
        (world.view(viewer), log.seen_by(viewer))
    };
    let here = shown(state.clone());
    let said = view.reveals(mv);
    let worlds = if said { WORLDS } else { ALIKE };
    let differs = (0..worlds).any(|_| shown(G::imagine(&view, rng)) != here);
    ensure!(
        said || !differs,
        "reveals",
        "{mv} shows seat {seat} something hidden, but is said to reveal nothing"
    );
    ensure!(
        differs || !said,
        "reveals",
        "{mv} is said to reveal something to seat {seat}, but shows the same in {WORLDS} worlds"
    );
    Ok(())
}
