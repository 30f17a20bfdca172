//! The suite that every game is held against.

mod common;

use engawa_iwari::Iwari;
use engawa_testkit::{Conformance, digest, short_fuzz};

#[test]
fn conforms() {
    Conformance::<Iwari>::new()
        .games(3000)
        .probed(256)
        .probe_every(64)
        .conserve(common::check_conservation)
        .run();
}

#[test]
fn damaged_records_and_wild_moves_do_no_harm() {
    short_fuzz::<Iwari>(100);
}

/// If this fails, records of old games may replay otherwise: the `rules` version has to rise.
#[test]
fn games_go_as_they_always_went() {
    assert_eq!(digest::<Iwari>(1), 10_630_912_077_845_281_975);
}
