//! Connections on which nothing is said.

use std::time::{Duration, Instant};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest, household};
use crate::outcome::Outcome;
use crate::player::seconds;
use crate::raw::Raw;
use crate::server::Options;

pub const ATTACK: Attack = Attack {
    name: "silent-connections",
    tried: "1,100 connections of one stranger who says nothing, under `ulimit -n 1024`; others get in, and silence is hung up on within 20 s",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const CONNECTIONS: usize = 1100;
const PATIENCE: Duration = Duration::from_secs(3);
const SILENCE: Duration = Duration::from_secs(20);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let options = Options {
        open_files: Some(1024),
        ..Options::default()
    };
    let server = ground.server_with(options).await?;
    let (stranger, begin) = (household(), Instant::now());
    let mut silent = Vec::new();
    for _ in 0..CONNECTIONS {
        let connecting = Raw::connect(&server, stranger);
        if let Ok(Ok(raw)) = tokio::time::timeout(PATIENCE, connecting).await {
            silent.push(raw);
        }
    }
    let come = Instant::now();
    let let_in = tokio::time::timeout(PATIENCE, guest(&server)).await;
    outcome.check(matches!(let_in, Ok(Ok(_))), "somebody else was not let in");
    outcome.figure(format!(
        "{} connections made, somebody else let in after {}",
        silent.len(),
        seconds(come.elapsed())
    ));
    let mut open = 0;
    for raw in &mut silent {
        let left = (begin + SILENCE).saturating_duration_since(Instant::now());
        let left = left.max(Duration::from_millis(1));
        open += usize::from(!raw.is_closed_within(left).await);
    }
    let closed = begin.elapsed();
    outcome.check(open == 0, format!("{open} silent connections stayed open"));
    outcome.figure(format!("all ended after {}", seconds(closed)));
    Ok(outcome)
}
