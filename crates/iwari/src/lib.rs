//! The rules of Iwari, designed by Michael Schacht.
//!
//! Two to five tribes put up tents and totems in the territories of a map and score twice for
//! them. Rule numbers (I4.2) refer to `docs/rules/iwari.md`; maps are files, see
//! `docs/iwari-maps.md`.
//!
//! ```
//! use engawa_core::{Game, Log, Playthrough, RawOptions, Seed, Setup, Silent, Turn};
//! use engawa_iwari::{Iwari, When};
//!
//! let raw = RawOptions::default().with("map", "vast-lands").with("union", "on");
//! let setup = Setup::<Iwari>::parse(&raw, 3)?;
//! let mut table = Playthrough::new(&setup, Seed::from(7));
//!
//! // Mountains, the first player, the hands and the reserve are drawn.
//! while table.state().turn() == Turn::Chance {
//!     table.draw(&mut Silent);
//! }
//!
//! // The first player places a piece: the first of the legal moves.
//! let mut moves = Vec::new();
//! table.state().legal_moves(&mut moves);
//! let mut log = Log::default();
//! table.play(moves[0], &mut log)?;
//! assert_eq!(log.0.len(), 1);
//! assert_eq!(table.state().inspect(When::Midway).totals[0].totems, 0);
//!
//! // Everybody goes on with the last of their legal moves until the game is over.
//! table.finish(&mut Silent, |_, moves| moves[moves.len() - 1]);
//! assert!(table.state().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aids;
mod cards;
mod document;
mod drawing;
mod draws;
mod events;
mod feats;
mod game;
mod inspect;
mod json;
mod legal;
mod map;
mod moves;
mod options;
mod outcome;
mod play;
mod previews;
mod reader;
mod scoring;
mod setup;
mod snapshot;
mod state;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;
mod view;

pub use aids::{Aids, GroupAid, Obstacle, Payment, TerritoryAid, TotalAid, TribeThere};
pub use cards::{Biome, Cards};
pub use document::{
    MAX_BYTES, MAX_CANVAS, MAX_FAULTS, MAX_NUMBER, MAX_PATHS, MAX_SPACES, MAX_SPACES_HERE,
    MAX_TERRITORIES, SYMBOLS,
};
pub use draws::Draw;
pub use events::{Event, Place};
pub use feats::Feat;
pub use game::INFO;
pub use inspect::{
    ConnectionEnd, ConnectionScore, Inspection, PlainScore, SettlementScore, TentScore,
    TerritoryScore, Total,
};
pub use map::{
    By, Connection, Map, MapRef, Name, Point, Space, Spaces, Territory, new_horizons, vast_lands,
};
pub use moves::Move;
pub use options::{Hands, Options};
pub use previews::{ConnectionChange, FeatChoice, Placement, RankChange, TotalChange};
pub use scoring::{SETTLEMENT, When};
pub use snapshot::{
    FeatPlace, FeatState, PlacingState, SeatState, Snapshot, Tent, TerritoryState, TotemCount,
    TribeState,
};
pub use state::{HAND, Iwari, Phase, RESERVE, Supply, TENTS, TOTEMS, Trigger};
pub use view::{View, ViewShape};
