//! What happened, in the past tense.

use arrayvec::ArrayVec;
use engawa_core::{Scorer, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Biome, Cards};
use crate::document::SYMBOLS;
use crate::feats::Feat;
use crate::scoring::When;
use crate::state::Trigger;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Event {
    /// Mountains cover these connections (I2.1).
    MountainsPlaced {
        /// Their numbers, by peaks.
        #[cfg_attr(test, ts(type = "number[]"))]
        connections: ArrayVec<u8, SYMBOLS>,
    },
    /// The first player is known (I2.3).
    FirstPlayerChosen {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// A hand was dealt.
    HandDealt {
        /// To whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The cards, for those who see them.
        cards: Option<Cards>,
    },
    /// The first reserve was turned up.
    ReserveTurnedUp {
        /// The cards.
        cards: Cards,
    },
    /// A tent was placed.
    TentPlaced {
        /// Whose.
        #[cfg_attr(test, ts(type = "Scorer"))]
        tribe: Scorer,
        /// The territory's id.
        territory: String,
        /// The tent space's id.
        space: String,
        /// The payment.
        paid: Cards,
    },
    /// A totem was placed.
    TotemPlaced {
        /// Whose.
        #[cfg_attr(test, ts(type = "Scorer"))]
        tribe: Scorer,
        /// The territory's id.
        territory: String,
        /// The payment.
        paid: Cards,
    },
    /// A card was discarded instead of placing.
    CardDiscarded {
        /// Who discarded.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// For which tribe's turn.
        #[cfg_attr(test, ts(type = "Scorer"))]
        tribe: Scorer,
        /// The card.
        card: Biome,
    },
    /// No second piece was placed.
    PlacingStopped {
        /// In which tribe's turn.
        #[cfg_attr(test, ts(type = "Scorer"))]
        tribe: Scorer,
    },
    /// A feat was placed (I11).
    FeatPlaced {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which kind.
        feat: Feat,
        /// Where.
        place: Place,
    },
    /// A feat was declined (I11.4).
    FeatDeclined {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which kind.
        feat: Feat,
    },
    /// A card was taken from the reserve.
    CardTaken {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The card.
        card: Biome,
    },
    /// Cards were drawn from the deck.
    CardsDrawn {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for those who see them.
        cards: Option<Cards>,
    },
    /// The reserve was refilled.
    ReserveRefilled {
        /// With these cards.
        cards: Cards,
    },
    /// The deck's last card left it (I6.1).
    DeckExhausted {
        /// For the first or the second time.
        time: u8,
    },
    /// The discard piles became the new deck (I6.2).
    DiscardsShuffled {
        /// Its cards.
        cards: Cards,
    },
    /// The end was triggered (I7.1).
    EndTriggered {
        /// By what.
        by: Trigger,
    },
    /// A scoring began.
    ScoringBegan {
        /// Which.
        when: When,
    },
}

/// Where a feat lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Place {
    /// On the territory with this id.
    Territory(String),
    /// On the connection with this number.
    Connection(u8),
}

impl Event {
    /// The event as `viewer` may see it: cards from the deck are secret (I5.3).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::HandDealt { seat, cards } | Self::CardsDrawn { seat, cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = None;
            }
            _ => {}
        }
        seen
    }
}
