//! `engawa games`

use crate::{json, stdout};

#[test]
fn tells_games_with_player_counts_and_options() {
    let text = stdout(&["games"]);
    assert!(text.contains("gorinto: Gorinto by Richard Yaner, for 1, 2, 3, 4 players"));
    assert!(text.contains("landscape: "));
    assert!(text.contains("(2 players only)"));
}

#[test]
fn json_says_the_same() {
    let games = json(&["games", "--json"]);
    let gorinto = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "gorinto");
    let gorinto = gorinto.unwrap();
    assert_eq!(gorinto["players"], serde_json::json!([1, 2, 3, 4]));
    let landscape = &gorinto["options"][0];
    assert_eq!(landscape["key"], "landscape");
    assert!(landscape["about"].is_string());
    assert_eq!(landscape["values"][0]["id"], "peak");
    assert!(landscape["values"][0]["about"].is_string());
}

#[test]
fn help_names_the_commands() {
    let help = stdout(&["--help"]);
    for word in ["games", "simulate", "replay", "Examples:"] {
        assert!(help.contains(word), "{word}");
    }
    assert!(stdout(&["simulate", "--help"]).contains("--trace"));
    assert!(stdout(&["replay", "--help"]).contains("--step"));
    assert!(stdout(&["--version"]).starts_with("engawa "));
}
