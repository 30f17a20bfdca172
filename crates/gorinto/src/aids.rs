//! What the rules can tell somebody who thinks: what each choice would gather, and what the
//! goals would give after it.

use engawa_core::{Seat, Silent};
use serde::Serialize;

use crate::draws::Side;
use crate::element::Counts;
use crate::moves::Move;
use crate::outlook::{Outlook, Prospect};
use crate::place::{Cell, PathSpace, pattern};
use crate::state::Phase;
use crate::{Element, Gorinto};

/// What the rules say about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aids {
    /// What the goals would give now.
    pub now: Outlook,
    /// What moving each Path tile to each of its cells would do; empty unless a tile is to be
    /// moved.
    pub landings: Vec<Landing>,
    /// What each next tile would do; empty unless one is to be gathered or given.
    pub picks: Vec<Pick>,
    /// What the key elements would give each seat at the end, with the tiles it has now (G6.1).
    pub keys: Vec<i32>,
    /// The fox, in solo play.
    pub kitsune: Option<KitsuneAid>,
}

/// What moving a tile to a cell would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Landing {
    /// The move in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The tile.
    pub element: Element,
    /// Where it lies.
    #[cfg_attr(test, ts(type = "string"))]
    pub from: PathSpace,
    /// Where it would land.
    #[cfg_attr(test, ts(type = "string"))]
    pub to: Cell,
    /// The cells of its pattern there (G3.5); with Earth the cell itself.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub pattern: Vec<Cell>,
    /// The tiles that could be gathered.
    pub available: Vec<Tile>,
    /// How many of them must be (G3.2).
    pub gather: u8,
    /// What a best gathering would be, and give.
    pub best: Prospect,
}

/// A tile that can be chosen now, or the gift.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pick {
    /// The move in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The tile.
    pub element: Element,
    /// What the goals would give right after it.
    pub after: Outlook,
    /// What the best way to go on would be, this tile first.
    pub best: Prospect,
}

/// A tile of the Mountain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tile {
    /// Its stack.
    #[cfg_attr(test, ts(type = "string"))]
    pub cell: Cell,
    /// Its place in the stack, 1 being the bottom.
    pub level: u8,
    /// What it is.
    pub element: Element,
}

/// What the fox would score at the end of the season (G9.9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KitsuneAid {
    /// With the tiles it has now.
    pub now: i32,
    /// With what it would take on heads.
    pub on_heads: i32,
    /// With what it would take on tails.
    pub on_tails: i32,
}

impl Gorinto {
    pub(crate) fn aids_now(&self) -> Aids {
        let seat = self.actor();
        Aids {
            now: self.outlook(seat),
            landings: match self.phase {
                Phase::MoveTile => self.landings(),
                _ => Vec::new(),
            },
            picks: match self.phase {
                Phase::Gather | Phase::Give => self.picks(),
                _ => Vec::new(),
            },
            keys: self.seats().map(|seat| self.keys_now(seat)).collect(),
            kitsune: self.kitsune_aid(),
        }
    }

    fn landings(&self) -> Vec<Landing> {
        let spaces = self.path.spaces();
        spaces
            .flat_map(|from| from.cells().map(move |to| (from, to)))
            .filter_map(|(from, to)| self.landing(from, to))
            .collect()
    }

    fn landing(&self, from: PathSpace, to: Cell) -> Option<Landing> {
        let element = self.path_tile(from)?;
        let available = self.gatherable(element, to);
        let (_, gather) = self.gathering_at(element, to);
        Some(Landing {
            notation: Move::MoveTile { from, to }.to_string(),
            element,
            from,
            to,
            pattern: match element {
                Element::Earth => vec![to],
                _ => pattern(element, to).iter().collect(),
            },
            best: self.best_gathering(0, &available, gather.into()),
            available,
            gather,
        })
    }

    /// The tiles that `element` could gather if it landed on `to` now, the topmost first.
    fn gatherable(&self, element: Element, to: Cell) -> Vec<Tile> {
        let tile = |cell: Cell, level: usize| {
            let element = self.stack(cell).at(level)?;
            let level = level as u8;
            Some(Tile {
                cell,
                level,
                element,
            })
        };
        match element {
            // G3.7
            Element::Earth => (1..=self.stack(to).height())
                .rev()
                .filter_map(|level| tile(to, level))
                .collect(),
            // G3.6
            _ => self
                .gathering_at(element, to)
                .0
                .iter()
                .filter_map(|cell| tile(cell, self.stack(cell).height()))
                .collect(),
        }
    }

    fn picks(&self) -> Vec<Pick> {
        let mut moves = Vec::new();
        self.push_legal_moves(&mut moves);
        moves.into_iter().filter_map(|mv| self.pick(mv)).collect()
    }

    fn pick(&self, mv: Move) -> Option<Pick> {
        let tile = self.picked(mv);
        let element = match mv {
            Move::Give(element) => element,
            _ => tile?.element,
        };
        let mut after = self.clone();
        after.apply_move(mv, &mut Silent);
        let rest = match after.phase {
            Phase::Gather => after.still_gatherable(),
            _ => Vec::new(),
        };
        let left = match after.phase {
            Phase::Gather => after.left_to_gather(),
            _ => 0,
        };
        // The turn may be over, and the season: what it gave is still this seat's.
        let seat = self.actor();
        (after.order, after.place) = (self.order, self.place);
        let mut best = match mv {
            Move::Give(_) => Prospect::nothing(after.outlook(seat)),
            _ => after.best_gathering(
                after.gathering.elements | self.gathered_with(mv),
                &rest,
                left,
            ),
        };
        best.tiles.splice(0..0, tile);
        Some(Pick {
            notation: mv.to_string(),
            element,
            after: after.outlook(seat),
            best,
        })
    }

    /// The elements gathered this turn once `mv` is played, as bits.
    fn gathered_with(&self, mv: Move) -> u8 {
        let picked = self.picked(mv).map_or(0, |tile| 1 << tile.element.index());
        self.gathering.elements | picked
    }

    /// The tile that a gathering move takes.
    fn picked(&self, mv: Move) -> Option<Tile> {
        let (cell, level) = match mv {
            Move::Gather(cell) => (cell, self.stack(cell).height()),
            Move::GatherBelow(level) => (self.gathering.at?, level.number()),
            _ => return None,
        };
        let element = self.stack(cell).at(level)?;
        Some(Tile {
            cell,
            level: level as u8,
            element,
        })
    }

    fn still_gatherable(&self) -> Vec<Tile> {
        let mut moves = Vec::new();
        self.push_legal_moves(&mut moves);
        moves.into_iter().filter_map(|mv| self.picked(mv)).collect()
    }

    fn keys_now(&self, seat: Seat) -> i32 {
        let board = &self.boards[seat.index()];
        let tiles: i32 = self
            .keys
            .iter()
            .map(|key| i32::from(board[key.index()]))
            .sum();
        self.key_worth() * tiles
    }

    fn kitsune_aid(&self) -> Option<KitsuneAid> {
        let after = |side: Side| {
            let mut later = self.clone();
            for (_, _, element) in self.kitsune_haul(side)?.tiles {
                later.kitsune.board[element.index()] += 1;
            }
            Some(later.kitsune_now())
        };
        Some(KitsuneAid {
            now: self.kitsune_now(),
            on_heads: after(Side::Heads)?,
            on_tails: after(Side::Tails)?,
        })
    }
}

/// Adds the tiles' elements to `board`.
pub(crate) fn with_tiles(mut board: Counts, tiles: &[Tile]) -> Counts {
    for tile in tiles {
        board[tile.element.index()] += 1;
    }
    board
}
