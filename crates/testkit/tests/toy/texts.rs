//! The toy game's moves and draws.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;

use super::{Fault, has, state::Card, state::KINDS};

/// Play a card openly, or hide it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyMove {
    Play(Card),
    Hide(Card),
}

impl fmt::Display for ToyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "p{card}"),
            Self::Hide(card) => write!(f, "h{card}"),
        }
    }
}

impl FromStr for ToyMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = || NotationError::new(text, "a move: p0 to p3 or h0 to h3");
        match text.split_at_checked(1).ok_or_else(bad)? {
            ("h", card) if !has(Fault::MoveReadWrong) => card_from(card).map(Self::Hide),
            ("p" | "h", card) => card_from(card).map(Self::Play),
            _ => None,
        }
        .ok_or_else(bad)
    }
}

/// The next card dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyDraw(pub Card);

impl fmt::Display for ToyDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

impl FromStr for ToyDraw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = || NotationError::new(text, "a draw: d0 to d3");
        let card = text.strip_prefix('d').ok_or_else(bad)?;
        if has(Fault::PanicOnOddDraw) && card == "9" {
            return Ok(Self(9));
        }
        let card = card_from(card).ok_or_else(bad)?;
        Ok(Self(if has(Fault::DrawReadWrong) { 0 } else { card }))
    }
}

fn card_from(text: &str) -> Option<Card> {
    let known = |card: &Card| usize::from(*card) < KINDS && text.len() == 1;
    text.parse().ok().filter(known)
}
