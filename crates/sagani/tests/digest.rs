//! What seeds give, on every platform and for ever.

use engawa_sagani::Sagani;
use engawa_testkit::digest;

#[test]
fn a_hundred_games_of_every_variant_go_as_ever() {
    // If this changes, old records may replay otherwise: raise the rules' version.
    assert_eq!(digest::<Sagani>(100), 1_933_090_648_839_835_438);
}
