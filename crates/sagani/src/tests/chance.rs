//! S2.1: drawing backs and tiles one by one is the same as shuffling all 72 before.

use engawa_core::{Purpose, Rng, Seed};

use crate::tiles_left::{TilesLeft, nth_of};
use crate::{TILES, TileId};

/// All tiles in the order in which they are turned up.
fn order(rng: &mut Rng, to_set_aside: usize) -> Vec<TileId> {
    let mut left = TilesLeft::new(to_set_aside);
    let mut order = Vec::new();
    while !left.is_empty() {
        while left.set_top_aside().is_some() {}
        if let Some(pile) = left.pile_to_show() {
            let back = left.sample_back(rng);
            assert!(left.may_show(back));
            left.show(pile, back);
        } else {
            let tile = left.sample_tile(rng);
            assert!(left.may_turn_up(tile));
            left.turn_up(tile);
            order.push(tile);
        }
    }
    order
}

/// How often each tile is at that place, in 100 games a tile.
fn counts(games: &[Vec<TileId>], place: usize) -> [u32; TILES] {
    let mut counts = [0; TILES];
    for game in games {
        counts[game[place].index()] += 1;
    }
    counts
}

#[test]
fn s2_1_every_tile_is_equally_likely_at_every_place() {
    let mut rng = Rng::new(Seed::from(1), Purpose::Draws);
    let games: Vec<_> = (0..100 * TILES).map(|_| order(&mut rng, 0)).collect();
    // The first, the tops of the other piles (whose backs showed long before), the last.
    for place in [0, 1, 24, 25, 48, 71] {
        let counts = counts(&games, place);
        let squares: u32 = counts.iter().map(|count| count.abs_diff(100).pow(2)).sum();
        // Chi-square with 71 degrees of freedom: above 121 once in 5000 times.
        assert!(squares / 100 < 121, "place {place}: {counts:?}");
    }
}

#[test]
fn s2_1_no_tile_comes_twice() {
    let mut rng = Rng::new(Seed::from(2), Purpose::Draws);
    for to_set_aside in [0, 5] {
        let mut tiles = order(&mut rng, to_set_aside);
        tiles.sort();
        assert!(tiles.into_iter().eq(TileId::all()));
    }
}

#[test]
fn s11_2_the_set_aside_tiles_are_as_likely_as_in_a_shuffled_pile() {
    let mut rng = Rng::new(Seed::from(3), Purpose::Draws);
    let cheap: Vec<_> = TileId::all().filter(|id| id.tile().value() <= 3).collect();
    let games: Vec<_> = (0..100 * cheap.len()).map(|_| order(&mut rng, 5)).collect();
    for place in 67..72 {
        let counts = counts(&games, place);
        let squares = cheap
            .iter()
            .map(|id| counts[id.index()].abs_diff(100).pow(2));
        // Chi-square with 27 degrees of freedom: above 59 once in 2500 times.
        assert!(squares.sum::<u32>() / 100 < 59, "place {place}: {counts:?}");
    }
}

#[test]
fn s2_1_the_nth_back_is_counted_kind_by_kind() {
    let mut rng = Rng::new(Seed::from(4), Purpose::Draws);
    for _ in 0..200 {
        let counts: [u8; 16] = std::array::from_fn(|_| rng.below(8) as u8);
        let kinds = counts.iter().enumerate();
        let all = kinds.flat_map(|(kind, &count)| std::iter::repeat_n(kind, count.into()));
        for (n, kind) in all.enumerate() {
            assert_eq!(nth_of(&counts, n as u32), kind, "{counts:?} {n}");
        }
    }
}
