//! What the server writes into its log. The only test of its process: a subscriber for one thread
//! would miss what another test's thread was first to say, as call sites remember who cares.

#![expect(clippy::unwrap_used, reason = "in tests, a panic is the report")]

#[path = "api/house.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod house;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use axum::http::Method;
use serde_json::json;

use house::House;

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

#[tokio::test]
async fn no_secret_is_written_into_the_log() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .init();

    let house = House::new().await;
    let ana = house.guest("Anastasia").await;
    let wish = json!({ "game": "iwari", "start": true, "seats": [
        { "who": "me" }, { "who": "hot-seat", "name": "Bartholomew" }] });
    let table = ana.table(&house, wish).await;
    let seen = ana.see(&house, &table).await;
    let say = json!({ "text": "What a secretive evening" });
    ana.post(&house, &format!("{table}/chat"), say).await.ok();
    ana.play_turn(&house, &table).await;
    let link = ana.post(&house, "/api/me/links", json!({})).await.ok();
    let token = link["token"].as_str().unwrap();
    let claim = json!({ "token": token });
    house
        .send(Method::POST, "/api/claim", None, Some(&claim))
        .await
        .ok();
    let invite = seen["keys"]["invite"].as_str().unwrap();
    let stranger = house.guest("Somebody").await;
    let entered = stranger
        .post(&house, &format!("{table}/enter"), json!({ "key": invite }))
        .await;
    entered.ok();
    // What goes wrong is written too.
    stranger
        .post(
            &house,
            &format!("{table}/enter"),
            json!({ "key": "wrong-key" }),
        )
        .await;
    house
        .send(Method::GET, &format!("{table}?key={invite}"), None, None)
        .await;
    house.state.stop().await;
    ana.get(&house, &table).await;

    let log = log.text();
    assert!(log.contains("answered"), "{log}");
    let secrets = [
        ana.cookie.split_once('=').unwrap().1,
        stranger.cookie.split_once('=').unwrap().1,
        token,
        invite,
        seen["keys"]["watch"].as_str().unwrap(),
        "secretive",
        "Anastasia",
        "Bartholomew",
        "wrong-key",
        table.rsplit('/').next().unwrap(),
    ];
    for secret in secrets {
        assert!(!secret.is_empty());
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret}");
    }
}
