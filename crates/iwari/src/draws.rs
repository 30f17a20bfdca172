//! What chance decides, and its notation.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engawa_core::{MAX_SEATS, NotationError, Seat};

use crate::cards::Cards;
use crate::document::{MAX_NUMBER, SYMBOLS};
use crate::moves::read_number;

/// One random event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Draw {
    /// The numbers of the connections that mountains cover, by peaks, `cover:4,7` (I2.1).
    Mountains(ArrayVec<u8, SYMBOLS>),
    /// Who plays first, `first:0` (I2.3).
    FirstPlayer(Seat),
    /// Cards from the deck, `TFF`.
    Cards(Cards),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mountains(connections) => {
                f.write_str("cover:")?;
                for (i, number) in connections.iter().enumerate() {
                    let comma = if i == 0 { "" } else { "," };
                    write!(f, "{comma}{number}")?;
                }
                Ok(())
            }
            Self::FirstPlayer(seat) => write!(f, "first:{seat}"),
            Self::Cards(cards) => cards.fmt(f),
        }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(
                text,
                "a draw: `cover:4,7` (connections under mountains), `first:0` (the first seat) \
                 or cards as letters of T F G C D like `TFF`",
            )
        };
        if let Some(rest) = text.strip_prefix("cover:") {
            let mut connections = ArrayVec::new();
            for number in rest.split(',') {
                let number = read_number(number, MAX_NUMBER).ok_or_else(wrong)?;
                connections.try_push(number).map_err(|_| wrong())?;
            }
            return Ok(Self::Mountains(connections));
        }
        if let Some(rest) = text.strip_prefix("first:") {
            let seat = (0..MAX_SEATS).find(|seat| seat.to_string() == rest);
            return Ok(Self::FirstPlayer(Seat::new(seat.ok_or_else(wrong)?)));
        }
        text.parse().map(Self::Cards).map_err(|_| wrong())
    }
}
