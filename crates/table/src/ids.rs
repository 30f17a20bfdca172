//! Names of tables and people.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The longest id.
const LONGEST: usize = 64;

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The id with this text; `None` if no id can look like that.
            pub fn parse(text: &str) -> Option<Self> {
                let fits = (1..=LONGEST).contains(&text.len())
                    && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
                fits.then(|| Self(text.to_owned()))
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.to_owned())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// The name of a table, as it stands in its address.
    TableId
}

id! {
    /// The name of a person; never shown to others.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_an_id_is_one() {
        assert!(TableId::parse("0123456789abcdef").is_some());
        for text in ["", "a b", "a\0", "é", "../x", &"a".repeat(65)] {
            assert_eq!(TableId::parse(text), None, "{text:?}");
        }
    }
}
