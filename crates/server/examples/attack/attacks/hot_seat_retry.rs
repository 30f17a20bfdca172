//! A move that ends a turn is sent again, because its answer was lost.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::person::first_move;
use crate::server::Options;

pub const ATTACK: Attack = Attack {
    name: "hot-seat-retry",
    tried: "every move at a hot seat is sent twice; the second answer is like the first, and nothing is played twice",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server_with(Options::with(&["--no-limits"])).await?;
    let mut outcome = Outcome::default();
    let mut sent = 0;
    for game in ["gorinto", "sagani", "iwari", "inori"] {
        let mut person = guest(&server).await?;
        let wish = json!({ "game": game, "start": true,
            "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
        let table = person.make_table(&wish).await?;
        let mut seen = person.see(&table).await?;
        let (mut refused, mut other) = (0, 0);
        for _ in 0..ground.count(40, 15) {
            let Some(request) = first_move(&seen) else {
                break;
            };
            let path = format!("{table}/moves");
            let first = person.post(&path, request.clone()).await?.ok()?;
            let again = person.post(&path, request).await?;
            sent += 1;
            refused += usize::from(!again.is_ok());
            other += usize::from(again.is_ok() && state(&again.body) != state(&first));
            seen = person.see(&table).await?;
        }
        outcome.check(
            refused + other == 0,
            format!("{game}: {refused} retries refused, {other} answered otherwise"),
        );
    }
    outcome.figure(format!("{sent} moves sent twice"));
    Ok(outcome)
}

/// What the answer says about the game; the log is what is new to the asker.
fn state(seen: &Value) -> Vec<&Value> {
    let parts = [
        "seq", "step", "turn", "you", "view", "moves", "draft", "scores",
    ];
    parts.iter().map(|part| &seen[*part]).collect()
}
