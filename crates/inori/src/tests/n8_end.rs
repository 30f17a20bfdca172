//! N8: the end of the game.

use engawa_core::Game;

use super::Position;

/// The end of a game in which nothing but the altars scores.
fn end(position: Position) -> Position {
    position.season(4).end_season()
}

fn scores(position: &Position) -> Vec<i32> {
    position.game.scores().seats.to_vec()
}

#[test]
fn n8_1_most_favors_of_the_altar_s_colour_score_the_left_circle() {
    let position = end(Position::new(3).altar(1, "red").give(1, 2, "red"));
    assert_eq!(scores(&position), [0, 10, 0]);
    assert_eq!(position.scored(), [(10, "N8.1")]);
}

#[test]
fn n8_1_tied_players_all_score_it_and_nobody_the_right_circle() {
    let position = Position::new(3)
        .altar(1, "red")
        .give(0, 2, "red")
        .give(1, 2, "red");
    assert_eq!(scores(&end(position.give(2, 1, "red"))), [10, 10, 0]);
}

#[test]
fn n8_1_revealed_runes_count() {
    let position = Position::new(3)
        .altar(3, "red")
        .give(0, 1, "red")
        .show(1, "red");
    assert_eq!(scores(&end(position)), [3, 6, 0]);
}

#[test]
fn n8_2_second_most_score_the_right_circle_all_who_tie() {
    let position = Position::new(4).altar(1, "red").give(3, 4, "red");
    let position = position
        .give(0, 2, "red")
        .give(2, 2, "red")
        .give(1, 1, "red");
    assert_eq!(scores(&end(position)), [5, 0, 5, 10]);
}

#[test]
fn n8_2_second_place_needs_a_favor() {
    let position = end(Position::new(3).altar(2, "red").give(0, 1, "red"));
    assert_eq!(scores(&position), [8, 0, 0]);
}

#[test]
fn n8_3_with_two_players_only_the_left_circle_counts() {
    let position = Position::new(2)
        .altar(1, "red")
        .give(0, 3, "red")
        .give(1, 1, "red");
    assert_eq!(scores(&end(position)), [10, 0]);
}

#[test]
fn n8_3_with_two_players_a_tie_scores_nothing() {
    let position = Position::new(2)
        .altar(1, "red")
        .give(0, 3, "red")
        .give(1, 3, "red");
    assert_eq!(scores(&end(position)), [0, 0]);
}

#[test]
fn n8_4_nobody_scores_without_a_favor_of_the_colour() {
    assert_eq!(scores(&end(Position::new(3).altar(1, "red"))), [0, 0, 0]);
}

#[test]
fn n8_5_most_points_wins() {
    let position = end(Position::new(3).scores(&[7, 9, 8]));
    let outcome = position.game.outcome().unwrap();
    let standings: Vec<_> = outcome.standings.iter().map(|s| (s.rank, s.won)).collect();
    assert_eq!(standings, [(3, false), (1, true), (2, false)]);
    assert_eq!(outcome.ending, ["most-points"]);
}

#[test]
fn n8_5_tied_players_win_together() {
    let position = end(Position::new(3).scores(&[9, 2, 9]));
    let outcome = position.game.outcome().unwrap();
    let standings: Vec<_> = outcome.standings.iter().map(|s| (s.rank, s.won)).collect();
    assert_eq!(standings, [(1, true), (3, false), (1, true)]);
    assert_eq!(outcome.ending, ["shared"]);
}

#[test]
fn n8_6_the_example_of_the_rules() {
    // Seats: M 0, C 1, J 2. The 8/4 slot was never used; its altar was never placed.
    let position = Position::new(3)
        .scores(&[32, 28, 24])
        .altar(1, "red")
        .give(1, 4, "red")
        .give(0, 2, "red")
        .give(2, 2, "red")
        .altar(3, "blue")
        .give(2, 3, "blue")
        .give(1, 3, "blue")
        .give(0, 1, "blue")
        .altar(4, "green")
        .give(2, 2, "green")
        .give(0, 2, "green")
        .give(1, 1, "green")
        .altar(5, "gray")
        .give(0, 5, "gray")
        .give(1, 3, "gray")
        .altar(6, "purple")
        .give(2, 6, "purple");
    let position = end(position);
    assert_eq!(scores(&position), [43, 45, 39]);
    assert!(position.game.outcome().unwrap().standings[1].won);
}
