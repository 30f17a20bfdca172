//! Who sees whom, in constant time.
//!
//! "Is there a tile of this colour on the ray from this cell in this direction" is one
//! comparison. Every cell lies on four lines: its column, its row and its two diagonals. For
//! each line and each colour we keep how far its tiles reach to either end. The ray meets a tile
//! of that colour exactly if the line's furthest one in that direction lies beyond the cell.
//! Tiles never move or go, so placing one only ever pushes four times two such ends outward.
//!
//! An area is connected and has at most 72 tiles. Each step to a neighbour changes x, y, x − y
//! and x + y by at most one, so in each of the four ways the occupied lines are at most 72 in
//! a row, and with the empty cells beside them at most 74. Numbering lines modulo 74 therefore
//! never mixes up two lines in use, wherever the area grows: 72 tiles in a row need no more room.

use crate::{Arrows, Cell, Direction, Element};

/// How many lines of one kind can be in use or next to one in use.
pub(crate) const LINES: usize = crate::data::TILES + 2;

/// The ends of every line, by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lines {
    /// By kind of line and its number: per colour the furthest position forward, and the
    /// furthest backward with its sign changed, so that further is greater in both.
    ends: [[[i8; 8]; LINES]; 4],
}

/// Further back than any tile.
const NOWHERE: i8 = i8::MIN;

/// The four lines through a cell, by their kind: those of the directions n, ne, e, se.
#[derive(Clone, Copy)]
pub(crate) struct Crossing {
    lines: [u8; 4],
    /// Where on them the cell lies; grows in those directions.
    positions: [i8; 4],
}

impl Crossing {
    #[inline]
    pub(crate) fn new(cell: Cell) -> Self {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        Self {
            lines: [wrap(x), wrap(x - y), wrap(y), wrap(x + y)],
            positions: [cell.y, cell.x, cell.x, cell.x],
        }
    }
}

impl Lines {
    pub(crate) const EMPTY: Self = Self {
        ends: [[[NOWHERE; 8]; LINES]; 4],
    };

    /// Adds a tile of that colour.
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell, element: Element) {
        let Crossing { lines, positions } = Crossing::new(cell);
        for kind in 0..4 {
            let ends = &mut self.ends[kind][usize::from(lines[kind])];
            let (forward, backward) = (2 * element.index(), 2 * element.index() + 1);
            ends[forward] = ends[forward].max(positions[kind]);
            ends[backward] = ends[backward].max(-positions[kind]);
        }
    }

    /// S4.1: whether a tile of that colour, other than one on the cell itself, lies on the ray.
    #[inline]
    pub(crate) fn see(&self, from: &Crossing, direction: Direction, element: Element) -> bool {
        let kind = direction.index() % 4;
        let backward = direction.index() / 4;
        let line = usize::from(from.lines[kind]);
        let end = self.ends[kind][line][2 * element.index() + backward];
        let position = from.positions[kind];
        end > if backward == 1 { -position } else { position }
    }

    /// All that [`see`](Self::see) is true for.
    #[inline]
    pub(crate) fn in_sight(&self, from: &Crossing) -> Arrows {
        let mut bytes = [0u8; 4];
        for kind in 0..4 {
            let ends = &self.ends[kind][usize::from(from.lines[kind])];
            let position = from.positions[kind];
            for (byte, ends) in bytes.iter_mut().zip(ends.chunks_exact(2)) {
                *byte |= u8::from(ends[0] > position) << kind;
                *byte |= u8::from(ends[1] > -position) << (kind + 4);
            }
        }
        Arrows::from_bytes(bytes)
    }
}

/// A coordinate, or the sum or difference of two, modulo [`LINES`].
#[inline]
pub(crate) const fn wrap(number: i32) -> u8 {
    WRAPPED[(number + FARTHEST) as usize]
}

/// One beyond the sum of the greatest coordinates, of an empty cell beside the last tile.
const FARTHEST: i32 = 2 * (crate::REACH as i32 + 1);

const WRAPPED: [u8; 2 * FARTHEST as usize + 1] = {
    let mut wrapped = [0; 2 * FARTHEST as usize + 1];
    let mut number = -FARTHEST;
    while number <= FARTHEST {
        wrapped[(number + FARTHEST) as usize] = number.rem_euclid(LINES as i32) as u8;
        number += 1;
    }
    wrapped
};
