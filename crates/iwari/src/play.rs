//! Playing a turn: placing, discarding, feats and what follows (I3, I4, I12).

use engawa_core::{Seat, Sink};

use crate::cards::{Biome, Cards};
use crate::events::{Event, Place};
use crate::feats::{Feat, Spot};
use crate::moves::Move;
use crate::state::{Iwari, Phase, Placing, Trigger};

impl Iwari {
    pub(crate) fn make_move<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        match mv {
            Move::PlaceTent { space, paid } => self.place_tent(space, paid, sink),
            Move::PlaceTotem { territory, paid } => self.place_totem(territory, paid, sink),
            Move::Discard(card) => self.discard(card, sink),
            Move::Stop => {
                let tribe = self.scorer(self.placer());
                sink.event(|| Event::PlacingStopped { tribe });
                self.finish_action(sink);
            }
            Move::TakeFromReserve(card) => self.take_from_reserve(card, sink),
            Move::DrawFromDeck => self.phase = Phase::FromDeck,
            Move::PlaceFeatOnTerritory(territory) => {
                self.resolve_feat(Spot::On(territory), sink);
            }
            Move::PlaceFeatOnConnection(number) => {
                let index = self.options.map.connection(number);
                let index = index.expect("a legal move names a connection of the map");
                self.resolve_feat(Spot::On(index as u8), sink);
            }
            Move::DeclineFeat => self.resolve_feat(Spot::Declined, sink),
        }
    }

    fn place_tent<S: Sink<Self>>(&mut self, space: u8, colour: Biome, sink: &mut S) {
        let tribe = self.placer();
        let territory = self.options.map.spaces[usize::from(space)].territory;
        let held = self.land[usize::from(territory)].most_tents > 0;
        let paid = self.pay(territory, colour);
        self.put_tent(tribe, space);
        self.note_piece(territory, !held);
        self.placing.space = space;
        sink.event(|| Event::TentPlaced {
            tribe: self.scorer(tribe),
            territory: self.territory(territory).id.clone(),
            space: self.options.map.spaces[usize::from(space)].id.clone(),
            paid,
        });
        // I7.1, I12.3: the third tribe's last tent triggers nothing.
        if self.supply[tribe].tents == 0 && tribe < usize::from(self.players) {
            self.trigger_end(Trigger::LastTent, sink);
        }
        self.earn_by_tent(space, held);
        self.go_on_after_piece(sink);
    }

    fn place_totem<S: Sink<Self>>(&mut self, territory: u8, colour: Biome, sink: &mut S) {
        let tribe = self.placer();
        let paid = self.pay(territory, colour);
        self.put_totem(tribe, territory);
        self.note_piece(territory, false);
        sink.event(|| Event::TotemPlaced {
            tribe: self.scorer(tribe),
            territory: self.territory(territory).id.clone(),
            paid,
        });
        self.earn_by_totem(territory);
        self.go_on_after_piece(sink);
    }

    /// Moves a tent of the tribe from its supply to the map.
    pub(crate) fn put_tent(&mut self, tribe: usize, space: u8) {
        let territory = self.options.map.spaces[usize::from(space)].territory;
        self.supply[tribe].tents -= 1;
        self.tents[tribe] |= 1 << space;
        self.free &= !(1 << space);
        let land = &mut self.land[usize::from(territory)];
        land.tents[tribe] += 1;
        land.most_tents = land.most_tents.max(land.tents[tribe]);
        self.note_totem_room(territory);
    }

    /// Moves a totem of the tribe from its supply to the map.
    pub(crate) fn put_totem(&mut self, tribe: usize, territory: u8) {
        self.supply[tribe].totems -= 1;
        let land = &mut self.land[usize::from(territory)];
        land.totems[tribe] += 1;
        land.all_totems += 1;
        self.note_totem_room(territory);
    }

    fn note_totem_room(&mut self, territory: u8) {
        let land = &self.land[usize::from(territory)];
        let room = u32::from(land.all_totems < land.most_tents);
        self.totem_room = self.totem_room & !(1 << territory) | room << territory;
    }

    fn pay(&mut self, territory: u8, colour: Biome) -> Cards {
        let price = Self::price(self.territory(territory).biome, colour);
        let paid = Cards::several(colour, price);
        self.spend(&paid);
        paid
    }

    /// Moves cards from the hand to the player's discard pile (I4.8).
    fn spend(&mut self, cards: &Cards) {
        let seat = self.actor();
        self.hands[seat].remove(cards);
        self.hand_sizes[seat] -= cards.total();
        self.discards[seat].add(cards);
        // Whether the card was one of those taken openly can't be told; what is certain to be
        // left is one fewer.
        self.known[seat].remove_what_is_there(cards);
    }

    fn note_piece(&mut self, territory: u8, opened: bool) {
        let Placing { pieces, space, .. } = self.placing;
        self.placing = Placing {
            pieces: pieces + 1,
            territory,
            opened,
            space,
        };
    }

    /// I11.4: feats are resolved before the next piece.
    fn go_on_after_piece<S: Sink<Self>>(&mut self, sink: &mut S) {
        if let Some(feat) = self.feats.next_due() {
            self.phase = Phase::Feat(feat);
        } else if self.may_go_on_placing() {
            self.phase = Phase::SecondPiece;
        } else {
            self.finish_action(sink);
        }
    }

    fn resolve_feat<S: Sink<Self>>(&mut self, spot: Spot, sink: &mut S) {
        let Phase::Feat(feat) = self.phase else {
            unreachable!("feats are placed only when one is due")
        };
        self.feats.resolve(feat, self.actor(), spot);
        let seat = Seat::new(self.actor());
        sink.event(|| match spot {
            Spot::On(index) => Event::FeatPlaced {
                seat,
                feat,
                place: self.feat_place(feat, index),
            },
            _ => Event::FeatDeclined { seat, feat },
        });
        self.go_on_after_piece(sink);
    }

    /// What a feat lies on, as people call it.
    pub(crate) fn feat_place(&self, feat: Feat, index: u8) -> Place {
        if feat.is_for_territories() {
            Place::Territory(self.territory(index).id.clone())
        } else {
            Place::Connection(self.options.map.connections[usize::from(index)].number)
        }
    }

    fn discard<S: Sink<Self>>(&mut self, card: Biome, sink: &mut S) {
        self.spend(&Cards::one(card));
        let tribe = self.scorer(self.placer());
        let seat = Seat::new(self.actor());
        sink.event(|| Event::CardDiscarded { seat, tribe, card });
        self.finish_action(sink);
    }

    fn finish_action<S: Sink<Self>>(&mut self, sink: &mut S) {
        let seat = self.seat;
        self.placing = Placing::default();
        // I12.2: with two players, cards that are left go to a turn of the third tribe.
        if self.players == 2 && self.tribe == seat && self.hand_sizes[self.actor()] > 0 {
            self.tribe = self.players;
            self.phase = Phase::Action;
            return;
        }
        self.tribe = seat;
        self.go_on_drawing(sink);
    }

    pub(crate) fn trigger_end<S: Sink<Self>>(&mut self, by: Trigger, sink: &mut S) {
        if self.end.is_none() {
            self.end = Some(by);
            sink.event(|| Event::EndTriggered { by });
        }
    }

    pub(crate) fn end_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.turns += 1;
        if self.midway_due {
            self.midway_due = false;
            self.score_midway(sink);
        }
        self.seat = Seat::new(self.actor())
            .next(usize::from(self.players))
            .index() as u8;
        self.tribe = self.seat;
        // I7.2: the round is finished, so that everyone has had the same number of turns.
        if self.end.is_some() && self.seat == self.first {
            self.score_final(sink);
            self.phase = Phase::Over;
            return;
        }
        self.phase = Phase::Action;
    }
}
