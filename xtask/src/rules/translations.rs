//! The rules in other languages: `docs/rules/fr/<game>.md` says the same rules as
//! `docs/rules/<game>.md`, under the same numbers.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::book::{Book, RuleId};

/// Not a game's rules, but the words they are told in.
const GLOSSARY: &str = "glossary";

/// The rule documents of one language, by the name of their game.
pub type Documents = BTreeMap<String, String>;

/// Reads every folder of `rules`: each is named after its language.
pub fn read(rules: &Path) -> Result<BTreeMap<String, Documents>> {
    let mut languages = BTreeMap::new();
    let entries = fs::read_dir(rules).with_context(|| format!("reading {}", rules.display()))?;
    for entry in entries {
        let folder = entry?.path();
        if folder.is_dir() {
            let language = folder.file_name().unwrap_or_default().to_string_lossy();
            languages.insert(language.into_owned(), documents(&folder)?);
        }
    }
    Ok(languages)
}

fn documents(folder: &Path) -> Result<Documents> {
    let mut documents = Documents::new();
    for path in super::files(folder, "md", false)? {
        let game = path.file_stem().unwrap_or_default().to_string_lossy();
        if game != GLOSSARY {
            documents.insert(game.into_owned(), super::read(&path)?);
        }
    }
    Ok(documents)
}

/// Everything in which the documents of a language differ from the English ones.
pub fn compare(
    language: &str,
    documents: &Documents,
    books: &BTreeMap<String, Book>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for (game, book) in books {
        let place = format!("docs/rules/{language}/{game}.md");
        match documents.get(game).map(|text| Book::read(text)) {
            None => problems.push(format!("{place} is missing")),
            Some(Err(error)) => problems.push(format!("{place}: {error}")),
            Some(Ok(translated)) => problems.extend(
                differences(book, &translated)
                    .into_iter()
                    .map(|difference| format!("{place}: {difference}")),
            ),
        }
    }
    for game in documents.keys().filter(|game| !books.contains_key(*game)) {
        problems.push(format!(
            "docs/rules/{language}/{game}.md is of a game that has no docs/rules/{game}.md"
        ));
    }
    problems
}

fn differences(english: &Book, translated: &Book) -> Vec<String> {
    let missing = english.rules.difference(&translated.rules);
    let unknown = translated.rules.difference(&english.rules);
    missing
        .map(|rule: &RuleId| format!("{rule} is missing"))
        .chain(unknown.map(|rule| format!("{rule} is not in the English rules")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "- G1.1 Tiles.\n- G3.6 One.\n";

    fn problems(documents: &[(&str, &str)]) -> Vec<String> {
        let books = BTreeMap::from([("go".to_owned(), Book::read(ENGLISH).unwrap())]);
        let documents = documents
            .iter()
            .map(|(game, text)| ((*game).to_owned(), (*text).to_owned()))
            .collect();
        compare("fr", &documents, &books)
    }

    #[test]
    fn the_same_numbers_are_well() {
        let french = "- G1.1 Des tuiles (G9.9).\n- G3.6 Une seule.\n";
        assert_eq!(problems(&[("go", french)]), [""; 0]);
    }

    #[test]
    fn a_rule_too_few_and_one_too_many_are_named() {
        let found = problems(&[("go", "- G1.1 Des tuiles.\n- G3.7 Une seule.\n")]);
        assert_eq!(
            found,
            [
                "docs/rules/fr/go.md: G3.6 is missing",
                "docs/rules/fr/go.md: G3.7 is not in the English rules"
            ]
        );
    }

    #[test]
    fn a_document_that_is_missing_or_unreadable_is_named() {
        assert_eq!(problems(&[]), ["docs/rules/fr/go.md is missing"]);
        let found = problems(&[("go", "- G1.1 a\n- G1.1 b\n")]);
        assert_eq!(found, ["docs/rules/fr/go.md: G1.1 is there twice"]);
    }

    #[test]
    fn a_document_of_no_game_is_named() {
        let found = problems(&[("go", ENGLISH), ("og", ENGLISH)]);
        assert_eq!(
            found,
            ["docs/rules/fr/og.md is of a game that has no docs/rules/og.md"]
        );
    }
}
