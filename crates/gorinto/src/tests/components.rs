use std::collections::BTreeMap;

use super::board::*;
use crate::{Cell, Element, Goal, PathSpace, Side, Stack};

#[test]
fn g1_1_twenty_tiles_of_each_of_five_elements() {
    let game = table("", 3, 1).state().clone();
    assert_eq!(game.bag, [20; 5]);
    let names: Vec<_> = Element::ALL.iter().map(|element| element.name()).collect();
    assert_eq!(names, ["void", "air", "fire", "water", "earth"]);
}

#[test]
fn g1_2_a_path_space_for_every_column_and_row() {
    assert_eq!(Cell::all().len(), 25);
    let spaces: Vec<_> = PathSpace::all().map(|space| space.to_string()).collect();
    assert_eq!(spaces.join(" "), "T1 T2 T3 T4 T5 L1 L2 L3 L4 L5");
    let cells = |space: &str| -> Vec<_> {
        let space: PathSpace = space.parse().unwrap();
        space.cells().map(|cell| cell.to_string()).collect()
    };
    assert_eq!(cells("T2"), ["b1", "b2", "b3", "b4", "b5"]);
    assert_eq!(cells("L4"), ["a4", "b4", "c4", "d4", "e4"]);
}

#[test]
fn g1_3_twelve_goals_with_two_of_each_letter_and_four_without() {
    let mut letters = BTreeMap::new();
    for goal in Goal::all() {
        *letters.entry(goal.conflict()).or_insert(0) += 1;
    }
    let expected = [
        (None, 4),
        (Some('A'), 2),
        (Some('B'), 2),
        (Some('C'), 2),
        (Some('D'), 2),
    ];
    assert_eq!(letters, expected.into());
}

#[test]
fn g1_4_every_element_can_be_a_key() {
    let mut seen = [false; 5];
    for seed in 0..50 {
        let game = reached("", 2, seed, |game| {
            game.turns_taken == 0 && !game.legal().is_empty()
        });
        game.keys.iter().for_each(|key| seen[key.index()] = true);
    }
    assert_eq!(seen, [true; 5]);
}

#[test]
fn g1_5_kitsune_has_five_tiles_five_movement_tokens_and_a_coin() {
    let game = reached("", 1, 3, |game| !game.legal().is_empty());
    assert!(game.kitsune.tiles.iter().all(Option::is_some));
    assert_eq!(
        game.kitsune.moved.count_ones(),
        2,
        "one each for Head and Tail"
    );
    assert_eq!(Side::ALL.len(), 2);
    assert!("token=6".parse::<crate::Draw>().is_err());
}

#[test]
fn stacks_are_never_higher_than_they_can_be_stored() {
    for seed in 0..200 {
        let game = finished("landscape=mesa", 4, seed).state().clone();
        assert!(
            game.mountain
                .iter()
                .all(|stack| stack.height() <= Stack::MAX)
        );
    }
}
