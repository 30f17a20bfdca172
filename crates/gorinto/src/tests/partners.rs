use engawa_core::{Game, Turn};

use super::board::*;
use crate::state::Phase;

#[test]
fn g8_1_a_team_has_one_score() {
    let game = empty("partners=on", 4).with_wisdom(&[1, 20, 300, 4000]);
    let scores: Vec<_> = (0..4).map(|i| game.score_of(seat(i))).collect();
    assert_eq!(scores, [301, 4020, 301, 4020]);
    assert_eq!(game.partner(seat(3)), Some(seat(1)));
}

#[test]
fn g8_2_neighbouring_goals_do_not_conflict() {
    let game = reached("partners=on", 4, 1, |game| game.phase == Phase::DrawGoals);
    assert!(game.refuses_draw("goals=1,2,5,7"), "before seat 1");
    assert!(game.refuses_draw("goals=9,1,2,7"), "before seat 2");
    assert!(game.refuses_draw("goals=9,10,1,2"), "before seat 3");
    assert!(game.refuses_draw("goals=1,9,10,2"), "before seat 0");
    assert!(game.refuses_draw("goals=1,9"));
    assert!(
        !game.refuses_draw("goals=1,9,2,10"),
        "across the table is no conflict"
    );
    for seed in 0..300 {
        let goals = reached("partners=on", 4, seed, |game| game.phase == Phase::DrawKeys).goals;
        assert!((0..4).all(|i| !goals[i].conflicts_with(goals[(i + 1) % 4])));
    }
}

#[test]
fn g8_2_a_rejected_card_stays_out_of_the_deal() {
    let game = empty("partners=on", 4);
    let deck = [1, 2, 9, 3, 4, 10].into_iter().filter_map(crate::Goal::new);
    let dealt: Vec<_> = game
        .deal_goals(deck)
        .iter()
        .map(|goal| goal.number())
        .collect();
    assert_eq!(
        dealt,
        [1, 9, 3, 10],
        "2 would fit in the third place, but is out"
    );
}

fn with_gathering() -> crate::Gorinto {
    empty("partners=on", 4)
        .with_path("..ff......")
        .with_board(0, [0, 0, 1, 0, 0])
        .with_stack("c1", "v")
        .with_stack("c2", "aw")
        .with_stack("c4", "e")
}

#[test]
fn g8_3_one_of_the_gathered_tiles_is_given_to_the_partner() {
    let game = with_gathering().play_all("T3>c3 +c1 +c2");
    assert_eq!(game.turn(), Turn::Seat(seat(0)));
    assert_eq!(
        game.legal_text(),
        "give=void give=water",
        "only what was gathered this turn"
    );
    let game = game.play_all("give=water");
    assert_eq!(
        (game.boards[0], game.boards[2]),
        ([1, 0, 1, 0, 0], [0, 0, 0, 1, 0])
    );
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn g8_3_even_the_only_tile_is_given() {
    let game = with_gathering().with_board(0, [0; 5]).play_all("T3>c3 +c1");
    assert_eq!(game.legal_text(), "give=void");
    assert_eq!(game.play_all("give=void").boards[0], [0; 5]);
}

#[test]
fn g8_3_who_gathers_nothing_gives_nothing() {
    let game = with_gathering().play_all("T4>d3");
    assert_eq!(game.turn(), Turn::Seat(seat(1)));
}

#[test]
fn g8_3_the_gift_counts_for_the_partners_understanding() {
    let game = with_gathering()
        .with_path("..ff......")
        .with_stack("c1", "f")
        .with_stack("d1", "v")
        .with_stack("d2", "v")
        .play_all("T3>c3 +c1 +c2 give=fire");
    let mut partner = game.clone();
    partner.place = 2;
    assert_eq!(partner.play_all("T4>d3").gathering.left, 2);
}

#[test]
fn g8_4_each_player_scores_the_two_cards_beside_them() {
    let game = empty("partners=on", 4).with_goals(&[3, 4, 11, 12]);
    let goals = |i: usize| -> Vec<_> {
        game.goals_of(seat(i))
            .iter()
            .map(|goal| goal.number())
            .collect()
    };
    assert_eq!(
        [goals(0), goals(1), goals(2), goals(3)],
        [[12, 3], [3, 4], [4, 11], [11, 12]]
    );
}

#[test]
fn g8_4_comparing_cards_compare_all_four() {
    // Goal 5 lies between seats 0 and 1; seat 2 has the tallest Void but can't score it.
    let game = empty("partners=on", 4)
        .with_goals(&[5, 9, 3, 4])
        .with_board(0, [3, 0, 0, 0, 0])
        .with_board(1, [0, 2, 0, 0, 0])
        .with_board(2, [4, 0, 0, 0, 0]);
    assert_eq!(game.goals_now(seat(0))[1], 0);
    assert_eq!(game.goals_now(seat(1))[0], 3, "the tallest Air of all");
    assert_eq!(game.goals_now(seat(2)), [4, 0], "goals 9 and 3");
}

#[test]
fn g8_5_keys_count_for_both_and_ties_go_to_the_team_with_fewer_tiles() {
    let mut game = empty("partners=on", 4)
        .with_goals(&[])
        .with_wisdom(&[0, 6, 0, 0])
        .with_board(0, [1, 0, 0, 0, 0])
        .with_board(2, [0, 2, 0, 0, 0])
        .with_board(1, [0, 0, 0, 1, 1]);
    game.season = 4;
    let outcome = end_season(game).0.outcome().unwrap();
    let scores: Vec<_> = outcome
        .standings
        .iter()
        .map(|standing| standing.score)
        .collect();
    assert_eq!(scores, [6, 6, 6, 6]);
    let won: Vec<_> = outcome
        .standings
        .iter()
        .map(|standing| standing.won)
        .collect();
    assert_eq!(won, [false, true, false, true], "2 tiles against 3");
    assert_eq!(outcome.ending, ["tie-by-tiles"]);
}

#[test]
fn g8_5_equal_in_everything_the_teams_share_the_victory() {
    let mut game = empty("partners=on", 4).with_goals(&[]);
    game.season = 4;
    let outcome = end_season(game).0.outcome().unwrap();
    assert_eq!(
        (outcome.winners().count(), &outcome.ending[0]),
        (4, &"shared".into())
    );
}

#[test]
fn g8_6_no_compassionate_order_with_partners() {
    let error = setup("partners=on order=compassionate", 4).unwrap_err();
    assert_eq!(error.code(), "options/conflict");
    assert!(error.to_string().contains("partners"), "{error}");
}

#[test]
fn g8_7_the_coin_goes_by_team_scores() {
    // Seat 0 has least itself, but its team leads.
    let mut game = empty("partners=on", 4)
        .with_goals(&[])
        .with_wisdom(&[0, 5, 20, 5]);
    game.give_coin(seat(1), &mut engawa_core::Silent);
    assert_eq!(
        end_season(game).0.actor(),
        seat(3),
        "the next of the lower team after the holder"
    );
}
