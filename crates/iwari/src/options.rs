//! What there is to choose before a game.

use std::sync::Arc;

use engawa_core::{
    CheckedOptions, Chosen, GameOptions, OFF_ON, OptionSpec, OptionValue, OptionsError, RawOptions,
    list,
};

use crate::feats::Feat;
use crate::map::{Map, MapRef, new_horizons, vast_lands};

/// The player counts.
pub(crate) const PLAYERS: &[usize] = &[2, 3, 4, 5];

/// How the first hands come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Three cards each are dealt (I2.3).
    Dealt,
    /// Everybody drafts three cards (I2.4).
    Drafted,
}

/// The options of a game of Iwari.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The map.
    pub map: MapRef,
    /// The first hands.
    pub hands: Hands,
    /// Which feats are played with, by [`Feat`] (I11).
    pub feats: [bool; Feat::COUNT],
}

const MAP: OptionSpec = OptionSpec {
    key: "map",
    about: "The map. Both are reconstructions: the published maps are not available as data.",
    values: &[
        OptionValue {
            id: "new-horizons",
            about: "New Horizons: 9 territories.",
        },
        OptionValue {
            id: "vast-lands",
            about: "The Vast Lands: 12 territories.",
        },
    ],
    players: PLAYERS,
    document: true,
};

const HANDS: OptionSpec = OptionSpec {
    key: "hands",
    about: "How the first hands come about.",
    values: &[
        OptionValue {
            id: "dealt",
            about: "Three cards each are dealt.",
        },
        OptionValue {
            id: "drafted",
            about: "In reverse turn order everyone takes three cards from the reserve and the deck.",
        },
    ],
    players: PLAYERS,
    document: false,
};

const fn feat(feat: Feat, about: &'static str) -> OptionSpec {
    OptionSpec {
        key: feat.key(),
        about,
        values: OFF_ON,
        players: PLAYERS,
        document: false,
    }
}

/// The options of the game.
pub(crate) const SPECS: &[OptionSpec] = &[
    MAP,
    HANDS,
    feat(
        Feat::Union,
        "Union feats, for the first two players with a settlement.",
    ),
    feat(
        Feat::Discovery,
        "Discovery feats, for the first two players to fill a territory.",
    ),
    feat(
        Feat::Honour,
        "The Honour feat, for the first majority at both ends of a land connection.",
    ),
    feat(
        Feat::Respect,
        "The Respect feat, for the first majority at both ends of a water connection.",
    ),
];

impl GameOptions for Options {
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        let map = match chosen.get("map") {
            Chosen::Value(0) => MapRef::BuiltIn(new_horizons()),
            Chosen::Value(_) => MapRef::BuiltIn(vast_lands()),
            Chosen::Document(document) => {
                let map = Map::from_value(document).map_err(|faults| OptionsError::Document {
                    option: "map".to_owned(),
                    faults: list(faults),
                })?;
                MapRef::Custom(Arc::new(map))
            }
        };
        let hands = match chosen.value("hands") {
            0 => Hands::Dealt,
            _ => Hands::Drafted,
        };
        let feats = Feat::ALL.map(|feat| chosen.is_on(feat.key()));
        Ok(Self { map, hands, feats })
    }

    fn to_raw(&self) -> RawOptions {
        let map = match &self.map {
            MapRef::BuiltIn(map) => map.id.as_str().into(),
            MapRef::Custom(map) => map.to_value(),
        };
        let hands = HANDS.values[self.hands as usize].id;
        let raw = RawOptions::default().with("map", map).with("hands", hands);
        Feat::ALL.into_iter().fold(raw, |raw, feat| {
            let on = self.feats[feat as usize];
            raw.with(feat.key(), OFF_ON[usize::from(on)].id)
        })
    }
}
