//! Maps and sets of cards of one's own: `engawa GAME check-…`, `show-…` and `--option key=FILE`.
//!
//! The rows of games that are not in the catalog yet wait for them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{json, refused, stdout, text};

/// Game, command, option, a valid document in the repository, and a text with many faults.
const ROWS: [(&str, &str, &str, &str, &str); 2] = [
    (
        "iwari",
        "check-map",
        "map",
        "crates/iwari/data/vast-lands.json",
        "{}",
    ),
    (
        "inori",
        "check-cards",
        "cards",
        "crates/inori/data/reconstruction.toml",
        "[[cards]]",
    ),
];

/// A row of [`ROWS`] whose game is there.
struct Row {
    game: &'static str,
    check: &'static str,
    option: &'static str,
    file: PathBuf,
    faulty: &'static str,
}

impl Row {
    fn check(&self, file: &Path) -> String {
        refused(&[self.game, self.check, text(file)])
    }

    fn option(&self, file: &Path) -> Vec<String> {
        let option = format!("{}={}", self.option, file.display());
        let words = [
            "simulate",
            self.game,
            "--games",
            "3",
            "--json",
            "--players",
            "3",
        ];
        let words = words.into_iter().chain(["--option", &option]);
        words.map(str::to_owned).collect()
    }
}

fn rows() -> Vec<Row> {
    let games = json(&["games", "--json"]);
    let games = games.as_array().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let there = |id: &str| games.iter().any(|game| game["id"] == id);
    let rows = ROWS.into_iter().filter(|row| there(row.0));
    rows.map(|(game, check, option, file, faulty)| Row {
        game,
        check,
        option,
        file: root.join(file),
        faulty,
    })
    .collect()
}

fn as_words(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

#[test]
fn every_option_that_takes_a_document_has_a_check() {
    for game in json(&["games", "--json"]).as_array().unwrap() {
        for option in game["options"].as_array().unwrap() {
            let listed =
                |row: &(&str, _, &str, _, _)| game["id"] == row.0 && option["key"] == row.2;
            assert_eq!(
                option["document"] == true,
                ROWS.iter().any(listed),
                "{option}"
            );
        }
    }
}

#[test]
fn a_valid_document_passes_and_can_be_played_with() {
    for row in rows() {
        let said = stdout(&[row.game, row.check, text(&row.file)]);
        assert!(said.contains("is a valid "), "{said}");
        let summary = json(&as_words(&row.option(&row.file)));
        assert_eq!(summary["games"], 3);
        assert!(summary["options"][row.option].is_object());
    }
}

#[test]
fn a_document_that_comes_with_the_game_can_be_changed_and_played_with() {
    for row in rows() {
        let show = row.check.replace("check", "show");
        let standard = stdout(&[row.game, &show]);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own");
        fs::write(&path, &standard).unwrap();
        assert!(stdout(&[row.game, row.check, text(&path)]).contains("is a valid "));
        let sentence = refused(&[row.game, &show, "moon"]);
        assert!(sentence.contains("moon"), "{sentence}");
    }
    let one = stdout(&["iwari", "show-map", "vast-lands"]);
    assert!(one.contains("The Vast Lands"));
}

#[test]
fn a_game_with_a_document_replays() {
    for row in rows() {
        let folder = tempfile::tempdir().unwrap();
        let mut words = row.option(&row.file);
        words.extend(["--record".to_owned(), text(folder.path()).to_owned()]);
        stdout(&as_words(&words));
        let record = folder.path().join(format!("{}-3p-2.json", row.game));
        assert!(stdout(&["replay", text(&record), "--verify"]).contains("=(a document)"));
    }
}

#[test]
fn faults_are_told_with_the_file() {
    for row in rows() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own");
        for bytes in [
            &b""[..],
            b"{}",
            b"[1, 2]",
            b"\"text\"",
            b"{\"a\": ",
            b"x = [[[[\n",
            b"\0",
        ] {
            fs::write(&path, bytes).unwrap();
            let sentence = row.check(&path);
            assert!(
                sentence.starts_with(&format!("`{}` has ", path.display())),
                "{sentence}"
            );
            let sentence = refused(&as_words(&row.option(&path)));
            assert!(
                sentence.starts_with(&format!("option `{}`", row.option)),
                "{sentence}"
            );
        }
    }
}

#[test]
fn every_fault_is_told_at_once() {
    for row in rows() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own");
        fs::write(&path, row.faulty).unwrap();
        let sentence = row.check(&path);
        assert!(sentence.lines().count() > 3, "{sentence}");
    }
}

#[test]
fn files_that_can_not_be_read_are_refused() {
    for row in rows() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own");
        assert!(row.check(&path).starts_with("can't open `"));
        let sentence = refused(&as_words(&row.option(&path)));
        assert!(sentence.contains(", or a file: can't open `"), "{sentence}");
        fs::write(&path, vec![b' '; 300 * 1024]).unwrap();
        assert!(
            row.check(&path)
                .ends_with("is too large: at most 256 KiB are read")
        );
        fs::write(&path, b"\xff").unwrap();
        assert!(
            row.check(&path)
                .ends_with("is not text: byte 0 is not UTF-8")
        );
        assert!(row.check(folder.path()).starts_with("can't read `"));
        for deep in ["[", "{\"a\":", "a=["] {
            fs::write(&path, deep.repeat(40_000)).unwrap();
            row.check(&path);
        }
    }
}
