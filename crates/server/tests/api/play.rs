//! Moves: legal, illegal, stale, twice; drafts.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{Guest, House, gorinto};

/// Ana and Bea at a table, with who is first to play.
pub async fn two(house: &House) -> (Guest, Guest, String) {
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let wish = json!({ "game": "gorinto", "seats": [{ "who": "me" }, { "who": "open" }] });
    let table = ana.table(house, wish).await;
    let key = json!({ "key": ana.see(house, &table).await["keys"]["invite"] });
    bea.post(house, &format!("{table}/enter"), key).await.ok();
    let sit = json!({ "seat": { "who": "me" } });
    bea.post(house, &format!("{table}/seats/1"), sit).await.ok();
    let seen = ana
        .post(house, &format!("{table}/start"), json!({}))
        .await
        .ok();
    match seen["turn"]["seat"].as_u64().unwrap() {
        0 => (ana, bea, table),
        _ => (bea, ana, table),
    }
}

fn a_move(seen: &Value, text: &Value) -> Value {
    json!({ "seq": seen["seq"], "step": seen["step"], "move": text })
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_a_reason() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let moves = format!("{table}/moves");
    let seen = first.see(&house, &table).await;
    let nonsense = first
        .post(&house, &moves, a_move(&seen, &json!("hello")))
        .await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(nonsense.code(), "notation/unexpected");
    let illegal = first
        .post(&house, &moves, a_move(&seen, &json!("+a1")))
        .await;
    assert_eq!(illegal.code(), "move/not-legal");
    let other = second.see(&house, &table).await;
    assert_eq!(other["moves"], json!([]));
    let text = &seen["moves"][0]["move"];
    let early = second.post(&house, &moves, a_move(&other, text)).await;
    assert_eq!(early.code(), "move/not-your-turn");
    assert_eq!(first.see(&house, &table).await["seq"], seen["seq"]);
}

#[tokio::test]
async fn a_move_sent_twice_is_played_once() {
    let house = House::new().await;
    let (first, _, table) = two(&house).await;
    let moves = format!("{table}/moves");
    let seen = first.see(&house, &table).await;
    let body = a_move(&seen, &seen["moves"][0]["move"]);
    let one = first.post(&house, &moves, body.clone()).await.ok();
    let two = first.post(&house, &moves, body.clone()).await.ok();
    assert_eq!(one["step"], two["step"]);
    assert_eq!(one["view"], two["view"]);
    let house = house.restart().await;
    let three = first.post(&house, &moves, body).await.ok();
    assert_eq!(one["view"], three["view"]);
}

#[tokio::test]
async fn a_stale_move_gets_the_table_as_it_stands() {
    let house = House::new().await;
    let (first, _, table) = two(&house).await;
    let moves = format!("{table}/moves");
    let seen = first.see(&house, &table).await;
    let choices = seen["moves"].as_array().unwrap();
    let body = a_move(&seen, &choices[0]["move"]);
    let now = first.post(&house, &moves, body).await.ok();
    let other = a_move(&seen, &choices[1]["move"]);
    let stale = first.post(&house, &moves, other).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.code(), "move/stale");
    assert_eq!(stale.json["table"]["view"], now["view"]);
    assert_eq!(stale.json["table"]["step"], now["step"]);
}

#[tokio::test]
async fn nobody_else_sees_a_draft() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let mut stream = house
        .listen(Some(&second), &format!("{table}/events"), None)
        .await;
    stream.next().await.unwrap();
    let before = second.see(&house, &table).await;
    let drafted = first.play_first(&house, &table, false).await;
    assert_eq!(drafted["draft"]["moves"].as_array().unwrap().len(), 1);
    assert_eq!(second.see(&house, &table).await, before);
    assert!(stream.is_silent_until(second.see(&house, &table)).await);
    assert_ne!(drafted["view"], before["view"]);
}

pub async fn a_draft_survives_a_restart_and_can_be_taken_back(house: House) {
    let (first, second, table) = two(&house).await;
    let begin = first.see(&house, &table).await;
    first.play_first(&house, &table, false).await;
    let drafted = first.see(&house, &table).await;
    let house = house.restart().await;
    assert_eq!(first.see(&house, &table).await, drafted);

    let body = json!({ "seq": drafted["seq"], "step": drafted["step"] });
    let undone = first
        .post(&house, &format!("{table}/undo"), body.clone())
        .await
        .ok();
    assert_eq!(undone["view"], begin["view"]);
    assert_eq!(undone["draft"], json!(null));
    let stale = first.post(&house, &format!("{table}/undo"), body).await;
    assert_eq!(stale.code(), "move/stale");
    let body = json!({ "seq": undone["seq"], "step": undone["step"] });
    let nothing = first.post(&house, &format!("{table}/undo"), body).await;
    assert_eq!(nothing.code(), "undo/nothing");
    first.play_turn(&house, &table).await;
    assert!(
        !second.see(&house, &table).await["moves"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn a_turn_is_final_when_its_player_confirms_it() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let begin = second.see(&house, &table).await;
    let mut drafted = first.play_first(&house, &table, false).await;
    let act = |what: &str| format!("{table}/{what}");
    let body = |seen: &Value| json!({ "seq": seen["seq"], "step": seen["step"] });
    if drafted["draft"]["complete"] == false {
        let early = first.post(&house, &act("confirm"), body(&drafted)).await;
        assert_eq!(early.code(), "confirm/incomplete");
    }
    let finish = async || loop {
        let seen = first.see(&house, &table).await;
        if seen["draft"]["complete"] == true {
            return seen;
        }
        first.play_first(&house, &table, false).await;
    };
    drafted = finish().await;
    assert_eq!(drafted["moves"], json!([]));
    let more = a_move(&drafted, &json!("T1>a1"));
    let more = first.post(&house, &act("moves"), more).await;
    assert_eq!(more.code(), "move/confirm-first");
    first
        .post(&house, &act("restart"), body(&drafted))
        .await
        .ok();
    drafted = finish().await;
    assert_eq!(second.see(&house, &table).await["seq"], begin["seq"]);
    let done = first
        .post(&house, &act("confirm"), body(&drafted))
        .await
        .ok();
    assert!(done["seq"].as_u64() > begin["seq"].as_u64());
    assert_eq!(
        second.see(&house, &table).await["view"]["mountain"],
        done["view"]["mountain"]
    );
}

pub async fn what_is_played_is_the_same_after_a_restart(house: House) {
    let (first, second, table) = two(&house).await;
    for _ in 0..8 {
        let moves = &first.see(&house, &table).await["moves"];
        let first_acts = !moves.as_array().unwrap().is_empty();
        let player = if first_acts { &first } else { &second };
        player.play_turn(&house, &table).await;
    }
    let before = (
        first.see(&house, &table).await,
        second.see(&house, &table).await,
    );
    let house = house.restart().await;
    let after = (
        first.see(&house, &table).await,
        second.see(&house, &table).await,
    );
    assert_eq!(before, after);
}

pub async fn a_table_alone_with_its_rules_can_be_played_to_the_end(house: House) {
    let ana = house.guest("Ana").await;
    let table = ana.table(&house, gorinto(json!([{ "who": "me" }]))).await;
    let before = ana.see(&house, &table).await;
    assert_eq!(before["seed"], json!(null));
    let end = loop {
        let seen = ana.play_turn(&house, &table).await;
        if seen["status"] == "finished" {
            break seen;
        }
    };
    assert_eq!(end["commitment"], before["commitment"]);
    assert!(end["seed"].is_string());
    let late = a_move(&end, &json!("T1>a1"));
    let late = ana.post(&house, &format!("{table}/moves"), late).await;
    assert_eq!(late.code(), "move/over");
}

#[tokio::test]
async fn aids_are_about_what_the_seat_sees_now() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let aids = format!("{table}/aids");
    let before = second.get(&house, &aids).await.ok();
    let drafted = first.play_first(&house, &table, false).await;
    let own = first.get(&house, &aids).await.ok();
    assert_eq!(own["seq"], drafted["seq"]);
    assert_eq!(own["step"], drafted["step"]);
    assert!(own.as_object().unwrap().contains_key("aids"));
    let other = second.get(&house, &aids).await.ok();
    assert_eq!(other, before, "nobody else's draft is in it");
    assert_eq!(other["step"], 0);
    let early = first.get(&house, &format!("{aids}?at=0")).await;
    assert_eq!(early.code(), "table/not-over");
}
