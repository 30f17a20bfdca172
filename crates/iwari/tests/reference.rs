//! The rules once more, in the plainest way, read off the snapshot: legal moves and scores must
//! agree with the fast ones everywhere.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use common::random_game;
use engawa_core::{Game, Scorer, Setup, Turn};
use engawa_iwari::{
    Biome, By, Feat, FeatPlace, Iwari, Map, Move, Phase, Place, Snapshot, TerritoryState, When,
};

/// Games of every variant that are compared at every event.
const GAMES: u64 = 2;

#[test]
fn legal_moves_and_scores_agree_with_a_plain_reading_of_the_rules() {
    for setup in Setup::variants() {
        for seed in 0..GAMES {
            let table = random_game(&setup, 1000 + seed);
            let mut state = Iwari::start(&setup);
            for happening in table.happened() {
                compare_moves(&state);
                happening
                    .play(&mut state, &mut engawa_core::Silent)
                    .unwrap();
            }
            compare_scores(&state);
        }
    }
}

fn compare_moves(state: &Iwari) {
    let Turn::Seat(_) = state.turn() else { return };
    let table = Plain::new(state);
    let all = (0..Iwari::INFO.actions).map(|id| Iwari::action(id).unwrap());
    let allowed: BTreeSet<u32> = all.filter(|mv| table.allows(*mv)).map(Move::id).collect();
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let listed: BTreeSet<u32> = moves.iter().map(|mv| mv.id()).collect();
    assert_eq!(listed.len(), moves.len());
    assert_eq!(listed, allowed, "{:#?}", table.now);
}

fn compare_scores(state: &Iwari) {
    let table = Plain::new(state);
    for when in [When::Midway, When::Final] {
        for total in state.inspect(when).totals {
            assert_eq!(total.tents, table.tents(total.tribe, when));
            if when == When::Final {
                assert_eq!(total.totems, table.totems(total.tribe));
                assert_eq!(total.settlements, table.settlements(total.tribe));
            }
        }
    }
}

struct Plain<'a> {
    map: &'a Map,
    now: Snapshot,
}

impl<'a> Plain<'a> {
    fn new(state: &'a Iwari) -> Self {
        Self {
            map: state.map(),
            now: state.snapshot(),
        }
    }

    fn allows(&self, mv: Move) -> bool {
        let hand = self.now.seats[self.now.seat.index()].hand.unwrap();
        let placing = matches!(self.now.phase, Phase::Action | Phase::SecondPiece);
        let drawing = matches!(self.now.phase, Phase::DrawCard | Phase::Draft);
        match mv {
            Move::PlaceTent { space, paid } => {
                let Some(space) = self.map.spaces.get(usize::from(space)) else {
                    return false;
                };
                let land = &self.now.territories[usize::from(space.territory)];
                placing
                    && self.supply().tents > 0
                    && land.tents.iter().all(|tent| tent.space != space.id)
                    && self.can_pay(land, paid)
                    && self.is_this_turns(land)
            }
            Move::PlaceTotem { territory, paid } => {
                let Some(land) = self.now.territories.get(usize::from(territory)) else {
                    return false;
                };
                let tents = |tribe| land.tents.iter().filter(|t| t.tribe == tribe).count();
                let limit = self.now.tribes.iter().map(|t| tents(t.tribe)).max();
                placing
                    && self.supply().totems > 0
                    && usize::from(all_totems(land)) < limit.unwrap()
                    && self.can_pay(land, paid)
                    && self.is_this_turns(land)
            }
            Move::Discard(card) => self.now.phase == Phase::Action && hand.count(card) > 0,
            Move::Stop => self.now.phase == Phase::SecondPiece,
            Move::TakeFromReserve(card) => drawing && self.now.reserve.count(card) > 0,
            Move::DrawFromDeck => drawing && self.now.deck_size > 0,
            Move::PlaceFeatOnTerritory(territory) => {
                let land = self.now.territories.get(usize::from(territory));
                land.is_some_and(|land| self.may_have_feat(land))
            }
            Move::PlaceFeatOnConnection(number) => {
                let by = match self.now.phase {
                    Phase::Feat(Feat::Honour) => By::Land,
                    Phase::Feat(Feat::Respect) => By::Water,
                    _ => return false,
                };
                let connection = self.map.connection(number);
                connection.is_some_and(|i| {
                    self.map.connections[i].by == by && self.rules(i, self.now.tribe)
                })
            }
            Move::DeclineFeat => matches!(self.now.phase, Phase::Feat(_)),
        }
    }

    fn supply(&self) -> engawa_iwari::Supply {
        let own = |tribe: &&engawa_iwari::TribeState| tribe.tribe == self.now.tribe;
        self.now.tribes.iter().find(own).unwrap().supply
    }

    fn can_pay(&self, land: &TerritoryState, paid: Biome) -> bool {
        let territory = self.map.territories.iter().find(|t| t.id == land.territory);
        let price = if territory.unwrap().biome == paid {
            1
        } else {
            2
        };
        let hand = self.now.seats[self.now.seat.index()].hand.unwrap();
        hand.count(paid) >= price
    }

    fn is_this_turns(&self, land: &TerritoryState) -> bool {
        let territory = self.now.placing.territory.as_ref();
        territory.is_none_or(|territory| *territory == land.territory)
    }

    fn may_have_feat(&self, land: &TerritoryState) -> bool {
        match self.now.phase {
            Phase::Feat(Feat::Discovery) => {
                self.now.placing.territory.as_ref() != Some(&land.territory)
            }
            Phase::Feat(Feat::Union) => {
                let space = self.now.placing.space.as_ref().unwrap();
                let groups = self.groups(self.now.tribe);
                let group = groups.iter().find(|group| group.contains(space)).unwrap();
                land.tents.iter().any(|tent| group.contains(&tent.space))
            }
            _ => false,
        }
    }

    /// Whether the connection is uncovered and the tribe has the majority at both ends.
    fn rules(&self, connection: usize, tribe: Scorer) -> bool {
        let connection = &self.map.connections[connection];
        let majority = |&territory: &u8| {
            let totems = &self.now.territories[usize::from(territory)].totems;
            let own = totems.iter().find(|totems| totems.tribe == tribe);
            own.is_some_and(|own| totems.iter().all(|totems| totems.count <= own.count))
        };
        !self.now.covered.contains(&connection.number) && connection.between.iter().all(majority)
    }

    fn tents(&self, tribe: Scorer, when: When) -> i32 {
        let mut points = 0;
        for land in &self.now.territories {
            let tents = |tribe| land.tents.iter().filter(|t| t.tribe == tribe).count();
            let counts: BTreeSet<_> = self.now.tribes.iter().map(|t| tents(t.tribe)).collect();
            let own = tents(tribe);
            if own == 0 {
                continue;
            }
            let above = counts.iter().find(|count| **count > own);
            let here = *above.unwrap_or(&land.tents.len()) as i32;
            let place = FeatPlace::On(Place::Territory(land.territory.clone()));
            points += here
                * if when == When::Final {
                    self.times(&place)
                } else {
                    1
                };
        }
        points
    }

    fn totems(&self, tribe: Scorer) -> i32 {
        let score = |i: usize| {
            let connection = &self.map.connections[i];
            let [one, two] = connection.between.map(usize::from);
            let totems = [one, two].map(|t| i32::from(all_totems(&self.now.territories[t])));
            let place = FeatPlace::On(Place::Connection(connection.number));
            (totems[0] + totems[1]) * self.times(&place)
        };
        let all = 0..self.map.connections.len();
        all.filter(|&i| self.rules(i, tribe)).map(score).sum()
    }

    fn settlements(&self, tribe: Scorer) -> i32 {
        let groups = self.groups(tribe);
        let sizes = groups.iter().map(|group| group.len() as i32);
        sizes.filter(|&size| size >= 4).sum()
    }

    fn times(&self, place: &FeatPlace) -> i32 {
        1 + self
            .now
            .feats
            .iter()
            .filter(|feat| feat.is == *place)
            .count() as i32
    }

    /// The tribe's tents, in groups that are joined by paths.
    fn groups(&self, tribe: Scorer) -> Vec<BTreeSet<String>> {
        let tents = self.now.territories.iter().flat_map(|land| &land.tents);
        let own = tents.filter(|tent| tent.tribe == tribe);
        let mut groups: Vec<_> = own
            .map(|tent| BTreeSet::from([tent.space.clone()]))
            .collect();
        for path in &self.map.paths {
            let [one, two] = path.map(|space| &self.map.spaces[usize::from(space)].id);
            let find = |id: &String| groups.iter().position(|group| group.contains(id));
            if let (Some(i), Some(j)) = (find(one), find(two))
                && i != j
            {
                let other = groups.swap_remove(i.max(j));
                groups[i.min(j)].extend(other);
            }
        }
        groups
    }
}

fn all_totems(land: &TerritoryState) -> u8 {
    land.totems.iter().map(|totems| totems.count).sum()
}
