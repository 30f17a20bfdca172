//! Whole finished games replay to their results, and together cover everything.

use std::collections::BTreeSet;

use engawa_core::{Entry, Record};
use engawa_sagani::{Event, Sagani};
use engawa_testkit::Fixtures;

#[test]
fn every_fixture_replays_to_its_result_and_follows_from_its_seed() {
    Fixtures::<Sagani>::load().verify();
}

#[test]
fn the_fixtures_cover_every_player_count_option_and_ending() {
    Fixtures::<Sagani>::load().cover(&[
        "points",
        "draw-pile",
        "one-more-round",
        "tie-by-marker",
        "perfect-harmony",
        "harmony",
        "out-of-tiles",
        "all-tiles-placed",
    ]);
}

/// What happened in a fixture that its ending does not tell.
fn happened(record: &Record) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut taken = 0;
    let replayed = record.replay::<Sagani>(|_, _, _, log| {
        for entry in &log.0 {
            found.insert(match entry {
                Entry::Event(Event::InterludeBegan { .. }) => {
                    taken = 0;
                    "interlude"
                }
                Entry::Event(Event::InterludeTileTaken { .. }) => {
                    taken += 1;
                    "interlude tile taken"
                }
                Entry::Event(Event::InterludePassed { .. }) if taken > 0 => "pass after a take",
                Entry::Event(Event::InterludeTilesRemoved { .. }) => "nobody took",
                Entry::Event(Event::TileExchanged { .. }) => "exchange",
                Entry::Event(Event::CacophonyReceived { .. }) => "cacophony",
                Entry::Score(score) if score.rule == "S11.4" => "bonus",
                _ => "something else",
            });
        }
    });
    replayed.expect("it replayed before");
    found
}

#[test]
fn the_fixtures_have_interludes_with_and_without_takers_and_bonuses() {
    let fixtures = Fixtures::<Sagani>::load();
    let records = fixtures.records().iter();
    let all: BTreeSet<_> = records.flat_map(|(_, record)| happened(record)).collect();
    for wanted in [
        "interlude",
        "interlude tile taken",
        "pass after a take",
        "nobody took",
        "exchange",
        "cacophony",
        "bonus",
    ] {
        assert!(all.contains(wanted), "no fixture has {wanted}");
    }
}
