use engawa_core::{Game, Turn};

use super::board::*;
use crate::Gorinto;
use crate::state::Phase;

/// A two-player game in which nothing is ever gathered: Earth tiles onto empty cells.
fn quiet(options: &str) -> Gorinto {
    empty(options, 2).with_path("eeeeeeeeee")
}

#[test]
fn g4_1_a_tile_leaves_after_the_second_and_third_turns_only() {
    let game = quiet("").play_all("T1>a1 T2>b1");
    assert_eq!((game.path.len(), game.turn()), (8, Turn::Seat(seat(0))));
    let game = game.play_all("T3>c1");
    assert_eq!(game.phase, Phase::DrawRemoval, "before the other acts");
    let game = game.drawn("-L1");
    assert_eq!((game.path.len(), game.turn()), (6, Turn::Seat(seat(1))));
    let game = game.play_all("T4>d1").drawn("-L2").play_all("T5>e1");
    assert_eq!(game.phase, Phase::DrawRemoval);
}

#[test]
fn g4_1_the_first_turns_of_a_later_season_are_normal_too() {
    let season = "T1>a2 T2>b2 T3>c2 -L5 T4>d2 -L4 T5>e2 -L3 L1>a1 -L2";
    let game = quiet("removal=tactical")
        .play_all(season)
        .drawn("path=eeeeeeeeee")
        .play_all("L3>a3 L4>a4");
    assert_eq!((game.season, game.phase), (2, Phase::MoveTile));
    assert_eq!(game.path.len(), 8);
}

#[test]
fn g4_2_the_tile_is_one_of_those_on_the_path() {
    let game = quiet("").play_all("T1>a1 T2>b1 T3>c1");
    assert!(game.refuses_draw("-T1"));
    let mut seen = std::collections::BTreeSet::new();
    let mut rng = engawa_core::Rng::new(engawa_core::Seed::from(1), engawa_core::Purpose::Draws);
    for _ in 0..200 {
        seen.insert(game.sample_draw(&mut rng).to_string());
    }
    let expected = ["-L1", "-L2", "-L3", "-L4", "-L5", "-T4", "-T5"];
    assert!(seen.iter().eq(expected.iter()), "{seen:?}");
}

#[test]
fn g4_3_tactical_the_player_who_has_just_played_chooses() {
    let game = quiet("removal=tactical").play_all("T1>a1 T2>b1 T3>c1");
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
    assert_eq!(game.legal_text(), "-T4 -T5 -L1 -L2 -L3 -L4 -L5");
    let game = game.play_all("-L5");
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn g4_4_the_last_removal_has_one_candidate_and_comes_before_the_season_ends() {
    let game =
        quiet("removal=tactical").play_all("T1>a1 T2>b1 T3>c1 -L5 T4>d1 -L4 T5>e1 -L3 L1>a1");
    assert_eq!(game.gathering.left, 1, "an Earth tile below");
    let game = game.play_all("+1");
    assert_eq!((game.season, game.legal_text().as_str()), (1, "-L2"));
    let game = game.play_all("-L2");
    assert_eq!((game.season, game.phase), (2, Phase::FillPath));
    assert_eq!(game.gone, [0, 0, 0, 0, 4], "removed tiles never return");
}

#[test]
fn g4_4_nothing_is_removed_in_solo_play() {
    let record = finished("", 1, 4).record();
    assert!(!record.events.iter().any(|event| event.starts_with('-')));
}
