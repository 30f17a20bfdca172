//! The readable form of a board, for views and traces.

use engawa_core::{Seat, Turn};
use serde::Serialize;

use crate::cards::{Card, CardId, CardNos, Space};
use crate::color::{Color, ColorSet, Favors};
use crate::draws::seats_of;
use crate::runes::Runes;
use crate::setup::BASE_FAVORS;
use crate::spaces::{BASES, Owner, Place, SLOTS, SpaceId};
use crate::state::{Board, COST_SLOTS, Phase};
use crate::tree::TREE;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BoardShape {
    players: usize,
    /// From 1.
    season: u8,
    #[cfg_attr(test, ts(type = "number"))]
    first: Seat,
    /// Whose turn it is, while something is drawn too.
    #[cfg_attr(test, ts(type = "number"))]
    active: Seat,
    #[cfg_attr(test, ts(type = "{ seat: number } | 'chance' | 'over'"))]
    turn: Turn,
    turns: u32,
    phase: PhaseShape,
    places: Vec<PlaceShape>,
    slots: Vec<SlotShape>,
    bases: Vec<BaseShape>,
    free_altars: ColorSet,
    waiting_neutrals: usize,
    supply: Favors,
    seats: Vec<SeatShape>,
    stack_size: u8,
    discarded_runes: Runes,
    undrawn_cards: Vec<CardId>,
    removed_cards: Vec<CardId>,
}

#[derive(Serialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PhaseShape {
    name: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    symbol: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    place: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    space: Option<SpaceId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    owner: Option<Owner>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    slot: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    color: Option<Color>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    left: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(type = "Array<number>", optional))]
    tied: Vec<Seat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<CardId>>"))]
    cards: Vec<CardId>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlaceShape {
    place: Place,
    card: Option<CardShape>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CardShape {
    id: CardId,
    set: &'static str,
    color: Color,
    complete: Color,
    incomplete: Color,
    spaces: Vec<SpaceShape>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpaceShape {
    space: SpaceId,
    /// In the language of the card set.
    text: String,
    markers: Vec<Owner>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SlotShape {
    space: SpaceId,
    effect: &'static str,
    has_cost: bool,
    altar: Option<Color>,
    first: u8,
    second: u8,
    markers: Vec<Owner>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BaseShape {
    space: SpaceId,
    color: Option<Color>,
    favors: u8,
    markers: Vec<Owner>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatShape {
    score: i16,
    favors: Favors,
    revealed_runes: ColorSet,
    face_down_runes: u8,
    markers_in_hand: u8,
    markers_passed: u8,
}

impl Board {
    pub fn shape(&self) -> BoardShape {
        BoardShape {
            players: self.players(),
            season: self.season + 1,
            first: self.first,
            active: self.active,
            turn: self.turn(),
            turns: self.turns,
            phase: self.phase_shape(),
            places: Place::all().map(|place| self.place_shape(place)).collect(),
            slots: (0..SLOTS).map(|slot| self.slot_shape(slot)).collect(),
            bases: (0..BASES).map(|symbol| self.base_shape(symbol)).collect(),
            free_altars: self.free_altars,
            waiting_neutrals: self.waiting_neutrals(),
            supply: self.supply,
            seats: self.seats().map(|seat| self.seat_shape(seat)).collect(),
            stack_size: self.stack,
            discarded_runes: self.discarded,
            undrawn_cards: self.ids(self.undrawn),
            removed_cards: self.ids(self.gone),
        }
    }

    fn ids(&self, cards: CardNos) -> Vec<CardId> {
        let id = |number| self.cards.card(number).id;
        cards.iter().map(id).collect()
    }

    fn phase_shape(&self) -> PhaseShape {
        let mut shape = PhaseShape::default();
        shape.name = match self.phase {
            Phase::StartCard { symbol } => {
                shape.symbol = Some(Place::new(symbol.into()));
                "draw-start-card"
            }
            Phase::FirstPlayer => "draw-first-player",
            Phase::Turn => "turn",
            Phase::CompanionSpace => "companion-space",
            Phase::Lift { journey } => {
                shape.color = Some(journey);
                "lift-marker"
            }
            Phase::MoveTo {
                journey,
                owner,
                from,
            } => {
                shape.color = Some(journey);
                shape.owner = Some(owner);
                shape.space = Some(from);
                "move-marker"
            }
            Phase::Pay { space } => {
                shape.space = Some(space);
                "pay"
            }
            Phase::Altar { slot } => {
                shape.slot = Some(slot + 1);
                "choose-altar"
            }
            Phase::Weakest => "choose-weakest",
            Phase::Rune { then } => {
                shape.color = then;
                "draw-rune"
            }
            Phase::AnyFavor { left } => {
                shape.left = Some(left);
                "choose-favor"
            }
            Phase::Neutral => "place-neutral",
            Phase::Reveals => "reveal-runes",
            Phase::JourneyCard { place, color } => {
                shape.place = Some(place);
                shape.color = Some(color);
                "draw-journey-card"
            }
            Phase::FewestPoints { tied } => {
                shape.tied = seats_of(tied).collect();
                "draw-next-first-player"
            }
            Phase::NewStartCard { other } => {
                shape.cards = other.iter().map(|&card| self.cards.card(card).id).collect();
                "draw-new-start-card"
            }
            Phase::Keep { drawn } => {
                shape.cards = drawn.map(|card| self.cards.card(card).id).to_vec();
                "keep-new-start-card"
            }
            Phase::Over => "over",
        };
        shape
    }

    fn markers_on(&self, space: SpaceId) -> Vec<Owner> {
        let on = |owner: &Owner| self.markers[owner.index()].contains(space);
        Owner::all().filter(on).collect()
    }

    fn place_shape(&self, place: Place) -> PlaceShape {
        PlaceShape {
            place,
            card: self.card(place).map(|card| self.card_shape(place, card)),
        }
    }

    /// A card as it lies, or would lie, at a place.
    pub fn card_shape(&self, place: Place, card: &Card) -> CardShape {
        let space = |(number, space): (usize, &Space)| SpaceShape {
            space: place.space(number),
            text: space.to_string(),
            markers: self.markers_on(place.space(number)),
        };
        CardShape {
            id: card.id,
            set: card.pile.name(),
            color: card.color,
            complete: card.complete,
            incomplete: card.incomplete,
            spaces: card.spaces.iter().enumerate().map(space).collect(),
        }
    }

    fn slot_shape(&self, slot: usize) -> SlotShape {
        let circles = self.cards.circles(slot);
        SlotShape {
            space: SpaceId::slot(slot),
            effect: TREE[slot].effect,
            has_cost: slot < COST_SLOTS,
            altar: self.altars[slot],
            first: circles.first,
            second: circles.second,
            markers: self.markers_on(SpaceId::slot(slot)),
        }
    }

    fn base_shape(&self, symbol: usize) -> BaseShape {
        let space = SpaceId::base(symbol);
        let laid = self.is_base_laid(symbol);
        let full = laid && self.spaces.contains(space);
        BaseShape {
            space,
            color: laid.then_some(self.bases[symbol]),
            favors: if full { BASE_FAVORS } else { 0 },
            markers: self.markers_on(space),
        }
    }

    /// Whether the Start card of this symbol, and its base space, have been laid out. N2.2
    pub fn is_base_laid(&self, symbol: usize) -> bool {
        !matches!(self.phase, Phase::StartCard { symbol: next } if symbol >= next.into())
    }

    fn seat_shape(&self, seat: Seat) -> SeatShape {
        let index = seat.index();
        SeatShape {
            score: self.scores[index],
            favors: self.favors[index],
            revealed_runes: self.revealed[index],
            face_down_runes: self.face_down[index],
            markers_in_hand: self.in_hand[index],
            markers_passed: self.passed[index],
        }
    }
}
