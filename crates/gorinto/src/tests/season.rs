use engawa_core::{Scorer, Turn};

use super::board::*;
use crate::state::Phase;

#[test]
fn g5_1_the_season_ends_when_fewer_tiles_than_players_are_left() {
    for (players, turns_each, left) in [(2, 3, 0), (3, 3, 1), (4, 2, 2)] {
        let mut last = None;
        let mut path_before = 10;
        let _ = reached("", players, 11, |game| {
            let ended = game.season == 2;
            if !ended {
                last = Some(game.turns_taken + 1);
                path_before = game.path.len();
            }
            ended
        });
        assert_eq!(
            last,
            Some((turns_each * players) as u16),
            "{players} players"
        );
        let last_removal = usize::from(players == 2);
        assert_eq!(path_before - last_removal, left, "{players} players");
    }
}

#[test]
fn g5_1_the_season_goes_on_with_as_many_tiles_as_players() {
    let game = empty("", 3).with_path("eeeeee....");
    let game = game.play_all("T1>a1 T2>b1 T3>c1");
    assert_eq!((game.season, game.path.len()), (1, 3));
    assert_eq!(game.play_all("T4>d1 T5>e1 L1>a1 +1").season, 2);
}

#[test]
fn g5_2_everyone_scores_both_goals() {
    let game = empty("", 2)
        .with_goals(&[3, 12])
        .with_board(0, [1, 2, 3, 4, 5])
        .with_board(1, [2, 2, 2, 2, 2]);
    let (game, log) = end_season(game);
    assert_eq!(game.wisdom[..2], [9 + 7, 14]);
    let rules: Vec<_> = log
        .scores()
        .map(|entry| (entry.scorer, entry.points, entry.rule))
        .collect();
    let entry = |seat_number, points| (Scorer::Seat(seat(seat_number)), points, "G5.2");
    assert_eq!(rules, [entry(0, 9), entry(0, 7), entry(1, 0), entry(1, 14)]);
}

#[test]
fn g5_3_leftovers_are_discarded_and_ten_new_tiles_come() {
    let game = empty("", 3).with_path("v.........");
    let (game, _) = end_season(game);
    assert_eq!((game.season, game.phase), (2, Phase::FillPath));
    assert_eq!(game.gone, [1, 0, 0, 0, 0]);
    let game = game.drawn("path=vvaaffwwee");
    assert_eq!((game.path.len(), game.bag), (10, [18; 5]));
}

#[test]
fn g5_3_after_the_fourth_season_the_game_ends() {
    let mut game = empty("", 3).with_path("v.........");
    game.season = 4;
    let (game, _) = end_season(game);
    assert_eq!((game.whose_turn(), game.season), (Turn::Over, 4));
}

#[test]
fn g5_4_the_coin_goes_to_the_lowest_score() {
    let game = empty("", 4).with_wisdom(&[5, 3, 2, 9]);
    assert_eq!(end_season(game).0.actor(), seat(2));
}

#[test]
fn g5_4_of_tied_players_the_next_clockwise_gets_the_coin() {
    let holder = |holder: usize, wisdom: [i32; 4]| {
        let mut game = empty("", 4).with_wisdom(&wisdom);
        game.give_coin(seat(holder), &mut engawa_core::Silent);
        end_season(game).0.actor().index()
    };
    assert_eq!(holder(1, [0, 0, 0, 0]), 2, "it leaves the holder");
    assert_eq!(holder(1, [0, 0, 5, 5]), 0, "clockwise over the end");
    assert_eq!(holder(3, [4, 4, 9, 9]), 0);
    assert_eq!(holder(2, [7, 7, 3, 7]), 2, "nobody else is lowest");
}

#[test]
fn g7_1_the_first_order_is_random_and_there_is_no_coin() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let record = finished("order=compassionate", 3, seed).record();
        assert!(
            !record
                .events
                .iter()
                .any(|event| event.starts_with("start="))
        );
        orders.extend(
            record
                .events
                .into_iter()
                .filter(|event| event.starts_with("order=")),
        );
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn g7_2_the_lowest_score_plays_first_and_the_later_of_tied_players() {
    let mut game = empty("order=compassionate", 4).with_wisdom(&[4, 8, 4, 1]);
    game.order = [2, 0, 3, 1].map(seat);
    let (game, _) = end_season(game);
    assert_eq!(game.order, [3, 0, 2, 1].map(seat));
}
