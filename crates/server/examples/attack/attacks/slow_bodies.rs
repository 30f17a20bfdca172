//! Bodies that are announced and never come.

use std::time::{Duration, Instant};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest_from, household};
use crate::outcome::Outcome;
use crate::player::seconds;
use crate::raw::Raw;

pub const ATTACK: Attack = Attack {
    name: "slow-bodies",
    tried: "requests whose body never comes; 408 within 20 s",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const PATIENCE: Duration = Duration::from_secs(20);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let source = household();
    let person = guest_from(&server, source).await?;
    let begin = Instant::now();
    let mut waiting = Vec::new();
    for (method, path) in [
        ("PATCH", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/claim"),
        ("POST", "/api/games/iwari/documents/map"),
        ("POST", "/api/tables/aaaaaaaaaaaaaaaa/moves"),
    ] {
        for sent in ["", "{\"na"] {
            let mut raw = Raw::connect(&server, source).await?;
            let words = format!(
                "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {}\r\n\
                 content-type: application/json\r\ncontent-length: 20\r\n\r\n{sent}",
                person.cookie
            );
            raw.say(words.as_bytes()).await?;
            waiting.push((path, raw));
        }
    }
    let count = waiting.len();
    for (path, mut raw) in waiting {
        let status = raw.status(PATIENCE.saturating_sub(begin.elapsed())).await;
        // What can be refused without the body may be.
        let holds = matches!(status, Some(408 | 404));
        outcome.check(holds, format!("{path}: {status:?}"));
    }
    outcome.figure(format!(
        "{count} answered after {}",
        seconds(begin.elapsed())
    ));
    Ok(outcome)
}
