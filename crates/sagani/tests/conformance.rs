//! Sagani keeps the promises of the `Game` trait, in every variant.

use std::collections::BTreeSet;

use engawa_core::{Game, Seat};
use engawa_sagani::{DISCS, Sagani, TILES};
use engawa_testkit::Conformance;

/// Every tile is in one place; those missing left in interludes, four at a time. No disc is lost.
fn conserve(game: &Sagani) -> Result<(), String> {
    let mut tiles: Vec<_> = game.tiles_left().unturned().collect();
    let left = game.tiles_left();
    if tiles.len() != left.in_piles() + left.set_aside().len() {
        return Err(format!("{} tiles not turned up", tiles.len()));
    }
    tiles.extend(game.river().iter().chain(game.interlude_spaces()));
    tiles.extend(game.hand());
    for seat in Seat::all(game.players()) {
        let garden = game.garden(seat);
        tiles.extend(garden.tiles().iter().map(|placed| placed.id));
        let open = garden.tiles().iter().filter(|placed| !placed.completed());
        let lying: u32 = open.map(|placed| u32::from(placed.id.tile().discs())).sum();
        let discs = lying + u32::from(garden.supply());
        if discs != u32::from(DISCS) + u32::from(garden.cacophony()) {
            return Err(format!("seat {seat} has {discs} discs"));
        }
    }
    let different: BTreeSet<_> = tiles.iter().collect();
    let missing = TILES - different.len();
    if different.len() != tiles.len() || missing % 4 != 0 || (game.players() == 1 && missing > 0) {
        return Err(format!("{} tiles, {missing} missing", tiles.len()));
    }
    Ok(())
}

#[test]
fn sagani_conforms_in_every_variant() {
    Conformance::<Sagani>::new()
        .games(200)
        .conserve(conserve)
        .run();
}
