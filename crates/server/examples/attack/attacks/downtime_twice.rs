//! Time during which the server was down belongs to nobody, also later.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::Company;
use crate::server::Options;

pub const ATTACK: Attack = Attack {
    name: "downtime-twice",
    tried: "the server is killed, is down for some seconds, comes back, and the table leaves memory; the clock loses only what was played",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const BANK: i64 = 120_000;
const DOWN: Duration = Duration::from_secs(5);
/// A busy machine may take so long to answer, in milliseconds.
const SLACK: i64 = 2_000;

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let options = Options::with(&["--idle", "1"]);
    let server = ground.server_with(options.clone()).await?;
    let wish = json!({ "game": "gorinto", "clock": { "bank": BANK / 1000, "increment": 0 } });
    let mut company = Company::new(&server, 2, wish).await?;
    let mut up = Instant::now();
    let (seat, table) = (company.acting().await?, company.table.clone());
    let port = server.port()?;
    let cookie = company.people[seat].cookie.clone();
    let mut used = Duration::ZERO;
    let mut server = server;
    for round in 1..=ground.count(2, 1) {
        used += up.elapsed();
        server.kill()?;
        tokio::time::sleep(DOWN).await;
        let options = Options {
            port,
            ..options.clone()
        };
        server = ground.server_with(options).await?;
        up = Instant::now();
        let mut person = Client::connect(None, &server.address, cookie.clone()).await?;
        for after in ["the restart", "leaving memory"] {
            let left = person.see(&table).await?["clock"]["left"][seat]
                .as_i64()
                .ok_or("no clock")?;
            let fair = BANK - (used + up.elapsed()).as_millis() as i64;
            outcome.check(
                left > fair - SLACK,
                format!("{left} ms left after {after} {round}, {fair} expected"),
            );
            outcome.figure(format!("{left} ms of {fair} after {after} {round}"));
            // Idle after a second, and looked for every second.
            tokio::time::sleep(Duration::from_millis(3_200)).await;
        }
    }
    Ok(outcome)
}
