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

use crate::{Cell, Direction, Element};

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

impl Lines {
    pub(crate) const EMPTY: Self = Self {
        ends: [[[NOWHERE; 8]; LINES]; 4],
    };

    /// Adds a tile of that colour.
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell, element: Element) {
        for kind in 0..4 {
            let (line, position) = line_of(cell, kind);
            let ends = &mut self.ends[kind][line][2 * element.index()..][..2];
            ends[0] = ends[0].max(position);
            ends[1] = ends[1].max(-position);
        }
    }

    /// S4.1: whether a tile of that colour, other than one on `cell` itself, lies on the ray.
    #[inline]
    pub(crate) fn sees(&self, cell: Cell, direction: Direction, element: Element) -> bool {
        let direction = direction.index();
        let (line, position) = line_of(cell, direction % 4);
        let backward = direction / 4;
        let end = self.ends[direction % 4][line][2 * element.index() + backward];
        let position = if backward == 1 { -position } else { position };
        end > position
    }
}

/// The number of the line through `cell`, and the position of the cell on it. The kinds are
/// those of the directions n, ne, e, se, in which the position grows.
#[inline]
fn line_of(cell: Cell, kind: usize) -> (usize, i8) {
    let (x, y) = (i32::from(cell.x), i32::from(cell.y));
    match kind {
        0 => (wrap(x), cell.y),
        1 => (wrap(x - y), cell.x),
        2 => (wrap(y), cell.x),
        _ => (wrap(x + y), cell.x),
    }
}

/// A number modulo [`LINES`]; for any coordinate, and any sum or difference of two.
#[inline]
pub(crate) const fn wrap(number: i32) -> usize {
    (number + 4 * LINES as i32) as usize % LINES
}
