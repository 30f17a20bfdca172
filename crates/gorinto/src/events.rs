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
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The Mountain was filled.
    MountainFilled {
        /// The stacks from a1 to e5, each from bottom to top.
        #[cfg_attr(test, ts(type = "Array<Array<Element>>"))]
        stacks: [Stack; CELLS],
    },
    /// A season began with new tiles on the Path.
    PathFilled {
        /// The season, from 1.
        season: u8,
        /// The tiles on T1 to T5 and L1 to L5.
        #[cfg_attr(test, ts(type = "Array<Element | null>"))]
        tiles: [Option<Element>; SPACES],
    },
    /// The goals were drawn.
    GoalsDrawn {
        /// Two for all, or four between neighbours.
        #[cfg_attr(test, ts(type = "Array<number>"))]
        goals: ArrayVec<Goal, 4>,
    },
    /// The key elements were drawn.
    KeysDrawn {
        /// The two elements.
        #[cfg_attr(test, ts(type = "Array<Element>"))]
        keys: [Element; 2],
    },
    /// Kitsune's key elements were drawn.
    KitsuneKeysDrawn {
        /// The two elements.
        #[cfg_attr(test, ts(type = "Array<Element>"))]
        keys: [Element; 2],
    },
    /// A player got the start coin.
    StartCoinTaken {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// The order of play for the coming season was settled.
    OrderSettled {
        /// The first to play first.
        #[cfg_attr(test, ts(type = "Array<number>"))]
        order: ArrayVec<Seat, 4>,
    },
    /// A tile was moved into the Mountain.
    TileMoved {
        /// Who moved it.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The tile.
        element: Element,
        /// From where.
        #[cfg_attr(test, ts(type = "string"))]
        from: PathSpace,
        /// Where it landed.
        #[cfg_attr(test, ts(type = "string"))]
        to: Cell,
        /// How many tiles are to be gathered now.
        gather: u8,
    },
    /// A tile was gathered.
    TileGathered {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The tile.
        element: Element,
        /// From which stack.
        #[cfg_attr(test, ts(type = "string"))]
        cell: Cell,
        /// From which place in the stack, 1 being the bottom.
        level: u8,
    },
    /// A tile was given to the partner.
    TileGiven {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// To whom.
        #[cfg_attr(test, ts(type = "number"))]
        to: Seat,
        /// The tile.
        element: Element,
    },
    /// A tile left the Path and the game.
    TileRemoved {
        /// After whose turn.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// From where.
        #[cfg_attr(test, ts(type = "string"))]
        space: PathSpace,
        /// The tile.
        element: Element,
        /// Whether the player chose it.
        chosen: bool,
    },
    /// Kitsune's tiles were put on the Path.
    KitsuneTilesPlaced {
        /// The spaces of tiles 1 to 5.
        #[cfg_attr(test, ts(type = "Array<string>"))]
        spaces: [PathSpace; KITSUNE_TILES],
    },
    /// Head or Tail was put on a cell.
    KitsuneMoved {
        /// Which of the two.
        token: Side,
        /// The movement token drawn.
        number: u8,
        /// Where it stands now.
        #[cfg_attr(test, ts(type = "string"))]
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
        #[cfg_attr(test, ts(type = "string"))]
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
