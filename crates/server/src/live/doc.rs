//! Seats and settings of a table, as they are stored.

use serde::{Deserialize, Serialize};

use crate::wire::{ClockRule, ContinuedShown, SeatShown};

/// Seats and settings of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Doc {
    /// The id of the person who made the table.
    pub host: String,
    /// The seats in order.
    pub seats: Vec<Holder>,
    /// Whoever has this key may take an open seat.
    pub invite: String,
    /// Whoever has this key may look.
    pub watch: String,
    /// How many times this was changed.
    pub changes: u64,
    /// Time per player.
    pub clock: Option<ClockRule>,
    /// Milliseconds left by seat, when the present turn began.
    #[serde(default)]
    pub left: Vec<i64>,
    /// When the present turn began.
    #[serde(default)]
    pub since: i64,
    /// Whether the chat is silenced.
    #[serde(default)]
    pub chat_muted: bool,
    /// Whether everybody may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// The table of the rematch.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Where the game was continued from.
    #[serde(default)]
    pub continued: Option<ContinuedShown>,
    /// The seat to act, for lists.
    #[serde(default)]
    pub to_act: Option<usize>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The person's id.
        id: String,
        /// The name shown.
        name: String,
        /// The colour shown.
        color: String,
        /// Whether this is somebody else on that person's device.
        hot: bool,
        /// The level of the bot that plays for them while they are away.
        stand_in: Option<String>,
    },
    /// A bot of some level.
    Bot(String),
}

impl Holder {
    /// Whether it is `person`'s seat.
    pub fn is(&self, person: &str) -> bool {
        self.person() == Some(person)
    }

    /// The id of the person whose seat it is.
    pub fn person(&self) -> Option<&str> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Open | Self::Bot(_) => None,
        }
    }

    /// The level of the bot that plays it now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot(level) => Some(level),
            Self::Person { stand_in, .. } => stand_in.as_deref(),
            Self::Open => None,
        }
    }

    /// What `person` is shown of it.
    pub fn shown_to(&self, person: Option<&str>) -> SeatShown {
        let yours = person.is_some_and(|person| self.is(person));
        let level = self.bot().map(str::to_owned);
        match self {
            Self::Open => SeatShown {
                kind: "open",
                name: None,
                color: None,
                level,
                yours,
                away: false,
                online: false,
            },
            Self::Bot(_) => SeatShown {
                kind: "bot",
                name: None,
                color: None,
                level,
                yours,
                away: false,
                online: false,
            },
            Self::Person {
                name,
                color,
                stand_in,
                ..
            } => SeatShown {
                kind: "person",
                name: Some(name.clone()),
                color: Some(color.clone()),
                level,
                yours,
                away: stand_in.is_some(),
                online: false,
            },
        }
    }
}

impl Doc {
    /// As it is stored.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("seats and settings have only string keys")
    }

    /// The seats of `person`.
    pub fn seats_of(&self, person: &str) -> Vec<usize> {
        let seats = self.seats.iter().enumerate();
        let own = seats.filter(|(_, seat)| seat.is(person));
        own.map(|(i, _)| i).collect()
    }
}
