//! Whole finished games replay to their results, and together cover everything.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engawa_core::{Game, Record};
use engawa_gorinto::Gorinto;

fn fixtures() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/gorinto");
    let files = fs::read_dir(folder).expect("there are fixtures");
    files
        .map(|file| {
            let path = file.unwrap().path();
            let record = Record::from_json(&fs::read_to_string(&path).unwrap()).unwrap();
            (path.display().to_string(), record)
        })
        .collect()
}

#[test]
fn every_fixture_replays_to_its_result_and_follows_from_its_seed() {
    for (name, record) in fixtures() {
        assert!(record.result.is_some(), "{name} has no result");
        if let Err(error) = record.verify::<Gorinto>() {
            panic!("{name}: {error}");
        }
    }
}

#[test]
fn the_fixtures_cover_every_player_count_option_and_ending() {
    let mut covered = BTreeSet::new();
    for (_, record) in fixtures() {
        covered.insert(format!("players={}", record.players));
        for (key, value) in &record.options.0 {
            covered.insert(format!("{key}={}", value.as_str().unwrap()));
        }
        let solo = if record.players == 1 {
            "solo"
        } else {
            "common"
        };
        for ending in &record.result.unwrap().ending {
            covered.insert(format!("{solo}:{ending}"));
        }
    }
    let options = Gorinto::INFO.options.iter();
    let values = options.flat_map(|spec| {
        spec.values
            .iter()
            .map(|value| format!("{}={}", spec.key, value.id))
    });
    let players = Gorinto::INFO
        .players
        .iter()
        .map(|players| format!("players={players}"));
    let endings = [
        "common:most-wisdom",
        "common:tie-by-tiles",
        "common:shared",
        "solo:kitsune-beaten",
        "solo:kitsune-equal",
        "solo:kitsune-won",
    ];
    for wanted in values.chain(players).chain(endings.map(str::to_owned)) {
        assert!(covered.contains(&wanted), "no fixture has {wanted}");
    }
}
