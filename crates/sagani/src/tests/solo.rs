//! S10 and S11: alone.

use engawa_core::{Game, Log, Turn};

use super::{SEATS, act, draw, events, legal, points, run_draws, solo, tile, turn_up};
use crate::{Event, Sagani, Solo};

const ME: engawa_core::Seat = SEATS[0];

/// Places whatever comes, until the game is over; the log of the last event.
fn play_on(state: &mut Sagani) -> Log<Sagani> {
    let mut log = Log::default();
    loop {
        run_draws(state);
        match state.turn() {
            Turn::Seat(_) => log = act(state, &legal(state)[0].clone()),
            Turn::Chance | Turn::Over => return log,
        }
    }
}

fn ending(state: &Sagani) -> (String, i32, bool) {
    let outcome = state.outcome().expect("the game is over");
    let standing = outcome.standings[0];
    (outcome.ending[0].to_string(), standing.score, standing.won)
}

#[test]
fn s10_1_the_next_tile_is_turned_up_and_placed() {
    let mut state = solo(Solo::Classic);
    turn_up(&mut state, 9);
    run_draws(&mut state);
    assert_eq!(state.hand(), Some(tile(9)));
    act(&mut state, "r1");
    assert_eq!(state.turn(), Turn::Chance);
    run_draws(&mut state);
    assert_eq!(legal(&state), ["0,1", "1,0", "0,-1", "-1,0"]);
    assert!(state.river().is_empty());
}

/// With 74 points and tile 2 looking north for fire, tile `number` is turned up.
fn at_74(number: usize, tiles_used: usize) -> Sagani {
    let mut state = solo(Solo::Classic);
    state.lay(ME, &[(2, 0, 0, 0)]);
    for y in 2..=tiles_used as i8 {
        // Earth alone in a column, looking west, sees nothing.
        state.lay(ME, &[(19, 0, 1 - y, 3)]);
    }
    state.set_space(ME, 74);
    state.gardens[0].set_supply(0);
    turn_up(&mut state, number);
    run_draws(&mut state);
    state
}

#[test]
fn s10_2_the_game_ends_with_75_points() {
    let mut state = at_74(1, 25);
    state.gardens[0].set_supply(9);
    act(&mut state, "0,1 r0");
    assert_eq!(state.tiles_used(), 26);
    assert_eq!(ending(&state), ("harmony".to_owned(), 75, true));
}

#[test]
fn s10_2_with_25_tiles_or_fewer_it_is_perfect_harmony() {
    let mut state = at_74(1, 24);
    state.gardens[0].set_supply(9);
    act(&mut state, "0,1 r0");
    assert_eq!(state.tiles_used(), 25);
    assert_eq!(ending(&state), ("perfect-harmony".to_owned(), 75, true));
}

#[test]
fn s10_2_the_72nd_tile_can_still_bring_harmony() {
    let mut state = at_74(1, 71);
    state.set_piles(0);
    state.gardens[0].set_supply(9);
    act(&mut state, "0,1 r0");
    assert_eq!(state.tiles_used(), 72);
    assert_eq!(ending(&state), ("harmony".to_owned(), 75, true));
}

#[test]
fn s10_2_won_if_75_was_reached_at_any_moment_of_the_resolution() {
    let mut state = at_74(4, 1);
    // 74 + 1 for tile 2, then two discs are missing.
    let log = act(&mut state, "0,1 r0");
    assert_eq!(points(&log), [1, -4]);
    assert_eq!(ending(&state), ("perfect-harmony".to_owned(), 71, true));
}

#[test]
fn s10_2_running_out_of_tiles_below_75_is_a_loss() {
    let mut state = solo(Solo::Classic);
    play_on(&mut state);
    assert_eq!(state.tiles_used(), 72);
    let (key, score, won) = ending(&state);
    assert!(score < 75);
    assert_eq!((key.as_str(), won), ("out-of-tiles", false));
}

#[test]
fn s11_1_the_game_ends_with_the_72nd_tile_and_not_with_75_points() {
    let mut state = solo(Solo::Advanced);
    state.set_space(ME, 90);
    let last = play_on(&mut state);
    assert_eq!(state.tiles_used(), 72);
    assert!(events(&last).contains(&&Event::GameEnded { tiles_used: 72 }));
    assert_eq!(ending(&state).0, "all-tiles-placed");
}

#[test]
fn s11_2_the_first_five_tiles_worth_1_or_3_are_set_aside_unseen() {
    let mut state = solo(Solo::Advanced);
    let log = draw(&mut state, "p1=f3");
    assert!(matches!(
        events(&log)[1],
        Event::TileSetAside { value: 3, .. }
    ));
    for event in ["p1=w1", "p1=a6", "p2=e1", "p3=e3"] {
        draw(&mut state, event);
    }
    // The tops of the other piles are not met yet.
    let counts = state.tiles_left().piles().map(|pile| pile.count);
    assert_eq!(counts, [22, 24, 24]);
    let aside = |state: &Sagani| -> Vec<_> {
        let backs = state.tiles_left().set_aside().iter();
        backs.map(ToString::to_string).collect()
    };
    assert_eq!(aside(&state), ["f3", "w1"]);
    for event in ["d60", "p1=w3", "p1=w3", "p1=a1", "p1=a1"] {
        draw(&mut state, event);
    }
    assert_eq!(aside(&state), ["f3", "w1", "w3", "w3", "a1"]);
    // The sixth stays: the visible back is that of the next tile.
    assert_eq!(state.tiles_left().next_back().unwrap().to_string(), "a1");
    assert_eq!(state.hand(), Some(tile(60)));
}

#[test]
fn s11_2_the_tiles_set_aside_come_last_in_order() {
    let mut state = solo(Solo::Advanced);
    let mut aside = Vec::new();
    loop {
        run_draws(&mut state);
        if state.tiles_left().in_piles() == 0 && aside.is_empty() {
            aside = state.tiles_left().set_aside().to_vec();
        }
        if state.turn() == Turn::Over {
            break;
        }
        let mv = legal(&state)[0].clone();
        act(&mut state, &mv);
    }
    let placed = state.garden(ME).tiles();
    let last: Vec<_> = placed[67..]
        .iter()
        .map(|one| one.id.tile().back())
        .collect();
    assert_eq!(aside.len(), 5);
    assert_eq!(last, aside);
    assert!(last.iter().all(|back| back.value() <= 3));
}

#[test]
fn s11_2_a_tile_set_aside_is_drawn_when_it_is_turned_up() {
    let mut state = solo(Solo::Advanced);
    for event in ["p1=f1", "p1=a6", "p2=f1", "p3=e3"] {
        draw(&mut state, event);
    }
    // One of the two fire tiles worth 1 is set aside, the other lies on pile 2; which is which
    // nobody knows, so both are possible wherever one is turned up first.
    assert!(state.left.unturned().any(|id| id == tile(1)));
    assert!(state.left.unturned().any(|id| id == tile(2)));
    // No third one can show.
    draw(&mut state, "d60");
    assert!(state.check_draw(&"p1=f1".parse().unwrap()).is_err());
}

#[test]
fn s11_2_the_top_of_the_next_pile_is_met_when_the_pile_before_is_empty() {
    let mut state = solo(Solo::Advanced);
    draw(&mut state, "p1=w10");
    draw(&mut state, "p2=f3");
    draw(&mut state, "p3=e3");
    let dear: Vec<usize> = state
        .left
        .unturned()
        .filter(|id| id.tile().value() >= 6)
        .map(|id| id.number())
        .collect();
    let dear = dear.into_iter().filter(|number| *number != 50).take(23);
    draw(&mut state, "d50");
    for next in dear {
        draw(&mut state, &format!("p1={}", tile(next).tile().back()));
        let mv = legal(&state)[0].clone();
        act(&mut state, &mv);
        while state.turn() != Turn::Chance {
            let mv = legal(&state)[0].clone();
            act(&mut state, &mv);
        }
        assert!(state.tiles_left().set_aside().is_empty());
        draw(&mut state, &format!("d{next}"));
    }
    assert_eq!(
        state.tiles_left().piles().map(|pile| pile.count),
        [0, 23, 24]
    );
    assert_eq!(state.tiles_left().set_aside().len(), 1);
}

#[test]
fn s11_3_cacophony_costs_nothing_when_received_and_2_points_each_at_the_end() {
    let mut state = solo(Solo::Advanced);
    state.gardens[0].set_supply(0);
    let log = state.lay(ME, &[(9, 0, 0, 0)]);
    assert_eq!(points(&log), [0_i32; 0]);
    assert_eq!(state.garden(ME).cacophony(), 4);
    let mut state = solo(Solo::Advanced);
    let last = play_on(&mut state);
    let discs = i32::from(state.garden(ME).cacophony());
    assert!(discs > 0);
    let paid: Vec<_> = last
        .scores()
        .filter(|entry| entry.rule == "S11.3")
        .collect();
    assert_eq!(paid.len(), 1);
    assert_eq!(paid[0].points, -2 * discs);
}

#[test]
fn s11_3_the_preview_knows() {
    let mut state = solo(Solo::Advanced);
    state.gardens[0].set_supply(0);
    let preview = state.preview(ME, tile(9), crate::Cell::ORIGIN, crate::Rotation::ALL[0]);
    let preview = preview.unwrap();
    assert_eq!((preview.lost, preview.cacophony), (0, 4));
}

/// A game in which so many tiles lie face up and so many are flipped, one more to place.
fn tidy(face_up: usize, flipped: usize) -> Sagani {
    let mut state = solo(Solo::Advanced);
    // Fire tiles in a column, each looking south at the one below; the lowest sees nothing.
    let lowest = (2, 0, 0, 2);
    state.lay(ME, &[lowest]);
    for y in 1..=flipped as i8 {
        state.lay(ME, &[(2, 0, y, 2)]);
    }
    for x in 1..face_up as i8 {
        state.lay(ME, &[(19, x, 0, 2)]);
    }
    assert_eq!(state.garden(ME).face_up(), face_up);
    turn_up(&mut state, 9);
    run_draws(&mut state);
    state
}

#[test]
fn s11_4_the_bonus_comes_from_exactly_the_fifth_tile() {
    // The new tile stays face up: two in all.
    let mut fourth = tidy(1, 2);
    let log = act(&mut fourth, "-1,0 r0");
    assert_eq!(fourth.tiles_used(), 4);
    assert_eq!(points(&log), [0_i32; 0]);
    let mut fifth = tidy(1, 3);
    let log = act(&mut fifth, "-1,0 r0");
    assert_eq!(fifth.tiles_used(), 5);
    assert_eq!(points(&log), [5]);
    assert_eq!(log.scores().next().unwrap().rule, "S11.4");
}

#[test]
fn s11_4_the_bonus_comes_with_the_72nd_tile_too() {
    let mut state = solo(Solo::Advanced);
    for y in 0..71 {
        state.lay(ME, &[(2, 0, y, 2)]);
    }
    state.set_piles(1);
    let last = play_on(&mut state);
    assert_eq!(state.tiles_used(), 72);
    let bonus = last.scores().filter(|entry| entry.rule == "S11.4");
    assert_eq!(bonus.map(|entry| entry.points).collect::<Vec<_>>(), [5]);
}

#[test]
fn s11_4_not_with_three_tiles_face_up() {
    let mut state = tidy(2, 4);
    let log = act(&mut state, "-1,0 r0");
    assert_eq!(state.garden(ME).face_up(), 3);
    assert_eq!(points(&log), [0_i32; 0]);
}

#[test]
fn s11_4_the_bonus_is_counted_apart_from_the_track() {
    let mut state = tidy(1, 3);
    let track = state.track().space(ME);
    act(&mut state, "-1,0 r0");
    assert_eq!(state.track().space(ME), track);
    assert_eq!(state.bonus, 5);
    assert_eq!(state.scores().seats[0], track + 5);
}

#[test]
fn s11_5_the_final_score_is_track_less_open_tiles_plus_bonus_less_cacophony() {
    let mut state = solo(Solo::Advanced);
    play_on(&mut state);
    let garden = state.garden(ME);
    let open = garden.tiles().iter().filter(|one| !one.completed());
    let open: i32 = open.map(|one| one.id.tile().value()).sum();
    let cacophony = 2 * i32::from(garden.cacophony());
    let expected = state.track().space(ME) - open + state.bonus - cacophony;
    assert_eq!(state.scores().seats[0], expected);
    assert_eq!(
        ending(&state),
        ("all-tiles-placed".to_owned(), expected, true)
    );
}
