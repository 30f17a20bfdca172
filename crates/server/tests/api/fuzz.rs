//! Whatever is asked, the server has an answer.

use axum::body::Body;
use axum::http::{Request, header};
use engawa_core::{Purpose, Rng, Seed};
use serde_json::{Map, Value, json};

use crate::house::{House, gorinto};

const ROUNDS: usize = 60;

#[tokio::test]
async fn no_request_makes_the_server_fail() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let mut table = ana.table(&house, gorinto(seats.clone())).await;
    let api: Value = serde_json::from_str(&engawa_server::openapi()).unwrap();
    let mut rng = Rng::new(Seed::from(3), Purpose::Choices);
    for _ in 0..ROUNDS {
        for (path, methods) in api["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                if path.ends_with("/events") || path == "/api/me/sessions" {
                    continue;
                }
                let seen = ana.get(&house, &table).await;
                if rng.below(200) == 0 || !seen.status.is_success() {
                    table = ana.table(&house, gorinto(seats.clone())).await;
                }
                let uri = path_for(path, &table, &mut rng);
                let body = body_for(&seen.json, &mut rng);
                let request = Request::builder()
                    .method(method.to_uppercase().as_str())
                    .uri(&uri)
                    .header(header::COOKIE, &ana.cookie)
                    .header(header::CONTENT_TYPE, "application/json")
                    .body(Body::from(body.clone()))
                    .unwrap();
                let answer = house.request(request).await;
                let code = answer.status.as_u16();
                assert!(code < 500, "{method} {uri} {body}: {code} {}", answer.text);
            }
        }
    }
}

fn path_for(path: &str, table: &str, rng: &mut Rng) -> String {
    let id = table.rsplit('/').next().unwrap();
    let odd = [
        "%00",
        "..",
        "%F0%9F%A6%8A",
        "-1",
        "99999999999999999999",
        "0",
        "1",
        "gorinto",
    ];
    let some = |rng: &mut Rng| *rng.pick(&odd);
    let table = if rng.below(4) == 0 { some(rng) } else { id };
    let mut path = path.replace("{table}", table);
    for name in ["{seat}", "{game}", "{option}", "{value}", "{link}"] {
        path = path.replace(name, some(rng));
    }
    for key in ["seat", "since", "from", "count"] {
        if rng.below(4) == 0 {
            path.push(if path.contains('?') { '&' } else { '?' });
            path.push_str(&format!("{key}={}", some(rng)));
        }
    }
    path
}

/// A body with the fields there are, some of them right.
fn body_for(seen: &Value, rng: &mut Rng) -> String {
    let mut body = Map::new();
    let right = [
        ("seq", seen["seq"].clone()),
        ("step", seen["step"].clone()),
        ("move", seen["moves"][0]["move"].clone()),
        ("agree", json!(true)),
        ("confirm", json!(true)),
        ("text", json!("hello")),
        ("name", json!("Ana")),
        ("key", json!("x")),
        ("token", json!("x")),
        ("game", json!("gorinto")),
        ("seats", json!([{ "who": "me" }, { "who": "open" }])),
        ("options", json!({ "landscape": "lake" })),
        ("clock", json!({ "bank": 60, "increment": 1 })),
        ("seat", json!({ "who": "me" })),
        ("seat", json!(1)),
        ("settings", json!({})),
        ("color", json!("moss")),
        ("public", json!(true)),
    ];
    for (key, value) in right {
        match rng.below(6) {
            0..2 => drop(body.insert(key.to_owned(), value)),
            2 => drop(body.insert(key.to_owned(), nonsense(rng, 2))),
            _ => {}
        }
    }
    match rng.below(12) {
        0 => nonsense(rng, 3).to_string(),
        1 => "{\"a\":".repeat(200),
        _ => Value::Object(body).to_string(),
    }
}

fn nonsense(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth == 0 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!("\u{0}\u{202e}🦊".repeat(rng.index(40))),
        5 => json!(rng.bits()),
        6 => json!(rng.below(2) == 0),
        7 => (0..rng.below(5))
            .map(|_| nonsense(rng, depth - 1))
            .collect(),
        _ => json!({ "who": nonsense(rng, depth - 1), "level": "random" }),
    }
}
