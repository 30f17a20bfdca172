//! What holds in every game: random games, checked at every step.

use engawa_core::{Game, Log, Purpose, Rng, Seed, Setup, Turn};

use super::events;
use crate::{Event, Move, Preview, Sagani, SatisfiedArrow};

/// Plays random games of every variant and calls `check` with the state before each move, the
/// move, the state after it and what happened.
fn random_games(games: u64, mut check: impl FnMut(&Sagani, Move, &Sagani, &Log<Sagani>)) {
    for setup in Setup::variants() {
        for game in 0..games {
            let mut rng = Rng::new(Seed::from(game), Purpose::Choices);
            let mut state = Sagani::start(&setup);
            while state.turn() != Turn::Over {
                let mut log = Log::default();
                if state.turn() == Turn::Chance {
                    let draw = state.sample_draw(&mut rng);
                    state.play_draw(&draw, &mut log).unwrap();
                } else {
                    let mut moves = Vec::new();
                    state.legal_moves(&mut moves);
                    let mv = *rng.pick(&moves);
                    let before = state.clone();
                    state.play(mv, &mut log).unwrap();
                    check(&before, mv, &state, &log);
                }
            }
        }
    }
}

/// The log of a placement as a preview.
fn as_preview(log: &Log<Sagani>, supply: u8) -> Preview {
    let mut preview = Preview {
        supply,
        ..Preview::default()
    };
    for event in events(log) {
        match *event {
            Event::ArrowSatisfied {
                tile,
                direction,
                element,
                ..
            } => preview.satisfied.push(SatisfiedArrow {
                tile,
                direction,
                element,
            }),
            Event::TileCompleted { tile, discs, .. } => {
                preview.completed.push(tile);
                preview.returned += discs;
            }
            Event::CacophonyReceived { discs, .. } => preview.cacophony += discs,
            _ => {}
        }
    }
    for entry in log.scores() {
        match entry.rule {
            "S4.3" | "S6.1" => preview.gained += entry.points,
            "S5.2" => preview.lost -= entry.points,
            _ => {}
        }
    }
    preview
}

#[test]
fn s6_1_every_preview_equals_what_playing_does() {
    random_games(40, |before, mv, after, log| {
        let (Move::Turn(rotation), Some(tile), Turn::Seat(seat)) =
            (mv, before.hand(), before.turn())
        else {
            return;
        };
        let preview = before.preview(seat, tile, before.cell, rotation).unwrap();
        assert_eq!(preview, as_preview(log, after.garden(seat).supply()));
        let placed = after.garden(seat).tiles().len();
        assert_eq!(placed, before.garden(seat).tiles().len() + 1);
    });
}

#[test]
fn s5_1_no_disc_is_ever_lost() {
    random_games(20, |_, _, after, _| {
        for garden in after.gardens.iter() {
            let open = garden.tiles().iter().filter(|tile| !tile.completed());
            let on_tiles: u32 = open.map(|tile| u32::from(tile.id.tile().discs())).sum();
            let all = u32::from(garden.supply()) + on_tiles;
            assert_eq!(all, 24 + u32::from(garden.cacophony()));
        }
    });
}

#[test]
fn s9_3_everyone_has_the_same_number_of_turns() {
    let mut turns = vec![0; 4];
    random_games(40, |before, mv, after, _| {
        if before.turns_taken() == 0 {
            turns = vec![0; before.players()];
        }
        if let (Move::Turn(_), None) = (mv, &before.interlude) {
            turns[before.turn_of.index()] += 1;
        }
        if after.turn() == Turn::Over {
            assert!(turns.iter().all(|count| *count == turns[0]), "{turns:?}");
        }
    });
}

#[test]
fn s2_1_the_tiles_left_are_those_not_on_the_table() {
    random_games(10, |_, _, after, _| {
        let left = after.tiles_left();
        let unturned = left.unturned().count();
        assert_eq!(unturned, left.in_piles() + left.set_aside().len());
        let mut seen: Vec<_> = after.river.iter().chain(&after.spaces).copied().collect();
        seen.extend(after.hand());
        let placed = after.gardens.iter().flat_map(|garden| garden.tiles());
        seen.extend(placed.map(|placed| placed.id));
        assert!(
            seen.iter()
                .all(|tile| left.unturned().all(|id| id != *tile))
        );
    });
}
