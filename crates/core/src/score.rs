//! Points with their reasons, and how a game ended.

use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::{MAX_SEATS, Seat};

/// Who scores: a seat, or the opponent that the rules play (Kitsune, the third tribe).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scorer {
    /// A player.
    Seat(Seat),
    /// The opponent played by the rules.
    Rival,
}

/// Why somebody's score changed, and by how much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreEntry {
    /// Whose score.
    pub scorer: Scorer,
    /// The change; may be negative.
    pub points: i32,
    /// The number of the rule that gives the points, e.g. `G5.2`.
    pub rule: &'static str,
    /// What the points are for.
    pub reason: Message,
}

/// A sentence to be said in the reader's language: a key and the values to put in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The sentence's key, e.g. `goal`.
    pub key: &'static str,
    /// The values by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence without values.
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// The sentence with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args
            .iter()
            .try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.args.len() + 1))?;
        map.serialize_entry("key", self.key)?;
        for (name, value) in &self.args {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A value in a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// The key of a name (an element, a territory).
    Word(Cow<'static, str>),
    /// Several values.
    List(Vec<Arg>),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
            Self::List(list) => {
                for (i, item) in list.iter().enumerate() {
                    if i > 0 {
                        f.write_str(",")?;
                    }
                    item.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
arg_from_number!(i32, i64, u8, u16, u32, usize);

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Self {
        Self::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(Cow::Owned(word))
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

/// The scores at some moment. Each is the sum of the entries with that scorer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scores {
    /// Per seat.
    pub seats: ArrayVec<i32, MAX_SEATS>,
    /// The rival's, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Per seat.
    pub standings: ArrayVec<Standing, MAX_SEATS>,
    /// The rival's final score, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
    /// What ended the game and what decided it, as short keys (`tie-by-tiles`, `shared`, …),
    /// so that tests and statistics can tell endings apart.
    pub ending: Vec<Cow<'static, str>>,
}

/// One seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The final score; in partner mode the team's.
    pub score: i32,
    /// 1 for the first place; players who share a place have the same rank. A rival takes
    /// a place too.
    pub rank: u8,
    /// Whether this seat won (alone or with others).
    pub won: bool,
}

impl Outcome {
    /// The seats that won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.standings.len()).filter(|seat| self.standings[seat.index()].won)
    }
}

/// Ranks from keys: the largest key is first, equal keys share a place, and places are skipped
/// after a tie (1, 1, 3).
pub fn ranks<K: Ord>(keys: &[K]) -> ArrayVec<u8, { MAX_SEATS + 1 }> {
    keys.iter()
        .map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8)
        .collect()
}
