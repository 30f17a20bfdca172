//! The legal moves.

use crate::Move;
use crate::state::{Phase, SPACES, Sagani};

impl Sagani {
    #[inline]
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Take => {
                moves.extend(self.river.iter().map(|&tile| Move::Take(tile)));
                if self.may_exchange() {
                    moves.push(Move::Exchange);
                }
            }
            Phase::Interlude => {
                moves.extend(self.spaces.iter().map(|&tile| Move::Take(tile)));
                moves.push(Move::Pass);
            }
            Phase::Place => {
                let garden = self.garden(self.actor());
                moves.extend_from_slice(garden.placements());
            }
            Phase::Turn => {
                let tile = self.hand.expect("a tile is being placed").tile();
                moves.extend(tile.rotations().iter().map(|&r| Move::Turn(r)));
            }
            Phase::First | Phase::TurnUp(_) | Phase::Over => {}
        }
    }

    /// S3.2: one tile in the river, one left to turn up, a free interlude space.
    fn may_exchange(&self) -> bool {
        self.river.len() == 1 && self.left.in_piles() > 0 && self.spaces.len() < SPACES
    }
}
