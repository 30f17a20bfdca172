//! Positions made up for tests.

use engawa_core::{
    Game, Log, OptionsError, Playthrough, Purpose, RawOptions, Rng, Seat, Seed, Setup, Silent, Turn,
};

use crate::state::{Path, Phase};
use crate::{Counts, Draw, Element, Goal, Gorinto, Move, Side};

/// A setup with options from `key=value` words.
pub fn setup(text: &str, players: usize) -> Result<Setup<Gorinto>, OptionsError> {
    let raw = text
        .split_whitespace()
        .filter_map(|word| word.split_once('='))
        .fold(RawOptions::default(), |raw, (key, value)| {
            raw.with(key, value)
        });
    Setup::parse(&raw, players)
}

/// A game in its first season with nothing on Mountain and Path, goals 3 and 4, keys Void and
/// Air, seat 0 to move.
pub fn empty(text: &str, players: usize) -> Gorinto {
    let mut game = Gorinto::new(&setup(text, players).unwrap());
    game.goals = [3, 4].into_iter().filter_map(Goal::new).collect();
    if game.options.partners {
        game.goals = [3, 9, 4, 10].into_iter().filter_map(Goal::new).collect();
    }
    game.keys = [Element::Void, Element::Air];
    game.phase = Phase::MoveTile;
    game
}

/// A random game of those options.
pub fn table(text: &str, players: usize, seed: u64) -> Playthrough<Gorinto> {
    Playthrough::new(&setup(text, players).unwrap(), Seed::from(seed))
}

/// A random game played to the end.
pub fn finished(text: &str, players: usize, seed: u64) -> Playthrough<Gorinto> {
    let mut table = table(text, players, seed);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    table.finish(&mut Silent, |_, moves| *rng.pick(moves));
    table
}

/// A random game up to the first state that `stop` likes.
pub fn reached(
    text: &str,
    players: usize,
    seed: u64,
    mut stop: impl FnMut(&Gorinto) -> bool,
) -> Gorinto {
    let mut table = table(text, players, seed);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    while !stop(table.state()) {
        match table.state().turn() {
            Turn::Over => panic!("the game ended first"),
            Turn::Chance => table.draw(&mut Silent),
            Turn::Seat(_) => {
                let mv = *rng.pick(&table.state().legal());
                table.play(mv, &mut Silent).unwrap();
            }
        }
    }
    table.state().clone()
}

impl Gorinto {
    pub(super) fn with_stack(mut self, cell: &str, letters: &str) -> Self {
        let cell: crate::Cell = cell.parse().unwrap();
        self.mountain[cell.index()] = letters.chars().filter_map(Element::from_letter).collect();
        self.occupied = match letters {
            "" => self.occupied.without(cell),
            _ => self.occupied.with(cell),
        };
        self
    }

    /// Ten letters or dots: T1 to T5, L1 to L5.
    pub(super) fn with_path(mut self, letters: &str) -> Self {
        let Ok(Draw::Path(tiles)) = format!("path={letters}").parse() else {
            panic!("ten letters or dots");
        };
        self.path = Path::new(tiles);
        self
    }

    pub(super) fn with_board(mut self, seat: usize, board: Counts) -> Self {
        self.boards[seat] = board;
        self
    }

    pub(super) fn with_wisdom(mut self, wisdom: &[i32]) -> Self {
        self.wisdom[..wisdom.len()].copy_from_slice(wisdom);
        self
    }

    pub(super) fn with_goals(mut self, goals: &[u8]) -> Self {
        self.goals = goals.iter().copied().filter_map(Goal::new).collect();
        self
    }

    pub(super) fn with_kitsune(mut self, head: &str, tail: &str) -> Self {
        self.kitsune.keys = [Some(Element::Fire), Some(Element::Water)];
        self.kitsune.tokens = [head.parse().ok(), tail.parse().ok()];
        self.phase = Phase::FlipCoin;
        self.kitsune.moved = 0b11;
        self.kitsune.tiles = ["T1", "T2", "T3", "T4", "T5"].map(|space| space.parse().ok());
        self
    }

    /// Plays moves in notation.
    pub(super) fn play_all(mut self, moves: &str) -> Self {
        for text in moves.split_whitespace() {
            let mv: Move = text.parse().unwrap();
            self.play(mv, &mut Silent).unwrap();
        }
        self
    }

    /// Plays a draw in notation.
    pub(super) fn drawn(mut self, text: &str) -> Self {
        self.play_draw(&text.parse().unwrap(), &mut Silent).unwrap();
        self
    }

    pub(super) fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }

    /// The legal moves in notation, in one line.
    pub(super) fn legal_text(&self) -> String {
        let texts: Vec<_> = self.legal().iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    pub(super) fn stack_text(&self, cell: &str) -> String {
        let cell: crate::Cell = cell.parse().unwrap();
        self.mountain[cell.index()].to_string()
    }

    pub(super) fn refuses(&self, mv: &str) -> bool {
        let mut copy = self.clone();
        copy.play(mv.parse().unwrap(), &mut Silent).is_err() && copy == *self
    }

    pub(super) fn refuses_draw(&self, draw: &str) -> bool {
        let mut copy = self.clone();
        copy.play_draw(&draw.parse().unwrap(), &mut Silent).is_err() && copy == *self
    }

    /// What Kitsune takes with `side`, as cells and letters.
    pub(super) fn haul_text(&self, side: Side) -> String {
        let haul = self.kitsune_haul(side).unwrap();
        let texts: Vec<_> = haul
            .tiles
            .iter()
            .map(|(cell, _, element)| format!("{cell}{}", element.letter()))
            .collect();
        texts.join(" ")
    }
}

/// Ends the season of a position whose Path is empty, as its last turn would.
pub fn end_season(mut game: Gorinto) -> (Gorinto, Log<Gorinto>) {
    let mut log = Log::default();
    game.end_season(&mut log);
    (game, log)
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}
