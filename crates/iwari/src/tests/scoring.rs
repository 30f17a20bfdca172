//! I8, I9 and I10.

use engawa_core::{Game, Scorer, Seat, Viewer};

use super::position;
use crate::scoring::When;
use crate::state::Iwari;

fn tents(state: &Iwari) -> Vec<i32> {
    let totals = state.inspect(When::Midway).totals;
    totals.iter().map(|total| total.tents).collect()
}

fn totems(state: &Iwari) -> Vec<i32> {
    let totals = state.inspect(When::Final).totals;
    totals.iter().map(|total| total.totems).collect()
}

fn settlements(state: &Iwari) -> Vec<i32> {
    let totals = state.inspect(When::Final).totals;
    totals.iter().map(|total| total.settlements).collect()
}

#[test]
fn i8_1_equal_numbers_share_a_rank_and_none_is_skipped() {
    let state = position(5)
        .with_tents(0, "D1a D1b")
        .with_tents(1, "D1c D1d")
        .with_tents(2, "D1e")
        .with_tents(3, "D1f");
    let land = state.land[4];
    let ranks: Vec<_> = (0..4).map(|tribe| land.rank(tribe).0).collect();
    assert_eq!(ranks, [1, 1, 2, 2]);
}

#[test]
fn i8_2_a_later_rank_scores_the_tents_of_one_tribe_of_the_rank_above() {
    let state = position(3)
        .with_tents(0, "D1a D1b D1c")
        .with_tents(1, "D1d D1e")
        .with_tents(2, "D1f");
    assert_eq!(tents(&state), [6, 3, 2]);
}

#[test]
fn i8_2_ties_at_every_rank() {
    let first = position(3)
        .with_tents(0, "D1a D1b")
        .with_tents(1, "D1c D1d");
    assert_eq!(tents(&first), [4, 4, 0]);
    let second = position(4)
        .with_tents(0, "D1a D1b D1c")
        .with_tents(1, "D1d D1e")
        .with_tents(2, "D1f D1g")
        .with_tents(3, "D1h");
    assert_eq!(tents(&second), [8, 3, 3, 2]);
    let all = position(3)
        .with_tents(0, "D1a")
        .with_tents(1, "D1b")
        .with_tents(2, "D1c");
    assert_eq!(tents(&all), [3, 3, 3]);
}

#[test]
fn i8_3_without_tents_there_is_nothing() {
    let state = position(3).with_tents(1, "D1a").totems(0, "D1", 1);
    assert_eq!(tents(&state), [0, 1, 0]);
    assert_eq!(state.inspect(When::Midway).territories[4].tribes.len(), 1);
}

#[test]
fn i8_4_the_examples() {
    let three_two_one_one = position(4)
        .with_tents(0, "D1a D1b D1c")
        .with_tents(1, "D1d D1e")
        .with_tents(2, "D1f")
        .with_tents(3, "D1g");
    assert_eq!(tents(&three_two_one_one), [7, 3, 2, 2]);
    let three_three_one = position(3)
        .with_tents(0, "D1a D1b D1c")
        .with_tents(1, "D1d D1e D1f")
        .with_tents(2, "D1g");
    assert_eq!(tents(&three_three_one), [7, 7, 3]);
}

#[test]
fn i9_1_ties_all_have_the_majority_and_nobody_has_it_without_totems() {
    let state = position(3)
        .with_tents(0, "G1a G1b G1c")
        .totems(0, "G1", 1)
        .totems(1, "G1", 1);
    let land = state.land[0];
    assert!(land.majority(0) && land.majority(1) && !land.majority(2));
    assert!(!state.land[1].majority(0), "nobody has totems there");
}

#[test]
fn i9_2_the_majority_at_both_ends_scores_all_totems() {
    let state = position(3)
        .with_tents(2, "G1a G1b G1c F1a F1b")
        .totems(0, "G1", 2)
        .totems(1, "G1", 1)
        .totems(0, "F1", 2);
    assert_eq!(totems(&state), [5, 0, 0]);
}

#[test]
fn i9_2_tied_tribes_score_both() {
    let state = position(3)
        .with_tents(2, "G1a G1b F1a F1b")
        .totems(0, "G1", 1)
        .totems(1, "G1", 1)
        .totems(0, "F1", 1)
        .totems(1, "F1", 1);
    assert_eq!(totems(&state), [4, 4, 0]);
}

#[test]
fn i9_2_different_majorities_score_nothing() {
    let state = position(3)
        .with_tents(2, "G1a F1a")
        .totems(0, "G1", 1)
        .totems(1, "F1", 1);
    assert_eq!(totems(&state), [0, 0, 0]);
}

#[test]
fn i9_2_each_connection_is_scored_by_itself() {
    // G1–F1 is connection 1, G1–T1 is 2, T1–F1 is 4.
    let state = position(3)
        .with_tents(2, "G1a F1a T1a")
        .totems(0, "G1", 1)
        .totems(0, "F1", 1)
        .totems(0, "T1", 1);
    assert_eq!(totems(&state), [6, 0, 0]);
    assert_eq!(totems(&state.covered(4)), [4, 0, 0]);
}

#[test]
fn i9_3_the_example() {
    // Blue is tribe 0, yellow is tribe 1; the glacier G1 and the tundra T1.
    let state = position(3)
        .with_tents(2, "G1a G1b T1a T1b T1c")
        .totems(0, "G1", 1)
        .totems(1, "G1", 1)
        .totems(1, "T1", 2)
        .totems(0, "T1", 1);
    assert_eq!(totems(&state), [0, 5, 0]);
}

#[test]
fn i10_1_four_connected_tents_are_a_settlement() {
    let three = position(3).with_tents(0, "G1a G1b G1c");
    assert_eq!(settlements(&three), [0, 0, 0]);
    assert_eq!(settlements(&three.with_tents(0, "G1d")), [4, 0, 0]);
}

#[test]
fn i10_1_settlements_cross_borders_and_branch() {
    // D1a joins D1b, D1e and T1e: a branching of four tents in two territories.
    let state = position(3).with_tents(1, "D1a D1b D1e T1e");
    assert_eq!(settlements(&state), [0, 4, 0]);
    let found = &state.inspect(When::Final).settlements[0];
    assert_eq!(found.spaces, ["T1e", "D1a", "D1b", "D1e"]);
    assert_eq!(found.tribe, Scorer::Seat(Seat::new(1)));
}

#[test]
fn i10_1_an_empty_or_foreign_space_interrupts() {
    let apart = position(3).with_tents(0, "T1a T1b T1d T1g");
    assert_eq!(settlements(&apart), [0, 0, 0]);
    assert_eq!(settlements(&apart.clone().with_tents(1, "T1c")), [0, 0, 0]);
    assert_eq!(settlements(&apart.with_tents(0, "T1c")), [5, 0, 0]);
}

#[test]
fn i10_1_a_tribe_scores_each_of_several_settlements() {
    let state = position(3).with_tents(0, "G1a G1b G1c G1d G2a G2b G2c G2d F2a");
    assert_eq!(settlements(&state), [8, 0, 0]);
    assert_eq!(state.inspect(When::Final).settlements.len(), 2);
}

#[test]
fn the_inspector_gives_reasons_and_works_from_a_view() {
    let state = position(3)
        .with_tents(0, "G1a G1b")
        .with_tents(1, "G1c F1a")
        .totems(1, "G1", 1)
        .totems(1, "F1", 1)
        .covered(2);
    let inspection = state.inspect(When::Final);
    let reasons: Vec<_> = inspection.territories[0]
        .tribes
        .iter()
        .map(|score| (score.points, score.rank, score.reason.to_string()))
        .collect();
    assert_eq!(
        reasons,
        [
            (3, 1, "tents-first territory=G1 tents=3 times=1".to_owned()),
            (
                2,
                2,
                "tents-later territory=G1 rank=2 above=2 times=1".to_owned()
            ),
        ]
    );
    let one = &inspection.connections[0];
    assert_eq!((one.connection, one.covered), (1, false));
    assert_eq!(one.ends[0].majority, [Scorer::Seat(Seat::new(1))]);
    let reason = one.tribes[0].reason.to_string();
    assert_eq!(
        reason,
        "totems connection=1 territories=G1,F1 totems=2 times=1"
    );
    assert!(inspection.connections[1].covered);
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.inspect(When::Final), inspection);
}
