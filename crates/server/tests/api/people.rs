//! Guests, names and links.

use axum::http::{Method, StatusCode, header};
use serde_json::json;

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
