//! A stack of tiles on a cell of the Mountain.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Element;

/// A stack of at most [`Stack::MAX`] tiles, four bits each, the top tile lowest.
///
/// A landscape has at most 4 tiles on a cell, and each of 4 seasons brings at most one tile from
/// the top and one from the left: 12 in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stack(u64);

impl Stack {
    /// The greatest height a stack can reach in a game.
    pub const MAX: usize = 12;

    /// A stack without tiles.
    pub const EMPTY: Self = Self(0);

    /// The number of tiles.
    #[inline]
    pub const fn height(self) -> usize {
        (67 - self.0.leading_zeros() as usize) / 4
    }

    /// Whether there is no tile.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The visible tile.
    #[inline]
    pub const fn top(self) -> Option<Element> {
        element_of(self.0 & 0xf)
    }

    /// Puts a tile on top.
    #[inline]
    pub const fn push(&mut self, element: Element) {
        self.0 = self.0 << 4 | (element as u64 + 1);
    }

    /// Takes the top tile.
    #[inline]
    pub const fn pop(&mut self) -> Option<Element> {
        let top = self.top();
        self.0 >>= 4;
        top
    }

    /// The tile on `level`, 1 being the bottom.
    #[inline]
    pub const fn at(self, level: usize) -> Option<Element> {
        match self.height().checked_sub(level) {
            Some(depth) => element_of(self.0 >> (4 * depth) & 0xf),
            None => None,
        }
    }

    /// Takes the tile on `level`, 1 being the bottom; those above sink (G3.7).
    #[inline]
    pub const fn take(&mut self, level: usize) -> Option<Element> {
        let taken = self.at(level);
        if taken.is_some() {
            let shift = 4 * (self.height() - level);
            let above = self.0 & ((1 << shift) - 1);
            self.0 = self.0 >> shift >> 4 << shift | above;
        }
        taken
    }

    /// The tiles from bottom to top.
    pub fn tiles(self) -> impl ExactSizeIterator<Item = Element> {
        (1..self.height() + 1).map(move |level| self.at(level).expect("the level is in the stack"))
    }
}

#[inline]
const fn element_of(code: u64) -> Option<Element> {
    match code {
        1 => Some(Element::Void),
        2 => Some(Element::Air),
        3 => Some(Element::Fire),
        4 => Some(Element::Water),
        5 => Some(Element::Earth),
        _ => None,
    }
}

impl FromIterator<Element> for Stack {
    fn from_iter<I: IntoIterator<Item = Element>>(tiles: I) -> Self {
        let mut stack = Self::EMPTY;
        tiles.into_iter().for_each(|element| stack.push(element));
        stack
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tiles()
            .try_for_each(|element| write!(f, "{}", element.letter()))
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(letters: &str) -> Stack {
        letters
            .chars()
            .map(|letter| Element::from_letter(letter).unwrap())
            .collect()
    }

    #[test]
    fn tiles_come_back_from_bottom_to_top() {
        let full = "vafwevafweva";
        assert_eq!(stack(full).to_string(), full);
        assert_eq!(stack(full).height(), Stack::MAX);
        assert_eq!(stack("").height(), 0);
        assert_eq!(stack("vaf").top(), Some(Element::Fire));
    }

    #[test]
    fn g3_7_the_rest_keeps_its_order() {
        for (level, rest) in [(1, "afw"), (2, "vfw"), (3, "vaw"), (4, "vaf")] {
            let mut stack = stack("vafw");
            assert_eq!(
                stack.take(level).map(Element::letter),
                "vafw".chars().nth(level - 1)
            );
            assert_eq!(stack.to_string(), rest);
        }
        assert_eq!(stack("va").take(3), None);
    }
}
