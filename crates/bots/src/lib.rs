//! Computer players for the games of Engawa.
//!
//! A [`Bot`] is given a [view](engawa_core::Game::View), and imagines whatever it can't see:
//!
//! ```
//! use engawa_bots::{Bot, BotSpec};
//! use engawa_core::{Game, Playthrough, Purpose, Rng, Seed, Setup, Silent, Turn, Viewer};
//! use engawa_gorinto::{Gorinto, Options};
//!
//! let setup = Setup::<Gorinto>::new(Options::default(), 2)?;
//! let mut table = Playthrough::new(&setup, Seed::from(7));
//! let mut bot = "search:iterations=50".parse::<BotSpec>()?.build::<Gorinto>();
//! let mut rng = Rng::new(Seed::from(7), Purpose::Choices);
//! loop {
//!     match table.state().turn() {
//!         Turn::Chance => table.draw(&mut Silent),
//!         Turn::Seat(seat) => {
//!             let view = table.state().view(Viewer::Seat(seat));
//!             table.play(bot.choose(&view, &mut rng), &mut Silent)?;
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert!(table.state().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! It can't be given the state of a table; that is not a matter of trust but of types:
//!
//! ```compile_fail,E0308
//! use engawa_bots::Bot;
//! use engawa_core::{Rng, Playthrough};
//! use engawa_gorinto::{Gorinto, Move};
//!
//! fn peek(bot: &mut dyn Bot<Gorinto>, table: &Playthrough<Gorinto>, rng: &mut Rng) -> Move {
//!     bot.choose(table.state(), rng)
//! }
//! ```
//!
//! Nor can it get at the state that a view was made from:
//!
//! ```compile_fail,E0616
//! use engawa_core::Game;
//! use engawa_gorinto::Gorinto;
//!
//! fn peek(view: &<Gorinto as Game>::View) -> &Gorinto {
//!     &view.state
//! }
//! ```

mod any;
mod bot;
mod evaluate;
mod exp;
mod game;
mod games;
mod gorinto;
mod greedy;
mod hint;
mod inori;
mod iwari;
mod level;
mod sagani;
mod search;
mod spec;

pub use any::{AnyBot, any_bot, any_hint};
pub use bot::{Bot, Random};
pub use evaluate::{Evaluate, Outlook, PerSeat, Style};
pub use game::{Played, Players, play_game};
pub use games::{BotVisitor, visit};
pub use greedy::Greedy;
pub use hint::{Hint, HintedMove, hint};
pub use level::{Level, Levels};
pub use search::{Budget, Clock, Finding, Search, Settings};
pub use spec::{BotError, BotSpec};
