//! Strangers who come and go.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, household};
use crate::outcome::Outcome;
use crate::person::Company;
use crate::raw::{Raw, request};
use crate::stream::Stream;

pub const ATTACK: Attack = Attack {
    name: "presence-storm",
    tried: "strangers open and reset streams of a table all the time; a listener is sent at most 64 kB/s",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const LISTENERS: usize = 10;
/// Bytes per second for one listener.
const MANY: f64 = 64.0 * 1024.0;

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut company = Company::new(&server, 2, json!({ "game": "sagani" })).await?;
    for _ in 0..10 {
        company.turn().await?;
    }
    let seated = &company.people[0];
    let mut streams: Vec<_> = (0..LISTENERS)
        .map(|_| Stream::open(seated, &company.table))
        .collect();
    for stream in &mut streams {
        stream.at(0).await?;
    }
    let bytes = |streams: &[Stream]| {
        streams
            .iter()
            .map(|stream| stream.told.borrow().bytes)
            .sum::<usize>()
    };
    let (before, begin) = (bytes(&streams), Instant::now());
    let time = Duration::from_secs(ground.count(8, 4) as u64);
    let storm = (0..8).map(|_| {
        tokio::spawn(come_and_go(
            server.address.clone(),
            company.table.clone(),
            begin + time,
        ))
    });
    let mut visits = 0;
    for stranger in storm.collect::<Vec<_>>() {
        visits += stranger.await??;
    }
    let took = begin.elapsed().as_secs_f64();
    let sent = (bytes(&streams) - before) as f64 / streams.len() as f64;
    let rate = sent / took;
    outcome.check(
        rate < MANY,
        format!("{:.0} kB/s to one listener", rate / 1024.0),
    );
    outcome.figure(format!(
        "{visits} visits in {took:.1} s, {:.1} kB/s to one listener, {:.0} bytes per visit",
        rate / 1024.0,
        sent / visits.max(1) as f64
    ));
    Ok(outcome)
}

/// Opens a stream, stays for its beginning, and resets it, again and again.
async fn come_and_go(address: String, table: String, until: Instant) -> Result<usize, Error> {
    let words = request("GET", &format!("{table}/events"), "", "");
    let (mut visits, mut source) = (0, household());
    while Instant::now() < until {
        // Below the limit of an address.
        if visits % 200 == 199 {
            source = household();
        }
        let mut raw = Raw::to(&address, source).await?;
        raw.say(&words).await?;
        visits += usize::from(raw.status(Duration::from_secs(1)).await == Some(200));
        raw.reset();
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(visits)
}
