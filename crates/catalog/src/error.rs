//! What can go wrong before a game starts.

use engawa_core::{OptionsError, list};
use thiserror::Error;

use crate::games;

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{game}`; {hint}possible: {possible}", hint = self.hint())]
pub struct UnknownGame {
    /// The name as given, shortened if it was long.
    pub game: String,
    /// The game that was probably meant.
    pub meant: Option<&'static str>,
    /// The games there are.
    pub possible: String,
}

impl UnknownGame {
    /// An error about `game`.
    pub fn new(game: &str) -> Self {
        const LONGEST: usize = 60;
        const FARTHEST: usize = 3;
        let game: String = game.chars().take(LONGEST).collect();
        let ids = || games().iter().map(|info| info.id);
        let lower = game.to_lowercase();
        let near = ids().map(|id| (strsim::damerau_levenshtein(id, &lower), id));
        let nearest = near.filter(|(far, _)| *far <= FARTHEST).min();
        Self {
            game,
            meant: nearest.map(|(_, id)| id),
            possible: list(ids()),
        }
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "game/unknown"
    }

    fn hint(&self) -> String {
        let ask = |id| format!("did you mean `{id}`? ");
        self.meant.map(ask).unwrap_or_default()
    }
}

/// Why a game can't be started.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// It isn't played like that.
    #[error(transparent)]
    Options(#[from] OptionsError),
}

impl OpenError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game(error) => error.code(),
            Self::Options(error) => error.code(),
        }
    }
}
