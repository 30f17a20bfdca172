//! The rules of Gorinto, by Richard Yaner: 1–4 players, every variant, solo against Kitsune.
//!
//! Rule numbers (`G3.6`) are those of `docs/rules/gorinto.md`.
//!
//! ```
//! use engawa_core::{Game, Playthrough, Purpose, RawOptions, Rng, Seed, Setup, Silent};
//! use engawa_gorinto::Gorinto;
//!
//! let setup = Setup::<Gorinto>::parse(&RawOptions::default().with("landscape", "lake"), 3)?;
//! let mut table = Playthrough::new(&setup, Seed::from(7));
//! let mut rng = Rng::new(Seed::from(7), Purpose::Choices);
//! table.finish(&mut Silent, |_, moves| *rng.pick(moves));
//!
//! let outcome = table.state().outcome().expect("the game is over");
//! assert!(outcome.winners().count() >= 1);
//! assert_eq!(table.record().replay::<Gorinto>(|_, _, _, _| {})?, *table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aids;
mod chance;
mod data;
mod draws;
mod element;
mod events;
mod game;
mod goals;
mod kitsune;
mod legal;
mod moves;
mod options;
mod outlook;
mod place;
mod play;
mod season;
mod stack;
mod state;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;
mod view;

pub use aids::{Aids, KitsuneAid, Landing, Pick, Tile};
pub use draws::{Draw, Side};
pub use element::{Counts, Element};
pub use events::Event;
pub use game::INFO;
pub use goals::Goal;
pub use kitsune::Haul;
pub use moves::{Level, Move};
pub use options::{Landscape, Options};
pub use outlook::{Outlook, Prospect};
pub use place::{Cell, CellSet, PathSpace, pattern};
pub use stack::Stack;
pub use state::Gorinto;
pub use view::{GatheringShown, KitsuneShown, Player, Shown, Snapshot, Taken, View};
