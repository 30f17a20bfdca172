//! Any bytes as a record of every game: refused or replayed, never a panic.
#![no_main]

use engawa_catalog::{Visitor, games, visit};
use engawa_core::Game;
use engawa_testkit::fuzz_record;
use libfuzzer_sys::fuzz_target;

struct Try<'a>(&'a [u8]);

impl Visitor for Try<'_> {
    type Output = ();
    fn visit<G: Game>(self) {
        fuzz_record::<G>(self.0);
    }
}

fuzz_target!(|data: &[u8]| {
    for info in games() {
        visit(info.id, Try(data)).expect("the catalog knows its games");
    }
});
