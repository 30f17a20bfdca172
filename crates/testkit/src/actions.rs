//! Action ids and moves are the same thing, numbered.

use engawa_core::{Game, Rng};

use crate::legal::some_ids;
use crate::violation::{Check, ensure};

/// The move has an id in range, and the id leads back to the move.
pub(crate) fn of_move<G: Game>(mv: G::Move) -> Check {
    let (id, actions) = (G::action_id(mv), G::INFO.actions);
    ensure!(
        id < actions,
        "action-ids",
        "{mv} has id {id}, but there are only {actions}"
    );
    let back = G::action(id);
    ensure!(
        back == Some(mv),
        "action-ids",
        "{mv} has id {id}, which is {back:?}"
    );
    Ok(())
}

/// Some ids lead to a move and back; those out of range to none.
pub(crate) fn of_ids<G: Game>(rng: &mut Rng) -> Check {
    let actions = G::INFO.actions;
    for id in some_ids(actions, rng) {
        let Some(mv) = G::action(id) else {
            continue;
        };
        let back = G::action_id(mv);
        ensure!(
            back == id,
            "action-ids",
            "id {id} is {mv}, which has id {back}"
        );
    }
    for id in [actions, actions.saturating_add(1), u32::MAX] {
        ensure!(
            G::action(id).is_none(),
            "action-ids",
            "id {id} is a move, but there are only {actions}"
        );
    }
    Ok(())
}
