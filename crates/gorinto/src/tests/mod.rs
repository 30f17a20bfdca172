//! Every rule by its number.

mod aids;
mod board;
mod components;
mod end;
mod goals;
mod partners;
mod season;
mod setup;
mod solo;
mod turn;
mod two_players;
