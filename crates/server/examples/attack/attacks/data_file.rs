//! Other users of the host's machine.

use std::os::unix::fs::PermissionsExt;

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;

pub const ATTACK: Attack = Attack {
    name: "data-file",
    tried: "reading the data as another user of the machine, with the usual umask; only the owner can",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let mut person = guest(&server).await?;
    let wish = json!({ "game": "gorinto", "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    person.make_table(&wish).await?;
    let backup = ground.data().join("copy.db");
    let made = std::process::Command::new(ground.program())
        .arg("backup")
        .arg(&backup)
        .arg("--data")
        .arg(ground.data())
        .output()?;
    outcome.check(made.status.success(), "no backup could be made");
    for entry in std::fs::read_dir(ground.data())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let mode = entry.metadata()?.permissions().mode() & 0o777;
        // The lock is empty.
        if name.contains(".db") {
            outcome.check(mode & 0o077 == 0, format!("{name} has {mode:o}"));
        }
        outcome.figure(format!("{name} {mode:o}"));
    }
    Ok(outcome)
}
