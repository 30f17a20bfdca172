//! Seats and settings of a table, as they are stored.

use engawa_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Holder, PersonId, TableId};

/// The version that is written. The first edition wrote none, which reads as 1.
pub(crate) const VERSION: u32 = 2;

/// Seats, settings and clocks of a table.
///
/// Stored as JSON: as the first event of a table, and beside the table for lists. Unknown
/// fields are ignored, missing ones have a default, so that neighbouring versions read each
/// other's.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Arrangement {
    /// The version of this format.
    #[serde(default = "first_edition")]
    pub v: u32,
    /// How far the table is.
    #[serde(default)]
    pub status: Status,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    pub public: bool,
    /// Who can change the settings.
    pub host: PersonId,
    /// The seats in order.
    pub seats: Vec<Holder>,
    /// Whoever has this key may take an open seat.
    pub invite: String,
    /// Whoever has this key may look.
    pub watch: String,
    /// How many times seats or settings changed.
    #[serde(default)]
    pub changes: u64,
    /// Time per player.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// Milliseconds left by seat at the time `since`.
    #[serde(default)]
    pub left: Vec<i64>,
    /// Up to when time has been booked.
    #[serde(default)]
    pub since: i64,
    /// Whether only the host may chat.
    #[serde(default)]
    pub chat_muted: bool,
    /// Whether everybody may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// The table of the rematch.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// Where the game was continued from.
    #[serde(default)]
    pub continued: Option<Continued>,
    /// People whose seat the host took away lately.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Removal>,
    /// The seat to act, for lists.
    #[serde(default)]
    pub to_act: Option<usize>,
}

const fn first_edition() -> u32 {
    1
}

impl Arrangement {
    /// Reads what is stored beside a table.
    pub fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// As it is stored.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("seats and settings have only string keys")
    }

    /// The seats of `person`.
    pub fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate();
        let own = seats.filter(move |(_, holder)| holder.is(person));
        own.map(|(i, _)| Seat::new(i))
    }

    /// Whether `person` has a seat.
    pub fn is_seated(&self, person: &PersonId) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// The names at the seats, first those of the host.
    pub fn names(&self) -> impl Iterator<Item = (&PersonId, &str)> {
        let people = self.seats.iter().filter_map(Holder::person);
        let people = std::iter::once(&self.host).chain(people);
        people.flat_map(|person| self.names_of(person))
    }

    /// The names at the seats of `person`: theirs, and those of people on the same device.
    pub(crate) fn names_of<'a>(
        &'a self,
        person: &'a PersonId,
    ) -> impl Iterator<Item = (&'a PersonId, &'a str)> {
        self.seats.iter().filter_map(move |holder| match holder {
            Holder::Person { id, name, .. } if id == person => Some((id, name.as_str())),
            _ => None,
        })
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.seats.get(seat.index())
    }

    /// How many events were taken over from another game.
    pub fn taken_over(&self) -> usize {
        self.continued.as_ref().map_or(0, |past| past.at)
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take seats.
    #[default]
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// It was closed before its end.
    Closed,
}

/// Time per player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockRule {
    /// Seconds for the whole game.
    pub bank: u32,
    /// Seconds added after each turn.
    pub increment: u32,
}

/// A person whose seat the host took away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Removal {
    /// The person.
    pub person: PersonId,
    /// They can't sit down here before then.
    pub until: i64,
}

/// Where a game was continued from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Continued {
    /// The table, if it was one of this house.
    pub from: Option<TableId>,
    /// The first so many moves and draws are those of the other game.
    pub at: usize,
}
