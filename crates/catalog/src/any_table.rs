//! A table at which any of the games is played.

use std::any::Any;

use engawa_core::{
    Entry, EventFault, Game, GameInfo, GameOptions, Happening, Log, NotationError, OptionsError,
    Outcome, RawOptions, Record, RecordError, Rng, ScoreEntry, Scores, Seat, Seed, Table, Turn,
    Viewer,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A game being played, with texts and JSON in place of the game's own types.
pub trait AnyTable: Send + Sync {
    /// The game.
    fn info(&self) -> &'static GameInfo;
    /// The options, every one of them.
    fn options(&self) -> RawOptions;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// How many turns of players have been finished.
    fn turns_taken(&self) -> u32;
    /// The scores now.
    fn scores(&self) -> Scores;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal moves of the seat whose turn it is.
    fn legal_moves(&self) -> Vec<Choice>;
    /// Plays the move with this notation, if it is legal.
    fn play(&mut self, notation: &str) -> Result<(), EventFault>;
    /// Plays the move with this action id, if it is legal.
    fn play_action(&mut self, action: u32) -> Result<(), EventFault>;
    /// Lets happen what is written: the next move, or a draw in place of the seed's own.
    fn happen(&mut self, text: &str) -> Result<(), EventFault>;
    /// Makes the next draw and says what it was; `None` if nothing is to be drawn.
    fn draw(&mut self) -> Option<String>;

    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// A copy as `viewer` could imagine it: what they can't see is sampled.
    fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable>;
    /// Whether this legal move of the seat to act tells the seat something it can't know yet,
    /// so that it can't be taken back. Found by playing it in some worlds that the seat could
    /// imagine.
    fn reveals(&self, notation: &str, rng: &mut Rng) -> bool;
    /// What `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What `viewer` may know, as JSON text; the same as [`view`](Self::view), only faster.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// What the rules can tell `viewer` about what they see ([`Game::aids`]), as JSON.
    fn aids(&self, viewer: Viewer) -> Value;
    /// What `viewer` may know, as the game's own type of view: for bots, which are given nothing
    /// else.
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// The complete, unredacted state as JSON. Not for the eyes of players.
    fn snapshot(&self) -> Value;
    /// The moves and draws so far. Those of the whole table: not for the eyes of players either.
    fn history(&self) -> &[Past];
    /// Where the turn began in which event `index` of the history was made by a seat: the index
    /// of its first move. `None` for a draw.
    fn turn_start(&self, index: usize) -> Option<usize>;
    /// What came of the moves and draws after the first `since`, as `viewer` may see it.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogLine>;
    /// The record so far; with seed and result if the game is over.
    fn record(&self) -> Record;
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Its action id.
    pub action: u32,
}

/// A move or draw that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Past {
    /// Who made it; `None` for a draw.
    pub seat: Option<Seat>,
    /// Its notation.
    #[serde(rename = "move")]
    pub text: String,
    /// Its action id, if it is a move.
    pub action: Option<u32>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine {
    /// The number of the move or draw that it came of, from 1.
    pub number: usize,
    /// What happened, in the game's own words; `None` if somebody scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Value>,
    /// Who scored how much for what; `None` if something else happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreEntry>,
}

pub(crate) fn open<G: Game>(
    options: &G::Options,
    players: usize,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, OptionsError> {
    Ok(Box::new(Typed::<G> {
        table: Table::new(options, players, seed)?,
        history: Vec::new(),
        logs: Vec::new(),
        turns: Vec::new(),
    }))
}

pub(crate) fn resume<G: Game>(
    record: &Record,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, RecordError> {
    let (mut history, mut logs, mut turns) = (Vec::new(), Vec::new(), Vec::new());
    let start = record.start::<G>()?;
    let (mut turn, mut taken) = (start.turn(), start.turns_taken());
    let table = Table::<G>::resume(record, seed, |happening, state, log| {
        history.push(past(turn, happening));
        logs.push(log.clone());
        turns.push(taken);
        (turn, taken) = (state.turn(), state.turns_taken());
    })?;
    Ok(Box::new(Typed {
        table,
        history,
        logs,
        turns,
    }))
}

/// A table of one game, with the log of each of its events.
struct Typed<G: Game> {
    table: Table<G>,
    history: Vec<Past>,
    logs: Vec<Log<G>>,
    /// How many turns had been finished before each event.
    turns: Vec<u32>,
}

impl<G: Game> Typed<G> {
    fn play_move(&mut self, mv: G::Move) -> Result<(), EventFault> {
        let before = (self.turn(), self.turns_taken());
        let mut log = Log::default();
        self.table.play(mv, &mut log)?;
        self.keep(before, log);
        Ok(())
    }

    /// Notes what has just happened, when it was `turn`'s turn and so many had been finished.
    fn keep(&mut self, (turn, taken): (Turn, u32), log: Log<G>) {
        let happening = self.table.happened().last();
        let happening = happening.expect("something has just happened");
        self.history.push(past(turn, happening));
        self.logs.push(log);
        self.turns.push(taken);
    }
}

impl<G: Game> AnyTable for Typed<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn options(&self) -> RawOptions {
        self.table.state().options().to_raw()
    }

    fn players(&self) -> usize {
        self.table.state().players()
    }

    fn turn(&self) -> Turn {
        self.table.state().turn()
    }

    fn turns_taken(&self) -> u32 {
        self.table.state().turns_taken()
    }

    fn scores(&self) -> Scores {
        self.table.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn legal_moves(&self) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.table.state().legal_moves(&mut moves);
        let choice = |mv: G::Move| Choice {
            text: mv.to_string(),
            action: G::action_id(mv),
        };
        moves.into_iter().map(choice).collect()
    }

    fn play(&mut self, notation: &str) -> Result<(), EventFault> {
        self.play_move(notation.parse()?)
    }

    fn play_action(&mut self, action: u32) -> Result<(), EventFault> {
        let mv = G::action(action).ok_or_else(|| {
            let expected = format!("an action, 0 to {}", G::INFO.actions - 1);
            NotationError::new(&action.to_string(), expected)
        })?;
        self.play_move(mv)
    }

    fn happen(&mut self, text: &str) -> Result<(), EventFault> {
        let before = (self.turn(), self.turns_taken());
        let mut log = Log::default();
        self.table.happen(text, &mut log)?;
        self.keep(before, log);
        Ok(())
    }

    fn draw(&mut self) -> Option<String> {
        let turn = self.turn();
        if turn != Turn::Chance {
            return None;
        }
        let mut log = Log::default();
        let taken = self.turns_taken();
        self.table.draw(&mut log);
        self.keep((turn, taken), log);
        self.history.last().map(|past| past.text.clone())
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Self {
            table: self.table.clone(),
            history: self.history.clone(),
            logs: self.logs.clone(),
            turns: self.turns.clone(),
        })
    }

    fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable> {
        Box::new(Self {
            table: self.table.imagined(viewer, rng),
            history: self.history.clone(),
            logs: self.logs.clone(),
            turns: self.turns.clone(),
        })
    }

    fn reveals(&self, notation: &str, rng: &mut Rng) -> bool {
        // A chance of one half to look alike by accident becomes one in many millions.
        const WORLDS: usize = 24;
        let state = self.table.state();
        let (Some(seat), Ok(mv)) = (state.turn().seat(), notation.parse::<G::Move>()) else {
            return false;
        };
        let viewer = Viewer::Seat(seat);
        let view = state.view(viewer);
        let mut untouched = rng.clone();
        G::imagine(&view, rng);
        if untouched.bits() == rng.clone().bits() {
            // Nothing had to be sampled, so nothing is hidden.
            return false;
        }
        let after = |mut world: G| {
            let mut log = Log::default();
            let played = world.play(mv, &mut log).is_ok();
            (played, world.view(viewer), log.seen_by(viewer))
        };
        let here = after(state.clone());
        let mut worlds = (0..WORLDS).map(|_| G::imagine(&view, rng));
        worlds.any(|world| after(world) != here)
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.table.state().view(viewer);
        serde_json::value::to_raw_value(&view).expect("views have only string keys")
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.table.state().view(viewer))
    }

    fn aids(&self, viewer: Viewer) -> Value {
        G::aids(&self.table.state().view(viewer))
    }

    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.table.state().view(viewer))
    }

    fn snapshot(&self) -> Value {
        json(self.table.state().snapshot())
    }

    fn history(&self) -> &[Past] {
        &self.history
    }

    fn turn_start(&self, index: usize) -> Option<usize> {
        let seat = self.history.get(index)?.seat?;
        let own = |&i: &usize| {
            let other = self.history[i].seat.is_some_and(|other| other != seat);
            !other && self.turns[i] == self.turns[index]
        };
        let turn = (0..=index).rev().take_while(own);
        turn.filter(|&i| self.history[i].seat.is_some()).last()
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogLine> {
        let mut lines = Vec::new();
        for (i, log) in self.logs.iter().enumerate().skip(since) {
            lines.extend(log.seen_by(viewer).0.into_iter().map(|entry| {
                let (event, score) = match entry {
                    Entry::Event(event) => (Some(json(event)), None),
                    Entry::Score(score) => (None, Some(score)),
                };
                LogLine {
                    number: i + 1,
                    event,
                    score,
                }
            }));
        }
        lines
    }

    fn record(&self) -> Record {
        self.table.record()
    }
}

fn past<G: Game>(turn: Turn, happening: &Happening<G>) -> Past {
    Past {
        seat: turn.seat(),
        text: happening.to_string(),
        action: match happening {
            Happening::Move(mv) => Some(G::action_id(*mv)),
            Happening::Draw(_) => None,
        },
    }
}

fn json(shape: impl Serialize) -> Value {
    serde_json::to_value(shape).expect("views, events and snapshots have only string keys")
}
