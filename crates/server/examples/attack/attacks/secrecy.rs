//! What one seat hides, seen by everybody else.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::person::Company;
use crate::server::{Options, Server};
use crate::stream::Stream;

pub const ATTACK: Attack = Attack {
    name: "secrecy",
    tried: "tables, streams, logs, aids and records of unfinished games, compared between both players and a spectator; nobody is told another's hand or runes, or the seed",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

/// What is about the viewer itself: `viewer` says who looks, `own_runes` is one's own in every
/// view of Inori.
const OWN: [&str; 2] = ["viewer", "own_runes"];

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server_with(Options::with(&["--no-limits"])).await?;
    let mut outcome = Outcome::default();
    let turns = ground.count(30, 10);
    let mut hidden = 0;
    for game in ["iwari", "inori", "gorinto", "sagani"] {
        hidden += watch_game(&server, game, turns, &mut outcome).await?;
    }
    // Otherwise the comparison would prove nothing.
    outcome.check(hidden > 0, "no hidden field was found to look for");
    outcome.figure(format!(
        "4 games, {turns} turns each, {hidden} hidden values looked for"
    ));
    Ok(outcome)
}

/// Compares what everybody sees after every turn; gives how many hidden values there were.
async fn watch_game(
    server: &Server,
    game: &str,
    turns: usize,
    outcome: &mut Outcome,
) -> Result<usize, Error> {
    let mut company = Company::new(server, 2, json!({ "game": game })).await?;
    let table = company.table.clone();
    let mut spectator = guest(server).await?;
    let mut stream = Stream::open(&spectator, &table);
    let mut hidden = 0;
    for _ in 0..turns {
        let public = spectator.see(&table).await?;
        if public["status"] != "playing" {
            break;
        }
        let seq = public["seq"].as_u64().unwrap_or_default();
        let told: Value = serde_json::from_slice(&stream.at(seq).await?)?;
        outcome.check(
            told["view"] == public["view"],
            format!("{game}: the stream tells more"),
        );
        let one = company.people[0].see(&table).await?;
        let other = company.people[1].see(&table).await?;
        for (own, others) in [(&one, &other), (&other, &one)] {
            let mut leaks = Vec::new();
            let views = [own, others, &public].map(|seen| &seen["view"]);
            hidden += compare(views, "view", &mut leaks);
            compare_logs([own, others, &public], &mut leaks);
            outcome.check(leaks.is_empty(), format!("{game}: {}", leaks.join(", ")));
        }
        for seen in [&one, &other, &public, &told] {
            outcome.check(!tells_seed(seen), format!("{game}: the seed is told"));
        }
        for path in [
            "/record",
            "/replay?seat=0",
            "/aids?seat=0",
            "/aids?at=1&seat=0",
        ] {
            let answer = spectator.get(&format!("{table}{path}")).await?;
            outcome.check(
                answer.is_refusal(),
                format!("{game}: {path}: {}", answer.brief()),
            );
        }
        for path in ["/aids", "/scores", "/options"] {
            let answer = spectator.get(&format!("{table}{path}")).await?.ok()?;
            outcome.check(
                !tells_seed(&answer),
                format!("{game}: {path} tells the seed"),
            );
        }
        company.turn().await?;
    }
    Ok(hidden)
}

/// Where somebody sees something of their own that a spectator doesn't, the other player must see
/// what the spectator sees. Gives how many such places there are.
fn compare([own, other, public]: [&Value; 3], place: &str, leaks: &mut Vec<String>) -> usize {
    if own == public {
        return 0;
    }
    match (own, public) {
        (Value::Object(map), Value::Object(open)) if map.keys().eq(open.keys()) => {
            let parts = map.iter().filter(|(key, _)| !OWN.contains(&key.as_str()));
            let parts = parts.map(|(key, own)| {
                let parts = [own, &other[key], &public[key]];
                compare(parts, &format!("{place}.{key}"), leaks)
            });
            parts.sum()
        }
        (Value::Array(list), Value::Array(open)) if list.len() == open.len() => {
            let parts = list.iter().enumerate().map(|(i, own)| {
                let parts = [own, &other[i], &public[i]];
                compare(parts, &format!("{place}[{i}]"), leaks)
            });
            parts.sum()
        }
        _ => {
            if other != public {
                leaks.push(format!("the other player sees {place}"));
            }
            1
        }
    }
}

/// A line of the log that says more to one player than to a spectator must not do so to the
/// other.
fn compare_logs([own, other, public]: [&Value; 3], leaks: &mut Vec<String>) {
    let lines = |seen: &Value| seen["log"].as_array().cloned().unwrap_or_default();
    let (own, other, public) = (lines(own), lines(other), lines(public));
    if own.len() != public.len() || other.len() != public.len() {
        leaks.push("the logs have different lengths".to_owned());
    }
    for ((own, other), public) in own.iter().zip(&other).zip(&public) {
        if own != public && other != public {
            leaks.push(format!("both players see more than a spectator: {other}"));
        }
    }
}

/// Whether a seed is told anywhere.
fn tells_seed(seen: &Value) -> bool {
    match seen {
        Value::Object(map) => map
            .iter()
            .any(|(key, value)| (key == "seed" && !value.is_null()) || tells_seed(value)),
        Value::Array(list) => list.iter().any(tells_seed),
        _ => false,
    }
}
