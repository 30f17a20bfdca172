//! The one thing to choose: which solo game.

use engawa_core::{CheckedOptions, GameOptions, OptionSpec, OptionValue, OptionsError, RawOptions};
use serde::Serialize;

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// Which solo game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Solo {
    /// S10: 75 points with as few tiles as possible.
    #[default]
    Classic,
    /// S11: all 72 tiles, as many points as possible.
    Advanced,
}

impl Solo {
    const ALL: [Self; 2] = [Self::Classic, Self::Advanced];

    /// Its name as an option's value.
    pub const fn id(self) -> &'static str {
        VALUES[self as usize].id
    }
}

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Which solo game, if it is one.
    pub solo: Solo,
}

const SOLO: &str = "solo";

const VALUES: &[OptionValue] = &[
    OptionValue {
        id: "classic",
        about: "Reach 75 points with as few tiles as possible.",
    },
    OptionValue {
        id: "advanced",
        about: "Place all 72 tiles, five easy ones last, for as many points as possible.",
    },
];

pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec {
    key: SOLO,
    about: "Which solo game is played.",
    values: VALUES,
    players: &[1],
    document: false,
}];

impl GameOptions for Options {
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        Ok(Self {
            solo: Solo::ALL[chosen.value(SOLO)],
        })
    }

    fn to_raw(&self) -> RawOptions {
        RawOptions::default().with(SOLO, self.solo.id())
    }
}
