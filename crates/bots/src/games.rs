//! From a game's name to its type, for code that needs a game with an opinion.

use engawa_catalog::{UnknownGame, with_games};
use engawa_core::Game;

use crate::Evaluate;

/// Something to be done with the type of a game that bots play; see [`visit`].
pub trait BotVisitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Evaluate>(self) -> Self::Output;
}

macro_rules! visit_games {
    ($($game:path),* $(,)?) => {
        /// Calls `visitor` with the type of the game named `id`. All games of the catalogue can
        /// be played by bots.
        pub fn visit<V: BotVisitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if id == <$game as Game>::INFO.id {
                    return Ok(visitor.visit::<$game>());
                }
            )*
            Err(UnknownGame::new(id))
        }
    };
}

with_games!(visit_games);
