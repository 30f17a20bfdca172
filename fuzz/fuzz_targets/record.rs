//! Any bytes as a record: refused or replayed, never a panic. One line for each game.
#![no_main]

use engawa_testkit::fuzz_record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    fuzz_record::<engawa_gorinto::Gorinto>(data);
});
