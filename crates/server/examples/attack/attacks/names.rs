//! Names that can't be seen, and names that look like another's.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, guest};
use crate::outcome::Outcome;
use crate::server::Options;

pub const ATTACK: Attack = Attack {
    name: "names",
    tried: "names of nothing but invisible characters, and the host's own name worn by a stranger; the first are refused, the second told apart",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

const INVISIBLE: [&str; 14] = [
    "",
    " ",
    "\u{200b}",
    "\u{2060}\u{200d}",
    "\u{ad}",
    "\u{2800}",
    "\u{3164}",
    "\u{115f}",
    "\u{180e}",
    "\u{fe0f}",
    "\u{34f}",
    "\u{e0020}\u{e007f}",
    "\u{202e}",
    "\u{feff}\u{a0}",
];

const HOST: &str = "Ana";

/// The host's name, and what looks like it.
const WORN: [&str; 6] = ["Ana", "ana", "Аna", "Ana\u{200b}", "Ａｎａ", "An\u{430}"];

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server_with(Options::with(&["--no-limits"])).await?;
    let mut outcome = Outcome::default();
    let mut eve = guest(&server).await?;
    for name in INVISIBLE {
        let answer = eve.patch("/api/me", json!({ "name": name })).await?;
        outcome.check(
            answer.is_refusal(),
            format!("the name {} was taken", name.escape_debug()),
        );
        let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": name }]);
        let wish = json!({ "game": "gorinto", "seats": seats });
        let answer = eve.post("/api/tables", wish).await?;
        outcome.check(
            answer.is_refusal(),
            format!("the name {} was given to a hot seat", name.escape_debug()),
        );
    }
    let mut host = guest(&server).await?;
    host.patch("/api/me", json!({ "name": HOST })).await?.ok()?;
    let mut spectator = guest(&server).await?;
    for name in WORN {
        let wish = json!({ "game": "gorinto", "public": true,
            "seats": [{ "who": "open" }, { "who": "me" }] });
        let table = host.make_table(&wish).await?;
        let mut eve = guest(&server).await?;
        let renamed = eve.patch("/api/me", json!({ "name": name })).await?;
        let sat = eve.sit(&table, 0).await?;
        if renamed.is_refusal() || sat.is_refusal() {
            continue;
        }
        for (who, seen) in [
            ("the host", host.see(&table).await?),
            ("a spectator", spectator.see(&table).await?),
        ] {
            outcome.check(
                told_apart(&seen["seats"]),
                format!("{who} can't tell {HOST} and {} apart", name.escape_debug()),
            );
        }
    }
    outcome.figure(format!(
        "{} invisible names, {} worn ones",
        INVISIBLE.len(),
        WORN.len()
    ));
    Ok(outcome)
}

/// Whether something that can be seen differs: the host is marked, or the name itself.
fn told_apart(seats: &Value) -> bool {
    let marked = seats[0]["host"] != seats[1]["host"];
    marked || look(&seats[0]["name"]) != look(&seats[1]["name"])
}

/// How a name looks at a glance.
fn look(name: &Value) -> String {
    let plain = |c: char| match c {
        'А' | 'а' | 'Ａ' | 'ａ' => 'a',
        'ｎ' | 'Ｎ' => 'n',
        c => c.to_ascii_lowercase(),
    };
    let name = name.as_str().unwrap_or_default().chars();
    name.filter(|c| *c != '\u{200b}').map(plain).collect()
}
