//! N4: costs and effects of card spaces.

use engawa_core::{Game, Turn};

use super::{Position, seat};
use crate::state::Phase;

// n-yellow: take 1 yellow + 1 blue | take 2 weakest | rune | pay strongest > score colors
// j-yellow-5: take 2 gray | score yellow | pay strongest > take 2 weakest
// j-yellow-1: take 1 green + 1 gray | pay purple > score strongest

#[test]
fn n4_1_a_colour_s_cost_returns_one_favor_to_the_supply() {
    let mut position = Position::new(3).lay(0, "j-yellow-1").give(0, 2, "purple");
    let supply = position.supply("purple");
    position.play("place A2");
    assert_eq!(
        (position.has(0, "purple"), position.supply("purple")),
        (1, supply + 1)
    );
}

#[test]
fn n4_1_strongest_is_the_colour_you_have_most_of() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .give(0, 2, "red")
        .give(0, 1, "blue");
    position.play("place A4");
    assert_eq!((position.has(0, "red"), position.has(0, "blue")), (1, 1));
}

#[test]
fn n4_1_among_tied_strongest_colours_you_choose() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .give(0, 2, "red")
        .give(0, 2, "blue");
    position.play("place A4");
    assert_eq!(position.legal(), ["pay blue", "pay red"]);
    position.play("pay red");
    assert_eq!((position.has(0, "red"), position.has(0, "blue")), (1, 2));
}

#[test]
fn n4_1_revealed_runes_count_for_the_strongest() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .give(0, 1, "red")
        .show(0, "red")
        .give(0, 2, "blue");
    position.play("place A4");
    assert_eq!(position.legal(), ["pay red", "pay red-favors"]);
    position.play("pay red");
    assert_eq!((position.has(0, "red"), position.has(0, "blue")), (0, 2));
}

#[test]
fn n4_1_a_rune_can_tie_with_tokens() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .show(0, "red")
        .give(0, 2, "blue");
    position.play("place A4");
    assert_eq!(position.legal(), ["pay blue", "pay red-favors"]);
}

#[test]
fn n4_1_with_no_favors_strongest_can_t_be_paid() {
    let position = Position::new(3).lay(0, "n-yellow").hold(0, "red-favors");
    assert!(!position.can("place A4"));
    assert!(position.show(0, "blue").can("place A4"));
}

#[test]
fn n4_2_you_take_the_favors_shown() {
    let mut position = Position::new(3);
    position.play("place A2");
    assert_eq!(
        (position.has(0, "yellow"), position.has(0, "purple")),
        (1, 1)
    );
    assert_eq!(position.supply("yellow"), 14);
}

#[test]
fn n4_2_as_many_as_the_supply_still_has() {
    let mut position = Position::new(3).use_up("yellow", 1);
    position.play("place A1");
    assert_eq!(
        (position.has(0, "yellow"), position.supply("yellow")),
        (1, 0)
    );
}

#[test]
fn n4_2_there_is_no_limit_to_what_you_own() {
    let mut position = Position::new(3).give(0, 13, "yellow");
    position.play("place A1");
    assert_eq!(position.has(0, "yellow"), 15);
}

#[test]
fn n4_3_two_of_the_colour_you_have_fewest_of() {
    let mut position = Position::new(3).lay(0, "n-yellow");
    for color in ["yellow", "blue", "purple", "red", "gray"] {
        position = position.give(0, 1, color);
    }
    position.play("place A2");
    assert_eq!(position.has(0, "green"), 2);
}

#[test]
fn n4_3_you_choose_among_tied_weakest_colours() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .give(0, 1, "red")
        .give(0, 2, "gray");
    position.play("place A2");
    let weakest = ["yellow", "blue", "green", "purple"].map(|color| format!("weakest {color}"));
    assert_eq!(position.legal(), weakest);
    position.play("weakest green");
    assert_eq!((position.has(0, "green"), position.has(0, "red")), (2, 1));
}

#[test]
fn n4_3_you_may_choose_a_colour_the_supply_has_run_out_of() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .use_up("green", 0)
        .use_up("blue", 1);
    position.play("place A2");
    assert!(position.can("weakest green") && position.can("weakest blue"));
    position.play("weakest blue");
    assert_eq!(position.favors(0).0, [0, 1, 0, 0, 0, 0]);
}

#[test]
fn n4_3_a_single_weakest_colour_without_supply_gives_nothing() {
    let mut position = Position::new(3).lay(0, "n-yellow").use_up("green", 0);
    for color in ["yellow", "blue", "purple", "red", "gray"] {
        position = position.give(0, 1, color);
    }
    position.play("place A2");
    assert_eq!(position.favors(0).0, [1, 1, 0, 1, 1, 1]);
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n4_3_the_weakest_is_determined_after_the_cost_is_paid() {
    let mut position = Position::new(3).lay(0, "j-yellow-5");
    for color in ["yellow", "blue", "green", "purple", "red", "gray"] {
        position = position.give(0, 1, color);
    }
    position.play("place A3");
    assert_eq!(position.legal_for("pay").len(), 6);
    position.play("pay red");
    assert_eq!(position.favors(0).0, [1, 1, 1, 1, 2, 1]);
}

#[test]
fn n4_3_revealed_runes_count_for_the_weakest() {
    let mut position = Position::new(3).lay(0, "n-yellow").show(0, "green");
    for color in ["yellow", "blue", "purple", "red"] {
        position = position.give(0, 1, color);
    }
    position.play("place A2");
    assert_eq!(position.favors(0).0, [1, 1, 0, 1, 1, 2]);
}

#[test]
fn n4_4_you_draw_a_rune() {
    let mut position = Position::new(3);
    position.play("place A3");
    assert_eq!(position.phase(), Phase::Rune { then: None });
    position.draw("rune red-favors");
    let board = &position.game.board;
    assert_eq!((board.face_down[0], board.stack), (1, 14));
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn n4_4_a_rune_that_is_out_can_t_be_drawn() {
    let mut position = Position::new(3).hold(1, "red-favors");
    position.play("place A3");
    let mut log = engawa_core::Log::default();
    let draw = super::position::read("rune red-favors");
    assert!(position.game.play_draw(&draw, &mut log).is_err());
}

#[test]
fn n4_4_with_an_empty_stack_nothing_happens() {
    let mut position = Position::new(3).no_runes_left();
    position.play("place A3");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    assert_eq!(position.game.board.face_down[0], 0);
}

#[test]
fn n4_5_one_point_per_different_colour() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .give(0, 3, "red")
        .give(0, 1, "blue")
        .show(0, "gray");
    position.play("place A4");
    assert_eq!(position.scored(), [(3, "N4.5")]);
    assert_eq!(position.score(0), 3);
}

#[test]
fn n4_5_colours_are_counted_after_the_cost_is_paid() {
    let mut position = Position::new(3).lay(0, "n-yellow").give(0, 1, "red");
    position.play("place A4");
    assert_eq!(position.score(0), 0);
}

#[test]
fn n4_5_one_point_per_favor_of_a_given_colour() {
    let mut position = Position::new(3)
        .lay(0, "j-yellow-5")
        .give(0, 3, "yellow")
        .give(0, 5, "red")
        .show(0, "yellow");
    position.play("place A2");
    assert_eq!(position.scored(), [(5, "N4.5")]);
}

#[test]
fn n4_5_one_point_per_favor_of_your_strongest_colour() {
    let mut position = Position::new(3)
        .lay(0, "j-yellow-1")
        .give(0, 1, "purple")
        .give(0, 4, "red")
        .show(0, "red");
    position.play("place A2");
    assert_eq!(position.scored(), [(6, "N4.5")]);
}
