//! N1: what is in the box.

use super::Position;
use crate::cards::{CardSet, Pile};
use crate::color::Color;
use crate::runes::{Rune, Runes};
use crate::setup::FAVORS_PER_COLOR;

#[test]
fn n1_1_six_colours_in_three_opposite_pairs() {
    use Color::{Blue, Gray, Green, Purple, Red, Yellow};
    for (one, other) in [(Yellow, Purple), (Red, Blue), (Gray, Green)] {
        assert_eq!(one.opposite(), other);
        assert_eq!(other.opposite(), one);
    }
}

#[test]
fn n1_1_there_are_fifteen_favors_per_colour() {
    assert_eq!(FAVORS_PER_COLOR, 15);
    assert_eq!(Position::undrawn(2).supply("red"), 15);
}

#[test]
fn n1_2_cards_have_two_to_four_spaces_and_three_colours() {
    let set = CardSet::built_in();
    assert!(
        set.cards()
            .iter()
            .all(|card| (2..=4).contains(&card.spaces.len()))
    );
    let card = set
        .cards()
        .iter()
        .find(|card| card.id.as_str() == "n-yellow")
        .unwrap();
    let colors = [card.color, card.complete, card.incomplete];
    assert_eq!(colors, [Color::Yellow, Color::Yellow, Color::Blue]);
}

#[test]
fn n1_3_there_are_12_start_6_new_start_and_36_journey_cards() {
    let set = CardSet::built_in();
    let count = |pile| set.cards().iter().filter(|card| card.pile == pile).count();
    assert_eq!((count(Pile::Start23), count(Pile::Start4)), (6, 6));
    assert_eq!((count(Pile::NewStart), count(Pile::Journey)), (6, 36));
    for color in Color::ALL {
        assert_eq!(set.journeys(color).len(), 6);
    }
    for symbol in 0..3 {
        assert_eq!(
            (set.starts(2, symbol).len(), set.starts(4, symbol).len()),
            (2, 2)
        );
        assert_eq!(set.starts(3, symbol), set.starts(2, symbol));
    }
}

#[test]
fn n1_4_there_are_fifteen_runes() {
    assert_eq!(Runes::ALL.len(), 15);
    assert_eq!(Runes::ALL.two_favors().len(), 6);
    assert_eq!(Runes::ALL.runic_journeys().len(), 6);
    assert_eq!(Runes::ALL.count(Rune::Companion), 3);
    assert_eq!(Runes::ALL.iter().count(), 15);
    let nth: Vec<_> = (0..15).map(|n| Runes::ALL.nth(n)).collect();
    assert_eq!(nth, Runes::ALL.iter().collect::<Vec<_>>());
}

#[test]
fn n1_5_the_tree_has_six_slots_with_circles_and_three_base_spaces() {
    let set = CardSet::built_in();
    let circles = (0..6)
        .map(|slot| set.circles(slot))
        .map(|c| (c.first, c.second));
    let expected = [(10, 5), (8, 4), (6, 3), (4, 2), (2, 1), (0, 0)];
    assert!(circles.eq(expected));
    let position = Position::new(2);
    let tree: Vec<_> = position.legal_for("place T");
    assert_eq!(tree, ["3", "4", "5", "6", "A", "B", "C"]);
    assert_eq!(position.game.board.free_altars.len(), 6);
}
