//! What the rules can tell a person who looks at the table and thinks: what every placement
//! would do, what each open arrow waits for, how far the end is.

use engawa_core::{GameView, Seat, Viewer};
use serde::Serialize;

use crate::garden::{Garden, PlacedTile};
use crate::scoring::PERFECT;
use crate::state::{Phase, SPACES, Sagani};
use crate::{Cell, Direction, Element, Move, Preview, Rotation, SatisfiedArrow, TileId, View};

/// What the rules can tell a person who thinks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aids {
    /// What placing each tile that can be chosen now would do, in the viewer's own garden; only
    /// the tile in hand once there is one, nothing if somebody else is to act.
    pub placements: Vec<TileAid>,
    /// What the arrows of the tiles face up wait for or have found, by seat and in the order of
    /// the tiles.
    pub arrows: Vec<Vec<ArrowAid>>,
    /// The seats from the leader to the one furthest behind (S7.1).
    #[cfg_attr(test, ts(type = "number[]"))]
    pub standing: Vec<Seat>,
    /// The points that trigger the end (S9.1, S10.2); none in the advanced solo game.
    pub end_at: Option<i32>,
    /// How many interlude tiles are missing for an interlude (S8.1).
    pub interlude_missing: usize,
    /// None unless it is a solo game.
    pub solo: Option<SoloAid>,
}

/// What placing one tile would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileAid {
    /// Which tile.
    #[cfg_attr(test, ts(type = "number"))]
    pub tile: TileId,
    /// The most arrows that one placement of it satisfies, older ones and its own.
    pub most: usize,
    /// The cells where it can go.
    pub cells: Vec<CellAid>,
}

/// What placing a tile on one cell would do. Its rotation matters only for its own arrows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellAid {
    /// Where.
    #[serde(flatten)]
    pub cell: Cell,
    /// The moves that put it there, as far as they have not been made; its rotation follows.
    pub laid_by: Vec<String>,
    /// The arrows of older tiles that it would satisfy (S4).
    pub older: Vec<OlderArrow>,
    /// The older tiles that would be completed.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub completed: Vec<TileId>,
    /// By rotation, the tile's own arrows that would be satisfied (S6), as it would lie.
    pub own: Vec<Vec<OwnArrow>>,
    /// What follows if own arrows stay open; none if that happens in no rotation.
    pub open: Option<Consequence>,
    /// What follows in the rotations that complete it at once; none if there is no such one.
    pub whole: Option<Consequence>,
}

/// An arrow of an older tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OlderArrow {
    /// Its tile.
    #[cfg_attr(test, ts(type = "number"))]
    pub tile: TileId,
    /// Its direction as the tile lies.
    pub direction: Direction,
}

/// An arrow of the new tile that would be satisfied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnArrow {
    /// Its direction as the tile would lie.
    pub direction: Direction,
    /// The nearest tile that satisfies it.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub found: Option<TileId>,
}

/// What a placement would do to the player's score and discs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Consequence {
    /// The change of the score on the track.
    pub points: i32,
    /// The score afterwards.
    pub score: i32,
    /// The discs that come back.
    pub returned: u8,
    /// The new cacophony discs (S5.2).
    pub cacophony: u8,
    /// The supply afterwards.
    pub supply: u8,
    /// The bonus of S11.4.
    pub bonus: i32,
    /// Whom it would pass on the track (S7.1).
    #[cfg_attr(test, ts(type = "number[]"))]
    pub passes: Vec<Seat>,
    /// Whether it would trigger the end by points (S9.1, S10.2).
    pub ends: bool,
}

/// An arrow of a tile that is face up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrowAid {
    /// Its tile.
    #[cfg_attr(test, ts(type = "number"))]
    pub tile: TileId,
    /// Its direction as the tile lies.
    pub direction: Direction,
    /// What it looks for.
    pub element: Element,
    /// The tile nearest on its ray that satisfies it; none if it is open.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub found: Option<TileId>,
    /// If it is open: the cells where a tile of that element would satisfy it now.
    pub cells: Vec<Cell>,
}

/// How a solo game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SoloAid {
    /// S10.2: the most tiles for perfect harmony.
    pub perfect: usize,
    /// How many tiles are still to come, the one in hand included.
    pub tiles_left: usize,
    /// The points on the track.
    pub track: i32,
    /// S11.5: the values of the tiles not completed.
    pub not_completed: i32,
    /// S11.4: the bonus points.
    pub bonus: i32,
    /// S11.3: what the cacophony discs cost in the end.
    pub cacophony: i32,
    /// S11.5: what the game would be worth if it ended now.
    pub sum: i32,
}

impl Aids {
    pub(crate) fn new(view: &View) -> Self {
        let table = view.table();
        let seats = Seat::all(table.gardens.len());
        let mut standing = table.track.from_behind();
        standing.reverse();
        Self {
            placements: placements(table, view.viewer()),
            arrows: seats.map(|seat| arrows(table.garden(seat))).collect(),
            standing: standing.to_vec(),
            end_at: Some(table.points_to_end()).filter(|&points| points < i32::MAX),
            interlude_missing: SPACES - table.spaces.len(),
            solo: table.is_solo().then(|| SoloAid::new(table)),
        }
    }
}

fn placements(table: &Sagani, viewer: Viewer) -> Vec<TileAid> {
    if viewer != Viewer::Seat(table.actor()) {
        return Vec::new();
    }
    let tiles: &[TileId] = match table.phase {
        Phase::Take => &table.river,
        Phase::Interlude => &table.spaces,
        Phase::Place | Phase::Turn => table.hand.as_slice(),
        Phase::First | Phase::TurnUp(_) | Phase::Over => &[],
    };
    let garden = table.garden(table.actor());
    let cells = match garden.border() {
        [] => &[Cell::ORIGIN], // S1.5
        border => border,
    };
    let aid = |&tile: &TileId| TileAid::new(table, tile, cells);
    tiles.iter().map(aid).collect()
}

impl TileAid {
    fn new(table: &Sagani, tile: TileId, cells: &[Cell]) -> Self {
        let cells = cells
            .iter()
            .filter_map(|&cell| CellAid::new(table, tile, cell));
        let cells: Vec<_> = cells.collect();
        Self {
            tile,
            most: cells.iter().map(CellAid::most).max().unwrap_or(0),
            cells,
        }
    }
}

impl CellAid {
    fn new(table: &Sagani, tile: TileId, cell: Cell) -> Option<Self> {
        let seat = table.actor();
        let preview = |&rotation: &Rotation| table.preview(seat, tile, cell, rotation);
        let previews: Vec<Preview> = Rotation::ALL.iter().filter_map(preview).collect();
        let whole = |preview: &&Preview| preview.completed.contains(&tile);
        let follows = |preview: &Preview| Consequence::new(table, tile, preview);
        let mut aid = Self {
            cell,
            laid_by: moves_to(table, tile, cell),
            older: Vec::new(),
            completed: previews.first()?.completed.clone(),
            own: Vec::new(),
            open: previews.iter().find(|p| !whole(p)).map(follows),
            whole: previews.iter().find(whole).map(follows),
        };
        aid.completed.retain(|&other| other != tile);
        for satisfied in &previews.first()?.satisfied {
            if satisfied.tile != tile {
                aid.older.push(OlderArrow {
                    tile: satisfied.tile,
                    direction: satisfied.direction,
                });
            }
        }
        let garden = table.garden(seat);
        for preview in &previews {
            let own = preview.satisfied.iter().filter(|arrow| arrow.tile == tile);
            let found = |arrow: &SatisfiedArrow| OwnArrow {
                direction: arrow.direction,
                found: nearest(garden, cell, arrow.direction, arrow.element),
            };
            aid.own.push(own.map(found).collect());
        }
        Some(aid)
    }

    fn most(&self) -> usize {
        self.older.len() + self.own.iter().map(Vec::len).max().unwrap_or(0)
    }
}

/// The moves that take the tile and put it there, as far as they have not been made.
fn moves_to(table: &Sagani, tile: TileId, cell: Cell) -> Vec<String> {
    // S1.5: nobody chooses where a first tile goes.
    let first = table.garden(table.actor()).tiles().is_empty();
    let (take, place) = match table.phase {
        Phase::Turn => (false, false),
        Phase::Place => (false, true),
        _ => (true, !first),
    };
    let take = take.then_some(Move::Take(tile));
    let place = place.then_some(Move::Place(cell));
    let moves = take.into_iter().chain(place);
    moves.map(|mv| mv.to_string()).collect()
}

impl Consequence {
    fn new(table: &Sagani, tile: TileId, preview: &Preview) -> Self {
        let seat = table.actor();
        let now = table.track.space(seat);
        let score = now + preview.points();
        // S9.1: a score counts at every moment, also before the discs are paid for.
        let own = if preview.completed.contains(&tile) {
            tile.tile().value()
        } else {
            0
        };
        let highest = score.max(now + preview.gained - own);
        let others = Seat::all(table.gardens.len()).filter(|&other| other != seat);
        Self {
            points: preview.points(),
            score,
            returned: preview.returned,
            cacophony: preview.cacophony,
            supply: preview.supply,
            bonus: bonus(table, preview),
            passes: others
                .filter(|&other| is_ahead(table, other) && table.track.space(other) < score)
                .collect(),
            ends: !table.end.by_points && highest >= table.points_to_end(),
        }
    }
}

/// S7.1: whether that seat is ahead of the one who is to act.
fn is_ahead(table: &Sagani, other: Seat) -> bool {
    let order = table.track.from_behind();
    let place = |seat| order.iter().position(|&each| each == seat);
    place(other) > place(table.actor())
}

/// S11.4.
fn bonus(table: &Sagani, preview: &Preview) -> i32 {
    if !table.is_advanced() {
        return 0;
    }
    let garden = table.garden(table.actor());
    let face_up = garden.face_up() + 1 - preview.completed.len();
    Sagani::bonus_for(garden.tiles().len() + 1, face_up)
}

fn arrows(garden: &Garden) -> Vec<ArrowAid> {
    let face_up = garden.tiles().iter().filter(|tile| !tile.completed());
    let each = face_up.flat_map(|tile| {
        let mut arrows: Vec<_> = tile.arrows().iter().collect();
        arrows.sort_unstable();
        let aid = |(direction, element)| ArrowAid::new(garden, tile, direction, element);
        arrows.into_iter().map(aid).collect::<Vec<_>>()
    });
    each.collect()
}

impl ArrowAid {
    fn new(garden: &Garden, tile: &PlacedTile, direction: Direction, element: Element) -> Self {
        let open = tile.open.has(direction, element);
        let on_ray = |cell: Cell| tile.cell.direction_to(cell) == Some(direction);
        let cells = garden.border().iter().copied();
        Self {
            tile: tile.id,
            direction,
            element,
            found: if open {
                None
            } else {
                nearest(garden, tile.cell, direction, element)
            },
            cells: cells.filter(|&cell| open && on_ray(cell)).collect(),
        }
    }
}

/// S4.1: the nearest tile of that element on the ray.
fn nearest(garden: &Garden, from: Cell, direction: Direction, element: Element) -> Option<TileId> {
    let tiles = garden.tiles().iter();
    let on_ray = tiles.filter(|tile| {
        tile.id.tile().element == element && from.direction_to(tile.cell) == Some(direction)
    });
    on_ray
        .min_by_key(|tile| distance(from, tile.cell))
        .map(|tile| tile.id)
}

fn distance(a: Cell, b: Cell) -> u32 {
    let far = |a: i8, b: i8| i32::from(a).abs_diff(i32::from(b));
    far(a.x, b.x).max(far(a.y, b.y))
}

impl SoloAid {
    fn new(table: &Sagani) -> Self {
        let seat = Seat::new(0);
        let garden = table.garden(seat);
        let open = garden.tiles().iter().filter(|tile| !tile.completed());
        let not_completed = open.map(|tile| tile.id.tile().value()).sum();
        let cacophony = Sagani::penalty(garden.cacophony());
        let track = table.track.space(seat);
        Self {
            perfect: PERFECT,
            tiles_left: crate::TILES - garden.tiles().len(),
            track,
            not_completed,
            bonus: table.bonus,
            cacophony,
            sum: track - not_completed + table.bonus - cacophony,
        }
    }
}
