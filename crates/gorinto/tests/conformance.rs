//! Gorinto keeps the promises of the `Game` trait, in every variant.

use engawa_core::{Game, Viewer};
use engawa_gorinto::Gorinto;
use engawa_testkit::Conformance;

/// 20 tiles of each element in bag, Mountain, Path, boards and out of the game.
fn conserve(game: &Gorinto) -> Result<(), String> {
    let table = game.view(Viewer::Spectator).snapshot();
    let mut tiles = [0; 5];
    let mut add = |counts: [u8; 5]| (0..5).for_each(|i| tiles[i] += usize::from(counts[i]));
    add(table.bag);
    add(table.gone);
    table.players.iter().for_each(|player| add(player.stacks));
    table.kitsune.iter().for_each(|kitsune| add(kitsune.stacks));
    let lying = table.mountain.iter().flat_map(|stack| stack.tiles());
    for element in lying.chain(table.path.into_iter().flatten()) {
        tiles[element.index()] += 1;
    }
    if tiles == [20; 5] {
        Ok(())
    } else {
        Err(format!("tiles by element: {tiles:?}"))
    }
}

#[test]
fn gorinto_conforms_in_every_variant() {
    Conformance::<Gorinto>::new()
        .games(3000)
        .probed(500)
        .conserve(conserve)
        .run();
}

#[test]
fn seeds_mean_the_same_for_ever_and_everywhere() {
    // If this changes, old seeds give other games: raise `rules` in `INFO`.
    assert_eq!(
        engawa_testkit::digest::<Gorinto>(3),
        1_555_288_016_900_830_170
    );
}

#[test]
fn hostile_records_and_moves_are_refused() {
    engawa_testkit::short_fuzz::<Gorinto>(3000);
}
