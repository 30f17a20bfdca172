//! Requests that claim to be for another host.

use std::process::Command;
use std::time::Duration;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, household};
use crate::outcome::Outcome;
use crate::raw::Raw;
use crate::server::{Options, Server};

pub const ATTACK: Attack = Attack {
    name: "host-header",
    tried: "requests with a foreign Host where the host has named its own; refused",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let help = Command::new(ground.program())
        .args(["serve", "--help"])
        .output()?;
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let is_option = |word: &&str| word.starts_with("--") && word.contains("host");
    let Some(option) = help.split_whitespace().find(is_option) else {
        outcome.check(
            false,
            "`engawa serve` has no option for the hosts that are its own",
        );
        return Ok(outcome);
    };
    let server = ground
        .server_with(Options::with(&[option, "table.example"]))
        .await?;
    for (host, own) in [
        ("table.example", true),
        ("TABLE.example", true),
        ("evil.example", false),
        ("table.example.evil.example", false),
        ("", false),
    ] {
        for (method, path) in [("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/")] {
            let status = status(&server, method, path, host).await?;
            let fine = match own {
                true => !matches!(status, None | Some(400 | 403 | 421)),
                false => status.is_some_and(|status| (400..500).contains(&status)),
            };
            outcome.check(
                fine,
                format!("{method} {path} with Host “{host}”: {status:?}"),
            );
        }
    }
    outcome.figure(format!("{option}: 5 hosts at 3 paths"));
    Ok(outcome)
}

async fn status(
    server: &Server,
    method: &str,
    path: &str,
    host: &str,
) -> Result<Option<u16>, Error> {
    let mut raw = Raw::connect(server, household()).await?;
    let words = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\ncontent-length: 0\r\n\r\n");
    raw.say(words.as_bytes()).await?;
    Ok(raw.status(Duration::from_secs(3)).await)
}
