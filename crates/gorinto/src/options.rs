//! What can be chosen before the game.

use engawa_core::{
    CheckedOptions, GameOptions, OFF_ON, OptionSpec, OptionValue, OptionsError, RawOptions,
};
use serde::Serialize;

/// The options of a game of Gorinto.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The heights of the Mountain's stacks (G2.1).
    pub landscape: Landscape,
    /// How the extra tile leaves the Path with two players (G4).
    pub removal: Removal,
    /// Who plays when (G3.0, G7).
    pub order: Order,
    /// Two against two (G8).
    pub partners: bool,
    /// How hard Kitsune is to beat (G9.10).
    pub level: Level,
}

/// The five landscapes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Landscape {
    /// The standard one, highest in the middle.
    #[default]
    Peak,
    /// Columns up and down.
    Waves,
    /// A high plateau.
    Mesa,
    /// A hollow in the middle.
    Lake,
    /// A ridge.
    Hill,
}

impl Landscape {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Peak, Self::Waves, Self::Mesa, Self::Lake, Self::Hill];

    /// The name in options and data.
    pub const fn id(self) -> &'static str {
        LANDSCAPES[self as usize].id
    }
}

/// How the extra tile leaves the Path with two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Removal {
    /// At random (G4.2).
    #[default]
    Standard,
    /// The player who has just played chooses (G4.3).
    Tactical,
}

/// Who plays when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The holder of the start coin first, then clockwise (G3.0).
    #[default]
    Coin,
    /// Lowest score first (G7).
    Compassionate,
}

/// How much the key elements give the solo player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// 3 wisdom per tile.
    #[default]
    Normal,
    /// 2 wisdom per tile.
    Expert,
}

const fn value(id: &'static str, about: &'static str) -> OptionValue {
    OptionValue { id, about }
}

const LANDSCAPES: &[OptionValue; 5] = &[
    value("peak", "The standard Mountain, highest in the middle."),
    value("waves", "Columns of two and three tiles in turn."),
    value("mesa", "A plateau of four above a low rim."),
    value("lake", "High shores around an empty cell."),
    value("hill", "A ridge from top to bottom."),
];

const REMOVALS: &[OptionValue; 2] = &[
    value("standard", "The extra tile leaves the Path at random."),
    value(
        "tactical",
        "Who has just played chooses the tile that leaves.",
    ),
];

const ORDERS: &[OptionValue; 2] = &[
    value(
        "coin",
        "The start coin goes to the lowest score; play is clockwise.",
    ),
    value(
        "compassionate",
        "Each season the lowest score plays first, and so on.",
    ),
];

const LEVELS: &[OptionValue; 2] = &[
    value("normal", "Key elements give you 3 wisdom per tile."),
    value("expert", "Key elements give you 2 wisdom per tile."),
];

/// What there is to choose.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "landscape",
        about: "The heights of the Mountain's stacks.",
        values: LANDSCAPES,
        players: &[1, 2, 3, 4],
        document: false,
    },
    OptionSpec {
        key: "removal",
        about: "Two players: how an extra tile leaves the Path after a turn.",
        values: REMOVALS,
        players: &[2],
        document: false,
    },
    OptionSpec {
        key: "order",
        about: "Three or four players: who plays when.",
        values: ORDERS,
        players: &[3, 4],
        document: false,
    },
    OptionSpec {
        key: "partners",
        about: "Four players: two against two, sharing a score and gifts.",
        values: OFF_ON,
        players: &[4],
        document: false,
    },
    OptionSpec {
        key: "level",
        about: "Solo: how hard Kitsune is to beat.",
        values: LEVELS,
        players: &[1],
        document: false,
    },
];

impl GameOptions for Options {
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        let options = Self {
            landscape: Landscape::ALL[chosen.value("landscape")],
            removal: [Removal::Standard, Removal::Tactical][chosen.value("removal")],
            order: [Order::Coin, Order::Compassionate][chosen.value("order")],
            partners: chosen.is_on("partners"),
            level: [Level::Normal, Level::Expert][chosen.value("level")],
        };
        if options.partners && options.order == Order::Compassionate {
            // G8.6
            return Err(OptionsError::Conflict {
                option: "order=compassionate".to_owned(),
                other: "partners=on".to_owned(),
                reason: "it would break the alternation of teams; use order=coin".to_owned(),
            });
        }
        Ok(options)
    }

    fn to_raw(&self) -> RawOptions {
        RawOptions::default()
            .with("landscape", self.landscape.id())
            .with("removal", REMOVALS[self.removal as usize].id)
            .with("order", ORDERS[self.order as usize].id)
            .with("partners", OFF_ON[usize::from(self.partners)].id)
            .with("level", LEVELS[self.level as usize].id)
    }
}
