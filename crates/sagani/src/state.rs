//! The complete state of a game.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use engawa_core::{Seat, Setup, Turn};

use crate::garden::Garden;
use crate::options::{MOST_PLAYERS, Options, Solo};
use crate::resolve::Preview;
use crate::tiles_left::{SET_ASIDE, TilesLeft};
use crate::track::Track;
use crate::{Cell, Rotation, TileId};

/// How many tiles a full river has (S2.2).
pub const RIVER: usize = 5;

/// How many interlude spaces there are (S1.4).
pub const SPACES: usize = 4;

/// A game of Sagani.
///
/// Nothing in it is hidden from anybody: what has not been turned up is a multiset, and the
/// backs that show are public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sagani {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    /// Whose turn it is; in an interlude, whose turn was the last.
    pub(crate) turn_of: Seat,
    pub(crate) turns_taken: u32,
    pub(crate) river: ArrayVec<TileId, RIVER>,
    pub(crate) spaces: ArrayVec<TileId, SPACES>,
    pub(crate) interlude: Option<Interlude>,
    /// The tile being placed, and where.
    pub(crate) hand: Option<TileId>,
    pub(crate) cell: Cell,
    pub(crate) left: TilesLeft,
    pub(crate) track: Track,
    /// S11.4: counted apart from the track.
    pub(crate) bonus: i32,
    /// S11.5: what was taken off at the end.
    pub(crate) deducted: i32,
    pub(crate) end: End,
    pub(crate) gardens: Gardens,
}

/// The gardens by seat. An array and not an `ArrayVec`, which is cloned garden by garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gardens {
    all: [Garden; MOST_PLAYERS],
    players: u8,
}

impl Gardens {
    fn new(players: usize) -> Self {
        Self {
            all: [Garden::EMPTY; MOST_PLAYERS],
            players: players as u8,
        }
    }
}

impl Deref for Gardens {
    type Target = [Garden];

    #[inline]
    fn deref(&self) -> &[Garden] {
        &self.all[..usize::from(self.players)]
    }
}

impl DerefMut for Gardens {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Garden] {
        &mut self.all[..usize::from(self.players)]
    }
}

/// What is done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The first player is drawn (S2.2).
    First,
    /// Backs show and tiles are turned up, for that purpose.
    TurnUp(Purpose),
    /// A tile is taken from the river, or exchanged (S3.1, S3.2).
    Take,
    /// A tile is taken from the interlude spaces, or not (S8.2).
    Interlude,
    /// The cell is chosen.
    Place,
    /// The rotation is chosen.
    Turn,
    Over,
}

/// What tiles are turned up for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To fill the river (S2.2, S8.1).
    River,
    /// To be placed (S3.2, S10.1).
    Hand,
}

/// An interlude under way (S8.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Interlude {
    pub(crate) order: ArrayVec<Seat, MOST_PLAYERS>,
    pub(crate) done: u8,
    pub(crate) taken: u8,
}

/// What has triggered the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct End {
    /// S9.1, and S10.2 in solo.
    pub(crate) by_points: bool,
    /// S9.2.
    pub(crate) by_draw_pile: bool,
    /// S9.3: only the draw pile, and after the last player's turn.
    pub(crate) one_more_round: Option<OneMoreRound>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OneMoreRound {
    Due,
    Begun,
}

impl Sagani {
    pub(crate) fn new(setup: &Setup<Self>) -> Self {
        let (options, players) = (*setup.options(), setup.players());
        let first = Seat::new(0);
        let set_aside = match options.solo {
            Solo::Advanced => SET_ASIDE,
            Solo::Classic => 0,
        };
        Self {
            options,
            phase: if players == 1 {
                Phase::TurnUp(Purpose::Hand)
            } else {
                Phase::First
            },
            first,
            turn_of: first,
            turns_taken: 0,
            river: ArrayVec::new(),
            spaces: ArrayVec::new(),
            interlude: None,
            hand: None,
            cell: Cell::ORIGIN,
            left: TilesLeft::new(set_aside),
            track: Track::new(first, players),
            bonus: 0,
            deducted: 0,
            end: End::default(),
            gardens: Gardens::new(players),
        }
    }

    /// The player who is first all game (S2.2); seat 0 until it is drawn.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The tiles of the river.
    pub fn river(&self) -> &[TileId] {
        &self.river
    }

    /// The tiles on the interlude spaces.
    pub fn interlude_spaces(&self) -> &[TileId] {
        &self.spaces
    }

    /// The tile that has been taken and is to be placed now.
    pub const fn hand(&self) -> Option<TileId> {
        self.hand
    }

    /// The cell that was chosen for it, if the rotation is to be chosen now.
    pub fn chosen_cell(&self) -> Option<Cell> {
        (self.phase == Phase::Turn).then_some(self.cell)
    }

    /// The tiles not turned up yet.
    pub const fn tiles_left(&self) -> &TilesLeft {
        &self.left
    }

    /// The score track.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// A player's area.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat.index()]
    }

    /// What would happen if `seat` placed that tile there, in that rotation; `None` if it can't
    /// be placed there. Equal to what playing it does, the bonus of S11.4 apart.
    pub fn preview(
        &self,
        seat: Seat,
        tile: TileId,
        cell: Cell,
        rotation: Rotation,
    ) -> Option<Preview> {
        let mut preview = self.garden(seat).preview(tile, cell, rotation)?;
        if self.is_advanced() {
            preview.lost = 0; // S11.3
        }
        Some(preview)
    }

    /// Who has to act.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        match &self.interlude {
            Some(interlude) => interlude.order[usize::from(interlude.done)],
            None => self.turn_of,
        }
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::TurnUp(_) => Turn::Chance,
            Phase::Take | Phase::Interlude | Phase::Place | Phase::Turn => Turn::Seat(self.actor()),
            Phase::Over => Turn::Over,
        }
    }

    /// The seat that is last in every round.
    pub(crate) fn last(&self) -> Seat {
        let players = self.gardens.len();
        Seat::new((self.first.index() + players - 1) % players)
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.gardens.len() == 1
    }

    /// Whether this is the advanced solo game (S11).
    #[inline]
    pub fn is_advanced(&self) -> bool {
        self.is_solo() && self.options.solo == Solo::Advanced
    }
}
