//! Whole finished games replay to their results, and together cover everything.

use engawa_iwari::Iwari;
use engawa_testkit::Fixtures;

#[test]
fn every_fixture_replays_to_its_result_and_follows_from_its_seed() {
    Fixtures::<Iwari>::load().verify();
}

#[test]
fn the_fixtures_cover_every_player_count_option_and_ending() {
    Fixtures::<Iwari>::load().cover(&[
        "deck-exhausted",
        "last-tent",
        "by-points",
        "tie-by-unused-pieces",
        "shared",
        "third-tribe-first",
        "third-tribe-shares",
    ]);
}

#[test]
fn one_fixture_is_played_on_a_map_of_ones_own() {
    let fixtures = Fixtures::<Iwari>::load();
    let own = |record: &engawa_core::Record| record.options.0["map"].is_object();
    assert!(fixtures.records().iter().any(|(_, record)| own(record)));
}
