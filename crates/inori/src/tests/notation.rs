//! Moves and draws as text, and the fixed numbers of moves.

use engawa_core::Game;

use super::position::read;
use crate::{Draw, Inori, Move};

#[test]
fn every_action_has_its_own_move_and_text() {
    for id in 0..Inori::INFO.actions {
        let mv = Inori::action(id).unwrap();
        assert_eq!(Inori::action_id(mv), id);
        assert_eq!(read::<Move>(&mv.to_string()), mv);
    }
    assert_eq!(Inori::action(Inori::INFO.actions), None);
    assert_eq!(Inori::action(u32::MAX), None);
}

#[test]
fn a_mistyped_move_is_told_what_was_expected() {
    for (text, expected) in [
        ("fly", "a move: place A1, pay red"),
        ("place G1", "a space: A1 to F4"),
        ("place TD", "a space: A1 to F4"),
        ("to T1", "a space of a card: A1 to F4"),
        ("lift A1:7", "a marker's owner: a seat, 0 to 3, or n"),
        ("reveal pink", "a colour: yellow"),
        ("companion red", "a move"),
        ("keep 3", "a move"),
        ("place  A1", "a space"),
    ] {
        let error = text.parse::<Move>().unwrap_err();
        assert!(error.expected.starts_with(expected), "{error}");
    }
}

#[test]
fn draws_are_written_as_they_are_read() {
    for text in [
        "card j-red-2",
        "rune red-favors",
        "rune gray-journey",
        "rune companion",
        "first 3",
    ] {
        assert_eq!(read::<Draw>(text).to_string(), text);
    }
    for text in [
        "card J",
        "card ",
        "rune red",
        "first 4",
        "first 00",
        "draw",
        "cards j-red-1",
    ] {
        assert!(text.parse::<Draw>().is_err(), "{text}");
    }
}
