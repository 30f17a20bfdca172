//! `cargo xtask rules`: every numbered rule has a test named after it, and no test cites a rule
//! that isn't there.
//!
//! The rules of a game are the list items of `docs/rules/<game>.md` that begin with a number,
//! `- G3.6 …`. Its tests are the functions under `#[test]` in `crates/<game>`, and one named
//! `g3_6_takes_one_tile_per_stack` is a test of G3.6. `docs/rules/untested.txt` excuses rules
//! that state nothing but facts about components. The rules in other languages, such as
//! `docs/rules/fr`, have the same numbers.

mod book;
mod excuses;
mod tests_in;
mod translations;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use book::{Book, RuleId};
use excuses::Excuse;
use tests_in::Test;

/// More excuses than this for one game are too many to be about components only.
const MOST_EXCUSES: usize = 4;

/// Compares the rules with the tests, prints what is missing, and fails if anything is.
pub fn check(root: &Path) -> Result<()> {
    let folder = root.join("docs/rules");
    let mut excuses = excuses::read(&read(&folder.join("untested.txt")).unwrap_or_default())?;
    let mut problems = Vec::new();
    let books = books(&folder)?;
    for (game, book) in &books {
        let tests = tests_of(root, game)?;
        let (own, others) = excuses
            .into_iter()
            .partition(|e| e.rule.letter == book.letter);
        excuses = others;
        println!("{}", summary(game, book, &tests, &own));
        problems.extend(compare(game, book, &tests, &own));
    }
    problems.extend(excuses.iter().map(|excuse| {
        let rule = excuse.rule;
        format!("untested.txt excuses {rule}, but no game has such a rule")
    }));
    for (language, documents) in translations::read(&folder)? {
        println!("{language}: {} games translated", documents.len());
        problems.extend(translations::compare(&language, &documents, &books));
    }
    for problem in &problems {
        println!("  {problem}");
    }
    match problems.len() {
        0 => Ok(()),
        1 => bail!("the rules, their tests and their translations disagree in one place"),
        n => bail!("the rules, their tests and their translations disagree in {n} places"),
    }
}

/// The rules of every game, by its name.
fn books(folder: &Path) -> Result<BTreeMap<String, Book>> {
    let mut books = BTreeMap::new();
    for path in files(folder, "md", false)? {
        let game = path.file_stem().unwrap_or_default().to_string_lossy();
        let book = Book::read(&read(&path)?).with_context(|| format!("docs/rules/{game}.md"))?;
        books.insert(game.into_owned(), book);
    }
    if books.is_empty() {
        bail!("there are no rules in docs/rules");
    }
    Ok(books)
}

fn summary(game: &str, book: &Book, tests: &[Test], excuses: &[Excuse]) -> String {
    let citing = tests
        .iter()
        .filter(|test| book.cited_by(&test.name).is_some());
    format!(
        "{game}: {} rules, {} tests named after them, {} excused",
        book.rules.len(),
        citing.count(),
        excuses.len()
    )
}

/// Everything in which the rules of a game, its tests and its excuses disagree.
fn compare(game: &str, book: &Book, tests: &[Test], excuses: &[Excuse]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut tested: BTreeMap<RuleId, &Test> = BTreeMap::new();
    for test in tests {
        let Some(rule) = book.cited_by(&test.name) else {
            continue;
        };
        if book.rules.contains(&rule) {
            tested.entry(rule).or_insert(test);
        } else {
            let Test { name, place } = test;
            problems.push(format!("{place}: `{name}` cites {rule}, an unknown rule"));
        }
    }
    let excused = |rule: &RuleId| excuses.iter().any(|excuse| excuse.rule == *rule);
    for rule in &book.rules {
        if !tested.contains_key(rule) && !excused(rule) {
            let name = rule.test_prefix();
            problems.push(format!(
                "{game}: no test of {rule} (none is named `{name}…`)"
            ));
        }
    }
    for Excuse { rule } in excuses {
        if !book.rules.contains(rule) {
            problems.push(format!("untested.txt excuses {rule}, an unknown rule"));
        } else if let Some(test) = tested.get(rule) {
            let name = &test.name;
            problems.push(format!(
                "untested.txt excuses {rule}, but `{name}` tests it"
            ));
        }
    }
    if excuses.len() > MOST_EXCUSES {
        let n = excuses.len();
        problems.push(format!(
            "untested.txt excuses {n} rules of {game}; at most {MOST_EXCUSES} may be"
        ));
    }
    problems
}

fn tests_of(root: &Path, game: &str) -> Result<Vec<Test>> {
    let folder = root.join("crates").join(game);
    let mut tests = Vec::new();
    for path in files(&folder, "rs", true)? {
        let place = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .display()
            .to_string();
        tests.extend(tests_in::source(&read(&path)?, &place));
    }
    Ok(tests)
}

/// The files in `folder` that end in `.extension`, sorted; with those of its subfolders if `deep`.
fn files(folder: &Path, extension: &str, deep: bool) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() && deep && !path.ends_with("target") {
            found.extend(files(&path, extension, deep)?);
        } else if path.extension().is_some_and(|end| end == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Go\n## G1 Parts\n- G1.1 Tiles.\n## G3 A turn\n- G3.6 One.\n";

    fn problems(tests: &str, excuses: &str) -> Vec<String> {
        let book = Book::read(BOOK).unwrap();
        let tests = tests_in::source(tests, "a.rs");
        compare("go", &book, &tests, &excuses::read(excuses).unwrap())
    }

    #[test]
    fn all_is_well_when_every_rule_has_a_test() {
        let tests = "#[test]\nfn g1_1_a() {}\n#[test]\nfn g3_6_b() {}\n";
        assert_eq!(problems(tests, ""), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let found = problems("#[test]\nfn g1_1_a() {}\n", "");
        assert_eq!(found, ["go: no test of G3.6 (none is named `g3_6_…`)"]);
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_named() {
        let tests = "#[test]\nfn g1_1_a() {}\n#[test]\nfn g3_6_b() {}\n#[test]\nfn g9_9_c() {}";
        let found = problems(tests, "");
        assert_eq!(found, ["a.rs:6: `g9_9_c` cites G9.9, an unknown rule"]);
    }

    #[test]
    fn an_excuse_stands_for_a_test() {
        let found = problems("#[test]\nfn g3_6_b() {}", "G1.1 — Only counts tiles.\n");
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn an_excuse_that_is_not_needed_is_an_error() {
        let tests = "#[test]\nfn g1_1_a() {}\n#[test]\nfn g3_6_b() {}\n";
        let found = problems(
            tests,
            "G1.1 — Only counts tiles.\nG7.7 — There is no such rule.\n",
        );
        assert_eq!(found.len(), 2);
        assert!(found[0].contains("`g1_1_a` tests it"));
        assert!(found[1].contains("unknown rule"));
    }

    #[test]
    fn excuses_are_few() {
        let book: String = (1..=6).map(|n| format!("- G1.{n} A fact.\n")).collect();
        let excuses: String = (1..=6)
            .map(|n| format!("G1.{n} — Only a fact.\n"))
            .collect();
        let book = Book::read(&book).unwrap();
        let found = compare("go", &book, &[], &excuses::read(&excuses).unwrap());
        assert_eq!(
            found,
            ["untested.txt excuses 6 rules of go; at most 4 may be"]
        );
    }
}
