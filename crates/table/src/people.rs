//! Who acts, and who sits where.

use serde::{Deserialize, Serialize};

use crate::PersonId;

/// A person, as others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's id.
    pub id: PersonId,
    /// The name they chose.
    pub name: String,
    /// The colour they chose.
    pub color: String,
}

/// Who gives a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor<'a> {
    /// A person.
    Person(&'a Person),
    /// Whoever runs the table: bots move, time passes.
    House,
}

impl<'a> Actor<'a> {
    pub(crate) const fn person(self) -> Option<&'a Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::House => None,
        }
    }
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// The person who asks.
    Me,
    /// Somebody else on the same device.
    HotSeat {
        /// Their name.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot {
        /// Its level.
        level: String,
    },
}

/// Who holds a seat, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The person's id.
        id: PersonId,
        /// The name shown.
        name: String,
        /// The colour shown.
        color: String,
        /// Whether this is somebody else on that person's device.
        #[serde(default)]
        hot: bool,
        /// The bot that plays for them.
        #[serde(default)]
        stand_in: Option<StandIn>,
    },
    /// A bot of some level.
    Bot(String),
}

/// A bot that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "StoredStandIn")]
pub struct StandIn {
    /// The bot's level.
    pub level: String,
    /// Why it plays.
    pub why: Absence,
    /// How many turns had been finished when it took over.
    pub turn: u32,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// They left, and can come back.
    Left,
    /// Their time ran out; they can come back.
    TimeOut,
    /// They gave up for good.
    Resigned,
}

/// The first edition stored the level alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredStandIn {
    Level(String),
    Full {
        level: String,
        why: Absence,
        #[serde(default)]
        turn: u32,
    },
}

impl From<StoredStandIn> for StandIn {
    fn from(stored: StoredStandIn) -> Self {
        match stored {
            StoredStandIn::Level(level) => Self {
                level,
                why: Absence::Left,
                turn: 0,
            },
            StoredStandIn::Full { level, why, turn } => Self { level, why, turn },
        }
    }
}

impl Holder {
    /// Whether it is `person`'s seat.
    pub fn is(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }

    /// The person whose seat it is.
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot(_) => None,
        }
    }

    /// The level of the bot that plays it now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot(level) => Some(level),
            Self::Person { .. } => self.stand_in().map(|stand_in| stand_in.level.as_str()),
            Self::Open => None,
        }
    }

    /// The bot that plays for the person, if one does.
    pub const fn stand_in(&self) -> Option<&StandIn> {
        match self {
            Self::Person { stand_in, .. } => stand_in.as_ref(),
            Self::Open | Self::Bot(_) => None,
        }
    }

    /// Whether the person gave up for good.
    pub fn has_resigned(&self) -> bool {
        let why = self.stand_in().map(|stand_in| stand_in.why);
        why == Some(Absence::Resigned)
    }

    /// Whether a person has a say here: they sit, and have not resigned.
    pub fn has_a_say(&self) -> bool {
        self.person().is_some() && !self.has_resigned()
    }

    pub(crate) fn set_stand_in(&mut self, bot: Option<StandIn>) {
        if let Self::Person { stand_in, .. } = self {
            *stand_in = bot;
        }
    }
}
