//! The complete state of a game.

use engawa_core::{Scorer, Seat};
use serde::Serialize;

use crate::cards::{Biome, Cards};
use crate::document::MAX_TERRITORIES;
use crate::feats::{Feat, Feats};
use crate::map::{Map, Spaces, Territory};
use crate::options::Options;

/// The most tribes on a map.
pub(crate) const MAX_TRIBES: usize = 5;
/// Tents in a tribe's supply at the start (I1.5).
pub const TENTS: u8 = 20;
/// Totems in a tribe's supply at the start (I1.5).
pub const TOTEMS: u8 = 8;
/// Cards in a hand (I3.1).
pub const HAND: u8 = 3;
/// Cards in the reserve (I5.2).
pub const RESERVE: u8 = 4;

/// A number for each tribe.
pub(crate) type PerTribe = [u8; MAX_TRIBES];

/// A tribe: that of the seat with its number or, with two players, the third (I12.1).
pub(crate) type Tribe = usize;

/// The game: everything about it, hands included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Iwari {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    /// Who plays, or drafts.
    pub(crate) seat: u8,
    /// The tribe that is being placed.
    pub(crate) tribe: u8,
    pub(crate) first: u8,
    pub(crate) turns: u32,
    pub(crate) placing: Placing,
    pub(crate) end: Option<Trigger>,
    /// How often the deck has run out (I6.1).
    pub(crate) exhaustions: u8,
    /// The deck ran out for the first time in this turn (I6.2).
    pub(crate) midway_due: bool,
    /// The rest of this hand comes from the new deck (I6.2).
    pub(crate) from_new_deck: bool,
    /// The indices of the connections under mountains, as a set (I2.1).
    pub(crate) covered: u64,

    pub(crate) deck: Cards,
    pub(crate) deck_size: u8,
    pub(crate) reserve: Cards,
    pub(crate) hands: [Cards; MAX_TRIBES],
    pub(crate) hand_sizes: PerTribe,
    /// Cards of each hand that everybody saw being taken from the reserve (I5.3).
    pub(crate) known: [Cards; MAX_TRIBES],
    pub(crate) discards: [Cards; MAX_TRIBES],

    pub(crate) tents: [Spaces; MAX_TRIBES],
    /// The free tent spaces.
    pub(crate) free: Spaces,
    /// The territories with fewer totems than the limit, as a set (I4.6). Those without tents
    /// have a limit of 0, so that I4.3 holds too.
    pub(crate) totem_room: u32,
    pub(crate) land: [Land; MAX_TERRITORIES],
    pub(crate) supply: [Supply; MAX_TRIBES],
    pub(crate) feats: Feats,
    pub(crate) scores: [i32; MAX_TRIBES],
}

/// What stands in a territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Land {
    pub(crate) tents: PerTribe,
    pub(crate) totems: PerTribe,
    /// The largest number of tents of one tribe: the limit for totems (I4.6).
    pub(crate) most_tents: u8,
    pub(crate) all_totems: u8,
}

/// Pieces not yet placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Supply {
    /// Tents.
    pub tents: u8,
    /// Totems.
    pub totems: u8,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Phase {
    /// Chance covers connections with mountains.
    Mountains,
    /// Chance names the first player.
    FirstPlayer,
    /// Chance deals the hand of the seat.
    Deal,
    /// Chance turns up the first reserve.
    TurnUp,
    /// The seat drafts a card.
    Draft,
    /// The seat plays for the tribe: a first piece, or a discard.
    Action,
    /// The seat places a second piece for the tribe, or stops.
    SecondPiece,
    /// The seat places or declines the feat.
    Feat(Feat),
    /// The seat draws a card from the reserve or the deck.
    DrawCard,
    /// Chance gives the seat cards from the deck.
    FromDeck,
    /// Chance refills the reserve.
    Refill,
    /// Nothing: the game is over.
    Over,
}

/// The placing of the turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Placing {
    pub(crate) pieces: u8,
    /// The only territory of this turn, once a piece was placed.
    pub(crate) territory: u8,
    /// Whether the first piece was the first in the territory (I4.3).
    pub(crate) opened: bool,
    /// The space of the last tent, for the feats it earned.
    pub(crate) space: u8,
}

/// What triggered the end (I7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Trigger {
    /// The deck ran out for the second time.
    Deck,
    /// A player placed their last tent.
    LastTent,
}

impl Iwari {
    /// The options it was started with.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.options.map
    }

    /// What has to happen next.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How often the deck has run out (I6.1).
    pub const fn exhaustions(&self) -> u8 {
        self.exhaustions
    }

    /// How many cards the deck has.
    pub const fn deck_size(&self) -> u8 {
        self.deck_size
    }

    /// The tents of a tribe: that of the seat with its number, or the third.
    pub const fn tents(&self, tribe: usize) -> Spaces {
        self.tents[tribe]
    }

    /// The hand of a seat.
    pub const fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// How many tribes take part.
    #[inline]
    pub const fn tribes(&self) -> usize {
        // I12.1: with two players a third tribe takes part.
        if self.players == 2 {
            3
        } else {
            self.players as usize
        }
    }

    /// Whose a tribe's points are.
    pub(crate) const fn scorer(&self, tribe: Tribe) -> Scorer {
        if tribe < self.players as usize {
            Scorer::Seat(Seat::new(tribe))
        } else {
            Scorer::Rival
        }
    }

    #[inline]
    pub(crate) const fn actor(&self) -> usize {
        self.seat as usize
    }

    #[inline]
    pub(crate) const fn placer(&self) -> Tribe {
        self.tribe as usize
    }

    pub(crate) fn territory(&self, index: u8) -> &Territory {
        &self.options.map.territories[usize::from(index)]
    }

    /// The seat before the first player: the last to play, the first to draft.
    pub(crate) const fn last(&self) -> u8 {
        if self.first == 0 {
            self.players - 1
        } else {
            self.first - 1
        }
    }

    /// Cards that a piece in a territory of `biome` costs in `colour` (I4.2).
    #[inline]
    pub(crate) fn price(biome: Biome, colour: Biome) -> u8 {
        if biome == colour { 1 } else { 2 }
    }
}
