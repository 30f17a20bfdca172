//! Moves and draws survive being written down.

use engawa_core::{Game, Rng, Silent, Turn};

use crate::violation::{Check, broken, ensure};

/// Each move's text reads back as the move.
pub(crate) fn of_moves<G: Game>(moves: &[G::Move]) -> Check {
    for mv in moves {
        let text = mv.to_string();
        match text.parse::<G::Move>() {
            Ok(back) => ensure!(
                back == *mv,
                "notation",
                "`{text}` reads as {back:?}, not {mv:?}"
            ),
            Err(error) => {
                return broken(
                    "notation",
                    format!("the move `{text}` can't be read: {error}"),
                );
            }
        }
    }
    Ok(())
}

/// Sampled draws are possible, read back and play; at other times a draw is refused.
pub(crate) fn of_draws<G: Game>(state: &G, rng: &mut Rng) -> Check {
    if state.turn() != Turn::Chance {
        return Ok(());
    }
    let drawn = state.sample_draw(&mut rng.clone());
    ensure!(
        drawn == state.sample_draw(&mut rng.clone()),
        "draws",
        "one rng gave two draws"
    );
    for _ in 0..4 {
        let draw = state.sample_draw(rng);
        let text = draw.to_string();
        if let Err(error) = state.check_draw(&draw) {
            return broken("draws", format!("a sampled draw is refused: {error}"));
        }
        match text.parse::<G::Draw>() {
            Ok(back) => ensure!(
                back == draw,
                "notation",
                "`{text}` reads as {back:?}, not {draw:?}"
            ),
            Err(error) => {
                return broken(
                    "notation",
                    format!("the draw `{text}` can't be read: {error}"),
                );
            }
        }
        let mut after = state.clone();
        let played = after.play_draw(&draw, &mut Silent);
        ensure!(
            played.is_ok(),
            "draws",
            "{draw} passes the check but is refused"
        );
        if after.turn() != Turn::Chance {
            let copy = after.clone();
            let again = after.play_draw(&draw, &mut Silent);
            ensure!(
                again.is_err() && after == copy,
                "draws",
                "{draw} was drawn at {:?}",
                copy.turn()
            );
        }
    }
    Ok(())
}
