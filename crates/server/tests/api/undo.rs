//! Taking final moves back.

use serde_json::{Value, json};

use crate::house::{House, gorinto};
use crate::play::two;

fn at(seen: &Value) -> Value {
    json!({ "seq": seen["seq"], "step": seen["step"] })
}

pub async fn a_turn_is_taken_back_when_the_other_agrees(house: House) {
    let (first, second, table) = two(&house).await;
    let begin = first.see(&house, &table).await;
    first.play_turn(&house, &table).await;
    let after = first.see(&house, &table).await;
    let ask = format!("{table}/ask-undo");
    let asked = first.post(&house, &ask, at(&after)).await.ok();
    assert_eq!(asked["undo"]["waiting"].as_array().unwrap().len(), 1);
    let answer = |asked: &Value, agree: bool| {
        let question = &asked["undo"]["question"];
        json!({ "question": question, "agree": agree })
    };
    let path = format!("{table}/answer-undo");
    let own = first.post(&house, &path, answer(&asked, true)).await;
    assert_eq!(own.code(), "undo/not-asked");
    let refused = second.post(&house, &path, answer(&asked, false)).await.ok();
    assert_eq!(refused["undo"], json!(null));
    let again = first.post(&house, &ask, at(&after)).await.ok();
    let late = second.post(&house, &path, answer(&asked, true)).await;
    assert_eq!(
        late.code(),
        "undo/not-asked",
        "it was for the first question"
    );

    let mut stream = house
        .listen(Some(&second), &format!("{table}/events"), None)
        .await;
    let (id, _) = stream.next().await.unwrap();
    let agreed = second.post(&house, &path, answer(&again, true)).await.ok();
    assert_eq!(agreed["view"]["mountain"], begin["view"]["mountain"]);
    let (_, told) = stream.next().await.unwrap();
    assert_eq!(told["log_from"], asked["undo"]["to"]);
    let mut again = house
        .listen(Some(&second), &format!("{table}/events"), Some(&id))
        .await;
    let (_, told) = again.next().await.unwrap();
    assert_eq!(told["log_from"], asked["undo"]["to"]);

    drop((stream, again));
    let back = first.see(&house, &table).await;
    assert_eq!(back["moves"], begin["moves"]);
    let house = house.restart().await;
    assert_eq!(first.see(&house, &table).await, back);
    first.play_turn(&house, &table).await;
}

#[tokio::test]
async fn a_move_in_between_ends_the_question() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    first.play_turn(&house, &table).await;
    let after = first.see(&house, &table).await;
    let asked = first
        .post(&house, &format!("{table}/ask-undo"), at(&after))
        .await
        .ok();
    second.play_turn(&house, &table).await;
    let seen = second.see(&house, &table).await;
    assert_eq!(seen["undo"], json!(null));
    let body = json!({ "question": asked["undo"]["question"], "agree": true });
    let late = second
        .post(&house, &format!("{table}/answer-undo"), body)
        .await;
    assert_eq!(late.code(), "undo/not-asked");
}

#[tokio::test]
async fn alone_one_needs_nobodys_consent() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(&house, gorinto(json!([{ "who": "me" }]))).await;
    let begin = ana.see(&house, &table).await;
    let nothing = ana
        .post(&house, &format!("{table}/ask-undo"), at(&begin))
        .await;
    assert_eq!(nothing.code(), "undo/nothing");
    ana.play_turn(&house, &table).await;
    let two_turns = ana.see(&house, &table).await;
    ana.play_turn(&house, &table).await;
    let ask = format!("{table}/ask-undo");
    let seen = ana.see(&house, &table).await;
    let once = ana.post(&house, &ask, at(&seen)).await.ok();
    assert_eq!(once["view"], two_turns["view"], "one turn back, not all");
    let twice = ana.post(&house, &ask, at(&once)).await.ok();
    assert_eq!(twice["view"], begin["view"]);
}
