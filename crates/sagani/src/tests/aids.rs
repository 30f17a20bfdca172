//! What a person who thinks is told agrees with what playing does.

use engawa_core::{Game, Seat, Silent, Viewer};

use super::{SEATS, act, points, solo, table, tile, turn_up};
use crate::state::{Phase, Sagani};
use crate::{Aids, Cell, CellAid, Consequence, Direction, Rotation, Solo};

const ME: Seat = SEATS[0];

fn aids(state: &Sagani) -> Aids {
    Aids::new(&state.view(Viewer::Seat(ME)))
}

/// The aid for the tile in hand on a cell.
fn on(state: &Sagani, x: i8, y: i8) -> CellAid {
    let aids = aids(state);
    let [in_hand] = aids.placements.as_slice() else {
        panic!("one tile is in hand");
    };
    let mut cells = in_hand.cells.iter();
    cells
        .find(|aid| aid.cell == Cell::new(x, y))
        .unwrap()
        .clone()
}

fn holding(mut state: Sagani, number: usize) -> Sagani {
    state.hand = Some(tile(number));
    state.phase = Phase::Place;
    state
}

#[test]
fn s4_3_an_older_tile_that_would_be_completed_is_told() {
    let mut state = table(2);
    state.lay(ME, &[(2, 0, 0, 0)]); // Looks north for fire.
    let aid = on(&holding(state, 1), 0, 1);
    assert_eq!(aid.completed, [tile(2)]);
    assert_eq!(aid.older[0].direction, Direction::N);
    let open = aid.open.unwrap();
    assert_eq!((open.points, open.returned), (1, 1));
}

#[test]
fn s5_2_missing_discs_are_told_with_what_they_cost() {
    let mut state = table(2);
    state.lay(ME, &[(19, 0, 0, 0)]);
    state.gardens[0].set_supply(0);
    let open = on(&holding(state, 9), 1, 0).open.unwrap();
    assert_eq!((open.cacophony, open.points, open.supply), (4, -8, 0));
}

#[test]
fn s6_1_only_the_rotations_that_complete_a_tile_have_the_points_for_it() {
    let mut state = table(2);
    state.lay(ME, &[(1, 0, 0, 0)]); // Fire.
    let aid = on(&holding(state, 2), 0, 1); // Fire that looks for fire to one side.
    let seen: Vec<_> = aid.own.iter().map(Vec::len).collect();
    assert_eq!(seen, [0, 0, 1, 0]);
    assert_eq!(aid.whole.unwrap().points - aid.open.unwrap().points, 1);
}

#[test]
fn s7_1_who_would_be_passed_is_told_and_equal_is_not_past() {
    let mut state = table(3);
    state.lay(ME, &[(2, 0, 0, 0)]);
    state.set_space(SEATS[1], 1);
    state.set_space(ME, 1);
    state.set_space(SEATS[2], 2);
    let open = on(&holding(state, 1), 0, 1).open.unwrap();
    assert_eq!((open.score, open.passes.as_slice()), (2, &SEATS[1..2]));
}

#[test]
fn s9_1_points_that_are_lost_again_still_end_the_game() {
    let mut state = table(2);
    state.lay(ME, &[(2, 0, 0, 0)]);
    state.set_space(ME, 74);
    state.gardens[0].set_supply(0);
    let open = on(&holding(state, 13), 0, 1).open.unwrap();
    assert!(open.score < 75 && open.ends);
}

#[test]
fn s11_4_the_bonus_of_a_tidy_turn_is_told() {
    let mut state = solo(Solo::Advanced);
    state.lay(
        ME,
        &[(1, 0, 0, 0), (2, 0, 1, 0), (10, 0, 2, 0), (12, 0, 3, 0)],
    );
    turn_up(&mut state, 9);
    super::run_draws(&mut state);
    let Some(Consequence { bonus, .. }) = on(&state, 1, 0).open else {
        panic!("tile 9 is not completed there");
    };
    let cell = "1,0 r0";
    let earned = points(&act(&mut state, cell)).contains(&5);
    assert_eq!(bonus == 5, earned);
}

#[test]
fn s3_1_every_placement_does_what_the_aids_say() {
    let mut state = table(2);
    state.lay(
        ME,
        &[(51, 0, 0, 3), (58, -1, 0, 1), (65, 1, 0, 1), (33, 2, 0, 3)],
    );
    for number in [30, 9, 66, 41] {
        let state = holding(state.clone(), number);
        for aid in &aids(&state).placements[0].cells {
            for rotation in Rotation::ALL {
                let mut after = state.clone();
                act(&mut after, &format!("{} r{}", aid.cell, rotation.index()));
                let placed = after.gardens[0].tiles().last().unwrap();
                let told = if placed.completed() {
                    aid.whole.as_ref()
                } else {
                    aid.open.as_ref()
                };
                let told = told.expect("told for this rotation");
                assert_eq!(after.track.space(ME), told.score);
                assert_eq!(after.gardens[0].supply(), told.supply);
            }
        }
    }
}

#[test]
fn s4_1_an_open_arrow_tells_where_it_could_be_satisfied() {
    let mut state = table(2);
    state.lay(ME, &[(2, 0, 0, 0), (19, 0, 1, 1)]); // Earth stands in fire's way, one look north.
    let arrows = &aids(&state).arrows[0];
    let fire = arrows.iter().find(|arrow| arrow.tile == tile(2)).unwrap();
    assert_eq!(
        (fire.found, fire.cells.as_slice()),
        (None, &[Cell::new(0, 2)][..])
    );
}

#[test]
fn s3_1_nobody_is_told_about_placements_of_others() {
    let state = table(2);
    assert_eq!(aids(&state).placements.len(), 5);
    let other = Aids::new(&state.view(Viewer::Seat(SEATS[1])));
    assert!(other.placements.is_empty());
}

#[test]
fn s1_5_the_moves_of_an_aid_lay_the_tile_there() {
    let setup = engawa_core::Setup::parse(&Default::default(), 2).unwrap();
    let mut game = engawa_core::Playthrough::<Sagani>::new(&setup, engawa_core::Seed::from(3));
    let mut laid = 0;
    while laid < 200 && game.state().outcome().is_none() {
        let Some(seat) = game.state().turn().seat() else {
            game.draw(&mut Silent);
            continue;
        };
        let view = game.state().view(Viewer::Seat(seat));
        for tile in &Aids::new(&view).placements {
            let state = game.state();
            let lies = |aid: &&CellAid| state.phase != Phase::Turn || aid.cell == state.cell;
            for aid in tile.cells.iter().filter(lies) {
                let mut trial = game.clone();
                for text in &aid.laid_by {
                    trial.happen(text, &mut Silent).unwrap();
                }
                trial.happen("r0", &mut Silent).unwrap();
                let tiles = trial.state().garden(seat).tiles();
                let last = tiles.last().unwrap();
                assert_eq!((last.id, last.cell), (tile.tile, aid.cell));
                laid += 1;
            }
        }
        let mut moves = Vec::new();
        game.state().legal_moves(&mut moves);
        game.play(moves[laid % moves.len()], &mut Silent).unwrap();
    }
    assert!(laid >= 200);
}
