//! The one place that lists the games.
//!
//! Two ways lead from a game's name to its rules. [`visit`] hands the game's type to generic
//! code, so that fast loops are compiled for each game. [`open`] gives a [`AnyPlaythrough`], the same
//! for all games, where texts and JSON take the place of types.
//!
//! ```
//! use engawa_catalog::open;
//! use engawa_core::{RawOptions, Seed, Turn};
//!
//! let mut table = open("gorinto", &RawOptions::default(), 3, Seed::from(7))?;
//! while table.turn() == Turn::Chance {
//!     table.draw();
//! }
//! let choice = table.legal_moves()[0].text.clone();
//! table.play(&choice)?;
//! assert_eq!(table.history().last().unwrap().text, choice);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_playthrough;
mod error;
mod position;

use engawa_core::{Fault, Game, GameInfo, RawOptions, Record, RecordError, Seed, Setup, list};
use serde_json::Value;

pub use any_playthrough::{AnyPlaythrough, Choice, LogLine, Past};
pub use error::{OpenError, UnknownGame};
pub use position::AnyPosition;

/// The list of the games, for macros that need their types: adding one is one line here. Calls
/// the macro named `$callback` with the paths of all of them.
#[macro_export]
macro_rules! with_games {
    ($callback:ident) => {
        $callback![
            $crate::rules::Gorinto,
            $crate::rules::Sagani,
            $crate::rules::Iwari,
            $crate::rules::Inori,
        ];
    };
}

/// The types of the games.
pub mod rules {
    pub use engawa_gorinto::Gorinto;
    pub use engawa_inori::Inori;
    pub use engawa_iwari::Iwari;
    pub use engawa_sagani::Sagani;
}

macro_rules! games {
    ($($game:path),* $(,)?) => {
        const GAMES: &[&GameInfo] = &[$(<$game as Game>::INFO),*];

        /// Calls `visitor` with the type of the game named `id`.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if id == <$game as Game>::INFO.id {
                    return Ok(visitor.visit::<$game>());
                }
            )*
            Err(UnknownGame::new(id))
        }
    };
}

with_games!(games);

/// Something to be done with a game's type; see [`visit`].
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Game>(self) -> Self::Output;
}

/// What there is to play.
pub const fn games() -> &'static [&'static GameInfo] {
    GAMES
}

/// The game named `id`.
pub fn info(id: &str) -> Result<&'static GameInfo, UnknownGame> {
    let found = games().iter().find(|info| info.id == id);
    found.copied().ok_or_else(|| UnknownGame::new(id))
}

/// Starts a game. Nothing has been drawn yet.
pub fn open(
    game: &str,
    options: &RawOptions,
    players: usize,
    seed: Seed,
) -> Result<Box<dyn AnyPlaythrough>, OpenError> {
    struct Open<'a>(&'a RawOptions, usize, Seed);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyPlaythrough>, OpenError>;
        fn visit<G: Game>(self) -> Self::Output {
            let Self(options, players, seed) = self;
            let setup = Setup::<G>::parse(options, players)?;
            Ok(any_playthrough::open(&setup, seed))
        }
    }
    visit(game, Open(options, players, seed))?
}

/// Reads a document (a map, a set of cards) for the option `key` of a game, or says every fault
/// of it at once.
pub fn read_document(
    game: &str,
    key: &str,
    text: &str,
) -> Result<Result<Value, Vec<Fault>>, UnknownGame> {
    struct Read<'a>(&'a str, &'a str);
    impl Visitor for Read<'_> {
        type Output = Result<Value, Vec<Fault>>;
        fn visit<G: Game>(self) -> Self::Output {
            G::read_document(self.0, self.1)
        }
    }
    visit(game, Read(key, text))
}

/// The document that comes with a game as `value` of the option `key`, as text, to begin one's
/// own with; `None` if there is no such document.
pub fn built_in_document(
    game: &str,
    key: &str,
    value: &str,
) -> Result<Option<&'static str>, UnknownGame> {
    struct BuiltIn<'a>(&'a str, &'a str);
    impl Visitor for BuiltIn<'_> {
        type Output = Option<&'static str>;
        fn visit<G: Game>(self) -> Self::Output {
            G::built_in_document(self.0, self.1)
        }
    }
    visit(game, BuiltIn(key, value))
}

/// Goes on with a recorded game, whose draws follow `seed` as they did before.
pub fn resume(record: &Record, seed: Seed) -> Result<Box<dyn AnyPlaythrough>, RecordError> {
    struct Resume<'a>(&'a Record, Seed);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn AnyPlaythrough>, RecordError>;
        fn visit<G: Game>(self) -> Self::Output {
            any_playthrough::resume::<G>(self.0, self.1)
        }
    }
    of_record(record, Resume(record, seed))
}

/// Replays a record, to look at it. What might be drawn after its last event means nothing if
/// it has no seed.
pub fn replay(record: &Record) -> Result<Box<dyn AnyPlaythrough>, RecordError> {
    resume(record, record.seed.unwrap_or(Seed::from(0)))
}

/// Checks that a record replays and that every draw in it follows from its seed.
pub fn verify(record: &Record) -> Result<(), RecordError> {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = Result<(), RecordError>;
        fn visit<G: Game>(self) -> Self::Output {
            self.0.verify::<G>()
        }
    }
    of_record(record, Verify(record))
}

fn of_record<T>(
    record: &Record,
    visitor: impl Visitor<Output = Result<T, RecordError>>,
) -> Result<T, RecordError> {
    visit(&record.game, visitor).unwrap_or_else(|unknown| {
        Err(RecordError::Game {
            found: unknown.game,
            expected: list(games().iter().map(|info| info.id)),
        })
    })
}
