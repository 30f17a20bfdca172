use engawa_core::{Game, Outcome, Scorer};

use super::board::*;

/// The outcome of boards and wisdom before the key elements (Void and Air) are scored.
fn outcome(wisdom: &[i32], boards: &[[u8; 5]], options: &str) -> Outcome {
    let mut game = empty(options, boards.len())
        .with_wisdom(wisdom)
        .with_goals(&[]);
    game.season = 4;
    for (i, board) in boards.iter().enumerate() {
        game = game.with_board(i, *board);
    }
    end_season(game).0.outcome().unwrap()
}

fn ranks(outcome: &Outcome) -> Vec<u8> {
    outcome
        .standings
        .iter()
        .map(|standing| standing.rank)
        .collect()
}

#[test]
fn g6_1_key_elements_give_two_per_tile() {
    let mut game = empty("", 2).with_goals(&[]).with_board(0, [3, 2, 9, 0, 0]);
    game.season = 4;
    let (game, log) = end_season(game);
    assert_eq!(game.wisdom[..2], [10, 0]);
    let of_seat_0: Vec<_> = log
        .scores()
        .filter(|entry| entry.scorer == Scorer::Seat(seat(0)))
        .map(|entry| (entry.points, entry.rule, entry.reason.to_string()))
        .collect();
    assert_eq!(
        of_seat_0[0],
        (6, "G6.1", "key element=void tiles=3 each=2".to_owned())
    );
    assert_eq!(of_seat_0[1].0, 4);
}

#[test]
fn g6_2_most_wisdom_wins() {
    let outcome = outcome(&[10, 30, 20], &[[0; 5]; 3], "");
    assert_eq!(ranks(&outcome), [3, 1, 2]);
    assert_eq!(outcome.ending, ["most-wisdom"]);
}

#[test]
fn g6_2_a_tie_goes_to_the_fewest_tiles() {
    let outcome = outcome(
        &[20, 20, 20],
        &[[0, 0, 3, 0, 0], [0, 0, 0, 1, 1], [0, 0, 0, 5, 0]],
        "",
    );
    assert_eq!(ranks(&outcome), [2, 1, 3], "lower places too");
    assert_eq!(outcome.ending, ["tie-by-tiles"]);
}

#[test]
fn g6_2_still_tied_they_share_the_victory() {
    let outcome = outcome(
        &[20, 9, 20],
        &[[0, 0, 3, 0, 0], [0; 5], [0, 0, 0, 1, 2]],
        "",
    );
    assert_eq!(ranks(&outcome), [1, 3, 1]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(0), seat(2)]);
    assert_eq!(outcome.ending, ["shared"]);
}
