//! Rule tests on positions built by hand, one file per group of chapters.

mod aids;
mod cards;
mod end;
mod feats;
mod placing;
mod scoring;
mod setup;
mod two_players;

use engawa_core::{Game, Log, RawOptions, Seat, Setup, Turn};

use crate::cards::{Biome, Cards};
use crate::feats::{Feat, Spot};
use crate::map::Map;
use crate::moves::Move;
use crate::state::{Iwari, Phase};

/// A position at the beginning of seat 0's turn, on New Horizons without mountains: hands,
/// reserve and map are empty, all cards are in the deck.
pub(super) fn position(players: usize) -> Iwari {
    with_options(players, RawOptions::default())
}

pub(super) fn position_with(players: usize, feats: &[Feat]) -> Iwari {
    let raw = feats.iter().fold(RawOptions::default(), |raw, feat| {
        raw.with(feat.key(), "on")
    });
    with_options(players, raw)
}

pub(super) fn with_options(players: usize, raw: RawOptions) -> Iwari {
    let mut state = Iwari::start(&Setup::parse(&raw, players).unwrap());
    state.phase = Phase::Action;
    state
}

pub(super) fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

pub(super) fn territory(map: &Map, id: &str) -> u8 {
    map.territories.iter().position(|t| t.id == id).unwrap() as u8
}

pub(super) fn space(map: &Map, id: &str) -> u8 {
    map.spaces.iter().position(|space| space.id == id).unwrap() as u8
}

/// Building positions. Cards come out of the deck, pieces out of the supply.
impl Iwari {
    pub(super) fn with_hand(mut self, seat: usize, text: &str) -> Self {
        self.leave_deck(&cards(text));
        self.hands[seat] = cards(text);
        self.hand_sizes[seat] = cards(text).total();
        self
    }

    pub(super) fn reserve(mut self, text: &str) -> Self {
        self.leave_deck(&cards(text));
        self.reserve = cards(text);
        self
    }

    /// Leaves only these cards in the deck; the rest lies on seat 0's discard pile.
    pub(super) fn deck(mut self, text: &str) -> Self {
        let mut rest = self.deck;
        rest.remove(&cards(text));
        self.leave_deck(&rest);
        self.discards[0].add(&rest);
        self
    }

    pub(super) fn exhausted_once(mut self) -> Self {
        self.exhaustions = 1;
        self
    }

    pub(super) fn turn_of(mut self, seat: u8) -> Self {
        self.seat = seat;
        self.tribe = seat;
        self
    }

    pub(super) fn with_tents(mut self, tribe: usize, spaces: &str) -> Self {
        for id in spaces.split(' ') {
            self.put_tent(tribe, space(&self.options.map, id));
        }
        self
    }

    pub(super) fn totems(mut self, tribe: usize, id: &str, count: u8) -> Self {
        for _ in 0..count {
            self.put_totem(tribe, territory(&self.options.map, id));
        }
        self
    }

    pub(super) fn supply(mut self, tribe: usize, tents: u8, totems: u8) -> Self {
        self.supply[tribe].tents = tents;
        self.supply[tribe].totems = totems;
        self
    }

    pub(super) fn covered(mut self, number: u8) -> Self {
        self.covered |= 1 << self.options.map.connection(number).unwrap();
        self
    }

    pub(super) fn feat_on(mut self, feat: Feat, seat: usize, id: &str) -> Self {
        let index = territory(&self.options.map, id);
        self.feats.resolve(feat, seat, Spot::On(index));
        self
    }
}

/// Playing and looking.
impl Iwari {
    pub(super) fn tent(&self, id: &str, paid: Biome) -> Move {
        let space = space(&self.options.map, id);
        Move::PlaceTent { space, paid }
    }

    pub(super) fn totem(&self, id: &str, paid: Biome) -> Move {
        let territory = territory(&self.options.map, id);
        Move::PlaceTotem { territory, paid }
    }

    pub(super) fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }

    pub(super) fn may(&self, mv: Move) -> bool {
        self.legal().contains(&mv)
    }

    /// The state after a move, which must be legal.
    pub(super) fn then(mut self, mv: Move) -> Self {
        self.play(mv, &mut Log::default()).unwrap();
        self
    }

    /// The state after a tent.
    pub(super) fn then_tent(self, id: &str, paid: Biome) -> Self {
        let mv = self.tent(id, paid);
        self.then(mv)
    }

    /// The state after a totem.
    pub(super) fn then_totem(self, id: &str, paid: Biome) -> Self {
        let mv = self.totem(id, paid);
        self.then(mv)
    }

    /// The state after cards from the deck, which must be possible.
    pub(super) fn then_cards(mut self, text: &str) -> Self {
        let draw = text.parse().unwrap();
        self.play_draw(&draw, &mut Log::default()).unwrap();
        self
    }

    /// Whether it is `seat`'s turn to play for its own tribe.
    pub(super) fn is_up(&self, seat: usize) -> bool {
        self.phase == Phase::Action
            && self.tribe == self.seat
            && self.turn() == Turn::Seat(Seat::new(seat))
    }
}

/// The counts kept while playing are those that counting would give.
fn books_are_right(state: &Iwari) {
    for (i, territory) in state.options.map.territories.iter().enumerate() {
        let land = &state.land[i];
        let tents = state
            .tents
            .map(|tents| (tents & territory.all).count_ones() as u8);
        assert_eq!(tents, land.tents);
        assert_eq!(land.most_tents, tents.into_iter().max().unwrap());
        assert_eq!(land.all_totems, land.totems.iter().sum::<u8>());
        assert!(land.all_totems <= land.most_tents);
        let room = land.all_totems < land.most_tents;
        assert_eq!(state.totem_room >> i & 1 == 1, room);
    }
    let union = state.tents.iter().fold(0, |all, tents| all | tents);
    assert_eq!(state.free, state.options.map.all_spaces() & !union);
    let overlap: u32 = state.tents.iter().map(|tents| tents.count_ones()).sum();
    assert_eq!(overlap, union.count_ones());
    for tribe in 0..state.tribes() {
        let tents = state.tents[tribe].count_ones() as u8;
        assert_eq!(tents + state.supply[tribe].tents, 20);
        let totems: u8 = state.land.iter().map(|land| land.totems[tribe]).sum();
        assert_eq!(totems + state.supply[tribe].totems, 8);
    }
    let mut all = state.deck;
    assert_eq!(all.total(), state.deck_size);
    all.add(&state.reserve);
    for seat in 0..usize::from(state.players) {
        all.add(&state.hands[seat]);
        all.add(&state.discards[seat]);
        assert_eq!(state.hands[seat].total(), state.hand_sizes[seat]);
        assert!(state.hands[seat].contains(&state.known[seat]));
    }
    assert_eq!(all, crate::setup::deck_for(state.players.into()));
    for feat in Feat::ALL {
        let spots = &state.feats.spots[feat as usize];
        let used = spots
            .iter()
            .filter(|spot| matches!(spot, Spot::On(_) | Spot::Declined));
        let had = state.feats.had[feat as usize].count_ones() as usize;
        assert_eq!(used.count(), had);
    }
}

#[test]
fn nothing_is_lost_in_thousands_of_games() {
    use engawa_core::{Purpose, Rng, Seed, Silent};
    let mut moves = Vec::new();
    for setup in Setup::variants() {
        for game in 0..16 {
            let mut rng = Rng::new(Seed::from(game), Purpose::Choices);
            let mut state = Iwari::start(&setup);
            while state.turn() != Turn::Over {
                if state.turn() == Turn::Chance {
                    let draw = state.sample_draw(&mut rng);
                    state.play_draw_unchecked(&draw, &mut Silent);
                } else {
                    moves.clear();
                    state.legal_moves(&mut moves);
                    state.play_unchecked(*rng.pick(&moves), &mut Silent);
                }
                books_are_right(&state);
            }
        }
    }
}
