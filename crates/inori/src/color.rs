//! The six spirit colours, sets of them and favors by colour. N1.1

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engawa_core::NotationError;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// How many colours there are.
pub const COLORS: usize = 6;

/// A spirit's colour. Opposite colours are three apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[repr(u8)]
pub enum Color {
    /// Opposite purple.
    Yellow,
    /// Opposite red.
    Blue,
    /// Opposite gray.
    Green,
    /// Opposite yellow.
    Purple,
    /// Opposite blue.
    Red,
    /// Opposite green.
    Gray,
}

impl Color {
    /// All colours, in the order of the data.
    pub const ALL: [Self; COLORS] = [
        Self::Yellow,
        Self::Blue,
        Self::Green,
        Self::Purple,
        Self::Red,
        Self::Gray,
    ];

    /// The colour's number, for indexing arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other colour of its pair. N1.1
    pub const fn opposite(self) -> Self {
        Self::ALL[(self.index() + COLORS / 2) % COLORS]
    }

    /// The name as written in card sets, notation and JSON.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; COLORS] = ["yellow", "blue", "green", "purple", "red", "gray"];
        NAMES[self.index()]
    }

    /// The colour with that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Color {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a colour: yellow, blue, green, purple, red or gray";
        Self::named(text).ok_or_else(|| NotationError::new(text, expected))
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<Color>"))]
pub struct ColorSet(u8);

impl ColorSet {
    /// Every colour.
    pub const ALL: Self = Self((1 << COLORS) - 1);
    /// No colour.
    pub const NONE: Self = Self(0);

    /// The set of one colour.
    pub const fn of(color: Color) -> Self {
        Self(1 << color.index())
    }

    /// The set with these bits, one per colour in order.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// How many colours are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `color` is in it.
    pub const fn contains(self, color: Color) -> bool {
        self.0 & Self::of(color).0 != 0
    }

    /// Adds `color`.
    pub const fn insert(&mut self, color: Color) {
        self.0 |= Self::of(color).0;
    }

    /// Removes `color`.
    pub const fn remove(&mut self, color: Color) {
        self.0 &= !Self::of(color).0;
    }

    /// The colours in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The colours not in it.
    pub const fn complement(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }

    /// The colour, if it is the only one.
    #[inline]
    pub fn only(self) -> Option<Color> {
        let color = *Color::ALL.get(self.0.trailing_zeros() as usize)?;
        (self == Self::of(color)).then_some(color)
    }

    /// The colours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Color> {
        // As many entries as a byte has bits, so that no bit needs a check.
        const BY_BIT: [Color; 8] = {
            let [yellow, blue, green, purple, red, gray] = Color::ALL;
            [yellow, blue, green, purple, red, gray, gray, gray]
        };
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let color = BY_BIT[rest.trailing_zeros() as usize & 7];
            rest &= rest - 1;
            Some(color)
        })
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        let mut set = Self::NONE;
        colors.into_iter().for_each(|color| set.insert(color));
        set
    }
}

impl Serialize for ColorSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A number of favors of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Record<Color, number>"))]
pub struct Favors(pub [u8; COLORS]);

impl Favors {
    /// The same number of each.
    pub const fn each(number: u8) -> Self {
        Self([number; COLORS])
    }

    /// The colours with at least one favor.
    #[inline]
    pub fn colors(&self) -> ColorSet {
        let bit = |(i, &number): (usize, &u8)| u8::from(number > 0) << i;
        ColorSet(self.0.iter().enumerate().map(bit).sum())
    }

    /// The colours of which there are exactly `number`.
    #[inline]
    pub fn with(&self, number: u8) -> ColorSet {
        let bit = |(i, &have): (usize, &u8)| u8::from(have == number) << i;
        ColorSet(self.0.iter().enumerate().map(bit).sum())
    }

    /// The largest number of one colour.
    pub fn most(&self) -> u8 {
        self.0.into_iter().fold(0, u8::max)
    }

    /// The smallest number of one colour.
    pub fn fewest(&self) -> u8 {
        self.0.into_iter().fold(u8::MAX, u8::min)
    }
}

impl Index<Color> for Favors {
    type Output = u8;

    fn index(&self, color: Color) -> &u8 {
        &self.0[color.index()]
    }
}

impl IndexMut<Color> for Favors {
    fn index_mut(&mut self, color: Color) -> &mut u8 {
        &mut self.0[color.index()]
    }
}

impl Serialize for Favors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(COLORS))?;
        for color in Color::ALL {
            map.serialize_entry(color.name(), &self[color])?;
        }
        map.end()
    }
}
