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

#[test]
fn a_fixture_was_continued_with_a_seed_in_hex() {
    let fixtures = Fixtures::<Gorinto>::load();
    let continued = fixtures.records().iter().any(|(_, record)| {
        let seed = record.seed.map(|seed| seed.to_string());
        record.continued > 0 && seed.is_some_and(|text| text.len() == 64)
    });
    assert!(continued);
}
