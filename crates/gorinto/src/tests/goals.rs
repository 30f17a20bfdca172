use crate::{Counts, Goal};

/// What every goal from 1 to 12 gives a lone board; 5 and 6 with nobody to compare.
const TABLE: &[(Counts, [i32; 12])] = &[
    ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ([1, 0, 0, 0, 0], [0, 1, 1, 0, 3, 3, 1, 0, 1, 3, 2, 0]),
    ([2, 2, 2, 2, 2], [10, 0, 0, 10, 15, 15, 0, 6, 10, 6, 0, 14]),
    ([1, 2, 3, 4, 5], [0, 15, 9, 6, 15, 15, 12, 9, 6, 7, 8, 7]),
    ([3, 0, 3, 1, 1], [8, 0, 8, 0, 12, 12, 6, 3, 6, 5, 6, 0]),
    ([5, 5, 1, 1, 3], [12, 3, 15, 0, 15, 15, 12, 9, 12, 7, 8, 7]),
    ([4, 4, 4, 1, 0], [12, 1, 1, 12, 12, 12, 1, 12, 12, 6, 8, 0]),
    ([6, 2, 2, 2, 1], [6, 7, 1, 12, 15, 15, 7, 6, 7, 8, 10, 7]),
    ([0, 0, 7, 0, 7], [14, 0, 14, 0, 6, 6, 14, 0, 14, 21, 14, 0]),
    ([0, 0, 0, 0, 4], [0, 4, 0, 4, 3, 3, 4, 0, 4, 12, 8, 0]),
];

#[test]
fn g5_2_every_goal_by_table() {
    for (board, expected) in TABLE {
        for (goal, points) in Goal::all().zip(expected) {
            assert_eq!(
                goal.points(board, &[*board]),
                *points,
                "goal {goal} with {board:?}"
            );
        }
    }
}

fn points(goal: u8, boards: &[Counts]) -> Vec<i32> {
    let goal = Goal::new(goal).unwrap();
    boards.iter().map(|own| goal.points(own, boards)).collect()
}

#[test]
fn g5_2_goal_5_gives_3_for_the_tallest_of_all_players_with_ties() {
    let boards = [[3, 1, 0, 0, 0], [3, 2, 0, 0, 1], [2, 0, 0, 0, 1]];
    assert_eq!(points(5, &boards), [3, 3 + 3 + 3, 3]);
}

#[test]
fn g5_2_goal_6_gives_3_for_the_shortest_non_empty_of_all_players_with_ties() {
    let boards = [[3, 1, 0, 0, 0], [3, 2, 0, 0, 1], [2, 0, 0, 0, 1]];
    assert_eq!(points(6, &boards), [3, 3, 3 + 3]);
}

#[test]
fn g5_2_goal_9_counts_each_stack_once() {
    assert_eq!(points(9, &[[2, 2, 2, 2, 2]]), [10]);
}

#[test]
fn g5_2_goal_10_counts_one_of_tied_stacks_and_a_single_stack_three_times() {
    assert_eq!(points(10, &[[4, 4, 2, 2, 0]]), [4 + 2 * 2]);
    assert_eq!(points(10, &[[0, 5, 0, 0, 0]]), [15]);
    assert_eq!(points(10, &[[0; 5]]), [0]);
}

#[test]
fn g5_2_the_rulebooks_example_gives_13() {
    // 3 Void, 0 Air, 3 Fire, 1 Water, 1 Earth: stacks with a twin 8, tallest and twice the
    // shortest 5.
    let board = [3, 0, 3, 1, 1];
    assert_eq!((points(1, &[board])[0], points(10, &[board])[0]), (8, 5));
}
