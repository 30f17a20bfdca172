//! The lobby, and those who would fill it.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use engawa_server::Config;
use serde_json::{Value, json};

use crate::house::{Answer, Guest, House};

fn public() -> Value {
    json!({ "game": "gorinto", "public": true, "seats": [{ "who": "me" }, { "who": "open" }] })
}

fn behind_proxy() -> Config {
    Config {
        behind_proxy: true,
        ..Config::default()
    }
}

/// Sends a request from an address.
async fn from(house: &House, address: &str, guest: Option<&Guest>, body: Option<Value>) -> Answer {
    let (method, path) = match &body {
        Some(_) => ("POST", "/api/tables"),
        None => ("GET", "/api/me"),
    };
    let mut request = Request::builder().method(method).uri(path);
    request = request.header("x-forwarded-for", address);
    request = request.header(header::CONTENT_TYPE, "application/json");
    if let Some(guest) = guest {
        request = request.header(header::COOKIE, &guest.cookie);
    }
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    house.request(request.body(body).unwrap()).await
}

async fn guest_from(house: &House, address: &str) -> Guest {
    let me = from(house, address, None, None).await;
    let cookie = me.headers[header::SET_COOKIE].to_str().unwrap();
    Guest {
        cookie: cookie.split(';').next().unwrap().to_owned(),
    }
}

/// The ids of the tables that everybody is shown.
async fn lobby(house: &House) -> Vec<String> {
    let listed = house
        .send(axum::http::Method::GET, "/api/lobby", None, None)
        .await
        .ok();
    let listed = listed.as_array().unwrap().iter();
    listed
        .map(|table| table["id"].as_str().unwrap().to_owned())
        .collect()
}

fn id(table: &str) -> String {
    table.rsplit('/').next().unwrap().to_owned()
}

#[tokio::test]
async fn one_address_makes_so_many_tables_however_many_people_it_sends() {
    let house = House::with(behind_proxy()).await;
    let (mut made, mut refused) = (0, 0);
    for _ in 0..30 {
        let guest = guest_from(&house, "192.0.2.1").await;
        for _ in 0..5 {
            let answer = from(&house, "192.0.2.1", Some(&guest), Some(public())).await;
            if answer.status.is_success() {
                made += 1;
                continue;
            }
            assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
            assert_eq!(answer.code(), "limit/tables");
            assert!(answer.headers.contains_key(header::RETRY_AFTER));
            refused += 1;
        }
    }
    assert!(made < 100, "{made} tables were made");
    assert!(refused > 0);
    let elsewhere = guest_from(&house, "192.0.2.2").await;
    from(&house, "192.0.2.2", Some(&elsewhere), Some(public()))
        .await
        .ok();
}

#[tokio::test]
async fn one_person_has_so_many_tables_waiting() {
    let house = House::with(Config::default()).await;
    let ana = house.guest("Ana").await;
    let mut tables = Vec::new();
    let refused = loop {
        let answer = ana.post(&house, "/api/tables", public()).await;
        if !answer.status.is_success() {
            break answer;
        }
        tables.push(format!(
            "/api/tables/{}",
            answer.json["id"].as_str().unwrap()
        ));
    };
    assert_eq!(refused.code(), "limit/open-tables");
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(tables.len(), 10);
    let leave = format!("{}/leave", tables[0]);
    ana.post(&house, &leave, json!({})).await.ok();
    ana.table(&house, public()).await;
    // A table that is played at once waits for nobody.
    let alone = json!({ "game": "gorinto", "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    ana.table(&house, alone).await;
}

#[tokio::test]
async fn the_tables_of_others_that_one_joined_do_not_count() {
    let house = House::with(Config::default()).await;
    let bea = house.guest("Bea").await;
    let ana = house.guest("Ana").await;
    for _ in 0..10 {
        let table = ana.table(&house, public()).await;
        let sit = json!({ "seat": { "who": "me" } });
        bea.post(&house, &format!("{table}/seats/1"), sit)
            .await
            .ok();
    }
    bea.table(&house, public()).await;
}

#[tokio::test]
async fn a_host_without_a_seat_can_close_the_table() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "public": true,
        "seats": [{ "who": "open" }, { "who": "open" }] });
    let table = ana.table(&house, wish).await;
    ana.post(&house, &format!("{table}/leave"), json!({})).await;
    assert_eq!(lobby(&house).await, Vec::<String>::new());
}

#[tokio::test]
async fn living_tables_come_first_and_nobody_fills_the_lobby() {
    let config = Config {
        limits: false,
        ..behind_proxy()
    };
    let house = House::with(config).await;
    let here = house.guest("Here").await;
    let living = here.table(&house, public()).await;
    let stream = house
        .listen(Some(&here), &format!("{living}/events"), None)
        .await;
    let honest = house.guest("Honest").await.table(&house, public()).await;
    for _ in 0..60 {
        let guest = guest_from(&house, "192.0.2.1").await;
        for _ in 0..5 {
            from(&house, "192.0.2.1", Some(&guest), Some(public()))
                .await
                .ok();
        }
    }
    let listed = lobby(&house).await;
    assert_eq!(listed[0], id(&living), "somebody is there");
    assert!(listed.contains(&id(&honest)), "{listed:?}");
    assert_eq!(listed.len(), 2 + 10, "ten of one address");
    drop(stream);
    let filler = house.guest("Filler").await;
    for _ in 0..5 {
        filler.table(&house, public()).await;
    }
    assert_eq!(lobby(&house).await.len(), 12 + 3, "three of one person");
}
