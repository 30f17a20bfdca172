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
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A card came into play. N2.1, N7.1, N7.5
    CardLaid { place: Place, card: CardId },
    /// A season began, from 1. N2.4, N7.5
    SeasonBegan { season: u8, first: Seat },
    /// A 2-favors rune was turned up. N6.3
    RuneRevealed { seat: Seat, color: Color },
    /// A Runic Journey was played. N6.4
    RunicJourneyPlayed { seat: Seat, color: Color },
    /// The marker for it was chosen. N6.4
    MarkerLifted {
        seat: Seat,
        owner: Owner,
        from: SpaceId,
    },
    /// It moved a marker. N6.4
    MarkerMoved {
        seat: Seat,
        owner: Owner,
        from: SpaceId,
        to: SpaceId,
    },
    /// A Companion was played. N6.5
    CompanionPlayed { seat: Seat },
    /// A space was chosen whose cost is still to be paid. N3.1
    SpaceChosen { seat: Seat, space: SpaceId },
    /// A cost was paid. N4.1
    FavorPaid {
        seat: Seat,
        color: Color,
        with: Payment,
    },
    /// A marker was placed. N3.1
    MarkerPlaced { seat: Seat, space: SpaceId },
    /// An altar was put on a slot of the Tree, from 1. N5.1
    AltarPlaced { seat: Seat, slot: u8, color: Color },
    /// Favors were taken from the supply or from a base space. N4.2, N5.5
    FavorsTaken {
        seat: Seat,
        color: Color,
        number: u8,
    },
    /// A rune was drawn; only its owner sees which. N4.4
    RuneDrawn { seat: Seat, rune: Option<Rune> },
    /// A neutral marker was placed. N5.4
    NeutralPlaced { seat: Seat, space: SpaceId },
    /// A player passed. N3.5
    Passed { seat: Seat },
    /// A season ended, from 1. N7
    SeasonEnded { season: u8 },
    /// A card was evaluated. N7.1
    CardEvaluated {
        place: Place,
        card: CardId,
        complete: bool,
    },
    /// Chance decided who of those with the fewest points begins. N7.5
    TieBroken { seat: Seat },
    /// A New Start card was drawn openly. N7.5
    NewStartDrawn { seat: Seat, card: CardId },
    /// One of them was discarded. N7.5
    NewStartDiscarded { seat: Seat, card: CardId },
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
