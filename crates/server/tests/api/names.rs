//! Names that look alike are told apart, and everybody sees who is the host.

use axum::http::Method;
use serde_json::{Value, json};

use crate::house::{Guest, House};

const OPEN: &str = r#"{ "game": "gorinto", "public": true,
    "seats": [{ "who": "open" }, { "who": "me" }, { "who": "open" }, { "who": "open" }] }"#;

async fn sit(house: &House, guest: &Guest, table: &str, seat: usize) {
    let wish = json!({ "seat": { "who": "me" } });
    let path = format!("{table}/seats/{seat}");
    guest.post(house, &path, wish).await.ok();
}

async fn say(house: &House, guest: &Guest, table: &str) {
    let line = json!({ "text": "hello" });
    guest.post(house, &format!("{table}/chat"), line).await.ok();
}

/// The names at the seats and in the chat.
fn names(seen: &Value) -> (Vec<&str>, Vec<&str>) {
    let names = |list: &'static str| {
        let lines = seen[list].as_array().unwrap().iter();
        lines.filter_map(|line| line["name"].as_str()).collect()
    };
    (names("seats"), names("chat"))
}

#[tokio::test]
async fn the_name_of_the_host_stays_the_hosts() {
    let house = House::new().await;
    let aya = house.guest("Aya").await;
    let table = aya.table(&house, serde_json::from_str(OPEN).unwrap()).await;
    // The first is written with a Cyrillic А, the second with a space that can't be seen.
    for (seat, name) in [(0, "\u{410}ya"), (2, "AYA\u{200b}"), (3, "Bea")] {
        let stranger = house.guest(name).await;
        sit(&house, &stranger, &table, seat).await;
        say(&house, &stranger, &table).await;
    }
    say(&house, &aya, &table).await;
    let seen = house.send(Method::GET, &table, None, None).await.ok();
    let (seats, chat) = names(&seen);
    assert_eq!(seats, ["\u{410}ya (2)", "Aya", "AYA\u{200b} (3)", "Bea"]);
    assert_eq!(chat, ["\u{410}ya (2)", "AYA\u{200b} (3)", "Bea", "Aya"]);
    let hosts = |list: &str| {
        let lines = seen[list].as_array().unwrap().iter();
        lines.map(|line| line["host"] == true).collect::<Vec<_>>()
    };
    assert_eq!(hosts("seats"), [false, true, false, false]);
    assert_eq!(hosts("chat"), [false, false, false, true]);
    let listed = house.send(Method::GET, "/api/lobby", None, None).await.ok();
    assert_eq!(
        names(&json!({ "seats": listed[0]["seats"], "chat": [] })).0,
        seats
    );
    // Only new lines are shown, and the names are those of before.
    let since = format!("{table}?since=0-0-3");
    let seen = aya.get(&house, &since).await.ok();
    assert_eq!(names(&seen).1, ["Aya"]);
}

#[tokio::test]
async fn whoever_had_the_name_first_keeps_it() {
    let house = House::new().await;
    let host = house.guest("Host").await;
    let table = host
        .table(&house, serde_json::from_str(OPEN).unwrap())
        .await;
    let aya = house.guest("Aya").await;
    let eve = house.guest("Eve").await;
    sit(&house, &eve, &table, 0).await;
    sit(&house, &aya, &table, 2).await;
    say(&house, &eve, &table).await;
    eve.patch(&house, "/api/me", json!({ "name": "aya" }))
        .await
        .ok();
    say(&house, &eve, &table).await;
    let expected = (vec!["aya (2)", "Host", "Aya"], vec!["Eve", "aya (2)"]);
    let seen = host.see(&house, &table).await;
    assert_eq!(names(&seen), expected);
    let house = house.restart().await;
    let seen = host.see(&house, &table).await;
    assert_eq!(names(&seen), expected, "the same after a restart");
}

#[tokio::test]
async fn a_number_that_somebody_wears_already_is_not_given() {
    let house = House::new().await;
    let aya = house.guest("Aya").await;
    let table = aya.table(&house, serde_json::from_str(OPEN).unwrap()).await;
    for (seat, name) in [(0, "Aya (2)"), (2, "Aya")] {
        let stranger = house.guest(name).await;
        sit(&house, &stranger, &table, seat).await;
    }
    let seen = aya.see(&house, &table).await;
    assert_eq!(names(&seen).0, ["Aya (2)", "Aya", "Aya (3)"]);
}
