//! Events that look the same to a viewer leave the same view.
//!
//! `imagine` alone can't tell a view that shows too much from one that shows what may be known.
//! The log can: a view must not show more than the viewer was told.

use std::collections::BTreeMap;

use engawa_core::{Game, Happening, Rng, Turn, Viewer};

use crate::sight::{Seen, seen_by};
use crate::violation::{Check, ensure};

/// As many alternatives are compared at one position.
const ALTERNATIVES: usize = 12;

/// Plays several alternatives; whoever can't tell two of them apart sees the same afterwards.
pub(crate) fn check<G: Game>(state: &G, moves: &[G::Move], rng: &mut Rng) -> Check {
    let viewers: Vec<_> = Viewer::all(state.players())
        .filter(|viewer| state.turn().seat().is_none_or(|mover| !viewer.is(mover)))
        .collect();
    let mut known: BTreeMap<(usize, String), (String, String)> = BTreeMap::new();
    for happening in alternatives(state, moves, rng) {
        let seen = seen_by(state, &happening, &viewers)?;
        for (i, Seen { log, view }) in seen.into_iter().enumerate() {
            let text = happening.to_string();
            let (other, first) = known
                .entry((i, log))
                .or_insert_with(|| (text.clone(), view.clone()));
            ensure!(
                *first == view,
                "twins",
                "to {:?} the events of {other} and {text} look the same, but the views differ: {first}\n  or {view}",
                viewers[i]
            );
        }
    }
    Ok(())
}

fn alternatives<G: Game>(state: &G, moves: &[G::Move], rng: &mut Rng) -> Vec<Happening<G>> {
    if state.turn() == Turn::Chance {
        let draws = (0..ALTERNATIVES).map(|_| state.sample_draw(rng));
        return draws.map(Happening::Draw).collect();
    }
    let mut some = moves.to_vec();
    rng.shuffle(&mut some);
    some.truncate(ALTERNATIVES);
    some.into_iter().map(Happening::Move).collect()
}
