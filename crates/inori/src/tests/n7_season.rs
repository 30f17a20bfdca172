//! N7: the end of a season.

use engawa_core::{Entry, Game, Setup, Turn};

use super::position::read;
use super::{Position, seat};
use crate::cards::CardSet;
use crate::state::Phase;
use crate::{Draw, Event, Inori, InoriOptions};

fn possible(position: &Position, draw: &str) -> bool {
    position.game.check_draw(&read::<Draw>(draw)).is_ok()
}

#[test]
fn n7_1_a_complete_card_scores_its_complete_colour_once_per_player() {
    let position = Position::new(3)
        .mark("0", "A1 A2")
        .mark("1", "A3")
        .give(0, 3, "yellow")
        .give(1, 1, "yellow")
        .give(2, 5, "yellow")
        .end_season();
    assert_eq!(
        [position.score(0), position.score(1), position.score(2)],
        [3, 1, 0]
    );
    assert_eq!(position.scored(), [(3, "N7.1"), (1, "N7.1")]);
}

#[test]
fn n7_1_a_complete_card_is_replaced_from_the_deck_of_its_complete_colour() {
    let mut position = Position::new(3).mark("0", "A1 A2 A3").end_season();
    assert!(possible(&position, "card j-yellow-1") && !possible(&position, "card j-purple-1"));
    position.draw("card j-yellow-1");
    assert_eq!(position.card_at(0).as_deref(), Some("j-yellow-1"));
}

#[test]
fn n7_1_an_incomplete_card_scores_nothing_and_takes_its_incomplete_colour() {
    let mut position = Position::new(3)
        .mark("0", "A1 A2")
        .give(0, 3, "yellow")
        .give(0, 2, "purple");
    position = position.end_season();
    assert_eq!(position.score(0), 0);
    assert!(!possible(&position, "card j-yellow-1") && possible(&position, "card j-purple-1"));
}

#[test]
fn n7_1_cards_are_scored_cleared_and_replaced_in_board_order() {
    let mut position = Position::new(3)
        .mark("0", "A1 B1")
        .mark("1", "C1")
        .end_season();
    assert!(!position.is_marked("0", "A1") && position.is_marked("0", "B1"));
    position.draw("card j-purple-1");
    assert!(!position.is_marked("0", "B1") && position.is_marked("1", "C1"));
    position.draw("card j-red-1, card j-gray-1");
    let cards: Vec<_> = (0..3).filter_map(|place| position.card_at(place)).collect();
    assert_eq!(cards, ["j-purple-1", "j-red-1", "j-gray-1"]);
}

#[test]
fn n7_1_replaced_cards_leave_the_game() {
    let mut position = Position::new(3).end_season();
    position.draw("card j-purple-1");
    let board = &position.game.board;
    let gone: Vec<_> = board
        .gone
        .iter()
        .map(|card| board.cards.card(card).id.to_string())
        .collect();
    assert_eq!(gone, ["s23-yellow", "s23-blue"]);
    assert!(!possible(&position, "card j-purple-1"));
}

#[test]
fn n7_1_a_card_may_be_complete_thanks_to_a_neutral_marker() {
    let position = Position::new(3)
        .mark("0", "A1 A2")
        .mark("n", "A3")
        .give(0, 4, "yellow");
    assert_eq!(position.end_season().score(0), 4);
}

#[test]
fn n7_1_a_companion_s_pair_completes_nothing_more_but_both_score() {
    let position = Position::new(3)
        .mark("0", "A1 A2 A3")
        .mark("1", "A3")
        .give(0, 1, "yellow")
        .give(1, 2, "yellow")
        .end_season();
    assert_eq!((position.score(0), position.score(1)), (1, 2));
    let pair_alone = Position::new(3)
        .mark("0", "A1 A2")
        .mark("1", "A2")
        .give(1, 2, "yellow")
        .end_season();
    assert_eq!(pair_alone.score(1), 0);
}

#[test]
fn n7_1_revealed_runes_count() {
    let position = Position::new(3)
        .mark("0", "A1 A2 A3")
        .give(0, 1, "yellow")
        .show(0, "yellow");
    assert_eq!(position.end_season().score(0), 3);
}

#[test]
fn n7_2_an_incomplete_new_start_card_scores_its_incomplete_colour() {
    // n-red: complete red, incomplete gray.
    let mut position = Position::new(3)
        .season(2)
        .lay(3, "n-red")
        .mark("0", "D1 D2")
        .give(0, 2, "gray")
        .give(0, 5, "red")
        .give(1, 3, "gray")
        .end_season();
    position.draw("card j-purple-1, card j-red-1, card j-gray-1");
    assert_eq!((position.score(0), position.score(1)), (2, 0));
    assert_eq!(position.scored(), [(2, "N7.2")]);
    assert!(possible(&position, "card j-gray-2"));
}

#[test]
fn n7_2_a_complete_new_start_card_scores_its_complete_colour() {
    let mut position = Position::new(3)
        .season(2)
        .lay(3, "n-red")
        .mark("0", "D1 D2")
        .mark("n", "D3 D4")
        .give(0, 2, "gray")
        .give(0, 5, "red")
        .end_season();
    position.draw("card j-purple-1, card j-red-1, card j-gray-1");
    assert_eq!(position.score(0), 5);
    assert_eq!(position.scored(), [(5, "N7.1")]);
}

#[test]
fn n7_3_markers_on_cards_go_back_neutral_ones_to_the_tree() {
    let position = Position::new(3)
        .mark("0", "A1")
        .mark("n", "A2 B1")
        .end_season();
    let board = &position.game.board;
    assert_eq!((board.in_hand[0], board.waiting_neutrals()), (1, 1));
}

#[test]
fn n7_3_an_empty_journey_deck_leaves_the_place_empty() {
    let mut document = CardSet::built_in().to_document();
    let cards = document["cards"].as_array_mut().unwrap();
    cards.retain(|card| card["set"] != "journey" || card["color"] == "red");
    let options = InoriOptions::with_cards(CardSet::read(&document.to_string()).unwrap());
    let mut position = Position::undrawn(3);
    position.game = Inori::start(&Setup::new(options, 3).unwrap());
    position.draw("card s23-yellow, card s23-blue, card s23-green, first 0");
    let mut position = position.end_season();
    position.draw("card j-red-1");
    assert_eq!((position.card_at(0), position.card_at(2)), (None, None));
    position.draw_on().play("keep 1");
    assert!(
        position
            .legal()
            .iter()
            .all(|mv| !mv.contains(" A") && !mv.contains(" C"))
    );
    assert!(position.can("place B1") && position.can("place D1"));
}

#[test]
fn n7_4_everyone_takes_back_markers_and_gets_the_season_s_new_one() {
    for (players, expected) in [(2, 5), (3, 4), (4, 3)] {
        let mut position = Position::new(players)
            .altar(6, "red")
            .mark("1", "T6 A1 B1")
            .last_marker();
        position.play("place TA").draw_on().play("keep 1");
        let board = &position.game.board;
        assert!(
            board.in_hand[..players]
                .iter()
                .all(|&markers| markers == expected)
        );
        assert!(board.occupied().is_empty());
    }
}

/// All cards replaced after a season with these scores.
fn after_season(scores: &[i16]) -> Position {
    let mut position = Position::new(3).scores(scores).end_season();
    position.draw("card j-purple-1, card j-red-1, card j-gray-1");
    position
}

#[test]
fn n7_5_the_player_with_the_fewest_points_draws_two_and_keeps_one() {
    let mut position = after_season(&[3, 2, 5]);
    assert_eq!(position.phase(), Phase::NewStartCard { other: None });
    assert!(!possible(&position, "card j-red-2"));
    position.draw("card n-red, card n-blue");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    assert_eq!(position.legal(), ["keep 1", "keep 2"]);
    position.play("keep 2");
    assert_eq!(position.card_at(3).as_deref(), Some("n-blue"));
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    assert_eq!(position.game.board.first, seat(1));
    assert_eq!(position.game.board.season, 1);
}

#[test]
fn n7_5_the_other_card_is_discarded() {
    let mut position = after_season(&[3, 2, 5]);
    position.draw("card n-red");
    assert!(!possible(&position, "card n-red"));
    position.draw("card n-blue").play("keep 2");
    let discarded = Event::NewStartDiscarded {
        seat: seat(1),
        card: read("n-red"),
    };
    assert!(position.log.0.contains(&Entry::Event(discarded)));
    let board = &position.game.board;
    let again = board.cards.find(read("n-red"), board.undrawn);
    assert_eq!(again, None, "it is never drawn again");
}

#[test]
fn n7_5_a_tie_for_fewest_points_is_broken_at_random() {
    let mut position = after_season(&[2, 4, 2]);
    assert_eq!(position.phase(), Phase::FewestPoints { tied: 0b101 });
    assert!(possible(&position, "first 0") && possible(&position, "first 2"));
    assert!(!possible(&position, "first 1"));
    position.draw("first 2, card n-red, card n-blue");
    assert_eq!(position.game.turn(), Turn::Seat(seat(2)));
}

#[test]
fn n7_5_three_to_six_cards_are_in_play_in_seasons_1_to_4() {
    let mut position = Position::new(4);
    for season in 1..=4 {
        let cards = (0..6)
            .filter(|&place| position.card_at(place).is_some())
            .count();
        assert_eq!(
            (cards, position.game.board.season + 1),
            (season + 2, season as u8)
        );
        if season < 4 {
            position = position.end_season();
            position.draw_on().play("keep 1");
        }
    }
}

#[test]
fn n7_6_after_season_4_no_card_is_replaced() {
    let position = Position::new(3)
        .season(4)
        .mark("0", "A1 A2 A3")
        .give(0, 3, "yellow")
        .lay(5, "n-red")
        .mark("1", "F1")
        .give(1, 2, "gray")
        .end_season();
    assert_eq!(position.game.turn(), Turn::Over);
    assert_eq!(position.scored(), [(3, "N7.1"), (2, "N7.2")]);
    assert_eq!(position.card_at(0).as_deref(), Some("s23-yellow"));
}
