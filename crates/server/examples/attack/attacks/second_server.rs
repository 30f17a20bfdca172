//! Two servers on the same data.

use std::time::{Duration, Instant};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::postgres;
use crate::server::{Options, Starting};

pub const ATTACK: Attack = Attack {
    name: "second-server",
    tried: "a second server on the same data folder and on the same PostgreSQL, and three at once on an empty one; one serves, the others refuse with a sentence",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const PATIENCE: Duration = Duration::from_secs(8);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let first = ground.server().await?;
    let second = ground.start(Options::default())?;
    judge("data folder", 0, vec![second], &mut outcome).await?;
    guest(&first).await?;
    let Some(postgres) = postgres::server() else {
        outcome
            .skip("PostgreSQL is not installed: the second server on its database was not tried");
        return Ok(outcome);
    };
    let options = Options::with(&["--database", &postgres.new_url()]);
    let first = ground.server_with(options.clone()).await?;
    let second = ground.start(options)?;
    judge("PostgreSQL", 0, vec![second], &mut outcome).await?;
    guest(&first).await?;
    for _ in 0..ground.count(3, 1) {
        let options = Options::with(&["--database", &postgres.new_url()]);
        let start = |_| ground.start(options.clone());
        let three = (0..3).map(start).collect::<Result<_, _>>()?;
        judge("three at once", 1, three, &mut outcome).await?;
    }
    Ok(outcome)
}

/// Waits until `serving` servers serve and the others have given up.
async fn judge(
    about: &str,
    serving: usize,
    mut servers: Vec<Starting>,
    outcome: &mut Outcome,
) -> Result<(), Error> {
    let (all, begin) = (servers.len(), Instant::now());
    let (mut ready, mut ended) = (0, 0);
    while ready + ended < all && begin.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(50)).await;
        (ready, ended) = (0, 0);
        for server in &mut servers {
            match server.ended()? {
                Some(_) => ended += 1,
                None => ready += usize::from(server.ready().is_some()),
            }
        }
    }
    outcome.check(ready == serving, format!("{about}: {ready} of {all} serve"));
    for server in &mut servers {
        if let Some(status) = server.ended()? {
            let said = server.said();
            let sentence = said.lines().last().unwrap_or_default();
            // What a database says of itself is no sentence for a host.
            let plain = !sentence.is_empty()
                && !["duplicate key", "already exists", "panicked"]
                    .iter()
                    .any(|raw| said.contains(raw));
            outcome.check(
                plain && !status.success(),
                format!("{about}: refused with {status}, “{sentence}”"),
            );
        }
    }
    outcome.figure(format!("{about}: {ready} of {all} serve, {ended} refused"));
    Ok(())
}
