//! Errors with a stable code for programs and a sentence for people.

use thiserror::Error;

/// A text that is not what it should be, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{input}` is not {expected}")]
pub struct NotationError {
    /// The text as given, shortened if it was long.
    pub input: String,
    /// What was expected, as a noun: "a cell, a1 to e5".
    pub expected: String,
}

impl NotationError {
    /// An error about `input`, where `expected` was wanted.
    pub fn new(input: &str, expected: impl Into<String>) -> Self {
        const LONGEST: usize = 60;
        let mut shown: String = input.chars().take(LONGEST).collect();
        if shown.len() < input.len() {
            shown.push('…');
        }
        Self {
            input: shown,
            expected: expected.into(),
        }
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "notation/unexpected"
    }
}

/// A move that can't be played now. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// The move is not in the list of legal moves.
    #[error("{mv} is not possible now; possible: {possible}")]
    NotLegal {
        /// The move in notation.
        mv: String,
        /// Some of the legal moves in notation.
        possible: String,
    },
    /// Something random has to happen first.
    #[error("{mv} is not possible now: something is drawn first")]
    DrawFirst {
        /// The move in notation.
        mv: String,
    },
    /// The game is over.
    #[error("{mv} is not possible: the game is over")]
    Over {
        /// The move in notation.
        mv: String,
    },
}

impl IllegalMove {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotLegal { .. } => "move/not-legal",
            Self::DrawFirst { .. } => "move/draw-first",
            Self::Over { .. } => "move/over",
        }
    }
}

/// A draw that can't happen now. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{draw} can't be drawn now: {expected} is expected")]
pub struct IllegalDraw {
    /// The draw in notation.
    pub draw: String,
    /// What could be drawn, as a noun: "10 tiles for the Path".
    pub expected: String,
}

impl IllegalDraw {
    /// An error about `draw`, where `expected` was wanted.
    pub fn new(draw: &impl ToString, expected: impl Into<String>) -> Self {
        Self {
            draw: draw.to_string(),
            expected: expected.into(),
        }
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "draw/not-possible"
    }
}

/// Options or a number of players that a game can't be played with.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionsError {
    /// The game has no such option.
    #[error("there is no option `{option}`; possible: {possible}")]
    Unknown {
        /// The option's key.
        option: String,
        /// The keys there are.
        possible: String,
    },
    /// The option has no such value.
    #[error("option `{option}` can't be `{value}`; possible: {possible}")]
    Value {
        /// The option's key.
        option: String,
        /// The value given.
        value: String,
        /// The values there are.
        possible: String,
    },
    /// The option needs another number of players.
    #[error("option `{option}={value}` takes {possible}, not {players}")]
    Players {
        /// The option's key.
        option: String,
        /// The value given.
        value: String,
        /// The player counts it is for: "3 or 4 players".
        possible: String,
        /// The number of players asked for.
        players: usize,
    },
    /// Two options that exclude each other.
    #[error("option `{option}` can't be combined with `{other}`: {reason}")]
    Conflict {
        /// The option's key.
        option: String,
        /// The other option's key.
        other: String,
        /// Why, and what is possible.
        reason: String,
    },
    /// A document given as an option's value (a map, a set of cards) has faults.
    #[error("option `{option}`: {faults}")]
    Document {
        /// The option's key.
        option: String,
        /// Every fault, in words.
        faults: String,
    },
    /// The game isn't played with that many.
    #[error("{game} takes {possible}, not {players}")]
    PlayerCount {
        /// The game's name.
        game: String,
        /// The player counts there are: "1 to 4 players".
        possible: String,
        /// The number of players asked for.
        players: usize,
    },
}

impl OptionsError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "options/unknown",
            Self::Value { .. } => "options/value",
            Self::Players { .. } => "options/players",
            Self::Conflict { .. } => "options/conflict",
            Self::Document { .. } => "options/document",
            Self::PlayerCount { .. } => "options/player-count",
        }
    }
}

/// One fault of a document that a person supplied (a map, a set of cards).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {problem}")]
pub struct Fault {
    /// Where, in the document's own words: "connection 7", "card j-red-2, space 3".
    pub place: String,
    /// What is wrong there, and what is expected.
    pub problem: String,
}

impl Fault {
    /// A fault at `place`.
    pub fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
        }
    }
}
