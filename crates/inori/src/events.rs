//! What happens, in the past tense.

use engawa_core::{Seat, Viewer};
use serde::Serialize;

use crate::cards::CardId;
use crate::color::Color;
use crate::moves::Payment;
use crate::runes::Rune;
use crate::spaces::{Owner, Place, SpaceId};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card came into play. N2.1, N7.1, N7.5
    CardLaid {
        /// The place.
        place: Place,
        /// The card.
        card: CardId,
    },
    /// A season began, from 1. N2.4, N7.5
    SeasonBegan {
        /// The season, from 1.
        season: u8,
        /// Who begins.
        #[cfg_attr(test, ts(type = "number"))]
        first: Seat,
    },
    /// A 2-favors rune was turned up. N6.3
    RuneRevealed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The colour.
        color: Color,
    },
    /// A Runic Journey was played. N6.4
    RunicJourneyPlayed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The colour.
        color: Color,
    },
    /// The marker for it was chosen. N6.4
    MarkerLifted {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Whose marker.
        owner: Owner,
        /// Where it stood.
        from: SpaceId,
    },
    /// It moved a marker. N6.4
    MarkerMoved {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Whose marker.
        owner: Owner,
        /// Where it stood.
        from: SpaceId,
        /// Where it stands now.
        to: SpaceId,
    },
    /// A Companion was played. N6.5
    CompanionPlayed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// A space was chosen whose cost is still to be paid. N3.1
    SpaceChosen {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The space.
        space: SpaceId,
    },
    /// A cost was paid. N4.1
    FavorPaid {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The colour.
        color: Color,
        /// What was paid with.
        with: Payment,
    },
    /// A marker was placed. N3.1
    MarkerPlaced {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The space.
        space: SpaceId,
    },
    /// An altar was put on a slot of the Tree, from 1. N5.1
    AltarPlaced {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The slot, from 1 at the top.
        slot: u8,
        /// The colour.
        color: Color,
    },
    /// Favors were taken from the supply or from a base space. N4.2, N5.5
    FavorsTaken {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The colour.
        color: Color,
        /// How many.
        number: u8,
    },
    /// A rune was drawn; only its owner sees which. N4.4
    RuneDrawn {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The rune, for those who see it.
        rune: Option<Rune>,
    },
    /// A neutral marker was placed. N5.4
    NeutralPlaced {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The space.
        space: SpaceId,
    },
    /// A player passed. N3.5
    Passed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// A season ended, from 1. N7
    SeasonEnded {
        /// The season, from 1.
        season: u8,
    },
    /// A card was evaluated. N7.1
    CardEvaluated {
        /// The place.
        place: Place,
        /// The card.
        card: CardId,
        /// Whether every space had a marker.
        complete: bool,
    },
    /// Chance decided who of those with the fewest points begins. N7.5
    TieBroken {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// A New Start card was drawn openly. N7.5
    NewStartDrawn {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// One of them was discarded. N7.5
    NewStartDiscarded {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The game ended. N7.6
    GameEnded,
}

impl Event {
    /// The event as `viewer` may see it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        match self {
            Self::RuneDrawn { seat, .. } if !viewer.is(*seat) => Self::RuneDrawn {
                seat: *seat,
                rune: None,
            },
            event => event.clone(),
        }
    }
}

impl Serialize for Payment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Token => "token",
            Self::Rune => "rune",
        })
    }
}
