//! The conformance suite that every game has to pass.
//!
//! ```text
//! #[test]
//! fn conforms() {
//!     engawa_testkit::Conformance::<Gorinto>::new()
//!         .games(3000)
//!         .conserve(|state| (tiles(state) == 100).then_some(()).ok_or("a tile is lost".into()))
//!         .run();
//! }
//! ```
//!
//! Random games are spread over every player count and variant. What is checked is listed by the
//! modules: one property, one file. A failure names the variant, the seed and the events so far.

mod actions;
mod conformance;
mod digest;
mod ending;
mod fixtures;
mod fuzz;
mod hostile;
mod imagined;
mod legal;
mod notation;
mod options;
mod playout;
mod records;
mod reveals;
mod scores;
mod secrecy;
mod sight;
mod twins;
mod views;
mod violation;
mod walk;

pub use conformance::Conformance;
pub use digest::{digest, fnv1a, play_randomly};
pub use fixtures::{Fixtures, continue_fixture, find_fixture, setup};
pub use fuzz::{fuzz_moves, fuzz_record, short_fuzz};
pub use playout::playout;
pub use violation::Violation;
