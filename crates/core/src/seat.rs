//! Places at the table, whose turn it is, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game has (Iwari plays with five).
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from 0. Never a person's id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS);
        Self(index as u8)
    }

    /// The seat's number, for indexing arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    pub const fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next == players { 0 } else { next })
    }

    /// All seats of a table of `players`, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who has to act now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat chooses one of the legal moves.
    Seat(Seat),
    /// Something random happens: the driver samples a draw and plays it.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// The seat to choose, if a seat is to choose.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance | Self::Over => None,
        }
    }
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Somebody who sees only what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `players`: its seats and a spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players)
            .map(Self::Seat)
            .chain(std::iter::once(Self::Spectator))
    }

    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
