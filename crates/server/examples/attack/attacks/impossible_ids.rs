//! Ids and texts that can't be stored.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::api::endpoints;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::person::first_move;
use crate::postgres;
use crate::server::{Options, Server};

pub const ATTACK: Attack = Attack {
    name: "impossible-ids",
    tried: "%00 and other impossible text in every id and field, on SQLite and PostgreSQL; an impossible table is 404, and nothing answers 5xx",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const IDS: [&str; 9] = [
    "%00",
    "a%00b",
    "%FF%FE",
    "..%2F..",
    "%F0%9F%A6%8A",
    "%20",
    "a%0Ab",
    "'%3B--",
    "%E2%80%AE",
];

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let sqlite = ground.server().await?;
    attack(&sqlite, "SQLite", &mut outcome).await?;
    let Some(postgres) = postgres::server() else {
        outcome.skip("PostgreSQL is not installed");
        return Ok(outcome);
    };
    let options = Options::with(&["--database", &postgres.new_url()]);
    let postgres = ground.server_with(options).await?;
    attack(&postgres, "PostgreSQL", &mut outcome).await?;
    Ok(outcome)
}

async fn attack(server: &Server, database: &str, outcome: &mut Outcome) -> Result<(), Error> {
    let mut eve = guest(server).await?;
    let long = "a".repeat(5_000);
    let mut tried = 0;
    for endpoint in endpoints(&mut eve).await? {
        if !endpoint.path.contains('{') {
            continue;
        }
        // A new person before the limits of the old one are reached.
        eve = guest(server).await?;
        for id in IDS.into_iter().chain([long.as_str()]) {
            let (at, body) = (endpoint.at(id), endpoint.body(&Value::Null));
            let answer = eve.answer(&endpoint.method, &at, &body).await?;
            tried += 1;
            let holds = match endpoint.is_of_a_table() {
                true => matches!(answer.status, 404 | 414),
                false => answer.status < 500,
            };
            let shown: String = at.chars().take(60).collect();
            outcome.check(
                holds,
                format!(
                    "{database}: {} {shown}: {}",
                    endpoint.method,
                    answer.brief()
                ),
            );
        }
    }
    tried += texts(server, database, outcome).await?;
    outcome.figure(format!("{database}: {tried} requests"));
    Ok(())
}

/// Text with a null in every field that is stored or looked for, while somebody plays.
async fn texts(server: &Server, database: &str, outcome: &mut Outcome) -> Result<usize, Error> {
    let mut ana = guest(server).await?;
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let wish = json!({ "game": "gorinto", "start": true, "seats": seats });
    let honest = ana.make_table(&wish).await?;
    let mut eve = guest(server).await?;
    let wish = json!({ "game": "gorinto", "start": true, "seats": seats, "public": true });
    let table = eve.make_table(&wish).await?;
    let nul = "a\u{0}b\u{fffe}";
    let hot = json!([{ "who": "me" }, { "who": "hot-seat", "name": nul }]);
    let bodies: Vec<(&str, String, Value)> = vec![
        ("PATCH", "/api/me".into(), json!({ "name": nul })),
        ("PATCH", "/api/me".into(), json!({ "color": nul })),
        (
            "PATCH",
            "/api/me".into(),
            json!({ "settings": { nul: nul } }),
        ),
        ("POST", "/api/claim".into(), json!({ "token": nul })),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": nul, "seats": seats }),
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "gorinto", "seats": hot }),
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "gorinto", "seats": seats, "options": { nul: nul } }),
        ),
        (
            "POST",
            "/api/tables".into(),
            json!({ "game": "gorinto", "seats": seats, "options": { "landscape": nul } }),
        ),
        (
            "POST",
            "/api/games/iwari/documents/map".into(),
            json!({ nul: nul }),
        ),
        ("POST", format!("{table}/chat"), json!({ "text": nul })),
        ("POST", format!("{table}/enter"), json!({ "key": nul })),
        (
            "POST",
            format!("{table}/moves"),
            json!({ "seq": 1, "step": 0, "move": nul }),
        ),
        (
            "POST",
            format!("{table}/seats/1"),
            json!({ "seat": { "who": "bot", "level": nul } }),
        ),
        ("GET", format!("{table}?since=%00"), Value::Null),
        ("GET", format!("{table}?seat=%00"), Value::Null),
    ];
    let mut spoilt = 0;
    for (method, path, body) in &bodies {
        let seen = ana.see(&honest).await?;
        let request = first_move(&seen).ok_or("the honest player can't move")?;
        let moves = format!("{honest}/moves");
        // At the same moment, so that both may be in one commit.
        let (bad, good) = tokio::join!(eve.answer(method, path, body), ana.post(&moves, request));
        let (bad, good) = (bad?, good?);
        outcome.check(
            bad.status < 500,
            format!("{database}: {method} {path}: {}", bad.brief()),
        );
        spoilt += usize::from(!good.is_ok());
    }
    outcome.check(
        spoilt == 0,
        format!("{database}: {spoilt} moves of others were spoilt"),
    );
    Ok(bodies.len())
}
