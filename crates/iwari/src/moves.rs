//! The choices of players, their notation and their numbers.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;

use crate::cards::Biome;
use crate::document::{MAX_NUMBER, MAX_SPACES, MAX_TERRITORIES};

/// One small choice of a player.
///
/// Spaces and territories are numbered in the order of the map file; the notation counts them
/// from 1. A payment is told by its colour: one card of the territory's own biome, or a wild
/// pair of another (I4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Put a tent on this space, `^12F`.
    PlaceTent {
        /// The tent space, from 0.
        space: u8,
        /// The colour of the payment.
        paid: Biome,
    },
    /// Put a totem into this territory, `!3F`.
    PlaceTotem {
        /// The territory, from 0.
        territory: u8,
        /// The colour of the payment.
        paid: Biome,
    },
    /// Discard a card instead of placing, `-F`.
    Discard(Biome),
    /// Place no second piece, `stop`.
    Stop,
    /// Take a card from the reserve, `+F`.
    TakeFromReserve(Biome),
    /// Draw a card from the deck, `+deck`.
    DrawFromDeck,
    /// Put the feat on this territory, `feat@3`.
    PlaceFeatOnTerritory(u8),
    /// Put the feat on the connection with this number, `feat#7`.
    PlaceFeatOnConnection(u8),
    /// Decline the feat, `no-feat`.
    DeclineFeat,
}

use Move::{
    DeclineFeat, Discard, DrawFromDeck, PlaceFeatOnConnection, PlaceFeatOnTerritory, PlaceTent,
    PlaceTotem, Stop, TakeFromReserve,
};

const COLOURS: u32 = Biome::COUNT as u32;
const TOTEMS: u32 = MAX_SPACES as u32 * COLOURS;
const DISCARDS: u32 = TOTEMS + MAX_TERRITORIES as u32 * COLOURS;
const STOP: u32 = DISCARDS + COLOURS;
const TAKES: u32 = STOP + 1;
const DECK: u32 = TAKES + COLOURS;
const TERRITORY_FEATS: u32 = DECK + 1;
const CONNECTION_FEATS: u32 = TERRITORY_FEATS + MAX_TERRITORIES as u32;
const DECLINE: u32 = CONNECTION_FEATS + MAX_NUMBER as u32;

impl Move {
    /// How many numbers of moves there are, for any map that can be played on.
    pub const ACTIONS: u32 = DECLINE + 1;

    /// The fixed number of the move.
    pub const fn id(self) -> u32 {
        match self {
            PlaceTent { space, paid } => space as u32 * COLOURS + paid as u32,
            PlaceTotem { territory, paid } => TOTEMS + territory as u32 * COLOURS + paid as u32,
            Discard(card) => DISCARDS + card as u32,
            Stop => STOP,
            TakeFromReserve(card) => TAKES + card as u32,
            DrawFromDeck => DECK,
            PlaceFeatOnTerritory(territory) => TERRITORY_FEATS + territory as u32,
            PlaceFeatOnConnection(number) => CONNECTION_FEATS + number as u32 - 1,
            DeclineFeat => DECLINE,
        }
    }

    /// The move with that number.
    pub const fn from_id(id: u32) -> Option<Self> {
        Some(match id {
            0..TOTEMS => PlaceTent {
                space: (id / COLOURS) as u8,
                paid: colour_of(id),
            },
            TOTEMS..DISCARDS => PlaceTotem {
                territory: ((id - TOTEMS) / COLOURS) as u8,
                paid: colour_of(id - TOTEMS),
            },
            DISCARDS..STOP => Discard(colour_of(id - DISCARDS)),
            STOP => Stop,
            TAKES..DECK => TakeFromReserve(colour_of(id - TAKES)),
            DECK => DrawFromDeck,
            TERRITORY_FEATS..CONNECTION_FEATS => PlaceFeatOnTerritory((id - TERRITORY_FEATS) as u8),
            CONNECTION_FEATS..DECLINE => PlaceFeatOnConnection((id - CONNECTION_FEATS) as u8 + 1),
            DECLINE => DeclineFeat,
            _ => return None,
        })
    }
}

const fn colour_of(offset: u32) -> Biome {
    Biome::ALL[(offset % COLOURS) as usize]
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PlaceTent { space, paid } => write!(f, "^{}{paid}", space + 1),
            PlaceTotem { territory, paid } => write!(f, "!{}{paid}", territory + 1),
            Discard(card) => write!(f, "-{card}"),
            Stop => f.write_str("stop"),
            TakeFromReserve(card) => write!(f, "+{card}"),
            DrawFromDeck => f.write_str("+deck"),
            PlaceFeatOnTerritory(territory) => write!(f, "feat@{}", territory + 1),
            PlaceFeatOnConnection(number) => write!(f, "feat#{number}"),
            DeclineFeat => f.write_str("no-feat"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).ok_or_else(|| {
            NotationError::new(
                text,
                "a move: `^12F` (tent on space 12, paid in forest), `!3F` (totem in territory 3), \
                 `-F` (discard), `stop`, `+F` (from the reserve), `+deck`, `feat@3` (on \
                 territory 3), `feat#7` (on connection 7) or `no-feat`; colours are T F G C D",
            )
        })
    }
}

fn read(text: &str) -> Option<Move> {
    match text {
        "stop" => return Some(Stop),
        "+deck" => return Some(DrawFromDeck),
        "no-feat" => return Some(DeclineFeat),
        _ => {}
    }
    if let Some(rest) = text.strip_prefix('^') {
        let (space, paid) = read_paid(rest, MAX_SPACES)?;
        return Some(PlaceTent { space, paid });
    }
    if let Some(rest) = text.strip_prefix('!') {
        let (territory, paid) = read_paid(rest, MAX_TERRITORIES)?;
        return Some(PlaceTotem { territory, paid });
    }
    if let Some(rest) = text.strip_prefix('-') {
        return Some(Discard(read_colour(rest)?));
    }
    if let Some(rest) = text.strip_prefix('+') {
        return Some(TakeFromReserve(read_colour(rest)?));
    }
    if let Some(rest) = text.strip_prefix("feat@") {
        return Some(PlaceFeatOnTerritory(
            read_number(rest, MAX_TERRITORIES)? - 1,
        ));
    }
    let rest = text.strip_prefix("feat#")?;
    Some(PlaceFeatOnConnection(read_number(rest, MAX_NUMBER)?))
}

/// A number from 1 and a colour, `12F`; the number is returned counted from 0.
fn read_paid(text: &str, most: usize) -> Option<(u8, Biome)> {
    let colour = text.chars().next_back().and_then(Biome::from_letter)?;
    let number = read_number(&text[..text.len() - 1], most)?;
    Some((number - 1, colour))
}

fn read_colour(text: &str) -> Option<Biome> {
    let mut letters = text.chars();
    let colour = letters.next().and_then(Biome::from_letter)?;
    letters.next().is_none().then_some(colour)
}

/// A number from 1 to `most`, written the one way it is written.
pub(crate) fn read_number(text: &str, most: usize) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let number: u8 = text.parse().ok().filter(|_| plain)?;
    (usize::from(number) <= most).then_some(number)
}
