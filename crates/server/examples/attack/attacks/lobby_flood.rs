//! One address fills the lobby.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest, guest_from, household};
use crate::outcome::Outcome;
use crate::stream::Stream;

pub const ATTACK: Attack = Attack {
    name: "lobby-flood",
    tried: "one address makes public tables with many guests; a host who waits stays in the lobby, and the tables are few",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

/// More tables from one address in that time are a flood.
const MANY: usize = 100;

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let wish = json!({ "game": "sagani", "public": true,
        "seats": [{ "who": "me" }, { "who": "open" }] });
    let mut host = guest(&server).await?;
    let honest = host.make_table(&wish).await?;
    let mut stream = Stream::open(&host, &honest);
    stream.at(0).await?;
    let (address, begin) = (household(), Instant::now());
    let until = begin + Duration::from_secs(ground.count(15, 5) as u64);
    let (mut made, mut guests, mut refused) = (0, 0, 0);
    while Instant::now() < until && refused < 3 {
        // When no more guests are let in, the flood is over.
        let Ok(mut eve) = guest_from(&server, address).await else {
            refused += 1;
            continue;
        };
        guests += 1;
        while Instant::now() < until && eve.post("/api/tables", wish.clone()).await?.is_ok() {
            made += 1;
        }
    }
    let took = begin.elapsed().as_secs_f32();
    let id = honest.rsplit('/').next().unwrap_or_default();
    let lobby = guest(&server).await?.get("/api/lobby").await?.ok()?;
    let listed = lobby.as_array().ok_or("no lobby")?;
    let shown = listed.iter().any(|table| table["id"] == id);
    outcome.check(shown, "a waiting host was pushed out of the lobby");
    outcome.check(made < MANY, format!("one address made {made} tables"));
    outcome.figure(format!(
        "{made} tables by {guests} guests of one address in {took:.1} s; lobby of {}",
        listed.len()
    ));
    Ok(outcome)
}
