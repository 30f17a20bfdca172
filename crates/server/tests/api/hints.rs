//! Hints: what a good player would do.

use serde_json::{Value, json};

use crate::bots::{until, with_one_place};
use crate::house::{Guest, House};
use crate::play::two;

async fn ask(house: &House, guest: &Guest, table: &str) -> crate::house::Answer {
    let seen = guest.see(house, table).await;
    let body = json!({ "seq": seen["seq"], "step": seen["step"] });
    guest.post(house, &format!("{table}/hint"), body).await
}

async fn alone(house: &House, game: &str) -> (Guest, String) {
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let wish = json!({ "game": game, "start": true, "seats": seats });
    let table = ana.table(house, wish).await;
    (ana, table)
}

#[tokio::test]
async fn who_plays_alone_is_told_legal_moves_with_reasons() {
    let house = House::new().await;
    for game in ["gorinto", "sagani", "iwari", "inori"] {
        let (ana, table) = alone(&house, game).await;
        let seen = ana.see(&house, &table).await;
        assert_eq!(seen["hints"], true);
        let hint = ask(&house, &ana, &table).await.ok();
        assert_eq!(hint["seq"], seen["seq"]);
        let legal = |text: &Value| {
            let moves = seen["moves"].as_array().unwrap();
            moves.iter().any(|choice| choice["move"] == *text)
        };
        let hinted = hint["moves"].as_array().unwrap();
        assert!(!hinted.is_empty(), "{game}");
        for one in hinted {
            assert!(legal(&one["move"]), "{game}: {one}");
            assert!((0.0..=1.0).contains(&one["chance"].as_f64().unwrap()));
        }
        let why = &hint["why"];
        assert!(why.is_null() || why["reason"]["key"].is_string(), "{why}");
        // Asking changes nothing.
        assert_eq!(ana.see(&house, &table).await, seen);
    }
}

#[tokio::test]
async fn a_hint_is_about_the_draft() {
    let house = House::new().await;
    let (ana, table) = alone(&house, "gorinto").await;
    let old = ana.see(&house, &table).await;
    let drafted = ana.play_first(&house, &table, false).await;
    let hint = ask(&house, &ana, &table).await;
    if drafted["draft"]["complete"] == true {
        assert_eq!(hint.code(), "hint/nothing");
    } else {
        assert_eq!(hint.ok()["step"], drafted["step"]);
    }
    let body = json!({ "seq": old["seq"], "step": old["step"] });
    let stale = ana.post(&house, &format!("{table}/hint"), body).await;
    assert_eq!(stale.code(), "move/stale");
    assert_eq!(stale.json["table"]["step"], drafted["step"]);
}

#[tokio::test]
async fn with_other_people_the_host_decides() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    assert_eq!(first.see(&house, &table).await["hints"], false);
    assert_eq!(ask(&house, &first, &table).await.code(), "hint/not-allowed");
    let seen = first.see(&house, &table).await;
    let (host, other) = match seen["you"]["host"] == true {
        true => (&first, &second),
        false => (&second, &first),
    };
    let settings = format!("{table}/settings");
    let wish = json!({ "hints": true });
    let refused = other.post(&house, &settings, wish.clone()).await;
    assert_eq!(refused.code(), "table/not-host");
    host.post(&house, &settings, wish).await.ok();
    for guest in [&first, &second] {
        let seen = guest.see(&house, &table).await;
        assert_eq!(seen["hints_allowed"], true);
        assert_eq!(seen["hints"], true);
    }
    ask(&house, &first, &table).await.ok();
    assert_eq!(
        ask(&house, &second, &table).await.code(),
        "move/not-your-turn"
    );
    let house = house.restart().await;
    assert_eq!(first.see(&house, &table).await["hints"], true);
}

#[tokio::test]
async fn a_player_who_left_still_counts() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    second
        .post(&house, &format!("{table}/leave"), json!({}))
        .await
        .ok();
    assert_eq!(ask(&house, &first, &table).await.code(), "hint/not-allowed");
}

#[tokio::test]
async fn hints_and_bots_do_not_wait_for_each_other() {
    let (house, thinker) = with_one_place().await;
    let ana = house.guest("Ana").await;
    let bot = json!({ "who": "bot", "level": "thinker" });
    let wish = json!({ "game": "gorinto", "start": true, "seats": [bot, { "who": "me" }] });
    let busy = ana.table(&house, wish).await;
    while ana.see(&house, &busy).await["moves"] != json!([]) {
        ana.play_turn(&house, &busy).await;
    }
    until(async || thinker.begun() == 1).await;
    let (bea, table) = alone(&house, "gorinto").await;
    ask(&house, &bea, &table).await.ok();
    thinker.tell();
}

#[tokio::test]
async fn a_person_has_one_hint_at_a_time() {
    let house = House::new().await;
    let (ana, table) = alone(&house, "gorinto").await;
    let (first, second) = tokio::join!(ask(&house, &ana, &table), ask(&house, &ana, &table));
    let (answered, refused) = match first.status.is_success() {
        true => (first, second),
        false => (second, first),
    };
    answered.ok();
    assert_eq!(refused.code(), "hint/under-way");
    ask(&house, &ana, &table).await.ok();
}
