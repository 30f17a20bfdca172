//! Any bytes as a map or a card set: refused or read, never a panic.
#![no_main]

use engawa_catalog::{Visitor, games, visit};
use engawa_core::Game;
use libfuzzer_sys::fuzz_target;

struct Try<'a>(&'a [u8]);

impl Visitor for Try<'_> {
    type Output = ();
    fn visit<G: Game>(self) {
        let text = String::from_utf8_lossy(self.0);
        for spec in G::INFO.options.iter().filter(|spec| spec.document) {
            if let Err(faults) = G::read_document(spec.key, &text) {
                assert!(!faults.is_empty(), "refused without a reason");
            }
        }
    }
}

fuzz_target!(|data: &[u8]| {
    for info in games() {
        visit(info.id, Try(data)).expect("the catalog knows its games");
    }
});
