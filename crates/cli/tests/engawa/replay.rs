//! `engawa replay`

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{json, refused, stdout, text};

/// A folder with the record of a two-player game.
struct Fixture {
    folder: TempDir,
    record: Value,
}

impl Fixture {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let args = [
            "simulate",
            "gorinto",
            "--players",
            "2",
            "--games",
            "1",
            "--seed",
            "7",
        ];
        stdout(&[&args[..], &["--record", text(folder.path())]].concat());
        let record = fs::read_to_string(folder.path().join("gorinto-2p-1.json")).unwrap();
        let record = serde_json::from_str(&record).unwrap();
        Self { folder, record }
    }

    fn events(&self) -> usize {
        self.record["events"].as_array().unwrap().len()
    }

    /// The number of the first event that is a player's move.
    fn first_move(&self) -> usize {
        let events = json(&["replay", text(&self.write(&self.record)), "--json"]);
        let events = events["events"].as_array().unwrap().clone();
        1 + events
            .iter()
            .position(|event| event["seat"].is_u64())
            .unwrap()
    }

    fn write(&self, record: &Value) -> PathBuf {
        let path = self.folder.path().join("record.json");
        fs::write(&path, record.to_string()).unwrap();
        path
    }

    /// What is said about the record after `damage`.
    fn damaged(&self, damage: impl FnOnce(&mut Value)) -> String {
        let mut record = self.record.clone();
        damage(&mut record);
        let path = self.write(&record);
        let sentence = refused(&["replay", text(&path)]);
        let sentence = sentence.strip_prefix(&format!("`{}`: ", path.display()));
        sentence.unwrap().to_owned()
    }
}

#[test]
fn text_tells_events_points_and_result() {
    let fixture = Fixture::new();
    let text = stdout(&["replay", text(&fixture.write(&fixture.record))]);
    assert!(
        text.starts_with("Gorinto, 2 players, version 1 of the rules\nOptions: landscape=peak")
    );
    assert!(text.contains("Seed: 7\n"));
    for event in fixture.record["events"].as_array().unwrap() {
        assert!(text.contains(event.as_str().unwrap()));
    }
    assert!(text.contains("G5.2: "));
    assert!(text.contains("The game is over: "));
    assert!(text.contains(", won\n"));
}

#[test]
fn json_tells_the_same() {
    let fixture = Fixture::new();
    let replayed = json(&["replay", text(&fixture.write(&fixture.record)), "--json"]);
    assert_eq!(replayed["result"], fixture.record["result"]);
    let events = replayed["events"].as_array().unwrap();
    let texts: Vec<_> = events.iter().map(|event| event["move"].clone()).collect();
    assert_eq!(json!(texts), fixture.record["events"]);
    let mut sums = [0; 2];
    for entry in events
        .iter()
        .flat_map(|event| event["scores"].as_array().unwrap())
    {
        assert!(entry["rule"].as_str().unwrap().starts_with('G'));
        let seat = entry["scorer"]["seat"].as_u64().unwrap();
        sums[seat as usize] += entry["points"].as_i64().unwrap();
    }
    assert_eq!(replayed["scores"]["seats"], json!(sums));
}

#[test]
fn a_step_is_the_position_after_that_event() {
    let fixture = Fixture::new();
    let path = fixture.write(&fixture.record);
    let at = |step: &str| stdout(&["replay", text(&path), "--step", step]);
    assert!(at("0").starts_with("Gorinto, before the first event\nNext: a draw\nScores: 0, 0\n{"));
    let first = fixture.first_move();
    let before = at(&(first - 1).to_string());
    assert!(before.contains("\nNext: seat "), "{before}");
    assert!(at(&first.to_string()).starts_with(&format!("Gorinto, after event {first}, seat ")));
    assert!(at(&fixture.events().to_string()).contains("The game is over\n"));
    assert!(json(&["replay", text(&path), "--step", "0", "--json"]).is_object());
    let beyond = (fixture.events() + 1).to_string();
    let sentence = refused(&["replay", text(&path), "--step", &beyond]);
    assert!(
        sentence.contains(&format!("there is no event {beyond}")),
        "{sentence}"
    );
}

#[test]
fn an_unfinished_record_replays() {
    let fixture = Fixture::new();
    let mut record = fixture.record.clone();
    record["events"].as_array_mut().unwrap().truncate(20);
    record.as_object_mut().unwrap().remove("result");
    record.as_object_mut().unwrap().remove("seed");
    let path = fixture.write(&record);
    assert!(stdout(&["replay", text(&path)]).contains("Not over. Scores: "));
    assert_eq!(
        json(&["replay", text(&path), "--json"])["result"],
        Value::Null
    );
    let sentence = refused(&["replay", text(&path), "--verify"]);
    assert!(sentence.ends_with("the record has no seed, so its draws can't be verified"));
}

#[test]
fn draws_can_be_verified() {
    let fixture = Fixture::new();
    let path = fixture.write(&fixture.record);
    assert!(stdout(&["replay", text(&path), "--verify"]).contains("Seed: 7, verified\n"));
    let mut record = fixture.record.clone();
    record["seed"] = json!("8");
    let path = fixture.write(&record);
    stdout(&["replay", text(&path)]);
    let sentence = refused(&["replay", text(&path), "--verify"]);
    assert!(sentence.contains("event 1 `"), "{sentence}");
    assert!(sentence.contains("the seed gives "), "{sentence}");
}

#[test]
fn a_damaged_event_is_named_with_what_was_expected() {
    let fixture = Fixture::new();
    let n = fixture.first_move();
    let nonsense = fixture.damaged(|record| record["events"][n - 1] = json!("xyzzy"));
    assert!(
        nonsense.starts_with(&format!("event {n} `xyzzy`: `xyzzy` is not ")),
        "{nonsense}"
    );
    let draw = fixture.damaged(|record| record["events"][0] = json!("xyzzy"));
    assert!(
        draw.starts_with("event 1 `xyzzy`: `xyzzy` is not "),
        "{draw}"
    );
    let twice = fixture.damaged(|record| {
        let events = record["events"].as_array_mut().unwrap();
        events.insert(n, events[n - 1].clone());
    });
    assert!(twice.starts_with(&format!("event {} `", n + 1)), "{twice}");
    assert!(twice.contains("possible: "), "{twice}");
    let lost = fixture.damaged(|record| drop(record["events"].as_array_mut().unwrap().remove(1)));
    assert!(lost.starts_with("event 2 `"), "{lost}");
    let number = fixture.damaged(|record| record["events"][3] = json!(4));
    assert_eq!(number, "this is not a record: event 4: a text is expected");
}

#[test]
fn the_position_before_a_damaged_event_can_be_seen() {
    let fixture = Fixture::new();
    let mut record = fixture.record.clone();
    record["events"][10] = json!("xyzzy");
    let path = fixture.write(&record);
    assert!(json(&["replay", text(&path), "--step", "10", "--json"]).is_object());
    assert!(refused(&["replay", text(&path), "--step", "11"]).contains("event 11 `xyzzy`"));
}

#[test]
fn a_record_must_end_where_its_result_says() {
    let fixture = Fixture::new();
    let n = fixture.events();
    let short = fixture.damaged(|record| drop(record["events"].as_array_mut().unwrap().pop()));
    let words = format!("the record has a result, but it ends too early: event {n} is ");
    assert!(short.starts_with(&words), "{short}");
    let long = fixture.damaged(|record| {
        let events = record["events"].as_array_mut().unwrap();
        events.push(events[n - 1].clone());
    });
    assert!(long.starts_with(&format!("event {} `", n + 1)), "{long}");
    assert!(long.ends_with("the game is over before it"), "{long}");
    let result = fixture.damaged(|record| record["result"]["standings"][0]["score"] = json!(999));
    assert!(
        result.starts_with("the result written in the record is not the one"),
        "{result}"
    );
}

#[test]
fn a_damaged_head_is_refused() {
    let fixture = Fixture::new();
    for (field, value, words) in [
        ("format", json!(99), "the record has format 99"),
        (
            "game",
            json!("chess"),
            "the record is of the game `chess`; expected: gorinto",
        ),
        (
            "rules",
            json!(99),
            "the record follows version 99 of the rules of gorinto",
        ),
        ("players", json!(3), ""),
        ("players", json!(77), "Gorinto takes 1 to 4 players, not 77"),
        ("players", json!(-2), "this is not a record: "),
        (
            "options",
            json!({"landscape": "sea"}),
            "option `landscape` can't be `sea`",
        ),
        (
            "options",
            json!({"landscape": [1]}),
            "option `landscape` can't be `[1]`",
        ),
        ("options", json!(7), "this is not a record: "),
        (
            "seed",
            json!("zz"),
            "this is not a record: `zz` is not a seed",
        ),
        ("events", json!("T1>a1"), "this is not a record: "),
        ("result", json!({"winner": 0}), "this is not a record: "),
    ] {
        let sentence = fixture.damaged(|record| record[field] = value);
        assert!(sentence.starts_with(words), "{field}: {sentence}");
    }
    let missing = fixture.damaged(|record| drop(record.as_object_mut().unwrap().remove("events")));
    assert!(
        missing.starts_with("this is not a record: missing field `events`"),
        "{missing}"
    );
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let refuse = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        refused(&["replay", text(&path)])
    };
    assert!(refuse(b"").contains("this is not a record: EOF"));
    assert!(refuse(b"{\"format\": 1").contains("this is not a record: EOF"));
    assert!(refuse(b"\xff\xfe").contains("is not text: byte 0 is not UTF-8"));
    assert!(refuse(&vec![b' '; 17 << 20]).contains("is too large"));
    assert!(refuse("[".repeat(100_000).as_bytes()).contains("this is not a record"));
    assert!(refused(&["replay", text(folder.path())]).contains("can't read `"));
    assert!(refused(&["replay", "no/such/file"]).starts_with("can't open `no/such/file`: "));
}

#[test]
fn what_a_file_says_can_not_steer_the_terminal() {
    let fixture = Fixture::new();
    let sentence = fixture.damaged(|record| record["events"][0] = json!("\u{1b}[31mred\r"));
    assert!(sentence.contains("[31mred"), "{sentence}");
    assert!(!sentence.contains(['\u{1b}', '\r']), "{sentence}");
}

#[test]
fn the_fixtures_replay() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut replayed = 0;
    for game in fs::read_dir(fixtures).unwrap() {
        for file in fs::read_dir(game.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let game = json(&["replay", text(&path), "--json", "--verify"]);
            assert!(game["result"].is_object(), "{}", path.display());
            replayed += 1;
        }
    }
    assert!(replayed > 0);
}

#[test]
fn of_a_continued_game_it_is_said_what_was_verified() {
    let fixture = Fixture::new();
    let mut record = fixture.record.clone();
    record["continued"] = json!(fixture.events());
    let path = fixture.write(&record);
    let said = stdout(&["replay", text(&path), "--verify"]);
    assert!(said.contains("Seed: 7, but nothing was drawn from it"));
    assert!(said.contains(&format!(
        "the first {} events were taken over",
        fixture.events()
    )));
    assert_eq!(
        json(&["replay", text(&path), "--json"])["continued"],
        json!(fixture.events())
    );
    // The seed did not draw what came after the first event as if it had begun there.
    record["continued"] = json!(1);
    let sentence = refused(&["replay", text(&fixture.write(&record)), "--verify"]);
    assert!(sentence.contains("the seed gives "), "{sentence}");
}
