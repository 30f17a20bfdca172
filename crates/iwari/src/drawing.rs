//! Drawing cards, refilling the reserve, and the deck running out (I5, I6).

use engawa_core::{Seat, Sink};

use crate::cards::{Biome, Cards};
use crate::events::Event;
use crate::state::{HAND, Iwari, Phase, RESERVE, Trigger};

impl Iwari {
    /// Takes the hand towards three cards; then the reserve is refilled.
    pub(crate) fn go_on_drawing<S: Sink<Self>>(&mut self, sink: &mut S) {
        let missing = self.hand_sizes[self.actor()] < HAND;
        self.phase = if missing && self.from_new_deck && self.deck_size > 0 {
            Phase::FromDeck // I6.2: the missing cards come from the new deck.
        } else if missing && (self.deck_size > 0 || !self.reserve.is_empty()) {
            Phase::DrawCard
        } else {
            return self.go_on_refilling(sink);
        };
    }

    fn go_on_refilling<S: Sink<Self>>(&mut self, sink: &mut S) {
        // I6.3: once the end is triggered by the deck, there is nothing to refill from.
        if self.reserve.total() < RESERVE && self.deck_size > 0 {
            self.phase = Phase::Refill;
            return;
        }
        self.from_new_deck = false;
        if self.is_drafting() {
            self.end_draft();
        } else {
            self.end_turn(sink);
        }
    }

    pub(crate) fn take_from_reserve<S: Sink<Self>>(&mut self, card: Biome, sink: &mut S) {
        let seat = self.actor();
        let taken = Cards::one(card);
        self.reserve.remove(&taken);
        self.hands[seat].add(&taken);
        self.known[seat].add(&taken);
        self.hand_sizes[seat] += 1;
        let seat = Seat::new(seat);
        sink.event(|| Event::CardTaken { seat, card });
        self.after_card(sink);
    }

    /// How many cards chance gives now.
    pub(crate) fn cards_to_draw(&self) -> u8 {
        let wanted = match self.phase {
            Phase::Deal => HAND,
            Phase::TurnUp | Phase::Refill => RESERVE - self.reserve.total(),
            Phase::FromDeck if self.from_new_deck => HAND - self.hand_sizes[self.actor()],
            Phase::FromDeck => 1,
            _ => 0,
        };
        wanted.min(self.deck_size)
    }

    /// Cards came from the deck to the hand of the seat.
    pub(crate) fn receive<S: Sink<Self>>(&mut self, cards: &Cards, sink: &mut S) {
        let seat = self.actor();
        let count = self.leave_deck(cards);
        self.hands[seat].add(cards);
        self.hand_sizes[seat] += count;
        let (seat, cards) = (Seat::new(seat), Some(*cards));
        sink.event(|| Event::CardsDrawn { seat, count, cards });
        self.notice_exhaustion(sink);
        self.after_card(sink);
    }

    /// Cards came from the deck to the reserve.
    pub(crate) fn refill<S: Sink<Self>>(&mut self, cards: &Cards, sink: &mut S) {
        self.leave_deck(cards);
        self.reserve.add(cards);
        let cards = *cards;
        sink.event(|| Event::ReserveRefilled { cards });
        self.notice_exhaustion(sink);
        self.go_on_refilling(sink);
    }

    pub(crate) fn leave_deck(&mut self, cards: &Cards) -> u8 {
        let count = cards.total();
        self.deck.remove(cards);
        self.deck_size -= count;
        count
    }

    fn after_card<S: Sink<Self>>(&mut self, sink: &mut S) {
        if self.is_drafting() && self.hand_sizes[self.actor()] < HAND {
            self.phase = Phase::Draft;
        } else {
            self.go_on_drawing(sink);
        }
    }

    /// I6.1: the deck is exhausted at the moment its last card leaves it.
    fn notice_exhaustion<S: Sink<Self>>(&mut self, sink: &mut S) {
        if self.deck_size > 0 {
            return;
        }
        self.exhaustions += 1;
        let time = self.exhaustions;
        sink.event(|| Event::DeckExhausted { time });
        if time == 1 {
            self.make_new_deck(sink);
        }
        if self.deck_size == 0 {
            self.trigger_end(Trigger::Deck, sink); // I6.3
        }
    }

    /// I6.2: all discards become the new deck.
    fn make_new_deck<S: Sink<Self>>(&mut self, sink: &mut S) {
        for pile in &mut self.discards {
            self.deck.add(pile);
            *pile = Cards::NONE;
        }
        self.deck_size = self.deck.total();
        self.from_new_deck = true;
        // I7.1: no midway scoring if a last tent came before.
        self.midway_due = self.end.is_none();
        let cards = self.deck;
        sink.event(|| Event::DiscardsShuffled { cards });
    }
}
