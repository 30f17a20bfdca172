//! Set-up. N2

use engawa_core::{Seat, Setup};

use crate::cards::CardNos;
use crate::color::{COLORS, Color, ColorSet, Favors};
use crate::runes::{RUNES, Runes};
use crate::spaces::{BASES, OWNERS, PLACES, SLOTS, SpaceSet};
use crate::state::{Board, Inori, Phase};

/// N1.1
pub const FAVORS_PER_COLOR: u8 = 15;
/// N2.3
pub const NEUTRAL_MARKERS: u8 = 2;
/// How many seasons a game has.
pub const SEASONS: usize = 4;
/// The symbols of the Start cards, which are also the names of their places.
pub const SYMBOLS: [&str; BASES] = ["A", "B", "C"];
/// N2.3: markers per player, by players (2 to 4) and season.
pub const MARKERS: [[u8; SEASONS]; 3] = [[4, 5, 6, 7], [3, 4, 5, 6], [3, 3, 4, 5]];
/// N2.2: what a base space holds.
pub const BASE_FAVORS: u8 = 2;

/// The most players.
pub(crate) const SEATS: usize = 4;

/// A new game, before anything was drawn.
pub(crate) fn start(setup: &Setup<Inori>) -> Inori {
    let cards = setup.options().cards.clone();
    let board = Board {
        undrawn: cards.all(),
        gone: CardNos::NONE,
        places: [None; PLACES],
        spaces: SpaceSet::TREE,
        costs: [SpaceSet::NONE; COLORS],
        strongest_costs: SpaceSet::NONE,
        color_places: [SpaceSet::NONE; COLORS],
        markers: [SpaceSet::NONE; OWNERS],
        in_hand: [0; SEATS],
        passed: [0; SEATS],
        supply: Favors::each(FAVORS_PER_COLOR),
        favors: [Favors::default(); SEATS],
        revealed: [ColorSet::NONE; SEATS],
        face_down: [0; SEATS],
        stack: RUNES as u8,
        discarded: Runes::NONE,
        altars: [None; SLOTS],
        free_altars: ColorSet::ALL,
        // Not looked at before the Start cards are drawn.
        bases: [Color::Yellow; BASES],
        scores: [0; SEATS],
        players: setup.players() as u8,
        season: 0,
        first: Seat::new(0),
        active: Seat::new(0),
        phase: Phase::StartCard { symbol: 0 },
        turns: 0,
        cards,
    };
    Inori {
        board,
        hands: [Runes::NONE; SEATS],
        stack: Runes::ALL,
    }
}
