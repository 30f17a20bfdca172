//! Games that end before their end, and turns of several moves.

use serde_json::json;

use crate::house::{House, gorinto};
use crate::play::two;

#[tokio::test]
async fn whoever_resigns_is_played_by_a_bot_and_stays_away() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let path = format!("{table}/resign");
    let shown = first.post(&house, &path, json!({})).await.ok();
    let resigned = &shown["seats"][shown["you"]["viewer"].as_u64().unwrap() as usize];
    assert_eq!(
        (&resigned["away"], &resigned["resigned"]),
        (&json!(true), &json!(true))
    );
    let seat = shown["you"]["seats"][0].as_u64().unwrap();
    let back = format!("{table}/seats/{seat}");
    let back = first
        .post(&house, &back, json!({ "seat": { "who": "me" } }))
        .await;
    assert_eq!((back.status.as_u16(), back.code()), (409, "seat/resigned"));

    let house = house.restart().await;
    let seen = second.see(&house, &table).await;
    assert_eq!(seen["status"], "playing");
    let closed = second.post(&house, &path, json!({})).await.ok();
    assert_eq!(
        (&closed["status"], &closed["turn"]),
        (&json!("closed"), &json!("over"))
    );
    assert!(
        closed["view"].is_object(),
        "everybody may look at it once more"
    );
    let over = second.post(&house, &path, json!({})).await;
    assert_eq!(over.code(), "table/over");
}

#[tokio::test]
async fn a_game_ends_when_both_agree() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    let path = format!("{table}/end");
    let stranger = house.guest("Stranger").await;
    let refused = stranger.post(&house, &path, json!({ "agree": true })).await;
    assert_eq!(refused.status.as_u16(), 404);
    let asked = first
        .post(&house, &path, json!({ "agree": true }))
        .await
        .ok();
    assert_eq!(asked["ending"], asked["you"]["seats"]);
    let seen = second.see(&house, &table).await;
    assert_eq!(seen["ending"], asked["ending"]);
    let refused = second
        .post(&house, &path, json!({ "agree": false }))
        .await
        .ok();
    assert_eq!(refused["ending"], json!([]));
    for guest in [&first, &second] {
        guest
            .post(&house, &path, json!({ "agree": true }))
            .await
            .ok();
    }
    let seen = first.see(&house, &table).await;
    assert_eq!(seen["status"], "closed");
    let record = first.get(&house, &format!("{table}/record")).await;
    assert_eq!(record.ok()["result"], json!(null));
}

#[tokio::test]
async fn several_moves_are_one_request() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "sagani", "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Ben" }] });
    let table = ana.table(&house, wish).await;
    let seen = ana.see(&house, &table).await;
    let tile = seen["moves"][0]["move"].as_str().unwrap();
    let play = |moves: &[&str]| {
        let (seq, step) = (&seen["seq"], &seen["step"]);
        json!({ "seq": seq, "step": step, "moves": moves, "confirm": true })
    };
    let path = format!("{table}/moves");
    let wrong = ana.post(&house, &path, play(&[tile, "r9"])).await;
    assert_eq!(wrong.code(), "notation/unexpected");
    assert_eq!(ana.see(&house, &table).await, seen);
    let both = play(&[tile, "r1"]);
    let after = ana.post(&house, &path, both.clone()).await.ok();
    assert_ne!(after["seq"], seen["seq"]);
    // Sent again, after a restart too, it is played once.
    let house = house.restart().await;
    let again = ana.post(&house, &path, both).await.ok();
    assert_eq!(again["seq"], after["seq"]);
    let none = ana.post(&house, &path, play(&[])).await;
    assert_eq!(none.code(), "move/count");
}

#[tokio::test]
async fn what_cannot_be_an_id_is_no_table() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    for id in ["%00", "..%2Fx", "a%20b", &"a".repeat(99)] {
        let answer = ana.get(&house, &format!("/api/tables/{id}")).await;
        assert_eq!(answer.status.as_u16(), 404, "{id}");
    }
    let wish = gorinto(json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]));
    let table = ana.table(&house, wish).await;
    ana.see(&house, &table).await;
}
