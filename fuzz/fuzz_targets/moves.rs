//! Any bytes as moves and draws of every game, possible or not: the rules hold.
#![no_main]

use engawa_catalog::{Visitor, games, visit};
use engawa_core::Game;
use engawa_testkit::fuzz_moves;
use libfuzzer_sys::fuzz_target;

struct Try<'a>(&'a [u8]);

impl Visitor for Try<'_> {
    type Output = ();
    fn visit<G: Game>(self) {
        fuzz_moves::<G>(self.0);
    }
}

fuzz_target!(|data: &[u8]| {
    for info in games() {
        visit(info.id, Try(data)).expect("the catalog knows its games");
    }
});
