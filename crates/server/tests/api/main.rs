//! The server, asked as the web table asks it.

#![expect(clippy::unwrap_used, reason = "in tests, a panic is the report")]

mod bots;
mod connections;
mod continued;
mod databases;
mod ending;
mod first_edition;
mod fuzz;
mod hints;
mod house;
mod lobby;
mod names;
mod people;
mod play;
mod presence;
mod records;
mod safety;
mod seats;
mod strangers;
mod stream;
mod types;
mod undo;
mod unstorable;
mod web;
