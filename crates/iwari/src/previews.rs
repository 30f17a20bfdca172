//! What each piece, and each place for a feat, would change.

use engawa_core::Scorer;
use serde::Serialize;

use crate::aids::Payment;
use crate::cards::Biome;
use crate::feats::{Feat, Spot};
use crate::moves::Move;
use crate::scoring::{SETTLEMENT, When};
use crate::state::{Iwari, MAX_TRIBES, Phase};

/// A piece that can be placed, and what it would change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Placement {
    /// Whose piece.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The territory's id.
    pub territory: String,
    /// The tent space's id; `null`: it is a totem.
    pub space: Option<String>,
    /// The ways to pay for it.
    pub payments: Vec<Payment>,
    /// How the tribes stand there by tents, before and after; only where something changes.
    pub ranks: Vec<RankChange>,
    /// The connections whose points change.
    pub connections: Vec<ConnectionChange>,
    /// The tents that paths would connect with this one, itself included.
    pub group: Vec<String>,
    /// Points that the tribe's settlements would gain by it (I10).
    pub settlement_points: i32,
    /// Whether a settlement comes into being or grows.
    pub settlement: bool,
    /// The totem limit after it (I4.6).
    pub totem_limit: u8,
    /// The feats it would earn (I11).
    pub earns: Vec<Feat>,
    /// Whether it would trigger the end (I7.1).
    pub ends: bool,
    /// What the final scoring would give to each tribe, before and after; only what changes.
    pub totals: Vec<TotalChange>,
}

/// A tribe's standing in a territory, before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankChange {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Rank before, if it had tents there.
    pub rank: Option<u8>,
    /// Rank after.
    pub new_rank: Option<u8>,
    /// Points before, not multiplied.
    pub points: i32,
    /// Points after, not multiplied.
    pub new_points: i32,
}

/// A connection's points for a tribe, before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConnectionChange {
    /// Its number.
    pub connection: u8,
    /// Whose points.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Points before.
    pub points: i32,
    /// Points after.
    pub new_points: i32,
}

/// What the final scoring would give a tribe, before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TotalChange {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Before.
    pub points: i32,
    /// After.
    pub new_points: i32,
}

/// A place for the feat that is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FeatChoice {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The multiplier it would bring there (I11.5).
    pub times: i32,
    /// What the final scoring would give to each tribe; only what changes.
    pub totals: Vec<TotalChange>,
}

type Points = [i32; MAX_TRIBES];

/// The pieces that `moves` place, each with all its prices.
pub(crate) fn placements(state: &Iwari, moves: &[Move]) -> Vec<Placement> {
    let before = state.points_now(When::Final);
    let mut found: Vec<((Option<u8>, u8), Placement)> = Vec::new();
    for &mv in moves {
        let (space, territory, paid) = match mv {
            Move::PlaceTent { space, paid } => {
                let territory = state.map().spaces[usize::from(space)].territory;
                (Some(space), territory, paid)
            }
            Move::PlaceTotem { territory, paid } => (None, territory, paid),
            _ => continue,
        };
        let payment = state.payment(mv, territory, paid);
        match found.iter_mut().find(|(at, _)| *at == (space, territory)) {
            Some((_, placement)) => placement.payments.push(payment),
            None => {
                let mut placement = state.imagined(space, territory, &before);
                placement.payments.push(payment);
                found.push(((space, territory), placement));
            }
        }
    }
    found.into_iter().map(|(_, placement)| placement).collect()
}

/// The places for the feat that is due, if one is.
pub(crate) fn feat_choices(state: &Iwari, moves: &[Move]) -> Vec<FeatChoice> {
    let Phase::Feat(feat) = state.phase else {
        return Vec::new();
    };
    let before = state.points_now(When::Final);
    let choice = |&mv: &Move| {
        let index = match mv {
            Move::PlaceFeatOnTerritory(territory) => territory,
            Move::PlaceFeatOnConnection(number) => state.map().connection(number)? as u8,
            _ => return None,
        };
        let mut then = state.clone();
        then.feats.resolve(feat, state.actor(), Spot::On(index));
        let times = if feat.is_for_territories() {
            then.territory_multiplier(index.into(), When::Final)
        } else {
            then.connection_multiplier(index.into())
        };
        Some(FeatChoice {
            mv: mv.to_string(),
            times,
            totals: state.changes(&before, &then.points_now(When::Final)),
        })
    };
    moves.iter().filter_map(choice).collect()
}

impl Iwari {
    fn payment(&self, mv: Move, territory: u8, paid: Biome) -> Payment {
        Payment {
            mv: mv.to_string(),
            biome: paid,
            cards: Self::price(self.territory(territory).biome, paid),
        }
    }

    /// The piece as if it were placed: a tent on `space`, otherwise a totem.
    fn imagined(&self, space: Option<u8>, territory: u8, before: &Points) -> Placement {
        let tribe = self.placer();
        let index = usize::from(territory);
        let held = self.land[index].most_tents > 0;
        let mut then = self.clone();
        match space {
            Some(space) => {
                then.put_tent(tribe, space);
                then.earn_by_tent(space, held);
            }
            None => {
                then.put_totem(tribe, territory);
                then.earn_by_totem(territory);
            }
        }
        let group = space.map_or(0, |space| then.group(then.tents[tribe], space));
        let gain = then.settlement_points(tribe) - self.settlement_points(tribe);
        let earned = |feat: &Feat| then.feats.due >> *feat as u8 & 1 == 1;
        Placement {
            tribe: self.scorer(tribe),
            territory: self.territory(territory).id.clone(),
            space: space.map(|space| self.map().spaces[usize::from(space)].id.clone()),
            payments: Vec::new(),
            ranks: self.rank_changes(&then, index),
            connections: self.connection_changes(&then, index),
            group: self.space_ids(group),
            settlement_points: gain,
            settlement: group.count_ones() >= SETTLEMENT,
            totem_limit: then.land[index].most_tents,
            earns: Feat::ALL.into_iter().filter(earned).collect(),
            // I12.3: the third tribe's last tent triggers nothing.
            ends: self.end.is_none()
                && then.supply[tribe].tents == 0
                && tribe < usize::from(self.players),
            totals: self.changes(before, &then.points_now(When::Final)),
        }
    }

    fn settlement_points(&self, tribe: usize) -> i32 {
        let mut points = 0;
        self.settlement_lines(tribe, &mut |line| points += line.points);
        points
    }

    fn rank_changes(&self, then: &Self, territory: usize) -> Vec<RankChange> {
        let standing = |state: &Self| {
            let mut points: Points = [0; MAX_TRIBES];
            state.territory_lines(territory, When::Midway, &mut |line| {
                points[line.tribe] = line.points;
            });
            let land = state.land[territory];
            let rank = move |tribe: usize| (land.tents[tribe] > 0).then(|| land.rank(tribe).0);
            std::array::from_fn::<_, MAX_TRIBES, _>(|tribe| (rank(tribe), points[tribe]))
        };
        let (old, new) = (standing(self), standing(then));
        (0..self.tribes())
            .filter(|&tribe| old[tribe] != new[tribe])
            .map(|tribe| RankChange {
                tribe: self.scorer(tribe),
                rank: old[tribe].0,
                new_rank: new[tribe].0,
                points: old[tribe].1,
                new_points: new[tribe].1,
            })
            .collect()
    }

    fn connection_changes(&self, then: &Self, territory: usize) -> Vec<ConnectionChange> {
        let mut changes = Vec::new();
        let mut rest = self.map().territories[territory].connections;
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let points = |state: &Self| {
                let mut points: Points = [0; MAX_TRIBES];
                state.connection_lines(index, &mut |line| points[line.tribe] = line.points);
                points
            };
            let (old, new) = (points(self), points(then));
            for tribe in (0..self.tribes()).filter(|&tribe| old[tribe] != new[tribe]) {
                changes.push(ConnectionChange {
                    connection: self.map().connections[index].number,
                    tribe: self.scorer(tribe),
                    points: old[tribe],
                    new_points: new[tribe],
                });
            }
        }
        changes
    }

    fn changes(&self, old: &Points, new: &Points) -> Vec<TotalChange> {
        (0..self.tribes())
            .filter(|&tribe| old[tribe] != new[tribe])
            .map(|tribe| TotalChange {
                tribe: self.scorer(tribe),
                points: old[tribe],
                new_points: new[tribe],
            })
            .collect()
    }
}
