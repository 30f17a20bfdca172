//! Random games by seed, and one number that pins many of them.

use engawa_core::{Game, Playthrough, Purpose, Rng, Seed, Setup, Silent};

/// Plays a whole game at random: draws from the seed's draws, moves from its choices.
pub fn play_randomly<G: Game>(setup: &Setup<G>, seed: Seed) -> Playthrough<G> {
    let mut table = Playthrough::new(setup, seed);
    let mut choices = Rng::new(seed, Purpose::Choices);
    table.finish(&mut Silent, |_, moves| *choices.pick(moves));
    table
}

/// A number that changes when any of `games` random games of any variant goes otherwise.
///
/// Each game crate pins its value in a test: it must be the same on every platform and for ever,
/// or the game's `rules` version has to rise.
pub fn digest<G: Game>(games: u64) -> u64 {
    let mut texts = String::new();
    for setup in Setup::<G>::variants() {
        for number in 0..games {
            let table = play_randomly(&setup, Seed::from(number));
            texts.push_str(&table.record().to_json());
            texts.push('\n');
        }
    }
    fnv1a(texts.as_bytes())
}

/// The 64-bit FNV-1a hash.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
