//! A game written down: options and events, enough to play it again without the seed.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{
    Game, GameOptions, IllegalDraw, IllegalMove, Log, NotationError, OptionsError, Outcome,
    Purpose, RawOptions, Rng, Seed, Setup, Sink, Turn,
};

/// The version of the record format written here.
pub const FORMAT: u32 = 1;

/// A record as stored: JSON with one short text per event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The options.
    #[serde(default)]
    pub options: RawOptions,
    /// How many seats.
    pub players: usize,
    /// The seed, only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// So many of the first events were taken over from another game, as if they were its
    /// setup; the seed's draws begin after them. 0 for a game of its own.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub continued: usize,
    /// Moves and draws in notation, in order.
    pub events: Vec<String>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// A move or a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening<G: Game> {
    /// A player's choice.
    Move(G::Move),
    /// A random event.
    Draw(G::Draw),
}

impl<G: Game> Happening<G> {
    /// Reads what has to happen at `state`, and checks that it can.
    pub fn parse(state: &G, text: &str) -> Result<Self, EventFault> {
        match state.turn() {
            Turn::Seat(_) => Ok(Self::Move(text.parse()?)),
            Turn::Chance => Ok(Self::Draw(text.parse()?)),
            Turn::Over => Err(EventFault::AfterEnd),
        }
    }

    /// Plays it, or says why it can't be.
    pub fn play<S: Sink<G>>(&self, state: &mut G, sink: &mut S) -> Result<(), EventFault> {
        match self {
            Self::Move(mv) => Ok(state.play(*mv, sink)?),
            Self::Draw(draw) => Ok(state.play_draw(draw, sink)?),
        }
    }
}

impl<G: Game> std::fmt::Display for Happening<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::Draw(draw) => draw.fmt(f),
        }
    }
}

/// What is wrong with one event.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EventFault {
    /// The text can't be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The move can't be played.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// The draw can't happen.
    #[error(transparent)]
    Draw(#[from] IllegalDraw),
    /// The draw is not the one that follows from the seed.
    #[error("the seed gives {expected} here")]
    NotFromSeed {
        /// The draw that follows from the seed.
        expected: String,
    },
    /// There is an event after the end.
    #[error("the game is over before it")]
    AfterEnd,
}

/// Why a record can't be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Not JSON, or fields are missing or of another kind.
    #[error("this is not a record: {0}")]
    Malformed(String),
    /// Written in another format.
    #[error("the record has format {found}; this program reads format {FORMAT}")]
    Format {
        /// The format of the record.
        found: u32,
    },
    /// Of another game than expected, or of an unknown one.
    #[error("the record is of the game `{found}`; expected: {expected}")]
    Game {
        /// The game's id in the record.
        found: String,
        /// The ids that would do.
        expected: String,
    },
    /// Played by another version of the rules.
    #[error(
        "the record follows version {found} of the rules of {game}; this program plays version {expected}"
    )]
    Rules {
        /// The game's id.
        game: String,
        /// The version in the record.
        found: u32,
        /// The version of this program.
        expected: u32,
    },
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// An event is wrong.
    #[error("event {number} `{text}`: {fault}")]
    Event {
        /// Its number, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// What is wrong.
        fault: EventFault,
    },
    /// The result in the record is not the one the events lead to.
    #[error("the result written in the record is not the one its events lead to: {expected}")]
    Result {
        /// The result of the events, as JSON.
        expected: String,
    },
    /// The record has a result, but the game isn't over after its events.
    #[error("the record has a result, but it ends too early: event {number} is {expected}")]
    TooShort {
        /// The number of the first event that is missing, from 1.
        number: usize,
        /// What is expected there, as a noun.
        expected: String,
    },
    /// The draws can't be verified without a seed.
    #[error("the record has no seed, so its draws can't be verified")]
    NoSeed,
}

impl RecordError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "record/malformed",
            Self::Format { .. } => "record/format",
            Self::Game { .. } => "record/game",
            Self::Rules { .. } => "record/rules",
            Self::Options(error) => error.code(),
            Self::Event { .. } => "record/event",
            Self::Result { .. } => "record/result",
            Self::TooShort { .. } => "record/too-short",
            Self::NoSeed => "record/no-seed",
        }
    }
}

impl Record {
    /// The beginning of a record of a game with this setup.
    pub fn new<G: Game>(setup: &Setup<G>) -> Self {
        Self {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            options: setup.options().to_raw(),
            players: setup.players(),
            seed: None,
            continued: 0,
            events: Vec::new(),
            result: None,
        }
    }

    /// Reads a record.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        let record: Self = serde_json::from_str(json)
            .map_err(|error| RecordError::Malformed(what_is_wrong(json, &error)))?;
        if record.format != FORMAT {
            return Err(RecordError::Format {
                found: record.format,
            });
        }
        Ok(record)
    }

    /// Writes the record.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record has only string keys")
    }

    /// Writes the record for people: one event a line is too long, one array is too wide; so
    /// indented JSON with the events in rows of ten.
    pub fn to_pretty_json(&self) -> String {
        let mut head = self.clone();
        head.events.clear();
        let json = serde_json::to_string_pretty(&head).expect("a record has only string keys");
        let rows: Vec<String> = self
            .events
            .chunks(10)
            .map(|row| {
                let texts: Vec<_> = row
                    .iter()
                    .map(|text| serde_json::to_string(text).expect("a string is JSON"))
                    .collect();
                format!("    {}", texts.join(", "))
            })
            .collect();
        let events = format!("\"events\": [\n{}\n  ]", rows.join(",\n"));
        // The last one: a document among the options may hold the same words.
        let (before, after) = json
            .rsplit_once("\"events\": []")
            .expect("a record has events");
        format!("{before}{events}{after}\n")
    }

    /// The setup of the recorded game, if it is of the game `G` and its rules.
    pub fn setup<G: Game>(&self) -> Result<Setup<G>, RecordError> {
        if self.game != G::INFO.id {
            return Err(RecordError::Game {
                found: self.game.clone(),
                expected: G::INFO.id.to_owned(),
            });
        }
        if self.rules != G::INFO.rules {
            return Err(RecordError::Rules {
                game: self.game.clone(),
                found: self.rules,
                expected: G::INFO.rules,
            });
        }
        Ok(Setup::parse(&self.options, self.players)?)
    }

    /// Replays the record, telling `step` of every event: its number from 1, what happened, the
    /// state after it and the log of it. Then compares the result.
    pub fn replay<G: Game>(
        &self,
        mut step: impl FnMut(usize, &Happening<G>, &G, &Log<G>),
    ) -> Result<G, RecordError> {
        let mut state = G::start(&self.setup()?);
        for (i, text) in self.events.iter().enumerate() {
            let mut log = Log::default();
            let happening = Happening::parse(&state, text)
                .and_then(|happening| {
                    happening.play(&mut state, &mut log)?;
                    Ok(happening)
                })
                .map_err(|fault| event_error(i, text, fault))?;
            step(i + 1, &happening, &state, &log);
        }
        self.check_result(&state)?;
        Ok(state)
    }

    /// Compares the result in the record, if there is one, with `state` after the last event.
    fn check_result<G: Game>(&self, state: &G) -> Result<(), RecordError> {
        let Some(result) = &self.result else {
            return Ok(());
        };
        let expected = match state.turn() {
            Turn::Seat(seat) => format!("a move of seat {seat}"),
            Turn::Chance => "a draw".to_owned(),
            Turn::Over => {
                let outcome = state.outcome();
                if outcome.as_ref() == Some(result) {
                    return Ok(());
                }
                let expected = serde_json::to_string(&outcome).unwrap_or_default();
                return Err(RecordError::Result { expected });
            }
        };
        Err(RecordError::TooShort {
            number: self.events.len() + 1,
            expected,
        })
    }

    /// Checks that every draw follows from the seed, and that the record replays. Draws that
    /// were taken over from another game ([`continued`](Self::continued)) only have to be
    /// possible.
    pub fn verify<G: Game>(&self) -> Result<(), RecordError> {
        let seed = self.seed.ok_or(RecordError::NoSeed)?;
        let (continued, events) = (self.continued, self.events.len());
        if continued > events {
            // Otherwise nothing would be checked at all.
            let fault = format!("continued after event {continued}, but has {events} events");
            return Err(RecordError::Malformed(fault));
        }
        let mut rng = Rng::new(seed, Purpose::Draws);
        let mut state = G::start(&self.setup()?);
        for (i, text) in self.events.iter().enumerate() {
            let fail = |fault| event_error(i, text, fault);
            let happening = Happening::parse(&state, text).map_err(fail)?;
            if let Happening::Draw(draw) = &happening
                && i >= self.continued
            {
                let expected = state.sample_draw(&mut rng);
                if *draw != expected {
                    let expected = expected.to_string();
                    return Err(fail(EventFault::NotFromSeed { expected }));
                }
            }
            happening
                .play(&mut state, &mut crate::Silent)
                .map_err(fail)?;
        }
        self.replay::<G>(|_, _, _, _| {}).map(drop)
    }
}

const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Why `json` is not a record; an event that isn't a text is named by its number.
fn what_is_wrong(json: &str, error: &serde_json::Error) -> String {
    let value: Value = serde_json::from_str(json).unwrap_or_default();
    let events = value["events"].as_array().map(Vec::as_slice);
    let odd = events.and_then(|events| events.iter().position(|event| !event.is_string()));
    match odd {
        Some(i) => format!("event {}: a text is expected", i + 1),
        None => error.to_string(),
    }
}

fn event_error(index: usize, text: &str, fault: EventFault) -> RecordError {
    RecordError::Event {
        number: index + 1,
        text: text.chars().take(60).collect(),
        fault,
    }
}
