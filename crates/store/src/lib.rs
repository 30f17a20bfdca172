//! People, tables and what happened at them, kept in SQLite or PostgreSQL.
//!
//! The store knows no rules: games, options and events are texts to it. One set of SQL
//! statements serves both databases (`sqlx::Any`, which also spares a second copy of every
//! query's code); what differs between them is in `place`. Everything is written by one task
//! that puts the waiting writes of different tables into one commit, and a write is answered
//! after that commit: what was acknowledged is on the disk.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), engawa_store::StoreError> {
//! use engawa_store::{Event, Place, Store, Table, Write};
//!
//! let folder = tempfile::tempdir().expect("a temporary folder");
//! let store = Store::open(Place::file(folder.path().join("engawa.db"))).await?;
//! store.write(vec![Write::NewTable(Table::example("t1"))]).await?;
//! let event = Event { seq: 1, at: 0, seat: Some(0), kind: "move".into(), text: "T3>c2".into() };
//! store.write(vec![Write::Events("t1".into(), vec![event.clone()])]).await?;
//! assert_eq!(store.events("t1").await?, [event]);
//! # Ok(()) }
//! ```

mod alone;
mod error;
mod place;
mod private;
mod read;
mod rows;
mod schema;
mod store;
mod write;
mod writer;

pub use error::StoreError;
pub use place::{Durability, Place};
pub use rows::{
    ChatLine, Event, Link, Person, PersonChange, Role, SettingsChange, Status, Table, TableLine,
    TableState,
};
pub use store::Store;
pub use write::Write;
