//! The five elements.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::Serialize;

/// An element, in the top-to-bottom order of a Gorinto (G1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Element {
    /// The diagonal neighbours.
    Void,
    /// The orthogonal neighbours.
    Air,
    /// The column.
    Fire,
    /// The row.
    Water,
    /// The stack below.
    Earth,
}

impl Element {
    /// All five, in Gorinto order.
    pub const ALL: [Self; 5] = [Self::Void, Self::Air, Self::Fire, Self::Water, Self::Earth];

    /// The element's place in Gorinto order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The full name, as in notation and messages.
    pub const fn name(self) -> &'static str {
        ["void", "air", "fire", "water", "earth"][self.index()]
    }

    /// The letter for a tile in notation.
    pub const fn letter(self) -> char {
        ['v', 'a', 'f', 'w', 'e'][self.index()]
    }

    /// The element with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.letter() == letter)
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Element {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|e| e.name() == text);
        found.ok_or_else(|| NotationError::new(text, "an element: void, air, fire, water or earth"))
    }
}

/// Tiles counted by element, indexed by [`Element::index`].
pub type Counts = [u8; 5];
