//! Whole finished games replay to their results, and together show everything.

mod facts;

use std::collections::BTreeSet;

use engawa_inori::Inori;
use engawa_testkit::Fixtures;

use facts::{REQUIRED, facts};

#[test]
fn every_fixture_replays_to_its_result_and_follows_from_its_seed() {
    Fixtures::<Inori>::load().verify();
}

#[test]
fn the_fixtures_cover_every_player_count_option_and_ending() {
    Fixtures::<Inori>::load().cover(&["most-points", "shared"]);
}

#[test]
fn the_fixtures_show_every_rune_slot_and_turn_of_events() {
    let mut shown = BTreeSet::new();
    for (name, record) in Fixtures::<Inori>::load().records() {
        shown.extend(facts(record).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
    let missing: Vec<_> = REQUIRED
        .iter()
        .filter(|fact| !shown.contains(**fact))
        .collect();
    assert!(missing.is_empty(), "no fixture shows {missing:?}");
}
