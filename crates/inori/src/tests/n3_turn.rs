//! N3: a turn.

use engawa_core::{Entry, Game, Turn};

use super::{Position, seat};
use crate::Event;

#[test]
fn n3_1_a_marker_goes_on_a_free_space_of_a_card_or_the_tree() {
    let mut position = Position::new(3)
        .mark("1", "A1")
        .mark("n", "B2")
        .mark("0", "T6");
    assert!(!position.can("place A1") && !position.can("place B2") && !position.can("place T6"));
    assert!(position.can("place A2") && position.can("place T5"));
    position.play("place A2");
    assert!(position.is_marked("0", "A2"));
    assert_eq!(position.game.board.in_hand[0], 2);
}

#[test]
fn n3_1_the_cost_is_paid_first_then_the_effect_is_applied() {
    let mut position = Position::new(3).lay(0, "j-yellow-2").give(0, 1, "yellow");
    position.play("place A1");
    let events: Vec<_> = position
        .log
        .0
        .iter()
        .map(|entry| match entry {
            Entry::Event(Event::FavorPaid { .. }) => "paid",
            Entry::Event(Event::MarkerPlaced { .. }) => "placed",
            Entry::Event(Event::FavorsTaken { .. }) => "taken",
            _ => "other",
        })
        .collect();
    assert_eq!(events, ["paid", "placed", "taken"]);
    assert_eq!(
        (position.has(0, "yellow"), position.has(0, "purple")),
        (0, 3)
    );
}

#[test]
fn n3_1_a_space_whose_effect_does_nothing_may_be_chosen() {
    let mut position = Position::new(3).use_up("yellow", 0);
    position.play("place A1");
    assert_eq!(position.has(0, "yellow"), 0);
    assert!(position.is_marked("0", "A1"));
}

#[test]
fn n3_2_without_the_cost_there_is_no_placing() {
    let position = Position::new(3).lay(0, "j-yellow-2");
    assert!(!position.can("place A1") && position.can("place A2"));
    assert!(position.give(0, 1, "yellow").can("place A1"));
}

#[test]
fn n3_3_any_number_of_runes_before_the_space() {
    let mut position = Position::new(3)
        .hold(0, "red-favors")
        .hold(0, "gray-favors")
        .hold(0, "companion")
        .mark("1", "A1");
    position.play("reveal red, reveal gray, companion");
    assert_eq!(position.legal(), ["place A1"]);
    position.play("place A1");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n3_4_play_goes_clockwise_until_all_markers_are_placed() {
    let mut position = Position::new(3);
    for (turn, space) in ["A1", "A2", "B1", "B2", "C1", "C2", "T6"]
        .iter()
        .enumerate()
    {
        assert_eq!(position.game.turn(), Turn::Seat(seat(turn % 3)));
        assert_eq!(position.game.turns_taken(), turn as u32);
        position.play(&format!("place {space}"));
        if *space == "T6" {
            position.play("altar red");
        }
    }
    position.play("place TA, place TB");
    assert_eq!(position.game.turn(), Turn::Chance);
}

/// A season in which nothing that is free can be paid for.
fn nothing_payable() -> Position {
    Position::new(2)
        .lay(0, "j-yellow-1")
        .lay(1, "j-blue-1")
        .lay(2, "j-green-1")
        .mark("1", "A1 B1 C1 T3 T4 T5 T6 TA TB TC")
}

#[test]
fn n3_5_you_pass_if_no_free_space_can_be_paid_for() {
    let mut position = nothing_payable();
    assert_eq!(position.legal(), ["pass"]);
    position.play("pass");
    let board = &position.game.board;
    assert_eq!((board.in_hand[0], board.passed[0]), (3, 1));
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n3_5_you_do_not_pass_if_one_can_be_paid_for() {
    let position = nothing_payable().give(0, 1, "red");
    assert_eq!(position.legal(), ["place B2", "place T1", "place T2"]);
}

#[test]
fn n3_5_a_rune_may_be_played_first_but_never_has_to_be() {
    let mut position = nothing_payable().hold(0, "red-favors");
    assert_eq!(position.legal(), ["pass", "reveal red"]);
    position.play("reveal red");
    assert_eq!(position.legal(), ["place B2", "place T1", "place T2"]);
}

#[test]
fn n3_5_a_passed_marker_is_out_until_the_season_ends() {
    let mut position = nothing_payable().last_marker();
    position.play("pass").draw_on().play("keep 1");
    let board = &position.game.board;
    assert_eq!((board.passed[0], board.in_hand[0]), (0, 5));
}
