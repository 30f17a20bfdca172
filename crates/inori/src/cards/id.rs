//! Names of cards.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;
use serde::{Serialize, Serializer};

const LONGEST: usize = 16;

/// The name of a card in its set: 1 to 16 of the characters a–z, 0–9 and `-`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct CardId([u8; LONGEST]);

impl CardId {
    /// What a name looks like, for messages.
    pub const EXPECTED: &str = "a card's id: 1 to 16 of the characters a–z, 0–9 and -";

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0);
        std::str::from_utf8(&self.0[..end.unwrap_or(LONGEST)]).expect("an id is ASCII")
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if text.is_empty() || text.len() > LONGEST || !text.bytes().all(allowed) {
            return Err(NotationError::new(text, Self::EXPECTED));
        }
        let mut id = [0; LONGEST];
        id[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Self(id))
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
