//! The complete state in readable form.

use serde::Serialize;

use crate::runes::Runes;
use crate::shape::BoardShape;
use crate::state::Inori;

/// The complete, unredacted state, for traces.
#[derive(Serialize)]
pub struct Snapshot {
    #[serde(flatten)]
    board: BoardShape,
    /// The face-down runes per seat.
    hands: Vec<Runes>,
    /// The runes not drawn yet, in no order.
    stack: Runes,
}

impl Inori {
    pub(crate) fn to_snapshot(&self) -> Snapshot {
        Snapshot {
            board: self.board.shape(),
            hands: self.hands[..self.board.players()].to_vec(),
            stack: self.stack,
        }
    }
}
