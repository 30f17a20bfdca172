//! S3 to S6: placing a tile and what follows.

use engawa_core::Game;

use super::{SEATS, act, completed, events, legal, points, table, tile};
use crate::{Cell, Event, Rotation};

const ME: engawa_core::Seat = SEATS[0];

#[test]
fn s3_1_a_tile_goes_next_to_another_in_any_rotation() {
    let mut state = table(2);
    state.lay(ME, &[(9, 0, 0, 0), (10, 1, 0, 0)]);
    state.set_river(&[20, 21]);
    act(&mut state, "t20");
    let mut cells = legal(&state);
    cells.sort();
    assert_eq!(cells, ["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]);
    act(&mut state, "1,1");
    assert_eq!(legal(&state), ["r0", "r1", "r2", "r3"]);
}

#[test]
fn s3_1_any_tile_of_the_river_can_be_taken() {
    let mut state = table(2);
    state.set_river(&[20, 21, 35]);
    assert_eq!(legal(&state), ["t20", "t21", "t35"]);
    act(&mut state, "t21 r1");
    assert_eq!(state.river(), [tile(20), tile(35)]);
    assert_eq!(state.garden(ME).tiles()[0].id, tile(21));
}

#[test]
fn s3_1_a_placed_tile_keeps_cell_and_rotation() {
    let mut state = table(2);
    state.lay(ME, &[(9, 0, 0, 3)]);
    let before = state.garden(ME).tiles()[0];
    state.lay(ME, &[(10, 0, 1, 0), (11, 1, 0, 0)]);
    let after = state.garden(ME).tiles()[0];
    assert_eq!((before.cell, before.rotation), (after.cell, after.rotation));
}

#[test]
fn s3_3_resolution_asks_nothing() {
    let mut state = table(2);
    state.lay(ME, &[(2, 0, 0, 0)]);
    state.set_river(&[1, 3]);
    let log = act(&mut state, "t1 0,1 r0");
    assert_eq!(completed(&log), [2]);
    assert_eq!(state.turn().seat(), Some(SEATS[1]));
}

#[test]
fn s4_1_tiles_between_and_distance_do_not_matter() {
    let mut state = table(2);
    let log = state.lay(
        ME,
        &[(2, 0, 0, 0), (37, 0, 1, 0), (55, 0, 2, 0), (10, 0, 3, 1)],
    );
    assert_eq!(completed(&log), [2]);
}

#[test]
fn s4_1_gaps_do_not_matter() {
    let mut state = table(2);
    let detour = [(2, 0, 0, 0), (37, 1, 0, 0), (55, 1, 1, 0), (20, 1, 2, 0)];
    assert_eq!(completed(&state.lay(ME, &detour)), [0_usize; 0]);
    assert_eq!(completed(&state.lay(ME, &[(10, 0, 2, 1)])), [2]);
}

#[test]
fn s4_1_diagonals_are_exact() {
    let mut state = table(2);
    // Tile 1 looks north-east for fire.
    let log = state.lay(ME, &[(1, 0, 0, 0), (37, 1, 0, 0), (10, 2, 0, 1)]);
    assert_eq!(completed(&log), [0_usize; 0]);
    assert_eq!(completed(&state.lay(ME, &[(3, 2, 1, 0)])), [0_usize; 0]);
    assert_eq!(completed(&state.lay(ME, &[(4, 2, 2, 0)])), [1]);
}

#[test]
fn s4_1_only_the_arrows_colour_counts() {
    let mut state = table(2);
    state.lay(ME, &[(2, 0, 0, 0), (37, 0, 1, 0)]);
    assert_eq!(state.open(ME, 2), ["n fire"]);
}

#[test]
fn s4_1_the_target_is_another_tile_of_ones_own_area() {
    let mut state = table(2);
    // A fire arrow on a fire tile: the tile itself does not count, nor do others' tiles.
    state.lay(ME, &[(2, 0, 0, 0)]);
    state.lay(SEATS[1], &[(38, 0, 0, 0), (10, 0, 1, 0)]);
    assert_eq!(state.open(ME, 2), ["n fire"]);
}

#[test]
fn s4_1_flipped_tiles_count_as_targets() {
    let mut state = table(2);
    let log = state.lay(ME, &[(2, 0, 0, 0), (12, 0, 1, 0)]);
    assert_eq!(completed(&log), [2]);
    // Tile 1, turned to look north-west, sees only the flipped tile 2.
    let log = state.lay(ME, &[(37, 1, 0, 0), (1, 1, -1, 3)]);
    assert_eq!(completed(&log), [1]);
}

#[test]
fn s4_2_a_satisfied_arrow_takes_one_disc_and_stays_satisfied() {
    let mut state = table(2);
    // Tile 9: fire north, water east, air south, earth west.
    let log = state.lay(ME, &[(9, 0, 0, 0), (37, 1, 0, 0)]);
    let arrow = events(&log)
        .into_iter()
        .find(|event| matches!(event, Event::ArrowSatisfied { tile: id, .. } if *id == tile(9)));
    assert!(arrow.is_some());
    assert_eq!(state.open(ME, 9), ["n fire", "w earth", "s air"]);
    state.lay(ME, &[(38, 2, 0, 0)]);
    assert_eq!(state.open(ME, 9), ["n fire", "w earth", "s air"]);
    assert_eq!(state.garden(ME).supply(), 24 - 4 - 1 - 1);
}

#[test]
fn s4_3_a_completed_tile_is_flipped_gives_its_discs_back_and_scores_at_once() {
    let mut state = table(2);
    // Tile 10: fire north, water north-east.
    state.lay(ME, &[(10, 0, 0, 0), (56, 1, 0, 0), (37, 1, 1, 1)]);
    assert_eq!(state.garden(ME).supply(), 24 - 2 - 1 - 1);
    let log = state.lay(ME, &[(1, 0, 1, 0)]);
    assert_eq!(completed(&log), [10]);
    assert_eq!(points(&log), [3]);
    assert_eq!(log.scores().next().unwrap().rule, "S4.3");
    assert!(state.garden(ME).tiles()[0].completed());
    assert_eq!(state.garden(ME).supply(), 24 - 1 - 1 - 1);
}

#[test]
fn s4_3_completions_are_logged_in_the_order_of_placing() {
    // Tile 2 looks south for fire, tile 1 south-west.
    let mut one_first = table(2);
    one_first.lay(ME, &[(1, 0, 0, 2), (2, -1, 0, 2)]);
    assert_eq!(completed(&one_first.lay(ME, &[(12, -1, -1, 0)])), [1, 2]);
    let mut two_first = table(2);
    two_first.lay(ME, &[(2, 0, 0, 2), (1, 1, 0, 2)]);
    assert_eq!(completed(&two_first.lay(ME, &[(12, 0, -1, 0)])), [2, 1]);
}

/// Tile 39 wants fire in the south; everything tile 4 wants lies around (0, -1).
fn before_tile_4(supply: u8) -> crate::Sagani {
    let mut state = table(2);
    let tiles = [(39, 0, 0, 2), (55, 1, 0, 0), (19, -1, 0, 0), (37, 1, -1, 0)];
    state.lay(ME, &tiles);
    assert_eq!(state.open(ME, 39), ["s fire"]);
    state.gardens[0].set_supply(supply);
    state
}

#[test]
fn s5_1_old_arrows_first_then_discs_then_own_arrows() {
    let mut state = before_tile_4(0);
    let log = state.lay(ME, &[(4, 0, -1, 0)]);
    // S4 frees 2 discs, so 1 of 3 is missing, then all 3 return. Discs first: -6, +3, +6; own
    // arrows before discs: no loss at all.
    assert_eq!(points(&log), [3, -2, 6]);
    let rules: Vec<_> = log.scores().map(|entry| entry.rule).collect();
    assert_eq!(rules, ["S4.3", "S5.2", "S6.1"]);
    assert_eq!(state.garden(ME).supply(), 3);
    assert_eq!(state.garden(ME).cacophony(), 1);
}

#[test]
fn s5_1_the_discs_just_freed_are_used() {
    let mut state = before_tile_4(1);
    let log = state.lay(ME, &[(4, 0, -1, 0)]);
    assert_eq!(points(&log), [3, 6]);
    assert_eq!(state.garden(ME).supply(), 3);
    assert_eq!(state.garden(ME).cacophony(), 0);
}

#[test]
fn s5_2_a_missing_disc_is_a_cacophony_disc_and_costs_2_points() {
    let mut state = table(2);
    state.gardens[0].set_supply(1);
    let log = state.lay(ME, &[(9, 0, 0, 0)]);
    assert_eq!(points(&log), [-6]);
    assert_eq!(state.garden(ME).cacophony(), 3);
    assert_eq!(state.garden(ME).supply(), 0);
    assert!(events(&log).contains(&&Event::CacophonyReceived { seat: ME, discs: 3 }));
}

#[test]
fn s5_2_cacophony_discs_return_to_the_supply_and_are_paid_once() {
    let mut state = table(2);
    state.gardens[0].set_supply(0);
    let log = state.lay(ME, &[(2, 0, 0, 0)]);
    assert_eq!(points(&log), [-2]);
    // Completing tile 2 returns its cacophony disc, which then serves tile 1.
    let log = state.lay(ME, &[(1, 0, 1, 0)]);
    assert_eq!(points(&log), [1]);
    assert_eq!(state.garden(ME).cacophony(), 1);
    assert_eq!(state.garden(ME).supply(), 0);
}

#[test]
fn s5_2_the_discs_of_several_tiles_add_up() {
    let mut state = table(2);
    state.gardens[0].set_supply(0);
    state.lay(SEATS[0], &[(2, 0, 0, 0), (19, 0, -1, 3)]);
    assert_eq!(state.garden(SEATS[0]).cacophony(), 2);
    assert_eq!(state.scores().seats[0], -4);
}

#[test]
fn s5_3_a_score_can_go_below_0() {
    let mut state = table(2);
    state.gardens[0].set_supply(0);
    state.lay(ME, &[(9, 0, 0, 0)]);
    assert_eq!(state.scores().seats[0], -8);
    let stacks = [(-8, vec![ME]), (0, vec![SEATS[1]])];
    assert_eq!(state.track().stacks(), stacks);
}

#[test]
fn s6_1_a_tile_completed_the_moment_it_is_placed_with_an_empty_supply() {
    let mut state = table(2);
    state.lay(ME, &[(37, 0, 0, 0), (55, 1, 0, 0), (19, -1, 0, 0)]);
    state.gardens[0].set_supply(0);
    let log = state.lay(ME, &[(4, 0, -1, 0)]);
    assert_eq!(points(&log), [-6, 6]);
    assert_eq!(completed(&log), [4]);
    assert_eq!(state.garden(ME).supply(), 3);
    assert_eq!(state.garden(ME).cacophony(), 3);
}

#[test]
fn s6_1_own_arrows_are_checked_against_all_other_tiles() {
    let mut state = table(2);
    state.lay(ME, &[(37, 0, 0, 0), (9, 0, -1, 1)]);
    // Turned once, tile 9 looks north for earth and west for air, east for fire, south for water.
    assert_eq!(state.open(ME, 9).len(), 4);
    let log = state.lay(ME, &[(10, 0, -2, 0)]);
    // Tile 10 looks north for fire: tile 9 is there. North-east for water: nothing.
    assert_eq!(state.open(ME, 10), ["ne water"]);
    assert_eq!(points(&log), [0_i32; 0]);
}

#[test]
fn s6_1_the_preview_shows_what_playing_does() {
    let state = before_tile_4(0);
    let preview = state.preview(ME, tile(4), Cell::new(0, -1), Rotation::ALL[0]);
    let preview = preview.unwrap();
    assert_eq!(preview.completed, [tile(39), tile(4)]);
    assert_eq!(preview.satisfied.len(), 4);
    assert_eq!((preview.gained, preview.lost, preview.points()), (9, 2, 7));
    assert_eq!(
        (preview.returned, preview.cacophony, preview.supply),
        (5, 1, 3)
    );
    assert_eq!(
        state.preview(ME, tile(4), Cell::new(0, 0), Rotation::ALL[0]),
        None
    );
    assert_eq!(
        state.preview(ME, tile(4), Cell::new(5, 5), Rotation::ALL[0]),
        None
    );
}
