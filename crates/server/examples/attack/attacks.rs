//! The attacks, one file each.

mod bots_starve;
mod cancelled_loads;
mod changed_question;
mod clock_refill;
mod creator_disconnects;
mod data_file;
mod database_gone;
mod downtime_twice;
mod fifty_tables;
mod hints_starve;
mod host_header;
mod hot_seat_retry;
mod impossible_ids;
mod kicked_guest;
mod kills;
mod leave_for_hints;
mod lobby_flood;
mod lost_profile;
mod malformed;
mod names;
mod presence_storm;
mod second_server;
mod secrecy;
mod silent_connections;
mod slow_bodies;
mod stranger_streams;
mod undo_absent;
mod wrong_person;

use futures_util::future::BoxFuture;

use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;

/// Something that somebody could try.
pub struct Attack {
    pub name: &'static str,
    /// What is tried, and what must hold.
    pub tried: &'static str,
    pub noise: Noise,
    pub run: fn(Ground) -> BoxFuture<'static, Result<Outcome, Error>>,
}

/// Whether others are disturbed by it, or would disturb it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Noise {
    /// It measures times or needs all of the machine.
    Loud,
    /// It mostly waits.
    Calm,
}

/// All of them, in the order of the report.
static ALL: [Attack; 28] = [
    bots_starve::ATTACK,
    fifty_tables::ATTACK,
    stranger_streams::ATTACK,
    silent_connections::ATTACK,
    clock_refill::ATTACK,
    cancelled_loads::ATTACK,
    impossible_ids::ATTACK,
    undo_absent::ATTACK,
    hints_starve::ATTACK,
    creator_disconnects::ATTACK,
    lobby_flood::ATTACK,
    lost_profile::ATTACK,
    downtime_twice::ATTACK,
    second_server::ATTACK,
    slow_bodies::ATTACK,
    changed_question::ATTACK,
    names::ATTACK,
    kicked_guest::ATTACK,
    leave_for_hints::ATTACK,
    hot_seat_retry::ATTACK,
    presence_storm::ATTACK,
    data_file::ATTACK,
    database_gone::ATTACK,
    host_header::ATTACK,
    kills::ATTACK,
    malformed::ATTACK,
    wrong_person::ATTACK,
    secrecy::ATTACK,
];

/// The attacks with these names, or all.
pub fn choose(names: &[&str]) -> Result<Vec<&'static Attack>, Error> {
    if names.is_empty() {
        return Ok(ALL.iter().collect());
    }
    let find = |name: &&str| {
        let found = ALL.iter().find(|attack| attack.name == *name);
        found.ok_or_else(|| {
            let all: Vec<_> = ALL.iter().map(|attack| attack.name).collect();
            format!("there is no attack {name}: {}", all.join(", ")).into()
        })
    };
    names.iter().map(find).collect()
}
