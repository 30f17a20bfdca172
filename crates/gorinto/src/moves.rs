//! What a player can choose, its notation and its action ids.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;

use crate::place::{CELLS, Cell, PathSpace, SIDE, SPACES};
use crate::{Element, Stack};

/// One choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Move a Path tile into the Mountain (G3.1): `T3>c2`.
    MoveTile {
        /// Where it lies.
        from: PathSpace,
        /// Where it lands, in the same column or row.
        to: Cell,
    },
    /// Gather the top tile of a cell (G3.6): `+c3`.
    Gather(Cell),
    /// With Earth, gather a tile from under the moved one (G3.7), 1 being the bottom: `+2`.
    GatherBelow(Level),
    /// Give a tile just gathered to the partner (G8.3): `give=fire`.
    Give(Element),
    /// Take a tile off the Path (G4.3): `-T3`.
    Remove(PathSpace),
}

/// A place in a stack, 1 being the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The `level`th tile from the bottom.
    pub const fn new(level: usize) -> Option<Self> {
        match level {
            1..=Stack::MAX => Some(Self(level as u8)),
            _ => None,
        }
    }

    /// The number, 1 being the bottom.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

const GATHER: usize = SPACES * SIDE;
const GATHER_BELOW: usize = GATHER + CELLS;
const GIVE: usize = GATHER_BELOW + Stack::MAX;
const REMOVE: usize = GIVE + 5;

impl Move {
    /// How many action ids there are.
    pub const ACTIONS: u32 = (REMOVE + SPACES) as u32;

    /// The move's action id.
    pub fn action_id(self) -> u32 {
        let id = match self {
            Self::MoveTile { from, to } => {
                let steps = if from.index() < SIDE {
                    to.row()
                } else {
                    to.column()
                };
                from.index() * SIDE + steps
            }
            Self::Gather(cell) => GATHER + cell.index(),
            Self::GatherBelow(level) => GATHER_BELOW + level.number() - 1,
            Self::Give(element) => GIVE + element.index(),
            Self::Remove(space) => REMOVE + space.index(),
        };
        id as u32
    }

    /// The move with that action id.
    pub fn from_action_id(id: u32) -> Option<Self> {
        let id = id as usize;
        Some(match id {
            0..GATHER => {
                let from = PathSpace::from_index(id / SIDE);
                let to = from.cell(id % SIDE);
                Self::MoveTile { from, to }
            }
            GATHER..GATHER_BELOW => Self::Gather(Cell::from_index(id - GATHER)),
            GATHER_BELOW..GIVE => Self::GatherBelow(Level::new(id - GATHER_BELOW + 1)?),
            GIVE..REMOVE => Self::Give(Element::ALL[id - GIVE]),
            _ if id < REMOVE + SPACES => Self::Remove(PathSpace::from_index(id - REMOVE)),
            _ => return None,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoveTile { from, to } => write!(f, "{from}>{to}"),
            Self::Gather(cell) => write!(f, "+{cell}"),
            Self::GatherBelow(level) => write!(f, "+{}", level.0),
            Self::Give(element) => write!(f, "give={element}"),
            Self::Remove(space) => write!(f, "-{space}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some((from, to)) = text.split_once('>') {
            let (from, to) = (from.parse::<PathSpace>()?, to.parse()?);
            return match from.steps_to(to) {
                Some(_) => Ok(Self::MoveTile { from, to }),
                None => Err(NotationError::new(
                    text,
                    format!(
                        "a straight move: {from} leads to {} to {}",
                        from.cell(0),
                        from.cell(4)
                    ),
                )),
            };
        }
        if let Some(place) = text.strip_prefix('+') {
            if let Some(level) = place.parse().ok().and_then(Level::new) {
                return Ok(Self::GatherBelow(level));
            }
            return Ok(Self::Gather(place.parse()?));
        }
        if let Some(element) = text.strip_prefix("give=") {
            return Ok(Self::Give(element.parse()?));
        }
        if let Some(space) = text.strip_prefix('-') {
            return Ok(Self::Remove(space.parse()?));
        }
        Err(NotationError::new(
            text,
            "a move of Gorinto such as T3>c2, +c3, +2, give=fire or -T3",
        ))
    }
}
