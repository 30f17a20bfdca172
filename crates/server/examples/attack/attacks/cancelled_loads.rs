//! Tables that are asked for and not waited for.

use std::time::{Duration, Instant};

use engawa_core::{Purpose, Rng, Seed};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest, household};
use crate::outcome::Outcome;
use crate::raw::{Raw, moment, request};
use crate::server::Server;

pub const ATTACK: Attack = Attack {
    name: "cancelled-loads",
    tried: "tables that don't exist are asked for and the connection reset, without a cookie; nothing stays in memory",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

/// So much the server's memory may grow by other things.
const GROWTH: u64 = 6 * 1024;

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut host = guest(&server).await?;
    // What is needed once is not the attack's.
    ask_and_go(&server, 300, 1).await;
    let rooms_before = host.metric("tables_in_memory").await?;
    let before = server.memory()?;
    let begin = Instant::now();
    let asked = ask_and_go(&server, ground.count(12_000, 2_000), 2).await;
    let took = begin.elapsed();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let rooms = host.metric("tables_in_memory").await? - rooms_before;
    let grown = server.memory()?.saturating_sub(before);
    outcome.check(rooms < 1.0, format!("{rooms} rooms stayed in memory"));
    outcome.check(grown < GROWTH, format!("{grown} kB stayed in memory"));
    outcome.figure(format!(
        "{asked} loads in {:.1} s: {rooms} rooms and {grown} kB more",
        took.as_secs_f32()
    ));
    Ok(outcome)
}

/// Asks for tables with ids that could be, and resets the connection at some moment.
async fn ask_and_go(server: &Server, count: usize, seed: u64) -> usize {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    let mut source = household();
    let mut asked = 0;
    for i in 0..count {
        // Below the limit of an address.
        if i % 500 == 499 {
            source = household();
        }
        let id: String = (0..16)
            .map(|_| char::from(b'a' + rng.below(26) as u8))
            .collect();
        let Ok(mut raw) = Raw::connect(server, source).await else {
            continue;
        };
        let words = request("GET", &format!("/api/tables/{id}"), "", "");
        asked += usize::from(raw.say(&words).await.is_ok());
        moment(rng.below(200));
        raw.reset();
    }
    asked
}
