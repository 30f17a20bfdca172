//! What a view shows, and what is imagined behind it.

use engawa_core::{Game, Rng, Seed, Viewer};

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
