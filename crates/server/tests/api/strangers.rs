//! The wrong person, at every endpoint.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::House;
use crate::play::two;

/// Every endpoint of a table: method, path, a body that would be fine from the right person.
fn endpoints(table: &str, seen: &Value) -> Vec<(Method, String, Option<Value>)> {
    let state = json!({ "seq": seen["seq"], "step": seen["step"] });
    let text = &seen["moves"][0]["move"];
    let mv = json!({ "seq": seen["seq"], "step": seen["step"], "move": text });
    let seated = json!({ "seq": seen["seq"], "step": seen["step"], "move": text, "seat": 0 });
    let post = |path: &str, body: Value| (Method::POST, format!("{table}{path}"), Some(body));
    let get = |path: &str| (Method::GET, format!("{table}{path}"), None);
    vec![
        get(""),
        get("?seat=0"),
        get("/options"),
        get("/aids"),
        get("/aids?seat=0"),
        get("/aids?at=3&seat=0"),
        get("/events"),
        get("/events?seat=1"),
        get("/record"),
        get("/replay"),
        get("/scores"),
        post("/enter", json!({ "key": "wrong" })),
        post("/start", json!({})),
        post("/leave", json!({})),
        post("/rematch", json!({})),
        post(
            "/continue",
            json!({ "at": 3, "seats": [{ "who": "me" }, { "who": "me" }] }),
        ),
        post("/settings", json!({ "public": true })),
        post("/seats/0", json!({ "seat": { "who": "me" } })),
        post("/seats/1", json!({ "seat": { "who": "open" } })),
        post("/moves", mv),
        post("/moves", seated),
        post("/undo", state.clone()),
        post("/hint", state.clone()),
        post("/restart", state.clone()),
        post("/confirm", state.clone()),
        post("/ask-undo", state),
        post("/answer-undo", json!({ "question": 1, "agree": true })),
        post("/chat", json!({ "text": "hello" })),
    ]
}

#[test]
fn every_endpoint_of_a_table_is_tried() {
    let api: Value = serde_json::from_str(&engawa_server::openapi()).unwrap();
    let tried = endpoints("/api/tables/{table}", &json!({ "moves": [{ "move": "" }] }));
    for (path, methods) in api["paths"].as_object().unwrap() {
        if !path.starts_with("/api/tables/{table}") {
            continue;
        }
        let path = path.replace("{seat}", "0");
        for method in methods.as_object().unwrap().keys() {
            let same = |(its, other, _): &(Method, String, _)| {
                its.as_str().eq_ignore_ascii_case(method) && other.split('?').next() == Some(&path)
            };
            assert!(tried.iter().any(same), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_stranger_can_do_nothing_at_a_private_table() {
    let house = House::new().await;
    let (first, _, table) = two(&house).await;
    first.play_first(&house, &table, false).await;
    let seen = first.see(&house, &table).await;
    let eve = house.guest("Eve").await;
    for (method, path, body) in endpoints(&table, &seen) {
        for cookie in [None, Some(eve.cookie.as_str()), Some("engawa=0")] {
            let answer = house
                .send(method.clone(), &path, cookie, body.as_ref())
                .await;
            let expected = match (&method, cookie == Some(&eve.cookie)) {
                (&Method::POST, false) => StatusCode::UNAUTHORIZED,
                _ => StatusCode::NOT_FOUND,
            };
            assert_eq!(answer.status, expected, "{method} {path}: {}", answer.text);
        }
    }
    assert_eq!(first.see(&house, &table).await, seen);
    assert_eq!(eve.get(&house, "/api/me/tables").await.ok(), json!([]));
}

#[tokio::test]
async fn a_spectator_can_only_look() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    second.see(&house, &table).await;
    first.play_first(&house, &table, false).await;
    let seen = first.see(&house, &table).await;
    let eve = house.guest("Eve").await;
    let key = json!({ "key": seen["keys"]["watch"] });
    eve.post(&house, &format!("{table}/enter"), key).await.ok();
    for (method, path, body) in endpoints(&table, &seen) {
        if method != Method::POST {
            continue;
        }
        let answer = house
            .send(method, &path, Some(&eve.cookie), body.as_ref())
            .await;
        let harmless = path.ends_with("/leave") && answer.status == StatusCode::NO_CONTENT
            || path.ends_with("/continue") && answer.code() == "table/not-over";
        assert!(
            harmless || matches!(answer.status.as_u16(), 403 | 404),
            "{path}: {} {}",
            answer.status,
            answer.text
        );
    }
    assert_eq!(first.see(&house, &table).await, seen);
}

#[tokio::test]
async fn the_other_player_can_do_nothing_with_a_seat_that_is_not_theirs() {
    let house = House::new().await;
    let (first, second, table) = two(&house).await;
    first.play_first(&house, &table, false).await;
    let seen = first.see(&house, &table).await;
    let seat = seen["you"]["viewer"].as_u64().unwrap();
    for path in ["moves", "undo", "restart", "confirm", "hint"] {
        let mut body = json!({ "seat": seat, "seq": seen["seq"], "step": seen["step"] });
        if path == "moves" {
            body["move"] = seen["moves"][0]["move"].clone();
        }
        let answer = second.post(&house, &format!("{table}/{path}"), body).await;
        assert_eq!(answer.code(), "seat/not-yours", "{path}");
    }
    let peek = second.get(&house, &format!("{table}?seat={seat}")).await;
    assert_eq!(peek.code(), "seat/not-yours");
    let peek = second
        .get(&house, &format!("{table}/aids?seat={seat}"))
        .await;
    assert_eq!(peek.code(), "seat/not-yours");
    let stream = house
        .listen(Some(&second), &format!("{table}/events?seat={seat}"), None)
        .await;
    assert_eq!(stream.status, StatusCode::FORBIDDEN);
    let take = json!({ "seat": { "who": "me" } });
    let take = second
        .post(&house, &format!("{table}/seats/{seat}"), take)
        .await;
    assert_eq!(take.code(), "seat/started");
    let kick = json!({ "seat": { "who": "open" } });
    let kick = second
        .post(&house, &format!("{table}/seats/{seat}"), kick)
        .await;
    assert_eq!(kick.code(), "seat/started");
    assert_eq!(first.see(&house, &table).await, seen);
}

#[tokio::test]
async fn a_public_table_shows_a_stranger_what_is_public() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "public": true, "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    let table = ana.table(&house, wish).await;
    let seen = ana.see(&house, &table).await;
    let nobody = house.send(Method::GET, &table, None, None).await;
    assert_eq!(nobody.status, StatusCode::OK);
    let invite = seen["keys"]["invite"].as_str().unwrap();
    let watch = seen["keys"]["watch"].as_str().unwrap();
    let token = ana.cookie.split('=').nth(1).unwrap();
    for secret in [invite, watch, token] {
        assert!(!nobody.text.contains(secret));
    }
    assert_eq!(nobody.json["seed"], Value::Null);
    let eve = house.guest("Eve").await;
    let mv = json!({ "seq": seen["seq"], "step": 0, "move": seen["moves"][0]["move"] });
    let answer = eve.post(&house, &format!("{table}/moves"), mv).await;
    assert_eq!(answer.code(), "seat/not-yours");
}

#[tokio::test]
async fn nobody_needs_to_be_known_for_what_is_public_and_must_be_for_the_rest() {
    let house = House::new().await;
    for path in ["/api/games", "/api/lobby", "/api/me", "/healthz"] {
        let answer = house.send(Method::GET, path, None, None).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
    }
    let body = json!({});
    for (method, path) in [
        (Method::GET, "/api/me/tables"),
        (Method::GET, "/api/me/links"),
        (Method::POST, "/api/me/links"),
        (Method::DELETE, "/api/me/links/x"),
        (Method::DELETE, "/api/me/sessions"),
        (Method::PATCH, "/api/me"),
        (Method::POST, "/api/tables"),
        (Method::POST, "/api/games/gorinto/documents/map"),
    ] {
        let answer = house.send(method, path, None, Some(&body)).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
    }
}
