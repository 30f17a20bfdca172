//! Random games of every variant: nothing is lost, every point has a reason, views are honest.
#![allow(clippy::unwrap_used)]

mod common;

use common::{check_conservation, random_game};
use engawa_core::{Game, Log, Purpose, Rng, Scorer, Scores, Seed, Setup, Turn, Viewer};
use engawa_iwari::{Iwari, When};

/// Games of each of the 256 variants.
const GAMES: u64 = 2;

#[test]
fn nothing_is_lost_in_any_variant() {
    for setup in Setup::variants() {
        for seed in 0..GAMES {
            let table = random_game(&setup, seed);
            let mut state = Iwari::start(&setup);
            for happening in table.happened() {
                happening
                    .play(&mut state, &mut engawa_core::Silent)
                    .unwrap();
                if let Err(fault) = check_conservation(&state) {
                    panic!("{fault} after {happening} in {setup:?} seed {seed}");
                }
            }
            assert_eq!(&state, table.state());
            assert_eq!(state.turn(), Turn::Over);
            assert!(table.happened().len() <= Iwari::INFO.max_events);
        }
    }
}

#[test]
fn every_point_has_an_entry_and_the_inspector_agrees() {
    for setup in Setup::variants() {
        let table = random_game(&setup, 99);
        let mut state = Iwari::start(&setup);
        let mut log = Log::default();
        let mut scorings = 0;
        for happening in table.happened() {
            let before = state.scores();
            let known = log.0.len();
            happening.play(&mut state, &mut log).unwrap();
            if state.scores() == before {
                continue;
            }
            let when = if state.turn() == Turn::Over {
                When::Final
            } else {
                When::Midway
            };
            scorings += 1;
            let inspected = state.inspect(when);
            let seen = state.view(Viewer::Spectator).inspect(when);
            assert_eq!(inspected, seen);
            for total in inspected.totals {
                let new = Log(log.0[known..].to_vec());
                assert_eq!(sum::<Iwari>(&new, total.tribe), total.points());
            }
        }
        assert_eq!(scorings, 2, "{setup:?}");
        for (i, &score) in state.scores().seats.iter().enumerate() {
            let seat = engawa_core::Seat::new(i);
            assert_eq!(sum(&log, Scorer::Seat(seat)), score);
        }
        let Scores { rival, .. } = state.scores();
        assert_eq!(rival.is_some(), setup.players() == 2);
        assert_eq!(sum(&log, Scorer::Rival), rival.unwrap_or(0));
    }
}

fn sum<G: Game>(log: &Log<G>, scorer: Scorer) -> i32 {
    let of = log.scores().filter(|entry| entry.scorer == scorer);
    of.map(|entry| entry.points).sum()
}

#[test]
fn i5_3_views_hide_the_hands_and_the_deck_and_nothing_else() {
    let mut rng = Rng::new(Seed::from(3), Purpose::Choices);
    let mut differing = 0;
    for setup in Setup::variants().iter().step_by(11) {
        let table = random_game(setup, 5);
        let mut state = Iwari::start(setup);
        for happening in table.happened() {
            let mut imagined = Vec::new();
            for viewer in Viewer::all(setup.players()) {
                let view = state.view(viewer);
                let other = Iwari::imagine(&view, &mut rng);
                check_conservation(&other).unwrap();
                assert_eq!(other.view(viewer), view);
                let json = |view| serde_json::to_string(view).unwrap();
                assert_eq!(json(&other.view(viewer)), json(&view));
                differing += usize::from(other != state);
                if state.turn().seat().is_some_and(|seat| viewer.is(seat)) {
                    let (mut one, mut two) = (Vec::new(), Vec::new());
                    state.legal_moves(&mut one);
                    other.legal_moves(&mut two);
                    assert_eq!(one, two);
                }
                imagined.push(other);
            }
            happening
                .play(&mut state, &mut engawa_core::Silent)
                .unwrap();
        }
    }
    assert!(differing > 1000);
}
