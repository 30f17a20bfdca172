//! Non-interference: deal anew what a viewer can't see, and they notice nothing.

use engawa_core::{Game, Happening, Rng, Turn, Viewer};

use crate::Conformance;
use crate::sight::{Played, view_json};
use crate::views;
use crate::violation::{Check, broken, ensure};

/// As many events are played in both worlds.
const EVENTS: usize = 6;

/// Compares the world with one that looks the same to a viewer, for every viewer.
pub(crate) fn check<G: Game>(
    suite: &Conformance<G>,
    state: &G,
    moves: &[G::Move],
    rng: &mut Rng,
) -> Check {
    serde_json::to_string(&state.snapshot())
        .map(drop)
        .or_else(|error| broken("snapshot", format!("a snapshot is not JSON: {error}")))?;
    for viewer in Viewer::all(state.players()) {
        let other = other_world(state, viewer, rng)?;
        same_public_facts(state, &other, viewer)?;
        views::check(&other, &legal_moves(&other))?;
        // What moves show to those who make them is checked by `reveals`.
        let chooses = state.turn().seat().is_some_and(|seat| viewer.is(seat));
        for happening in possible_in_both(state, &other, moves, rng) {
            if chooses || (suite.reveals)(state, &happening) || (suite.reveals)(&other, &happening)
            {
                continue;
            }
            same_sight(state, &other, viewer, &happening)?;
        }
    }
    Ok(())
}

/// An imagined state with the same view, down to the byte.
fn other_world<G: Game>(state: &G, viewer: Viewer, rng: &mut Rng) -> Check<G> {
    let view = state.view(viewer);
    let json = view_json(state, viewer)?;
    let again = G::imagine(&view, &mut rng.clone());
    let other = G::imagine(&view, rng);
    ensure!(
        again == other,
        "imagine",
        "one rng imagined two states for {viewer:?}"
    );
    let third = G::imagine(&other.view(viewer), rng);
    for world in [&other, &third] {
        let imagined = view_json(world, viewer)?;
        ensure!(
            world.view(viewer) == view && imagined == json,
            "imagine",
            "{viewer:?} sees {json}\n  and imagined {imagined}"
        );
    }
    Ok(other)
}

/// What everybody may know, because turns and scores are told to all.
fn same_public_facts<G: Game>(state: &G, other: &G, viewer: Viewer) -> Check {
    let same = state.turn() == other.turn()
        && state.turns_taken() == other.turns_taken()
        && state.scores() == other.scores()
        && state.outcome() == other.outcome()
        && state.players() == other.players();
    ensure!(
        same,
        "imagine",
        "{viewer:?} imagined another turn, score or outcome: {other:?}"
    );
    Ok(())
}

/// Some moves or draws that can happen in either world.
fn possible_in_both<G: Game>(
    state: &G,
    other: &G,
    moves: &[G::Move],
    rng: &mut Rng,
) -> Vec<Happening<G>> {
    if state.turn() == Turn::Chance {
        let draws = (0..EVENTS).map(|_| state.sample_draw(rng));
        let possible = draws.filter(|draw| other.check_draw(draw).is_ok());
        return possible.map(Happening::Draw).collect();
    }
    let others = legal_moves(other);
    let mut both: Vec<_> = moves
        .iter()
        .filter(|mv| others.contains(mv))
        .copied()
        .collect();
    rng.shuffle(&mut both);
    both.truncate(EVENTS);
    both.into_iter().map(Happening::Move).collect()
}

fn legal_moves<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

fn same_sight<G: Game>(state: &G, other: &G, viewer: Viewer, happening: &Happening<G>) -> Check {
    let (here, there) = (Played::new(state, happening), Played::new(other, happening));
    let logs = (here.log(viewer)?, there.log(viewer)?);
    ensure!(
        logs.0 == logs.1,
        "secrecy",
        "the log of {happening} tells {viewer:?} something: {}\n  or {}",
        logs.0,
        logs.1
    );
    let views = (here.view(viewer)?, there.view(viewer)?);
    ensure!(
        views.0 == views.1,
        "secrecy",
        "the view after {happening} tells {viewer:?} something: {}\n  or {}",
        views.0,
        views.1
    );
    Ok(())
}
