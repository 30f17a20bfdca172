//! `engawa simulate`

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::{engawa, json, run, stdout, text};

/// The summary without what depends on the clock.
fn summary(args: &[&str]) -> Value {
    let mut summary = json(&[&["simulate", "gorinto", "--json"], args].concat());
    let fields = summary.as_object_mut().unwrap();
    assert!(fields.remove("games_per_second").unwrap().as_f64().unwrap() > 0.0);
    assert!(fields.remove("moves_per_second").unwrap().as_f64().unwrap() > 0.0);
    summary
}

fn lines(trace: &str) -> Vec<Value> {
    trace
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn json_is_one_object_with_all_fields() {
    let summary = summary(&["--players", "3", "--games", "50", "--seed", "7"]);
    let fields: Vec<&String> = summary.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "games",
        "mean_moves",
        "mean_score",
        "options",
        "players",
        "seed",
        "win_share",
    ];
    assert_eq!(fields, expected);
    assert_eq!(summary["game"], "gorinto");
    assert_eq!(summary["players"], 3);
    assert_eq!(summary["games"], 50);
    assert_eq!(summary["seed"], "7");
    assert_eq!(summary["options"]["landscape"], "peak");
    assert_eq!(summary["mean_score"].as_array().unwrap().len(), 3);
    let shares = summary["win_share"].as_array().unwrap();
    let total: f64 = shares.iter().map(|share| share.as_f64().unwrap()).sum();
    assert_eq!(shares.len(), 3);
    assert!((total - 1.0).abs() < 1e-9, "{total}");
}

#[test]
fn text_says_it_for_people() {
    let text = stdout(&["simulate", "gorinto", "--players", "2", "--games", "10"]);
    for words in [
        "gorinto, 2 players",
        "10 games",
        "games/s",
        "moves/s",
        "moves per game",
        "seat",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn the_seed_decides() {
    let of_seed = |seed| summary(&["--players", "2", "--games", "40", "--seed", seed]);
    assert_eq!(of_seed("1"), of_seed("1"));
    assert_ne!(of_seed("1")["mean_score"], of_seed("2")["mean_score"]);
}

#[test]
fn threads_do_not_change_the_result() {
    let on = |threads| summary(&["--players", "4", "--games", "3000", "--threads", threads]);
    let one = on("1");
    assert_eq!(one["games"], 3000);
    assert_eq!(on("3"), one);
}

#[test]
fn writing_games_down_does_not_change_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace.jsonl");
    let records = folder.path().join("records");
    let args = ["--players", "3", "--games", "5", "--seed", "3"];
    let write = ["--trace", text(&trace), "--record", text(&records)];
    assert_eq!(summary(&[&args[..], &write].concat()), summary(&args));
    assert_eq!(fs::read_dir(&records).unwrap().count(), 5);
}

#[test]
fn options_reach_the_game() {
    let args = [
        "--players",
        "2",
        "--games",
        "5",
        "--option",
        "landscape=hill",
    ];
    let summary = summary(&[&args[..], &["--option", "removal=tactical"]].concat());
    assert_eq!(summary["options"]["landscape"], "hill");
    assert_eq!(summary["options"]["removal"], "tactical");
}

#[test]
fn bots_may_be_named_once_or_per_seat() {
    let args = ["--players", "2", "--games", "5"];
    let of = |bots| summary(&[&args[..], &["--bots", bots]].concat());
    assert_eq!(of("random"), of("random,random"));
}

#[test]
fn a_trace_tells_every_event_with_the_state() {
    let args = [
        "simulate",
        "gorinto",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "5",
    ];
    let output = run(&[&args[..], &["--trace", "-", "--json"]].concat());
    assert!(output.status.success());
    let summary: Value = serde_json::from_slice(&output.stderr).unwrap();
    assert_eq!(summary["games"], 2);

    let trace = lines(&String::from_utf8(output.stdout).unwrap());
    let heads: Vec<_> = trace
        .iter()
        .filter(|line| line.get("game").is_some())
        .collect();
    assert_eq!(heads.len(), 2);
    assert_eq!(*heads[0], trace[0]);
    assert_eq!(heads[0]["seed"], "5");
    assert_eq!(heads[0]["players"], 2);
    assert_eq!(heads[0]["options"]["landscape"], "peak");
    let ends: Vec<_> = trace
        .iter()
        .filter(|line| line.get("result").is_some())
        .collect();
    assert_eq!(ends.len(), 2);
    assert_eq!(ends[0]["result"]["standings"].as_array().unwrap().len(), 2);
    let mut moves = 0;
    for event in trace.iter().filter(|line| line.get("state").is_some()) {
        let fields: Vec<&String> = event.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["action", "move", "seat", "state"]);
        assert!(event["move"].is_string());
        assert!(event["state"].is_object());
        assert_eq!(event["seat"].is_null(), event["action"].is_null());
        moves += usize::from(event["seat"].is_u64());
    }
    assert_eq!(summary["mean_moves"], json!(moves as f64 / 2.0));
}

#[test]
fn a_trace_agrees_with_the_replay_of_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace.jsonl");
    let args = [
        "simulate",
        "gorinto",
        "--players",
        "2",
        "--games",
        "1",
        "--json",
    ];
    let write = ["--trace", text(&trace), "--record", text(folder.path())];
    stdout(&[&args[..], &write].concat());
    let record = folder.path().join("gorinto-2p-1.json");
    let trace = lines(&fs::read_to_string(trace).unwrap());
    let replayed = json(&["replay", text(&record), "--json", "--verify"]);
    let events = replayed["events"].as_array().unwrap();
    assert_eq!(events.len(), trace.len() - 2);
    for (event, line) in events.iter().zip(&trace[1..]) {
        for field in ["seat", "move", "action"] {
            assert_eq!(event[field], line[field]);
        }
    }
    for step in [1, 5, 17, events.len()] {
        let state = json(&[
            "replay",
            text(&record),
            "--json",
            "--step",
            &step.to_string(),
        ]);
        assert_eq!(state, trace[step]["state"], "after event {step}");
    }
    assert_eq!(replayed["result"], trace[trace.len() - 1]["result"]);
}

#[test]
fn the_seed_of_a_game_in_a_series_gives_that_game_alone() {
    let args = ["simulate", "gorinto", "--players", "2", "--trace", "-"];
    let of = |more: &[&str]| {
        let output = run(&[&args[..], more].concat());
        lines(&String::from_utf8(output.stdout).unwrap())
    };
    let three = of(&["--games", "3", "--seed", "5"]);
    let third = three
        .iter()
        .rposition(|line| line.get("game").is_some())
        .unwrap();
    let seed = three[third]["seed"].as_str().unwrap();
    assert_eq!(of(&["--games", "1", "--seed", seed]), three[third..]);
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let args = [
        "simulate",
        "gorinto",
        "--players",
        "2",
        "--games",
        "200",
        "--trace",
        "-",
    ];
    let mut child = engawa(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    reader.read_line(&mut line).unwrap();
    drop(reader);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
