//! Sagani keeps the promises of the `Game` trait, in every variant.

use engawa_core::{Game, Seat};
use engawa_sagani::{DISCS, Sagani, TILES, TileId};
use engawa_testkit::Conformance;

/// Every tile is in one place; those missing left in interludes, four at a time. No disc is lost.
fn conserve(game: &Sagani) -> Result<(), String> {
    let mut tiles = 0_u128;
    let mut count = 0;
    let mut add = |tile: TileId| {
        tiles |= 1 << tile.index();
        count += 1;
    };
    game.tiles_left().unturned().for_each(&mut add);
    let off_the_piles = game.river().iter().chain(game.interlude_spaces());
    off_the_piles.copied().chain(game.hand()).for_each(&mut add);
    for seat in Seat::all(game.players()) {
        let garden = game.garden(seat);
        let mut discs = garden.supply();
        for placed in garden.tiles() {
            add(placed.id);
            if !placed.completed() {
                discs += placed.id.tile().discs();
            }
        }
        if discs != DISCS + garden.cacophony() {
            return Err(format!("seat {seat} has {discs} discs"));
        }
    }
    let left = game.tiles_left();
    let unturned = left.unturned().count();
    if unturned != left.in_piles() + left.set_aside().len() {
        return Err(format!("{unturned} tiles not turned up"));
    }
    let missing = TILES - tiles.count_ones() as usize;
    if count + missing != TILES
        || !missing.is_multiple_of(4)
        || (game.players() == 1 && missing > 0)
    {
        return Err(format!("{count} tiles, {missing} missing"));
    }
    Ok(())
}

#[test]
fn sagani_conforms_in_every_variant() {
    Conformance::<Sagani>::new()
        .games(2000)
        .probed(60)
        .conserve(conserve)
        .run();
}

#[test]
fn seeds_mean_the_same_for_ever_and_everywhere() {
    // If this changes, old seeds give other games: raise `rules` in `INFO`.
    assert_eq!(
        engawa_testkit::digest::<Sagani>(100),
        1_933_090_648_839_835_438
    );
}

#[test]
fn hostile_records_and_moves_are_refused() {
    engawa_testkit::short_fuzz::<Sagani>(1000);
}
