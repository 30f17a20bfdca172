//! S9: the end of the game.

use engawa_core::{Game, Turn};

use super::{SEATS, act, events, finish_turn, points, run_draws, table};
use crate::{Event, Sagani};

/// `seat` is to take, and taking tile 1 and placing it on 0,1 gives it the last point to
/// `target`.
fn one_short(players: usize, seat: usize, target: i32) -> Sagani {
    let mut state = table(players);
    state.lay(SEATS[seat], &[(2, 0, 0, 0)]);
    state.set_space(SEATS[seat], target - 1);
    state.set_river(&[1, 20, 21, 22, 23]);
    state.set_turn(SEATS[seat]);
    state
}

fn endings(state: &Sagani) -> Vec<String> {
    let outcome = state.outcome().expect("the game is over");
    outcome.ending.iter().map(ToString::to_string).collect()
}

fn ranks(state: &Sagani) -> Vec<u8> {
    let outcome = state.outcome().expect("the game is over");
    outcome.standings.iter().map(|one| one.rank).collect()
}

#[test]
fn s9_1_the_end_is_triggered_at_75_60_45_points() {
    for (players, target) in [(2, 75), (3, 60), (4, 45)] {
        let mut state = one_short(players, 0, target);
        let log = act(&mut state, "t1 0,1 r0");
        let triggered = Event::EndTriggeredByPoints { seat: SEATS[0] };
        assert!(events(&log).contains(&&triggered), "{players} players");
        let mut state = one_short(players, 0, target - 1);
        let log = act(&mut state, "t1 0,1 r0");
        assert!(!events(&log).contains(&&triggered), "{players} players");
    }
}

#[test]
fn s9_1_a_trigger_is_never_undone() {
    let mut state = one_short(2, 1, 75);
    state.gardens[1].set_supply(0);
    state.set_river(&[4, 20]);
    // Tile 2 is completed (74 + 1) and frees one disc; tile 4 needs three.
    let log = act(&mut state, "t4 0,1 r0");
    assert_eq!(points(&log), [1, -4]);
    assert_eq!(state.scores().seats[1], 71);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_1_interlude_points_count_too() {
    let mut state = one_short(2, 1, 75);
    state.set_turn(SEATS[0]);
    state.set_river(&[20]);
    state.set_spaces(&[1, 5, 6, 7]);
    act(&mut state, "t20 r0");
    // Seat 0 is behind and passes; seat 1 scores in the interlude after seat 0's turn.
    act(&mut state, "pass t1 0,1 r0");
    assert!(state.end.by_points);
    run_draws(&mut state);
    assert_eq!(state.turn(), Turn::Seat(SEATS[1]));
    finish_turn(&mut state);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_2_the_end_is_triggered_by_fewer_than_five_tiles_after_refilling() {
    for (left, ends) in [(10, false), (9, true)] {
        let mut state = table(2);
        state.set_river(&[20]);
        state.set_piles(left);
        finish_turn(&mut state);
        assert_eq!(state.end.by_draw_pile, ends, "{left} before refilling");
    }
}

#[test]
fn s9_2_an_exchange_does_not_trigger_it() {
    let mut state = table(2);
    state.set_piles(5);
    state.set_river(&[20]);
    act(&mut state, "x");
    run_draws(&mut state);
    assert_eq!(state.tiles_left().in_piles(), 4);
    assert!(!state.end.by_draw_pile);
    // The turn's own refill does.
    act(&mut state, "r0");
    run_draws(&mut state);
    assert!(state.end.by_draw_pile);
}

#[test]
fn s9_3_the_first_player_triggers_and_the_others_have_their_turn() {
    let mut state = one_short(3, 0, 60);
    act(&mut state, "t1 0,1 r0");
    assert_eq!(state.turn(), Turn::Seat(SEATS[1]));
    finish_turn(&mut state);
    assert_eq!(state.turn(), Turn::Seat(SEATS[2]));
    finish_turn(&mut state);
    assert_eq!(state.turn(), Turn::Over);
}

#[test]
fn s9_3_the_last_player_triggers_and_the_game_is_over_at_once() {
    let mut state = one_short(3, 2, 60);
    act(&mut state, "t1 0,1 r0");
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_3_the_last_player_is_the_one_before_the_first() {
    let mut state = one_short(3, 0, 60);
    state.first = SEATS[1];
    act(&mut state, "t1 0,1 r0");
    assert_eq!(state.turn(), Turn::Over);
    let mut state = one_short(3, 2, 60);
    state.first = SEATS[1];
    act(&mut state, "t1 0,1 r0");
    assert_eq!(state.turn(), Turn::Seat(SEATS[0]));
}

#[test]
fn s9_3_the_draw_pile_in_the_middle_of_a_round_ends_the_game_with_the_round() {
    let mut state = table(3);
    state.set_river(&[20]);
    state.set_piles(9);
    finish_turn(&mut state);
    finish_turn(&mut state);
    assert_eq!(state.turn(), Turn::Seat(SEATS[2]));
    finish_turn(&mut state);
    assert_eq!(endings(&state), ["draw-pile", "tie-by-marker"]);
}

#[test]
fn s9_3_one_more_round_if_only_the_draw_pile_ends_it_after_the_last_turn() {
    let mut state = table(3);
    state.set_turn(SEATS[2]);
    state.set_river(&[20]);
    state.set_piles(9);
    finish_turn(&mut state);
    for seat in &SEATS[..3] {
        assert_eq!(state.turn(), Turn::Seat(*seat));
        finish_turn(&mut state);
    }
    assert_eq!(state.turn(), Turn::Over);
    assert!(endings(&state).contains(&"one-more-round".to_owned()));
    assert_eq!(state.river().len(), 2);
}

#[test]
fn s9_3_four_players_and_a_last_river_of_four_suffice_for_one_more_round() {
    let mut state = table(4);
    state.set_turn(SEATS[3]);
    state.set_river(&[20]);
    state.set_piles(4);
    finish_turn(&mut state);
    for _ in 0..4 {
        finish_turn(&mut state);
    }
    assert_eq!(state.turn(), Turn::Over);
    assert!(state.river().is_empty());
}

#[test]
fn s9_3_no_more_round_if_points_triggered_too() {
    let mut state = one_short(2, 1, 75);
    state.set_river(&[1]);
    state.set_piles(9);
    act(&mut state, "t1 0,1 r0");
    run_draws(&mut state);
    assert_eq!(endings(&state), ["points", "draw-pile"]);
}

#[test]
fn s9_4_interlude_and_refill_come_before_the_end() {
    let mut state = one_short(2, 1, 75);
    state.set_river(&[1]);
    state.set_spaces(&[5, 6, 7, 8]);
    act(&mut state, "t1 0,1 r0");
    assert_eq!(state.turn(), Turn::Seat(SEATS[0]));
    act(&mut state, "t5 r0 pass");
    assert_eq!(state.turn(), Turn::Chance);
    run_draws(&mut state);
    assert_eq!(state.river().len(), 5);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_4_an_interlude_that_has_begun_is_completed() {
    let mut state = one_short(3, 1, 60);
    state.set_turn(SEATS[2]);
    state.set_space(SEATS[0], 58);
    state.set_space(SEATS[2], 62);
    state.set_river(&[20]);
    state.set_spaces(&[1, 5, 6, 7]);
    act(&mut state, "t20 r0");
    act(&mut state, "pass t1 0,1 r0");
    // Seat 1 has 60 now, after everyone's turn; seat 2 may still take.
    assert_eq!(state.turn(), Turn::Seat(SEATS[2]));
    act(&mut state, "t5 0,1 r0");
    run_draws(&mut state);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_5_most_points_wins() {
    let mut state = one_short(3, 2, 60);
    state.set_space(SEATS[0], 61);
    state.set_space(SEATS[1], 3);
    act(&mut state, "t1 0,1 r0");
    assert_eq!(ranks(&state), [1, 3, 2]);
    let outcome = state.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [SEATS[0]]);
    assert_eq!(endings(&state), ["points"]);
}

#[test]
fn s9_5_of_equal_scores_the_lower_marker_wins() {
    // Seat 1 or seat 2 has 60 points already, and the other one gets there.
    for (late, early, expected) in [(2, 1, [3, 1, 2]), (1, 2, [3, 2, 1])] {
        let mut state = one_short(3, late, 60);
        state.set_space(SEATS[early], 60);
        act(&mut state, "t1 0,1 r0");
        if late == 1 {
            finish_turn(&mut state);
        }
        assert_eq!(ranks(&state), expected);
        assert_eq!(endings(&state), ["points", "tie-by-marker"]);
    }
}

#[test]
fn s9_5_two_players_can_be_decided_by_marker() {
    let mut state = one_short(2, 1, 75);
    state.set_space(SEATS[0], 75);
    act(&mut state, "t1 0,1 r0");
    assert_eq!(ranks(&state), [1, 2]);
    assert_eq!(endings(&state), ["points", "tie-by-marker"]);
}

#[test]
fn s9_5_lower_places_are_decided_by_marker_too() {
    for (late, early, expected) in [(0, 1, [3, 2, 1]), (1, 0, [2, 3, 1])] {
        let mut state = one_short(3, 2, 60);
        state.set_space(SEATS[early], 7);
        state.set_space(SEATS[late], 7);
        act(&mut state, "t1 0,1 r0");
        assert_eq!(ranks(&state), expected);
        assert_eq!(endings(&state), ["points"]);
    }
}
