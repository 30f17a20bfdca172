//! Options of a game: what there is to choose, and reading what was chosen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::OptionsError;

/// Options as written by people and in records: key to value. Missing keys mean the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RawOptions(pub BTreeMap<String, Value>);

impl RawOptions {
    /// The same options with `key` set to `value`.
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.to_owned(), value.into());
        self
    }
}

/// One thing to choose before a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// The key, e.g. `landscape`.
    pub key: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// What it can be. The first value is the default.
    pub values: &'static [OptionValue],
    /// The player counts for which another value than the default may be chosen.
    pub players: &'static [usize],
    /// Whether, instead of naming a value, one can give a whole document (a map, a card set).
    pub document: bool,
}

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionValue {
    /// The value as written, e.g. `peak`.
    pub id: &'static str,
    /// One sentence about it.
    pub about: &'static str,
}

/// The values of an option that is switched on or off.
pub const OFF_ON: &[OptionValue] = &[
    OptionValue {
        id: "off",
        about: "Not used.",
    },
    OptionValue {
        id: "on",
        about: "Used.",
    },
];

/// What was chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen<'a> {
    /// The value with this index in [`OptionSpec::values`].
    Value(usize),
    /// A document of one's own.
    Document(&'a Value),
}

/// Options checked against what a game offers.
#[derive(Clone, Debug)]
pub struct CheckedOptions<'a> {
    specs: &'static [OptionSpec],
    chosen: Vec<Chosen<'a>>,
}

impl<'a> CheckedOptions<'a> {
    /// Checks keys, values and player counts; combinations are the game's own matter.
    pub fn new(
        specs: &'static [OptionSpec],
        raw: &'a RawOptions,
        players: usize,
    ) -> Result<Self, OptionsError> {
        if let Some(option) = raw.0.keys().find(|key| specs.iter().all(|s| s.key != *key)) {
            return Err(OptionsError::Unknown {
                option: option.clone(),
                possible: list(specs.iter().map(|spec| spec.key)),
            });
        }
        let choose = |spec: &OptionSpec| spec.choose(raw.0.get(spec.key), players);
        let chosen = specs.iter().map(choose).collect::<Result<_, _>>()?;
        Ok(Self { specs, chosen })
    }

    /// What was chosen for `key`, which must be one of the game's options.
    pub fn get(&self, key: &str) -> Chosen<'a> {
        let spec = self.specs.iter().position(|spec| spec.key == key);
        self.chosen[spec.expect("the game asks for its own options")]
    }

    /// The index of the value chosen for `key`, an option that takes no documents.
    pub fn value(&self, key: &str) -> usize {
        match self.get(key) {
            Chosen::Value(index) => index,
            Chosen::Document(_) => unreachable!("`{key}` takes no documents"),
        }
    }

    /// Whether `key`, an option with the values off and on, is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.value(key) == 1
    }
}

impl OptionSpec {
    fn choose<'a>(
        &self,
        value: Option<&'a Value>,
        players: usize,
    ) -> Result<Chosen<'a>, OptionsError> {
        let name = match value {
            None => return Ok(Chosen::Value(0)),
            Some(Value::Bool(on)) => ["off", "on"][usize::from(*on)],
            Some(Value::String(name)) => name,
            Some(document) if self.document && document.is_object() => {
                return Ok(Chosen::Document(document));
            }
            Some(other) => return Err(self.wrong_value(&other.to_string())),
        };
        let index = self.values.iter().position(|value| value.id == name);
        let index = index.ok_or_else(|| self.wrong_value(name))?;
        if index > 0 && !self.players.contains(&players) {
            return Err(OptionsError::Players {
                option: self.key.to_owned(),
                value: name.to_owned(),
                possible: player_counts(self.players),
                players,
            });
        }
        Ok(Chosen::Value(index))
    }

    fn wrong_value(&self, value: &str) -> OptionsError {
        let mut possible = list(self.values.iter().map(|value| value.id));
        if self.document {
            possible.push_str(", or a document of your own");
        }
        OptionsError::Value {
            option: self.key.to_owned(),
            value: value.chars().take(60).collect(),
            possible,
        }
    }
}

/// Things in a row, with commas.
pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(", ")
    }
}

/// Player counts, which are sorted, in words: "1 to 4 players".
pub(crate) fn player_counts(counts: &[usize]) -> String {
    match counts {
        [1] => "1 player".to_owned(),
        [first, _, .., last] if last - first + 1 == counts.len() => {
            format!("{first} to {last} players")
        }
        [rest @ .., last] if !rest.is_empty() => format!("{} or {last} players", list(rest)),
        _ => format!("{} players", list(counts)),
    }
}
