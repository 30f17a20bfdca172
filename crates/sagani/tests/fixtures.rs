//! Whole finished games replay to their results, and together cover everything.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engawa_core::{Entry, Game, Record};
use engawa_sagani::{Event, Sagani};

fn fixtures() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/sagani");
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
        if let Err(error) = record.verify::<Sagani>() {
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
        for ending in &record.result.unwrap().ending {
            covered.insert(ending.to_string());
        }
    }
    let options = Sagani::INFO.options.iter();
    let values = options.flat_map(|spec| {
        let name = |value: &engawa_core::OptionValue| format!("{}={}", spec.key, value.id);
        spec.values.iter().map(name)
    });
    let players = Sagani::INFO.players.iter();
    let players = players.map(|players| format!("players={players}"));
    let endings = [
        "points",
        "draw-pile",
        "one-more-round",
        "tie-by-marker",
        "perfect-harmony",
        "harmony",
        "out-of-tiles",
        "all-tiles-placed",
    ];
    for wanted in values.chain(players).chain(endings.map(str::to_owned)) {
        assert!(covered.contains(&wanted), "no fixture has {wanted}");
    }
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
    let all: BTreeSet<_> = fixtures().iter().flat_map(|(_, r)| happened(r)).collect();
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
