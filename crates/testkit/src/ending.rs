//! How games end.

use engawa_core::{Game, Outcome, Seat, Turn};

use crate::scores::Tally;
use crate::violation::{Check, broken, ensure};

/// There is an outcome exactly when the game is over.
pub(crate) fn outcome_iff_over<G: Game>(state: &G) -> Check {
    let (turn, outcome) = (state.turn(), state.outcome());
    ensure!(
        outcome.is_some() == (turn == Turn::Over),
        "ending",
        "at {turn:?} the outcome is {outcome:?}"
    );
    Ok(())
}

/// The standings follow from the entries, and rank and victory agree.
pub(crate) fn final_standings<G: Game>(state: &G, tally: &Tally) -> Check {
    let Some(outcome) = state.outcome() else {
        return broken("ending", "no outcome at the end");
    };
    let seats = outcome.standings.len();
    ensure!(seats == state.players(), "ending", "{seats} standings");
    for seat in Seat::all(seats) {
        let shared = state.partner(seat).map_or(0, |partner| tally.seat(partner));
        let (score, sum) = (
            outcome.standings[seat.index()].score,
            tally.seat(seat) + shared,
        );
        ensure!(
            score == sum,
            "ending",
            "seat {seat} ends with {score}, its entries say {sum}"
        );
        if let Some(partner) = state.partner(seat) {
            let back = state.partner(partner);
            ensure!(
                back == Some(seat) && partner != seat,
                "ending",
                "the partner of {partner} is {back:?}"
            );
        }
    }
    if let Some(rival) = outcome.rival {
        ensure!(
            rival == tally.rival(),
            "ending",
            "the rival ends with {rival}, not {}",
            tally.rival()
        );
    }
    let has_rival = state.scores().rival.is_some();
    ensure!(
        outcome.rival.is_some() == has_rival,
        "ending",
        "a rival in one of scores and outcome"
    );
    ranks(&outcome)
}

fn ranks(outcome: &Outcome) -> Check {
    let standings = &outcome.standings;
    let rival = u8::from(outcome.rival.is_some());
    let alone = standings.len() == 1;
    for (i, own) in standings.iter().enumerate() {
        let better = standings
            .iter()
            .filter(|other| other.rank < own.rank)
            .count() as u8;
        // Alone one may fail without anybody having been better.
        let most = 1 + better + if alone { 1 } else { rival };
        ensure!(
            (1 + better..=most).contains(&own.rank),
            "ending",
            "seat {i} has rank {} behind {better} others",
            own.rank
        );
        ensure!(
            !own.won || own.rank == 1,
            "ending",
            "seat {i} won with rank {}",
            own.rank
        );
        let lost_first = own.rank == 1 && !own.won && !alone && rival == 0;
        ensure!(!lost_first, "ending", "seat {i} is first but did not win");
    }
    Ok(())
}
