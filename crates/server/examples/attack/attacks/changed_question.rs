//! A consent that comes late, to a question that is another one by now.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::{Company, aim};

pub const ATTACK: Attack = Attack {
    name: "changed-question",
    tried: "a consent to one player's question arrives when another player asks; it does not count",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut company = Company::new(&server, 3, json!({ "game": "gorinto" })).await?;
    let table = company.table.clone();
    let first = company.turn().await?;
    let second = company.turn().await?;
    let third = company.acting().await?;
    let (ask, reply) = (format!("{table}/ask-undo"), format!("{table}/answer-undo"));
    // The first asks, and the third is about to agree …
    let people = &mut company.people;
    let seen = people[first].see(&table).await?;
    people[first].post(&ask, aim(&seen)).await?.ok()?;
    let seen = people[third].see(&table).await?;
    let consent = answer(&seen, true);
    // … but the second says no and asks for something else.
    let seen = people[second].see(&table).await?;
    people[second]
        .post(&reply, answer(&seen, false))
        .await?
        .ok()?;
    let seen = people[second].see(&table).await?;
    people[second].post(&ask, aim(&seen)).await?.ok()?;
    let late = people[third].post(&reply, consent).await?;
    let now = people[second].see(&table).await?;
    let waiting = now["undo"]["waiting"].as_array();
    let still_asked = waiting.is_some_and(|seats| seats.contains(&third.into()));
    outcome.check(
        still_asked && !late.is_ok(),
        format!(
            "the late consent counted for another question ({})",
            late.brief()
        ),
    );
    outcome.figure(format!("the late consent was answered {}", late.brief()));
    Ok(outcome)
}

/// The answer to the question that was seen.
fn answer(seen: &Value, agree: bool) -> Value {
    json!({ "question": seen["undo"]["question"], "agree": agree })
}
