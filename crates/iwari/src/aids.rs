//! What the rules can tell a person who thinks: who leads where, and what a piece would change.
//!
//! Made of a [`View`] alone, so that it gives nothing away.

use engawa_core::{GameView, Scorer};
use serde::Serialize;

use crate::cards::Biome;
use crate::inspect::{ConnectionScore, Inspection};
use crate::moves::Move;
use crate::previews::{self, FeatChoice, Placement};
use crate::scoring::{SETTLEMENT, When};
use crate::state::{Iwari, Phase};
use crate::view::View;

/// What the rules say about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aids {
    /// Every territory, in the order of the map.
    pub territories: Vec<TerritoryAid>,
    /// Every connection by number, as the final scoring would see it now.
    pub connections: Vec<ConnectionScore>,
    /// Every group of at least two tents that paths connect; the first tribe's first.
    pub groups: Vec<GroupAid>,
    /// What each tribe would have if a scoring came now.
    pub totals: Vec<TotalAid>,
    /// What the viewer may place now, with its prices and what it would change.
    pub placements: Vec<Placement>,
    /// Where the viewer may put the feat that is due.
    pub feat_choices: Vec<FeatChoice>,
}

/// A territory: what stands there and what it would score (I8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerritoryAid {
    /// Its id.
    pub territory: String,
    /// Free tent spaces.
    pub free: u8,
    /// The totem limit (I4.6).
    pub totem_limit: u8,
    /// Totems of all tribes.
    pub totems: u8,
    /// What feats multiply its points by at the end.
    pub times: i32,
    /// The tribes with a tent or a totem there.
    pub tribes: Vec<TribeThere>,
    /// Why the viewer, who is to place, can place no tent there.
    pub no_tent: Option<Obstacle>,
    /// Why the viewer, who is to place, can place no totem there.
    pub no_totem: Option<Obstacle>,
}

/// A tribe's pieces in a territory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TribeThere {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Its tents.
    pub tents: u8,
    /// Its rank by tents (I8.1), if it has any.
    pub rank: Option<u8>,
    /// What its tents would score now, not multiplied.
    pub points: i32,
    /// Its totems.
    pub totems: u8,
    /// Whether it has the majority of totems (I9.1).
    pub majority: bool,
}

/// Why a piece can't be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// The turn goes on in another territory (I4.1).
    OtherTerritory,
    /// No such piece is left in the supply (I4.7).
    Supply,
    /// Every tent space is taken (I4.5).
    Full,
    /// No tent stands there yet (I4.3).
    Unexplored,
    /// As many totems as the limit allows stand there (I4.6).
    TotemLimit,
    /// The cards in hand can't pay for it (I4.2).
    Cards,
}

/// Tents of one tribe that paths connect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GroupAid {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The ids of the tent spaces.
    pub spaces: Vec<String>,
    /// Whether it is a settlement (I10.1).
    pub settlement: bool,
}

/// A tribe's points, and what a scoring now would add.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TotalAid {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The score so far.
    pub score: i32,
    /// What a midway scoring would add.
    pub midway: i32,
    /// What the final scoring would add for tents, multiplied.
    pub tents: i32,
    /// … for totems.
    pub totems: i32,
    /// … for settlements.
    pub settlements: i32,
}

impl Aids {
    pub(crate) fn of(view: &View) -> Self {
        let state = view.known();
        let mut moves = Vec::new();
        view.legal_moves(&mut moves);
        let inspection = state.inspect(When::Final);
        let placing = view.is_to_act() && matches!(state.phase, Phase::Action | Phase::SecondPiece);
        Self {
            territories: (0..state.map().territories.len())
                .map(|t| state.territory_aid(t, placing.then_some(&moves[..])))
                .collect(),
            groups: state.group_aids(),
            totals: state.total_aids(&inspection),
            placements: previews::placements(state, &moves),
            feat_choices: previews::feat_choices(state, &moves),
            connections: inspection.connections,
        }
    }
}

impl Iwari {
    fn territory_aid(&self, index: usize, moves: Option<&[Move]>) -> TerritoryAid {
        let territory = &self.map().territories[index];
        let land = &self.land[index];
        let mut points = [0; crate::state::MAX_TRIBES];
        self.territory_lines(index, When::Midway, &mut |line| {
            points[line.tribe] = line.points;
        });
        let there = |tribe: usize| TribeThere {
            tribe: self.scorer(tribe),
            tents: land.tents[tribe],
            rank: (land.tents[tribe] > 0).then(|| land.rank(tribe).0),
            points: points[tribe],
            totems: land.totems[tribe],
            majority: land.majority(tribe),
        };
        TerritoryAid {
            territory: territory.id.clone(),
            free: (self.free & territory.all).count_ones() as u8,
            totem_limit: land.most_tents,
            totems: land.all_totems,
            times: self.territory_multiplier(index, When::Final),
            tribes: (0..self.tribes())
                .filter(|&tribe| land.tents[tribe] + land.totems[tribe] > 0)
                .map(there)
                .collect(),
            no_tent: moves.and_then(|moves| self.no_tent(index, moves)),
            no_totem: moves.and_then(|moves| self.no_totem(index, moves)),
        }
    }

    fn no_tent(&self, index: usize, moves: &[Move]) -> Option<Obstacle> {
        let of = |mv: &Move| matches!(mv, Move::PlaceTent { space, .. } if self.territory_of(*space) == index);
        if moves.iter().any(of) {
            return None;
        }
        Some(if self.plays_elsewhere(index) {
            Obstacle::OtherTerritory
        } else if self.free & self.map().territories[index].all == 0 {
            Obstacle::Full
        } else if self.supply[self.placer()].tents == 0 {
            Obstacle::Supply
        } else {
            Obstacle::Cards
        })
    }

    fn no_totem(&self, index: usize, moves: &[Move]) -> Option<Obstacle> {
        let of = |mv: &Move| matches!(mv, Move::PlaceTotem { territory, .. } if usize::from(*territory) == index);
        if moves.iter().any(of) {
            return None;
        }
        let land = &self.land[index];
        Some(if self.plays_elsewhere(index) {
            Obstacle::OtherTerritory
        } else if land.most_tents == 0 {
            Obstacle::Unexplored
        } else if land.all_totems >= land.most_tents {
            Obstacle::TotemLimit
        } else if self.supply[self.placer()].totems == 0 {
            Obstacle::Supply
        } else {
            Obstacle::Cards
        })
    }

    fn plays_elsewhere(&self, index: usize) -> bool {
        self.phase == Phase::SecondPiece && usize::from(self.placing.territory) != index
    }

    fn territory_of(&self, space: u8) -> usize {
        self.map().spaces[usize::from(space)].territory.into()
    }

    fn group_aids(&self) -> Vec<GroupAid> {
        let mut groups = Vec::new();
        for tribe in 0..self.tribes() {
            let mut rest = self.tents[tribe];
            while rest != 0 {
                let group = self.group(rest, rest.trailing_zeros() as u8);
                rest &= !group;
                if group.count_ones() > 1 {
                    groups.push(GroupAid {
                        tribe: self.scorer(tribe),
                        spaces: self.space_ids(group),
                        settlement: group.count_ones() >= SETTLEMENT,
                    });
                }
            }
        }
        groups
    }

    fn total_aids(&self, inspection: &Inspection) -> Vec<TotalAid> {
        let midway = self.points_now(When::Midway);
        let tribes = inspection.totals.iter().enumerate();
        tribes
            .map(|(tribe, total)| TotalAid {
                tribe: total.tribe,
                score: self.scores[tribe],
                midway: midway[tribe],
                tents: total.tents,
                totems: total.totems,
                settlements: total.settlements,
            })
            .collect()
    }
}

/// One way to pay (I4.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Payment {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The colour of the cards.
    pub biome: Biome,
    /// One card of the biome, or a wild pair.
    pub cards: u8,
}
