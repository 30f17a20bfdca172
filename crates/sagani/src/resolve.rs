//! What placing a tile does (S4–S6): worked out once, for playing it and for previewing it.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::data::TILES;
use crate::garden::Garden;
use crate::{Arrows, Cell, Direction, Element, Rotation, TileId};

/// The points lost for each missing disc (S5.2).
pub(crate) const PENALTY: i32 = 2;

/// An arrow that a placement satisfies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SatisfiedArrow {
    /// The arrow's tile.
    pub tile: TileId,
    /// Its direction as the tile lies.
    pub direction: Direction,
    /// Its colour.
    pub element: Element,
}

/// What placing a tile would do, without placing it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Preview {
    /// The arrows that would be satisfied: of older tiles in the order in which they were
    /// placed (S4), then the new tile's own (S6).
    pub satisfied: Vec<SatisfiedArrow>,
    /// The tiles that would be completed, in order; the new one last, if it is one of them.
    pub completed: Vec<TileId>,
    /// The points for the completed tiles.
    pub gained: i32,
    /// The points lost at once for missing discs; none in the advanced solo game (S11.3).
    pub lost: i32,
    /// The discs that would return to the supply.
    pub returned: u8,
    /// The new cacophony discs (S5.2).
    pub cacophony: u8,
    /// The supply afterwards.
    pub supply: u8,
}

impl Preview {
    /// The change of the score by the placement.
    pub const fn points(&self) -> i32 {
        self.gained - self.lost
    }
}

/// The arrow of an older tile that the new tile satisfies. One tile lies in one direction, so
/// each older tile has at most one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    pub(crate) place: u8,
    pub(crate) direction: Direction,
    pub(crate) completes: bool,
}

/// What a placement does, as far as it can't be read off the tile.
pub(crate) struct Resolution {
    /// S4: the arrows of older tiles.
    pub(crate) hits: ArrayVec<Hit, TILES>,
    /// S5.2: the discs missing.
    pub(crate) missing: u8,
    /// S6: the new tile's own arrows that stay open.
    pub(crate) open: Arrows,
}

impl Garden {
    /// Works out S4–S6 for a tile, in their order.
    #[inline]
    pub(crate) fn resolve(&self, id: TileId, cell: Cell, rotation: Rotation) -> Resolution {
        let tile = id.tile();
        let mut hits = ArrayVec::new();
        let mut supply = self.supply();
        self.each_seeking(tile.element, |place, older| {
            let hit = older.open.of(tile.element) & older.cell.direction_bit_to(cell);
            if hit == 0 {
                return;
            }
            let completes = older.open.len() == 1;
            if completes {
                supply += older.id.tile().discs();
            }
            hits.push(Hit {
                place: place as u8,
                direction: Direction::ALL[hit.trailing_zeros() as usize],
                completes,
            });
        });
        // S5.1: the discs freed just now are there already; those of the new tile itself, if it
        // is completed at once (S6.1), are not yet.
        let missing = tile.discs().saturating_sub(supply);
        Resolution {
            hits,
            missing,
            open: self.blind(cell, tile.arrows(rotation)),
        }
    }

    /// What placing that tile there would do; `None` if it can't be placed there.
    pub fn preview(&self, id: TileId, cell: Cell, rotation: Rotation) -> Option<Preview> {
        if !self.is_free(cell) {
            return None;
        }
        let resolution = self.resolve(id, cell, rotation);
        let tile = id.tile();
        let mut preview = Preview {
            cacophony: resolution.missing,
            lost: PENALTY * i32::from(resolution.missing),
            ..Preview::default()
        };
        for hit in &resolution.hits {
            let older = self.tiles()[usize::from(hit.place)].id;
            preview.satisfy(older, hit.direction, tile.element);
            if hit.completes {
                preview.complete(older);
            }
        }
        let arrows = tile.arrows(rotation);
        for (direction, element) in arrows.minus(resolution.open).iter() {
            preview.satisfy(id, direction, element);
        }
        if resolution.open.is_empty() {
            preview.complete(id);
        }
        let discs = self.supply() + preview.returned + resolution.missing;
        preview.supply = discs - tile.discs();
        Some(preview)
    }
}

impl Preview {
    fn satisfy(&mut self, tile: TileId, direction: Direction, element: Element) {
        self.satisfied.push(SatisfiedArrow {
            tile,
            direction,
            element,
        });
    }

    fn complete(&mut self, tile: TileId) {
        self.completed.push(tile);
        self.gained += tile.tile().value();
        self.returned += tile.tile().discs();
    }
}
