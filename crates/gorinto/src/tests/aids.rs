//! What people are told before they choose.

use engawa_core::{Game, Viewer};

use super::board::*;
use crate::{Aids, Element, Gorinto, Landing, Pick};

fn landing(game: &Gorinto, mv: &str) -> Landing {
    let landings = game.aids_now().landings;
    landings.into_iter().find(|l| l.notation == mv).unwrap()
}

fn pick(game: &Gorinto, mv: &str) -> Pick {
    let picks = game.aids_now().picks;
    picks.into_iter().find(|p| p.notation == mv).unwrap()
}

#[test]
fn g3_2_a_landing_says_what_and_how_many_would_be_gathered() {
    let game = empty("", 3)
        .with_path("..f.......")
        .with_board(0, [0, 0, 1, 0, 0])
        .with_stack("c1", "av")
        .with_stack("c2", "a")
        .with_stack("c4", "w");
    let landing = landing(&game, "T3>c3");
    assert_eq!(landing.gather, 2);
    assert_eq!(landing.pattern.len(), 4);
    let cells: Vec<_> = landing
        .available
        .iter()
        .map(|t| t.cell.to_string())
        .collect();
    assert_eq!(cells, ["c1", "c2", "c4"]);
    assert_eq!(landing.available[0].level, 2);
}

#[test]
fn g3_7_with_earth_the_stack_itself_is_available() {
    let game = empty("", 3).with_path("....e.....").with_stack("e2", "vaf");
    let landing = landing(&game, "T5>e2");
    let levels: Vec<_> = landing.available.iter().map(|t| t.level).collect();
    assert_eq!(levels, [3, 2, 1]);
    assert_eq!(landing.gather, 1);
}

#[test]
fn the_best_gathering_gives_most_by_both_goals() {
    // Goal 3 wants odd stacks, goal 12 seven times the shortest.
    let game = empty("", 3)
        .with_goals(&[3, 12])
        .with_path("f.........")
        .with_board(0, [1, 0, 2, 1, 1])
        .with_stack("a2", "v")
        .with_stack("a3", "a")
        .with_stack("a4", "w");
    let best = landing(&game, "T1>a1").best;
    assert!(best.tiles.iter().any(|tile| tile.element == Element::Air));
    let played = game.clone().play_all("T1>a1").play_all("+a2 +a3 +a4");
    assert_eq!(best.outlook.goals[0], played.goals_now(seat(0)));
}

#[test]
fn a_pick_says_what_follows_from_it() {
    let game = empty("", 2)
        .with_goals(&[3, 11])
        .with_path("f.........")
        .with_board(0, [0, 0, 1, 0, 0])
        .with_stack("a2", "v")
        .with_stack("a3", "f")
        .with_stack("a4", "f")
        .play_all("T1>a1");
    let fire = pick(&game, "+a3");
    assert_eq!(fire.after.goals[0], [0, 4], "2 Fire");
    assert_eq!(fire.best.outlook.goals[0], [3, 6], "3 Fire");
    assert_eq!(fire.best.tiles.len(), 2);
    assert_eq!(fire.best.tiles[0].cell.to_string(), "a3");
}

#[test]
fn g5_4_a_pick_that_ends_the_season_is_still_the_seats_own() {
    // Seat 2 ends the season, and the coin goes to seat 1: another one is third then.
    let mut game = empty("", 3)
        .with_goals(&[3, 11])
        .with_path("f.........")
        .with_board(0, [0, 0, 0, 9, 0])
        .with_wisdom(&[9, 0, 9])
        .with_stack("a2", "v");
    game.place = 2;
    let game = game.play_all("T1>a1");
    let void = pick(&game, "+a2");
    assert_eq!(void.after.total, 1 + 2, "1 Void");
    assert_eq!(void.best.outlook, void.after);
    assert_eq!(game.play_all("+a2").order()[..], [1, 2, 0].map(seat));
}

#[test]
fn g8_3_the_best_gathering_counts_the_gift() {
    let game = empty("partners=on", 4)
        .with_path("f.........")
        .with_stack("a2", "v");
    let landing = landing(&game, "T1>a1");
    assert_eq!(landing.best.gift, Some(Element::Void));
    let game = game.play_all("T1>a1 +a2");
    let gift = pick(&game, "give=void");
    let played = game.play_all("give=void");
    assert_eq!(gift.after.goals[2], played.goals_now(seat(2)));
    assert_eq!(gift.after, gift.best.outlook);
}

#[test]
fn g9_9_kitsunes_prospects_are_told() {
    let game = empty("", 1)
        .with_stack("a1", "f")
        .with_stack("a2", "w")
        .with_kitsune("a1", "c3");
    let aid = game.aids_now().kitsune.unwrap();
    assert_eq!((aid.now, aid.on_heads), (0, 3));
}

#[test]
fn a_landing_tells_what_playing_it_shows() {
    for (text, players, seed) in [
        ("", 2, 1),
        ("", 3, 2),
        ("", 4, 3),
        ("partners=on", 4, 4),
        ("", 1, 5),
    ] {
        let mut game = reached(text, players, seed, |game| game.season() == 2);
        while game.aids_now().landings.is_empty() {
            let Aids { picks, .. } = game.aids_now();
            assert!(picks.is_empty());
            let mut rng =
                engawa_core::Rng::new(engawa_core::Seed::from(1), engawa_core::Purpose::Choices);
            let draw = game.sample_draw(&mut rng);
            game = game.drawn(&draw.to_string());
        }
        for landing in game.aids_now().landings {
            let played = game.clone().play_all(&landing.notation);
            let left = played.left_to_gather();
            assert_eq!(left, usize::from(landing.gather), "{}", landing.notation);
            if left > 0 {
                assert_eq!(played.legal().len(), landing.available.len());
            }
        }
        let view = game.view(Viewer::Spectator);
        assert_eq!(Gorinto::aids(&view).landings.len() % 5, 0);
    }
}
