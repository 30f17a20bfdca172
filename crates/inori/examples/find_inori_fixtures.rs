//! Finds the whole-game fixtures by trying seeds, and writes them to the given folder:
//! `cargo run --release -p engawa-inori --example find_inori_fixtures -- fixtures/inori`

#[path = "../tests/facts/mod.rs"]
mod facts;

use std::path::Path;

use engawa_core::{Playthrough, Purpose, Record, Rng, Seed, Setup, Silent};
use engawa_inori::{CardSet, Inori, InoriOptions, Move};
use serde_json::Value;

use facts::facts;

/// How seats choose.
#[derive(Clone, Copy)]
enum Style {
    Random,
    /// Spaces of cards before all else, the first ones first.
    CardsFirst,
}

struct Wanted {
    name: &'static str,
    players: usize,
    style: Style,
    own_cards: bool,
    facts: &'static [&'static str],
}

const fn wanted(name: &'static str, players: usize, facts: &'static [&'static str]) -> Wanted {
    Wanted {
        name,
        players,
        style: Style::Random,
        own_cards: false,
        facts,
    }
}

const WANTED: &[Wanted] = &[
    wanted("2p-most-points", 2, &["2 players most-points"]),
    wanted("3p-most-points", 3, &["3 players most-points"]),
    wanted("4p-most-points", 4, &["4 players most-points"]),
    wanted("2p-shared-victory", 2, &["2 players shared"]),
    wanted("3p-shared-victory", 3, &["3 players shared"]),
    wanted("4p-shared-victory", 4, &["4 players shared"]),
    wanted(
        "2p-every-tree-space-used",
        2,
        &["all slots used", "used TA", "used TB", "used TC"],
    ),
    wanted(
        "3p-two-favors-revealed-and-paid",
        3,
        &[
            "rune revealed on a turn",
            "rune revealed at a season's end",
            "rune revealed at the final count",
            "paid with a rune",
        ],
    ),
    wanted(
        "4p-both-powers-of-runic-journeys",
        4,
        &["journey to the colour", "journey from the colour"],
    ),
    wanted(
        "3p-runic-journey-of-a-neutral",
        3,
        &["journey of a neutral marker"],
    ),
    wanted(
        "4p-companions-on-card-and-tree",
        4,
        &["companion on a card", "companion on the Tree"],
    ),
    wanted(
        "2p-companion-on-a-neutral",
        2,
        &["companion on a neutral marker"],
    ),
    Wanted {
        style: Style::CardsFirst,
        ..wanted(
            "3p-season-with-every-card-complete",
            3,
            &["season with every card complete", "new start card complete"],
        )
    },
    wanted(
        "4p-season-with-no-card-complete",
        4,
        &["season with no card complete", "new start card incomplete"],
    ),
    wanted("4p-tie-for-fewest-points", 4, &["tie for fewest points"]),
    wanted("4p-a-player-passes", 4, &["passed"]),
    wanted("2p-no-rune-left", 2, &["no rune left"]),
    wanted(
        "3p-weakest-and-favors-chosen",
        3,
        &["chosen weakest", "chosen favor"],
    ),
    Wanted {
        own_cards: true,
        ..wanted("2p-own-cards-with-empty-places", 2, &["empty place"])
    },
];

fn main() {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    for (number, wanted) in WANTED.iter().enumerate() {
        // Every fixture from seeds of its own, so that no game is there twice.
        let record = find(wanted, 1_000_000 * number as u64);
        let path = Path::new(&folder).join(format!("{}.json", wanted.name));
        std::fs::write(&path, record.to_pretty_json()).expect("the folder can be written to");
        println!("{}: seed {}", wanted.name, record.seed.expect("it is over"));
    }
}

fn find(wanted: &Wanted, first_seed: u64) -> Record {
    let options = if wanted.own_cards {
        small_set()
    } else {
        InoriOptions::default()
    };
    let setup = Setup::new(options, wanted.players).expect("every player count is played");
    (first_seed..)
        .map(|seed| play(&setup, wanted, Seed::from(seed)))
        .find(|record| {
            let found = facts(record).expect("a game just played replays");
            wanted.facts.iter().all(|fact| found.contains(*fact))
        })
        .expect("seeds don't run out")
}

fn play(setup: &Setup<Inori>, wanted: &Wanted, seed: Seed) -> Record {
    let mut table = Playthrough::new(setup, seed);
    let mut choices = Rng::new(seed, Purpose::Choices);
    table.finish(&mut Silent, |_, moves| match wanted.style {
        Style::Random => *choices.pick(moves),
        Style::CardsFirst => {
            let on_card = |mv: &Move| matches!(mv, Move::Place(space) if space.place().is_some());
            let first = moves.iter().copied().find(on_card);
            first.unwrap_or_else(|| *choices.pick(moves))
        }
    });
    table.record()
}

/// The fewest cards a set can have, and two Journey cards.
fn small_set() -> InoriOptions {
    let mut document = CardSet::built_in().to_document();
    let cards = document["cards"].as_array_mut().expect("a list of cards");
    let keep = |card: &Value| {
        let id = card["id"].as_str().unwrap_or_default();
        let start = ["yellow", "blue", "green"]
            .iter()
            .any(|color| id.ends_with(color));
        let journeys = ["j-purple-4", "j-red-6"];
        id.starts_with("n-") || journeys.contains(&id) || (id.starts_with('s') && start)
    };
    cards.retain(keep);
    let set = CardSet::read(&document.to_string()).expect("it has all that is needed");
    InoriOptions::with_cards(set)
}
