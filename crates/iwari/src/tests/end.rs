//! I7.

use engawa_core::{Game, Turn};

use super::position;
use crate::cards::Biome::{Coast, Glacier, Tundra};
use crate::moves::Move;
use crate::state::{Iwari, Phase, Trigger};

/// A finished game with these scores and unused pieces.
fn finished(tribes: &[(i32, u8)], players: usize) -> Iwari {
    let mut state = position(players);
    for (tribe, &(points, unused)) in tribes.iter().enumerate() {
        state.scores[tribe] = points;
        state = state.supply(tribe, unused / 2, unused - unused / 2);
    }
    state.end = Some(Trigger::Deck);
    state.phase = Phase::Over;
    state
}

fn ending(state: &Iwari) -> Vec<String> {
    let ending = state.outcome().unwrap().ending;
    ending.into_iter().map(|key| key.into_owned()).collect()
}

fn last_tent() -> Iwari {
    position(3)
        .exhausted_once()
        .with_hand(0, "GGG")
        .with_hand(1, "TTT")
        .with_hand(2, "FFF")
        .reserve("CCTF")
        .with_tents(1, "G1a")
        .supply(0, 1, 8)
}

#[test]
fn i7_1_a_last_tent_triggers_the_end() {
    let state = last_tent().then_tent("G1b", Glacier);
    assert_eq!(state.end, Some(Trigger::LastTent));
}

#[test]
fn i7_1_the_trigger_does_not_cut_the_turn_short() {
    let state = last_tent().then_tent("G1b", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
    let state = state.then_totem("G1", Glacier);
    assert!(
        state.may(Move::DrawFromDeck),
        "the deck can still be drawn from"
    );
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    let state = state.then(Move::TakeFromReserve(Coast)).then_cards("D");
    assert_eq!(state.reserve.total(), 4, "and the reserve is refilled");
    assert!(state.is_up(1));
}

#[test]
fn i7_1_the_second_exhaustion_triggers_the_end() {
    let state = last_tent().supply(0, 5, 8).deck("D");
    let state = state.then(Move::Discard(Glacier));
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.end, Some(Trigger::Deck));
}

#[test]
fn i7_1_the_first_trigger_is_the_one_that_counts() {
    let state = last_tent().deck("D").then_tent("G1b", Glacier);
    let state = state.then(Move::Stop);
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!((state.exhaustions, state.end), (2, Some(Trigger::LastTent)));
}

/// A made-up position: a last tent before the first exhaustion.
#[test]
fn i7_1_out_of_tents_before_the_first_exhaustion_there_is_no_midway_scoring() {
    let mut state = last_tent().deck("D");
    state.exhaustions = 0;
    let state = state.then_tent("G1b", Glacier).then(Move::Stop);
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.exhaustions, 1);
    assert!(state.deck_size > 0, "the new deck is made all the same");
    assert!(state.is_up(1));
    assert_eq!(state.scores, [0; 5]);
}

#[test]
fn i7_2_the_round_is_finished() {
    let mut state = last_tent();
    state.first = 2;
    let mut state = state.then_tent("G1b", Glacier).then(Move::Stop);
    state = state.then(Move::TakeFromReserve(Coast)).then_cards("D");
    assert!(state.is_up(1), "seat 1 has had one turn fewer than seat 2");
    state = state.then(Move::Discard(Tundra));
    state = state.then(Move::TakeFromReserve(Coast)).then_cards("D");
    assert_eq!(state.turn(), Turn::Over);
}

#[test]
fn i7_2_triggered_by_the_last_player_it_ends_at_once() {
    let mut state = last_tent();
    state.first = 1;
    let state = state.then_tent("G1b", Glacier).then(Move::Stop);
    let state = state.then(Move::TakeFromReserve(Coast)).then_cards("D");
    assert_eq!(state.turn(), Turn::Over);
}

#[test]
fn i7_2_the_final_scoring_is_of_tents_totems_and_settlements() {
    let mut state = last_tent()
        .with_tents(2, "F1a F1b F1c F1d C2a")
        .totems(2, "F1", 1)
        .totems(2, "C2", 1);
    state.first = 1;
    let state = state.then_tent("G1b", Glacier).then(Move::Stop);
    let state = state.then(Move::TakeFromReserve(Coast)).then_cards("D");
    assert_eq!(state.scores[2], (4 + 1) + 2 + 4);
}

#[test]
fn i7_3_most_points_win() {
    let state = finished(&[(10, 5), (12, 3), (9, 20)], 3);
    let outcome = state.outcome().unwrap();
    let ranks: Vec<_> = outcome.standings.iter().map(|s| s.rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
    assert!(outcome.winners().map(|seat| seat.index()).eq([1]));
    assert_eq!(ending(&state), ["deck-exhausted", "by-points"]);
}

#[test]
fn i7_3_a_tie_goes_to_the_most_unused_pieces() {
    let state = finished(&[(12, 5), (12, 7), (9, 20)], 3);
    let outcome = state.outcome().unwrap();
    assert!(outcome.winners().map(|seat| seat.index()).eq([1]));
    assert_eq!(ending(&state), ["deck-exhausted", "tie-by-unused-pieces"]);
}

#[test]
fn i7_3_still_tied_they_share_the_victory() {
    let state = finished(&[(12, 7), (12, 7), (12, 6)], 3);
    let outcome = state.outcome().unwrap();
    assert!(outcome.winners().map(|seat| seat.index()).eq([0, 1]));
    assert_eq!(ending(&state), ["deck-exhausted", "shared"]);
}

#[test]
fn i12_4_the_third_tribe_first_and_both_players_lose() {
    let state = finished(&[(12, 7), (11, 7), (13, 6)], 2);
    let outcome = state.outcome().unwrap();
    assert_eq!(outcome.winners().count(), 0);
    assert_eq!(outcome.rival, Some(13));
    assert_eq!(
        [outcome.standings[0].rank, outcome.standings[1].rank],
        [2, 3]
    );
    let keys = ["deck-exhausted", "by-points", "third-tribe-first"];
    assert_eq!(ending(&state), keys);
}

#[test]
fn i12_4_unused_pieces_of_the_third_tribe_count_too() {
    let wins = finished(&[(12, 7), (11, 7), (12, 8)], 2);
    assert_eq!(wins.outcome().unwrap().winners().count(), 0);
    let loses = finished(&[(12, 7), (11, 7), (12, 6)], 2);
    assert_eq!(loses.outcome().unwrap().winners().count(), 1);
}

#[test]
fn i12_4_sharing_the_first_place_with_the_third_tribe_is_losing() {
    let state = finished(&[(12, 7), (11, 7), (12, 7)], 2);
    let outcome = state.outcome().unwrap();
    assert_eq!(outcome.standings[0].rank, 1);
    assert_eq!(outcome.winners().count(), 0);
    assert_eq!(ending(&state)[1..], ["shared", "third-tribe-shares"]);
}

#[test]
fn i12_3_the_third_tribes_last_tent_triggers_nothing() {
    let state = position(2)
        .with_hand(0, "GGG")
        .with_tents(1, "G1a")
        .supply(2, 1, 8)
        .then(Move::Discard(Glacier))
        .then_tent("G1b", Glacier);
    assert_eq!(state.supply[2].tents, 0);
    assert_eq!(state.end, None);
}
