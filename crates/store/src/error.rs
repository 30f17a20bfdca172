//! What can go wrong with the database.

use thiserror::Error;

/// Why something could not be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The disk is full.
    #[error("the disk is full: nothing more can be stored until there is room")]
    Full,
    /// The database can only be read.
    #[error("the database can't be written to: check the permissions of the data folder")]
    ReadOnly,
    /// The file can't even be opened.
    #[error(
        "the database can't be opened: check that its folder is there and may be read and written"
    )]
    NoAccess,
    /// A row is already there: the write came twice, or somebody else was faster.
    #[error("this is stored already")]
    Duplicate,
    /// The database was written by a newer program.
    #[error("the database has version {found}; this program knows versions up to {known}")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// Another server has the database.
    #[error(
        "another server has this database: stop it first, or give this one a database of its own"
    )]
    Taken,
    /// A text has characters that a database can't store.
    #[error("this text has characters that can't be stored")]
    Text,
    /// A person's settings would become too long.
    #[error("the settings would have more than {longest} bytes")]
    Settings {
        /// The most bytes.
        longest: usize,
    },
    /// What is stored makes no sense.
    #[error("the database holds something unexpected: {0}")]
    Damaged(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else the database says.
    #[error("the database reports: {0}")]
    Database(String),
}

impl StoreError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Full => "store/full",
            Self::ReadOnly => "store/read-only",
            Self::NoAccess => "store/no-access",
            Self::Duplicate => "store/duplicate",
            Self::Newer { .. } => "store/newer",
            Self::Taken => "store/taken",
            Self::Text => "store/text",
            Self::Settings { .. } => "store/settings",
            Self::Damaged(_) => "store/damaged",
            Self::Closed => "store/closed",
            Self::Database(_) => "store/database",
        }
    }

    /// The same error again, for each of several writers who shared a commit.
    pub(crate) fn again(&self) -> Self {
        match self {
            Self::Full => Self::Full,
            Self::ReadOnly => Self::ReadOnly,
            Self::NoAccess => Self::NoAccess,
            Self::Duplicate => Self::Duplicate,
            Self::Closed => Self::Closed,
            Self::Taken => Self::Taken,
            Self::Text => Self::Text,
            Self::Settings { longest } => Self::Settings { longest: *longest },
            other => Self::Database(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        if let sqlx::Error::Database(database) = &error {
            if database.is_unique_violation() {
                return Self::Duplicate;
            }
            // The primary result codes of SQLite, extended ones have them in the low byte;
            // of PostgreSQL, the conditions `disk_full`, `read_only_sql_transaction`,
            // `character_not_in_repertoire` and `untranslatable_character`.
            let code = database.code().unwrap_or_default();
            let primary = code.parse::<u32>().ok().filter(|_| code.len() < 5);
            match (primary.map(|code| code & 0xff), code.as_ref()) {
                (Some(13), _) | (_, "53100") => return Self::Full,
                (Some(8), _) | (_, "25006") => return Self::ReadOnly,
                (Some(14), _) => return Self::NoAccess,
                (_, "22021" | "22P05") => return Self::Text,
                _ => {}
            }
        }
        Self::Database(text)
    }
}
