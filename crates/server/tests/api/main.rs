//! The server, asked as the web table asks it.

#![expect(clippy::unwrap_used, reason = "in tests, a panic is the report")]

mod fuzz;
mod house;
mod people;
mod play;
mod records;
mod safety;
mod seats;
mod strangers;
mod stream;
mod types;
mod undo;
mod web;
