//! Whole games that show every player count, map, variant and ending.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

use engawa_core::{Record, RecordError};
use engawa_iwari::Iwari;

fn fixtures() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/iwari");
    let mut found: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, Record::from_json(&text).unwrap())
        })
        .collect();
    found.sort_by(|one, two| one.0.cmp(&two.0));
    found
}

#[test]
fn every_fixture_replays_to_its_result() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 12);
    for (name, record) in fixtures {
        assert!(record.result.is_some(), "{name}");
        let verified: Result<(), RecordError> = record.verify::<Iwari>();
        assert_eq!(verified, Ok(()), "{name}");
    }
}

#[test]
fn a_changed_fixture_is_noticed() {
    let (_, mut record) = fixtures().remove(0);
    let result = record.result.as_mut().unwrap();
    result.standings[0].score += 1;
    let replayed = record.replay::<Iwari>(|_, _, _, _| {});
    assert!(matches!(replayed, Err(RecordError::Result { .. })));
}

#[test]
fn the_fixtures_cover_players_options_and_endings() {
    let mut players = BTreeSet::new();
    let mut options = BTreeSet::new();
    let mut endings = BTreeSet::new();
    for (_, record) in fixtures() {
        players.insert(record.players);
        for (key, value) in &record.options.0 {
            let value = value.as_str().unwrap_or("document");
            options.insert(format!("{key}={value}"));
        }
        let ending = record.result.unwrap().ending;
        endings.extend(ending.iter().map(ToString::to_string));
    }
    assert!(players.into_iter().eq(2..=5));
    let specs = engawa_iwari::INFO.options.iter();
    let all = specs.flat_map(|spec| spec.values.iter().map(|v| format!("{}={}", spec.key, v.id)));
    for option in all.chain(["map=document".to_owned()]) {
        assert!(options.contains(&option), "no fixture with {option}");
    }
    let keys = [
        "by-points",
        "deck-exhausted",
        "last-tent",
        "shared",
        "third-tribe-first",
        "third-tribe-shares",
        "tie-by-unused-pieces",
    ];
    assert!(endings.iter().eq(keys), "{endings:?}");
}
