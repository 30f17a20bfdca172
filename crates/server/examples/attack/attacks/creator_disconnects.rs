//! Who makes a table and goes away at once.

use std::time::{Duration, Instant};

use engawa_core::{Purpose, Rng, Seed};
use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::{Ground, guest_from, household};
use crate::outcome::Outcome;
use crate::raw::{Raw, moment, request};

pub const ATTACK: Attack = Attack {
    name: "creator-disconnects",
    tried: "the connection is reset while a table is being made; the table is alive or not there",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const TABLES: usize = 8;
const PATIENCE: Duration = Duration::from_secs(10);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let wish = json!({ "game": "gorinto", "start": true,
        "seats": [{ "who": "bot", "level": "easy" }, { "who": "me" }] });
    let mut rng = Rng::new(Seed::from(1), Purpose::Choices);
    let mut people = Vec::new();
    let mut tried = 0;
    for _ in 0..ground.count(40, 10) {
        let source = household();
        let person = guest_from(&server, source).await?;
        let words = request("POST", "/api/tables", &person.cookie, &wish.to_string());
        for _ in 0..TABLES {
            let mut raw = Raw::connect(&server, source).await?;
            raw.say(&words).await?;
            moment(rng.below(1_500));
            raw.reset();
            tried += 1;
        }
        people.push(person);
    }
    let (mut made, mut dead) = (0, 0);
    for person in &mut people {
        let tables = person.get("/api/me/tables").await?.ok()?;
        for table in tables.as_array().ok_or("no list")? {
            made += 1;
            dead += usize::from(!is_alive(person, table).await?);
        }
    }
    outcome.check(dead == 0, format!("{dead} of {made} tables are dead"));
    outcome.figure(format!("{tried} tried, {made} made, {dead} dead"));
    Ok(outcome)
}

/// Whether the bot plays, so that its person can.
async fn is_alive(person: &mut Client, listed: &Value) -> Result<bool, Error> {
    let id = listed["id"].as_str().ok_or("no id")?;
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let seen = person.get(&format!("/api/tables/{id}")).await?;
        if !seen.is_ok() {
            return Ok(false);
        }
        if seen.body["turn"]["seat"] == 1 {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(false)
}
