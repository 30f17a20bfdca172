//! N6.4 and N6.5: Runic Journeys and Companions.

use engawa_core::{Game, Turn};

use super::{Position, seat};
use crate::state::Phase;
use crate::{Rune, Runes};

// Places: A yellow, B blue, C green.

#[test]
fn n6_4_from_any_card_to_another_card_of_the_tile_s_colour() {
    let mut position = Position::new(3)
        .hold(0, "green-journey")
        .mark("1", "A1")
        .mark("2", "B1");
    position.play("journey green");
    assert_eq!(position.legal_for("lift"), ["A1:1", "B1:2"]);
    position.play("lift A1:1");
    assert_eq!(position.legal_for("to"), ["C1", "C2", "C3"]);
    position.play("to C2");
    assert!(!position.is_marked("1", "A1") && position.is_marked("1", "C2"));
    assert!(
        position
            .game
            .board
            .discarded
            .contains(Rune::RunicJourney(crate::Color::Green))
    );
    assert_eq!(position.game.turn(), Turn::Seat(seat(0)));
    assert!(position.can("place A1"));
}

#[test]
fn n6_4_from_a_card_of_the_tile_s_colour_to_any_other_card() {
    let mut position = Position::new(3).hold(0, "green-journey").mark("1", "C1 C2");
    position.play("journey green, lift C1:1");
    assert_eq!(
        position.legal_for("to"),
        ["A1", "A2", "A3", "B1", "B2", "B3"]
    );
}

#[test]
fn n6_4_a_neutral_marker_can_be_moved_your_own_can_not() {
    let mut position = Position::new(3)
        .hold(0, "green-journey")
        .mark("0", "A1")
        .mark("n", "A2 B1");
    position.play("journey green");
    assert_eq!(position.legal(), ["lift A2:n", "lift B1:n"]);
}

#[test]
fn n6_4_costs_and_effects_of_the_new_space_are_ignored() {
    let mut position = Position::new(3)
        .hold(0, "yellow-journey")
        .lay(0, "j-yellow-2")
        .mark("1", "B1")
        .mark("2", "A2 A3");
    let favors = position.favors(1);
    position.play("journey yellow, lift B1:1");
    assert!(position.is_marked("1", "A1"));
    assert_eq!(position.favors(1), favors);
    assert_eq!(position.has(0, "purple"), 0);
}

#[test]
fn n6_4_only_the_single_possible_marker_and_space_need_no_choice() {
    let mut position = Position::new(3)
        .hold(0, "green-journey")
        .mark("1", "A1")
        .mark("0", "C1 C2");
    position.play("journey green");
    assert!(position.is_marked("1", "C3"));
    assert_eq!(position.phase(), Phase::Turn);
}

#[test]
fn n6_4_it_may_be_played_only_if_a_move_exists() {
    let none = Position::new(3).hold(0, "green-journey");
    assert!(!none.can("journey green"));
    let own = Position::new(3).hold(0, "green-journey").mark("0", "A1");
    assert!(!own.can("journey green"));
    let full = Position::new(3)
        .hold(0, "green-journey")
        .mark("1", "C1 C2 C3 A1 A2 A3 B1 B2 B3");
    assert!(!full.can("journey green"));
    let no_such_card = Position::new(3).hold(0, "red-journey").mark("1", "A1");
    assert!(!no_such_card.can("journey red"));
    let tree = Position::new(3).hold(0, "green-journey").mark("1", "T6");
    assert!(!tree.can("journey green"));
}

#[test]
fn n6_4_the_other_card_must_be_another_one() {
    // Only the green card has free spaces, and only it has a marker of another player.
    let position = Position::new(3)
        .hold(0, "green-journey")
        .mark("0", "A1 A2 A3 B1 B2 B3")
        .mark("1", "C1");
    assert!(!position.can("journey green"));
}

#[test]
fn n6_4_never_from_or_to_the_tree() {
    let mut position = Position::new(3)
        .hold(0, "green-journey")
        .mark("1", "T6 C1 C2");
    position.play("journey green");
    assert_eq!(position.legal_for("lift"), ["C1:1", "C2:1"]);
    position.play("lift C1:1");
    assert!(
        position
            .legal_for("to")
            .iter()
            .all(|space| !space.starts_with('T'))
    );
}

#[test]
fn n6_4_on_a_shared_space_any_one_marker_that_is_not_yours_moves() {
    let mut position = Position::new(3)
        .hold(0, "green-journey")
        .mark("0", "A1")
        .mark("1", "A1")
        .mark("2", "A1");
    position.play("journey green");
    assert_eq!(position.legal_for("lift"), ["A1:1", "A1:2"]);
    position.play("lift A1:2, to C1");
    assert!(position.is_marked("0", "A1") && position.is_marked("1", "A1"));
    assert!(!position.can("place A1"));
}

#[test]
fn n6_4_who_can_play_it_is_found_alike_in_both_ways() {
    // The quick test against the list of markers, on every small layout of markers.
    for layout in 0..1 << 12 {
        let mut position = Position::new(2)
            .hold(0, "green-journey")
            .hold(0, "red-journey");
        let spaces = ["A1", "A2", "A3", "B1", "C1", "C2"];
        for (i, space) in spaces.iter().enumerate() {
            match layout >> (2 * i) & 3 {
                0 => {}
                1 => position = position.mark("0", space),
                2 => position = position.mark("1", space),
                _ => position = position.mark("0", space).mark("1", space),
            }
        }
        position = position.mark("0", "B2 B3 C3");
        let board = &position.game.board;
        for color in [crate::Color::Green, crate::Color::Red] {
            let markers = board.journey_markers(seat(0), color);
            let any = markers.iter().any(|spaces| !spaces.is_empty());
            assert_eq!(board.has_journey(seat(0), color), any, "{layout}");
        }
    }
}

#[test]
fn n6_5_a_companion_s_marker_joins_others() {
    let mut position = Position::new(3)
        .hold(0, "companion")
        .mark("1", "A1")
        .mark("n", "B1");
    position.play("companion");
    assert_eq!(position.legal(), ["place A1", "place B1"]);
    position.play("place A1");
    assert!(position.is_marked("0", "A1") && position.is_marked("1", "A1"));
    assert_eq!(position.has(0, "yellow"), 2);
    assert_eq!(position.game.hands[0], Runes::NONE);
}

#[test]
fn n6_5_on_a_neutral_marker() {
    let mut position = Position::new(3).hold(0, "companion").mark("n", "B1");
    position.play("companion, place B1");
    assert_eq!(position.has(0, "blue"), 2);
}

#[test]
fn n6_5_on_the_tree_with_cost_and_effect() {
    let mut position = Position::new(3)
        .hold(0, "companion")
        .altar(2, "red")
        .mark("1", "T2")
        .give(0, 1, "red");
    position.play("companion, place T2");
    assert_eq!((position.score(0), position.has(0, "red")), (5, 0));
}

#[test]
fn n6_5_not_where_you_have_a_marker_nor_on_a_free_space() {
    let mut position = Position::new(3)
        .hold(0, "companion")
        .mark("0", "A1 B1")
        .mark("1", "A1 A2");
    position.play("companion");
    assert_eq!(position.legal(), ["place A2"]);
}

#[test]
fn n6_5_only_if_such_a_space_can_be_paid_for() {
    let position = Position::new(3)
        .hold(0, "companion")
        .lay(0, "j-yellow-2")
        .mark("1", "A1");
    assert!(!position.can("companion"));
    assert!(position.give(0, 1, "yellow").can("companion"));
}

#[test]
fn n6_5_an_emptied_base_space_is_not_one() {
    let mut position = Position::new(2).hold(1, "companion");
    position.play("place TA");
    assert!(!position.can("companion"));
}

#[test]
fn n6_5_one_companion_per_turn_and_only_the_placement_follows() {
    let mut position = Position::new(3)
        .hold(0, "companion")
        .hold(0, "companion")
        .hold(0, "red-favors")
        .mark("1", "A1");
    position.play("companion");
    assert_eq!(position.legal(), ["place A1"]);
    assert_eq!(position.game.board.face_down[0], 2);
}

#[test]
fn n6_5_a_space_may_hold_more_than_two_markers() {
    let mut position = Position::new(3)
        .hold(0, "companion")
        .mark("1", "A1")
        .mark("2", "A1");
    position.play("companion, place A1");
    assert!(
        ["0", "1", "2"]
            .iter()
            .all(|owner| position.is_marked(owner, "A1"))
    );
}
