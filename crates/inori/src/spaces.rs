//! The places of the cards, the spaces of cards and Tree, and who has markers on them.

use std::fmt;
use std::str::FromStr;

use engawa_core::{NotationError, Seat};
use serde::{Serialize, Serializer};

/// How many places for cards there are: three Start places and one per season from the second.
pub const PLACES: usize = 6;
/// The most spaces a card has. N1.2
pub const CARD_SPACES: usize = 4;
/// How many slots the Great Tree has. N1.5
pub const SLOTS: usize = 6;
/// How many base spaces the Great Tree has. N1.5
pub const BASES: usize = 3;
/// How many spaces there can be in all.
pub const SPACES: usize = FIRST_BASE + BASES;
/// How many of them can be on cards; they come first.
pub const ALL_CARD_SPACES: usize = PLACES * CARD_SPACES;
const FIRST_SLOT: usize = ALL_CARD_SPACES;
const FIRST_BASE: usize = FIRST_SLOT + SLOTS;

const LETTERS: &[u8; PLACES] = b"ABCDEF";

/// A place for a card, in board order: A, B and C are the Start places by symbol, D, E and F
/// those of seasons 2, 3 and 4. N7.1
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

impl Place {
    /// The place with this number, below `PLACES`.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < PLACES);
        Self(index as u8)
    }

    /// Its number, for indexing arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places in board order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PLACES).map(Self::new)
    }

    /// All spaces a card could have here.
    pub const fn spaces(self) -> SpaceSet {
        SpaceSet(0xf << (self.index() * CARD_SPACES))
    }

    /// Space number `space`, from 0, of the card here.
    pub const fn space(self, space: usize) -> SpaceId {
        SpaceId((self.index() * CARD_SPACES + space) as u8)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(LETTERS[self.index()]))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A space of a card or of the Great Tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct SpaceId(u8);

/// What a [`SpaceId`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpaceKind {
    /// A space of the card at this place, from 0.
    Card(Place, usize),
    /// A slot of the Tree, from 0 at the top.
    Slot(usize),
    /// A base space of the Tree, by symbol.
    Base(usize),
}

impl SpaceId {
    /// The space with this number, below `SPACES`.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < SPACES);
        Self(index as u8)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space of a slot of the Tree, from 0 at the top.
    pub const fn slot(slot: usize) -> Self {
        Self((FIRST_SLOT + slot) as u8)
    }

    /// A base space of the Tree, by symbol.
    pub const fn base(symbol: usize) -> Self {
        Self((FIRST_BASE + symbol) as u8)
    }

    /// What it stands for.
    #[inline]
    pub const fn kind(self) -> SpaceKind {
        let index = self.index();
        if index < FIRST_SLOT {
            SpaceKind::Card(Place::new(index / CARD_SPACES), index % CARD_SPACES)
        } else if index < FIRST_BASE {
            SpaceKind::Slot(index - FIRST_SLOT)
        } else {
            SpaceKind::Base(index - FIRST_BASE)
        }
    }

    /// The place of the card it is on, if it is on a card.
    pub const fn place(self) -> Option<Place> {
        match self.kind() {
            SpaceKind::Card(place, _) => Some(place),
            _ => None,
        }
    }
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            SpaceKind::Card(place, space) => write!(f, "{place}{}", space + 1),
            SpaceKind::Slot(slot) => write!(f, "T{}", slot + 1),
            SpaceKind::Base(symbol) => write!(f, "T{}", char::from(LETTERS[symbol])),
        }
    }
}

impl FromStr for SpaceId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a space: A1 to F4 on a card, T1 to T6 or TA, TB, TC on the Tree".to_owned();
        let bad = || NotationError::new(text, expected.clone());
        let &[first, second] = text.as_bytes() else {
            return Err(bad());
        };
        let digit = |most: usize| {
            let number = usize::from(second.wrapping_sub(b'1'));
            (number < most).then_some(number)
        };
        let letter = |letter: u8| LETTERS.iter().position(|&l| l == letter);
        if first != b'T' {
            let place = letter(first).ok_or_else(bad)?;
            let space = digit(CARD_SPACES).ok_or_else(bad)?;
            return Ok(Place::new(place).space(space));
        }
        let base = || letter(second).filter(|&symbol| symbol < BASES);
        digit(SLOTS)
            .map(Self::slot)
            .or_else(|| base().map(Self::base))
            .ok_or_else(bad)
    }
}

impl Serialize for SpaceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The first space of every place.
const FIRST_OF_PLACES: u64 = 0x11_1111;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceSet(pub(crate) u64);

impl SpaceSet {
    /// No space.
    pub const NONE: Self = Self(0);
    /// All spaces on cards.
    pub const CARDS: Self = Self((1 << FIRST_SLOT) - 1);
    /// All spaces of the Tree.
    pub const TREE: Self = Self((1 << SPACES) - (1 << FIRST_SLOT));

    /// The set of one space.
    pub const fn of(space: SpaceId) -> Self {
        Self(1 << space.index())
    }

    /// How many spaces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `space` is in it.
    pub const fn contains(self, space: SpaceId) -> bool {
        self.0 & Self::of(space).0 != 0
    }

    /// Adds `space`.
    pub const fn insert(&mut self, space: SpaceId) {
        self.0 |= Self::of(space).0;
    }

    /// Removes `space`.
    pub const fn remove(&mut self, space: SpaceId) {
        self.0 &= !Self::of(space).0;
    }

    /// The spaces in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The spaces in either.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These without `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first spaces of the places that have any of these spaces of cards.
    pub(crate) const fn places(self) -> Self {
        let spaces = Self::CARDS.0 & self.0;
        let any = spaces | spaces >> 1 | spaces >> 2 | spaces >> 3;
        Self(any & FIRST_OF_PLACES)
    }

    /// Whether one of these and one of `others` can be chosen that are not the same.
    pub(crate) const fn differs(self, others: Self) -> bool {
        let same = self.0 == others.0 && self.0.is_power_of_two();
        !self.is_empty() && !others.is_empty() && !same
    }

    /// The space, if it is the only one.
    pub fn only(self) -> Option<SpaceId> {
        self.0
            .is_power_of_two()
            .then(|| SpaceId(self.0.trailing_zeros() as u8))
    }

    /// The spaces in order.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = SpaceId> {
        let mut rest = self.0;
        // A range knows its length, so that lists of moves grow once.
        (0..self.len()).map(move |_| {
            let space = SpaceId(rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            space
        })
    }
}

impl FromIterator<SpaceId> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        let mut set = Self::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

/// How many kinds of markers there are: four players' and the neutral ones.
pub const OWNERS: usize = 5;

/// Whose marker it is: a seat's, or neutral.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "number | 'neutral'"))]
pub struct Owner(u8);

impl Owner {
    /// Nobody's: the neutral markers.
    pub const NEUTRAL: Self = Self(4);

    /// The owner with this number, below `OWNERS`; the last is neutral.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < OWNERS);
        Self(index as u8)
    }

    /// The owner's number, for indexing arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player, if it is one.
    pub fn seat(self) -> Option<Seat> {
        (self != Self::NEUTRAL).then(|| Seat::new(self.index()))
    }

    /// All owners, the neutral last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..OWNERS).map(Self::new)
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self::new(seat.index())
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => seat.fmt(f),
            None => f.write_str("n"),
        }
    }
}

/// A seat's number, or `"neutral"`.
impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seat() {
            Some(seat) => seat.serialize(serializer),
            None => serializer.serialize_str("neutral"),
        }
    }
}
