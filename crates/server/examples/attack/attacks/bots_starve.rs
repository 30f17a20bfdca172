//! One guest lets many bots think hard; everybody else's bots must go on answering.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::player::{Player, seconds};
use crate::stream::Stream;

pub const ATTACK: Attack = Attack {
    name: "bots-starve",
    tried: "one guest opens up to 20 tables of hard bots and watches them; others' bots still answer",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const GAME: &str = "gorinto";
/// An easy bot doesn't wait behind those who think.
const EASY: Duration = Duration::from_secs(2);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let turns = ground.count(4, 2);
    let patience = Duration::from_secs(ground.count(30, 8) as u64);
    let mut easy = Player::new(&server, GAME, "easy").await?;
    let mut hard = Player::new(&server, GAME, "hard").await?;
    let calm_easy = easy.longest(turns, patience).await?;
    let calm_hard = hard.longest(turns, patience).await?;
    let mut greedy = guest(&server).await?;
    let tables = occupy(&mut greedy).await?;
    let easy = easy.longest(turns, patience).await?;
    let hard = hard.longest(turns, patience).await?;
    // A fair share: the guest and the honest player take turns, and one thought is under way.
    let fair = calm_hard * 4 + Duration::from_secs(1);
    outcome.check(easy < EASY, format!("an easy bot took {}", seconds(easy)));
    outcome.check(hard < fair, format!("a hard bot took {}", seconds(hard)));
    outcome.figure(format!(
        "{} tables; easy {} → {}, hard {} → {}",
        tables.len(),
        seconds(calm_easy),
        seconds(easy),
        seconds(calm_hard),
        seconds(hard),
    ));
    Ok(outcome)
}

/// Makes as many tables full of hard bots as the server lets one guest, and watches them.
async fn occupy(guest: &mut Client) -> Result<Vec<Stream>, Error> {
    let bot = json!({ "who": "bot", "level": "hard" });
    let bots_only = json!([bot, bot, bot, bot]);
    let with_me = json!([bot, bot, bot, { "who": "me" }]);
    let mut streams = Vec::new();
    for i in 0..20 {
        let seats = if i % 2 == 0 { &bots_only } else { &with_me };
        let wish = json!({ "game": GAME, "start": true, "seats": seats });
        let made = guest.post("/api/tables", wish).await?;
        if let Value::String(id) = &made.body["id"] {
            streams.push(Stream::open(guest, &format!("/api/tables/{id}")));
        }
    }
    Ok(streams)
}
