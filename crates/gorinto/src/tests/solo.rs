use engawa_core::{Game, Scorer, Turn};

use super::board::*;
use crate::state::Phase;
use crate::{Gorinto, Side};

fn solo() -> Gorinto {
    empty("", 1)
}

#[test]
fn g9_1_no_comparing_goals_and_two_keys_for_kitsune() {
    let start = reached("", 1, 1, |game| game.phase == Phase::DrawGoals);
    assert!(start.refuses_draw("goals=5,9"));
    for seed in 0..100 {
        let game = reached("landscape=hill", 1, seed, |game| !game.legal().is_empty());
        assert!(game.goals.iter().all(|goal| !goal.compares_players()));
        let [one, two] = game.kitsune.keys;
        assert!(
            one != two
                && !game
                    .keys
                    .iter()
                    .any(|key| Some(*key) == one || Some(*key) == two)
        );
    }
    let keys = reached("", 1, 1, |game| game.phase == Phase::DrawKitsuneKeys);
    assert!(keys.refuses_draw(&format!("kitsune-keys={},earth", keys.keys[0])));
}

#[test]
fn g9_2_five_kitsune_tiles_and_five_element_tiles() {
    for seed in 0..30 {
        let game = reached("", 1, seed, |game| !game.legal().is_empty());
        assert_eq!(game.path.len(), 5);
        for space in game.kitsune.tiles.into_iter().flatten() {
            assert_eq!(game.path.tile(space), None);
            assert!(
                game.refuses(&format!("{space}>{}", space.cell(0))),
                "never moved by the player"
            );
        }
    }
    let before = reached("", 1, 1, |game| game.phase == Phase::FillPath);
    assert!(before.refuses_draw("path=vafwevafwe"));
}

#[test]
fn g9_3_a_token_stands_n_cells_in_from_the_tile_with_that_number() {
    let mut game = reached("", 1, 2, |game| game.phase == Phase::PlaceKitsuneTiles);
    game = game.drawn("kitsune=T2,L4,T5,L1,T1");
    let path = "path=..va..fw.e";
    let game = game.drawn(path).drawn("token=2").drawn("token=5");
    assert_eq!(
        game.kitsune.tokens[0].unwrap().to_string(),
        "b4",
        "second from the left in row 4"
    );
    assert_eq!(
        game.kitsune.tokens[1].unwrap().to_string(),
        "a5",
        "fifth from the top in column a"
    );
    assert_eq!(game.phase, Phase::MoveTile);
}

#[test]
fn g9_3_a_token_is_drawn_once_a_season_and_head_and_tail_may_meet() {
    let game = reached("", 1, 2, |game| game.phase == Phase::PlaceKitsuneTiles);
    let game = game
        .drawn("kitsune=T2,L1,T5,L2,T1")
        .drawn("path=..va...fwe");
    let game = game.drawn("token=1");
    assert!(game.refuses_draw("token=1"));
    let game = game.drawn("token=2");
    assert_eq!(game.kitsune.tokens[0], game.kitsune.tokens[1], "both on b1");
}

#[test]
fn g9_4_player_and_kitsune_alternate_three_turns_each() {
    let record = finished("", 1, 6).record();
    let turns: String = record
        .events
        .iter()
        .filter_map(|event| match event.as_str() {
            text if text.contains('>') => Some('p'),
            text if text.starts_with("coin") => Some('k'),
            _ => None,
        })
        .collect();
    assert_eq!(turns, "pkpkpk".repeat(4));
}

#[test]
fn g9_4_a_tile_moved_onto_head_changes_what_it_reads() {
    let game = solo()
        .with_kitsune("c3", "e5")
        .with_stack("c3", "v")
        .with_stack("c1", "a")
        .with_stack("b2", "w");
    assert_eq!(game.haul_text(Side::Heads), "b2w");
    let mut game = game.with_path("..f.......");
    game.phase = Phase::MoveTile;
    let game = game.play_all("T3>c3 +c1").with_stack("c5", "e");
    assert_eq!(game.haul_text(Side::Heads), "c5e", "the column of Fire now");
}

#[test]
fn g9_5_heads_activates_head_and_tails_tail() {
    let game = solo()
        .with_kitsune("b1", "d1")
        .with_stack("b1", "w")
        .with_stack("d1", "ve");
    let taken = |coin: &str| game.clone().drawn(coin).kitsune.board;
    assert_eq!(taken("coin=heads"), [0, 0, 0, 0, 1], "Water's row: d1");
    assert_eq!(taken("coin=tails"), [1, 0, 0, 0, 0], "what is below Earth");
}

#[test]
fn g9_6_takes_the_whole_pattern_and_leaves_the_tile_below_the_token() {
    let game = solo()
        .with_kitsune("c3", "e5")
        .with_stack("c3", "ef")
        .with_stack("c1", "va")
        .with_stack("c5", "w")
        .with_stack("d3", "v")
        .drawn("coin=heads");
    assert_eq!(game.kitsune.board, [0, 1, 0, 1, 0]);
    assert_eq!(
        (game.stack_text("c3"), game.stack_text("c1")),
        ("ef".into(), "v".into())
    );
    assert_eq!(game.stack_text("c5"), "");
}

#[test]
fn g9_6_with_earth_takes_everything_below() {
    let game = solo()
        .with_kitsune("c3", "e5")
        .with_stack("c3", "vafwe")
        .drawn("coin=heads");
    assert_eq!(game.kitsune.board, [1, 1, 1, 1, 0]);
    assert_eq!(game.stack_text("c3"), "e");
}

#[test]
fn g9_7_on_an_empty_cell_takes_the_element_most_often_visible() {
    let game = solo()
        .with_kitsune("c3", "a1")
        .with_stack("a1", "a")
        .with_stack("b1", "wa")
        .with_stack("c1", "w")
        .drawn("coin=heads");
    assert_eq!(
        game.kitsune.board,
        [0, 2, 0, 0, 0],
        "the tile under Tail too"
    );
    assert_eq!(game.stack_text("b1"), "w");
}

#[test]
fn g9_7_ties_go_to_kitsunes_keys_then_the_keys_then_gorinto_order() {
    // Keys are Void and Air, Kitsune's are Fire and Water.
    let visible = |letters: &str| {
        let mut game = solo().with_kitsune("c3", "c3");
        for (i, letter) in letters.chars().enumerate() {
            let cell = format!("{}1", b"abcde"[i] as char);
            game = game.with_stack(&cell, &letter.to_string());
        }
        game.haul_text(Side::Heads)
    };
    assert_eq!(visible("vafwe"), "c1f", "Fire before Water, both Kitsune's");
    assert_eq!(visible("vawe"), "c1w");
    assert_eq!(visible("eav"), "c1v", "Void before Air, both keys");
    assert_eq!(visible("ea"), "b1a", "a key before the fifth");
    assert_eq!(visible(""), "", "nothing is visible");
}

#[test]
fn g9_8_the_activated_token_moves_while_movement_tokens_are_left() {
    let game = solo()
        .with_kitsune("c3", "e5")
        .with_path("......vv..")
        .drawn("coin=tails");
    assert_eq!(game.phase, Phase::MoveKitsune(Side::Tails));
    let game = game.drawn("token=4");
    assert_eq!(game.kitsune.tokens[1].unwrap().to_string(), "d4");
    assert_eq!(
        game.kitsune.tokens[0].unwrap().to_string(),
        "c3",
        "the other stays"
    );
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
}

#[test]
fn g9_8_without_a_movement_token_the_season_ends() {
    let mut game = solo().with_kitsune("c3", "e5");
    game.kitsune.moved = 0b1111;
    let game = game.drawn("coin=heads");
    assert_eq!((game.season, game.phase), (2, Phase::PlaceKitsuneTiles));
}

#[test]
fn g9_9_kitsune_scores_its_keys_and_no_goals() {
    let mut game = solo()
        .with_kitsune("c3", "e5")
        .with_goals(&[3, 4])
        .with_board(0, [1, 2, 0, 0, 0]);
    game.kitsune.board = [2, 1, 3, 1, 9];
    let (game, log) = end_season(game);
    assert_eq!(game.kitsune.wisdom, 2 + 1 + 3 * 3 + 3);
    assert_eq!(game.wisdom[0], 3, "the player scores both goals");
    assert!(
        log.scores()
            .all(|entry| (entry.scorer == Scorer::Rival) == (entry.rule == "G9.9"))
    );
}

#[test]
fn g9_9_kitsune_scores_in_the_fourth_season_too_and_is_set_up_anew_before() {
    let mut game = solo().with_kitsune("c3", "e5").with_path("vv........");
    game.kitsune.board = [1, 0, 0, 0, 0];
    let mut last = game.clone();
    last.season = 4;
    assert_eq!(end_season(last).0.kitsune.wisdom, 1);
    let (next, _) = end_season(game);
    assert_eq!(
        (next.phase, next.gone),
        (Phase::PlaceKitsuneTiles, [2, 0, 0, 0, 0])
    );
    let next = next.drawn("kitsune=L1,L2,L3,L4,L5");
    assert_eq!((next.kitsune.tokens, next.kitsune.moved), ([None; 2], 0));
}

#[test]
fn g9_10_the_player_scores_the_ordinary_keys_by_level() {
    for (level, each) in [("normal", 3), ("expert", 2)] {
        let mut game = empty(&format!("level={level}"), 1)
            .with_kitsune("c3", "e5")
            .with_goals(&[])
            .with_board(0, [1, 1, 5, 5, 0]);
        game.season = 4;
        assert_eq!(
            end_season(game).0.wisdom[0],
            2 * each,
            "and none of Kitsune's"
        );
    }
}

#[test]
fn g9_10_equal_or_less_loses() {
    let ending = |wisdom: i32| {
        let mut game = solo().with_goals(&[]).with_wisdom(&[wisdom]);
        game.kitsune.wisdom = 50;
        game.season = 4;
        let outcome = end_season(game).0.outcome().unwrap();
        assert_eq!(outcome.rival, Some(50));
        (
            outcome.standings[0].won,
            outcome.standings[0].rank,
            outcome.ending[0].to_string(),
        )
    };
    assert_eq!(ending(51), (true, 1, "kitsune-beaten".to_owned()));
    assert_eq!(ending(50), (false, 2, "kitsune-equal".to_owned()));
    assert_eq!(ending(49), (false, 2, "kitsune-won".to_owned()));
}
