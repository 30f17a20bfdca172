//! Playing moves and draws of a turn. N3–N6
//!
//! A choice that follows from another and has one option only is made by itself: paying, the
//! altar, the weakest colour, favors, neutral markers, the marker and the end of a Runic
//! Journey. All of these depend on nothing hidden. The choice that begins a turn and the one at
//! the end of a season are always asked.

use engawa_core::{Message, Seat, Sink};

use crate::cards::{CardNo, Effect};
use crate::color::Color;
use crate::draws::{Draw, Urn};
use crate::events::Event;
use crate::moves::{Move, Payment};
use crate::runes::Rune;
use crate::setup::BASE_FAVORS;
use crate::spaces::{Owner, Place, SpaceId, SpaceKind};
use crate::state::{Inori, Phase};

/// The slots of the Tree, top to bottom. N5.3
pub(crate) mod slot {
    pub const ANY_FAVORS: usize = 0;
    pub const POINTS: usize = 1;
    pub const RUNE: usize = 2;
    pub const SCORE_ALTAR: usize = 3;
    pub const NEUTRALS: usize = 4;
}
const SLOT_POINTS: u8 = 5;
const ANY_FAVORS: u8 = 2;
const ALTAR_FAVORS: u8 = 3;
const WEAKEST_FAVORS: u8 = 2;

impl Inori {
    pub(crate) fn play_move<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        let seat = self.board.active;
        match mv {
            Move::Place(space) => self.place(seat, space, sink),
            Move::Pass => self.pass(seat, sink),
            Move::Pay(color, with) => match self.board.phase {
                Phase::Pay { space } => self.pay(seat, space, color, with, sink),
                _ => unreachable!("a cost is paid only when one is due"),
            },
            Move::Altar(color) => match self.board.phase {
                Phase::Altar { slot } => self.choose_altar(seat, slot.into(), color, sink),
                _ => unreachable!("an altar is chosen only for a slot"),
            },
            Move::Weakest(color) => {
                self.take(seat, WEAKEST_FAVORS, color, sink);
                self.end_turn(sink);
            }
            Move::Favor(color) => {
                self.take(seat, 1, color, sink);
                match self.board.phase {
                    Phase::AnyFavor { left } => self.take_any(seat, left - 1, sink),
                    _ => unreachable!("favors are chosen only at the Tree"),
                }
            }
            Move::Neutral(space) => {
                self.place_neutral(seat, space, sink);
                self.place_neutrals(seat, sink);
            }
            Move::Reveal(color) => self.reveal(seat, color, sink),
            Move::Journey(color) => self.play_journey(seat, color, sink),
            Move::Lift(owner, space) => match self.board.phase {
                Phase::Lift { journey } => self.lift(seat, journey, owner, space, sink),
                _ => unreachable!("a marker is lifted only by a Runic Journey"),
            },
            Move::MoveTo(to) => match self.board.phase {
                Phase::MoveTo { owner, from, .. } => self.move_marker(seat, owner, from, to, sink),
                _ => unreachable!("a marker is moved only by a Runic Journey"),
            },
            Move::Companion => {
                self.discard(seat, Rune::Companion);
                sink.event(|| Event::CompanionPlayed { seat });
                self.board.phase = Phase::CompanionSpace;
            }
            Move::Keep(drawn) => self.keep(seat, drawn, sink),
            Move::Done => self.finish_reveals(sink),
        }
    }

    pub(crate) fn play_drawn<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        match *draw {
            Draw::Card(id) => {
                let pile = match self.board.urn() {
                    Some(Urn::Cards(cards)) => cards,
                    _ => unreachable!("cards are drawn from piles"),
                };
                let card = self.board.cards.find(id, pile);
                self.draw_card(card.expect("the draw was checked"), sink);
            }
            Draw::Rune(rune) => self.draw_rune(rune, sink),
            Draw::First(seat) => match self.board.phase {
                Phase::FirstPlayer => self.begin_season(seat, sink),
                _ => {
                    sink.event(|| Event::TieBroken { seat });
                    self.draw_new_starts(seat);
                }
            },
        }
    }

    fn draw_card<S: Sink<Self>>(&mut self, card: CardNo, sink: &mut S) {
        match self.board.phase {
            Phase::StartCard { symbol } => self.lay_start_card(symbol.into(), card, sink),
            Phase::JourneyCard { place, .. } => {
                self.lay_card(place, card, sink);
                self.evaluate_from(place.index() + 1, sink);
            }
            Phase::NewStartCard { other } => self.draw_new_start(other, card, sink),
            _ => unreachable!("cards are drawn in these phases only"),
        }
    }

    pub(crate) fn lay_card<S: Sink<Self>>(&mut self, place: Place, card: CardNo, sink: &mut S) {
        self.board.lay_card(place, card);
        let card = self.board.cards.card(card).id;
        sink.event(|| Event::CardLaid { place, card });
    }

    // N3.1: pay, place, apply.
    fn place<S: Sink<Self>>(&mut self, seat: Seat, space: SpaceId, sink: &mut S) {
        let Some(payments) = self.board.payments(seat, space) else {
            return self.settle(seat, space, None, sink);
        };
        match payments.only() {
            Some((color, with)) => self.pay(seat, space, color, with, sink),
            None => {
                sink.event(|| Event::SpaceChosen { seat, space });
                self.board.phase = Phase::Pay { space };
            }
        }
    }

    fn pay<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        space: SpaceId,
        color: Color,
        with: Payment,
        sink: &mut S,
    ) {
        self.board.pay(seat, color, with);
        sink.event(|| Event::FavorPaid { seat, color, with });
        self.settle(seat, space, Some(color), sink);
    }

    /// Places the marker, the cost being paid, and the altar if the slot has none.
    fn settle<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        space: SpaceId,
        paid: Option<Color>,
        sink: &mut S,
    ) {
        self.board.markers[seat.index()].insert(space);
        self.board.in_hand[seat.index()] -= 1;
        sink.event(|| Event::MarkerPlaced { seat, space });
        match space.kind() {
            SpaceKind::Card(place, number) => {
                let card = self.board.card(place).expect("markers go on cards in play");
                let effect = card.spaces[number].effect;
                self.apply(seat, space, effect, sink);
            }
            SpaceKind::Base(symbol) => {
                self.empty_base(seat, symbol, sink);
                self.end_turn(sink);
            }
            SpaceKind::Slot(slot) => match self.board.altars[slot] {
                Some(altar) => self.apply_slot(seat, slot, altar, sink),
                // N5.2: on a slot with a cost, what was paid says which altar it is.
                None => match paid.or_else(|| self.board.free_altars.only()) {
                    Some(altar) => self.choose_altar(seat, slot, altar, sink),
                    None => self.board.phase = Phase::Altar { slot: slot as u8 },
                },
            },
        }
    }

    fn choose_altar<S: Sink<Self>>(&mut self, seat: Seat, slot: usize, altar: Color, sink: &mut S) {
        self.board.lay_altar(slot, altar);
        sink.event(|| Event::AltarPlaced {
            seat,
            slot: slot as u8 + 1,
            color: altar,
        });
        self.apply_slot(seat, slot, altar, sink);
    }

    // N4
    fn apply<S: Sink<Self>>(&mut self, seat: Seat, space: SpaceId, effect: Effect, sink: &mut S) {
        match effect {
            Effect::Take(take) => {
                self.take(seat, take.first.0, take.first.1, sink);
                if let Some((number, color)) = take.second {
                    self.take(seat, number, color, sink);
                }
            }
            Effect::TakeWeakest => match self.board.weakest(seat).only() {
                Some(color) => self.take(seat, WEAKEST_FAVORS, color, sink),
                None => return self.board.phase = Phase::Weakest,
            },
            Effect::Rune if self.board.stack > 0 => {
                return self.board.phase = Phase::Rune { then: None };
            }
            // N4.4: with an empty stack nothing happens.
            Effect::Rune => {}
            Effect::ScoreColors | Effect::ScoreColor(_) | Effect::ScoreStrongest => {
                self.score_space(seat, space, effect, sink);
            }
        }
        self.end_turn(sink);
    }

    // N4.5
    fn score_space<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        space: SpaceId,
        effect: Effect,
        sink: &mut S,
    ) {
        let favors = self.board.favors_of(seat);
        let (points, key) = match effect {
            Effect::ScoreColors => (favors.colors().len() as u8, "different-colors"),
            Effect::ScoreColor(color) => (favors[color], "favors-of-color"),
            _ => (favors.most(), "favors-of-strongest"),
        };
        let reason = || {
            let reason = Message::new(key).with("space", space.to_string());
            match effect {
                Effect::ScoreColor(color) => reason.with("color", color.name()),
                _ => reason,
            }
        };
        self.board.score(seat, points, "N4.5", reason, sink);
    }

    // N5.3
    fn apply_slot<S: Sink<Self>>(&mut self, seat: Seat, slot: usize, altar: Color, sink: &mut S) {
        match slot {
            slot::ANY_FAVORS => return self.take_any(seat, ANY_FAVORS, sink),
            slot::POINTS => {
                let reason = || Message::new("tree-points");
                self.board.score(seat, SLOT_POINTS, "N5.3", reason, sink);
            }
            slot::RUNE => {
                if self.board.stack > 0 {
                    return self.board.phase = Phase::Rune { then: Some(altar) };
                }
                self.take(seat, 1, altar, sink);
            }
            slot::SCORE_ALTAR => {
                let points = self.board.favors_in(seat, altar);
                let reason = || Message::new("tree-altar").with("color", altar.name());
                self.board.score(seat, points, "N5.3", reason, sink);
            }
            slot::NEUTRALS => return self.place_neutrals(seat, sink),
            _ => self.take(seat, ALTAR_FAVORS, altar, sink),
        }
        self.end_turn(sink);
    }

    fn take<S: Sink<Self>>(&mut self, seat: Seat, number: u8, color: Color, sink: &mut S) {
        let number = self.board.take(seat, number, color);
        if number > 0 {
            sink.event(|| Event::FavorsTaken {
                seat,
                color,
                number,
            });
        }
    }

    fn take_any<S: Sink<Self>>(&mut self, seat: Seat, left: u8, sink: &mut S) {
        for left in (1..=left).rev() {
            let colors = self.board.supply.colors();
            match colors.only() {
                Some(color) => self.take(seat, 1, color, sink),
                None if colors.is_empty() => break,
                None => return self.board.phase = Phase::AnyFavor { left },
            }
        }
        self.end_turn(sink);
    }

    // N5.4
    fn place_neutrals<S: Sink<Self>>(&mut self, seat: Seat, sink: &mut S) {
        while self.board.waiting_neutrals() > 0 {
            let free = self.board.free_card_spaces();
            match free.only() {
                Some(space) => self.place_neutral(seat, space, sink),
                None if free.is_empty() => break,
                None => return self.board.phase = Phase::Neutral,
            }
        }
        let altar = self.board.altars[slot::NEUTRALS].expect("a used slot has its altar");
        self.take(seat, 1, altar, sink);
        self.end_turn(sink);
    }

    fn place_neutral<S: Sink<Self>>(&mut self, seat: Seat, space: SpaceId, sink: &mut S) {
        self.board.markers[Owner::NEUTRAL.index()].insert(space);
        sink.event(|| Event::NeutralPlaced { seat, space });
    }

    // N5.5
    fn empty_base<S: Sink<Self>>(&mut self, seat: Seat, symbol: usize, sink: &mut S) {
        let color = self.board.bases[symbol];
        self.board.spaces.remove(SpaceId::base(symbol));
        self.board.favors[seat.index()][color] += BASE_FAVORS;
        sink.event(|| Event::FavorsTaken {
            seat,
            color,
            number: BASE_FAVORS,
        });
    }

    fn pass<S: Sink<Self>>(&mut self, seat: Seat, sink: &mut S) {
        self.board.in_hand[seat.index()] -= 1;
        self.board.passed[seat.index()] += 1;
        sink.event(|| Event::Passed { seat });
        self.end_turn(sink);
    }

    fn draw_rune<S: Sink<Self>>(&mut self, rune: Rune, sink: &mut S) {
        let seat = self.board.active;
        self.stack.remove(rune);
        self.hands[seat.index()].add(rune);
        self.board.stack -= 1;
        self.board.face_down[seat.index()] += 1;
        sink.event(|| Event::RuneDrawn {
            seat,
            rune: Some(rune),
        });
        if let Phase::Rune { then: Some(altar) } = self.board.phase {
            self.take(seat, 1, altar, sink);
        }
        self.end_turn(sink);
    }

    fn end_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        let board = &mut self.board;
        board.turns += 1;
        board.active = board.active.next(board.players());
        // Everyone has as many markers, so the next player has one as long as anyone has.
        if board.in_hand[board.active.index()] > 0 {
            board.phase = Phase::Turn;
        } else {
            self.end_season(sink);
        }
    }
}
