//! What is random in Gorinto, and its notation.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engawa_core::{NotationError, Seat};
use serde::Serialize;

use crate::goals::Goal;
use crate::place::{CELLS, PathSpace, SPACES};
use crate::{Element, Stack};

/// The number of Kitsune tiles, and of movement tokens (G1.5).
pub const KITSUNE_TILES: usize = 5;

/// One random event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Draw {
    /// The Mountain is filled (G2.1): the stacks from a1 to e5, each from bottom to top:
    /// `mountain=va,fw,…`.
    Mountain([Stack; CELLS]),
    /// Tiles are drawn onto the Path (G2.2), T1 to T5 and L1 to L5, `.` where none is drawn:
    /// `path=vafwe.wwaf`.
    Path([Option<Element>; SPACES]),
    /// The goal cards (G2.3, G8.2): `goals=3,7`.
    Goals(ArrayVec<Goal, 4>),
    /// The two key elements (G2.4): `keys=void,water`.
    Keys([Element; 2]),
    /// Kitsune's key elements (G9.1): `kitsune-keys=air,fire`.
    KitsuneKeys([Element; 2]),
    /// Who gets the start coin (G2.5): `start=2`.
    Start(Seat),
    /// The order of play in the first season (G7.1): `order=2,0,1`.
    Order(ArrayVec<Seat, 4>),
    /// A tile leaves the Path (G4.2): `-T3`.
    Removal(PathSpace),
    /// The spaces of Kitsune's tiles 1 to 5 (G9.2): `kitsune=T2,L4,T5,L1,T1`.
    KitsuneTiles([PathSpace; KITSUNE_TILES]),
    /// A movement token (G9.3): `token=3`.
    Token(u8),
    /// The coin (G9.5): `coin=heads`.
    Coin(Side),
}

/// A side of the coin, and the token it activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Activates Head.
    Heads,
    /// Activates Tail.
    Tails,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Heads, Self::Tails];

    const fn name(self) -> &'static str {
        ["heads", "tails"][self as usize]
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mountain(stacks) => write!(f, "mountain={}", commas(stacks)),
            Self::Path(tiles) => {
                let letter = |tile: &Option<Element>| tile.map_or('.', Element::letter);
                write!(f, "path={}", tiles.iter().map(letter).collect::<String>())
            }
            Self::Goals(goals) => write!(f, "goals={}", commas(goals)),
            Self::Keys(keys) => write!(f, "keys={}", commas(keys)),
            Self::KitsuneKeys(keys) => write!(f, "kitsune-keys={}", commas(keys)),
            Self::Start(seat) => write!(f, "start={seat}"),
            Self::Order(seats) => write!(f, "order={}", commas(seats)),
            Self::Removal(space) => write!(f, "-{space}"),
            Self::KitsuneTiles(spaces) => write!(f, "kitsune={}", commas(spaces)),
            Self::Token(number) => write!(f, "token={number}"),
            Self::Coin(side) => write!(f, "coin={}", side.name()),
        }
    }
}

fn commas<T: ToString>(items: &[T]) -> String {
    let items: Vec<_> = items.iter().map(ToString::to_string).collect();
    items.join(",")
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(space) = text.strip_prefix('-') {
            return Ok(Self::Removal(space.parse()?));
        }
        let Some((what, value)) = text.split_once('=') else {
            return Err(NotationError::new(
                text,
                "a draw of Gorinto such as path=vafwevafwe, goals=3,7 or coin=heads",
            ));
        };
        Ok(match what {
            "mountain" => Self::Mountain(exactly(value, "25 stacks", parse_stack)?),
            "path" => Self::Path(parse_path(value)?),
            "goals" => Self::Goals(some(value, "2 or 4 goals", str::parse)?),
            "keys" => Self::Keys(exactly(value, "2 elements", str::parse)?),
            "kitsune-keys" => Self::KitsuneKeys(exactly(value, "2 elements", str::parse)?),
            "start" => Self::Start(parse_seat(value)?),
            "order" => Self::Order(some(value, "3 or 4 seats", parse_seat)?),
            "kitsune" => Self::KitsuneTiles(exactly(value, "5 spaces", str::parse)?),
            "token" => Self::Token(parse_token(value)?),
            "coin" => {
                let side = Side::ALL.into_iter().find(|side| side.name() == value);
                let side = side.ok_or_else(|| NotationError::new(value, "heads or tails"))?;
                Self::Coin(side)
            }
            _ => {
                return Err(NotationError::new(
                    what,
                    "a kind of draw: mountain, path, goals, keys, kitsune-keys, start, order, kitsune, token or coin",
                ));
            }
        })
    }
}

type Parse<T> = fn(&str) -> Result<T, NotationError>;

fn some<T, const N: usize>(
    text: &str,
    expected: &str,
    parse: Parse<T>,
) -> Result<ArrayVec<T, N>, NotationError> {
    let mut items = ArrayVec::new();
    for part in text.split(',') {
        let item = parse(part)?;
        items
            .try_push(item)
            .map_err(|_| NotationError::new(text, expected))?;
    }
    Ok(items)
}

fn exactly<T, const N: usize>(
    text: &str,
    expected: &str,
    parse: Parse<T>,
) -> Result<[T; N], NotationError> {
    let items = some::<T, N>(text, expected, parse)?;
    items
        .into_inner()
        .map_err(|_| NotationError::new(text, expected))
}

fn parse_tile(letter: char) -> Result<Element, NotationError> {
    Element::from_letter(letter)
        .ok_or_else(|| NotationError::new(&letter.to_string(), "a tile: v, a, f, w or e"))
}

fn parse_stack(text: &str) -> Result<Stack, NotationError> {
    if text.chars().count() > Stack::MAX {
        return Err(NotationError::new(text, "a stack of at most 12 tiles"));
    }
    text.chars().map(parse_tile).collect()
}

fn parse_path(text: &str) -> Result<[Option<Element>; SPACES], NotationError> {
    let tile = |letter| (letter != '.').then(|| parse_tile(letter)).transpose();
    let tiles: Vec<_> = text
        .chars()
        .take(SPACES + 1)
        .map(tile)
        .collect::<Result<_, _>>()?;
    tiles
        .try_into()
        .map_err(|_| NotationError::new(text, "10 tiles or dots"))
}

fn parse_seat(text: &str) -> Result<Seat, NotationError> {
    match text.parse() {
        Ok(seat @ 0..4) => Ok(Seat::new(seat)),
        _ => Err(NotationError::new(text, "a seat, 0 to 3")),
    }
}

fn parse_token(text: &str) -> Result<u8, NotationError> {
    match text.parse() {
        Ok(number @ 1..=5) => Ok(number),
        _ => Err(NotationError::new(text, "a movement token, 1 to 5")),
    }
}
