//! Makes the whole-game fixtures anew: searches random games by seed for one that shows each
//! of the things named below, and writes it to `fixtures/iwari/`.
//!
//! `cargo run --release -p engawa-iwari --example find_iwari_fixtures`

use std::error::Error;
use std::path::Path;

use engawa_core::{Game, Outcome, Playthrough, Purpose, RawOptions, Rng, Seed, Setup, Silent};
use engawa_iwari::{FeatPlace, Iwari, Move};
use serde_json::json;

/// What a fixture shows, and how it is recognised.
struct Wanted {
    name: &'static str,
    players: usize,
    /// Options, as `key=value`.
    options: &'static [&'static str],
    style: Style,
    shows: fn(&Iwari, &Outcome) -> bool,
}

/// How moves are chosen.
#[derive(Clone, Copy)]
enum Style {
    /// Any legal move.
    Random,
    /// Tents whenever possible, so that one tribe runs out of them.
    Tents,
    /// Totems whenever possible, and feats are taken.
    Totems,
}

const FEATS: &[&str] = &["union=on", "discovery=on", "honour=on", "respect=on"];

const WANTED: &[Wanted] = &[
    Wanted {
        name: "2p-won-by-points",
        players: 2,
        options: &[],
        style: Style::Random,
        shows: |_, outcome| is(outcome, &["deck-exhausted", "by-points"]),
    },
    Wanted {
        name: "2p-third-tribe-wins",
        players: 2,
        options: &["map=vast-lands"],
        style: Style::Random,
        shows: |_, outcome| {
            is(
                outcome,
                &["deck-exhausted", "by-points", "third-tribe-first"],
            )
        },
    },
    Wanted {
        name: "2p-third-tribe-shares-the-first-place",
        players: 2,
        options: &[],
        style: Style::Random,
        shows: |_, outcome| has(outcome, "third-tribe-shares"),
    },
    Wanted {
        name: "2p-third-tribe-wins-by-unused-pieces",
        players: 2,
        options: &["hands=drafted"],
        style: Style::Random,
        shows: |_, outcome| {
            has(outcome, "third-tribe-first") && has(outcome, "tie-by-unused-pieces")
        },
    },
    Wanted {
        name: "2p-all-feats",
        players: 2,
        options: FEATS,
        style: Style::Totems,
        shows: |state, _| placed(state) >= 4,
    },
    Wanted {
        name: "3p-won-by-points",
        players: 3,
        options: &["map=vast-lands"],
        style: Style::Random,
        shows: |_, outcome| is(outcome, &["deck-exhausted", "by-points"]),
    },
    Wanted {
        name: "3p-tie-broken-by-unused-pieces",
        players: 3,
        options: &[],
        style: Style::Random,
        shows: |_, outcome| has(outcome, "tie-by-unused-pieces"),
    },
    Wanted {
        name: "3p-last-tent",
        players: 3,
        options: &["map=vast-lands", "hands=drafted"],
        style: Style::Tents,
        shows: |_, outcome| has(outcome, "last-tent"),
    },
    Wanted {
        name: "3p-all-six-feats-placed",
        players: 3,
        options: FEATS,
        style: Style::Totems,
        shows: |state, _| placed(state) == 6,
    },
    Wanted {
        name: "4p-shared-victory",
        players: 4,
        options: &[],
        style: Style::Random,
        shows: |_, outcome| has(outcome, "shared"),
    },
    Wanted {
        name: "4p-drafted-hands-on-the-vast-lands",
        players: 4,
        options: &["map=vast-lands", "hands=drafted", "union=on"],
        style: Style::Random,
        shows: |state, _| placed(state) > 0,
    },
    Wanted {
        name: "4p-feats-declined",
        players: 4,
        options: &["discovery=on", "honour=on"],
        style: Style::Random,
        shows: |state, _| {
            let declined = |feat: &&_| matches!(feat, &&FeatPlace::Declined);
            let feats = state.snapshot().feats;
            feats.iter().map(|feat| &feat.is).filter(declined).count() >= 2
        },
    },
    Wanted {
        name: "5p-won-by-points",
        players: 5,
        options: &[],
        style: Style::Random,
        shows: |_, outcome| is(outcome, &["deck-exhausted", "by-points"]),
    },
    Wanted {
        name: "5p-respect-on-the-vast-lands",
        players: 5,
        options: &["map=vast-lands", "respect=on"],
        style: Style::Totems,
        shows: |state, _| placed(state) == 1,
    },
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/iwari");
    std::fs::create_dir_all(&folder)?;
    for wanted in WANTED {
        let mut raw = RawOptions::default();
        for option in wanted.options {
            let (key, value) = option.split_once('=').ok_or("an option is key=value")?;
            raw = raw.with(key, value);
        }
        write(&folder, wanted, &raw)?;
    }
    let own = Wanted {
        name: "3p-on-a-map-of-ones-own",
        players: 3,
        options: &[],
        style: Style::Random,
        shows: |_, _| true,
    };
    let raw = RawOptions::default().with("map", small_map());
    write(&folder, &own, &raw)
}

fn write(folder: &Path, wanted: &Wanted, raw: &RawOptions) -> Result<(), Box<dyn Error>> {
    let setup = Setup::parse(raw, wanted.players)?;
    for seed in 1..50_000_000 {
        let table = play(&setup, wanted, Seed::from(seed));
        let state = table.state();
        let outcome = state.outcome().ok_or("a finished game has an outcome")?;
        if (wanted.shows)(state, &outcome) {
            println!("{} seed {seed}", wanted.name);
            let file = folder.join(format!("{}.json", wanted.name));
            std::fs::write(file, table.record().to_pretty_json())?;
            return Ok(());
        }
    }
    Err(format!("no game shows {}", wanted.name).into())
}

fn play(setup: &Setup<Iwari>, wanted: &Wanted, seed: Seed) -> Playthrough<Iwari> {
    let mut table = Playthrough::new(setup, seed);
    let mut rng = Rng::new(seed, Purpose::Choices);
    let mut liked = Vec::new();
    table.finish(&mut Silent, |_, moves| {
        liked.clear();
        liked.extend(moves.iter().filter(|mv| wanted.style.likes(**mv)));
        *rng.pick(if liked.is_empty() { moves } else { &liked })
    });
    table
}

impl Style {
    const fn likes(self, mv: Move) -> bool {
        match self {
            Self::Random => true,
            Self::Tents => matches!(mv, Move::PlaceTent { .. }),
            Self::Totems => matches!(
                mv,
                Move::PlaceTotem { .. }
                    | Move::PlaceFeatOnTerritory(_)
                    | Move::PlaceFeatOnConnection(_)
            ),
        }
    }
}

fn has(outcome: &Outcome, key: &str) -> bool {
    outcome.ending.iter().any(|found| found == key)
}

fn is(outcome: &Outcome, keys: &[&str]) -> bool {
    outcome.ending == keys
}

/// How many feats lie on the map.
fn placed(state: &Iwari) -> usize {
    let feats = state.snapshot().feats;
    let on = |feat: &&engawa_iwari::FeatState| matches!(feat.is, FeatPlace::On(_));
    feats.iter().filter(on).count()
}

/// A ring of five territories, one of each biome.
fn small_map() -> serde_json::Value {
    let biomes = ["tundra", "forest", "glacier", "coast", "desert"];
    let territory = |(i, biome): (usize, &&str)| {
        let tent = |s: usize| json!({"id": format!("{i}{s}"), "at": [100 * i + 10 * s, 50]});
        json!({"id": format!("{biome}-{i}"), "biome": biome, "totem": [100 * i, 90],
            "tents": (0..5).map(tent).collect::<Vec<_>>()})
    };
    let name = |i: usize| format!("{}-{}", biomes[i % 5], i % 5);
    let connection = |i: usize| {
        let by = if i.is_multiple_of(2) { "land" } else { "water" };
        let mut entry =
            json!({"number": i + 1, "between": [name(i), name(i + 1 + i / 5)], "by": by});
        if i < 8 {
            entry["peaks"] = json!(i % 4 + 1);
        }
        entry
    };
    let path = |i: usize| {
        json!([
            format!("{}{}", i / 5, i % 5),
            format!("{}{}", (i + 1) / 5 % 5, (i + 1) % 5)
        ])
    };
    json!({
        "id": "ring", "name": "The Ring", "canvas": [500, 100],
        "territories": biomes.iter().enumerate().map(territory).collect::<Vec<_>>(),
        "connections": (0..10).map(connection).collect::<Vec<_>>(),
        "paths": (0..25).map(path).collect::<Vec<_>>(),
    })
}
