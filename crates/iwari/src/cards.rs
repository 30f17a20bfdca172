//! Biomes and multisets of biome cards.

use std::fmt;
use std::str::FromStr;

use engawa_core::{NotationError, Rng};
use serde::{Deserialize, Serialize};

/// A biome: the kind of a territory and the colour of a card (I1.1).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Biome {
    /// Red.
    #[default]
    Tundra,
    /// Green.
    Forest,
    /// Blue.
    Glacier,
    /// Yellow.
    Coast,
    /// Orange.
    Desert,
}

impl Biome {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them, in the order of the rulebook.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Tundra,
        Self::Forest,
        Self::Glacier,
        Self::Coast,
        Self::Desert,
    ];

    /// Its number, for indexing arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        ['T', 'F', 'G', 'C', 'D'][self.index()]
    }

    /// Its name in map files.
    pub const fn name(self) -> &'static str {
        ["tundra", "forest", "glacier", "coast", "desert"][self.index()]
    }

    /// The biome with that letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|biome| biome.letter() == letter)
    }

    /// The biome with that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|biome| biome.name() == name)
    }
}

impl fmt::Display for Biome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A multiset of cards: how many of each biome.
///
/// Written as letters in the order of the rulebook, `TFF`; no cards are `-`.
//
// One byte per biome in one number, so that adding and removing are one operation. No count
// exceeds 127: there are 57 cards, and the notation has at most 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "CardCounts")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(as = "CardCounts"))]
pub struct Cards(u64);

/// The lowest bit of every count.
const ONES: u64 = 0x01_01_01_01_01;
/// The highest bit of every count, which is never used.
const TOPS: u64 = 0x80 * ONES;

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);
    /// Every card in the box (I1.4).
    pub const BOX: Self = Self::from_counts([13, 12, 11, 11, 10]);

    const fn from_counts([tundra, forest, glacier, coast, desert]: [u8; Biome::COUNT]) -> Self {
        Self(u64::from_le_bytes([
            tundra, forest, glacier, coast, desert, 0, 0, 0,
        ]))
    }

    const fn counts(self) -> [u8; Biome::COUNT] {
        let [tundra, forest, glacier, coast, desert, ..] = self.0.to_le_bytes();
        [tundra, forest, glacier, coast, desert]
    }

    /// One card.
    pub const fn one(biome: Biome) -> Self {
        Self::several(biome, 1)
    }

    /// `count` cards of one biome.
    pub const fn several(biome: Biome, count: u8) -> Self {
        Self((count as u64) << (8 * biome.index()))
    }

    /// How many cards of this biome.
    #[inline]
    pub const fn count(&self, biome: Biome) -> u8 {
        (self.0 >> (8 * biome.index())) as u8
    }

    /// How many cards in all.
    #[inline]
    pub const fn total(&self) -> u8 {
        // The fifth byte of the product is the sum of the five counts.
        (self.0.wrapping_mul(ONES) >> 32) as u8
    }

    /// The biome of which there are two or more; among three cards there is at most one.
    #[inline]
    pub(crate) fn pair(&self) -> Option<Biome> {
        first_biome(self.0 & !ONES)
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether at least `other` is among them.
    pub const fn contains(&self, other: &Self) -> bool {
        // A top bit is lost exactly where `other` has more.
        ((self.0 | TOPS) - other.0) & TOPS == TOPS
    }

    /// The biomes of which there is at least one card.
    #[inline]
    pub fn biomes(self) -> impl Iterator<Item = Biome> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let biome = first_biome(rest)?;
            rest &= !(0xff << (8 * biome.index()));
            Some(biome)
        })
    }

    #[inline]
    pub(crate) const fn add(&mut self, other: &Self) {
        self.0 += other.0;
    }

    /// Takes `other` away; it must be contained.
    #[inline]
    pub(crate) const fn remove(&mut self, other: &Self) {
        self.0 -= other.0;
    }

    /// Takes `other` away as far as it is there.
    #[inline]
    pub(crate) fn remove_what_is_there(&mut self, other: &Self) {
        if self.is_empty() {
            return;
        }
        let (mut counts, less) = (self.counts(), other.counts());
        for (have, less) in counts.iter_mut().zip(less) {
            *have = have.saturating_sub(less);
        }
        *self = Self::from_counts(counts);
    }

    /// Draws `count` cards at random; so many must be there.
    #[inline]
    pub(crate) fn sample(mut self, count: u8, rng: &mut Rng) -> Self {
        let mut drawn = Self::NONE;
        for _ in 0..count {
            let card = Self::one(self.pick(rng));
            self.remove(&card);
            drawn.add(&card);
        }
        drawn
    }

    /// The biome of one card at random; there must be one.
    #[inline]
    fn pick(&self, rng: &mut Rng) -> Biome {
        let mut rest = rng.below(self.total().into()) as u8;
        for biome in Biome::ALL {
            match rest.checked_sub(self.count(biome)) {
                Some(less) => rest = less,
                None => return biome,
            }
        }
        unreachable!("a number below the total is less than the sum of the counts")
    }
}

/// The biome of the lowest count that has a bit in `bits`.
#[inline]
fn first_biome(bits: u64) -> Option<Biome> {
    Biome::ALL.get(bits.trailing_zeros() as usize / 8).copied()
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for biome in Biome::ALL {
            for _ in 0..self.count(biome) {
                write!(f, "{biome}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        const MOST: usize = 64;
        let wrong = || NotationError::new(text, "cards, as letters of T F G C D like `TFF`");
        if text == "-" {
            return Ok(Self::NONE);
        }
        if text.is_empty() || text.len() > MOST {
            return Err(wrong());
        }
        let mut cards = Self::NONE;
        for letter in text.chars() {
            let biome = Biome::from_letter(letter).ok_or_else(wrong)?;
            cards.add(&Self::one(biome));
        }
        Ok(cards)
    }
}

/// How [`Cards`] look to a reader: a number for each biome.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Cards"))]
pub(crate) struct CardCounts {
    tundra: u8,
    forest: u8,
    glacier: u8,
    coast: u8,
    desert: u8,
}

impl From<Cards> for CardCounts {
    fn from(cards: Cards) -> Self {
        let [tundra, forest, glacier, coast, desert] = cards.counts();
        Self {
            tundra,
            forest,
            glacier,
            coast,
            desert,
        }
    }
}
