//! What happened, for the log and for showing it.

use arrayvec::ArrayVec;
use engawa_core::Seat;
use serde::Serialize;

use crate::draws::{KITSUNE_TILES, Side};
use crate::goals::Goal;
use crate::place::{CELLS, Cell, PathSpace, SPACES};
use crate::{Element, Stack};

/// Something that happened. Nothing in Gorinto is hidden, so everybody sees every event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The Mountain was filled.
    MountainFilled {
        /// The stacks from a1 to e5, each from bottom to top.
        stacks: [Stack; CELLS],
    },
    /// A season began with new tiles on the Path.
    PathFilled {
        /// The season, from 1.
        season: u8,
        /// The tiles on T1 to T5 and L1 to L5.
        tiles: [Option<Element>; SPACES],
    },
    /// The goals were drawn.
    GoalsDrawn {
        /// Two for all, or four between neighbours.
        goals: ArrayVec<Goal, 4>,
    },
    /// The key elements were drawn.
    KeysDrawn {
        /// The two elements.
        keys: [Element; 2],
    },
    /// Kitsune's key elements were drawn.
    KitsuneKeysDrawn {
        /// The two elements.
        keys: [Element; 2],
    },
    /// A player got the start coin.
    StartCoinTaken {
        /// Who.
        seat: Seat,
    },
    /// The order of play for the coming season was settled.
    OrderSettled {
        /// The first to play first.
        order: ArrayVec<Seat, 4>,
    },
    /// A tile was moved into the Mountain.
    TileMoved {
        /// Who moved it.
        seat: Seat,
        /// The tile.
        element: Element,
        /// From where.
        from: PathSpace,
        /// Where it landed.
        to: Cell,
        /// How many tiles are to be gathered now.
        gather: u8,
    },
    /// A tile was gathered.
    TileGathered {
        /// By whom.
        seat: Seat,
        /// The tile.
        element: Element,
        /// From which stack.
        cell: Cell,
        /// From which place in the stack, 1 being the bottom.
        level: u8,
    },
    /// A tile was given to the partner.
    TileGiven {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The tile.
        element: Element,
    },
    /// A tile left the Path and the game.
    TileRemoved {
        /// After whose turn.
        seat: Seat,
        /// From where.
        space: PathSpace,
        /// The tile.
        element: Element,
        /// Whether the player chose it.
        chosen: bool,
    },
    /// Kitsune's tiles were put on the Path.
    KitsuneTilesPlaced {
        /// The spaces of tiles 1 to 5.
        spaces: [PathSpace; KITSUNE_TILES],
    },
    /// Head or Tail was put on a cell.
    KitsuneMoved {
        /// Which of the two.
        token: Side,
        /// The movement token drawn.
        number: u8,
        /// Where it stands now.
        to: Cell,
    },
    /// The coin was flipped for Kitsune.
    CoinFlipped {
        /// How it fell.
        side: Side,
    },
    /// Kitsune gathered a tile.
    KitsuneGathered {
        /// The tile.
        element: Element,
        /// From which stack.
        cell: Cell,
        /// From which place in the stack, 1 being the bottom.
        level: u8,
    },
    /// A season ended and was scored.
    SeasonEnded {
        /// Which, from 1.
        season: u8,
    },
    /// The game ended.
    GameEnded,
}
