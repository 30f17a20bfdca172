//! Texts that a database can't store.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::House;

const NUL: &str = "a\0b";

pub async fn what_cannot_be_stored_is_refused(house: House) {
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ana
        .table(&house, json!({ "game": "gorinto", "seats": seats }))
        .await;
    let post = |path: &str, body: Value| (Method::POST, path.to_owned(), body);
    let at = |path: &str, body: Value| (Method::POST, format!("{table}{path}"), body);
    let patch = |body: Value| (Method::PATCH, "/api/me".to_owned(), body);
    let mut tried = vec![
        patch(json!({ "color": NUL })),
        patch(json!({ "settings": { "a": NUL } })),
        patch(json!({ "settings": { NUL: 1 } })),
        patch(json!({ "settings": { "a": [{ "b": NUL }] } })),
        post("/api/claim", json!({ "token": NUL })),
        post("/api/tables", json!({ "game": NUL, "seats": seats })),
        post(
            "/api/tables",
            json!({ "game": "gorinto", "seats": seats, "options": { "landscape": NUL } }),
        ),
        post(
            "/api/tables",
            json!({ "game": "gorinto", "seats": seats, "options": { NUL: 1 } }),
        ),
        post(
            "/api/tables",
            json!({ "game": "gorinto", "seats": [{ "who": "bot", "level": NUL }] }),
        ),
        at("/enter", json!({ "key": NUL })),
        at("/moves", json!({ "seq": 0, "move": NUL })),
        at(
            "/seats/1",
            json!({ "seat": { "who": "bot", "level": NUL } }),
        ),
        (
            Method::DELETE,
            "/api/me/links/a%00b".to_owned(),
            Value::Null,
        ),
        post("/api/games/a%00b/documents/map", json!({})),
        post("/api/games/iwari/documents/a%00b", json!({})),
        (
            Method::GET,
            "/api/games/iwari/documents/map/a%00b".to_owned(),
            Value::Null,
        ),
    ];
    for path in [
        "", "/events", "/record", "/options", "/aids", "/scores", "/replay",
    ] {
        let path = format!("/api/tables/a%00b{path}");
        tried.push((Method::GET, path, Value::Null));
    }
    for path in ["chat", "leave", "start", "rematch", "enter"] {
        let body = json!({ "text": "hello", "key": "k" });
        tried.push(post(&format!("/api/tables/a%00b/{path}"), body));
    }
    for (method, path, body) in tried {
        let body = Some(&body).filter(|body| !body.is_null());
        let answer = house
            .send(method.clone(), &path, Some(&ana.cookie), body)
            .await;
        let status = answer.status;
        assert!(
            status.is_client_error() && status != StatusCode::METHOD_NOT_ALLOWED,
            "{method} {path} {body:?}: {status} {}",
            answer.text
        );
    }
    // Names and chat are made plain instead.
    let named = ana.patch(&house, "/api/me", json!({ "name": NUL })).await;
    assert_eq!(named.ok()["name"], "ab");
    let said = json!({ "text": NUL });
    ana.post(&house, &format!("{table}/chat"), said).await.ok();
    let hot = json!({ "seat": { "who": "hot-seat", "name": NUL } });
    let seen = ana.post(&house, &format!("{table}/seats/1"), hot).await;
    let seen = seen.ok();
    assert_eq!(seen["chat"][0]["text"], "ab");
    assert_eq!(seen["seats"][1]["name"], "ab");
}
