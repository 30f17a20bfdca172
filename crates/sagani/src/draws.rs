//! Draws: their notation.

use std::fmt;
use std::str::FromStr;

use engawa_core::{NotationError, Seat};

use crate::TileId;
use crate::data::Back;
use crate::moves::parse_tile;
use crate::options::MOST_PLAYERS;
use crate::tiles_left::PILES;

/// One random event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// Who is first (S2.2).
    First(Seat),
    /// The back of the tile that is now the top of that pile (0 to 2) can be seen (S2.1).
    Back(u8, Back),
    /// The top tile of the draw pile is turned up.
    Tile(TileId),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first={seat}"),
            Self::Back(pile, back) => write!(f, "p{}={back}", pile + 1),
            Self::Tile(tile) => write!(f, "d{tile}"),
        }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let draw = if let Some(seat) = text.strip_prefix("first=") {
            Seat::all(MOST_PLAYERS)
                .find(|known| known.to_string() == seat)
                .map(Self::First)
        } else if let Some(tile) = text.strip_prefix('d') {
            parse_tile(tile).map(Self::Tile)
        } else {
            parse_back(text)
        };
        draw.ok_or_else(|| {
            NotationError::new(
                text,
                "a draw: the first player `first=0` to `first=3`, a tile `d1` to `d72`, or the \
                 back on a pile such as `p1=f10` (element f, w, e or a; value 1, 3, 6 or 10)",
            )
        })
    }
}

fn parse_back(text: &str) -> Option<Draw> {
    let (pile, back) = text.split_once('=')?;
    let pile = (0..PILES as u8).find(|index| format!("p{}", index + 1) == pile)?;
    let back = Back::all().find(|known| known.to_string() == back)?;
    Some(Draw::Back(pile, back))
}
