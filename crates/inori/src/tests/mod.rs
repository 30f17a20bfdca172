//! Rule tests, by chapter. They build their positions from the inside.

mod bookkeeping;
mod n1_components;
mod n1_documents;
mod n2_setup;
mod n3_turn;
mod n4_spaces;
mod n5_tree;
mod n6_journey_companion;
mod n6_two_favors;
mod n7_season;
mod n8_end;
mod notation;
mod position;
mod views;

pub(crate) use position::{Position, seat};
