//! A tiny card game with hidden hands, which can be broken in many ways.
//!
//! Three cards each are dealt face down. On a turn one plays a card openly for its value, or
//! hides it.

mod faults;
mod state;
mod texts;

pub use faults::{Fault, give, has};
pub use state::Toy;
