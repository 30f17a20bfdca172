//! Options, messages and errors as people read them.

use engawa_core::*;
use serde_json::json;

static SPECS: [OptionSpec; 2] = [
    OptionSpec {
        key: "map",
        about: "The map.",
        values: &[
            OptionValue {
                id: "valley",
                about: "",
            },
            OptionValue {
                id: "peak",
                about: "",
            },
        ],
        players: &[3, 4],
        document: true,
    },
    OptionSpec {
        key: "partners",
        about: "Partners.",
        values: OFF_ON,
        players: &[4],
        document: false,
    },
];

fn check(raw: &RawOptions, players: usize) -> Result<CheckedOptions<'_>, OptionsError> {
    CheckedOptions::new(&SPECS, raw, players)
}

#[track_caller]
fn refused(key: &str, value: serde_json::Value, code: &str, sentence: &str) {
    let error = check(&RawOptions::default().with(key, value), 3).expect_err("the option is wrong");
    assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
}

#[test]
fn missing_options_are_the_defaults() {
    let raw = RawOptions::default();
    let checked = check(&raw, 2).unwrap();
    assert_eq!(
        (checked.get("map"), checked.is_on("partners")),
        (Chosen::Value(0), false)
    );
}

#[test]
fn options_are_read_by_name_as_switches_and_as_documents() {
    let map = json!({"cells": 3});
    let raw = RawOptions::default()
        .with("map", map.clone())
        .with("partners", true);
    let checked = check(&raw, 4).unwrap();
    assert_eq!(
        (checked.get("map"), checked.is_on("partners")),
        (Chosen::Document(&map), true)
    );
}

#[test]
fn wrong_options_are_named_with_what_is_possible() {
    refused(
        "moon",
        json!("on"),
        "options/unknown",
        "there is no option `moon`; possible: map, partners",
    );
    refused(
        "map",
        json!("sea"),
        "options/value",
        "option `map` can't be `sea`; possible: valley, peak, or a document of your own",
    );
    refused(
        "partners",
        json!(1),
        "options/value",
        "option `partners` can't be `1`; possible: off, on",
    );
    refused(
        "partners",
        json!({}),
        "options/value",
        "option `partners` can't be `{}`; possible: off, on",
    );
    refused(
        "partners",
        json!("on"),
        "options/players",
        "option `partners=on` takes 4 players, not 3",
    );
}

#[test]
fn player_counts_are_named_as_people_name_them() {
    let refused = |players: &'static [usize]| {
        let spec: &'static _ = Box::leak(Box::new([OptionSpec {
            players,
            ..SPECS[1]
        }]));
        let raw = RawOptions::default().with("partners", "on");
        let error = CheckedOptions::new(spec, &raw, 9).expect_err("nine are too many");
        error.to_string()
    };
    for (players, words) in [
        (&[1][..], "1 player"),
        (&[4], "4 players"),
        (&[3, 4], "3 or 4 players"),
        (&[2, 3, 4, 5], "2 to 5 players"),
        (&[1, 2, 4], "1, 2 or 4 players"),
    ] {
        let sentence = format!("option `partners=on` takes {words}, not 9");
        assert_eq!(refused(players), sentence);
    }
}

#[test]
fn the_default_value_is_for_any_number_of_players() {
    let raw = RawOptions::default().with("partners", "off");
    assert!(check(&raw, 2).is_ok());
}

#[test]
fn a_message_is_its_key_and_its_values() {
    let message = Message::new("goal")
        .with("number", 3_u8)
        .with("element", "void")
        .with("cells", vec!["a1", "b2"]);
    assert_eq!(
        message.to_string(),
        "goal number=3 element=void cells=a1,b2"
    );
    let json = serde_json::to_string(&message).unwrap();
    assert_eq!(
        json,
        r#"{"key":"goal","number":3,"element":"void","cells":["a1","b2"]}"#
    );
}

#[test]
fn a_long_text_is_shortened_in_an_error() {
    let error = NotationError::new(&"é".repeat(100), "a cell");
    assert_eq!(
        error.to_string(),
        format!("`{}…` is not a cell", "é".repeat(60))
    );
    assert_eq!(error.code(), "notation/unexpected");
}

#[test]
fn ranks_are_shared_and_then_skipped() {
    assert_eq!(ranks(&[5, 9, 5, 1]).as_slice(), [2, 1, 2, 4]);
    assert_eq!(ranks(&[0, 0]).as_slice(), [1, 1]);
}

#[test]
fn seats_go_round() {
    assert_eq!(Seat::new(2).next(3), Seat::new(0));
    let viewers: Vec<_> = Viewer::all(2).collect();
    assert_eq!(
        viewers,
        [
            Viewer::Seat(Seat::new(0)),
            Viewer::Seat(Seat::new(1)),
            Viewer::Spectator
        ]
    );
}
