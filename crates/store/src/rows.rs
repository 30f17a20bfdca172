//! What is stored, row by row.

use std::fmt;

use serde_json::{Map, Value};

use crate::StoreError;

/// A person: nobody but a random token proves who they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's id, never shown to others.
    pub id: String,
    /// The name they chose.
    pub name: String,
    /// The colour they chose.
    pub color: String,
    /// Settings of the web table, as JSON.
    pub settings: String,
    /// When they first came.
    pub created: i64,
}

/// What somebody changes about themselves; `None` stays as it is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PersonChange {
    /// Whose.
    pub id: String,
    /// Another name.
    pub name: Option<String>,
    /// Another colour.
    pub color: Option<String>,
    /// Other settings.
    pub settings: Option<SettingsChange>,
}

/// Settings that somebody changes; those that aren't named stay as they are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SettingsChange {
    /// The new values by name; `null` removes a setting.
    pub values: Map<String, Value>,
    /// The most bytes that all settings of a person may have, as JSON.
    pub longest: usize,
}

impl SettingsChange {
    /// The settings `before` with this change, if they aren't too long then.
    pub fn applied_to(&self, before: &str) -> Result<String, StoreError> {
        let mut all: Map<String, Value> = serde_json::from_str(before).unwrap_or_default();
        for (key, value) in &self.values {
            match value {
                Value::Null => all.remove(key),
                value => all.insert(key.clone(), value.clone()),
            };
        }
        let after = Value::Object(all).to_string();
        let longest = self.longest;
        match after.len() <= longest {
            true => Ok(after),
            false => Err(StoreError::Settings { longest }),
        }
    }
}

/// A personal link to go on with on another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The link's id, for revoking it.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// When it was made.
    pub created: i64,
}

/// A table: what never changes, and its state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: i64,
    /// How many seats.
    pub players: i64,
    /// The options, as JSON.
    pub options: String,
    /// The seed, secret until the game is over.
    pub seed: String,
    /// When it was made.
    pub created: i64,
    /// What changes.
    pub state: TableState,
}

impl Table {
    /// A table for examples and tests.
    pub fn example(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            game: "gorinto".to_owned(),
            rules: 1,
            players: 2,
            options: "{}".to_owned(),
            seed: "7".to_owned(),
            created: 0,
            state: TableState {
                status: Status::Open,
                public: false,
                seats: "{}".to_owned(),
                due: None,
                updated: 0,
            },
        }
    }
}

/// What changes about a table, apart from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableState {
    /// How far it is.
    pub status: Status,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Seats and settings, as JSON.
    pub seats: String,
    /// When the server has to act at it: a bot's turn, the end of somebody's time.
    pub due: Option<i64>,
    /// When something last changed.
    pub updated: i64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: i64,
    /// How far it is.
    pub status: Status,
    /// Seats and settings, as JSON.
    pub seats: String,
    /// When it was made.
    pub created: i64,
    /// When something last changed.
    pub updated: i64,
}

/// One line of what happened at a table. Lines are never changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number at the table, from 1.
    pub seq: i64,
    /// When.
    pub at: i64,
    /// Whose doing, if it was a seat's.
    pub seat: Option<i64>,
    /// What kind of thing; a word that means nothing to the store.
    pub kind: String,
    /// The rest, by kind.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub line: i64,
    /// When.
    pub at: i64,
    /// Who wrote it.
    pub person: String,
    /// Their name at that time.
    pub name: String,
    /// What they wrote.
    pub text: String,
}

/// Words for the values of an enum, as stored.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            pub(crate) fn read(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(StoreError::Damaged(format!("`{word}` as {}", stringify!($name)))),
                }
            }

            /// The word that is stored.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

words! {
    /// How far a table is.
    Status {
        /// People take seats.
        Open = "open",
        /// The game is on.
        Playing = "playing",
        /// The game is over.
        Finished = "finished",
        /// It was closed before its end.
        Closed = "closed",
    }
}

words! {
    /// What a person is at a table.
    Role {
        /// May take seats and chat.
        Player = "player",
        /// May look.
        Watcher = "watcher",
    }
}
