//! A position to try a rule on.

use std::fmt::Debug;
use std::str::FromStr;

use engawa_core::{Game, Log, NotationError, Seat, Setup, Turn};

use crate::cards::CardId;
use crate::color::{Color, Favors};
use crate::runes::Rune;
use crate::spaces::{Owner, Place, SpaceId};
use crate::state::Phase;
use crate::{Inori, InoriOptions};

pub struct Position {
    pub game: Inori,
    pub log: Log<Inori>,
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

pub fn read<T: FromStr<Err = NotationError> + Debug>(text: &str) -> T {
    text.parse().unwrap()
}

impl Position {
    /// Season 1 with yellow, blue and green Start cards; seat 0 begins.
    pub fn new(players: usize) -> Self {
        let pile = if players == 4 { "s4" } else { "s23" };
        let mut position = Self::undrawn(players);
        for color in ["yellow", "blue", "green"] {
            position.draw(&format!("card {pile}-{color}"));
        }
        position.draw("first 0");
        position
    }

    /// Before anything was drawn.
    pub fn undrawn(players: usize) -> Self {
        Self {
            game: Inori::start(&Setup::new(InoriOptions::default(), players).unwrap()),
            log: Log::default(),
        }
    }

    /// Gives favors from the supply.
    pub fn give(mut self, seat: usize, number: u8, color: &str) -> Self {
        let color: Color = read(color);
        assert_eq!(self.game.board.take(Seat::new(seat), number, color), number);
        self
    }

    /// Lets the supply run dry of a colour; the last seat, not in the test, has it.
    pub fn use_up(mut self, color: &str, left: u8) -> Self {
        let color: Color = read(color);
        let board = &mut self.game.board;
        let taken = board.supply[color] - left;
        let last = seat(board.players() - 1);
        board.take(last, taken, color);
        self
    }

    /// Gives a face-down rune.
    pub fn hold(mut self, seat: usize, rune: &str) -> Self {
        let rune: Rune = read(rune);
        self.game.stack.remove(rune);
        self.game.hands[seat].add(rune);
        self.game.board.stack -= 1;
        self.game.board.face_down[seat] += 1;
        self
    }

    /// Gives a revealed 2-favors rune.
    pub fn show(mut self, seat: usize, color: &str) -> Self {
        let color: Color = read(color);
        self.game.stack.remove(Rune::TwoFavors(color));
        self.game.board.stack -= 1;
        self.game.board.revealed[seat].insert(color);
        self
    }

    /// Empties the stack.
    pub fn no_runes_left(mut self) -> Self {
        self.game.board.discarded = self.game.board.discarded.plus(self.game.stack);
        self.game.stack = crate::Runes::NONE;
        self.game.board.stack = 0;
        self
    }

    /// Puts markers of a seat (`0`) or neutral ones (`n`) on spaces.
    pub fn mark(mut self, owner: &str, spaces: &str) -> Self {
        let owner = Owner::all().find(|o| o.to_string() == owner).unwrap();
        for space in spaces.split_whitespace() {
            self.game.board.markers[owner.index()].insert(read(space));
        }
        self
    }

    /// Puts a card into play, in place of another if there is one.
    pub fn lay(mut self, place: usize, card: &str) -> Self {
        let board = &mut self.game.board;
        board.remove_card(Place::new(place));
        let id: CardId = read(card);
        let card = board.cards.find(id, board.undrawn).unwrap();
        board.lay_card(Place::new(place), card);
        self
    }

    pub fn altar(mut self, slot: usize, color: &str) -> Self {
        self.game.board.lay_altar(slot - 1, read(color));
        self
    }

    pub fn season(mut self, season: u8) -> Self {
        self.game.board.season = season - 1;
        self
    }

    pub fn scores(mut self, scores: &[i16]) -> Self {
        self.game.board.scores[..scores.len()].copy_from_slice(scores);
        self
    }

    /// Only the active player has a marker left, one.
    pub fn last_marker(mut self) -> Self {
        let active = self.game.board.active.index();
        self.game.board.in_hand = [0; 4];
        self.game.board.in_hand[active] = 1;
        self
    }

    /// Nobody has a marker left: the season ends.
    pub fn end_season(mut self) -> Self {
        self.game.board.in_hand = [0; 4];
        self.game.end_season(&mut self.log);
        self
    }

    pub fn play(&mut self, moves: &str) -> &mut Self {
        for mv in moves.split(", ") {
            self.log.0.clear();
            self.game.play(read(mv), &mut self.log).unwrap();
        }
        self
    }

    pub fn draw(&mut self, draws: &str) -> &mut Self {
        for draw in draws.split(", ") {
            self.log.0.clear();
            self.game.play_draw(&read(draw), &mut self.log).unwrap();
        }
        self
    }

    /// Draws whatever comes until somebody has to choose.
    pub fn draw_on(&mut self) -> &mut Self {
        let mut rng = engawa_core::Rng::stream(engawa_core::Seed::from(1), 0);
        while self.game.turn() == Turn::Chance {
            let draw = self.game.sample_draw(&mut rng);
            self.game.play_draw(&draw, &mut self.log).unwrap();
        }
        self
    }

    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves that begin with this word, without it.
    pub fn legal_for(&self, verb: &str) -> Vec<String> {
        let rest = |mv: &String| mv.strip_prefix(verb).map(|rest| rest.trim().to_owned());
        self.legal().iter().filter_map(rest).collect()
    }

    pub fn can(&self, mv: &str) -> bool {
        self.legal().iter().any(|legal| legal == mv)
    }

    pub fn favors(&self, seat: usize) -> Favors {
        self.game.board.favors[seat]
    }

    /// How many favor tokens of one colour a seat has.
    pub fn has(&self, seat: usize, color: &str) -> u8 {
        self.favors(seat)[read(color)]
    }

    pub fn supply(&self, color: &str) -> u8 {
        self.game.board.supply[read(color)]
    }

    pub fn score(&self, seat: usize) -> i16 {
        self.game.board.scores[seat]
    }

    /// The points and rules of the last event.
    pub fn scored(&self) -> Vec<(i32, &'static str)> {
        self.log
            .scores()
            .map(|entry| (entry.points, entry.rule))
            .collect()
    }

    pub fn is_marked(&self, owner: &str, space: &str) -> bool {
        let owner = Owner::all().find(|o| o.to_string() == owner).unwrap();
        self.game.board.markers[owner.index()].contains(read::<SpaceId>(space))
    }

    pub fn card_at(&self, place: usize) -> Option<String> {
        let card = self.game.board.card(Place::new(place));
        card.map(|card| card.id.to_string())
    }

    pub fn phase(&self) -> Phase {
        self.game.board.phase
    }
}
