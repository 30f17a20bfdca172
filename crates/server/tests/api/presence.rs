//! Who is at a table right now.

use std::time::Duration;

use engawa_server::Config;
use serde_json::json;

use crate::house::{House, without_limits};
use crate::play::two;

fn told_every(presence_interval: Duration) -> Config {
    Config {
        presence_interval,
        ..without_limits()
    }
}

#[tokio::test]
async fn who_listens_is_there() {
    let house = House::with(told_every(Duration::ZERO)).await;
    let (first, second, table) = two(&house).await;
    let seat = first.see(&house, &table).await["you"]["viewer"].clone();
    let seat = seat.as_u64().unwrap() as usize;
    let events = format!("{table}/events");
    assert_eq!(
        first.see(&house, &table).await["seats"][seat]["online"],
        false
    );
    let mut own = house.listen(Some(&first), &events, None).await;
    let (_, shown) = own.next().await.unwrap();
    assert_eq!(shown["seats"][seat]["online"], true);
    assert_eq!(shown["seats"][1 - seat]["online"], false);

    // Somebody comes, and everybody is told; a second window of theirs is nothing new.
    let other = house.listen(Some(&second), &events, None).await;
    let told = own.event().await.unwrap();
    assert_eq!(told.data["online"], json!([true, true]));
    let again = house.listen(Some(&second), &events, None).await;
    assert!(own.is_silent_until(first.see(&house, &table)).await);
    drop(again);
    assert!(own.is_silent_until(first.see(&house, &table)).await);
    drop(other);
    let told = own.event().await.unwrap();
    assert_eq!(told.data["online"][1 - seat], false);
    assert_eq!(told.data["online"][seat], true);
}

#[tokio::test]
async fn who_comes_is_told_without_the_table() {
    let house = House::with(told_every(Duration::ZERO)).await;
    let ana = house.guest("Ana").await;
    let table = open_to_all(&house, &ana).await;
    let events = format!("{table}/events");
    let mut own = house.listen(Some(&ana), &events, None).await;
    own.next().await.unwrap();
    let stranger = house.listen(None, &events, None).await;
    let told = own.event().await.unwrap();
    assert_eq!(told.name, "presence");
    assert_eq!(told.id, None, "it is no state to go on from");
    assert_eq!(told.data, json!({ "online": [true, false], "watching": 1 }));
    drop(stranger);
    let told = own.event().await.unwrap();
    assert_eq!(told.data, json!({ "online": [true, false], "watching": 0 }));
}

#[tokio::test]
async fn many_who_come_and_go_are_told_of_once() {
    let house = House::with(told_every(Duration::from_secs(3600))).await;
    let ana = house.guest("Ana").await;
    let table = open_to_all(&house, &ana).await;
    let events = format!("{table}/events");
    let mut own = house.listen(Some(&ana), &events, None).await;
    own.next().await.unwrap();
    let mut streams = vec![house.listen(None, &events, None).await];
    let told = own.event().await.unwrap();
    assert_eq!(told.data["watching"], 1, "the first is told of at once");
    for _ in 0..20 {
        streams.push(house.listen(None, &events, None).await);
        assert!(own.is_silent_until(ana.see(&house, &table)).await);
    }
    // A new state of the table is told at once, and who is there comes with it.
    let chat = json!({ "text": "so many!" });
    ana.post(&house, &format!("{table}/chat"), chat).await.ok();
    let told = own.event().await.unwrap();
    assert_eq!(told.name, "table");
    assert_eq!(told.data["watching"], 21);
}

#[tokio::test]
async fn the_last_who_came_is_told_of_in_the_end() {
    let house = House::with(told_every(Duration::from_millis(50))).await;
    let ana = house.guest("Ana").await;
    let table = open_to_all(&house, &ana).await;
    let events = format!("{table}/events");
    let mut own = house.listen(Some(&ana), &events, None).await;
    own.next().await.unwrap();
    let mut streams = Vec::new();
    for _ in 0..20 {
        streams.push(house.listen(None, &events, None).await);
    }
    while own.event().await.unwrap().data["watching"] != 20 {}
}

/// A public table at which this person waits for another.
async fn open_to_all(house: &House, host: &crate::house::Guest) -> String {
    let wish = json!({ "game": "gorinto", "public": true,
        "seats": [{ "who": "me" }, { "who": "open" }] });
    host.table(house, wish).await
}

#[tokio::test]
async fn spectators_are_counted() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = serde_json::json!({ "game": "gorinto", "public": true, "start": true,
        "seats": [{ "who": "me" }, { "who": "bot", "level": "random" }] });
    let table = ana.table(&house, wish).await;
    let events = format!("{table}/events");
    let eve = house.guest("Eve").await;
    let mut streams = vec![
        house.listen(None, &events, None).await,
        house.listen(None, &events, None).await,
        house.listen(Some(&eve), &events, None).await,
        house.listen(Some(&eve), &events, None).await,
        house.listen(Some(&ana), &events, None).await,
    ];
    assert_eq!(ana.see(&house, &table).await["watching"], 3);
    streams.remove(0);
    assert_eq!(ana.see(&house, &table).await["watching"], 2);
    drop(streams);
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["watching"], 0);
    assert_eq!(seen["seats"][0]["online"], false);
}
