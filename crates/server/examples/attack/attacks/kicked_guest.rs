//! Who was asked to get up sits down again.

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;

pub const ATTACK: Attack = Attack {
    name: "kicked-guest",
    tried: "a guest whose seat the host has freed sits down again at once, at public and private tables; refused, and others can",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const TRIES: usize = 10;

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    for public in [true, false] {
        let mut host = guest(&server).await?;
        let wish = json!({ "game": "gorinto", "public": public,
            "seats": [{ "who": "me" }, { "who": "open" }] });
        let table = host.make_table(&wish).await?;
        let invite = json!({ "key": host.see(&table).await?["keys"]["invite"] });
        let mut eve = guest(&server).await?;
        let mut bea = guest(&server).await?;
        for person in [&mut eve, &mut bea] {
            person
                .post(&format!("{table}/enter"), invite.clone())
                .await?
                .ok()?;
        }
        eve.sit(&table, 1).await?.ok()?;
        let open = json!({ "seat": { "who": "open" } });
        host.post(&format!("{table}/seats/1"), open).await?.ok()?;
        let mut back = 0;
        for _ in 0..TRIES {
            // Also by the link again, which Eve still has.
            eve.post(&format!("{table}/enter"), invite.clone()).await?;
            back += usize::from(eve.sit(&table, 1).await?.is_ok());
        }
        let other = bea.sit(&table, 1).await?;
        let kind = if public { "public" } else { "private" };
        outcome.check(
            back == 0,
            format!("{kind}: sat down again {back} times of {TRIES}"),
        );
        outcome.check(
            back > 0 || other.is_ok(),
            format!(
                "{kind}: somebody else could not sit down: {}",
                other.brief()
            ),
        );
        outcome.figure(format!("{kind}: {back} of {TRIES} got through"));
    }
    Ok(outcome)
}
