//! What a tile would bring at each place, estimated fast: playouts ask for it all the time.

use arrayvec::ArrayVec;
use engawa_core::Seat;
use engawa_sagani::{Arrows, Cell, Garden, Move, PlacedTile, Sagani, TILES, TileId};

use super::{PER_TILE, arrow_chances, face_up, shortage};

/// A garden has at most so many free cells beside its tiles.
const MOST_SPOTS: usize = 2 * TILES + 2;

/// A player's garden, with all that is the same for every move.
pub struct Quick<'a> {
    state: &'a Sagani,
    garden: &'a Garden,
    /// The chance that so many open arrows will all be satisfied in time.
    chances: [f32; 5],
    /// The tiles not completed.
    open: ArrayVec<Open, TILES>,
    /// The cells where a tile may go, once they were asked for.
    spots: ArrayVec<Spot, MOST_SPOTS>,
}

/// A tile that is not completed.
struct Open {
    cell: Cell,
    arrows: Arrows,
    /// What it is worth more with one arrow less.
    gain: f32,
    /// How many discs that frees.
    freed: u8,
}

/// What a tile at a cell would do, whichever it is.
struct Spot {
    /// The arrows that would be satisfied at once.
    in_sight: Arrows,
    /// For each element, what a tile of it does for the tiles before it.
    older: [f32; 4],
    /// For each element, how many discs a tile of it frees.
    freed: [u8; 4],
}

impl<'a> Quick<'a> {
    pub fn new(state: &'a Sagani, seat: Seat) -> Self {
        let chances = arrow_chances(state);
        let garden = state.garden(seat);
        let open = |placed: &PlacedTile| {
            let (arrows, tile) = (placed.open.len(), placed.id.tile());
            Open {
                cell: placed.cell,
                arrows: placed.open,
                gain: tile.value() as f32 * chances[arrows - 1] * (1.0 - chances[1]),
                freed: if arrows == 1 { tile.discs() } else { 0 },
            }
        };
        Self {
            state,
            garden,
            chances,
            open: face_up(garden).map(open).collect(),
            spots: ArrayVec::new(),
        }
    }

    /// What a move seems to bring.
    pub fn worth(&mut self, mv: Move) -> f32 {
        match mv {
            Move::Take(tile) => self.best_place(tile),
            // The tile that will be turned up is about as good as the usual one.
            Move::Exchange => 0.5 * PER_TILE,
            Move::Pass => 0.0,
            Move::Place(cell) => match self.state.hand() {
                Some(tile) => self.best_turn(tile, &self.spot(cell)),
                None => 0.0,
            },
            Move::Turn(rotation) => match (self.state.hand(), self.state.chosen_cell()) {
                (Some(tile), Some(cell)) => {
                    let spot = self.spot(cell);
                    let open = tile.tile().arrows(rotation).minus(spot.in_sight);
                    self.with_open(tile, &spot, open.len())
                }
                _ => 0.0,
            },
        }
    }

    fn best_place(&mut self, tile: TileId) -> f32 {
        if self.spots.is_empty() {
            let first = [Cell::ORIGIN];
            let cells = match self.garden.border() {
                [] => &first,
                border => border,
            };
            self.spots = cells.iter().map(|&cell| self.spot(cell)).collect();
        }
        let places = self.spots.iter();
        places
            .map(|spot| self.best_turn(tile, spot))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// The fewer arrows stay open the better.
    fn best_turn(&self, id: TileId, spot: &Spot) -> f32 {
        let tile = id.tile();
        let turns = tile.rotations().iter();
        let open = turns.map(|&rotation| tile.arrows(rotation).minus(spot.in_sight).len());
        self.with_open(id, spot, open.min().unwrap_or(0))
    }

    /// What a tile brings if so many of its arrows stay open.
    fn with_open(&self, id: TileId, spot: &Spot, open: usize) -> f32 {
        let tile = id.tile();
        let element = tile.element.index();
        let supply = i32::from(self.garden.supply()) + i32::from(spot.freed[element]);
        let discs = i32::from(tile.discs());
        let missing = (discs - supply).max(0);
        let after = match open {
            0 => supply + missing,
            _ => (supply - discs).max(0),
        };
        let penalty = Sagani::penalty(missing as u8) as f32;
        let own = tile.value() as f32 * self.chances[open] - penalty - shortage(after);
        spot.older[element] + own
    }

    fn spot(&self, cell: Cell) -> Spot {
        let (mut older, mut freed) = ([0.0; 4], [0; 4]);
        for tile in &self.open {
            let Some(direction) = tile.cell.direction_to(cell) else {
                continue;
            };
            for element in tile.arrows.toward(direction) {
                older[element.index()] += tile.gain;
                freed[element.index()] += tile.freed;
            }
        }
        Spot {
            in_sight: self.garden.in_sight(cell),
            older,
            freed,
        }
    }
}
