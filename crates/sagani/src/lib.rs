//! Sagani: tiles whose arrows want to see other tiles, by Uwe Rosenberg.
//!
//! A game played to its end by taking always the first legal move:
//!
//! ```
//! use engawa_core::{Game, Playthrough, Seed, Setup, Silent, Turn};
//! use engawa_sagani::{Options, Sagani};
//!
//! let setup = Setup::<Sagani>::new(Options::default(), 2)?;
//! let mut table = Playthrough::new(&setup, Seed::from(7));
//! table.finish(&mut Silent, |_, moves| moves[0]);
//! assert_eq!(table.state().turn(), Turn::Over);
//! let outcome = table.state().outcome().expect("the game is over");
//! assert_eq!(outcome.winners().count(), 1);
//! # Ok::<(), engawa_core::OptionsError>(())
//! ```
//!
//! # How it is made
//!
//! - **Rays in constant time.** Whether a tile of some colour lies on the ray from a cell is one
//!   comparison. Every cell lies on four lines: its column, its row, its two diagonals. For each
//!   line and colour a garden keeps how far its tiles reach to either end; the ray meets one
//!   exactly if the furthest tile in that direction lies beyond the cell. A garden is connected
//!   and has at most 72 tiles, so numbering the lines modulo 74 never confuses two lines in use:
//!   the area is unbounded, the table small (2.3 KB a garden).
//! - **Free cells** are a list kept up to date by each placement, beside a bitset (modulo 74 in
//!   both coordinates, for the same reason) of the cells taken or listed.
//! - **A placement is resolved once** (S4–S6), as a value; playing applies it and
//!   [`Sagani::preview`] shows it, so the two can't differ.
//! - **Nothing is hidden.** The tiles not turned up are two multisets, of tiles and of backs (see
//!   [`TilesLeft`]); a view is everything on the table.

mod aids;
mod data;
mod draws;
mod events;
mod game;
mod garden;
mod geometry;
mod legal;
mod lines;
mod moves;
mod options;
mod play;
mod resolve;
mod scoring;
mod snapshot;
mod state;
#[cfg(test)]
mod tests;
mod tiles_left;
mod track;
#[cfg(test)]
mod typescript;
mod view;

pub use aids::{Aids, ArrowAid, CellAid, Consequence, OlderArrow, OwnArrow, SoloAid, TileAid};
pub use data::{Arrows, Back, DISCS, Element, SpiritTile, TILES, TileId, TileSet, tiles, value};
pub use draws::Draw;
pub use events::Event;
pub use garden::{Garden, PlacedTile};
pub use geometry::{Cell, Direction, REACH, Rotation};
pub use moves::Move;
pub use options::{Options, Solo};
pub use resolve::{Preview, SatisfiedArrow};
pub use scoring::PERFECT;
pub use snapshot::{
    Arrow, ArrowShown, BackShown, EndShown, GardenShown, InterludeShown, PileShown, Snapshot,
    Stack, TileFront, TileShown,
};
pub use state::{RIVER, SPACES, Sagani};
pub use tiles_left::{PILES, Pile, SET_ASIDE, TilesLeft};
pub use track::Track;
pub use view::{Seen, View};
