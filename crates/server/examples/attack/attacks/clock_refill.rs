//! Sitting down on one's own seat must not give time.

use std::time::Duration;

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::Company;

pub const ATTACK: Attack = Attack {
    name: "clock-refill",
    tried: "sitting down on one's own seat during play, also after leaving; the clock never gains",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let wish = json!({ "game": "gorinto", "clock": { "bank": 12, "increment": 0 } });
    let mut company = Company::new(&server, 2, wish).await?;
    let (seat, table) = (company.acting().await?, company.table.clone());
    let person = &mut company.people[seat];
    let (mut last, mut gained) = (i64::MAX, 0);
    let mut sat_down = 0;
    for round in 0..24 {
        // At last by way of the door: then a bot plays this turn to its end.
        if round >= 20 {
            person.leave(&table).await?;
        }
        sat_down += usize::from(person.sit(&table, seat).await?.is_ok());
        let seen = person.see(&table).await?;
        let left = seen["clock"]["left"][seat].as_i64().ok_or("no clock")?;
        gained += (left - last).max(0);
        last = left;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    outcome.check(gained == 0, format!("{gained} ms were gained"));
    outcome.figure(format!(
        "sat down {sat_down} times of 24, {gained} ms gained, {last} ms of 12,000 left"
    ));
    Ok(outcome)
}
