//! Games that go on from some moment of a finished one.

use engawa_catalog::{replay, verify};
use engawa_core::{Record, Turn};
use serde_json::{Value, json};

use crate::house::{Guest, House};
use crate::records::finished;

fn hot_seats() -> Value {
    json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }])
}

async fn go_on(house: &House, guest: &Guest, table: &str, at: usize) -> String {
    let wish = json!({ "at": at, "seats": hot_seats() });
    let path = format!("{table}/continue");
    let made = guest.post(house, &path, wish).await.ok();
    format!("/api/tables/{}", made["id"].as_str().unwrap())
}

async fn record(house: &House, guest: &Guest, table: &str) -> Record {
    let record = guest.get(house, &format!("{table}/record")).await;
    Record::from_json(&record.text).unwrap()
}

async fn play_to_the_end(house: &House, guest: &Guest, table: &str) {
    while guest.see(house, table).await["status"] == "playing" {
        guest.play_turn(house, table).await;
    }
}

#[tokio::test]
async fn the_past_is_kept_and_the_future_follows_a_seed_of_its_own() {
    let house = House::new().await;
    let (ana, table, old) = finished(&house).await;
    let before = record(&house, &ana, &table).await;
    let at = before.events.len() / 2;
    let next = go_on(&house, &ana, &table, at).await;
    let seen = ana.see(&house, &next).await;
    assert_eq!(seen["status"], "playing");
    assert_ne!(seen["commitment"], old["commitment"]);
    let from = table.rsplit('/').next().unwrap();
    assert_eq!(seen["continued"]["from"], from);
    let taken = seen["continued"]["at"].as_u64().unwrap() as usize;
    assert!(taken >= at);
    assert_eq!(seen["seed"], Value::Null);

    // It is rebuilt from the store as it was.
    let house = house.restart().await;
    assert_eq!(ana.see(&house, &next).await, seen);
    play_to_the_end(&house, &ana, &next).await;
    let house = house.restart().await;
    let after = record(&house, &ana, &next).await;
    assert_eq!(after.continued, taken);
    assert_eq!(after.events[..taken], before.events[..taken]);
    assert_ne!(after.seed, before.seed);
    verify(&after).unwrap();
    // Without saying so it would not pass for a game of its own.
    let lie = Record {
        continued: 0,
        ..after.clone()
    };
    assert!(verify(&lie).is_err());

    // And again, from a game that was continued itself.
    let third = go_on(&house, &ana, &next, 3).await;
    play_to_the_end(&house, &ana, &third).await;
    verify(&record(&house, &ana, &third).await).unwrap();
    let steps = ana.get(&house, &format!("{next}/replay?from={at}")).await;
    assert_eq!(steps.ok()["length"], after.events.len());
}

#[tokio::test]
async fn it_goes_on_where_a_seat_is_to_act() {
    let house = House::new().await;
    let (ana, table, _) = finished(&house).await;
    let old = record(&house, &ana, &table).await;
    let next = go_on(&house, &ana, &table, 0).await;
    let seen = ana.see(&house, &next).await;
    let taken = seen["continued"]["at"].as_u64().unwrap() as usize;
    let mut start = Record {
        result: None,
        ..old.clone()
    };
    start.events.truncate(taken);
    let start = replay(&start).unwrap();
    assert!(matches!(start.turn(), Turn::Seat(_)), "draws are made");
    assert_eq!(seen["log"].as_array().unwrap().len(), {
        let all = ana.see(&house, &format!("{table}?seat=0")).await;
        let lines = all["log"].as_array().unwrap();
        let early = |line: &&Value| line["number"].as_u64().unwrap() as usize <= taken;
        lines.iter().filter(early).count()
    });
    let path = format!("{table}/continue");
    for at in [old.events.len(), old.events.len() + 1, usize::MAX] {
        let wish = json!({ "at": at, "seats": hot_seats() });
        let over = ana.post(&house, &path, wish).await;
        assert_eq!(over.code(), "continue/over");
    }
    let wish = json!({ "at": 0, "seats": [{ "who": "me" }] });
    let too_few = ana.post(&house, &path, wish).await;
    assert_eq!(too_few.code(), "options/player-count");
}

#[tokio::test]
async fn what_was_taken_over_can_not_be_taken_back() {
    let house = House::new().await;
    let (ana, table, _) = finished(&house).await;
    let at = record(&house, &ana, &table).await.events.len() / 2;
    let next = go_on(&house, &ana, &table, at).await;
    let ask = format!("{next}/ask-undo");
    let seen = ana.see(&house, &next).await;
    let body = json!({ "seq": seen["seq"], "step": seen["step"] });
    let nothing = ana.post(&house, &ask, body).await;
    assert_eq!(nothing.code(), "undo/nothing");
    let played = ana.play_turn(&house, &next).await;
    let body = json!({ "seq": played["seq"], "step": played["step"] });
    let back = ana.post(&house, &ask, body).await.ok();
    assert_eq!(back["view"], seen["view"]);
    let house = house.restart().await;
    assert_eq!(ana.see(&house, &next).await["view"], seen["view"]);
}

#[tokio::test]
async fn whoever_may_see_the_game_may_continue_it_with_others() {
    let house = House::new().await;
    let (ana, table, seen) = finished(&house).await;
    let eve = house.guest("Eve").await;
    let path = format!("{table}/continue");
    let wish = json!({ "at": 9, "seats": [{ "who": "me" }, { "who": "open" }] });
    let stranger = eve.post(&house, &path, wish.clone()).await;
    assert_eq!(stranger.code(), "table/unknown");
    let key = json!({ "key": seen["keys"]["watch"] });
    eve.post(&house, &format!("{table}/enter"), key).await.ok();
    let made = eve.post(&house, &path, wish).await.ok();
    let next = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let seen = eve.see(&house, &next).await;
    assert_eq!(seen["status"], "open", "somebody is waited for");
    assert_eq!(seen["you"]["host"], true);
    assert_eq!(ana.get(&house, &next).await.code(), "table/unknown");
    let bot = json!({ "seat": { "who": "bot", "level": "random" } });
    eve.post(&house, &format!("{next}/seats/1"), bot).await.ok();
    let started = eve.post(&house, &format!("{next}/start"), json!({})).await;
    assert_eq!(started.ok()["status"], "playing");
}
