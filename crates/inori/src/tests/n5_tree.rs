//! N5: the Great Tree.

use engawa_core::{Game, Turn};

use super::{Position, seat};
use crate::color::Color;
use crate::state::Phase;

#[test]
fn n5_1_an_empty_slot_gets_an_altar_of_your_choice() {
    let mut position = Position::new(3).altar(4, "red");
    position.play("place T6");
    let choices = ["yellow", "blue", "green", "purple", "gray"].map(|c| format!("altar {c}"));
    assert_eq!(position.legal(), choices);
    position.play("altar gray");
    assert_eq!(position.game.board.altars[5], Some(Color::Gray));
    assert_eq!(position.has(0, "gray"), 3);
}

#[test]
fn n5_1_an_altar_stays_for_the_whole_game() {
    let mut position = Position::new(3).altar(6, "red");
    position.play("place T6");
    assert_eq!(position.has(0, "red"), 3);
    assert!(!position.game.board.free_altars.contains(Color::Red));
}

#[test]
fn n5_1_the_last_altar_needs_no_choice() {
    let mut position = Position::new(3);
    for (slot, color) in [
        (1, "red"),
        (2, "blue"),
        (3, "gray"),
        (4, "green"),
        (5, "purple"),
    ] {
        position = position.altar(slot, color);
    }
    position.play("place T6");
    assert_eq!(position.game.board.altars[5], Some(Color::Yellow));
    assert_eq!(position.has(0, "yellow"), 3);
}

#[test]
fn n5_2_an_empty_cost_slot_takes_a_colour_whose_altar_is_left() {
    let mut position = Position::new(3).altar(6, "red").give(0, 1, "red");
    assert!(!position.can("place T1") && !position.can("place T2"));
    position = position.give(0, 1, "blue").give(0, 1, "gray");
    position.play("place T2");
    assert_eq!(position.legal(), ["pay blue", "pay gray"]);
    position.play("pay gray");
    assert_eq!(position.game.board.altars[1], Some(Color::Gray));
    assert_eq!(position.favors(0).0, [0, 1, 0, 0, 1, 0]);
    assert_eq!(position.scored(), [(5, "N5.3")]);
}

#[test]
fn n5_2_a_cost_slot_with_an_altar_takes_its_colour() {
    let position = Position::new(3).altar(1, "red").give(0, 3, "blue");
    assert!(!position.can("place T1") && position.can("place T2"));
    let mut position = position.give(0, 1, "red");
    position.play("place T1");
    assert_eq!(position.phase(), Phase::AnyFavor { left: 2 });
    assert_eq!(position.has(0, "red"), 0);
}

#[test]
fn n5_3_slot_1_two_favors_of_any_colours_one_at_a_time() {
    let mut position = Position::new(3)
        .altar(1, "red")
        .give(0, 1, "red")
        .use_up("blue", 1)
        .use_up("gray", 0);
    position.play("place T1");
    let colors = ["yellow", "blue", "green", "purple", "red"];
    assert_eq!(position.legal_for("favor"), colors);
    position.play("favor blue");
    let colors = ["yellow", "green", "purple", "red"];
    assert_eq!(position.legal_for("favor"), colors);
    position.play("favor red");
    assert_eq!(position.favors(0).0, [0, 1, 0, 0, 1, 0]);
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n5_3_slot_1_gives_both_of_one_colour_or_what_is_left() {
    let mut position = Position::new(3).altar(1, "red").give(0, 1, "red");
    for color in ["yellow", "blue", "green", "purple", "gray"] {
        position = position.use_up(color, 0);
    }
    position = position.use_up("red", 0);
    position.play("place T1");
    // Only the paid favor is in the supply.
    assert_eq!(position.has(0, "red"), 1);
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n5_3_slot_2_scores_5() {
    let mut position = Position::new(3).altar(2, "red").give(0, 1, "red");
    position.play("place T2");
    assert_eq!(position.score(0), 5);
}

#[test]
fn n5_3_slot_3_draws_a_rune_then_takes_one_of_the_altar_s_colour() {
    let mut position = Position::new(3).altar(3, "red");
    position.play("place T3");
    assert_eq!(position.has(0, "red"), 0);
    position.draw("rune companion");
    assert_eq!(
        (position.has(0, "red"), position.game.board.face_down[0]),
        (1, 1)
    );
}

#[test]
fn n5_3_slot_3_with_an_empty_stack_still_gives_the_favor() {
    let mut position = Position::new(3).altar(3, "red").no_runes_left();
    position.play("place T3");
    assert_eq!(position.has(0, "red"), 1);
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n5_3_slot_4_scores_one_per_favor_of_the_altar_s_colour() {
    let mut position = Position::new(3)
        .altar(4, "red")
        .give(0, 2, "red")
        .show(0, "red");
    position.play("place T4");
    assert_eq!(position.scored(), [(4, "N5.3")]);
}

#[test]
fn n5_3_slot_5_places_neutrals_then_takes_one() {
    let mut position = Position::new(3).altar(5, "red").mark("1", "A1");
    position.play("place T5");
    let free = ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"];
    assert_eq!(position.legal_for("neutral"), free);
    position.play("neutral A2");
    assert_eq!(position.has(0, "red"), 0);
    position.play("neutral A3");
    assert!(position.is_marked("n", "A2") && position.is_marked("n", "A3"));
    // Costs and effects of those spaces are ignored: no rune is drawn.
    assert_eq!(position.favors(0).0, [0, 0, 0, 0, 1, 0]);
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n5_3_slot_6_takes_three() {
    let mut position = Position::new(3).altar(6, "red").use_up("red", 2);
    position.play("place T6");
    assert_eq!(position.has(0, "red"), 2);
}

#[test]
fn n5_4_with_one_free_card_space_one_neutral_is_placed() {
    let mut position = Position::new(3)
        .altar(5, "red")
        .mark("1", "A1 A2 A3 B1 B2 B3 C1 C2");
    position.play("place T5");
    assert!(position.is_marked("n", "C3"));
    assert_eq!(position.game.board.waiting_neutrals(), 1);
    assert_eq!(position.has(0, "red"), 1);
}

#[test]
fn n5_4_only_waiting_neutrals_are_placed() {
    let mut position = Position::new(3).altar(5, "red").mark("n", "A1");
    position.play("place T5, neutral B1");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    assert_eq!(position.game.board.waiting_neutrals(), 0);
}

#[test]
fn n5_4_without_free_card_spaces_none_is_placed() {
    let mut position = Position::new(3)
        .altar(5, "red")
        .mark("1", "A1 A2 A3 B1 B2 B3 C1 C2 C3");
    position.play("place T5");
    assert_eq!(
        (
            position.game.board.waiting_neutrals(),
            position.has(0, "red")
        ),
        (2, 1)
    );
}

#[test]
fn n5_5_a_base_space_gives_its_two_favors_once() {
    let mut position = Position::new(3);
    let supply = position.supply("purple");
    position.play("place TA");
    assert_eq!(
        (position.has(0, "purple"), position.supply("purple")),
        (2, supply)
    );
    assert!(!position.can("place TA"));
}

#[test]
fn n5_5_a_base_space_is_never_refilled() {
    let mut position = Position::new(3).last_marker();
    position.play("place TA").draw_on().play("keep 1");
    assert!(!position.is_marked("0", "TA"));
    assert!(!position.can("place TA") && position.can("place TB"));
}
