//! The card set: data, never code. N1.6

mod id;
mod language;
mod read;
mod write;

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use engawa_core::Fault;
use serde::Serialize;

use crate::color::{COLORS, Color};
use crate::spaces::{BASES, CARD_SPACES, SLOTS};

pub use id::CardId;
pub use language::{Cost, Effect, Space, Take};
pub(crate) use read::{read_text, read_value};

/// The most cards a set can have; each is a bit of a [`CardNos`].
pub const MAX_CARDS: usize = 64;
/// New Start cards that a game draws. N7.5
pub const NEW_STARTS_DRAWN: usize = 6;

/// The file of the card set that comes with the game.
pub(crate) const RECONSTRUCTION: &str = include_str!("../../data/reconstruction.toml");

/// What pile a card belongs to. N1.3
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// A Start card for 2 and 3 players.
    #[serde(rename = "start-23")]
    Start23,
    /// A Start card for 4 players.
    #[serde(rename = "start-4")]
    Start4,
    /// A New Start card.
    NewStart,
    /// A Journey card.
    Journey,
}

impl Pile {
    const ALL: [Self; 4] = [Self::Start23, Self::Start4, Self::NewStart, Self::Journey];

    /// The name in a card set.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start23 => "start-23",
            Self::Start4 => "start-4",
            Self::NewStart => "new-start",
            Self::Journey => "journey",
        }
    }

    /// The Start cards for that many players. N1.3
    pub const fn start(players: usize) -> Self {
        if players == 4 {
            Self::Start4
        } else {
            Self::Start23
        }
    }
}

/// A card. N1.2
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name in the set.
    pub id: CardId,
    /// The pile it belongs to.
    pub pile: Pile,
    /// On a Start card its symbol, 0 to 2.
    pub symbol: Option<u8>,
    /// Its own colour, which is the deck's on a Journey card.
    pub color: Color,
    /// Top right: what it scores and becomes when it is complete.
    pub complete: Color,
    /// Bottom right: what it becomes when it is not.
    pub incomplete: Color,
    /// Its spaces, top to bottom.
    pub spaces: ArrayVec<Space, CARD_SPACES>,
}

/// The two circles of points beside a slot of the Tree. N1.5
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Circles {
    /// The left one, for most favors.
    pub first: u8,
    /// The right one, for second-most.
    pub second: u8,
}

/// A checked set of cards, with the circles of the Tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSet {
    cards: ArrayVec<Card, MAX_CARDS>,
    circles: [Circles; SLOTS],
    /// By pile for few or four players, then by symbol.
    starts: [[CardNos; BASES]; 2],
    new_starts: CardNos,
    journeys: [CardNos; COLORS],
}

impl CardSet {
    fn new(cards: ArrayVec<Card, MAX_CARDS>, circles: [Circles; SLOTS]) -> Self {
        let mut set = Self {
            cards,
            circles,
            starts: Default::default(),
            new_starts: CardNos::NONE,
            journeys: Default::default(),
        };
        for number in 0..set.cards.len() {
            let card = &set.cards[number];
            let symbol = usize::from(card.symbol.unwrap_or(0));
            let pile = match card.pile {
                Pile::Start23 => &mut set.starts[0][symbol],
                Pile::Start4 => &mut set.starts[1][symbol],
                Pile::NewStart => &mut set.new_starts,
                Pile::Journey => &mut set.journeys[card.color.index()],
            };
            pile.insert(CardNo(number as u8));
        }
        set
    }

    /// The reconstruction that comes with the game.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<CardSet> = LazyLock::new(|| {
            read_text(RECONSTRUCTION).expect("the embedded card set is checked by a test")
        });
        &BUILT_IN
    }

    /// Reads a card set in TOML or JSON, or says every fault of it.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        read_text(text)
    }

    /// The card with this number.
    #[inline]
    pub fn card(&self, number: CardNo) -> &Card {
        &self.cards[number.index()]
    }

    /// All cards in the order of the file.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All card numbers.
    pub fn all(&self) -> CardNos {
        CardNos(u64::MAX >> (MAX_CARDS - self.cards.len()))
    }

    /// The circles of a slot of the Tree.
    pub fn circles(&self, slot: usize) -> Circles {
        self.circles[slot]
    }

    /// The Start cards of one symbol for that many players.
    pub fn starts(&self, players: usize, symbol: usize) -> CardNos {
        self.starts[usize::from(players == 4)][symbol]
    }

    /// The New Start cards.
    pub fn new_starts(&self) -> CardNos {
        self.new_starts
    }

    /// The Journey cards of one colour.
    pub fn journeys(&self, color: Color) -> CardNos {
        self.journeys[color.index()]
    }

    /// Which of `among` has this name.
    pub fn find(&self, id: CardId, among: CardNos) -> Option<CardNo> {
        among.iter().find(|&number| self.card(number).id == id)
    }
}

/// The card set of a game: the built-in one, or one's own.
#[derive(Clone, Debug)]
pub(crate) enum Cards {
    BuiltIn(&'static CardSet),
    Own(Arc<CardSet>),
}

impl Deref for Cards {
    type Target = CardSet;

    #[inline]
    fn deref(&self) -> &CardSet {
        match self {
            Self::BuiltIn(set) => set,
            Self::Own(set) => set,
        }
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::BuiltIn(_), Self::BuiltIn(_)) => true,
            (Self::Own(one), Self::Own(other)) => one == other,
            _ => false,
        }
    }
}

impl Eq for Cards {}

/// The number of a card in its set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardNo(u8);

impl CardNo {
    /// The number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards of a card set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardNos(u64);

impl CardNos {
    /// No card.
    pub const NONE: Self = Self(0);

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is in it.
    pub const fn contains(self, card: CardNo) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds `card`.
    pub const fn insert(&mut self, card: CardNo) {
        self.0 |= 1 << card.0;
    }

    /// Removes `card`.
    pub const fn remove(&mut self, card: CardNo) {
        self.0 &= !(1 << card.0);
    }

    /// The cards in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The `n`th card, from 0; there must be more than `n`.
    pub fn nth(self, n: usize) -> CardNo {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        CardNo(rest.trailing_zeros() as u8)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = CardNo> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = CardNo(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}
