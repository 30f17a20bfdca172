//! N6.1–N6.3: runes held, revealed and paid with.

use engawa_core::{Entry, Game, Turn, Viewer};

use super::{Position, seat};
use crate::state::Phase;
use crate::{Color, Event};

#[test]
fn n6_1_only_the_owner_knows_a_rune_and_everybody_how_many() {
    let mut position = Position::new(3);
    position.play("place A3").draw("rune companion");
    let seen = |viewer| position.log.seen_by(viewer).0[0].clone();
    let drawn = |rune| {
        Entry::Event(Event::RuneDrawn {
            seat: seat(0),
            rune,
        })
    };
    assert_eq!(
        seen(Viewer::Seat(seat(0))),
        drawn(Some(crate::Rune::Companion))
    );
    assert_eq!(seen(Viewer::Seat(seat(1))), drawn(None));
    assert_eq!(seen(Viewer::Spectator), drawn(None));
    let view = serde_json::to_value(position.game.view(Viewer::Spectator)).unwrap();
    assert_eq!(view["seats"][0]["face_down_runes"], 1);
    assert_eq!(view["own_runes"], serde_json::json!([]));
}

#[test]
fn n6_1_a_rune_drawn_this_turn_can_be_revealed_at_the_end_of_the_season() {
    let mut position = Position::new(3).mark("1", "A1 A2").last_marker();
    position.play("place A3").draw("rune yellow-favors");
    assert_eq!(position.game.turn(), Turn::Seat(seat(0)));
    assert_eq!(position.legal(), ["reveal yellow", "done"]);
}

#[test]
fn n6_1_a_rune_is_played_from_the_next_turn_on() {
    let mut position = Position::new(2);
    position.play("place A3").draw("rune red-favors");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    position.play("place A1");
    assert!(position.can("reveal red"));
}

#[test]
fn n6_2_a_revealed_rune_counts_as_two_favors_of_its_colour() {
    let position = Position::new(3)
        .give(0, 1, "red")
        .show(0, "red")
        .show(0, "gray");
    let favors = position.game.board.favors_of(seat(0));
    assert_eq!(favors.0, [0, 0, 0, 0, 3, 2]);
    assert_eq!(position.game.board.favors_in(seat(0), Color::Red), 3);
}

#[test]
fn n6_2_a_face_down_rune_counts_for_nothing() {
    let position = Position::new(3).lay(0, "j-red-2").hold(0, "red-favors");
    assert!(!position.can("place A1"));
}

#[test]
fn n6_2_a_revealed_rune_pays_a_cost_without_change() {
    let mut position = Position::new(3).lay(0, "j-red-2").show(0, "red");
    let supply = position.supply("red");
    position.play("place A1");
    let board = &position.game.board;
    assert!(board.revealed[0].is_empty());
    assert!(board.discarded.contains(crate::Rune::TwoFavors(Color::Red)));
    assert_eq!(
        (position.has(0, "red"), position.supply("red")),
        (0, supply)
    );
    assert_eq!(position.has(0, "blue"), 3);
}

#[test]
fn n6_2_with_a_token_and_a_rune_you_choose() {
    let mut position = Position::new(3)
        .lay(0, "j-red-2")
        .show(0, "red")
        .give(0, 1, "red");
    position.play("place A1");
    assert_eq!(position.legal(), ["pay red", "pay red-favors"]);
    position.play("pay red");
    assert_eq!(
        (
            position.has(0, "red"),
            position.game.board.revealed[0].len()
        ),
        (0, 1)
    );
}

#[test]
fn n6_2_a_rune_pays_the_tree_and_chooses_its_altar() {
    let mut position = Position::new(3).show(0, "red");
    position.play("place T2");
    assert_eq!(position.game.board.altars[1], Some(Color::Red));
    assert_eq!(position.score(0), 5);
    assert!(position.game.board.revealed[0].is_empty());
}

#[test]
fn n6_2_the_strongest_colour_held_only_as_a_rune_is_paid_with_it() {
    let mut position = Position::new(3)
        .lay(0, "n-yellow")
        .show(0, "red")
        .give(0, 1, "blue");
    position.play("place A4");
    assert!(position.game.board.revealed[0].is_empty());
    assert_eq!(position.scored(), [(1, "N4.5")]);
}

#[test]
fn n6_3_on_your_turn_before_choosing_the_space() {
    let mut position = Position::new(3)
        .hold(0, "red-favors")
        .hold(1, "gray-favors");
    assert_eq!(position.legal_for("reveal"), ["red"]);
    position.play("reveal red");
    assert_eq!(position.game.turn(), Turn::Seat(seat(0)));
    assert_eq!(position.game.board.face_down[0], 0);
}

/// The yellow card is complete: seats 0 and 1 are on it; seat 2 is on an incomplete one.
fn season_s_end() -> Position {
    Position::new(3)
        .mark("0", "A1 A2")
        .mark("1", "A3")
        .mark("2", "B1")
}

#[test]
fn n6_3_who_has_a_rune_and_a_marker_on_a_scoring_card_is_asked() {
    let mut position = season_s_end()
        .hold(0, "companion")
        .hold(1, "yellow-favors")
        .hold(1, "red-journey")
        .hold(2, "blue-favors")
        .end_season();
    assert_eq!(position.game.turn(), Turn::Seat(seat(0)));
    assert_eq!(position.legal(), ["done"]);
    position.play("done");
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    position.play("reveal yellow");
    assert_eq!(position.legal(), ["done"]);
    position.play("done");
    assert_eq!(position.score(1), 2);
    assert!(matches!(position.phase(), Phase::JourneyCard { .. }));
}

#[test]
fn n6_3_the_asking_goes_in_turn_order_from_the_season_s_first_player() {
    let mut position = season_s_end().hold(0, "companion").hold(1, "companion");
    position.game.board.first = seat(1);
    let mut position = position.end_season();
    assert_eq!(position.game.turn(), Turn::Seat(seat(1)));
    let turns = position.game.turns_taken();
    position.play("done");
    assert_eq!(position.game.turn(), Turn::Seat(seat(0)));
    assert_eq!(position.game.turns_taken(), turns + 1);
}

#[test]
fn n6_3_nobody_is_asked_without_runes_or_scoring_cards() {
    let position = season_s_end().end_season();
    assert_eq!(position.game.turn(), Turn::Chance);
    let position = Position::new(3)
        .mark("0", "A1")
        .hold(0, "red-favors")
        .end_season();
    assert_eq!(position.game.turn(), Turn::Chance);
}

#[test]
fn n6_3_an_incomplete_new_start_card_scores_and_so_asks() {
    let position = Position::new(3)
        .season(2)
        .lay(3, "n-red")
        .mark("0", "D1")
        .hold(0, "red-journey")
        .end_season();
    assert_eq!(position.legal(), ["done"]);
}

#[test]
fn n6_3_with_the_last_rune_revealed_there_is_no_more_asking() {
    let mut position = season_s_end().hold(0, "yellow-favors").end_season();
    position.play("reveal yellow");
    assert_eq!(position.game.turn(), Turn::Chance);
    assert_eq!(position.score(0), 2);
}

#[test]
fn n6_3_the_fourth_season_s_end_asks_too() {
    let mut position = season_s_end()
        .season(4)
        .hold(0, "yellow-favors")
        .hold(0, "companion");
    position = position.end_season();
    assert_eq!(position.legal(), ["reveal yellow", "done"]);
    position.play("reveal yellow, done");
    assert_eq!(position.score(0), 2);
    assert_eq!(position.game.turn(), Turn::Over);
}

#[test]
fn n6_3_all_are_revealed_at_the_final_count() {
    let position = Position::new(3)
        .season(4)
        .altar(1, "red")
        .hold(2, "red-favors")
        .hold(2, "companion")
        .end_season();
    assert_eq!(position.game.turn(), Turn::Over);
    assert!(position.game.board.revealed[2].contains(Color::Red));
    assert_eq!(position.game.board.face_down[2], 1);
    assert_eq!(position.score(2), 10);
}
