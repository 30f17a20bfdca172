//! Guests, names and links.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test]
async fn the_first_visit_makes_a_guest_with_a_safe_cookie() {
    let house = House::new().await;
    let me = house.send(Method::GET, "/api/me", None, None).await;
    let cookie = me.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly"));
    assert!(cookie.contains("SameSite=Lax"));
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(token.len(), 64);
    assert!(!me.text.contains(token));
    let again = house
        .send(
            Method::GET,
            "/api/me",
            Some(&format!("engawa={token}")),
            None,
        )
        .await;
    assert_eq!(again.json, me.json);
    assert!(again.headers.get(header::SET_COOKIE).is_none());
}

#[tokio::test]
async fn a_name_is_plain_and_not_too_long() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let long = ana.patch(&house, "/api/me", json!({ "name": "x".repeat(31) }));
    assert_eq!(long.await.code(), "person/name");
    let blank = ana.patch(&house, "/api/me", json!({ "name": " \u{202e} " }));
    assert_eq!(blank.await.code(), "person/name");
    let odd = ana.patch(&house, "/api/me", json!({ "color": "red;}" }));
    assert_eq!(odd.await.code(), "person/color");
    let large = ana.patch(
        &house,
        "/api/me",
        json!({ "settings": { "a": "x".repeat(5000) } }),
    );
    assert_eq!(large.await.code(), "person/settings");
    let fine = json!({ "name": "Zoë <b>", "color": "moss", "settings": { "theme": "night" } });
    let me = ana.patch(&house, "/api/me", fine.clone()).await.ok();
    assert_eq!(me, fine);
    assert_eq!(ana.get(&house, "/api/me").await.ok(), fine);
}

#[tokio::test]
async fn a_new_name_is_shown_at_the_table() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "seats": [
        { "who": "me" }, { "who": "hot-seat", "name": "Guest on my sofa" }] });
    let table = ana.table(&house, wish).await;
    ana.patch(&house, "/api/me", json!({ "name": "Anaïs" }))
        .await
        .ok();
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["seats"][0]["name"], "Anaïs");
    assert_eq!(seen["seats"][1]["name"], "Guest on my sofa");
}

pub async fn a_personal_link_leads_to_the_same_person_until_it_is_revoked(house: House) {
    let ana = house.guest("Ana").await;
    let link = ana.post(&house, "/api/me/links", json!({})).await.ok();
    let body = json!({ "token": link["token"] });
    let claimed = house
        .send(Method::POST, "/api/claim", None, Some(&body))
        .await;
    assert_eq!(claimed.json["name"], "Ana");
    let cookie = claimed.headers[header::SET_COOKIE].to_str().unwrap();
    let phone = crate::house::Guest {
        cookie: cookie.split(';').next().unwrap().to_owned(),
    };
    assert_ne!(phone.cookie, ana.cookie);
    assert_eq!(phone.get(&house, "/api/me").await.ok()["name"], "Ana");

    let path = format!("/api/me/links/{}", link["id"].as_str().unwrap());
    let bea = house.guest("Bea").await;
    bea.delete(&house, &path).await.ok();
    let links = ana.get(&house, "/api/me/links").await.ok();
    assert_eq!(links.as_array().unwrap().len(), 1, "Bea can't revoke it");
    ana.delete(&house, &path).await.ok();
    let again = house.send(Method::POST, "/api/claim", None, Some(&body));
    assert_eq!(again.await.code(), "link/unknown");

    ana.delete(&house, "/api/me/sessions").await.ok();
    let lost = phone.get(&house, "/api/me/tables").await;
    assert_eq!(lost.status, StatusCode::UNAUTHORIZED);
    ana.get(&house, "/api/me/tables").await.ok();
}

pub async fn two_devices_change_different_things(house: House) {
    let ana = house.guest("Ana").await;
    for round in 0..10 {
        let (name, theme) = (format!("Ana {round}"), format!("night {round}"));
        let (named, coloured, set) = tokio::join!(
            ana.patch(&house, "/api/me", json!({ "name": name })),
            ana.patch(
                &house,
                "/api/me",
                json!({ "color": format!("moss{}", "-".repeat(round)) })
            ),
            ana.patch(&house, "/api/me", json!({ "settings": { "theme": theme } })),
        );
        assert_eq!(named.ok()["name"], name);
        assert_eq!(set.ok()["settings"]["theme"], theme);
        let color = coloured.ok()["color"].clone();
        let me = ana.get(&house, "/api/me").await.ok();
        let expected = json!({ "name": name, "color": color, "settings": { "theme": theme } });
        assert_eq!(me, expected);
    }
}

pub async fn two_devices_change_different_settings(house: House) {
    let ana = house.guest("Ana").await;
    let change = |settings: Value| ana.patch(&house, "/api/me", json!({ "settings": settings }));
    let changes = (0..20).map(|n| change(json!({ format!("key{n}"): n })));
    for answer in futures_util::future::join_all(changes).await {
        answer.ok();
    }
    let settings = ana.get(&house, "/api/me").await.ok()["settings"].clone();
    let all: Value = (0..20).map(|n| (format!("key{n}"), json!(n))).collect();
    assert_eq!(settings, all);
    let removed = change(json!({ "key0": null, "key1": { "a": 1 } }))
        .await
        .ok();
    assert_eq!(removed["settings"].get("key0"), None);
    let replaced = change(json!({ "key1": { "b": 2 } })).await.ok();
    assert_eq!(replaced["settings"]["key1"], json!({ "b": 2 }));
    // What is too much together is refused, and changes nothing.
    change(json!({ "long": "x".repeat(3000) })).await.ok();
    let more = change(json!({ "longer": "x".repeat(3000) })).await;
    assert_eq!(more.code(), "person/settings");
    let settings = ana.get(&house, "/api/me").await.ok()["settings"].clone();
    assert_eq!(settings.get("longer"), None);
    assert_eq!(settings["key19"], 19);
}

pub async fn the_last_name_is_the_one_at_the_table(house: House) {
    let ana = house.guest("Ana").await;
    let wish = json!({ "game": "gorinto", "seats": [{ "who": "me" }, { "who": "open" }] });
    let table = ana.table(&house, wish).await;
    for round in 0..10 {
        let names = (0..4).map(|n| {
            let name = json!({ "name": format!("Ana {round} {n}") });
            ana.patch(&house, "/api/me", name)
        });
        for answer in futures_util::future::join_all(names).await {
            answer.ok();
        }
        let me = ana.get(&house, "/api/me").await.ok();
        let seen = ana.see(&house, &table).await;
        assert_eq!(seen["seats"][0]["name"], me["name"]);
    }
}
