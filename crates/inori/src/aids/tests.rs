//! What a person is told, on positions.

use engawa_core::{Game, Viewer};
use serde_json::{Value, json};

use crate::Inori;
use crate::tests::{Position, seat};

fn aids(position: &Position, viewer: usize) -> Value {
    let view = position.game.view(Viewer::Seat(seat(viewer)));
    serde_json::to_value(Inori::aids(&view)).unwrap()
}

fn space<'a>(aids: &'a Value, name: &str) -> &'a Value {
    let spaces = aids["spaces"].as_array().unwrap();
    spaces.iter().find(|space| space["space"] == name).unwrap()
}

fn outcome<'a>(aids: &'a Value, mv: &str) -> &'a Value {
    let moves = aids["moves"].as_array().unwrap();
    let aid = moves.iter().find(|aid| aid["move"] == mv).unwrap();
    &aid["outcome"]
}

#[test]
fn n3_2_a_space_says_what_is_missing() {
    let position = Position::new(3).lay(0, "j-red-2").lay(1, "j-red-5");
    let aids = aids(&position, 0);
    assert_eq!(space(&aids, "A1")["state"], "too-dear");
    assert_eq!(space(&aids, "A1")["missing"], json!(["red"]));
    assert_eq!(space(&aids, "B3")["missing_any"], true);
    assert_eq!(space(&aids, "B3")["missing"], json!([]));
    assert_eq!(space(&aids, "A2")["state"], "open");
    // N5.2: any colour would pay for an empty top slot.
    assert_eq!(space(&aids, "T1")["missing"].as_array().unwrap().len(), 6);
}

#[test]
fn n4_5_the_points_of_a_space_count_what_is_left_after_the_cost() {
    let position = Position::new(3)
        .lay(0, "j-yellow-1")
        .mark("1", "A1")
        .give(0, 5, "yellow")
        .give(0, 2, "purple")
        .give(1, 2, "yellow");
    let aids = aids(&position, 0);
    let outcome = &space(&aids, "A2")["outcome"];
    assert_eq!(outcome["points"], json!({"low": 5, "high": 5}));
    assert_eq!(
        outcome["favors"],
        json!([{"color": "purple", "low": -1, "high": -1}])
    );
    // N7.1: the card would be complete.
    let card = &outcome["cards"][0];
    assert_eq!(card["complete"], true);
    assert_eq!(card["scores"][0]["points"]["low"], 5);
    assert_eq!(card["scores"][1]["points"]["low"], 2);
}

#[test]
fn n6_2_paying_with_a_rune_costs_two() {
    let mut position = Position::new(2)
        .lay(0, "j-red-2")
        .show(0, "red")
        .give(0, 1, "red");
    let before = aids(&position, 0);
    let asked = &space(&before, "A1")["outcome"];
    assert_eq!(asked["asks"], json!(["pay"]));
    assert_eq!(
        asked["favors"][1],
        json!({"color": "red", "low": -2, "high": -1})
    );
    position.play("place A1");
    let now = aids(&position, 0);
    let change = |mv: &str| outcome(&now, mv)["favors"][1]["low"].clone();
    assert_eq!(
        (change("pay red"), change("pay red-favors")),
        (json!(-1), json!(-2))
    );
}

#[test]
fn n5_1_an_altar_shows_who_would_lead() {
    let mut position = Position::new(3).give(1, 2, "blue").give(2, 1, "blue");
    position.play("place T6");
    let aids = aids(&position, 0);
    let altar = &outcome(&aids, "altar blue")["altar"];
    // N5.3: it brings 3 favors of its colour.
    assert_eq!(altar["favors"], json!([3, 2, 1]));
    assert_eq!(altar["first"], json!([0]));
}

#[test]
fn n5_4_the_favor_after_the_neutral_markers_is_foreseen() {
    let position = Position::new(3).altar(5, "gray");
    let outcome = &space(&aids(&position, 0), "T5")["outcome"].clone();
    assert_eq!(outcome["neutrals"], 2);
    assert_eq!(
        outcome["favors"],
        json!([{"color": "gray", "low": 1, "high": 1}])
    );
}

#[test]
fn n7_1_nothing_of_the_end_of_the_season_counts_as_the_move() {
    let position = Position::new(2)
        .mark("0", "A1")
        .mark("1", "A2")
        .give(0, 4, "yellow")
        .last_marker();
    let aids = aids(&position, 0);
    assert_eq!(space(&aids, "A3")["outcome"]["points"]["high"], 0);
    assert_eq!(space(&aids, "A3")["outcome"]["rune"], true);
}

#[test]
fn n8_1_altars_say_who_leads_and_what_it_is_worth() {
    let position = Position::new(3)
        .altar(1, "red")
        .give(0, 1, "red")
        .give(1, 3, "red")
        .give(2, 1, "red");
    let aids = aids(&position, 0);
    assert_eq!(aids["altars"][0]["points"], json!([5, 10, 5]));
    assert_eq!(aids["seats"][1]["altars"], 10);
}

#[test]
fn n6_4_a_runic_journey_lists_markers_and_ends() {
    let position = Position::new(3)
        .hold(0, "blue-journey")
        .mark("1", "A1")
        .mark("0", "B1");
    let aids = aids(&position, 0);
    let rune = &aids["runes"][0];
    assert_eq!(rune["useful"], true);
    assert_eq!(
        rune["journeys"],
        json!([{"owner": 1, "from": "A1", "to": ["B2", "B3"]}])
    );
    assert_eq!(aids["lifts"], json!([]));
    let mut position = position.mark("2", "C1");
    position.play("journey blue");
    let now = self::aids(&position, 0);
    assert_eq!(now["lifts"].as_array().unwrap().len(), 2);
    assert_eq!(self::aids(&position, 1)["lifts"], json!([]));
}

#[test]
fn aids_are_made_of_the_view_alone() {
    let with = Position::new(3).hold(1, "red-favors");
    let other = Position::new(3).hold(1, "companion");
    assert_eq!(aids(&with, 0), aids(&other, 0));
    let spectator = Inori::aids(&with.game.view(Viewer::Spectator));
    assert!(spectator.spaces.is_empty());
    assert!(spectator.runes.is_empty());
}

#[test]
fn own_hidden_favors_are_told_apart_from_what_everybody_sees() {
    let position = Position::new(3).hold(0, "yellow-favors").mark("0", "A1");
    let score = &aids(&position, 0)["cards"][0]["if_complete"][0].clone();
    assert_eq!((&score["points"], &score["hidden"]), (&json!(0), &json!(2)));
    let others = &aids(&position, 1)["cards"][0]["if_complete"][0].clone();
    assert_eq!(others["hidden"], 0);
}
