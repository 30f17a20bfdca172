//! What the suite says when a game breaks a property.

use std::fmt;

use engawa_core::{RawOptions, Seed};

/// A property that a game broke, with all that is needed to see it again.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The property, as a short key: `legal-list`, `secrecy`, …
    pub property: &'static str,
    /// What is wrong.
    pub problem: String,
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub players: usize,
    /// The options.
    pub options: RawOptions,
    /// The seed; moves are `Rng::index` into the legal list with `Purpose::Choices`.
    pub seed: Option<Seed>,
    /// The events so far in notation, the last one perhaps not finished.
    pub events: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        writeln!(
            f,
            "{} breaks `{}`: {}",
            self.game, self.property, self.problem
        )?;
        writeln!(f, "  with {} players, options {options}", self.players)?;
        if let Some(seed) = self.seed {
            writeln!(f, "  seed {seed}, event {}", self.events.len())?;
            writeln!(f, "  so far: {}", self.events.join(" "))?;
        }
        Ok(())
    }
}

/// A broken property, before anybody said in which game it was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub property: &'static str,
    pub text: String,
}

pub(crate) type Check<T = ()> = Result<T, Problem>;

/// The end of a check that failed.
pub(crate) fn broken<T>(property: &'static str, text: impl Into<String>) -> Check<T> {
    Err(Problem {
        property,
        text: text.into(),
    })
}

/// Goes on if the condition holds; otherwise the property is broken, for the reason given.
macro_rules! ensure {
    ($condition:expr, $property:expr, $($reason:tt)+) => {
        if !$condition {
            return $crate::violation::broken($property, format!($($reason)+));
        }
    };
}
pub(crate) use ensure;

/// What happened up to now, kept outside of the game so that it survives a panic.
#[derive(Default)]
pub(crate) struct Trail {
    pub events: Vec<String>,
    pub doing: &'static str,
}
