//! What a viewer is told and what a viewer sees are the same knowledge.
//!
//! `imagine` alone can't tell a view that shows too much from one that shows what may be known,
//! nor a log that names a hidden card from one that names an open one. Together they can: of two
//! events that lead to different states, a viewer either tells the logs apart and the views too,
//! or neither.

use engawa_core::{Game, Happening, Rng, Turn, Viewer};

use crate::Conformance;
use crate::sight::Played;
use crate::violation::{Check, ensure};

/// As many alternatives are compared at one position.
const ALTERNATIVES: usize = 8;

/// Compares what could happen at `state`, two by two, through the eyes of all who don't choose.
pub(crate) fn check<G: Game>(
    suite: &Conformance<G>,
    state: &G,
    moves: &[G::Move],
    rng: &mut Rng,
) -> Check {
    let happenings: Vec<_> = alternatives(state, moves, rng)
        .into_iter()
        .filter(|happening| !(suite.reveals)(state, happening))
        .collect();
    let played: Vec<_> = happenings
        .iter()
        .map(|happening| Played::new(state, happening))
        .collect();
    let chooser = state.turn().seat();
    for viewer in Viewer::all(state.players()) {
        if chooser.is_some_and(|seat| viewer.is(seat)) {
            continue;
        }
        let sights = played
            .iter()
            .map(|event| Ok((event.log(viewer)?, event.view(viewer)?)))
            .collect::<Check<Vec<_>>>()?;
        for (i, one) in sights.iter().enumerate() {
            for (j, other) in sights.iter().enumerate().skip(i + 1) {
                if played[i].after != played[j].after {
                    let names = [&happenings[i], &happenings[j]];
                    equally_different(viewer, names, one, other)?;
                }
            }
        }
    }
    Ok(())
}

type Sight = (String, String);

fn equally_different<G: Game>(
    viewer: Viewer,
    [a, b]: [&Happening<G>; 2],
    one: &Sight,
    other: &Sight,
) -> Check {
    let (same_log, same_view) = (one.0 == other.0, one.1 == other.1);
    ensure!(
        same_view || !same_log,
        "twins",
        "{a} and {b} are told alike to {viewer:?}, but the views differ: {}\n  or {}",
        one.1,
        other.1
    );
    ensure!(
        same_log || !same_view,
        "twins",
        "{a} and {b} look alike to {viewer:?}, but the logs differ: {}\n  or {}",
        one.0,
        other.0
    );
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
