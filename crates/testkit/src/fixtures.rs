//! Whole finished games in `fixtures/<game>/`: replaying them, and finding them.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use engawa_core::{Game, Playthrough, Purpose, RawOptions, Record, Rng, Seed, Setup, Silent, Turn};

use crate::play_randomly;

/// The fixtures of a game.
pub struct Fixtures<G: Game> {
    records: Vec<(String, Record)>,
    game: PhantomData<G>,
}

impl<G: Game> Fixtures<G> {
    /// Reads `fixtures/<game>/*.json`.
    pub fn load() -> Self {
        let files = fs::read_dir(folder::<G>()).expect("the game has fixtures");
        let read = |path: PathBuf| {
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let json = fs::read_to_string(&path).expect("a fixture can be read");
            let record = Record::from_json(&json);
            (
                name.clone(),
                record.unwrap_or_else(|error| panic!("{name}: {error}")),
            )
        };
        Self {
            records: files
                .map(|file| read(file.expect("a fixture can be listed").path()))
                .collect(),
            game: PhantomData,
        }
    }

    /// Names and records.
    pub fn records(&self) -> &[(String, Record)] {
        &self.records
    }

    /// Every fixture is over, follows from its seed and replays to its result.
    pub fn verify(&self) {
        assert!(
            self.records.len() >= 12,
            "only {} fixtures",
            self.records.len()
        );
        for (name, record) in &self.records {
            assert!(record.result.is_some(), "{name} has no result");
            if let Err(error) = record.verify::<G>() {
                panic!("{name}: {error}");
            }
        }
    }

    /// Together the fixtures have every player count, every value of every option, and each of
    /// `endings`; and no ending that isn't in the list.
    pub fn cover(&self, endings: &[&str]) {
        let covered: BTreeSet<String> =
            self.records.iter().flat_map(|(_, r)| features(r)).collect();
        let values = G::INFO.options.iter().flat_map(|spec| {
            spec.values
                .iter()
                .map(|value| format!("{}={}", spec.key, value.id))
        });
        let players = G::INFO
            .players
            .iter()
            .map(|players| format!("players={players}"));
        let wanted_endings = endings.iter().map(|ending| format!("ending={ending}"));
        let wanted: BTreeSet<String> = values.chain(players).chain(wanted_endings).collect();
        let missing: Vec<_> = wanted.difference(&covered).collect();
        assert!(missing.is_empty(), "no fixture has {missing:?}");
        let unlisted = covered
            .iter()
            .filter(|feature| feature.starts_with("ending="));
        let unlisted: Vec<_> = unlisted
            .filter(|feature| !wanted.contains(*feature))
            .collect();
        assert!(unlisted.is_empty(), "endings nobody listed: {unlisted:?}");
    }
}

fn features(record: &Record) -> Vec<String> {
    let mut features = vec![format!("players={}", record.players)];
    for (key, value) in &record.options.0 {
        features.push(format!("{key}={}", value.as_str().unwrap_or("a document")));
    }
    for ending in record.result.iter().flat_map(|result| &result.ending) {
        features.push(format!("ending={ending}"));
    }
    features
}

/// A setup with options from words: `"landscape=lake partners=on"`.
pub fn setup<G: Game>(words: &str, players: usize) -> Setup<G> {
    let raw = words
        .split_whitespace()
        .filter_map(|word| word.split_once('='))
        .fold(RawOptions::default(), |raw, (key, value)| {
            raw.with(key, value)
        });
    Setup::parse(&raw, players).unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// Plays random games by seed from 1 on until one is as `wanted`, and writes it to
/// `fixtures/<game>/<name>.json`. For `examples/find_<game>_fixtures.rs`.
pub fn find_fixture<G: Game>(
    name: &str,
    players: usize,
    words: &str,
    wanted: impl Fn(&Playthrough<G>) -> bool,
) {
    let setup = setup(words, players);
    let table = (1..)
        .map(|seed| play_randomly(&setup, Seed::from(seed)))
        .find(wanted)
        .expect("seeds do not run out");
    write_fixture(name, &table);
}

/// Plays a random game to its middle, continues it with `seed` when a seat is next to act, and
/// writes the continued game to `fixtures/<game>/<name>.json`.
pub fn continue_fixture<G: Game>(name: &str, players: usize, words: &str, seed: Seed) {
    let record = play_randomly(&setup::<G>(words, players), Seed::from(1)).record();
    let continued = |at: usize| {
        let beginning = Record {
            events: record.events[..at].to_vec(),
            continued: at,
            result: None,
            ..record.clone()
        };
        Playthrough::<G>::resume(&beginning, seed, |_, _, _| {}).expect("it was played so")
    };
    let mut table = (record.events.len() / 2..)
        .map(continued)
        .find(|table| matches!(table.state().turn(), Turn::Seat(_)))
        .expect("a seat acts in the second half");
    let mut choices = Rng::new(seed, Purpose::Choices);
    table.finish(&mut Silent, |_, moves| *choices.pick(moves));
    write_fixture(name, &table);
}

fn write_fixture<G: Game>(name: &str, table: &Playthrough<G>) {
    let file = folder::<G>().join(format!("{name}.json"));
    fs::create_dir_all(folder::<G>()).expect("the folder can be made");
    fs::write(&file, table.record().to_pretty_json()).expect("the fixture can be written");
    println!("{name}");
}

fn folder<G: Game>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(G::INFO.id)
}
