//! The smallest game: a coin is flipped, seat 0 says a side, and a right guess scores.

use std::fmt;
use std::str::FromStr;

use engawa_core::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Side(bool);

const SIDES: [Side; 2] = [Side(false), Side(true)];

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "heads" } else { "tails" })
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "heads" => Ok(Self(true)),
            "tails" => Ok(Self(false)),
            _ => Err(NotationError::new(text, "heads or tails")),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoOptions;

impl GameOptions for NoOptions {
    fn read(_: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        Ok(Self)
    }

    fn to_raw(&self) -> RawOptions {
        RawOptions::default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coin {
    fell: Option<Side>,
    said: Option<Side>,
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Seen {
    viewer: Viewer,
    turn: Turn,
}

impl GameView for Seen {
    type Move = Side;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal_moves(&self, moves: &mut Vec<Side>) {
        if self.is_to_act() {
            moves.extend(SIDES);
        }
    }
}

impl Game for Coin {
    const INFO: &'static GameInfo = &GameInfo {
        id: "coin",
        name: "Coin",
        designer: "nobody",
        rules: 3,
        players: &[1],
        options: &[],
        actions: 2,
        max_events: 2,
    };
    type Options = NoOptions;
    type Move = Side;
    type Draw = Side;
    type Event = ();
    type View = Seen;
    type Aids = ();
    type Snapshot = ();

    fn start(_: &Setup<Self>) -> Self {
        Self {
            fell: None,
            said: None,
        }
    }

    fn players(&self) -> usize {
        1
    }

    fn turn(&self) -> Turn {
        match (self.fell, self.said) {
            (None, _) => Turn::Chance,
            (_, None) => Turn::Seat(Seat::new(0)),
            _ => Turn::Over,
        }
    }

    fn turns_taken(&self) -> u32 {
        u32::from(self.said.is_some())
    }

    fn legal_moves(&self, moves: &mut Vec<Side>) {
        if self.turn() == Turn::Seat(Seat::new(0)) {
            moves.extend(SIDES);
        }
    }

    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Side, _: &mut S) {
        self.said = Some(mv);
    }

    fn sample_draw(&self, rng: &mut Rng) -> Side {
        Side(rng.below(2) == 1)
    }

    fn check_draw(&self, _: &Side) -> Result<(), IllegalDraw> {
        Ok(())
    }

    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Side, _: &mut S) {
        self.fell = Some(*draw);
    }

    fn scores(&self) -> Scores {
        let score = i32::from(self.said.is_some() && self.said == self.fell);
        Scores {
            seats: [score].into_iter().collect(),
            rival: None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = self.scores().seats[0];
        let standing = Standing {
            score,
            rank: 1,
            won: score == 1,
        };
        (self.turn() == Turn::Over).then(|| Outcome {
            standings: [standing].into_iter().collect(),
            rival: None,
            ending: Vec::new(),
        })
    }

    fn view(&self, viewer: Viewer) -> Seen {
        let turn = self.turn();
        Seen { viewer, turn }
    }

    fn aids(_: &Seen) {}

    fn imagine(_: &Seen, _: &mut Rng) -> Self {
        unreachable!("nobody imagines here")
    }

    fn snapshot(&self) {}

    fn action_id(mv: Side) -> u32 {
        u32::from(mv.0)
    }

    fn action(id: u32) -> Option<Side> {
        (id < 2).then_some(Side(id == 1))
    }
}
