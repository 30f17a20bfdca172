//! Levels for people.

use std::fmt;

/// How well a bot plays, for people who want a game and not a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Thinks about its own turn, and often doesn't: a beginner wins.
    Easy,
    /// Looks a little ahead.
    Medium,
    /// Looks as far as a second allows.
    Hard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the levels mean for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels {
    /// Of 100 choices `easy` makes so many without thinking.
    pub easy_slips: u32,
    /// The iterations of `medium`.
    pub medium: u32,
    /// The iterations of `hard`.
    pub hard: u32,
}
