//! Any bytes as moves and draws, possible or not: the rules hold. One line for each game.
#![no_main]

use engawa_testkit::fuzz_moves;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    fuzz_moves::<engawa_gorinto::Gorinto>(data);
});
