//! Setting up: mountains, the first player, hands and the reserve (I2).

use arrayvec::ArrayVec;
use engawa_core::{IllegalDraw, Rng, Seat, Setup, Sink};

use crate::cards::{Biome, Cards};
use crate::document::MAX_TERRITORIES;
use crate::draws::Draw;
use crate::events::Event;
use crate::feats::Feats;
use crate::options::Hands;
use crate::state::{HAND, Iwari, Land, MAX_TRIBES, Phase, Placing, Supply, TENTS, TOTEMS};

impl Iwari {
    pub(crate) fn set_up(setup: &Setup<Self>) -> Self {
        let (options, players) = (setup.options(), setup.players());
        let deck = deck_for(players);
        let supply = Supply {
            tents: TENTS,
            totems: TOTEMS,
        };
        Self {
            options: options.clone(),
            players: players as u8,
            phase: Phase::Mountains,
            seat: 0,
            tribe: 0,
            first: 0,
            turns: 0,
            placing: Placing::default(),
            end: None,
            exhaustions: 0,
            midway_due: false,
            from_new_deck: false,
            covered: 0,
            deck,
            deck_size: deck.total(),
            reserve: Cards::NONE,
            hands: [Cards::NONE; MAX_TRIBES],
            hand_sizes: [0; MAX_TRIBES],
            known: [Cards::NONE; MAX_TRIBES],
            discards: [Cards::NONE; MAX_TRIBES],
            tents: [0; MAX_TRIBES],
            free: options.map.all_spaces(),
            totem_room: 0,
            land: [Land::default(); MAX_TERRITORIES],
            supply: [supply; MAX_TRIBES],
            feats: Feats::new(options.feats),
            scores: [0; MAX_TRIBES],
        }
    }

    /// How many mountain symbols are used (I2.1).
    const fn symbols_used(&self) -> usize {
        6 - self.players as usize
    }

    pub(crate) fn draw_at_random(&self, rng: &mut Rng) -> Draw {
        match self.phase {
            Phase::Mountains => {
                let used = &self.options.map.symbols[..self.symbols_used()];
                let mut cover = |on: &[u8; 2]| {
                    let index = usize::from(*rng.pick(on));
                    self.options.map.connections[index].number
                };
                Draw::Mountains(used.iter().map(&mut cover).collect())
            }
            Phase::FirstPlayer => {
                Draw::FirstPlayer(Seat::new(rng.index(usize::from(self.players))))
            }
            _ => Draw::Cards(self.deck.sample(self.cards_to_draw(), rng)),
        }
    }

    pub(crate) fn could_be_drawn(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        let (fits, expected) = match (self.phase, draw) {
            (Phase::Mountains, Draw::Mountains(covered)) => {
                let used = &self.options.map.symbols[..self.symbols_used()];
                let number = |&index: &u8| self.options.map.connections[usize::from(index)].number;
                let on = |(symbol, covered): (&[u8; 2], &u8)| {
                    symbol.iter().any(|index| number(index) == *covered)
                };
                let fits = covered.len() == used.len() && used.iter().zip(covered).all(on);
                (fits, None)
            }
            (Phase::FirstPlayer, Draw::FirstPlayer(seat)) => {
                (seat.index() < usize::from(self.players), None)
            }
            (Phase::Deal | Phase::TurnUp | Phase::FromDeck | Phase::Refill, Draw::Cards(cards)) => {
                let count = self.cards_to_draw();
                let fits = cards.total() == count && self.deck.contains(cards);
                (fits, Some(format!("{count} cards that are in the deck")))
            }
            _ => (false, None),
        };
        if fits {
            return Ok(());
        }
        Err(IllegalDraw::new(
            draw,
            expected.unwrap_or_else(|| self.expected_draw()),
        ))
    }

    fn expected_draw(&self) -> String {
        match self.phase {
            Phase::Mountains => format!(
                "a connection for each of the first {} mountain symbols",
                self.symbols_used()
            ),
            Phase::FirstPlayer => format!("a first player below {}", self.players),
            _ => format!("{} cards", self.cards_to_draw()),
        }
    }

    pub(crate) fn make_draw<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        match (draw, self.phase) {
            (Draw::Mountains(numbers), _) => self.cover(numbers, sink),
            (Draw::FirstPlayer(seat), _) => self.choose_first(*seat, sink),
            (Draw::Cards(cards), Phase::Deal) => self.deal(cards, sink),
            (Draw::Cards(cards), Phase::TurnUp) => self.turn_up(cards, sink),
            (Draw::Cards(cards), Phase::Refill) => self.refill(cards, sink),
            (Draw::Cards(cards), _) => self.receive(cards, sink),
        }
    }

    fn cover<S: Sink<Self>>(&mut self, numbers: &[u8], sink: &mut S) {
        for &number in numbers {
            let index = self.options.map.connection(number);
            self.covered |= 1 << index.expect("the draw was checked");
        }
        sink.event(|| Event::MountainsPlaced {
            connections: numbers.iter().copied().collect::<ArrayVec<_, 4>>(),
        });
        self.phase = Phase::FirstPlayer;
    }

    fn choose_first<S: Sink<Self>>(&mut self, seat: Seat, sink: &mut S) {
        self.first = seat.index() as u8;
        self.seat = self.first;
        self.tribe = self.first;
        sink.event(|| Event::FirstPlayerChosen { seat });
        self.phase = match self.options.hands {
            Hands::Dealt => Phase::Deal,
            Hands::Drafted => Phase::TurnUp,
        };
    }

    fn deal<S: Sink<Self>>(&mut self, cards: &Cards, sink: &mut S) {
        let seat = self.actor();
        self.leave_deck(cards);
        self.hands[seat] = *cards;
        self.hand_sizes[seat] = HAND;
        let (seat, cards) = (Seat::new(seat), Some(*cards));
        sink.event(|| Event::HandDealt { seat, cards });
        self.seat = seat.next(usize::from(self.players)).index() as u8;
        self.tribe = self.seat;
        if self.seat == self.first {
            self.phase = Phase::TurnUp;
        }
    }

    fn turn_up<S: Sink<Self>>(&mut self, cards: &Cards, sink: &mut S) {
        self.leave_deck(cards);
        self.reserve = *cards;
        let cards = *cards;
        sink.event(|| Event::ReserveTurnedUp { cards });
        self.phase = Phase::Action;
        if self.options.hands == Hands::Drafted {
            // I2.4: reverse turn order.
            self.seat = self.last();
            self.tribe = self.seat;
            self.phase = Phase::Draft;
        }
    }

    /// Whether hands are still being drafted.
    pub(crate) fn is_drafting(&self) -> bool {
        self.options.hands == Hands::Drafted && self.turns < u32::from(self.players)
    }

    pub(crate) fn end_draft(&mut self) {
        self.turns += 1;
        let players = self.players;
        self.phase = Phase::Action;
        if self.seat != self.first {
            self.seat = (self.seat + players - 1) % players;
            self.phase = Phase::Draft;
        }
        self.tribe = self.seat;
    }
}

/// The cards that are played with (I2.2).
pub(crate) fn deck_for(players: usize) -> Cards {
    let removed = match players {
        5 => 0,
        4 => 1,
        _ => 2,
    };
    let mut deck = Cards::BOX;
    for biome in Biome::ALL {
        deck.remove(&Cards::several(biome, removed));
    }
    deck
}
