//! Places: the cells of the Mountain, the spaces of the Path, and the patterns around a cell.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::{Serialize, Serializer};

use crate::Element;

/// The length of the Mountain's sides.
pub const SIDE: usize = 5;
/// The number of cells.
pub const CELLS: usize = SIDE * SIDE;
/// The number of Path spaces.
pub const SPACES: usize = 2 * SIDE;

/// A cell of the Mountain: column `a` to `e` from the left, row 1 to 5 from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, both from 0.
    pub const fn new(column: usize, row: usize) -> Self {
        debug_assert!(column < SIDE && row < SIDE);
        Self((row * SIDE + column) as u8)
    }

    /// The cell with this index, row by row from the top left.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < CELLS);
        Self(index as u8)
    }

    /// All cells, row by row from the top left.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..CELLS).map(Self::from_index)
    }

    /// The index, row by row from the top left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0.
    pub const fn column(self) -> usize {
        self.index() % SIDE
    }

    /// The row, from 0.
    pub const fn row(self) -> usize {
        self.index() / SIDE
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = b"abcde"[self.column()] as char;
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Ok(Self::new(
                usize::from(column - b'a'),
                usize::from(row - b'1'),
            )),
            _ => Err(NotationError::new(text, "a cell of the Mountain, a1 to e5")),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A space of the Path: `T1` to `T5` above the columns, `L1` to `L5` left of the rows (G1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathSpace(u8);

impl PathSpace {
    /// The space with this index: 0 to 4 on top, 5 to 9 on the left.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < SPACES);
        Self(index as u8)
    }

    /// All spaces, top first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..SPACES).map(Self::from_index)
    }

    /// The index: 0 to 4 on top, 5 to 9 on the left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell `steps` cells in from the Path, from 0, in the space's column or row.
    #[inline]
    pub const fn cell(self, steps: usize) -> Cell {
        match self.index().checked_sub(SIDE) {
            None => Cell::new(self.index(), steps),
            Some(row) => Cell::new(steps, row),
        }
    }

    /// The five cells a tile can move to from here, nearest first (G3.1).
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> {
        (0..SIDE).map(move |steps| self.cell(steps))
    }

    /// How many steps in from here the cell lies, if it is in the same column or row.
    pub fn steps_to(self, cell: Cell) -> Option<usize> {
        self.cells().position(|reached| reached == cell)
    }
}

impl fmt::Display for PathSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index().checked_sub(SIDE) {
            None => write!(f, "T{}", self.index() + 1),
            Some(row) => write!(f, "L{}", row + 1),
        }
    }
}

impl FromStr for PathSpace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match *text.as_bytes() {
            [b'T', number @ b'1'..=b'5'] => Ok(Self(number - b'1')),
            [b'L', number @ b'1'..=b'5'] => Ok(Self(number - b'1' + SIDE as u8)),
            _ => Err(NotationError::new(
                text,
                "a space of the Path, T1 to T5 or L1 to L5",
            )),
        }
    }
}

impl Serialize for PathSpace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CellSet(u32);

impl CellSet {
    /// No cells.
    pub const EMPTY: Self = Self(0);

    /// Whether the cell is in it.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The set with the cell.
    #[inline]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// The set without the cell.
    #[inline]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.0))
    }

    /// The cells in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells, row by row from the top left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let cell = Cell(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                cell
            })
        })
    }
}

/// The cells of an element's pattern around `cell` (G3.5). Earth's is empty: it takes from
/// the stack itself.
#[inline]
pub const fn pattern(element: Element, cell: Cell) -> CellSet {
    PATTERNS[element.index()][cell.index()]
}

static PATTERNS: [[CellSet; CELLS]; 5] = patterns();

const fn patterns() -> [[CellSet; CELLS]; 5] {
    let mut all = [[CellSet::EMPTY; CELLS]; 5];
    let mut from = 0;
    while from < CELLS {
        let mut to = 0;
        while to < CELLS {
            let (from_cell, to_cell) = (Cell::from_index(from), Cell::from_index(to));
            let columns = from_cell.column().abs_diff(to_cell.column());
            let rows = from_cell.row().abs_diff(to_cell.row());
            let member = [
                columns == 1 && rows == 1,
                columns + rows == 1,
                columns == 0 && rows != 0,
                rows == 0 && columns != 0,
                false,
            ];
            let mut element = 0;
            while element < 5 {
                if member[element] {
                    all[element][from] = all[element][from].with(to_cell);
                }
                element += 1;
            }
            to += 1;
        }
        from += 1;
    }
    all
}
