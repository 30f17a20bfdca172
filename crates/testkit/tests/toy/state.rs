//! The toy game's state and rules.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU32, Ordering};

use engawa_core::*;
use serde::Serialize;

use super::faults::{Fault, has};
use super::texts::{ToyDraw, ToyMove};

pub type Card = u8;
pub const KINDS: usize = 4;
const COPIES: u8 = 3;

type Cards = [u8; KINDS];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyOptions {
    bonus: bool,
}

impl GameOptions for ToyOptions {
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        let bonus = chosen.is_on("bonus") && !has(Fault::OptionNotRead);
        Ok(Self { bonus })
    }

    fn to_raw(&self) -> RawOptions {
        if has(Fault::OptionNotWritten) {
            return RawOptions::default();
        }
        RawOptions::default().with("bonus", OFF_ON[usize::from(self.bonus)].id)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Toy {
    players: usize,
    bonus: bool,
    dealt: usize,
    turns: u32,
    deck: Cards,
    table: Cards,
    hands: [Cards; 3],
    hidden: [Cards; 3],
    scores: [i32; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum ToyEvent {
    Dealt(Seat, Option<Card>),
    Played(Seat, Card),
    Hidden(Seat, Option<Card>),
    /// Told to the others.
    DeckCounted(Seat, Cards),
    /// Told to this seat.
    DeckShown(Seat, Cards),
}

impl GameView for ToyView {
    type Move = ToyMove;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_moves(&self, moves: &mut Vec<ToyMove>) {
        if self.is_to_act() {
            self.public.legal_moves(moves);
        }
        if has(Fault::ViewForgetsAMove) && self.public.turns == 3 {
            moves.pop();
        }
    }

    fn reveals(&self, mv: ToyMove) -> bool {
        match mv {
            ToyMove::Play(0) => has(Fault::SaysItReveals),
            ToyMove::Play(3) if self.public.turns == 0 => has(Fault::ShowsTheDeckAndSaysSo),
            _ => false,
        }
    }
}

/// What one viewer sees: the open cards and their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    viewer: Viewer,
    public: Toy,
    leak: Option<[Cards; 3]>,
    sum: Option<u32>,
}

impl Toy {
    /// Every card is somewhere.
    pub fn conserved(&self) -> Result<(), String> {
        for kind in 0..KINDS {
            let piles = self.hands.iter().chain(&self.hidden);
            let found: u8 = piles
                .chain([&self.deck, &self.table])
                .map(|p| p[kind])
                .sum();
            if found != COPIES {
                return Err(format!("{found} cards of kind {kind}"));
            }
        }
        Ok(())
    }

    fn score<S: Sink<Self>>(&mut self, seat: Seat, points: i32, sink: &mut S) {
        self.scores[seat.index()] += points;
        if has(Fault::ScoreWithoutEntry) && points == 3 {
            return;
        }
        sink.score(|| ScoreEntry {
            scorer: Scorer::Seat(seat),
            points,
            rule: "T1",
            reason: Message::new("played"),
        });
    }

    fn next_dealt(&self) -> Seat {
        Seat::new(self.dealt % self.players)
    }

    fn is_over(&self) -> bool {
        self.turns as usize == hand_size() * self.players
    }
}

impl Game for Toy {
    const INFO: &'static GameInfo = &GameInfo {
        id: "toy",
        name: "Toy",
        designer: "nobody",
        rules: 1,
        players: &[2, 3],
        options: &[OptionSpec {
            key: "bonus",
            about: "One point more for every open card.",
            values: OFF_ON,
            players: &[2, 3],
            document: false,
        }],
        actions: 2 * KINDS as u32,
        max_events: 18,
    };
    type Options = ToyOptions;
    type Move = ToyMove;
    type Draw = ToyDraw;
    type Event = ToyEvent;
    type View = ToyView;
    type Aids = ();
    type Snapshot = Self;

    fn start(setup: &Setup<Self>) -> Self {
        Self {
            players: setup.players(),
            bonus: setup.options().bonus,
            dealt: 0,
            turns: 0,
            deck: [COPIES; KINDS],
            table: [0; KINDS],
            hands: [[0; KINDS]; 3],
            hidden: [[0; KINDS]; 3],
            scores: [0; 3],
        }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn turn(&self) -> Turn {
        if self.dealt < hand_size() * self.players {
            Turn::Chance
        } else if self.is_over() {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(self.turns as usize % self.players))
        }
    }

    fn turns_taken(&self) -> u32 {
        if has(Fault::TurnsGoBack) && self.turns == 3 {
            return 1;
        }
        self.turns
    }

    fn legal_moves(&self, moves: &mut Vec<Self::Move>) {
        let Turn::Seat(seat) = self.turn() else {
            if has(Fault::MoveAfterTheEnd) && self.is_over() {
                moves.push(ToyMove::Hide(0));
            }
            return;
        };
        if has(Fault::NoMove) && self.turns == 4 {
            return;
        }
        let hand = self.hands[seat.index()];
        for card in (0..KINDS as u8).filter(|&card| hand[usize::from(card)] > 0) {
            moves.push(ToyMove::Play(card));
            let other = self.hands[seat.next(self.players).index()];
            if !has(Fault::LegalMovesTell) || other[usize::from(card)] == 0 {
                moves.push(ToyMove::Hide(card));
            }
            if has(Fault::DuplicateMove) && hand[usize::from(card)] == 3 {
                moves.push(ToyMove::Play(card));
            }
        }
    }

    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Self::Move, sink: &mut S) {
        let Turn::Seat(seat) = self.turn() else {
            return;
        };
        let hand = &mut self.hands[seat.index()];
        match mv {
            ToyMove::Play(card) => {
                let kind = usize::from(card);
                assert!(!has(Fault::PanicInPlay) || self.table[kind] < 2);
                hand[kind] = hand[kind].saturating_sub(1);
                self.table[kind] += u8::from(!has(Fault::LostCard) || self.table[kind] < 2);
                sink.event(|| ToyEvent::Played(seat, card));
                self.score(seat, i32::from(card) + i32::from(self.bonus), sink);
            }
            ToyMove::Hide(card) => {
                let kind = usize::from(card);
                hand[kind] = hand[kind].saturating_sub(1);
                self.hidden[seat.index()][kind] += 1;
                sink.event(|| ToyEvent::Hidden(seat, Some(card)));
            }
        }
        if mv == ToyMove::Play(3)
            && self.turns == 0
            && (has(Fault::ShowsTheDeck) || has(Fault::ShowsTheDeckAndSaysSo))
        {
            sink.event(|| ToyEvent::DeckShown(seat, self.deck));
        }
        if has(Fault::LogCountsTheDeck) {
            sink.event(|| ToyEvent::DeckCounted(seat, self.deck));
        }
        self.turns += 1;
    }

    fn play<S: Sink<Self>>(&mut self, mv: Self::Move, sink: &mut S) -> Result<(), IllegalMove> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if moves.contains(&mv) || has(Fault::EverythingPlays) {
            self.play_unchecked(mv, sink);
            return Ok(());
        }
        if has(Fault::RefusalChanges) {
            self.scores[0] += 1;
        }
        Err(IllegalMove::Over { mv: mv.to_string() })
    }

    fn sample_draw(&self, rng: &mut Rng) -> Self::Draw {
        static NOWHERE: AtomicU32 = AtomicU32::new(0);
        if has(Fault::RandomFromNowhere) {
            let start = NOWHERE.fetch_add(1, Ordering::Relaxed) as usize;
            let kinds = (start..start + KINDS).map(|kind| kind % KINDS);
            let kind = kinds.into_iter().find(|&kind| self.deck[kind] > 0);
            return ToyDraw(kind.unwrap_or(0) as u8);
        }
        if has(Fault::SamplesImpossible) {
            return ToyDraw(rng.below(KINDS as u32) as u8);
        }
        ToyDraw(rng.weighted(&self.deck) as u8)
    }

    fn check_draw(&self, draw: &Self::Draw) -> Result<(), IllegalDraw> {
        match self.deck[usize::from(draw.0)] {
            0 => Err(IllegalDraw::new(draw, "a card of the deck")),
            _ => Ok(()),
        }
    }

    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Self::Draw, sink: &mut S) {
        let (seat, kind) = (self.next_dealt(), usize::from(draw.0));
        self.deck[kind] -= 1;
        self.hands[seat.index()][kind] += 1;
        self.dealt += 1;
        sink.event(|| ToyEvent::Dealt(seat, Some(draw.0)));
    }

    fn play_draw<S: Sink<Self>>(
        &mut self,
        draw: &Self::Draw,
        sink: &mut S,
    ) -> Result<(), IllegalDraw> {
        if self.turn() != Turn::Chance && !has(Fault::DrawsAnyTime) {
            return Err(IllegalDraw::new(draw, "no draw"));
        }
        self.check_draw(draw)?;
        self.play_draw_unchecked(draw, sink);
        Ok(())
    }

    fn scores(&self) -> Scores {
        Scores {
            seats: self.scores[..self.players].iter().copied().collect(),
            rival: None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let early = has(Fault::EarlyOutcome) && self.turns == 5;
        if !self.is_over() && !early {
            return None;
        }
        let scores = &self.scores[..self.players];
        let standing = |(&score, rank): (&i32, u8)| Standing {
            score: score + i32::from(has(Fault::WrongFinalScore)),
            rank: rank + u8::from(has(Fault::WinnerSecond) && rank == 1),
            won: rank == 1,
        };
        Some(Outcome {
            standings: scores.iter().zip(ranks(scores)).map(standing).collect(),
            rival: None,
            ending: vec![Cow::Borrowed("cards-played")],
        })
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let mut public = self.clone();
        let mut leak = None;
        let others = Seat::all(3).filter(|&seat| !viewer.is(seat));
        for seat in others {
            if seat.index() < self.players && has(Fault::ViewShowsHands) {
                leak = Some(self.hands);
            }
            public.hands[seat.index()] = [0; KINDS];
            public.hidden[seat.index()] = [0; KINDS];
        }
        public.deck = [0; KINDS];
        let weigh = |cards: &Cards| {
            cards
                .iter()
                .zip(0..)
                .map(|(&n, kind)| u32::from(n) * kind)
                .sum()
        };
        let sum = (has(Fault::ViewShowsASum)).then(|| weigh(&self.deck));
        ToyView {
            viewer,
            // How many cards everybody hid is public.
            public: Self {
                deck: std::array::from_fn(|i| {
                    self.hidden.get(i).map_or(0, |pile| pile.iter().sum())
                }),
                ..public
            },
            leak,
            sum,
        }
    }

    fn aids(_: &Self::View) {}

    fn imagine(view: &Self::View, rng: &mut Rng) -> Self {
        let mut state = view.public.clone();
        let sizes = std::mem::replace(&mut state.deck, [COPIES; KINDS]);
        let known = state
            .hands
            .iter()
            .chain(&state.hidden)
            .chain([&state.table]);
        for pile in known {
            remove(&mut state.deck, pile);
        }
        for seat in Seat::all(state.players).filter(|&seat| !view.viewer.is(seat)) {
            let i = seat.index();
            let dealt = (state.dealt + state.players - 1 - i) / state.players;
            let played = (state.turns as usize + state.players - 1 - i) / state.players;
            if let Some(leak) = view.leak {
                state.hands[i] = leak[i];
                remove(&mut state.deck, &leak[i]);
            } else {
                take(&mut state.deck, &mut state.hands[i], dealt - played, rng);
            }
            take(
                &mut state.deck,
                &mut state.hidden[i],
                usize::from(sizes[i]),
                rng,
            );
        }
        if has(Fault::ImaginesAnotherTurn) && view.viewer == Viewer::Spectator {
            state.turns = state.turns.saturating_sub(1);
        }
        if has(Fault::ImaginesTooManyCards) {
            state.deck[0] += 1;
        }
        state
    }

    fn redact(event: &ToyEvent, viewer: Viewer) -> Option<ToyEvent> {
        Some(match *event {
            ToyEvent::DeckShown(seat, _) if !viewer.is(seat) => return None,
            ToyEvent::DeckCounted(seat, _) if viewer.is(seat) => return None,
            ToyEvent::Dealt(seat, _) if !viewer.is(seat) && !has(Fault::LogNamesDealtCard) => {
                ToyEvent::Dealt(seat, None)
            }
            ToyEvent::Hidden(seat, _) if !viewer.is(seat) && !has(Fault::LogNamesHiddenCard) => {
                ToyEvent::Hidden(seat, None)
            }
            _ => event.clone(),
        })
    }

    fn snapshot(&self) -> Self {
        self.clone()
    }

    fn action_id(mv: Self::Move) -> u32 {
        match mv {
            ToyMove::Hide(3) if has(Fault::ActionIdTooLarge) => 8,
            ToyMove::Hide(3) if has(Fault::SameActionId) => 3,
            ToyMove::Play(card) => u32::from(card),
            ToyMove::Hide(card) => KINDS as u32 + u32::from(card),
        }
    }

    fn action(id: u32) -> Option<Self::Move> {
        match id as u8 {
            card @ 0..4 if id < 8 => Some(ToyMove::Play(card)),
            card @ 4..8 if id < 8 => Some(ToyMove::Hide(card - 4)),
            8 if has(Fault::ActionIdTooLarge) => Some(ToyMove::Hide(3)),
            _ => None,
        }
    }
}

fn hand_size() -> usize {
    if has(Fault::TooLong) { 4 } else { 3 }
}

fn remove(from: &mut Cards, cards: &Cards) {
    from.iter_mut()
        .zip(cards)
        .for_each(|(count, gone)| *count -= gone);
}

fn take(from: &mut Cards, to: &mut Cards, cards: usize, rng: &mut Rng) {
    for _ in 0..cards {
        let kind = rng.weighted(from);
        from[kind] -= 1;
        to[kind] += 1;
    }
}
