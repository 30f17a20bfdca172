//! One playthrough of any of the games, with texts and JSON in place of types.

use std::any::Any;
use std::sync::Arc;

use engawa_core::{
    Entry, EventFault, Game, GameInfo, GameOptions, Happening, Log, NotationError, Outcome,
    Playthrough, RawOptions, Record, RecordError, Rng, ScoreEntry, Scores, Seat, Seed, Setup, Turn,
    Viewer,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::position::{self, AnyPosition};

/// A game being played, with texts and JSON in place of the game's own types.
pub trait AnyPlaythrough: Send + Sync {
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
    /// Applies one event given in notation: the next move, or a draw in place of the seed's own.
    fn happen(&mut self, text: &str) -> Result<(), EventFault>;
    /// Makes the next draw and says what it was; `None` if nothing is to be drawn.
    fn draw(&mut self) -> Option<String>;

    /// A copy that goes its own way; the past is shared, so it is cheap.
    fn fork(&self) -> Box<dyn AnyPlaythrough>;
    /// The present position without its past, to look ahead.
    fn position(&self) -> Box<dyn AnyPosition>;
    /// Whether `other` is the same game with the same past and the same future.
    fn equals(&self, other: &dyn AnyPlaythrough) -> bool;
    /// For [`equals`](Self::equals).
    fn as_any(&self) -> &dyn Any;
    /// A copy as `viewer` could imagine it: what they can't see is sampled.
    fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyPlaythrough>;
    /// Whether this move of the seat to act is legal and shows the seat something hidden
    /// ([`GameView::reveals`](engawa_core::GameView::reveals)).
    fn reveals(&self, notation: &str) -> bool;
    /// What `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What `viewer` may know, as JSON text; the same as [`view`](Self::view), only faster.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// What the rules can tell `viewer` about what they see ([`Game::aids`]), as JSON text.
    fn aids(&self, viewer: Viewer) -> Box<RawValue>;
    /// What `viewer` may know, as the game's own type of view: for bots, which are given nothing
    /// else.
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// The complete, unredacted state as JSON. Not for the eyes of players.
    fn snapshot(&self) -> Value;
    /// The moves and draws so far. Those of the whole playthrough: not for the eyes of players either.
    fn history(&self) -> &[Arc<Past>];
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

pub(crate) fn open<G: Game>(setup: &Setup<G>, seed: Seed) -> Box<dyn AnyPlaythrough> {
    Box::new(TypedPlaythrough {
        playthrough: Playthrough::new(setup, seed),
        history: Vec::new(),
        logs: Vec::new(),
        turns: Vec::new(),
    })
}

pub(crate) fn resume<G: Game>(
    record: &Record,
    seed: Seed,
) -> Result<Box<dyn AnyPlaythrough>, RecordError> {
    let (mut history, mut logs, mut turns) = (Vec::new(), Vec::new(), Vec::new());
    let start = G::start(&record.setup()?);
    let (mut turn, mut taken) = (start.turn(), start.turns_taken());
    let playthrough = Playthrough::<G>::resume(record, seed, |happening, state, log| {
        history.push(Arc::new(past(turn, happening)));
        logs.push(Arc::new(log.clone()));
        turns.push(taken);
        (turn, taken) = (state.turn(), state.turns_taken());
    })?;
    Ok(Box::new(TypedPlaythrough {
        playthrough,
        history,
        logs,
        turns,
    }))
}

/// A playthrough of one game, with the log of each of its events.
struct TypedPlaythrough<G: Game> {
    playthrough: Playthrough<G>,
    history: Vec<Arc<Past>>,
    logs: Vec<Arc<Log<G>>>,
    /// How many turns had been finished before each event.
    turns: Vec<u32>,
}

impl<G: Game> TypedPlaythrough<G> {
    fn play_move(&mut self, mv: G::Move) -> Result<(), EventFault> {
        let before = (self.turn(), self.turns_taken());
        let mut log = Log::default();
        self.playthrough.play(mv, &mut log)?;
        self.keep(before, log);
        Ok(())
    }

    /// Notes what has just happened, when it was `turn`'s turn and so many had been finished.
    fn keep(&mut self, (turn, taken): (Turn, u32), log: Log<G>) {
        let happening = self.playthrough.happened().last();
        let happening = happening.expect("something has just happened");
        self.history.push(Arc::new(past(turn, happening)));
        self.logs.push(Arc::new(log));
        self.turns.push(taken);
    }
}

impl<G: Game> AnyPlaythrough for TypedPlaythrough<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn options(&self) -> RawOptions {
        self.playthrough.setup().options().to_raw()
    }

    fn players(&self) -> usize {
        self.playthrough.setup().players()
    }

    fn turn(&self) -> Turn {
        self.playthrough.state().turn()
    }

    fn turns_taken(&self) -> u32 {
        self.playthrough.state().turns_taken()
    }

    fn scores(&self) -> Scores {
        self.playthrough.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.playthrough.state().outcome()
    }

    fn legal_moves(&self) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.playthrough.state().legal_moves(&mut moves);
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
        self.playthrough.happen(text, &mut log)?;
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
        self.playthrough.draw(&mut log);
        self.keep((turn, taken), log);
        self.history.last().map(|past| past.text.clone())
    }

    fn fork(&self) -> Box<dyn AnyPlaythrough> {
        Box::new(Self {
            playthrough: self.playthrough.clone(),
            history: self.history.clone(),
            logs: self.logs.clone(),
            turns: self.turns.clone(),
        })
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        position::of(&self.playthrough)
    }

    fn equals(&self, other: &dyn AnyPlaythrough) -> bool {
        let same = |other: &Self| {
            self.playthrough == other.playthrough
                && self.history == other.history
                && self.logs == other.logs
                && self.turns == other.turns
        };
        other.as_any().downcast_ref::<Self>().is_some_and(same)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyPlaythrough> {
        Box::new(Self {
            playthrough: self.playthrough.imagined(viewer, rng),
            history: self.history.clone(),
            logs: self.logs.clone(),
            turns: self.turns.clone(),
        })
    }

    fn reveals(&self, notation: &str) -> bool {
        position::reveals(self.playthrough.state(), notation)
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        json_text(&self.playthrough.state().view(viewer))
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.playthrough.state().view(viewer))
    }

    fn aids(&self, viewer: Viewer) -> Box<RawValue> {
        json_text(&G::aids(&self.playthrough.state().view(viewer)))
    }

    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(self.playthrough.state().view(viewer))
    }

    fn snapshot(&self) -> Value {
        json(self.playthrough.state().snapshot())
    }

    fn history(&self) -> &[Arc<Past>] {
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
        self.playthrough.record()
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
    serde_json::to_value(shape).expect(STRING_KEYS)
}

fn json_text(shape: &impl Serialize) -> Box<RawValue> {
    to_raw_value(shape).expect(STRING_KEYS)
}

const STRING_KEYS: &str = "views, aids, events and snapshots have only string keys";
