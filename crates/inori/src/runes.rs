//! Runes and multisets of them. N1.4

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::{Serialize, Serializer};

use crate::color::{COLORS, Color, ColorSet};

/// How many runes there are.
pub const RUNES: usize = 15;
const COMPANIONS: u16 = 3;

/// A rune.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(type = "`${Color}-favors` | `${Color}-journey` | 'companion'")
)]
pub enum Rune {
    /// Counts as two favors of its colour once it is revealed. N6.2
    TwoFavors(Color),
    /// Moves a marker that is not yours. N6.4
    RunicJourney(Color),
    /// Lets your marker join others. N6.5
    Companion,
}

impl Rune {
    /// Every kind of rune, in the order of their numbers.
    pub fn kinds() -> impl Iterator<Item = Self> {
        let favors = Color::ALL.into_iter().map(Self::TwoFavors);
        let journeys = Color::ALL.into_iter().map(Self::RunicJourney);
        favors.chain(journeys).chain([Self::Companion])
    }

    /// What one rune of this kind adds to the bits of a [`Runes`].
    const fn bits(self) -> u16 {
        match self {
            Self::TwoFavors(color) => 1 << color.index(),
            Self::RunicJourney(color) => 1 << (COLORS + color.index()),
            Self::Companion => 1 << COMPANION_SHIFT,
        }
    }
}

impl fmt::Display for Rune {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoFavors(color) => write!(f, "{color}-favors"),
            Self::RunicJourney(color) => write!(f, "{color}-journey"),
            Self::Companion => f.write_str("companion"),
        }
    }
}

impl FromStr for Rune {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a rune: red-favors, red-journey (or another colour) or companion";
        let colored = |end: &str| text.strip_suffix(end).and_then(Color::named);
        if text == "companion" {
            return Ok(Self::Companion);
        }
        colored("-favors")
            .map(Self::TwoFavors)
            .or_else(|| colored("-journey").map(Self::RunicJourney))
            .ok_or_else(|| NotationError::new(text, expected))
    }
}

impl Serialize for Rune {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const COMPANION_SHIFT: u32 = 12;
const COLORED: u16 = (1 << COMPANION_SHIFT) - 1;

/// A multiset of runes. The twelve coloured ones are bits; the three Companions, which nobody
/// can tell apart, are a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<Rune>"))]
pub struct Runes(u16);

impl Runes {
    /// All runes of the game.
    pub const ALL: Self = Self(COLORED | COMPANIONS << COMPANION_SHIFT);
    /// No rune.
    pub const NONE: Self = Self(0);

    /// The 2-favors runes of these colours.
    pub const fn two_favors_of(colors: ColorSet) -> Self {
        Self(colors.bits() as u16)
    }

    /// How many runes.
    pub const fn len(self) -> usize {
        (self.0 & COLORED).count_ones() as usize + self.companions()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of one kind.
    pub const fn count(self, rune: Rune) -> usize {
        match rune {
            Rune::Companion => self.companions(),
            _ => (self.0 & rune.bits() != 0) as usize,
        }
    }

    /// Whether there is one of this kind.
    pub const fn contains(self, rune: Rune) -> bool {
        self.count(rune) > 0
    }

    /// The colours of the 2-favors runes.
    pub const fn two_favors(self) -> ColorSet {
        ColorSet::from_bits(self.0 as u8)
    }

    /// The colours of the Runic Journeys.
    pub const fn runic_journeys(self) -> ColorSet {
        ColorSet::from_bits((self.0 >> COLORS) as u8)
    }

    /// How many Companions.
    pub const fn companions(self) -> usize {
        (self.0 >> COMPANION_SHIFT) as usize
    }

    /// Adds a rune, which must not be in it already unless it is a Companion.
    pub const fn add(&mut self, rune: Rune) {
        self.0 += rune.bits();
    }

    /// Takes away a rune, which must be in it.
    pub const fn remove(&mut self, rune: Rune) {
        self.0 -= rune.bits();
    }

    /// All runes of both, which must not overlap.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These without `other`, which must be among them.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The `n`th rune, from 0, in the order of [`iter`](Self::iter); there must be more.
    pub fn nth(self, n: usize) -> Rune {
        let mut rest = self.0 & COLORED;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        match rest.trailing_zeros() as usize {
            bit if bit < COLORS => Rune::TwoFavors(Color::ALL[bit]),
            bit if bit < 2 * COLORS => Rune::RunicJourney(Color::ALL[bit - COLORS]),
            _ => Rune::Companion,
        }
    }

    /// Every rune, Companions as often as there are.
    pub fn iter(self) -> impl Iterator<Item = Rune> {
        Rune::kinds().flat_map(move |rune| std::iter::repeat_n(rune, self.count(rune)))
    }
}

impl Serialize for Runes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
