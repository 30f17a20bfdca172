//! `engawa arena`, and bots in `engawa simulate`

use serde_json::Value;

use crate::{json, refused, stdout};

/// The report without what depends on the clock.
fn report(args: &[&str]) -> Value {
    let mut report = json(&[&["arena", "gorinto", "--json"], args].concat());
    for bot in report["bots"].as_array_mut().unwrap() {
        let fields = bot.as_object_mut().unwrap();
        let mut time = |field| fields.remove(field).unwrap().as_f64().unwrap();
        let (mean, longest) = (time("ms_per_move"), time("ms_at_most"));
        assert!(0.0 < mean && mean <= longest);
    }
    report
}

#[test]
fn bots_are_reported_in_the_order_given() {
    let args = ["--players", "2", "--bots", "random,greedy", "--games", "10"];
    let report = report(&args);
    assert_eq!(report["games"], 10);
    let [random, greedy] = &report["bots"].as_array().unwrap()[..] else {
        panic!("two bots were asked for");
    };
    assert_eq!(random["name"], "random");
    assert_eq!(greedy["name"], "greedy");
    assert!(greedy["win_share"].as_f64() > random["win_share"].as_f64());
    assert!(greedy["mean_score"].as_f64() > random["mean_score"].as_f64());
    assert!(greedy["rating"].as_f64() > random["rating"].as_f64());
    let share = greedy["win_share"].as_f64().unwrap();
    let ci95 = greedy["ci95"].as_array().unwrap();
    assert!(ci95[0].as_f64().unwrap() < share && share <= ci95[1].as_f64().unwrap());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = |threads| {
        let bots = "search:iterations=20,greedy,easy";
        let mut args = vec!["--players", "2", "--bots", bots, "--games", "12"];
        args.extend(["--seed", "3", "--threads", threads]);
        args
    };
    assert_eq!(report(&args("1")), report(&args("2")));
}

#[test]
fn games_are_rounded_up_so_that_seats_are_fair() {
    let bots = "random,greedy,easy";
    let report = report(&["--players", "3", "--bots", bots, "--games", "1"]);
    assert_eq!(report["games"], 3);
}

#[test]
fn people_get_a_table() {
    let bots = "random,greedy,easy";
    let args = ["arena", "inori", "--players", "3", "--bots", bots];
    let text = stdout(&[&args[..], &["--games", "3"]].concat());
    assert!(text.starts_with("inori, 3 players, "), "{text}");
    assert!(text.contains("rating"), "{text}");
    assert_eq!(text.lines().count(), 6, "{text}");
}

#[test]
fn a_table_needs_enough_bots() {
    let args = [
        "arena",
        "gorinto",
        "--players",
        "3",
        "--bots",
        "random,easy",
    ];
    assert!(refused(&args).starts_with("2 bots can't play 3 seats"));
}

#[test]
fn bots_can_be_simulated_and_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let args = ["simulate", "sagani", "--players", "2", "--games", "2"];
    let args = [&args[..], &["--bots", "greedy,random", "--json"]].concat();
    let fast = json(&args);
    let written = json(&[&args[..], &["--record", folder]].concat());
    for field in ["mean_score", "win_share", "mean_moves"] {
        assert_eq!(fast[field], written[field]);
    }
    assert_eq!(fast["win_share"][0], 1.0);
}
