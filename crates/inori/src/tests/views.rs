//! What a view shows, and what is imagined behind it.

use engawa_core::{Game, GameView, Rng, Seed, Viewer};

use super::position::read;
use super::{Position, seat};
use crate::{Inori, Rune};

fn position() -> Position {
    Position::new(3)
        .hold(0, "red-favors")
        .hold(1, "companion")
        .hold(1, "blue-journey")
        .show(2, "gray")
}

#[test]
fn a_view_shows_own_runes_and_how_many_others_hold() {
    let view = position().game.view(Viewer::Seat(seat(0)));
    let view = serde_json::to_value(view).unwrap();
    assert_eq!(view["own_runes"], serde_json::json!(["red-favors"]));
    assert_eq!(view["seats"][1]["face_down_runes"], 2);
    assert_eq!(
        view["seats"][2]["revealed_runes"],
        serde_json::json!(["gray"])
    );
    assert!(view.get("hands").is_none() && view.get("stack").is_none());
}

#[test]
fn imagined_worlds_deal_the_unseen_runes_evenly() {
    let view = position().game.view(Viewer::Seat(seat(0)));
    let mut rng = Rng::stream(Seed::from(5), 0);
    let (mut companions, mut reds, mut blues) = (0, 0, 0);
    const WORLDS: usize = 13_000;
    for _ in 0..WORLDS {
        let world = Inori::imagine(&view, &mut rng);
        assert_eq!(world.view(Viewer::Seat(seat(0))), view);
        assert_eq!(world.hands[1].len(), 2);
        companions += world.hands[1].companions();
        reds += world.hands[1].count(Rune::TwoFavors(crate::Color::Red));
        blues += world.hands[1].count(Rune::RunicJourney(crate::Color::Blue));
    }
    // 13 unseen runes, 2 of them in the hand: each is there with a chance of 2 in 13.
    assert_eq!(reds, 0);
    assert!((1_850..2_150).contains(&blues), "{blues}");
    assert!((5_700..6_300).contains(&companions), "{companions}");
}

#[test]
fn after_the_final_count_nobody_is_imagined_with_two_favors() {
    let game = position().season(4).end_season().game;
    let view = game.view(Viewer::Spectator);
    let mut rng = Rng::stream(Seed::from(5), 0);
    for _ in 0..100 {
        let world = Inori::imagine(&view, &mut rng);
        assert!(world.hands.iter().all(|hand| hand.two_favors().is_empty()));
    }
}

/// Whether placing a marker on the Tree's base shows seat 0 something hidden.
fn reveals(position: &Position) -> bool {
    assert!(position.can("place TA"));
    let view = position.game.view(Viewer::Seat(seat(0)));
    view.reveals(read("place TA"))
}

/// The last marker of the game is still to be placed.
fn before_the_count(players: usize) -> Position {
    Position::new(players).season(4).last_marker()
}

#[test]
fn n6_3_the_move_that_leads_to_the_final_count_reveals_runes_of_others() {
    assert!(!reveals(&before_the_count(3)));
    assert!(!reveals(&before_the_count(3).hold(0, "red-favors")));
    assert!(reveals(&before_the_count(3).hold(1, "red-favors")));
    // That it isn't turned up tells something too.
    assert!(reveals(&before_the_count(3).hold(1, "companion")));
    assert!(!reveals(&Position::new(3).season(4).hold(1, "red-favors")));
    let spring = Position::new(3).last_marker();
    assert!(!reveals(&spring.hold(1, "red-favors")));
}

#[test]
fn n6_3_a_move_before_somebody_is_asked_reveals_nothing() {
    let asked = before_the_count(3)
        .mark("1", "A1 A2 A3 A4")
        .hold(1, "red-favors");
    assert!(!reveals(&asked));
}

#[test]
fn n6_3_only_a_two_favors_rune_that_could_be_elsewhere_is_a_secret() {
    let shown = |colors: &[&str]| {
        let position = before_the_count(3).hold(1, "companion");
        colors
            .iter()
            .fold(position, |all, color| all.show(2, color))
    };
    let five = ["yellow", "blue", "green", "purple", "red"];
    // It is the gray one with a chance of one in ten.
    assert!(reveals(&shown(&five)));
    assert!(!reveals(&shown(&[&five[..], &["gray"]].concat())));
    let two = before_the_count(2).hold(1, "red-favors").no_runes_left();
    assert!(!reveals(&two));
    let three = before_the_count(3).hold(1, "red-favors");
    assert!(reveals(&three.hold(2, "companion").no_runes_left()));
}
