//! S7: the score track.

use engawa_core::Game;

use super::{SEATS, act, table};

#[test]
fn s7_1_a_marker_lands_on_top_and_the_lower_one_is_ahead() {
    let mut state = table(3);
    state.set_space(SEATS[2], 6);
    state.set_space(SEATS[0], 6);
    assert_eq!(state.track().stacks()[1], (6, vec![SEATS[2], SEATS[0]]));
    let order = state.track().from_behind();
    assert_eq!(order.as_slice(), [SEATS[1], SEATS[0], SEATS[2]]);
}

#[test]
fn s7_1_also_when_it_moves_back() {
    let mut state = table(3);
    state.set_space(SEATS[1], 6);
    state.set_space(SEATS[2], 4);
    state.set_space(SEATS[0], 4);
    state.set_space(SEATS[1], 4);
    let stack = [2, 0, 1].map(|seat| SEATS[seat]).to_vec();
    assert_eq!(state.track().stacks(), [(4, stack)]);
}

#[test]
fn s7_1_a_marker_pushed_back_by_missing_discs_lies_on_top() {
    let mut state = table(2);
    state.set_space(SEATS[0], 6);
    state.set_space(SEATS[1], 4);
    state.gardens[0].set_supply(0);
    state.set_river(&[2, 5]);
    act(&mut state, "t2 r0");
    assert_eq!(state.track().stacks(), [(4, vec![SEATS[1], SEATS[0]])]);
}

#[test]
fn s7_1_before_the_first_move_the_first_player_is_ahead() {
    let order = table(3).track().from_behind();
    assert_eq!(order.as_slice(), [SEATS[2], SEATS[1], SEATS[0]]);
}

#[test]
fn s7_2_a_marker_that_leaves_and_returns_in_one_turn_lies_on_top() {
    let mut state = table(2);
    let me = SEATS[0];
    state.lay(me, &[(37, 0, 0, 0), (55, 1, 0, 0), (19, -1, 0, 0)]);
    state.set_space(me, 10);
    state.set_space(SEATS[1], 10);
    state.gardens[0].set_supply(0);
    state.set_river(&[4, 5]);
    assert_eq!(state.track().stacks(), [(10, vec![me, SEATS[1]])]);
    // -6, then +6.
    act(&mut state, "t4 0,-1 r0");
    assert_eq!(state.scores().seats[0], 10);
    assert_eq!(state.track().stacks(), [(10, vec![SEATS[1], me])]);
}

#[test]
fn s7_2_a_turn_without_points_leaves_the_marker_where_it_lies() {
    let mut state = table(2);
    state.set_river(&[4, 5]);
    act(&mut state, "t4 r0");
    assert_eq!(state.track().stacks(), [(0, vec![SEATS[0], SEATS[1]])]);
}
