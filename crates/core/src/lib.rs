//! What all games of Engawa share.
//!
//! A game is a type that implements [`Game`]: its complete state together with the rules that
//! move it. Players make small atomic moves from a list of legal ones; whatever is random is an
//! explicit draw; what a player may know is a view. A [`Playthrough`] drives a game from a [`Seed`]
//! and writes a [`Record`] that replays without it.
//!
//! No I/O, no clock, no randomness but through [`Rng`].

mod error;
mod event;
mod game;
mod options;
mod playthrough;
mod record;
mod rng;
mod score;
mod seat;
mod setup;
mod view;

pub use error::{Fault, IllegalDraw, IllegalMove, NotationError, OptionsError};
pub use event::{Entry, Log, Silent, Sink};
pub use game::{Game, GameInfo, GameOptions};
pub use options::{CheckedOptions, Chosen, OFF_ON, OptionSpec, OptionValue, RawOptions, list};
pub use playthrough::Playthrough;
pub use record::{EventFault, FORMAT, Happening, Record, RecordError};
pub use rng::{Purpose, Rng, Seed};
pub use score::{Arg, Message, Outcome, ScoreEntry, Scorer, Scores, Standing, ranks};
pub use seat::{MAX_SEATS, Seat, Turn, Viewer};
pub use setup::Setup;
pub use view::GameView;
