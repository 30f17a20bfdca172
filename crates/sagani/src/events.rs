//! What happened, in the past tense.

use engawa_core::Seat;
use serde::Serialize;

use crate::{Cell, Direction, Element, Rotation, TileId};

/// Something that happened. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Event {
    /// The first player was drawn (S2.2).
    FirstPlayerDrawn {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// The back of a pile's top tile can be seen (S2.1); piles are numbered from 1.
    BackShown {
        /// Which pile, from 1.
        pile: u8,
        /// The element.
        element: Element,
        /// The value.
        value: u8,
    },
    /// The draw pile's top tile was set aside unseen (S11.2).
    TileSetAside {
        /// The element.
        element: Element,
        /// The value.
        value: u8,
    },
    /// A tile was turned up and lies in the river.
    TileJoinedRiver {
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
    },
    /// A tile was turned up to be placed at once (S3.2, S10.1).
    TileTurnedUp {
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
    },
    /// A player took a tile from the river.
    TileTaken {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
    },
    /// A player put the river's last tile on an interlude space (S3.2).
    TileExchanged {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
    },
    /// A player chose the cell for the tile; the rotation is still to come.
    CellChosen {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Where.
        #[serde(flatten)]
        cell: Cell,
    },
    /// A player placed a tile.
    TilePlaced {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
        /// Where.
        #[serde(flatten)]
        cell: Cell,
        /// How turned.
        #[cfg_attr(test, ts(type = "number"))]
        rotation: Rotation,
    },
    /// An arrow was satisfied (S4.2).
    ArrowSatisfied {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
        /// The arrow's direction as the tile lies.
        direction: Direction,
        /// The element.
        element: Element,
    },
    /// A tile was completed: that many discs returned (S4.3, S6.1).
    TileCompleted {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
        /// How many discs.
        discs: u8,
    },
    /// A player received cacophony discs (S5.2).
    CacophonyReceived {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// How many discs.
        discs: u8,
    },
    /// An interlude began; the players choose in this order (S8.2).
    InterludeBegan {
        /// From the player furthest behind to the leader.
        #[cfg_attr(test, ts(type = "number[]"))]
        order: Vec<Seat>,
    },
    /// A player took a tile from the interlude spaces.
    InterludeTileTaken {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which tile.
        #[cfg_attr(test, ts(type = "number"))]
        tile: TileId,
    },
    /// A player took none.
    InterludePassed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// Nobody took any tile: all left the game.
    InterludeTilesRemoved {
        /// Which tiles.
        #[cfg_attr(test, ts(type = "number[]"))]
        tiles: Vec<TileId>,
    },
    /// A player's score has triggered the end (S9.1, S10.2).
    EndTriggeredByPoints {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// The draw pile has triggered the end (S9.2).
    EndTriggeredByDrawPile,
    /// Exactly one more round is played (S9.3).
    LastRoundBegan,
    /// The game ended, after so many tiles were placed by all together.
    GameEnded {
        /// How many tiles lie in all gardens.
        tiles_used: usize,
    },
}
