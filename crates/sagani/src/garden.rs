//! A player's area: the tiles, where the next one can go, the discs.

use crate::data::{DISCS, SpiritTile, TILES};
use crate::lines::{Crossing, LINES, Lines, wrap};
use crate::{Arrows, Cell, Direction, Element, Move, Rotation, TileId};

/// A connected area of n cells has at most 2n + 2 neighbours.
const BORDER: usize = 2 * TILES + 2;

/// A tile in a garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedTile {
    /// Which.
    pub id: TileId,
    /// Where.
    pub cell: Cell,
    /// How turned.
    pub rotation: Rotation,
    /// The arrows not yet satisfied; none if the tile is completed.
    pub open: Arrows,
}

impl PlacedTile {
    const NONE: Self = Self {
        id: TileId::from_index(0),
        cell: Cell::ORIGIN,
        rotation: Rotation::ALL[0],
        open: Arrows::NONE,
    };

    /// Whether it is completed and so flipped.
    pub const fn completed(&self) -> bool {
        self.open.is_empty()
    }

    /// All its arrows as they lie.
    pub fn arrows(&self) -> Arrows {
        self.id.tile().arrows(self.rotation)
    }
}

/// A player's area and supply.
///
/// Plain arrays without a heap, so that a copy is one `memcpy`; what is beyond the lengths is
/// kept at its default, so that equal gardens are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garden {
    tiles: [PlacedTile; TILES],
    /// The tiles not completed, as bits by their place in `tiles`.
    face_up: u128,
    /// Of those, by element, the ones with an open arrow that looks for it.
    seeking: [u128; 4],
    lines: Lines,
    border: [Cell; BORDER],
    /// The same as moves, so that listing them is one copy.
    placements: [Move; BORDER],
    /// Which cells are taken or in `border`, both coordinates modulo [`LINES`].
    known: [u64; (LINES * LINES).div_ceil(64)],
    tiles_len: u8,
    border_len: u8,
    supply: u8,
    cacophony: u8,
}

impl Garden {
    pub(crate) const EMPTY: Self = Self {
        tiles: [PlacedTile::NONE; TILES],
        face_up: 0,
        seeking: [0; 4],
        lines: Lines::EMPTY,
        border: [Cell::ORIGIN; BORDER],
        placements: [Move::Place(Cell::ORIGIN); BORDER],
        known: [0; (LINES * LINES).div_ceil(64)],
        tiles_len: 0,
        border_len: 0,
        supply: DISCS,
        cacophony: 0,
    };

    /// The tiles in the order in which they were placed.
    #[inline]
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles[..usize::from(self.tiles_len)]
    }

    /// The discs in the supply.
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// The cacophony discs ever received.
    pub const fn cacophony(&self) -> u8 {
        self.cacophony
    }

    /// How many tiles are not completed.
    pub const fn face_up(&self) -> usize {
        self.face_up.count_ones() as usize
    }

    /// The empty cells next to a tile (S3.1); none before the first tile, which goes to (0, 0).
    #[inline]
    pub fn border(&self) -> &[Cell] {
        &self.border[..usize::from(self.border_len)]
    }

    /// The moves that place a tile on the [border](Self::border).
    #[inline]
    pub(crate) fn placements(&self) -> &[Move] {
        &self.placements[..usize::from(self.border_len)]
    }

    /// Whether a tile may be placed there.
    pub fn is_free(&self, cell: Cell) -> bool {
        if self.tiles_len == 0 {
            cell == Cell::ORIGIN
        } else {
            self.border().contains(&cell)
        }
    }

    /// S4.1: whether a tile of that element lies on the ray that starts at `cell`, which must
    /// be taken or [free](Self::is_free). Constant time.
    #[inline]
    pub fn sees(&self, cell: Cell, direction: Direction, element: Element) -> bool {
        self.lines.see(&Crossing::new(cell), direction, element)
    }

    /// All arrows that would be satisfied at `cell`, which must be taken or
    /// [free](Self::is_free).
    #[inline]
    pub fn in_sight(&self, cell: Cell) -> Arrows {
        self.lines.in_sight(&Crossing::new(cell))
    }

    /// The arrows of that set that see nothing from `cell`.
    #[inline]
    pub(crate) fn blind(&self, cell: Cell, arrows: Arrows) -> Arrows {
        let from = Crossing::new(cell);
        arrows.iter().fold(arrows, |blind, (direction, element)| {
            if self.lines.see(&from, direction, element) {
                blind.without(direction, element)
            } else {
                blind
            }
        })
    }

    /// Calls `visit` for each tile with an open arrow of that element, in order, with its place
    /// in [`tiles`](Self::tiles).
    #[inline]
    pub fn each_seeking(&self, element: Element, mut visit: impl FnMut(usize, &PlacedTile)) {
        for half in 0..2 {
            let mut rest = (self.seeking[element.index()] >> (64 * half)) as u64;
            while rest != 0 {
                let place = 64 * half + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                visit(place, &self.tiles[place]);
            }
        }
    }

    /// Adds a tile, all its arrows open, and takes its cell from the border.
    pub(crate) fn place(&mut self, id: TileId, cell: Cell, rotation: Rotation) -> usize {
        let place = usize::from(self.tiles_len);
        let tile = id.tile();
        self.tiles[place] = PlacedTile {
            id,
            cell,
            rotation,
            open: tile.arrows(rotation),
        };
        self.tiles_len += 1;
        self.face_up |= 1 << place;
        for element in Element::ALL {
            let seeks = tile.arrows(rotation).of(element) != 0;
            self.seeking[element.index()] |= u128::from(seeks) << place;
        }
        self.lines.add(cell, tile.element);
        self.take_from_border(cell);
        for neighbour in cell.neighbours() {
            if self.learn(neighbour) {
                self.border_len += 1;
                self.set_border(usize::from(self.border_len) - 1, neighbour);
            }
        }
        place
    }

    /// S4.2: the arrow's disc moves onto it.
    pub(crate) fn satisfy(&mut self, place: usize, direction: Direction, element: Element) {
        let tile = &mut self.tiles[place];
        tile.open = tile.open.without(direction, element);
        let seeks = tile.open.of(element) != 0;
        self.seeking[element.index()] &= !(u128::from(!seeks) << place);
    }

    /// S4.3: the tile is flipped, its discs return.
    pub(crate) fn complete(&mut self, place: usize) -> &'static SpiritTile {
        let tile = self.tiles[place].id.tile();
        self.tiles[place].open = Arrows::NONE;
        self.face_up &= !(1 << place);
        self.supply += tile.discs();
        tile
    }

    /// S5: takes discs from the supply, `missing` of them new cacophony discs.
    pub(crate) fn take_discs(&mut self, discs: u8, missing: u8) {
        self.supply = self.supply + missing - discs;
        self.cacophony += missing;
    }

    #[cfg(test)]
    pub(crate) const fn set_supply(&mut self, supply: u8) {
        self.supply = supply;
    }

    fn take_from_border(&mut self, cell: Cell) {
        let mut border = self.border().iter();
        let Some(index) = border.position(|other| other.key() == cell.key()) else {
            // The first tile: it lies where nothing was known.
            self.learn(cell);
            return;
        };
        self.border_len -= 1;
        let last = usize::from(self.border_len);
        self.set_border(index, self.border[last]);
        self.set_border(last, Cell::ORIGIN);
    }

    #[inline]
    fn set_border(&mut self, index: usize, cell: Cell) {
        self.border[index] = cell;
        self.placements[index] = Move::Place(cell);
    }

    /// Marks a cell as known; whether it was not before.
    #[inline]
    fn learn(&mut self, cell: Cell) -> bool {
        let [row, column] = [cell.y, cell.x].map(|n| usize::from(wrap(i32::from(n))));
        let bit = row * LINES + column;
        let word = &mut self.known[bit / 64];
        let new = *word & 1 << (bit % 64) == 0;
        *word |= 1 << (bit % 64);
        new
    }
}
