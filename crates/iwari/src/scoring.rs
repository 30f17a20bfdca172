//! Scoring tents, totems and settlements (I8, I9, I10), midway, at the end and for a look ahead.

use engawa_core::{Message, ScoreEntry, Sink};
use serde::Serialize;

use crate::events::Event;
use crate::feats::Feat;
use crate::map::Spaces;
use crate::state::{Iwari, Land, MAX_TRIBES, Tribe};

/// Tents that make a settlement (I10.1).
pub const SETTLEMENT: u32 = 4;

/// Which scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum When {
    /// At the first exhaustion: tents only, never multiplied (I6.2, I11.5).
    Midway,
    /// At the end: tents, totems and settlements (I7.2).
    Final,
}

/// Points of one tribe for one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) tribe: Tribe,
    pub(crate) points: i32,
    pub(crate) why: Why,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The first rank in a territory with so many tents.
    FirstRank { territory: usize, tents: i32 },
    /// A later rank; one tribe of the rank above has so many tents.
    LaterRank {
        territory: usize,
        rank: u8,
        above: i32,
    },
    /// The majority at both ends of a connection, with so many totems there.
    Totems { connection: usize, totems: i32 },
    /// A settlement.
    Settlement(Spaces),
}

impl Land {
    /// I9.1: no tribe has more totems here, and this one has at least one.
    #[inline]
    pub(crate) fn majority(&self, tribe: Tribe) -> bool {
        let own = self.totems[tribe];
        own > 0 && self.totems.iter().all(|&other| other <= own)
    }

    /// The rank of a tribe with tents here, equal numbers sharing a rank (I8.1), and the
    /// number of tents of one tribe of the rank above.
    pub(crate) fn rank(&self, tribe: Tribe) -> (u8, Option<u8>) {
        let own = self.tents[tribe];
        let mut rank = 1;
        let mut above: Option<u8> = None;
        for (i, &tents) in self.tents.iter().enumerate() {
            if tents > own {
                above = Some(above.map_or(tents, |least| least.min(tents)));
                rank += u8::from(!self.tents[..i].contains(&tents));
            }
        }
        (rank, above)
    }
}

impl Iwari {
    pub(crate) fn score_midway<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.score(When::Midway, sink);
    }

    pub(crate) fn score_final<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.score(When::Final, sink);
    }

    /// The one place where scores change.
    fn score<S: Sink<Self>>(&mut self, when: When, sink: &mut S) {
        sink.event(|| Event::ScoringBegan { when });
        let mut scores = self.scores;
        self.each_line(when, |line| {
            scores[line.tribe] += line.points;
            sink.score(|| self.entry(&line, when));
        });
        self.scores = scores;
    }

    /// What a scoring now would give to each tribe, the third tribe of two players last.
    pub fn points_now(&self, when: When) -> [i32; MAX_TRIBES] {
        let mut points = [0; MAX_TRIBES];
        self.each_line(when, |line| points[line.tribe] += line.points);
        points
    }

    /// All points that a scoring now would give, in the order of the rules.
    fn each_line(&self, when: When, mut found: impl FnMut(Line)) {
        for territory in 0..self.options.map.territories.len() {
            self.territory_lines(territory, when, &mut found);
        }
        if when == When::Midway {
            return;
        }
        for connection in 0..self.options.map.connections.len() {
            self.connection_lines(connection, &mut found);
        }
        for tribe in 0..self.tribes() {
            self.settlement_lines(tribe, &mut found);
        }
    }

    /// I8: the points for tents in one territory.
    pub(crate) fn territory_lines(
        &self,
        territory: usize,
        when: When,
        found: &mut impl FnMut(Line),
    ) {
        let land = &self.land[territory];
        if land.most_tents == 0 {
            return;
        }
        let multiplier = self.territory_multiplier(territory, when);
        let tents: i32 = land.tents.iter().map(|&tents| i32::from(tents)).sum();
        // I8.3: a tribe without tents scores nothing.
        for tribe in (0..self.tribes()).filter(|&tribe| land.tents[tribe] > 0) {
            let (points, why) = match land.rank(tribe) {
                (_, None) => (tents, Why::FirstRank { territory, tents }),
                (rank, Some(above)) => {
                    let above = i32::from(above);
                    let why = Why::LaterRank {
                        territory,
                        rank,
                        above,
                    };
                    (above, why)
                }
            };
            let points = points * multiplier;
            found(Line { tribe, points, why });
        }
    }

    /// I9: the points for totems at one connection.
    pub(crate) fn connection_lines(&self, connection: usize, found: &mut impl FnMut(Line)) {
        if self.covered >> connection & 1 == 1 {
            return; // I2.1
        }
        let [one, two] = self.options.map.connections[connection].between;
        let (one, two) = (&self.land[usize::from(one)], &self.land[usize::from(two)]);
        if one.all_totems == 0 || two.all_totems == 0 {
            return;
        }
        let totems = i32::from(one.all_totems) + i32::from(two.all_totems);
        let points = totems * self.connection_multiplier(connection);
        for tribe in 0..self.tribes() {
            if one.majority(tribe) && two.majority(tribe) {
                let why = Why::Totems { connection, totems };
                found(Line { tribe, points, why });
            }
        }
    }

    /// I10: the points for the settlements of one tribe.
    pub(crate) fn settlement_lines(&self, tribe: Tribe, found: &mut impl FnMut(Line)) {
        let mut rest = self.tents[tribe];
        while rest.count_ones() >= SETTLEMENT {
            let group = self.group(rest, rest.trailing_zeros() as u8);
            rest &= !group;
            let size = group.count_ones();
            if size >= SETTLEMENT {
                let (points, why) = (size as i32, Why::Settlement(group));
                found(Line { tribe, points, why });
            }
        }
    }

    /// The tents of `tents` that paths connect with the one on `space`.
    pub fn group(&self, tents: Spaces, space: u8) -> Spaces {
        let mut group: Spaces = 1 << space;
        let mut edge = group;
        while edge != 0 {
            let next = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            let new = self.options.map.spaces[next].neighbours & tents & !group;
            group |= new;
            edge |= new;
        }
        group
    }

    /// I11.5: feats count in the final scoring only.
    pub(crate) fn territory_multiplier(&self, territory: usize, when: When) -> i32 {
        match when {
            When::Midway => 1,
            When::Final => self
                .feats
                .multiplier([Feat::Union, Feat::Discovery], territory),
        }
    }

    pub(crate) fn connection_multiplier(&self, connection: usize) -> i32 {
        self.feats
            .multiplier([Feat::Honour, Feat::Respect], connection)
    }

    /// The points with their reason in words.
    pub(crate) fn entry(&self, line: &Line, when: When) -> ScoreEntry {
        let map = &self.options.map;
        let id = |territory: usize| map.territories[territory].id.clone();
        let (rule, reason) = match line.why {
            Why::FirstRank { territory, tents } => {
                let reason = Message::new("tents-first")
                    .with("territory", id(territory))
                    .with("tents", tents)
                    .with("times", self.territory_multiplier(territory, when));
                ("I8.2", reason)
            }
            Why::LaterRank {
                territory,
                rank,
                above,
            } => {
                let reason = Message::new("tents-later")
                    .with("territory", id(territory))
                    .with("rank", rank)
                    .with("above", above)
                    .with("times", self.territory_multiplier(territory, when));
                ("I8.2", reason)
            }
            Why::Totems { connection, totems } => {
                let [one, two] = map.connections[connection].between;
                let reason = Message::new("totems")
                    .with("connection", map.connections[connection].number)
                    .with("territories", vec![id(one.into()), id(two.into())])
                    .with("totems", totems)
                    .with("times", self.connection_multiplier(connection));
                ("I9.2", reason)
            }
            Why::Settlement(spaces) => {
                let reason = Message::new("settlement")
                    .with("tents", spaces.count_ones())
                    .with("spaces", self.space_ids(spaces));
                ("I10.1", reason)
            }
        };
        ScoreEntry {
            scorer: self.scorer(line.tribe),
            points: line.points,
            rule,
            reason,
        }
    }

    pub(crate) fn space_ids(&self, spaces: Spaces) -> Vec<String> {
        let there = |(i, _): &(usize, _)| spaces >> i & 1 == 1;
        let all = self.options.map.spaces.iter().enumerate();
        all.filter(there)
            .map(|(_, space)| space.id.clone())
            .collect()
    }
}

const _: () = assert!(MAX_TRIBES == 5, "I1.5: five tribes");
