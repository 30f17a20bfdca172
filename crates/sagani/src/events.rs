//! What happened, in the past tense.

use engawa_core::Seat;
use serde::Serialize;

use crate::{Cell, Direction, Element, Rotation, TileId};

/// Something that happened. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// The first player was drawn (S2.2).
    FirstPlayerDrawn { seat: Seat },
    /// The back of a pile's top tile can be seen (S2.1); piles are numbered from 1.
    BackShown {
        pile: u8,
        element: Element,
        value: u8,
    },
    /// The draw pile's top tile was set aside unseen (S11.2).
    TileSetAside { element: Element, value: u8 },
    /// A tile was turned up and lies in the river.
    TileJoinedRiver { tile: TileId },
    /// A tile was turned up to be placed at once (S3.2, S10.1).
    TileTurnedUp { tile: TileId },
    /// A player took a tile from the river.
    TileTaken { seat: Seat, tile: TileId },
    /// A player put the river's last tile on an interlude space (S3.2).
    TileExchanged { seat: Seat, tile: TileId },
    /// A player chose the cell for the tile; the rotation is still to come.
    CellChosen {
        seat: Seat,
        #[serde(flatten)]
        cell: Cell,
    },
    /// A player placed a tile.
    TilePlaced {
        seat: Seat,
        tile: TileId,
        #[serde(flatten)]
        cell: Cell,
        rotation: Rotation,
    },
    /// An arrow was satisfied (S4.2).
    ArrowSatisfied {
        seat: Seat,
        tile: TileId,
        direction: Direction,
        element: Element,
    },
    /// A tile was completed: that many discs returned (S4.3, S6.1).
    TileCompleted { seat: Seat, tile: TileId, discs: u8 },
    /// A player received cacophony discs (S5.2).
    CacophonyReceived { seat: Seat, discs: u8 },
    /// An interlude began; the players choose in this order (S8.2).
    InterludeBegan { order: Vec<Seat> },
    /// A player took a tile from the interlude spaces.
    InterludeTileTaken { seat: Seat, tile: TileId },
    /// A player took none.
    InterludePassed { seat: Seat },
    /// Nobody took any tile: all left the game.
    InterludeTilesRemoved { tiles: Vec<TileId> },
    /// A player's score has triggered the end (S9.1, S10.2).
    EndTriggeredByPoints { seat: Seat },
    /// The draw pile has triggered the end (S9.2).
    EndTriggeredByDrawPile,
    /// Exactly one more round is played (S9.3).
    LastRoundBegan,
    /// The game ended, after so many tiles were placed by all together.
    GameEnded { tiles_used: usize },
}
