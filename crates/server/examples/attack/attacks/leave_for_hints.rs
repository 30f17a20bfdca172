//! Leaving and coming back as a way to hints.

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::{Company, aim};

pub const ATTACK: Attack = Attack {
    name: "leave-for-hints",
    tried: "hints where hints are off: seated, while one or both are away, and back again; always refused",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

/// What the two do between the questions: who leaves or sits down.
const STEPS: [(&str, usize, bool); 7] = [
    ("as it is", 0, true),
    ("the other has left", 1, false),
    ("both have left", 0, false),
    ("only the asker is back", 0, true),
    ("both are back", 1, true),
    ("the asker has left", 0, false),
    ("the asker is back", 0, true),
];

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut company = Company::new(&server, 2, json!({ "game": "iwari" })).await?;
    let table = company.table.clone();
    let asker = company.acting().await?;
    let mut given = 0;
    for (state, who, here) in STEPS {
        let seat = if who == 0 { asker } else { 1 - asker };
        let person = &mut company.people[seat];
        if here {
            // Refused where nothing is to be taken back.
            person.sit(&table, seat).await?;
        } else {
            person.leave(&table).await?;
        }
        for seat in [0, 1] {
            let person = &mut company.people[seat];
            let seen = person.see(&table).await?;
            let shown = seen["hints"] == true;
            let mut answer = person.post(&format!("{table}/hint"), aim(&seen)).await?;
            for _ in 0..5 {
                if answer.status != 409 {
                    break;
                }
                let seen = person.see(&table).await?;
                answer = person.post(&format!("{table}/hint"), aim(&seen)).await?;
            }
            given += usize::from(answer.is_ok());
            outcome.check(
                !answer.is_ok() && !shown,
                format!("{state}: a hint for seat {seat} ({})", answer.brief()),
            );
        }
    }
    outcome.figure(format!("{} states, {given} hints given", STEPS.len()));
    Ok(outcome)
}
