//! What the board keeps ready for speed agrees with what lies on it, all through random games.

use engawa_core::{Playthrough, Purpose, Rng, Seed, Setup, Silent};

use crate::cards::Cost;
use crate::color::ColorSet;
use crate::spaces::{BASES, Owner, Place, SLOTS, SpaceId, SpaceSet};
use crate::state::Board;
use crate::{Inori, InoriOptions};

const GAMES: u64 = 300;

#[test]
fn kept_sets_agree_with_the_board() {
    for seed in 0..GAMES {
        let players = 2 + (seed % 3) as usize;
        let setup = Setup::new(InoriOptions::default(), players).unwrap();
        let mut table = Playthrough::<Inori>::new(&setup, Seed::from(seed));
        let mut choices = Rng::new(Seed::from(seed), Purpose::Choices);
        table.finish(&mut Silent, |game, moves| {
            check_spaces(&game.board);
            check_costs(&game.board);
            check_runes(game);
            *choices.pick(moves)
        });
    }
}

fn check_spaces(board: &Board) {
    let mut spaces: SpaceSet = (0..SLOTS).map(SpaceId::slot).collect();
    for place in Place::all() {
        let count = board.card(place).map_or(0, |card| card.spaces.len());
        (0..count).for_each(|number| spaces.insert(place.space(number)));
    }
    let bases: SpaceSet = (0..BASES).map(SpaceId::base).collect();
    assert_eq!(board.spaces.without(bases), spaces);
    for owner in Owner::all() {
        let stray = board.markers[owner.index()].without(spaces.or(bases));
        assert!(stray.is_empty(), "a marker lies on no space");
    }
    // A used base space is marked until the season ends, and is a space no more.
    assert!(board.occupied().and(bases).and(board.spaces).is_empty());
}

/// Whether a space can be paid for, found in two ways.
fn check_costs(board: &Board) {
    for place in Place::all() {
        for (number, space) in board
            .card(place)
            .iter()
            .flat_map(|card| card.spaces.iter().enumerate())
        {
            let id = place.space(number);
            for (color, costs) in crate::Color::ALL.into_iter().zip(board.costs) {
                assert_eq!(costs.contains(id), space.cost == Some(Cost::Favor(color)));
            }
            let strongest = board.strongest_costs.contains(id);
            assert_eq!(strongest, space.cost == Some(Cost::Strongest));
        }
    }
    for seat in board.seats() {
        for space in board.spaces.iter() {
            let payments = board.payments(seat, space);
            let payable = payments.is_none_or(|ways| ways.iter().next().is_some());
            let quickly = board.payable(seat, SpaceSet::of(space));
            assert_eq!(!quickly.is_empty(), payable, "{space} for {seat}");
        }
    }
    let laid: ColorSet = board.altars.iter().flatten().copied().collect();
    assert_eq!(laid.complement(), board.free_altars);
}

fn check_runes(game: &Inori) {
    for seat in game.board.seats() {
        let index = seat.index();
        assert_eq!(
            usize::from(game.board.face_down[index]),
            game.hands[index].len()
        );
    }
    assert_eq!(usize::from(game.board.stack), game.stack.len());
}
