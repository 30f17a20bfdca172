//! Live updates.

use engawa_server::{Caps, Config};
use serde_json::json;

use crate::house::{House, without_limits};
use crate::play::two;

#[tokio::test]
async fn each_seat_is_told_what_it_sees() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let path = format!("{table}/events");
    let mut one = house.listen(Some(&first), &path, None).await;
    let mut two = house.listen(Some(&second), &path, None).await;
    let (_, begin) = one.next().await.unwrap();
    assert!(!begin["moves"].as_array().unwrap().is_empty());
    two.next().await.unwrap();
    first.play_turn(&house, &table).await;
    loop {
        let (_, told) = two.next().await.unwrap();
        if told["you"]["viewer"] == told["turn"]["seat"] {
            let seen = second.see(&house, &table).await;
            assert_eq!(told["view"], seen["view"]);
            assert_eq!(told["moves"], seen["moves"]);
            break;
        }
    }
}

pub async fn who_was_away_gets_what_is_missing_and_no_more(house: House) {
    let (first, second, table) = two(&house).await;
    let path = format!("{table}/events");
    let mut stream = house.listen(Some(&second), &path, None).await;
    let (id, begin) = stream.next().await.unwrap();
    drop(stream);
    let known = begin["log"].as_array().unwrap().len();
    first.play_turn(&house, &table).await;
    let chat = json!({ "text": "where are you?" });
    first
        .post(&house, &format!("{table}/chat"), chat)
        .await
        .ok();
    let house = house.restart().await;
    let mut stream = house.listen(Some(&second), &path, Some(&id)).await;
    let (_, told) = stream.next().await.unwrap();
    assert_eq!(told["chat"][0]["text"], "where are you?");
    let whole = second.see(&house, &table).await;
    let all = whole["log"].as_array().unwrap();
    assert_eq!(told["log"].as_array().unwrap()[..], all[known..]);
    assert_eq!(told["view"], whole["view"]);
}

#[tokio::test]
async fn a_nonsense_id_gets_everything() {
    let house = House::new().await;
    let (first, _, table) = two(&house).await;
    let path = format!("{table}/events");
    let all = first.see(&house, &table).await;
    for id in [
        "",
        "x",
        "1-2",
        "9-99999999-5",
        "18446744073709551615-1-1-1",
        "-1--1--1",
    ] {
        let mut stream = house.listen(Some(&first), &path, Some(id)).await;
        let (_, told) = stream.next().await.unwrap();
        assert_eq!(told["view"], all["view"], "{id}");
    }
}

#[tokio::test]
async fn streams_are_few_and_end_with_the_server() {
    let caps = Caps {
        streams_per_person: 2,
        ..Caps::for_files(1024)
    };
    let config = Config {
        caps,
        ..without_limits()
    };
    let house = House::with(config).await;
    let (first, second, table) = two(&house).await;
    let path = format!("{table}/events");
    let mut one = house.listen(Some(&first), &path, None).await;
    let two = house.listen(Some(&first), &path, None).await;
    let three = house.listen(Some(&first), &path, None).await;
    assert_eq!(three.status.as_u16(), 429);
    assert_eq!(three.code().await, "limit/streams");
    assert_eq!(
        house
            .listen(Some(&second), &path, None)
            .await
            .status
            .as_u16(),
        200
    );
    drop(two);
    assert_eq!(
        house
            .listen(Some(&first), &path, None)
            .await
            .status
            .as_u16(),
        200
    );
    one.next().await.unwrap();
    house.state.stop().await;
    assert!(one.next().await.is_none());
}

/// A server behind a proxy, for sixteen streams, of which one address may have eight.
fn small() -> Config {
    Config {
        behind_proxy: true,
        caps: Caps {
            streams: 16,
            streams_per_address: 8,
            ..Caps::for_files(1024)
        },
        ..Config::default()
    }
}

#[tokio::test]
async fn a_stranger_does_not_take_all_streams() {
    let house = House::with(small()).await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "public": true,
        "seats": [{ "who": "me" }, { "who": "open" }] });
    let events = format!("{}/events", ana.table(&house, wish).await);
    let mut open = Vec::new();
    let refused = loop {
        let stream = house.listen_from("192.0.2.1", None, &events, None).await;
        if !stream.status.is_success() {
            break stream;
        }
        open.push(stream);
        assert!(open.len() <= 16, "one address has them all");
    };
    assert_eq!(open.len(), 6);
    assert_eq!(refused.status.as_u16(), 429);
    assert_eq!(refused.code().await, "limit/streams");
    // A player finds a place even there, and a spectator elsewhere.
    let player = house.listen_from("192.0.2.1", Some(&ana), &events, None);
    assert_eq!(player.await.status.as_u16(), 200);
    let elsewhere = house.listen_from("192.0.2.2", None, &events, None);
    assert_eq!(elsewhere.await.status.as_u16(), 200);
}

#[tokio::test]
async fn players_find_a_place_when_strangers_have_filled_the_rest() {
    let house = House::with(small()).await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "public": true,
        "seats": [{ "who": "me" }, { "who": "open" }] });
    let events = format!("{}/events", ana.table(&house, wish).await);
    let mut open = Vec::new();
    for i in 0..16 {
        let address = format!("192.0.2.{i}");
        open.push(house.listen_from(&address, None, &events, None).await);
    }
    let refused = open.pop().unwrap();
    assert_eq!(refused.status.as_u16(), 503);
    assert_eq!(refused.code().await, "limit/streams");
    let player = house.listen_from("192.0.2.99", Some(&ana), &events, None);
    assert_eq!(player.await.status.as_u16(), 200);
}

#[tokio::test]
async fn a_forgotten_device_is_told_nothing_more() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let link = second.post(&house, "/api/me/links", json!({})).await.ok();
    let body = json!({ "token": link["token"] });
    let claimed = house
        .send(axum::http::Method::POST, "/api/claim", None, Some(&body))
        .await;
    let cookie = claimed.headers["set-cookie"].to_str().unwrap();
    let phone = crate::house::Guest {
        cookie: cookie.split(';').next().unwrap().to_owned(),
    };
    let mut stream = house
        .listen(Some(&phone), &format!("{table}/events"), None)
        .await;
    stream.next().await.unwrap();
    second.delete(&house, "/api/me/sessions").await.ok();
    first.play_turn(&house, &table).await;
    assert!(stream.next().await.is_none());
}
