//! Headers, limits, and requests that make no sense.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use engawa_server::Config;
use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn every_answer_is_dressed() {
    let house = House::new().await;
    for path in ["/api/games", "/api/docs", "/no/such/path", "/api/tables/x"] {
        let answer = house.send(Method::GET, path, None, None).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(policy.contains("script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe-eval"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
}

#[tokio::test]
async fn a_page_of_another_site_can_do_nothing() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let request = Request::post("/api/me/links")
        .header(header::HOST, "engawa.test")
        .header(header::ORIGIN, "https://evil.test")
        .header(header::COOKIE, &ana.cookie)
        .body(Body::empty())
        .unwrap();
    let answer = house.request(request).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(answer.code(), "request/origin");
    let links = ana.get(&house, "/api/me/links").await.ok();
    assert_eq!(links, json!([]));
}

#[tokio::test]
async fn the_documentation_loads_nothing_from_elsewhere() {
    let house = House::new().await;
    for path in ["/api/docs", "/api/docs/docs.js", "/api/docs/docs.css"] {
        let answer = house.send(Method::GET, path, None, None).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(!answer.text.contains("http:") && !answer.text.contains("https:"));
    }
    let api = house
        .send(Method::GET, "/api/openapi.json", None, None)
        .await;
    let paths = api.json["paths"].as_object().unwrap();
    assert!(paths.contains_key("/api/tables/{table}/moves"));
    assert!(paths.len() > 25);
}

#[tokio::test]
async fn bodies_are_limited_and_must_be_json() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let large = json!({ "name": "x".repeat(20_000) });
    let answer = ana.patch(&house, "/api/me", large).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let huge = json!({ "game": "gorinto", "seats": [], "options": { "a": "x".repeat(600_000) } });
    let answer = ana.post(&house, "/api/tables", huge).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    for body in ["", "{", "7", "{\"name\":7}", "{\"nmae\":\"x\"}"] {
        let request = Request::patch("/api/me")
            .header(header::COOKIE, &ana.cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap();
        let answer = house.request(request).await;
        assert!(answer.status.is_client_error(), "{body}");
        assert_eq!(answer.code(), "request/body");
    }
    let request = Request::patch("/api/me")
        .header(header::COOKIE, &ana.cookie)
        .body(Body::from("{\"name\":\"x\"}"))
        .unwrap();
    let answer = house.request(request).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let house = House::with(Config::default()).await;
    let mut last = house.send(Method::GET, "/api/games", None, None).await;
    for _ in 0..2000 {
        last = house.send(Method::GET, "/api/games", None, None).await;
        if last.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
    }
    assert_eq!(last.code(), "limit/rate");
    let wait: u64 = last.headers[header::RETRY_AFTER]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!(wait >= 1);
}

#[tokio::test]
async fn hosts_can_see_how_it_is() {
    let house = House::new().await;
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.text, "ok\n");
    let metrics = house.send(Method::GET, "/metrics", None, None).await;
    assert!(
        metrics
            .text
            .contains("engawa_http_answers_total{class=\"2xx\"} 1")
    );
    assert!(metrics.text.contains("engawa_tables_in_memory 0"));
    house.state.stop().await;
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn a_full_disk_is_said_and_nothing_is_damaged() {
    let house = House::on_a_small_disk(60).await;
    let (first, _, table) = crate::play::two(&house).await;
    first.play_first(&house, &table, false).await;
    let chat = format!("{table}/chat");
    let mut said = 0;
    let refused = loop {
        let line = json!({ "text": "x".repeat(500) });
        let answer = first.post(&house, &chat, line).await;
        if !answer.status.is_success() {
            break answer;
        }
        said += 1;
        assert!(said < 2000, "the disk never got full");
    };
    assert_eq!(refused.status, StatusCode::INSUFFICIENT_STORAGE);
    assert_eq!(refused.code(), "store/full");
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(health.code(), "store/full");
    let seen = first.see(&house, &table).await;
    assert_eq!(
        seen["chat"].as_array().unwrap().last().unwrap()["line"],
        said
    );

    // With more room it goes on where it was.
    let house = house.restart().await;
    let again = first.see(&house, &table).await;
    assert_eq!(again, seen);
    first.play_turn(&house, &table).await;
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.text, "ok\n");
}

#[tokio::test]
async fn a_full_disk_is_forgotten_when_something_was_written() {
    let house = House::on_a_small_disk(60).await;
    let (first, _, table) = crate::play::two(&house).await;
    let chat = format!("{table}/chat");
    let line = json!({ "text": "x".repeat(500) });
    while first
        .post(&house, &chat, line.clone())
        .await
        .status
        .is_success()
    {}
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.code(), "store/full");
    // A name as long as the old one needs no room.
    let me = first.get(&house, "/api/me").await.ok();
    let name = me["name"].as_str().unwrap().to_uppercase();
    let renamed = json!({ "name": name });
    first.patch(&house, "/api/me", renamed).await.ok();
    let health = house.send(Method::GET, "/healthz", None, None).await;
    assert_eq!(health.text, "ok\n");
}

#[tokio::test]
async fn a_server_with_names_is_reached_by_no_other() {
    let config = Config {
        hosts: vec!["engawa.test".to_owned()],
        ..Config::default()
    };
    let house = House::with(config).await;
    house.send(Method::GET, "/api/games", None, None).await.ok();
    let request = Request::get("/api/games")
        .header(header::HOST, "evil.test")
        .body(Body::empty())
        .unwrap();
    let answer = house.request(request).await;
    assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST);
    assert_eq!(answer.code(), "request/host");
}
