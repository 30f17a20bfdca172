//! Whole games, replayed.

mod facts;

use std::collections::BTreeSet;
use std::path::PathBuf;

use engawa_core::Record;
use engawa_inori::Inori;

use facts::{REQUIRED, facts};

fn fixtures() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/inori");
    let mut fixtures: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let path = file.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let json = std::fs::read_to_string(path).unwrap();
            (name, Record::from_json(&json).unwrap())
        })
        .collect();
    fixtures.sort_by(|one, other| one.0.cmp(&other.0));
    fixtures
}

#[test]
fn fixtures_replay_to_their_results_and_follow_from_their_seeds() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 12);
    for (name, record) in fixtures {
        assert!(record.result.is_some(), "{name} is not finished");
        record
            .verify::<Inori>()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn fixtures_show_every_ending_player_count_rune_and_slot() {
    let mut shown = BTreeSet::new();
    for (name, record) in fixtures() {
        shown.extend(facts(&record).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
    let missing: Vec<_> = REQUIRED
        .iter()
        .filter(|fact| !shown.contains(**fact))
        .collect();
    assert!(missing.is_empty(), "no fixture shows {missing:?}");
}
