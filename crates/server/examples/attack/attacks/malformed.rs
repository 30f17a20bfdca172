//! Requests that make no sense.

use std::sync::Arc;
use std::time::Duration;

use engawa_core::{Purpose, Rng, Seed};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::{Attack, Noise};
use crate::Error;
use crate::api::{Endpoint, endpoints};
use crate::client::Client;
use crate::ground::{Ground, guest, household};
use crate::outcome::Outcome;
use crate::raw::Raw;

pub const ATTACK: Attack = Attack {
    name: "malformed",
    tried: "thousands of requests with wrong heads, paths, bodies and bytes; no 5xx, no panic",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const PER_PERSON: usize = 150;
const AT_ONCE: usize = 8;
/// What waits for more of a body is not waited for.
const PATIENCE: Duration = Duration::from_millis(150);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut honest = guest(&server).await?;
    let endpoints = Arc::new(endpoints(&mut honest).await?);
    let mut people = JoinSet::new();
    let mut classes = [0; 6];
    for seed in 0..ground.count(48, 12) {
        if people.len() >= AT_ONCE {
            count(&mut people, &mut classes).await?;
        }
        let (address, endpoints) = (server.address.clone(), Arc::clone(&endpoints));
        people.spawn(talk_nonsense(address, endpoints, seed as u64));
    }
    while !people.is_empty() {
        count(&mut people, &mut classes).await?;
    }
    // Also what nobody waited for.
    let failed = honest.metric("answers_total{class=\"5xx\"}").await?;
    outcome.check(failed == 0.0, format!("{failed} answers were 5xx"));
    let well = honest.get("/healthz").await?.is_ok();
    outcome.check(well, "the server is not well afterwards");
    let all: usize = classes.iter().sum();
    outcome.figure(format!(
        "{all} requests: {} 2xx, {} 3xx, {} 4xx, {} 5xx, {} hung up on or not waited for",
        classes[2], classes[3], classes[4], classes[5], classes[0]
    ));
    Ok(outcome)
}

/// Counts the answers that one of these people got, by their first digit.
async fn count(
    people: &mut JoinSet<Result<[usize; 6], Error>>,
    classes: &mut [usize; 6],
) -> Result<(), Error> {
    if let Some(answers) = people.join_next().await {
        for (class, more) in classes.iter_mut().zip(answers??) {
            *class += more;
        }
    }
    Ok(())
}

/// One person's requests, and what they were answered.
async fn talk_nonsense(
    address: String,
    endpoints: Arc<Vec<Endpoint>>,
    seed: u64,
) -> Result<[usize; 6], Error> {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    let source = household();
    let mut person = Client::new_from(Some(source), &address).await?;
    let table = table(&mut person).await?;
    let mut classes = [0; 6];
    for _ in 0..PER_PERSON {
        let words = words(rng.pick(&endpoints), &table, &person, &mut rng);
        let mut raw = Raw::to(&address, source).await?;
        // The server may hang up before all is said.
        let _ = raw.say(&words).await;
        let status = raw.status(PATIENCE).await;
        classes[usize::from(status.unwrap_or(0) / 100).min(5)] += 1;
        raw.reset();
    }
    Ok(classes)
}

async fn table(person: &mut Client) -> Result<String, Error> {
    let wish = json!({ "game": "gorinto", "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    person.make_table(&wish).await
}

/// A request that is wrong somewhere, or nearly right.
fn words(endpoint: &Endpoint, table: &str, person: &Client, rng: &mut Rng) -> Vec<u8> {
    let id = table.rsplit('/').next().unwrap_or_default();
    let id = match rng.below(4) {
        0 => *rng.pick(&[
            "%00",
            "..",
            "%",
            "%zz",
            "-1",
            "gorinto",
            "99999999999999999999",
        ]),
        _ => id,
    };
    let query = *rng.pick(&[
        "",
        "",
        "?seat=-1",
        "?since=%00",
        "?at=99999999999&seat=9",
        "?=&&=%FF",
    ]);
    let path = endpoint.at(id) + query;
    let body = match rng.below(3) {
        0 => endpoint.body(&Value::Null).to_string(),
        1 => value(rng, 4).to_string(),
        _ => [
            "",
            "{",
            "null",
            "[[[[[[[[",
            "\"\\ud800\"",
            "{\"seq\":1e999}",
        ][rng.index(6)]
        .to_owned(),
    };
    let method = match rng.below(10) {
        0 => *rng.pick(&["PUT", "OPTIONS", "TRACE", "x", "CONNECT", ""]),
        _ => endpoint.method.as_str(),
    };
    let length = match rng.below(12) {
        0 => "-1".to_owned(),
        1 => "99999999999999999999999".to_owned(),
        2 => "1048576".to_owned(),
        _ => body.len().to_string(),
    };
    let kind = *rng.pick(&[
        "application/json",
        "application/json",
        "text/plain",
        "",
        "a/b; c=\u{1}",
    ]);
    let cookie = *rng.pick(&[
        person.cookie.as_str(),
        person.cookie.as_str(),
        "engawa=0",
        ";;=;",
    ]);
    let odd = match rng.below(8) {
        0 => format!("x: {}\r\n", "y".repeat(70_000)),
        1 => "transfer-encoding: chunked\r\n".to_owned(),
        2 => "x y: z\r\n".to_owned(),
        3 => "last-event-id: -1--\r\n".to_owned(),
        4 => "origin: null\r\n".to_owned(),
        _ => String::new(),
    };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookie}\r\n\
         content-type: {kind}\r\ncontent-length: {length}\r\n{odd}\r\n{body}"
    );
    let mut bytes = text.into_bytes();
    // Now and then some bytes are others.
    if rng.below(5) == 0 {
        for _ in 0..=rng.below(4) {
            let at = rng.index(bytes.len());
            bytes[at] = rng.below(256) as u8;
        }
    }
    bytes
}

/// Some JSON, at most so deep.
fn value(rng: &mut Rng, depth: usize) -> Value {
    const KEYS: [&str; 10] = [
        "seq", "step", "move", "moves", "seat", "seats", "who", "name", "text", "game",
    ];
    match rng.below(if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(i64::from(rng.bits()) - (1 << 31)),
        3 => json!(f64::from(rng.bits()) * 1e300),
        4 => json!(*rng.pick(&["me", "\u{0}", "\u{202e}", "gorinto", "", "T1>a1", "é"])),
        5 => (0..rng.below(4)).map(|_| value(rng, depth - 1)).collect(),
        _ => {
            let pairs = (0..rng.below(5)).map(|_| {
                let key = (*rng.pick(&KEYS)).to_owned();
                (key, value(rng, depth - 1))
            });
            Value::Object(pairs.collect())
        }
    }
}
