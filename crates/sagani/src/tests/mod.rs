//! Rule tests that build small positions from inside; one file per chapter or two.

mod aids;
mod chance;
mod components;
mod end;
mod garden;
mod interlude;
mod placing;
mod random;
mod river;
mod solo;
mod track;

use engawa_core::{
    Entry, Game, Log, Purpose as Use, Rng, ScoreEntry, Seat, Seed, Setup, Silent, Turn,
};

use crate::state::{Phase, Sagani};
use crate::{Back, Cell, Draw, Event, Options, Rotation, Solo, TileId};

pub(super) const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

/// A game of several, before anything was drawn.
pub(super) fn started(players: usize) -> Sagani {
    Sagani::start(&Setup::new(Options::default(), players).unwrap())
}

/// A game whose river is full; seat 0 is first and to take.
pub(super) fn table(players: usize) -> Sagani {
    let mut state = started(players);
    draw(&mut state, "first=0");
    run_draws(&mut state);
    state
}

/// A solo game, before anything was drawn.
pub(super) fn solo(solo: Solo) -> Sagani {
    Sagani::start(&Setup::new(Options { solo }, 1).unwrap())
}

pub(super) fn tile(number: usize) -> TileId {
    TileId::new(number).unwrap()
}

/// Plays moves, legal ones, from their notation.
pub(super) fn act(state: &mut Sagani, moves: &str) -> Log<Sagani> {
    let mut log = Log::default();
    for text in moves.split_whitespace() {
        let mv = text.parse().unwrap();
        state.play(mv, &mut log).unwrap();
    }
    log
}

pub(super) fn draw(state: &mut Sagani, text: &str) -> Log<Sagani> {
    let mut log = Log::default();
    let draw: Draw = text.parse().unwrap();
    state.play_draw(&draw, &mut log).unwrap();
    log
}

/// Plays draws, the same each time, until a player has to choose or the game is over.
pub(super) fn run_draws(state: &mut Sagani) {
    let mut rng = Rng::new(Seed::from(5), Use::Draws);
    while state.turn() == Turn::Chance {
        let draw = state.sample_draw(&mut rng);
        state.play_draw(&draw, &mut Silent).unwrap();
    }
}

/// The next tile turned up is that one, and the back under it a suitable one.
pub(super) fn turn_up(state: &mut Sagani, number: usize) -> Log<Sagani> {
    let back = tile(number).tile().back();
    while state.left.pile_to_show().is_some() {
        let pile = state.left.pile_to_show().unwrap();
        let back = if pile == 0 { back } else { common_back() };
        draw(state, &format!("p{}={back}", pile + 1));
    }
    draw(state, &format!("d{number}"))
}

/// A back that no test needs.
pub(super) fn common_back() -> Back {
    tile(70).tile().back()
}

pub(super) fn legal(state: &Sagani) -> Vec<String> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Takes the first legal choices until the turn (or interlude choice) is finished, with draws.
pub(super) fn finish_turn(state: &mut Sagani) {
    let turns = state.turns_taken();
    while state.turns_taken() == turns {
        run_draws(state);
        let mv = legal(state)[0].clone();
        act(state, &mv);
    }
    run_draws(state);
}

pub(super) fn points(log: &Log<Sagani>) -> Vec<i32> {
    log.scores()
        .map(|entry: &ScoreEntry| entry.points)
        .collect()
}

pub(super) fn events(log: &Log<Sagani>) -> Vec<&Event> {
    let mut events = Vec::new();
    for entry in &log.0 {
        if let Entry::Event(event) = entry {
            events.push(event);
        }
    }
    events
}

pub(super) fn completed(log: &Log<Sagani>) -> Vec<usize> {
    let completed = |event: &Event| match event {
        Event::TileCompleted { tile, .. } => Some(tile.number()),
        _ => None,
    };
    events(log).into_iter().filter_map(completed).collect()
}

impl Sagani {
    /// Lays tiles into a seat's garden, resolved, with the points of it on the track:
    /// (number, x, y, rotation).
    pub(super) fn lay(&mut self, seat: Seat, tiles: &[(usize, i8, i8, usize)]) -> Log<Self> {
        let mut log = Log::default();
        let (phase, turn_of) = (self.phase, self.turn_of);
        self.turn_of = seat;
        for &(number, x, y, rotation) in tiles {
            self.hand = Some(tile(number));
            self.cell = Cell::new(x, y);
            self.place(Rotation::ALL[rotation], &mut log);
        }
        (self.phase, self.turn_of) = (phase, turn_of);
        log
    }

    /// Moves a seat's marker to that space, without more ado.
    pub(super) fn set_space(&mut self, seat: Seat, space: i32) {
        self.track.advance(seat, space - self.track.space(seat));
    }

    pub(super) fn set_river(&mut self, numbers: &[usize]) {
        self.river = numbers.iter().map(|&number| tile(number)).collect();
    }

    pub(super) fn set_spaces(&mut self, numbers: &[usize]) {
        self.spaces = numbers.iter().map(|&number| tile(number)).collect();
    }

    pub(super) fn set_turn(&mut self, seat: Seat) {
        assert_eq!(self.phase, Phase::Take);
        self.turn_of = seat;
    }

    /// Takes tiles off the piles until so many are left in all.
    pub(super) fn set_piles(&mut self, left: usize) {
        let mut rng = Rng::new(Seed::from(5), Use::Draws);
        loop {
            if let Some(pile) = self.left.pile_to_show() {
                let back = self.left.sample_back(&mut rng);
                self.left.show(pile, back);
            } else if self.left.in_piles() > left {
                let tile = self.left.sample_tile(&mut rng);
                self.left.turn_up(tile);
            } else {
                return;
            }
        }
    }

    /// The open arrows of the garden's tile with that number, e.g. `n fire`.
    pub(super) fn open(&self, seat: Seat, number: usize) -> Vec<String> {
        let placed = self.garden(seat).tiles().iter();
        let placed = placed.filter(|placed| placed.id == tile(number));
        let arrows = placed.flat_map(|placed| placed.open.iter());
        arrows
            .map(|(direction, element)| format!("{} {}", direction.name(), element.name()))
            .collect()
    }
}
