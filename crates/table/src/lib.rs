//! One table as a pure machine: who sits where, the game, drafts, undo, clocks, chat.
//!
//! Two functions carry it. [`Table::decide`] says what a [`Command`] would let happen, as
//! [`TableEvent`]s, or why it is refused, and changes nothing. [`Table::apply`] lets an event
//! happen, and is the only thing that changes a table; playing and rebuilding from stored events
//! go through it alike. What a person may see is a [`Sight`].
//!
//! No HTTP, no database, no clock, no randomness: time is handed in with every command, and
//! what nobody can guess ([`Fresh`]) when a table is made. Draws follow from its seed.
//!
//! ```
//! use engawa_core::Seed;
//! use engawa_table::{Actor, Aim, Command, Fresh, NewTable, Person, SeatWish, Table};
//!
//! let aya = Person { id: "aya".into(), name: "Aya".into(), color: "moss".into() };
//! let wish = NewTable {
//!     game: "gorinto".into(),
//!     options: Default::default(),
//!     seats: vec![SeatWish::Me, SeatWish::HotSeat { name: "Ben".into() }],
//!     public: false,
//!     clock: None,
//!     hints: false,
//!     start: true,
//! };
//! let fresh = Fresh { id: "t1".into(), seed: Seed::from(7), invite: "i".into(), watch: "w".into() };
//! let mut table = Table::create(&wish, &aya, fresh, 0).unwrap().table;
//!
//! let sight = table.sight(Some(&aya.id), None).unwrap();
//! let moves = vec![sight.moves()[0].text.clone()];
//! let aim = Aim { seat: sight.viewer(), seq: table.seq(), step: sight.step() };
//! let play = Command::Play { aim, moves, confirm: false };
//! for event in table.decide(&play, Actor::Person(&aya), 1000).unwrap() {
//!     table.apply(&event).unwrap();
//! }
//! assert_eq!(table.sight(Some(&aya.id), None).unwrap().draft().unwrap().moves.len(), 1);
//! assert_eq!(table.sight(None, None).unwrap().draft(), None);
//! ```

mod apply;
mod arrangement;
mod clock;
mod command;
mod create;
mod decide;
mod draft;
mod earlier;
mod event;
mod ids;
mod people;
mod refusal;
mod sight;
mod stored;
mod table;
mod text;

#[cfg(test)]
mod tests;

pub use arrangement::{Arrangement, ClockRule, Continued, Removal, Status};
pub use clock::ClockReading;
pub use command::{Aim, Command, Fresh, NewTable};
pub use create::{Founded, Rematch};
pub use event::{ChatLine, SettingsChange, TableEvent, What};
pub use ids::{PersonId, TableId};
pub use people::{Absence, Actor, Holder, Person, SeatWish, StandIn};
pub use refusal::Refusal;
pub use sight::{DraftSeen, Mark, Position, Sight, Since};
pub use stored::StoredEvent;
pub use table::{Asked, CHAT_KEPT, Damaged, Header, Table};
pub use text::{CHAT_LENGTH, NAME_LENGTH, plain};
