//! The twelve goal cards (G1.3, G5.2).

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::Serialize;

use crate::element::Counts;

/// The number of goal cards.
pub const GOALS: usize = 12;

/// A goal card, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Goal(u8);

impl Goal {
    /// The goal with that number, 1 to 12.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=12 => Some(Self(number)),
            _ => None,
        }
    }

    /// All goals.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..GOALS).map(|index| Self(index as u8 + 1))
    }

    /// The number on the card.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place in tables, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The goal's conflict letter, if it has one.
    pub fn conflict(self) -> Option<char> {
        crate::data::data().conflict(self)
    }

    /// Whether the two can't lie before the same player (G2.3).
    pub fn conflicts_with(self, other: Self) -> bool {
        self.conflict().is_some() && self.conflict() == other.conflict()
    }

    /// Whether the goal compares players, so that solo play has no use for it (G9.1).
    pub fn compares_players(self) -> bool {
        self.conflict() == Some('C')
    }

    /// What the goal gives for the stacks of `own`; `all` are the boards of all players, `own`
    /// among them.
    pub fn points(self, own: &Counts, all: &[Counts]) -> i32 {
        let tallest = own.iter().copied().fold(0, u8::max);
        let shortest = own.iter().copied().fold(u8::MAX, u8::min);
        let has_twin = |height: u8| own.iter().filter(|&&other| other == height).count() > 1;
        match self.0 {
            1 => score_stacks(own, has_twin),
            2 => score_stacks(own, |height| !has_twin(height)),
            3 => score_stacks(own, |height| height % 2 == 1),
            4 => score_stacks(own, |height| height % 2 == 0),
            5 => 3 * count_best(own, all, |mine, other| other > mine),
            6 => 3 * count_best(own, all, |mine, other| other > 0 && other < mine),
            7 => {
                let middle = middle(own);
                score_stacks(own, |height| height != middle)
            }
            8 => 3 * i32::from(middle(own)),
            // Ruling: each stack at most once.
            9 => score_stacks(own, |height| height == tallest || height == shortest),
            10 => {
                let filled = own.iter().copied().filter(|&height| height > 0);
                i32::from(tallest) + 2 * i32::from(filled.min().unwrap_or(0))
            }
            11 => 2 * i32::from(tallest - shortest),
            12 => 7 * i32::from(shortest),
            _ => unreachable!("goals are numbered 1 to 12"),
        }
    }
}

/// 1 per tile of the stacks that count.
#[inline]
fn score_stacks(own: &Counts, counts: impl Fn(u8) -> bool) -> i32 {
    own.iter()
        .map(|&height| if counts(height) { i32::from(height) } else { 0 })
        .sum()
}

fn middle(own: &Counts) -> u8 {
    let mut sorted = *own;
    sorted.sort_unstable();
    sorted[2]
}

/// In how many elements `own` has a tile and no player's stack `beats` it.
fn count_best(own: &Counts, all: &[Counts], beats: impl Fn(u8, u8) -> bool) -> i32 {
    (0..5)
        .filter(|&e| own[e] > 0 && !all.iter().any(|board| beats(own[e], board[e])))
        .count() as i32
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| NotationError::new(text, "a goal, 1 to 12"))
    }
}
