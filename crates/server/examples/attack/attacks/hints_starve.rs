//! Hints of a few guests must not hold bots up.

use std::time::Duration;

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::person::aim;
use crate::player::{Player, seconds};
use crate::server::Server;

pub const ATTACK: Attack = Attack {
    name: "hints-starve",
    tried: "four guests ask for ten hints each at once; others' bots still answer",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const GAME: &str = "gorinto";

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let turns = ground.count(5, 3);
    let patience = Duration::from_secs(ground.count(30, 8) as u64);
    let mut player = Player::new(&server, GAME, "medium").await?;
    let calm = player.longest(turns, patience).await?;
    let mut asking = Vec::new();
    for _ in 0..4 {
        asking.extend(ask_for_hints(&server).await?);
    }
    let busy = player.longest(turns, patience).await?;
    let fair = calm * 3 + Duration::from_secs(2);
    let mut given = 0;
    for hint in asking {
        hint.abort();
        given += usize::from(matches!(hint.await, Ok(Ok(200))));
    }
    outcome.check(busy < fair, format!("a medium bot took {}", seconds(busy)));
    outcome.figure(format!(
        "medium {} → {}; {given} of 40 hints given meanwhile",
        seconds(calm),
        seconds(busy)
    ));
    Ok(outcome)
}

/// A guest asks for ten hints at once.
async fn ask_for_hints(
    server: &Server,
) -> Result<Vec<tokio::task::JoinHandle<Result<u16, Error>>>, Error> {
    let mut guest = guest(server).await?;
    let wish = json!({ "game": GAME, "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    let table = guest.make_table(&wish).await?;
    let aim = aim(&guest.see(&table).await?);
    let mut asking = Vec::new();
    for _ in 0..10 {
        let (mut guest, table, aim): (Client, _, _) =
            (guest.another().await?, table.clone(), aim.clone());
        asking.push(tokio::spawn(async move {
            Ok(guest.post(&format!("{table}/hint"), aim).await?.status)
        }));
    }
    Ok(asking)
}
