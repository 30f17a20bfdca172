//! Finds whole games for `fixtures/gorinto/` by playing random ones.
//!
//! `cargo run -p engawa-gorinto --example find_gorinto_fixtures`

use engawa_core::Game;
use engawa_gorinto::Gorinto;
use engawa_testkit::{continue_fixture, find_fixture};

/// File name, players, options, and how the game has to end.
const WANTED: &[(&str, usize, &str, &str)] = &[
    ("solo-kitsune-beaten", 1, "", "kitsune-beaten"),
    ("solo-kitsune-won", 1, "landscape=lake", "kitsune-won"),
    ("solo-kitsune-equal", 1, "landscape=mesa", "kitsune-equal"),
    (
        "solo-expert-beaten",
        1,
        "level=expert landscape=waves",
        "kitsune-beaten",
    ),
    ("solo-expert-won", 1, "level=expert", "kitsune-won"),
    ("2p-standard", 2, "", "most-wisdom"),
    (
        "2p-standard-tie-by-tiles",
        2,
        "landscape=hill",
        "tie-by-tiles",
    ),
    (
        "2p-tactical",
        2,
        "removal=tactical landscape=lake",
        "most-wisdom",
    ),
    ("2p-tactical-shared", 2, "removal=tactical", "shared"),
    ("3p-coin", 3, "landscape=waves", "most-wisdom"),
    ("3p-tie-by-tiles", 3, "landscape=mesa", "tie-by-tiles"),
    ("3p-compassionate", 3, "order=compassionate", "most-wisdom"),
    (
        "3p-compassionate-shared",
        3,
        "order=compassionate landscape=hill",
        "shared",
    ),
    ("4p-coin", 4, "", "most-wisdom"),
    (
        "4p-compassionate-tie-by-tiles",
        4,
        "order=compassionate landscape=lake",
        "tie-by-tiles",
    ),
    ("4p-partners", 4, "partners=on", "most-wisdom"),
    (
        "4p-partners-tie-by-tiles",
        4,
        "partners=on landscape=waves",
        "tie-by-tiles",
    ),
    (
        "4p-partners-shared",
        4,
        "partners=on landscape=mesa",
        "shared",
    ),
];

/// A seed that is no number.
const SEED: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

fn main() {
    for &(name, players, words, ending) in WANTED {
        find_fixture::<Gorinto>(name, players, words, |table| {
            let outcome = table.state().outcome().expect("the game is over");
            outcome.ending.iter().any(|key| key == ending)
        });
    }
    let seed = SEED.parse().expect("64 hex digits");
    continue_fixture::<Gorinto>("2p-continued", 2, "landscape=waves", seed);
}
