//! S3.2 and S8.1: the exchange, and refilling the river.

use engawa_core::{Game, Turn};

use super::{SEATS, act, draw, finish_turn, legal, run_draws, table, tile};
use crate::RIVER;

#[test]
fn s3_2_the_last_river_tile_may_be_exchanged_for_the_next_of_the_pile() {
    let mut state = table(2);
    state.set_river(&[20]);
    assert_eq!(legal(&state), ["t20", "x"]);
    act(&mut state, "x");
    assert_eq!(state.interlude_spaces(), [tile(20)]);
    assert_eq!(state.turn(), Turn::Chance);
    run_draws(&mut state);
    // Having chosen so one must place it.
    assert!(state.hand().is_some());
    assert_eq!(legal(&state), ["r0", "r1", "r2", "r3"]);
    let turned = state.hand().unwrap();
    act(&mut state, "r0");
    assert_eq!(state.garden(SEATS[0]).tiles()[0].id, turned);
}

#[test]
fn s3_2_not_with_more_tiles_in_the_river() {
    let mut state = table(2);
    state.set_river(&[20, 21]);
    assert_eq!(legal(&state), ["t20", "t21"]);
}

#[test]
fn s3_2_not_with_an_empty_draw_pile() {
    let mut state = table(2);
    state.set_river(&[20]);
    state.set_piles(1);
    assert_eq!(legal(&state), ["t20", "x"]);
    state.set_piles(0);
    assert_eq!(legal(&state), ["t20"]);
}

#[test]
fn s3_2_not_without_a_free_interlude_space() {
    let mut state = table(2);
    state.set_river(&[20]);
    state.set_spaces(&[1, 2, 3, 4]);
    assert_eq!(legal(&state), ["t20"]);
}

#[test]
fn s3_2_the_back_below_the_turned_tile_shows_before_it_is_placed() {
    let mut state = table(2);
    state.set_river(&[20]);
    act(&mut state, "x");
    let back = state.tiles_left().next_back().unwrap();
    let top = state.left.unturned().find(|id| id.tile().back() == back);
    draw(&mut state, &format!("d{}", top.unwrap()));
    assert_eq!(state.turn(), Turn::Chance);
    run_draws(&mut state);
    assert!(
        state
            .tiles_left()
            .piles()
            .iter()
            .all(|pile| pile.back.is_some())
    );
}

#[test]
fn s8_1_an_empty_river_is_refilled_with_five() {
    let mut state = table(2);
    state.set_river(&[20]);
    act(&mut state, "t20 r0");
    run_draws(&mut state);
    assert_eq!(state.river().len(), RIVER);
    assert_eq!(state.tiles_left().in_piles(), 72 - 5 - 5);
    assert_eq!(state.turn(), Turn::Seat(SEATS[1]));
}

#[test]
fn s8_1_with_fewer_than_five_left_all_form_the_river() {
    let mut state = table(4);
    state.set_river(&[20]);
    state.set_piles(4);
    finish_turn(&mut state);
    assert_eq!(state.river().len(), 4);
    assert_eq!(state.tiles_left().in_piles(), 0);
}

#[test]
fn s8_1_no_interlude_with_three_tiles_on_the_spaces() {
    let mut state = table(2);
    state.set_river(&[20]);
    state.set_spaces(&[1, 2, 3]);
    finish_turn(&mut state);
    assert_eq!(state.river().len(), RIVER);
    assert_eq!(state.interlude_spaces().len(), 3);
    assert!(state.interlude.is_none());
}

#[test]
fn s8_1_an_interlude_with_four_comes_before_the_refill() {
    let mut state = table(2);
    state.set_river(&[20]);
    state.set_spaces(&[1, 2, 3]);
    act(&mut state, "x");
    run_draws(&mut state);
    act(&mut state, "r0");
    assert!(state.interlude.is_some());
    assert!(state.river().is_empty());
    act(&mut state, "pass pass");
    run_draws(&mut state);
    assert_eq!(state.river().len(), RIVER);
}
