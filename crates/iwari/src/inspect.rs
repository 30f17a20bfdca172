//! The scoring inspector: what everything would score now, and why.

use engawa_core::{Message, Scorer};
use serde::Serialize;

use crate::map::By;
use crate::scoring::{Line, When, Why};
use crate::state::Iwari;

/// What a scoring now would give, place by place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Inspection {
    /// Which scoring is looked at.
    pub when: When,
    /// Every territory, in the order of the map.
    pub territories: Vec<TerritoryScore>,
    /// Every connection by number; at the midway scoring none counts.
    pub connections: Vec<ConnectionScore>,
    /// Every settlement; at the midway scoring none counts.
    pub settlements: Vec<SettlementScore>,
    /// The sums, tribe by tribe.
    pub totals: Vec<Total>,
}

/// What a territory would score (I8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerritoryScore {
    /// Its id.
    pub territory: String,
    /// What feats multiply its points by.
    pub times: i32,
    /// The tribes with tents there.
    pub tribes: Vec<TentScore>,
}

/// What a tribe's tents in a territory would score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TentScore {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// Its tents there.
    pub tents: u8,
    /// Its rank there.
    pub rank: u8,
    /// The points.
    pub points: i32,
    /// Why.
    #[cfg_attr(test, ts(type = "Message"))]
    pub reason: Message,
}

/// What a connection would score (I9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConnectionScore {
    /// Its number.
    pub connection: u8,
    /// Over land or water.
    pub by: By,
    /// Whether a mountain covers it, so that it scores nothing.
    pub covered: bool,
    /// What feats multiply its points by.
    pub times: i32,
    /// Its two territories.
    pub ends: [ConnectionEnd; 2],
    /// Who would score.
    pub tribes: Vec<PlainScore>,
}

/// One end of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConnectionEnd {
    /// The territory's id.
    pub territory: String,
    /// Totems there, of all tribes.
    pub totems: u8,
    /// Who has the majority.
    #[cfg_attr(test, ts(type = "Scorer[]"))]
    pub majority: Vec<Scorer>,
}

/// Points of a tribe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlainScore {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The points.
    pub points: i32,
    /// Why.
    #[cfg_attr(test, ts(type = "Message"))]
    pub reason: Message,
}

/// What a settlement would score (I10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SettlementScore {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// The ids of its tent spaces.
    pub spaces: Vec<String>,
    /// The points.
    pub points: i32,
    /// Why.
    #[cfg_attr(test, ts(type = "Message"))]
    pub reason: Message,
}

/// What a tribe would score in all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Total {
    /// Whose.
    #[cfg_attr(test, ts(type = "Scorer"))]
    pub tribe: Scorer,
    /// For tents.
    pub tents: i32,
    /// For totems.
    pub totems: i32,
    /// For settlements.
    pub settlements: i32,
}

impl Total {
    /// The sum.
    pub const fn points(&self) -> i32 {
        self.tents + self.totems + self.settlements
    }
}

impl Iwari {
    /// What each territory, connection and settlement would score if it were scored now.
    pub fn inspect(&self, when: When) -> Inspection {
        let map = self.map();
        let mut inspection = Inspection {
            when,
            territories: (0..map.territories.len())
                .map(|territory| self.inspect_territory(territory, when))
                .collect(),
            connections: Vec::new(),
            settlements: Vec::new(),
            totals: Vec::new(),
        };
        if when == When::Final {
            let connections = 0..map.connections.len();
            inspection.connections = connections.map(|c| self.inspect_connection(c)).collect();
            for tribe in 0..self.tribes() {
                self.settlement_lines(tribe, &mut |line| {
                    inspection
                        .settlements
                        .extend(self.inspect_settlement(&line));
                });
            }
        }
        inspection.totals = (0..self.tribes())
            .map(|tribe| inspection.total(self.scorer(tribe)))
            .collect();
        inspection
    }

    fn inspect_territory(&self, territory: usize, when: When) -> TerritoryScore {
        let land = &self.land[territory];
        let mut tribes = Vec::new();
        self.territory_lines(territory, when, &mut |line| {
            tribes.push(TentScore {
                tribe: self.scorer(line.tribe),
                tents: land.tents[line.tribe],
                rank: land.rank(line.tribe).0,
                points: line.points,
                reason: self.entry(&line, when).reason,
            });
        });
        TerritoryScore {
            territory: self.map().territories[territory].id.clone(),
            times: self.territory_multiplier(territory, when),
            tribes,
        }
    }

    fn inspect_connection(&self, index: usize) -> ConnectionScore {
        let connection = &self.map().connections[index];
        let end = |territory: u8| {
            let land = &self.land[usize::from(territory)];
            let rulers = (0..self.tribes()).filter(|&tribe| land.majority(tribe));
            ConnectionEnd {
                territory: self.territory(territory).id.clone(),
                totems: land.all_totems,
                majority: rulers.map(|tribe| self.scorer(tribe)).collect(),
            }
        };
        let mut tribes = Vec::new();
        self.connection_lines(index, &mut |line| {
            tribes.push(PlainScore {
                tribe: self.scorer(line.tribe),
                points: line.points,
                reason: self.entry(&line, When::Final).reason,
            });
        });
        ConnectionScore {
            connection: connection.number,
            by: connection.by,
            covered: self.covered >> index & 1 == 1,
            times: self.connection_multiplier(index),
            ends: connection.between.map(end),
            tribes,
        }
    }

    fn inspect_settlement(&self, line: &Line) -> Option<SettlementScore> {
        let Why::Settlement(spaces) = line.why else {
            return None;
        };
        Some(SettlementScore {
            tribe: self.scorer(line.tribe),
            spaces: self.space_ids(spaces),
            points: line.points,
            reason: self.entry(line, When::Final).reason,
        })
    }
}

impl Inspection {
    fn total(&self, tribe: Scorer) -> Total {
        let tents = self.territories.iter().flat_map(|place| &place.tribes);
        let totems = self.connections.iter().flat_map(|place| &place.tribes);
        let settlements = self.settlements.iter();
        Total {
            tribe,
            tents: tents.filter(|s| s.tribe == tribe).map(|s| s.points).sum(),
            totems: totems.filter(|s| s.tribe == tribe).map(|s| s.points).sum(),
            settlements: settlements
                .filter(|s| s.tribe == tribe)
                .map(|s| s.points)
                .sum(),
        }
    }
}
