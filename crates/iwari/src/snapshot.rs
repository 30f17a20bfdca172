//! The state in a readable form: names instead of numbers and bits.

use engawa_core::{Game, Scorer, Seat, Turn};
use serde::Serialize;

use crate::cards::Cards;
use crate::events::Place;
use crate::feats::{Feat, Spot};
use crate::map::Territory;
use crate::state::{Iwari, Phase, Supply, Trigger};

/// A state in words. In a snapshot it is complete; in a view hands and deck are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The map's id.
    pub map: String,
    /// Who has to act.
    #[cfg_attr(test, ts(type = "Turn"))]
    pub turn: Turn,
    /// What has to happen next.
    pub phase: Phase,
    /// Whose turn it is.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// For which tribe the seat plays now.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Who plays first in a round.
    #[cfg_attr(test, ts(type = "number"))]
    pub first: Seat,
    /// Finished turns, drafts included.
    pub turns: u32,
    /// What was placed in this turn.
    pub placing: PlacingState,
    /// What triggered the end, if it is triggered.
    pub end: Option<Trigger>,
    /// How often the deck has run out.
    pub exhaustions: u8,
    /// Whether the midway scoring follows at the end of this turn.
    pub midway_due: bool,
    /// Whether the missing cards come from the new deck only.
    pub from_new_deck: bool,
    /// The numbers of the connections under mountains.
    pub covered: Vec<u8>,
    /// How many cards the deck has.
    pub deck_size: u8,
    /// The cards of the deck; only in a complete state.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deck: Option<Cards>,
    /// The reserve.
    pub reserve: Cards,
    /// The players' cards.
    pub seats: Vec<SeatState>,
    /// The tribes' pieces and scores.
    pub tribes: Vec<TribeState>,
    /// What stands where.
    pub territories: Vec<TerritoryState>,
    /// The feats played with.
    pub feats: Vec<FeatState>,
}

/// The placing of the turn under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacingState {
    /// Pieces placed.
    pub pieces: u8,
    /// The territory's id, once a piece was placed.
    pub territory: Option<String>,
    /// Whether the piece was the first in that territory.
    pub opened: bool,
    /// The space of the last tent, while feats are due.
    pub space: Option<String>,
}

/// A player's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatState {
    /// Who.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// The cards in hand, for those who see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hand: Option<Cards>,
    /// Cards in hand that everybody knows: taken from the reserve and not played since.
    pub known: Cards,
    /// The open discard pile.
    pub discards: Cards,
}

/// A tribe's pieces and score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TribeState {
    /// Which.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The score.
    pub score: i32,
    /// Pieces not yet placed.
    pub supply: Supply,
}

/// What stands in a territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerritoryState {
    /// Its id.
    pub territory: String,
    /// The tents.
    pub tents: Vec<Tent>,
    /// The totems.
    pub totems: Vec<TotemCount>,
}

/// A tent on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tent {
    /// The tent space's id.
    pub space: String,
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
}

/// Totems of one tribe in a territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TotemCount {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// How many.
    pub count: u8,
}

/// A feat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FeatState {
    /// Its kind.
    pub feat: Feat,
    /// Where it is.
    pub is: FeatPlace,
    /// Who has had a feat of this kind.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub had: Vec<Seat>,
    /// Whether a feat of this kind has been earned and is to be resolved.
    pub due: bool,
}

/// Where a feat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum FeatPlace {
    /// Not yet earned.
    Open,
    /// Declined.
    Declined,
    /// On the map.
    On(Place),
}

impl Snapshot {
    /// The complete state.
    pub(crate) fn of(state: &Iwari) -> Self {
        Self::seen(state, |_| true, true)
    }

    /// The state with the hands that are `shown`, and the deck if `deck`.
    pub(crate) fn seen(state: &Iwari, shown: impl Fn(Seat) -> bool, deck: bool) -> Self {
        let covered = |&(i, _): &(usize, _)| state.covered >> i & 1 == 1;
        let connections = state.map().connections.iter().enumerate();
        let territories = state.map().territories.iter().enumerate();
        Self {
            map: state.map().id.clone(),
            turn: state.turn(),
            phase: state.phase,
            seat: Seat::new(state.actor()),
            tribe: state.scorer(state.placer()),
            first: Seat::new(state.first.into()),
            turns: state.turns,
            placing: state.placing_state(),
            end: state.end,
            exhaustions: state.exhaustions,
            midway_due: state.midway_due,
            from_new_deck: state.from_new_deck,
            covered: connections.filter(covered).map(|(_, c)| c.number).collect(),
            deck_size: state.deck_size,
            deck: deck.then_some(state.deck),
            reserve: state.reserve,
            seats: Seat::all(state.players.into())
                .map(|seat| state.seat_state(seat, shown(seat)))
                .collect(),
            tribes: (0..state.tribes()).map(|t| state.tribe_state(t)).collect(),
            territories: territories.map(|(i, t)| state.on_land(i, t)).collect(),
            feats: state.feat_states(),
        }
    }
}

impl Iwari {
    fn placing_state(&self) -> PlacingState {
        let placing = self.placing;
        let placed = placing.pieces > 0;
        let space = || self.map().spaces[usize::from(placing.space)].id.clone();
        PlacingState {
            pieces: placing.pieces,
            territory: placed.then(|| self.territory(placing.territory).id.clone()),
            opened: placing.opened,
            space: matches!(self.phase, Phase::Feat(Feat::Union | Feat::Discovery)).then(space),
        }
    }

    fn seat_state(&self, seat: Seat, shown: bool) -> SeatState {
        let i = seat.index();
        SeatState {
            seat,
            hand_size: self.hand_sizes[i],
            hand: shown.then(|| self.hands[i]),
            known: self.known[i],
            discards: self.discards[i],
        }
    }

    fn tribe_state(&self, tribe: usize) -> TribeState {
        TribeState {
            tribe: self.scorer(tribe),
            score: self.scores[tribe],
            supply: self.supply[tribe],
        }
    }

    fn on_land(&self, index: usize, territory: &Territory) -> TerritoryState {
        let spaces = territory.first..territory.first + territory.spaces;
        let tent = |space: u8| {
            let tribe = (0..self.tribes()).find(|&t| self.tents[t] >> space & 1 == 1)?;
            Some(Tent {
                space: self.map().spaces[usize::from(space)].id.clone(),
                tribe: self.scorer(tribe),
            })
        };
        let totems = |tribe: usize| TotemCount {
            tribe: self.scorer(tribe),
            count: self.land[index].totems[tribe],
        };
        TerritoryState {
            territory: territory.id.clone(),
            tents: spaces.filter_map(tent).collect(),
            totems: (0..self.tribes())
                .map(totems)
                .filter(|totems| totems.count > 0)
                .collect(),
        }
    }

    fn feat_states(&self) -> Vec<FeatState> {
        let mut states = Vec::new();
        for feat in Feat::ALL {
            let had = self.feats.had[feat as usize];
            let had = Seat::all(self.players.into()).filter(|s| had >> s.index() & 1 == 1);
            let had: Vec<_> = had.collect();
            for spot in self.feats.spots[feat as usize] {
                let is = match spot {
                    Spot::Out => continue,
                    Spot::Open => FeatPlace::Open,
                    Spot::Declined => FeatPlace::Declined,
                    Spot::On(index) => FeatPlace::On(self.feat_place(feat, index)),
                };
                states.push(FeatState {
                    feat,
                    is,
                    had: had.clone(),
                    due: self.feats.due >> feat as u8 & 1 == 1,
                });
            }
        }
        states
    }
}
