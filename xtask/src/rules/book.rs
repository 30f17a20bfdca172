//! The numbered rules of one game.

use std::collections::BTreeSet;
use std::fmt;

use anyhow::{Result, bail};

/// The number of a rule, `G3.6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RuleId {
    /// The game's letter, a capital.
    pub letter: char,
    /// The number before the point.
    pub chapter: u32,
    /// The number after it. Only a test's name can lack it; no rule does.
    pub number: Option<u32>,
}

impl RuleId {
    /// Reads `G3.6` from the start of `text`; what follows must not be part of a longer number.
    pub fn at_start(text: &str) -> Option<Self> {
        let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
        let (chapter, rest) = number(&text[1..])?;
        let (number, rest) = number(rest.strip_prefix('.')?)?;
        let ends = !rest.starts_with(|c: char| c.is_alphanumeric());
        let number = Some(number);
        ends.then_some(Self {
            letter,
            chapter,
            number,
        })
    }

    /// How the name of a test of this rule begins.
    pub fn test_prefix(self) -> String {
        let number = self.to_string().to_ascii_lowercase().replace('.', "_");
        format!("{number}_")
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.chapter)?;
        self.number.map_or(Ok(()), |number| write!(f, ".{number}"))
    }
}

/// The rules of one game.
#[derive(Debug)]
pub struct Book {
    /// The letter its rules begin with.
    pub letter: char,
    /// The numbers of its rules.
    pub rules: BTreeSet<RuleId>,
}

impl Book {
    /// Reads the list items that begin with a rule's number.
    pub fn read(markdown: &str) -> Result<Self> {
        let mut rules = BTreeSet::new();
        for line in markdown.lines() {
            let Some(item) = line.trim_start().strip_prefix("- ") else {
                continue;
            };
            let Some(rule) = RuleId::at_start(item.trim_start_matches('*')) else {
                continue;
            };
            if !rules.insert(rule) {
                bail!("{rule} is there twice");
            }
        }
        let Some(letter) = rules.first().map(|rule| rule.letter) else {
            bail!("there are no rules in it; they begin like `- G3.6 `");
        };
        if let Some(other) = rules.iter().find(|rule| rule.letter != letter) {
            bail!("{other} is not a rule of the game whose rules begin with {letter}");
        }
        Ok(Self { letter, rules })
    }

    /// The rule that a test of this name cites: `g3_6_…` cites G3.6. `None` if the name begins
    /// otherwise than with this game's letter and a number.
    pub fn cited_by(&self, test: &str) -> Option<RuleId> {
        let letter = self.letter;
        let rest = test.strip_prefix(letter.to_ascii_lowercase())?;
        let (chapter, rest) = number(rest)?;
        if !rest.is_empty() && !rest.starts_with('_') {
            return None;
        }
        let second = rest.strip_prefix('_').and_then(number);
        let second = second.filter(|(_, rest)| rest.is_empty() || rest.starts_with('_'));
        let number = second.map(|(number, _)| number);
        Some(RuleId {
            letter,
            chapter,
            number,
        })
    }
}

/// Reads a number from the start of `text`.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> RuleId {
        RuleId::at_start(text).unwrap()
    }

    #[test]
    fn reads_list_items_only() {
        let text = "## G1 Parts\n- G1.1 Tiles (G9.7).\n  - **G1.2** More.\n- Not G1.3.\nG1.4 no\n";
        let book = Book::read(text).unwrap();
        assert_eq!(Vec::from_iter(book.rules), [id("G1.1"), id("G1.2")]);
    }

    #[test]
    fn longer_numbers_are_other_rules() {
        assert_eq!(id("G9.10 x").number, Some(10));
        assert_eq!(RuleId::at_start("G1.1a"), None);
        assert_eq!(RuleId::at_start("G1 x"), None);
        assert_eq!(RuleId::at_start("g1.1"), None);
        assert_eq!(RuleId::at_start("É1.1"), None);
        assert_eq!(RuleId::at_start(""), None);
    }

    #[test]
    fn a_book_is_of_one_game_and_says_nothing_twice() {
        assert!(Book::read("- G1.1 a\n- S1.1 b\n").is_err());
        assert!(Book::read("- G1.1 a\n- G1.1 b\n").is_err());
        assert!(Book::read("nothing\n").is_err());
    }

    #[test]
    fn a_test_cites_the_rule_its_name_begins_with() {
        let book = Book::read("- G3.6 a\n- G9.10 b\n").unwrap();
        assert_eq!(book.cited_by("g3_6_takes_one"), Some(id("G3.6")));
        assert_eq!(book.cited_by("g3_6_2_tiles"), Some(id("G3.6")));
        assert_eq!(book.cited_by("g9_10"), Some(id("G9.10")));
        assert_eq!(book.cited_by("g3_0"), Some(id("G3.0")));
        let chapter = book.cited_by("g3_turns").unwrap();
        assert_eq!(chapter.to_string(), "G3");
        assert_eq!(book.cited_by("g3_6th_turn"), Some(chapter));
        assert_eq!(book.cited_by("s4_2_of_another_game"), None);
        assert_eq!(book.cited_by("goals_score"), None);
        assert_eq!(book.cited_by("g2p_games"), None);
        assert_eq!(book.cited_by("g99999999999_1"), None);
    }
}
