//! A move is legal iff it is in the list.

use std::collections::HashSet;

use engawa_core::{Game, Rng, Silent, Turn};

use crate::violation::{Check, ensure};

/// As many listed and as many unlisted moves are tried at one position.
const TRIED: usize = 48;

/// The list has no duplicates, and is empty exactly when nobody is to choose.
pub(crate) fn list<G: Game>(state: &G, moves: &mut Vec<G::Move>) -> Check {
    moves.clear();
    state.legal_moves(moves);
    let turn = state.turn();
    if let Turn::Seat(seat) = turn {
        ensure!(
            !moves.is_empty(),
            "legal-list",
            "seat {seat} has no legal move"
        );
        ensure!(
            seat.index() < state.players(),
            "legal-list",
            "there is no seat {seat}"
        );
    } else {
        ensure!(
            moves.is_empty(),
            "legal-list",
            "there are legal moves at {turn:?}: {}",
            moves[0]
        );
    }
    let mut seen = HashSet::with_capacity(moves.len());
    for mv in moves.iter() {
        ensure!(seen.insert(*mv), "legal-list", "{mv} is listed twice");
    }
    Ok(())
}

/// Listed moves play, checked or unchecked alike, and copies share nothing.
pub(crate) fn listed_play<G: Game>(state: &G, moves: &[G::Move], rng: &mut Rng) -> Check {
    let before = state.clone();
    for mv in some(moves, rng) {
        let (mut checked, mut unchecked) = (state.clone(), state.clone());
        let played = checked.play(mv, &mut Silent);
        ensure!(played.is_ok(), "plays", "{mv} is listed but refused");
        unchecked.play_unchecked(mv, &mut Silent);
        ensure!(
            checked == unchecked,
            "plays",
            "{mv} checked and unchecked differ"
        );
        ensure!(
            before == *state,
            "plays",
            "{mv} on a copy changed the original"
        );
    }
    let mut appended = moves.to_vec();
    state.legal_moves(&mut appended);
    ensure!(
        appended.len() == 2 * moves.len() && appended[moves.len()..] == *moves,
        "legal-list",
        "listing again did not append the same list"
    );
    Ok(())
}

/// Moves that are not listed are refused, and nothing changes; draws likewise when none is due.
pub(crate) fn unlisted_are_refused<G: Game>(state: &G, moves: &[G::Move], rng: &mut Rng) -> Check {
    let mut copy = state.clone();
    for id in some_ids(G::INFO.actions, rng) {
        let Some(mv) = G::action(id).filter(|mv| !moves.contains(mv)) else {
            continue;
        };
        let played = copy.play(mv, &mut Silent);
        ensure!(played.is_err(), "refusal", "{mv} is not listed but plays");
        ensure!(
            copy == *state,
            "refusal",
            "{mv} was refused but changed the state"
        );
    }
    Ok(())
}

/// Some action ids, all of them if there are few.
pub(crate) fn some_ids(actions: u32, rng: &mut Rng) -> Vec<u32> {
    if actions as usize <= TRIED {
        return (0..actions).collect();
    }
    (0..TRIED).map(|_| rng.below(actions)).collect()
}

fn some<M: Copy>(moves: &[M], rng: &mut Rng) -> Vec<M> {
    let mut some = moves.to_vec();
    rng.shuffle(&mut some);
    some.truncate(TRIED);
    some
}
