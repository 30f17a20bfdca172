//! The legal moves.

use crate::moves::{Level, Move};
use crate::place::{PathSpace, SIDE, SPACES};
use crate::state::Phase;
use crate::{Element, Gorinto};

impl Gorinto {
    pub(crate) fn push_legal_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::MoveTile => {
                for space in self.path.spaces() {
                    moves.extend_from_slice(&TILE_MOVES[space.index()]);
                }
            }
            Phase::Gather => self.push_gatherings(moves),
            Phase::Give => {
                let gathered =
                    |element: &Element| self.gathering.elements >> element.index() & 1 == 1;
                moves.extend(Element::ALL.into_iter().filter(gathered).map(Move::Give));
            }
            Phase::Remove => moves.extend(self.path.spaces().map(Move::Remove)),
            _ => {}
        }
    }

    fn push_gatherings(&self, moves: &mut Vec<Move>) {
        if !self.gathering.available.is_empty() {
            moves.extend(self.gathering.available.iter().map(Move::Gather));
            return;
        }
        // Earth: everything below the moved tile, which lies on top (G3.4, G3.7).
        let at = self
            .gathering
            .at
            .expect("a tile was moved before gathering");
        let below = self.mountain[at.index()].height() - 1;
        moves.extend((1..=below).filter_map(Level::new).map(Move::GatherBelow));
    }
}

/// Where each Path space's tile can go (G3.1).
static TILE_MOVES: [[Move; SIDE]; SPACES] = tile_moves();

const fn tile_moves() -> [[Move; SIDE]; SPACES] {
    let anywhere = PathSpace::from_index(0);
    let mut all = [[Move::Remove(anywhere); SIDE]; SPACES];
    let mut space = 0;
    while space < SPACES {
        let mut steps = 0;
        while steps < SIDE {
            let from = PathSpace::from_index(space);
            let to = from.cell(steps);
            all[space][steps] = Move::MoveTile { from, to };
            steps += 1;
        }
        space += 1;
    }
    all
}
