//! N2: set-up.

use engawa_core::{Game, Turn};

use super::Position;
use super::position::read;
use crate::setup::MARKERS;
use crate::spaces::Place;
use crate::{Color, Draw, Inori};

fn possible(game: &Inori, draw: &str) -> bool {
    game.check_draw(&read::<Draw>(draw)).is_ok()
}

#[test]
fn n2_1_one_start_card_of_each_symbol_in_the_order_of_symbols() {
    let mut position = Position::undrawn(3);
    assert!(!possible(&position.game, "card s23-blue"));
    assert!(!possible(&position.game, "card s4-yellow"));
    position.draw("card s23-purple, card s23-blue, card s23-gray");
    let cards: Vec<_> = (0..6).map(|place| position.card_at(place)).collect();
    let start = ["s23-purple", "s23-blue", "s23-gray"].map(|id| Some(id.to_owned()));
    assert_eq!(cards[..3], start);
    assert_eq!(cards[3..], [None, None, None]);
}

#[test]
fn n2_1_four_players_have_their_own_start_cards() {
    let position = Position::undrawn(4);
    assert!(possible(&position.game, "card s4-yellow"));
    assert!(!possible(&position.game, "card s23-yellow"));
}

#[test]
fn n2_2_base_spaces_hold_two_favors_of_the_incomplete_colour() {
    let position = Position::new(2);
    let board = &position.game.board;
    assert_eq!(board.bases, [Color::Purple, Color::Red, Color::Gray]);
    assert_eq!(
        [position.supply("purple"), position.supply("red")],
        [13, 13]
    );
    assert_eq!(
        [position.supply("gray"), position.supply("yellow")],
        [13, 15]
    );
}

#[test]
fn n2_3_markers_by_players_and_season() {
    assert_eq!(MARKERS, [[4, 5, 6, 7], [3, 4, 5, 6], [3, 3, 4, 5]]);
    for players in 2..=4 {
        let board = Position::new(players).game.board;
        let expected = MARKERS[players - 2][0];
        assert!(board.in_hand[..players].iter().all(|&n| n == expected));
        assert!(board.in_hand[players..].iter().all(|&n| n == 0));
        assert_eq!(board.waiting_neutrals(), 2);
    }
}

#[test]
fn n2_4_scores_are_0_and_a_random_player_starts() {
    let mut position = Position::undrawn(3);
    position.draw("card s23-yellow, card s23-blue, card s23-green");
    assert_eq!(position.game.turn(), Turn::Chance);
    assert!(
        ["first 0", "first 1", "first 2"]
            .iter()
            .all(|d| possible(&position.game, d))
    );
    assert!(!possible(&position.game, "first 3"));
    position.draw("first 2");
    assert_eq!(position.game.turn(), Turn::Seat(super::seat(2)));
    assert_eq!(position.game.scores().seats[..], [0, 0, 0]);
    assert!(position.game.board.card(Place::new(3)).is_none());
}
