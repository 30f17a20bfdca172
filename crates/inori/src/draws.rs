//! What is random: cards, runes, and who begins.

use std::fmt;
use std::str::FromStr;

use engawa_core::{IllegalDraw, NotationError, Rng, Seat, list};

use crate::cards::{CardId, CardNos};
use crate::runes::Rune;
use crate::setup::SEATS;
use crate::state::{Board, Inori, Phase};

/// One random event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// A card of a pile. N2.1, N7.1, N7.5
    Card(CardId),
    /// A rune; others don't see it. N4.4
    Rune(Rune),
    /// Who begins. N2.4, N7.5
    First(Seat),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(id) => write!(f, "card {id}"),
            Self::Rune(rune) => write!(f, "rune {rune}"),
            Self::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a draw: card j-red-1, rune red-favors or first 0";
        let bad = || NotationError::new(text, expected);
        match text.split_once(' ') {
            Some(("card", id)) => id.parse().map(Self::Card),
            Some(("rune", rune)) => rune.parse().map(Self::Rune),
            Some(("first", seat)) => {
                let mut seats = Seat::all(SEATS);
                let seat = seats.find(|s| s.to_string() == seat).ok_or_else(bad)?;
                Ok(Self::First(seat))
            }
            _ => Err(bad()),
        }
    }
}

/// What can be drawn now.
pub(crate) enum Urn {
    Cards(CardNos),
    Runes,
    /// One bit per seat.
    Seats(u8),
}

impl Board {
    /// What is drawn from now; `None` if nothing is drawn.
    pub fn urn(&self) -> Option<Urn> {
        let pile = match self.phase {
            Phase::StartCard { symbol } => self.cards.starts(self.players(), symbol.into()),
            Phase::JourneyCard { color, .. } => self.cards.journeys(color),
            Phase::NewStartCard { .. } => self.cards.new_starts(),
            Phase::Rune { .. } => return Some(Urn::Runes),
            Phase::FirstPlayer => return Some(Urn::Seats((1 << self.players) - 1)),
            Phase::FewestPoints { tied } => return Some(Urn::Seats(tied)),
            _ => return None,
        };
        Some(Urn::Cards(pile.and(self.undrawn)))
    }
}

impl Inori {
    pub(crate) fn sample(&self, rng: &mut Rng) -> Draw {
        match self.board.urn().expect("asked only at a draw") {
            Urn::Cards(cards) => {
                let number = cards.nth(rng.index(cards.len()));
                Draw::Card(self.board.cards.card(number).id)
            }
            Urn::Runes => Draw::Rune(self.stack.nth(rng.index(self.stack.len()))),
            Urn::Seats(seats) => {
                let nth = rng.index(seats.count_ones() as usize);
                Draw::First(seats_of(seats).nth(nth).expect("nth is below their number"))
            }
        }
    }

    pub(crate) fn check(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        let expected = match (self.board.urn(), draw) {
            (Some(Urn::Cards(cards)), Draw::Card(id)) => {
                if self.board.cards.find(*id, cards).is_some() {
                    return Ok(());
                }
                self.card_list(cards)
            }
            (Some(Urn::Runes), Draw::Rune(rune)) => {
                if self.stack.contains(*rune) {
                    return Ok(());
                }
                "a rune that is still in the stack".to_owned()
            }
            (Some(Urn::Seats(seats)), Draw::First(seat)) => {
                if seats_of(seats).any(|possible| possible == *seat) {
                    return Ok(());
                }
                format!("one of the seats {}", list(seats_of(seats)))
            }
            (Some(Urn::Cards(cards)), _) => self.card_list(cards),
            (Some(Urn::Runes), _) => "a rune".to_owned(),
            (Some(Urn::Seats(seats)), _) => format!("one of the seats {}", list(seats_of(seats))),
            (None, _) => "nothing".to_owned(),
        };
        Err(IllegalDraw::new(draw, expected))
    }

    fn card_list(&self, cards: CardNos) -> String {
        let ids = cards.iter().map(|number| self.board.cards.card(number).id);
        format!("one of the cards {}", list(ids))
    }
}

/// The seats with these bits.
pub(crate) fn seats_of(bits: u8) -> impl Iterator<Item = Seat> {
    Seat::all(SEATS).filter(move |seat| bits & (1 << seat.index()) != 0)
}
