//! Fifty people play against a hard bot each: all are answered, in the order of their moves.

use std::time::{Duration, Instant};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::player::{Player, seconds};

pub const ATTACK: Attack = Attack {
    name: "fifty-tables",
    tried: "50 people move at once, each against a hard bot; all are answered in fair time",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const GAME: &str = "inori";
const PATIENCE: Duration = Duration::from_secs(80);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut alone = Player::new(&server, GAME, "hard").await?;
    let alone = alone.longest(3, PATIENCE).await?;
    let tables = ground.count(50, 10);
    let mut players = Vec::new();
    for _ in 0..tables {
        players.push(Player::new(&server, GAME, "hard").await?);
    }
    let begin = Instant::now();
    let playing = players
        .into_iter()
        .map(|mut player| tokio::spawn(async move { player.turn(PATIENCE).await.map(|_| player) }));
    for player in playing.collect::<Vec<_>>() {
        player.await??;
    }
    let last = begin.elapsed();
    // One thinker has to think for all of them; as much again for everything else.
    let fair = alone.mul_f64(2.0 * tables as f64) + Duration::from_secs(10);
    let fair = fair.min(PATIENCE);
    outcome.check(
        last < fair,
        format!("not all were answered within {}", seconds(fair)),
    );
    outcome.figure(format!(
        "{tables} tables, alone at most {}, all answered after {}",
        seconds(alone),
        seconds(last)
    ));
    Ok(outcome)
}
