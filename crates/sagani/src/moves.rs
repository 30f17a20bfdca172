//! Moves: their notation and their fixed numbers.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::Serialize;

use crate::data::TILES;
use crate::geometry::{REACH, SPAN};
use crate::{Cell, Rotation, TileId};

/// One small choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Take this tile from the river (S3.1) or from the interlude spaces (S8.2).
    Take(TileId),
    /// Put the river's last tile on an interlude space and place the next of the pile (S3.2).
    Exchange,
    /// Take nothing in the interlude (S8.2).
    Pass,
    /// Place the tile here.
    Place(Cell),
    /// Turn it so, which ends the placing.
    Turn(Rotation),
}

const EXCHANGE: u32 = TILES as u32;
const PASS: u32 = EXCHANGE + 1;
const TURN: u32 = PASS + 1;
const PLACE: u32 = TURN + 4;

/// How many moves there are.
pub(crate) const ACTIONS: u32 = PLACE + SPAN * SPAN;

impl Move {
    /// Its number: the tiles, exchange, pass, the rotations, then the cells row by row.
    pub(crate) const fn id(self) -> u32 {
        match self {
            Self::Take(tile) => tile.index() as u32,
            Self::Exchange => EXCHANGE,
            Self::Pass => PASS,
            Self::Turn(rotation) => TURN + rotation.index() as u32,
            Self::Place(Cell { x, y }) => {
                PLACE + SPAN * (y as i32 + REACH as i32) as u32 + (x as i32 + REACH as i32) as u32
            }
        }
    }

    /// The move with that number.
    pub(crate) fn from_id(id: u32) -> Option<Self> {
        match id {
            0..EXCHANGE => Some(Self::Take(TileId::from_index(id as usize))),
            EXCHANGE => Some(Self::Exchange),
            PASS => Some(Self::Pass),
            TURN..PLACE => Some(Self::Turn(Rotation::ALL[(id - TURN) as usize])),
            PLACE..ACTIONS => {
                let coordinate = |offset: u32| (offset as i32 - i32::from(REACH)) as i8;
                let (x, y) = ((id - PLACE) % SPAN, (id - PLACE) / SPAN);
                Some(Self::Place(Cell::new(coordinate(x), coordinate(y))))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(tile) => write!(f, "t{tile}"),
            Self::Exchange => f.write_str("x"),
            Self::Pass => f.write_str("pass"),
            Self::Place(cell) => cell.fmt(f),
            Self::Turn(rotation) => write!(f, "r{}", rotation.index()),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = || {
            NotationError::new(
                text,
                "a move: a tile `t1` to `t72`, `x` (exchange), `pass`, a cell `x,y` with both \
                 from -71 to 71, or a rotation `r0` to `r3`",
            )
        };
        match text {
            "x" => Ok(Self::Exchange),
            "pass" => Ok(Self::Pass),
            _ => {
                if let Some(number) = text.strip_prefix('t') {
                    return parse_tile(number).map(Self::Take).ok_or_else(expected);
                }
                if let Some(number) = text.strip_prefix('r') {
                    let index = ["0", "1", "2", "3"].iter().position(|n| *n == number);
                    let rotation = index.map(|index| Rotation::ALL[index]);
                    return rotation.map(Self::Turn).ok_or_else(expected);
                }
                text.parse().map(Self::Place).map_err(|_| expected())
            }
        }
    }
}

/// A tile's number, written without sign or leading zero.
pub(crate) fn parse_tile(text: &str) -> Option<TileId> {
    let tile = TileId::new(text.parse().ok()?)?;
    (tile.to_string() == text).then_some(tile)
}
