//! Finished games.

use engawa_catalog::verify;
use engawa_core::Record;
use serde_json::{Value, json};

use crate::house::{Guest, House, gorinto};

pub async fn finished(house: &House) -> (Guest, String, Value) {
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let table = ana.table(house, gorinto(seats)).await;
    let early = ana.get(house, &format!("{table}/record")).await;
    assert_eq!(early.code(), "table/not-over");
    let early = ana.get(house, &format!("{table}/replay")).await;
    assert_eq!(early.code(), "table/not-over");
    loop {
        let seen = ana.play_turn(house, &table).await;
        if seen["status"] == "finished" {
            return (ana, table, seen);
        }
    }
}

pub async fn the_record_proves_that_the_draws_followed_the_seed(house: House) {
    let (ana, table, seen) = finished(&house).await;
    let record = ana.get(&house, &format!("{table}/record")).await;
    let record = Record::from_json(&record.text).unwrap();
    verify(&record).unwrap();
    assert_eq!(record.seed.unwrap().to_string(), seen["seed"]);
    let outcome = serde_json::to_value(record.result.unwrap()).unwrap();
    assert_eq!(outcome["standings"], seen["outcome"]["standings"]);
}

#[tokio::test]
async fn the_replay_steps_through_the_whole_game() {
    let house = House::new().await;
    let (ana, table, seen) = finished(&house).await;
    let steps = async |ask: &str| ana.get(&house, &format!("{table}/replay{ask}")).await.ok();
    let first = steps("?count=2").await;
    assert_eq!(first["steps"].as_array().unwrap().len(), 2);
    assert_eq!(first["steps"][0]["number"], 0);
    let length = first["length"].as_u64().unwrap();
    let mut log = Vec::new();
    let mut from = 0;
    while from <= length {
        let some = steps(&format!("?from={from}&seat=1")).await;
        for step in some["steps"].as_array().unwrap() {
            assert_eq!(step["number"], from);
            log.extend(step["log"].as_array().unwrap().clone());
            from += 1;
        }
    }
    let all = ana.see(&house, &format!("{table}?seat=1")).await;
    assert_eq!(log, *all["log"].as_array().unwrap());
    let last = steps(&format!("?from={length}")).await;
    assert_eq!(last["steps"][0]["scores"], seen["scores"]);
    let beyond = steps("?from=99999999&count=99999999").await;
    assert_eq!(beyond["steps"].as_array().unwrap().len(), 1);
    let nobody = ana.get(&house, &format!("{table}/replay?seat=7")).await;
    assert_eq!(nobody.code(), "seat/unknown");
}

#[tokio::test]
async fn the_score_sheet_adds_up() {
    let house = House::new().await;
    let (ana, table, seen) = finished(&house).await;
    let sheet = ana.get(&house, &format!("{table}/scores")).await.ok();
    for seat in 0..2 {
        let lines = sheet["lines"].as_array().unwrap().iter();
        let own = lines.filter(|line| line["seat"] == seat);
        let sum: i64 = own.map(|line| line["points"].as_i64().unwrap()).sum();
        assert_eq!(sum, seen["scores"]["seats"][seat]);
    }
    assert!(sheet["lines"][0]["rule"].as_str().unwrap().starts_with('G'));
}

#[tokio::test]
async fn a_rematch_has_the_same_people_and_is_made_once() {
    let house = House::new().await;
    let (ana, table, _) = finished(&house).await;
    let path = format!("{table}/rematch");
    let one = ana.post(&house, &path, json!({})).await.ok();
    let two = ana.post(&house, &path, json!({})).await.ok();
    assert_eq!(one, two);
    assert_eq!(ana.see(&house, &table).await["rematch"], one["id"]);
    let next = format!("/api/tables/{}", one["id"].as_str().unwrap());
    let seen = ana
        .post(&house, &format!("{next}/start"), json!({}))
        .await
        .ok();
    assert_eq!(seen["seats"][0]["name"], "Bea", "the next order of seats");
    assert_eq!(seen["seats"][1]["name"], "Ana");
}

#[tokio::test]
async fn aids_are_given_for_every_moment_of_a_finished_game() {
    let house = House::new().await;
    let (ana, table, seen) = finished(&house).await;
    let length = ana
        .get(&house, &format!("{table}/replay?count=1"))
        .await
        .ok()["length"]
        .clone();
    for at in [json!(0), json!(9), length, json!(9_999_999)] {
        for seat in ["", "&seat=0", "&seat=1"] {
            let aids = ana
                .get(&house, &format!("{table}/aids?at={at}{seat}"))
                .await;
            assert_eq!(aids.ok()["seq"], seen["seq"]);
        }
    }
    let nobody = ana.get(&house, &format!("{table}/aids?at=3&seat=7")).await;
    assert_eq!(nobody.code(), "seat/unknown");
}
