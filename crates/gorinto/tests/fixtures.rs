//! Whole finished games replay to their results, and together cover everything.

use engawa_gorinto::Gorinto;
use engawa_testkit::Fixtures;

#[test]
fn every_fixture_replays_to_its_result_and_follows_from_its_seed() {
    Fixtures::<Gorinto>::load().verify();
}

#[test]
fn the_fixtures_cover_every_player_count_option_and_ending() {
    Fixtures::<Gorinto>::load().cover(&[
        "most-wisdom",
        "tie-by-tiles",
        "shared",
        "kitsune-beaten",
        "kitsune-equal",
        "kitsune-won",
    ]);
}
