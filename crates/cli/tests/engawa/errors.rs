//! What can't be done is said in one sentence, with exit code 2.

use std::fs;

use crate::{refused, run, text};

const SIMULATE: [&str; 4] = ["simulate", "gorinto", "--players", "3"];

fn simulate(more: &[&str]) -> String {
    let sentence = refused(&[&SIMULATE[..], more].concat());
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence
}

#[test]
fn an_unknown_game() {
    let sentence = refused(&["simulate", "gorino", "--players", "3"]);
    assert!(sentence.starts_with("there is no game `gorino`; did you mean `gorinto`? possible: "));
}

#[test]
fn a_wrong_number_of_players() {
    for (players, sentence) in [
        ("9", "Gorinto takes 1 to 4 players, not 9"),
        ("0", "Gorinto takes 1 to 4 players, not 0"),
    ] {
        assert_eq!(
            refused(&["simulate", "gorinto", "--players", players]),
            sentence
        );
    }
    for players in ["two", "-1", "", "99999999999999999999"] {
        let sentence = refused(&["simulate", "gorinto", "--players", players]);
        assert!(
            sentence.ends_with("is not a number of players"),
            "{sentence}"
        );
    }
    assert!(refused(&["simulate", "gorinto"]).contains("--players"));
}

#[test]
fn wrong_options() {
    for (option, words) in [
        (
            "landscape",
            "`landscape` is not an option: key=value is expected",
        ),
        (
            "height=3",
            "there is no option `height`; possible: landscape",
        ),
        (
            "landscape=sea",
            "option `landscape` can't be `sea`; possible: peak",
        ),
        (
            "landscape=",
            "option `landscape` can't be ``; possible: peak",
        ),
        (
            "removal=tactical",
            "option `removal=tactical` takes 2 players, not 3",
        ),
        ("=", "there is no option ``; possible"),
    ] {
        let sentence = simulate(&["--option", option]);
        assert!(sentence.starts_with(words), "{option}: {sentence}");
    }
    let twice = simulate(&["--option", "landscape=hill", "--option", "landscape=peak"]);
    assert_eq!(twice, "option `landscape` is given twice");
}

#[test]
fn wrong_bots() {
    let sentence = simulate(&["--bots", "wizard"]);
    let words = "there is no bot `wizard`; possible: random, greedy";
    assert!(sentence.contains(words), "{sentence}");
    let sentence = simulate(&["--bots", "random,random"]);
    assert!(
        sentence.starts_with("2 bots can't play 3 seats"),
        "{sentence}"
    );
}

#[test]
fn wrong_numbers() {
    for (option, value) in [
        ("--games", "0"),
        ("--games", "-3"),
        ("--games", "many"),
        ("--threads", "0"),
        ("--threads", "1000000"),
        ("--seed", "-1"),
        ("--seed", "zz"),
        ("--nonsense", "1"),
    ] {
        let sentence = simulate(&[&format!("{option}={value}")]);
        assert!(sentence.contains(option), "{sentence}");
    }
}

#[test]
fn places_where_nothing_can_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let under_a_file = file.join("x");
    let sentence = simulate(&["--trace", text(&under_a_file)]);
    assert!(sentence.starts_with("can't write `"), "{sentence}");
    let sentence = simulate(&["--record", text(&under_a_file)]);
    assert!(
        sentence.starts_with("can't make the folder `"),
        "{sentence}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk() {
    let sentence = simulate(&["--games", "3", "--trace", "/dev/full"]);
    assert!(
        sentence.starts_with("can't write the trace: "),
        "{sentence}"
    );
    let mut games = crate::engawa(&["games"]);
    games.stdout(fs::File::options().write(true).open("/dev/full").unwrap());
    let output = games.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .starts_with("engawa: ")
    );
}

#[test]
fn unknown_commands() {
    let sentence = refused(&["replayy"]);
    assert_eq!(
        sentence,
        "unrecognized subcommand 'replayy'; tip: a similar subcommand exists: 'replay'"
    );
    let nothing = run(&[]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(
        String::from_utf8(nothing.stderr)
            .unwrap()
            .contains("Usage: engawa")
    );
}
