//! Taking back what was seen while nobody is there to say no.

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::{Company, aim};

pub const ATTACK: Attack = Attack {
    name: "undo-absent",
    tried: "taking back a turn that showed hidden cards while the opponent is away; absent people are asked too",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let games = ["iwari", "inori", "gorinto", "sagani"];
    for game in games {
        let mut company = Company::new(&server, 2, json!({ "game": game })).await?;
        let table = company.table.clone();
        // A whole round, so that cards were drawn.
        company.turn().await?;
        let actor = company.turn().await?;
        let other = 1 - actor;
        company.people[other].leave(&table).await?;
        let asker = &mut company.people[actor];
        let seen = asker.see(&table).await?;
        let answer = asker.post(&format!("{table}/ask-undo"), aim(&seen)).await?;
        // The stand-in may have moved meanwhile.
        let answer = match answer.status {
            409 => {
                let seen = asker.see(&table).await?;
                asker.post(&format!("{table}/ask-undo"), aim(&seen)).await?
            }
            _ => answer,
        };
        let waiting = answer.body["undo"]["waiting"].as_array();
        let asked = waiting.is_some_and(|seats| seats.contains(&other.into()));
        outcome.check(
            asked || answer.is_refusal(),
            format!("{game}: taken back without asking"),
        );
    }
    outcome.figure(format!("{} games", games.len()));
    Ok(outcome)
}
