//! The complete state of a game.

use arrayvec::ArrayVec;
use engawa_core::{Message, ScoreEntry, Scorer, Seat, Setup, Sink, Turn};

use crate::data::TILES_PER_ELEMENT;
use crate::draws::Side;
use crate::element::Counts;
use crate::goals::Goal;
use crate::options::Options;
use crate::place::{CELLS, Cell, CellSet, PathSpace, SPACES};
use crate::{Element, Stack};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// The number of seasons.
pub(crate) const SEASONS: u8 = 4;

/// A game of Gorinto: the complete state, and the rules that move it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gorinto {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) season: u8,
    /// How many turns everyone has had this season.
    pub(crate) round: u8,
    /// The place in `order` of whoever plays now.
    pub(crate) place: u8,
    /// The order of play this season.
    pub(crate) order: [Seat; MAX_PLAYERS],
    pub(crate) turns_taken: u16,

    pub(crate) mountain: [Stack; CELLS],
    /// The cells with at least one tile.
    pub(crate) occupied: CellSet,
    pub(crate) path: Path,
    /// The tiles not drawn yet.
    pub(crate) bag: Counts,
    /// The tiles that left the game.
    pub(crate) gone: Counts,

    pub(crate) boards: [Counts; MAX_PLAYERS],
    pub(crate) wisdom: [i32; MAX_PLAYERS],
    pub(crate) goals: ArrayVec<Goal, 4>,
    pub(crate) keys: [Element; 2],

    pub(crate) gathering: Gathering,
    pub(crate) kitsune: Kitsune,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    // Set-up, once, all of it drawn.
    FillMountain,
    DrawGoals,
    DrawKeys,
    DrawKitsuneKeys,
    DrawStart,
    // The beginning of a season, drawn.
    PlaceKitsuneTiles,
    FillPath,
    PlaceHead,
    PlaceTail,
    // A turn.
    MoveTile,
    Gather,
    Give,
    /// The player chooses the tile that leaves (G4.3).
    Remove,
    /// It is drawn (G4.2).
    DrawRemoval,
    // Kitsune's turn.
    FlipCoin,
    MoveKitsune(Side),
    Over,
}

/// The tiles on the Path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Path {
    tiles: [Option<Element>; SPACES],
    occupied: u16,
}

impl Path {
    pub fn new(tiles: [Option<Element>; SPACES]) -> Self {
        let mut path = Self { tiles, occupied: 0 };
        for (i, tile) in tiles.iter().enumerate() {
            path.occupied |= u16::from(tile.is_some()) << i;
        }
        path
    }

    pub const fn tiles(&self) -> &[Option<Element>; SPACES] {
        &self.tiles
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.occupied.count_ones() as usize
    }

    #[inline]
    pub const fn tile(&self, space: PathSpace) -> Option<Element> {
        self.tiles[space.index()]
    }

    #[inline]
    pub fn take(&mut self, space: PathSpace) -> Element {
        self.occupied &= !(1 << space.index());
        self.tiles[space.index()]
            .take()
            .expect("only occupied spaces are chosen")
    }

    #[inline]
    pub fn spaces(&self) -> impl Iterator<Item = PathSpace> {
        let mut rest = self.occupied;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let space = PathSpace::from_index(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                space
            })
        })
    }
}

/// A gathering in progress, from the moved tile to the gift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gathering {
    /// Where the tile was moved to; its element is the pattern's.
    pub at: Option<Cell>,
    /// How many tiles must still be gathered.
    pub left: u8,
    /// The stacks whose top may be taken. Unused with Earth.
    pub available: CellSet,
    /// The elements gathered this turn, as bits.
    pub elements: u8,
}

/// The fox. Unused but in solo play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kitsune {
    pub board: Counts,
    pub wisdom: i32,
    pub keys: [Option<Element>; 2],
    /// The spaces of its tiles 1 to 5.
    pub tiles: [Option<PathSpace>; 5],
    /// Where Head and Tail stand.
    pub tokens: [Option<Cell>; 2],
    /// The movement tokens drawn this season, as bits.
    pub moved: u8,
}

impl Gorinto {
    pub(crate) fn new(setup: &Setup<Self>) -> Self {
        Self {
            options: *setup.options(),
            players: setup.players() as u8,
            phase: Phase::FillMountain,
            season: 1,
            round: 0,
            place: 0,
            order: std::array::from_fn(Seat::new),
            turns_taken: 0,
            mountain: [Stack::EMPTY; CELLS],
            occupied: CellSet::EMPTY,
            path: Path::default(),
            bag: [TILES_PER_ELEMENT; 5],
            gone: [0; 5],
            boards: [[0; 5]; MAX_PLAYERS],
            wisdom: [0; MAX_PLAYERS],
            goals: ArrayVec::new(),
            keys: [Element::Void; 2],
            gathering: Gathering::default(),
            kitsune: Kitsune::default(),
        }
    }

    pub(crate) const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Who plays now, or has just played.
    #[inline]
    pub(crate) const fn actor(&self) -> Seat {
        self.order[self.place as usize]
    }

    #[inline]
    pub(crate) const fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::MoveTile | Phase::Gather | Phase::Give | Phase::Remove => {
                Turn::Seat(self.actor())
            }
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    pub(crate) fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.into())
    }

    /// The order of play, the first to play first.
    pub(crate) fn order(&self) -> ArrayVec<Seat, MAX_PLAYERS> {
        self.order[..self.players.into()].iter().copied().collect()
    }

    /// The tiles of every seat.
    #[inline]
    pub fn boards(&self) -> &[Counts] {
        &self.boards[..self.players.into()]
    }

    /// The season, from 1.
    pub const fn season(&self) -> u8 {
        self.season
    }

    /// How many seasons are still to be scored, this one included.
    pub const fn seasons_left(&self) -> u8 {
        match self.phase {
            Phase::Over => 0,
            _ => SEASONS + 1 - self.season,
        }
    }

    /// The key elements.
    pub const fn keys(&self) -> [Element; 2] {
        self.keys
    }

    /// The stack on a cell.
    #[inline]
    pub const fn stack(&self, cell: Cell) -> Stack {
        self.mountain[cell.index()]
    }

    /// The tile on a space of the Path.
    #[inline]
    pub const fn path_tile(&self, space: PathSpace) -> Option<Element> {
        self.path.tile(space)
    }

    /// How many tiles must still be gathered this turn.
    pub const fn left_to_gather(&self) -> usize {
        self.gathering.left as usize
    }

    /// Where the tile of this turn was moved to, while its gathering lasts.
    pub const fn gathering_from(&self) -> Option<Cell> {
        self.gathering.at
    }

    /// The one across the table in partner mode (G8.1).
    pub(crate) fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.options
            .partners
            .then(|| Seat::new((seat.index() + 2) % 4))
    }

    /// A seat's score; in partner mode its team's.
    pub(crate) fn score_of(&self, seat: Seat) -> i32 {
        let partner = self.partner_of(seat).map_or(0, |p| self.wisdom[p.index()]);
        self.wisdom[seat.index()] + partner
    }

    /// The number of tiles on a seat's board; in partner mode its team's.
    pub(crate) fn tiles_of(&self, seat: Seat) -> u32 {
        let count = |seat: Seat| -> u32 {
            self.boards[seat.index()]
                .iter()
                .map(|&tiles| u32::from(tiles))
                .sum()
        };
        count(seat) + self.partner_of(seat).map_or(0, count)
    }

    /// The goals that a seat scores: all of them, or with partners the two beside it (G8.2).
    pub fn goals_of(&self, seat: Seat) -> ArrayVec<Goal, 2> {
        if self.goals.is_empty() {
            return ArrayVec::new();
        }
        if !self.options.partners {
            return self.goals.iter().copied().collect();
        }
        let right = seat.index();
        let left = (right + 3) % 4;
        [self.goals[left], self.goals[right]].into_iter().collect()
    }

    /// The only place where a score changes.
    #[inline]
    pub(crate) fn award<S: Sink<Self>>(
        &mut self,
        scorer: Scorer,
        points: i32,
        rule: &'static str,
        sink: &mut S,
        reason: impl FnOnce(&Self) -> Message,
    ) {
        match scorer {
            Scorer::Seat(seat) => self.wisdom[seat.index()] += points,
            Scorer::Rival => self.kitsune.wisdom += points,
        }
        sink.score(|| ScoreEntry {
            scorer,
            points,
            rule,
            reason: reason(self),
        });
    }
}
