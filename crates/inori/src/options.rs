//! What there is to choose: the card set.

use std::sync::Arc;

use engawa_core::{
    CheckedOptions, Chosen, Fault, GameOptions, OptionSpec, OptionValue, OptionsError, RawOptions,
};
use serde_json::Value;

use crate::cards::{CardSet, Cards, RECONSTRUCTION, read_text, read_value};

const CARDS: &str = "cards";

pub(crate) const SPECS: &[OptionSpec] = &[OptionSpec {
    key: CARDS,
    about: "The card set: the built-in one, or a file with the cards of the box.",
    values: &[OptionValue {
        id: "reconstruction",
        about: "Made after the rulebook; the faces of the published cards are not available as data.",
    }],
    players: &[2, 3, 4],
    document: true,
}];

/// The options of a game: the card set it is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InoriOptions {
    pub(crate) cards: Cards,
}

impl InoriOptions {
    /// Play with a set of one's own.
    pub fn with_cards(set: CardSet) -> Self {
        Self {
            cards: Cards::Own(Arc::new(set)),
        }
    }

    /// The cards.
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }
}

impl Default for InoriOptions {
    fn default() -> Self {
        Self {
            cards: Cards::BuiltIn(CardSet::built_in()),
        }
    }
}

impl GameOptions for InoriOptions {
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError> {
        match chosen.get(CARDS) {
            Chosen::Value(_) => Ok(Self::default()),
            Chosen::Document(document) => read_value(document)
                .map(Self::with_cards)
                .map_err(|faults| refused(&faults)),
        }
    }

    fn to_raw(&self) -> RawOptions {
        let value = match &self.cards {
            Cards::BuiltIn(_) => Value::from(SPECS[0].values[0].id),
            Cards::Own(set) => set.to_document(),
        };
        RawOptions::default().with(CARDS, value)
    }
}

/// Reads a card set from TOML or JSON text.
pub(crate) fn read_document(key: &str, text: &str) -> Result<Value, Vec<Fault>> {
    if key != CARDS {
        let problem = "Inori takes a document only as `cards`";
        return Err(vec![Fault::new(format!("option `{key}`"), problem)]);
    }
    read_text(text).map(|set| set.to_document())
}

/// The card set that comes with the game, as text.
pub(crate) fn built_in_document(key: &str, value: &str) -> Option<&'static str> {
    let known = key == CARDS && value == SPECS[0].values[0].id;
    known.then_some(RECONSTRUCTION)
}

fn refused(faults: &[Fault]) -> OptionsError {
    let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
    OptionsError::Document {
        option: CARDS.to_owned(),
        faults: faults.join("; "),
    }
}
