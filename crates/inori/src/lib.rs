//! The rules of Inori, a game by Mathieu Aubert and Théo Rivière for 2 to 4 players.
//!
//! The numbers in comments (`N5.2`) are those of `docs/rules/inori.md`.
//!
//! ```
//! use engawa_core::{Game, Log, Playthrough, Seed, Setup, Turn};
//! use engawa_inori::{Inori, InoriOptions};
//!
//! let setup = Setup::<Inori>::new(InoriOptions::default(), 3).unwrap();
//! let mut table = Playthrough::new(&setup, Seed::from(7));
//! let mut log = Log::default();
//! while table.state().turn() == Turn::Chance {
//!     table.draw(&mut log); // three Start cards and who begins
//! }
//! table.play("place A1".parse().unwrap(), &mut log).unwrap();
//! assert_eq!(table.state().turns_taken(), 1);
//!
//! table.finish(&mut log, |_, moves| moves[0]);
//! assert!(table.state().outcome().is_some());
//! ```

mod aids;
mod cards;
mod color;
mod draws;
mod events;
mod game;
mod legal;
mod moves;
mod options;
mod play;
mod rune_play;
mod runes;
mod scoring;
mod season;
mod setup;
mod shape;
mod snapshot;
mod spaces;
mod state;
#[cfg(test)]
mod tests;
mod tree;
#[cfg(test)]
mod typescript;
mod view;

pub use aids::Aids;
pub use cards::{
    Card, CardId, CardNo, CardNos, CardSet, Circles, Cost, Effect, MAX_CARDS, Pile, Space, Take,
};
pub use color::{Color, ColorSet, Favors};
pub use draws::Draw;
pub use events::Event;
pub use moves::{Drawn, Move, Payment, Payments};
pub use options::InoriOptions;
pub use runes::{Rune, Runes};
pub use snapshot::Snapshot;
pub use spaces::{Owner, Place, SLOTS, SpaceId, SpaceKind, SpaceSet};
pub use state::Inori;
pub use view::InoriView;
