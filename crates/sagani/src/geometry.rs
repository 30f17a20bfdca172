//! Cells, directions and quarter turns.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::Serialize;

/// No tile can lie further from the first one than this, in x or in y: 72 tiles in a row.
pub const REACH: i8 = 71;

/// How many cells lie within reach in a row.
pub(crate) const SPAN: u32 = 2 * REACH as u32 + 1;

/// A cell of a garden; x grows east, y grows north, the first tile is at (0, 0) (S1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Cell {
    /// Grows east.
    pub x: i8,
    /// Grows north.
    pub y: i8,
}

impl Cell {
    /// The cell of the first tile.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The cell at (x, y).
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// Both coordinates as one number, for comparing at once.
    #[inline]
    pub(crate) const fn key(self) -> u16 {
        u16::from_le_bytes([self.x as u8, self.y as u8])
    }

    /// The four orthogonal neighbours.
    pub(crate) const fn neighbours(self) -> [Self; 4] {
        let Self { x, y } = self;
        [
            Self::new(x, y + 1),
            Self::new(x + 1, y),
            Self::new(x, y - 1),
            Self::new(x - 1, y),
        ]
    }

    /// The direction in which `other` lies, exactly orthogonal or diagonal (S4.1).
    #[inline]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        let bit = self.direction_bit_to(other);
        (bit != 0).then(|| Direction::ALL[bit.trailing_zeros() as usize])
    }

    /// The same as a bit by [`Direction::index`], or 0. Without branches: it is asked for every
    /// tile in sight of a new one, and the answer can't be predicted.
    #[inline]
    pub(crate) fn direction_bit_to(self, other: Self) -> u8 {
        let dx = i32::from(other.x) - i32::from(self.x);
        let dy = i32::from(other.y) - i32::from(self.y);
        let aligned = (dx == 0) | (dy == 0) | (dx.abs() == dy.abs());
        let bit = BY_SIGNS[(3 * dx.signum() + dy.signum() + 4) as usize];
        bit & u8::from(aligned).wrapping_neg()
    }
}

/// The bit of the direction by the signs of dx (west, none, east) and dy (south, none, north).
const BY_SIGNS: [u8; 9] = [
    1 << Direction::Sw as u8,
    1 << Direction::W as u8,
    1 << Direction::Nw as u8,
    1 << Direction::S as u8,
    0,
    1 << Direction::N as u8,
    1 << Direction::Se as u8,
    1 << Direction::E as u8,
    1 << Direction::Ne as u8,
];

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let coordinate = |text: &str| {
            let value: i8 = text.parse().ok()?;
            // One cell has one notation: neither `+1` nor `01`.
            (value.abs() <= REACH && value.to_string() == text).then_some(value)
        };
        text.split_once(',')
            .and_then(|(x, y)| Some(Self::new(coordinate(x)?, coordinate(y)?)))
            .ok_or_else(|| NotationError::new(text, "a cell `x,y`, both from -71 to 71"))
    }
}

/// One of the eight directions of arrows, clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    Ne,
    /// East.
    E,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// West.
    W,
    /// North-west.
    Nw,
}

impl Direction {
    /// All eight, clockwise from north: the order of the columns of the tile table.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::Ne,
        Self::E,
        Self::Se,
        Self::S,
        Self::Sw,
        Self::W,
        Self::Nw,
    ];

    /// Its number, clockwise from north.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction after some quarter turns.
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self.index() + 2 * rotation.index()) % 8]
    }

    /// Its name: `n`, `ne`, …
    pub const fn name(self) -> &'static str {
        ["n", "ne", "e", "se", "s", "sw", "w", "nw"][self.index()]
    }
}

/// Quarter turns clockwise (S1.5), 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Rotation(u8);

impl Rotation {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The number of quarter turns, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
