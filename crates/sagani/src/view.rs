//! What a viewer may know.

use engawa_core::{GameView, Seat, Turn, Viewer};
use serde::Serialize;

use crate::resolve::Preview;
use crate::snapshot::Snapshot;
use crate::state::Sagani;
use crate::{Cell, Move, Rotation, TileId};

/// What a viewer may know: everything on the table. There is no hidden information in Sagani
/// but the order of the tiles not turned up, and that is in no state.
///
/// In JSON it is a [`Snapshot`] with the `viewer` added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    table: Sagani,
}

/// A [`View`] as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// Who is looking.
    #[cfg_attr(test, ts(type = "{ seat: number } | \"spectator\""))]
    pub viewer: Viewer,
    /// Everything on the table.
    #[serde(flatten)]
    pub table: Snapshot,
}

impl View {
    pub(crate) fn new(table: &Sagani, viewer: Viewer) -> Self {
        Self {
            viewer,
            table: table.clone(),
        }
    }

    pub(crate) const fn table(&self) -> &Sagani {
        &self.table
    }

    /// What would happen if `seat` placed that tile there, in that rotation; `None` if it can't
    /// be placed there. See [`Sagani::preview`].
    pub fn preview(
        &self,
        seat: Seat,
        tile: TileId,
        cell: Cell,
        rotation: Rotation,
    ) -> Option<Preview> {
        self.table.preview(seat, tile, cell, rotation)
    }
}

impl GameView for View {
    type Move = Move;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.table.whose_turn()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_to_act() {
            self.table.list_moves(moves);
        }
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = Seen {
            viewer: self.viewer,
            table: Snapshot::new(&self.table),
        };
        seen.serialize(serializer)
    }
}
