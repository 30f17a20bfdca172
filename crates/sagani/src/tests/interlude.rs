//! S8.2 and S8.3: the interlude.

use engawa_core::{Game, Turn};

use super::{SEATS, act, events, legal, run_draws, table, tile};
use crate::{Event, Sagani};

/// Seat 0 has the last river tile before an interlude with the tiles 1, 2, 3 and 10.
fn before_interlude(players: usize) -> Sagani {
    let mut state = table(players);
    state.set_river(&[20]);
    state.set_spaces(&[1, 2, 3, 10]);
    state
}

fn to_choose(state: &Sagani) -> usize {
    state.turn().seat().unwrap().index()
}

#[test]
fn s8_2_from_the_player_furthest_behind_to_the_leader() {
    let mut state = before_interlude(3);
    state.set_space(SEATS[0], 20);
    state.set_space(SEATS[1], 30);
    state.set_space(SEATS[2], 10);
    let log = act(&mut state, "t20 r0");
    let order = vec![SEATS[2], SEATS[0], SEATS[1]];
    assert!(events(&log).contains(&&Event::InterludeBegan { order }));
    assert_eq!(legal(&state), ["t1", "t2", "t3", "t10", "pass"]);
    assert_eq!(to_choose(&state), 2);
    act(&mut state, "pass");
    assert_eq!(to_choose(&state), 0);
    act(&mut state, "pass");
    assert_eq!(to_choose(&state), 1);
}

#[test]
fn s8_2_of_equal_scores_the_marker_on_top_is_behind() {
    let mut state = before_interlude(4);
    for (seat, space) in [(1, 8), (0, 8), (3, 8), (2, 7)] {
        state.set_space(SEATS[seat], space);
    }
    let log = act(&mut state, "t20 r0");
    let order = [2, 3, 0, 1].map(|seat| SEATS[seat]).to_vec();
    assert!(events(&log).contains(&&Event::InterludeBegan { order }));
}

#[test]
fn s8_2_the_order_is_fixed_when_it_starts() {
    let mut state = before_interlude(2);
    state.set_space(SEATS[0], 5);
    state.set_space(SEATS[0], 0);
    state.lay(SEATS[0], &[(37, 0, 0, 0), (12, 1, 0, 0)]);
    act(&mut state, "t20 0,-1 r0");
    assert_eq!(to_choose(&state), 0);
    // Tile 2 is completed at once: seat 0 now leads, and seat 1 chooses next all the same.
    act(&mut state, "t2 1,-1 r0");
    assert_eq!(state.scores().seats.as_slice(), [1, 0]);
    assert_eq!(to_choose(&state), 1);
    act(&mut state, "pass");
    assert!(state.interlude.is_none());
}

#[test]
fn s8_2_a_tile_taken_is_placed_and_resolved_at_once() {
    let mut state = before_interlude(2);
    state.set_space(SEATS[0], 5);
    state.lay(SEATS[1], &[(2, 0, 0, 0)]);
    act(&mut state, "t20 r0 t10");
    assert_eq!(to_choose(&state), 1);
    act(&mut state, "0,1 r0");
    assert_eq!(state.scores().seats.as_slice(), [5, 1]);
    assert_eq!(state.interlude_spaces(), [1, 2, 3].map(tile));
    assert_eq!(to_choose(&state), 0);
}

#[test]
fn s8_2_tiles_not_taken_stay() {
    let mut state = before_interlude(2);
    act(&mut state, "t20 r0");
    act(&mut state, "pass t2 0,1 r0");
    assert_eq!(state.interlude_spaces(), [1, 3, 10].map(tile));
    run_draws(&mut state);
    assert_eq!(state.river().len(), 5);
    assert_eq!(state.turn(), Turn::Seat(SEATS[1]));
}

#[test]
fn s8_2_four_players_can_take_all_four() {
    let mut state = before_interlude(4);
    act(&mut state, "t20 r0");
    act(&mut state, "t1 r0 t2 r0 t3 r0 t10 0,1 r0");
    assert!(state.interlude_spaces().is_empty());
    assert!(state.interlude.is_none());
}

#[test]
fn s8_2_if_nobody_takes_any_all_four_leave_the_game() {
    let mut state = before_interlude(3);
    act(&mut state, "t20 r0");
    let log = act(&mut state, "pass pass pass");
    assert!(state.interlude_spaces().is_empty());
    let tiles = [1, 2, 3, 10].map(tile).to_vec();
    assert!(events(&log).contains(&&Event::InterludeTilesRemoved { tiles }));
}

#[test]
fn s8_3_an_interlude_placement_is_not_a_turn() {
    let mut state = before_interlude(2);
    act(&mut state, "t20 r0");
    // Seat 1 is behind (its marker lies on top) and takes a tile; the next turn is still its.
    assert_eq!(to_choose(&state), 1);
    act(&mut state, "t1 r0 pass");
    run_draws(&mut state);
    assert_eq!(state.turn(), Turn::Seat(SEATS[1]));
}
