//! The files of the web table.

use std::fs;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use engawa_server::Config;
use http_body_util::BodyExt;
use serde_json::json;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::house::{Answer, House};

/// A server with a web table of its own.
async fn built() -> (House, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    let page = "<!doctype html><title>The page</title>";
    fs::write(folder.path().join("index.html"), page).unwrap();
    let script = "console.log('hello');\n".repeat(200);
    fs::write(folder.path().join("assets/main-1234.js"), script).unwrap();
    fs::write(folder.path().join("icon.svg"), "<svg/>").unwrap();
    let config = Config {
        limits: false,
        web: Some(folder.path().to_owned()),
        ..Config::default()
    };
    (House::with(config).await, folder)
}

async fn get(house: &House, path: &str) -> Answer {
    house.send(Method::GET, path, None, None).await
}

#[tokio::test]
async fn every_page_is_the_one_page() {
    let (house, _folder) = built().await;
    for path in [
        "/",
        "/index.html",
        "/table/abc",
        "/new/gorinto",
        "/settings",
        "/me/0123abcd",
        "/rules/gorinto",
        "/a%20b",
    ] {
        let page = get(&house, path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.text.contains("The page"), "{path}");
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(page.headers["cache-control"], "no-cache");
    }
}

#[tokio::test]
async fn files_have_their_type_and_may_be_kept() {
    let (house, _folder) = built().await;
    let script = get(&house, "/assets/main-1234.js").await;
    let kind = &script.headers["content-type"];
    assert_eq!(kind, "text/javascript; charset=utf-8");
    let cache = script.headers["cache-control"].to_str().unwrap();
    assert!(cache.contains("immutable"));
    let icon = get(&house, "/icon.svg").await;
    assert_eq!(icon.headers["content-type"], "image/svg+xml");
    assert_eq!(icon.headers["cache-control"], "no-cache");

    let tag = icon.headers["etag"].clone();
    let again = Request::get("/icon.svg").header(header::IF_NONE_MATCH, tag);
    let again = house.request(again.body(Body::empty()).unwrap()).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert_eq!(again.text, "");
    let other = Request::get("/icon.svg").header(header::IF_NONE_MATCH, "W/\"0\"");
    let other = house.request(other.body(Body::empty()).unwrap()).await;
    assert_eq!(other.text, "<svg/>");
}

#[tokio::test]
async fn what_is_no_page_and_no_file_is_not_there() {
    let (house, folder) = built().await;
    let secret = folder.path().parent().unwrap().join("engawa-secret.txt");
    fs::write(&secret, "secret").unwrap();
    for path in [
        "/missing.js",
        "/assets/main-9999.js",
        "/assets/x",
        "/api",
        "/api/nothing",
        "/../engawa-secret.txt",
        "/assets/../../engawa-secret.txt",
        "/..%2fengawa-secret.txt",
        "//engawa-secret.txt",
    ] {
        let answer = get(&house, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.code(), "request/path", "{path}");
    }
    fs::remove_file(secret).unwrap();
    let ana = house.guest("Ana").await;
    let post = ana.post(&house, "/table/abc", json!({})).await;
    assert_eq!(post.code(), "request/method");
}

#[tokio::test]
async fn without_a_web_table_a_page_says_how_to_build_it() {
    let empty = tempfile::tempdir().unwrap();
    let config = Config {
        web: Some(empty.path().to_owned()),
        ..Config::default()
    };
    let house = House::with(config).await;
    let page = get(&house, "/table/abc").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("cargo xtask play"));
}

#[tokio::test]
async fn what_is_long_is_compressed_but_live_updates_are_not() {
    let (house, _folder) = built().await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    let table = ana.table(&house, wish).await;
    let encoding = async |path: &str| {
        let request = Request::get(path)
            .header(header::ACCEPT_ENCODING, "gzip, br")
            .header(header::COOKIE, &ana.cookie);
        let request = request.body(Body::empty()).unwrap();
        let router = engawa_server::app(house.state.clone());
        let mut response = router.oneshot(request).await.unwrap();
        let first = response.body_mut().frame().await.unwrap().unwrap();
        let gzip = first.into_data().unwrap().starts_with(&[0x1f, 0x8b]);
        let named = response.headers().get(header::CONTENT_ENCODING);
        assert_eq!(gzip, named.is_some_and(|name| name == "gzip"), "{path}");
        gzip
    };
    assert!(encoding("/assets/main-1234.js").await);
    assert!(encoding(&table).await);
    assert!(!encoding("/icon.svg").await, "it is short");
    assert!(!encoding(&format!("{table}/events")).await);
}
