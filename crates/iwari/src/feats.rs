//! Feats (I11).

use serde::Serialize;

use crate::document::MAX_TERRITORIES;
use crate::map::By;
use crate::moves::Move;
use crate::scoring::SETTLEMENT;
use crate::state::{Iwari, Phase};

/// A kind of feat, in the order in which they are resolved (I11.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Feat {
    /// For completing a settlement (I11.1).
    Union,
    /// For filling a territory (I11.2).
    Discovery,
    /// For majorities at both ends of a land connection (I11.3).
    Honour,
    /// For majorities at both ends of a water connection (I11.3).
    Respect,
}

impl Feat {
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// All kinds.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Union, Self::Discovery, Self::Honour, Self::Respect];

    /// The option that switches it on.
    pub const fn key(self) -> &'static str {
        ["union", "discovery", "honour", "respect"][self as usize]
    }

    /// How many of the kind there are (I1.6).
    pub const fn copies(self) -> usize {
        [2, 2, 1, 1][self as usize]
    }

    /// Whether it goes on a territory, not on a connection.
    pub const fn is_for_territories(self) -> bool {
        matches!(self, Self::Union | Self::Discovery)
    }
}

/// Where a feat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Spot {
    /// Not played with.
    #[default]
    Out,
    /// Not yet earned.
    Open,
    /// On the territory or the connection with this index.
    On(u8),
    /// Declined: it has left the game.
    Declined,
}

/// All feats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Feats {
    pub(crate) spots: [[Spot; 2]; Feat::COUNT],
    /// By kind, the seats that have had one, as a set.
    pub(crate) had: [u8; Feat::COUNT],
    /// The kinds that the last placement earned and that are still to be resolved, as a set.
    pub(crate) due: u8,
}

impl Feats {
    pub(crate) fn new(on: [bool; Feat::COUNT]) -> Self {
        let mut feats = Self::default();
        for feat in Feat::ALL.into_iter().filter(|&feat| on[feat as usize]) {
            feats.spots[feat as usize][..feat.copies()].fill(Spot::Open);
        }
        feats
    }

    /// What the points of a territory or a connection are multiplied by (I11.5).
    pub(crate) fn multiplier(&self, kinds: [Feat; 2], index: usize) -> i32 {
        let here = Spot::On(index as u8);
        let on = |feat: Feat| self.spots[feat as usize].iter().filter(|&&s| s == here);
        1 + kinds.into_iter().flat_map(on).count() as i32
    }

    #[inline]
    fn is_open_to(&self, feat: Feat, seat: usize) -> bool {
        // I11.1, I11.2: two different players.
        self.had[feat as usize] >> seat & 1 == 0 && self.spots[feat as usize].contains(&Spot::Open)
    }

    pub(crate) fn resolve(&mut self, feat: Feat, seat: usize, spot: Spot) {
        let spots = &mut self.spots[feat as usize];
        let open = spots.iter_mut().find(|spot| **spot == Spot::Open);
        *open.expect("a feat is due only while one is open") = spot;
        self.had[feat as usize] |= 1 << seat;
        self.due &= !(1 << feat as u8);
    }

    /// The next kind to be resolved (I11.4).
    pub(crate) fn next_due(&self) -> Option<Feat> {
        Feat::ALL.get(self.due.trailing_zeros() as usize).copied()
    }
}

impl Iwari {
    /// Notes the feats that a tent on `space` earned; `held` says whether its territory held a
    /// piece before.
    pub(crate) fn earn_by_tent(&mut self, space: u8, held: bool) {
        // I12.3: the third tribe earns no feats.
        if self.tribe != self.seat {
            return;
        }
        let seat = self.actor();
        if self.feats.is_open_to(Feat::Union, seat) && self.completes_settlement(space) {
            self.feats.due |= 1 << Feat::Union as u8;
        }
        let territory = self.options.map.spaces[usize::from(space)].territory;
        let full = self.free & self.territory(territory).all == 0;
        if held && full && self.feats.is_open_to(Feat::Discovery, seat) {
            self.feats.due |= 1 << Feat::Discovery as u8;
        }
    }

    /// Notes the feats that a totem in `territory` earned.
    pub(crate) fn earn_by_totem(&mut self, territory: u8) {
        if self.tribe != self.seat {
            return;
        }
        for feat in [Feat::Honour, Feat::Respect] {
            if self.feats.is_open_to(feat, self.actor())
                && self.ruled_connections(feat, territory) != 0
            {
                self.feats.due |= 1 << feat as u8;
            }
        }
    }

    /// I11.1: whether the tent on `space` made a settlement where there was none.
    fn completes_settlement(&self, space: u8) -> bool {
        let tents = self.tents[self.placer()];
        let group = self.group(tents, space);
        if group.count_ones() < SETTLEMENT {
            return false;
        }
        let mut before = group & !(1 << space);
        while before != 0 {
            let part = self.group(before, before.trailing_zeros() as u8);
            if part.count_ones() < SETTLEMENT {
                return true;
            }
            before &= !part;
        }
        false
    }

    /// The connections at `territory` where the player may put `feat`, as a set of indices.
    fn ruled_connections(&self, feat: Feat, territory: u8) -> u64 {
        let by = if feat == Feat::Honour {
            By::Land
        } else {
            By::Water
        };
        let mut ruled = 0;
        let mut rest = self.territory(territory).connections & !self.covered;
        while rest != 0 {
            let index = rest.trailing_zeros();
            rest &= rest - 1;
            let connection = &self.options.map.connections[index as usize];
            let majority = |t: u8| self.land[usize::from(t)].majority(self.placer());
            if connection.by == by && connection.between.into_iter().all(majority) {
                ruled |= 1 << index;
            }
        }
        ruled
    }

    /// Appends where the feat that is due can go, and declining it.
    pub(crate) fn feat_moves(&self, feat: Feat, moves: &mut Vec<Move>) {
        let Phase::Feat(_) = self.phase else { return };
        if feat.is_for_territories() {
            let may = self.feat_territories(feat);
            let all = 0..self.options.map.territories.len() as u8;
            moves.extend(
                all.filter(|&t| may >> t & 1 == 1)
                    .map(Move::PlaceFeatOnTerritory),
            );
        } else {
            let may = self.ruled_connections(feat, self.placing.territory);
            let connections = self.options.map.connections.iter().enumerate();
            moves.extend(
                connections
                    .filter(|(i, _)| may >> i & 1 == 1)
                    .map(|(_, c)| Move::PlaceFeatOnConnection(c.number)),
            );
        }
        moves.push(Move::DeclineFeat);
    }

    /// The territories where the player may put `feat`, as a set.
    fn feat_territories(&self, feat: Feat) -> u32 {
        const _: () = assert!(MAX_TERRITORIES <= u32::BITS as usize);
        if feat == Feat::Discovery {
            return !(1 << self.placing.territory);
        }
        let mut settlement = self.group(self.tents[self.placer()], self.placing.space);
        let mut territories = 0;
        while settlement != 0 {
            let space = &self.options.map.spaces[settlement.trailing_zeros() as usize];
            territories |= 1 << space.territory;
            settlement &= settlement - 1;
        }
        territories
    }
}
