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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "CardCounts")]
pub struct Cards(pub(crate) [u8; Biome::COUNT]);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self([0; Biome::COUNT]);
    /// Every card in the box (I1.4).
    pub const BOX: Self = Self([13, 12, 11, 11, 10]);

    /// One card.
    pub const fn one(biome: Biome) -> Self {
        Self::several(biome, 1)
    }

    /// `count` cards of one biome.
    pub const fn several(biome: Biome, count: u8) -> Self {
        let mut counts = [0; Biome::COUNT];
        counts[biome.index()] = count;
        Self(counts)
    }

    /// How many cards of this biome.
    #[inline]
    pub const fn count(&self, biome: Biome) -> u8 {
        self.0[biome.index()]
    }

    /// How many cards in all.
    pub fn total(&self) -> u8 {
        self.0
            .iter()
            .fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// The biome of which there are two or more; among three cards there is at most one.
    #[inline]
    pub(crate) fn pair(&self) -> Option<Biome> {
        let kind = self.0.iter().position(|&count| count >= 2)?;
        Some(Biome::ALL[kind])
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether at least `other` is among them.
    pub fn contains(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(&have, want)| have >= want)
    }

    /// The biomes of which there is at least one card.
    pub fn biomes(self) -> impl Iterator<Item = Biome> {
        Biome::ALL.into_iter().filter(move |&b| self.count(b) > 0)
    }

    #[inline]
    pub(crate) fn add(&mut self, other: &Self) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have += more;
        }
    }

    /// Takes `other` away; it must be contained.
    #[inline]
    pub(crate) fn remove(&mut self, other: &Self) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have -= less;
        }
    }

    /// Takes `other` away as far as it is there.
    #[inline]
    pub(crate) fn remove_what_is_there(&mut self, other: &Self) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have = have.saturating_sub(less);
        }
    }

    /// Draws `count` cards at random; so many must be there.
    pub(crate) fn sample(mut self, count: u8, rng: &mut Rng) -> Self {
        let mut drawn = Self::NONE;
        for _ in 0..count {
            let kind = rng.weighted(&self.0);
            self.0[kind] -= 1;
            drawn.0[kind] += 1;
        }
        drawn
    }
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
            cards.0[biome.index()] += 1;
        }
        Ok(cards)
    }
}

/// How [`Cards`] look to a reader: a number for each biome.
#[derive(Serialize)]
struct CardCounts {
    tundra: u8,
    forest: u8,
    glacier: u8,
    coast: u8,
    desert: u8,
}

impl From<Cards> for CardCounts {
    fn from(Cards([tundra, forest, glacier, coast, desert]): Cards) -> Self {
        Self {
            tundra,
            forest,
            glacier,
            coast,
            desert,
        }
    }
}
