//! Two devices of one person change different things at once.

use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::{Ground, household};
use crate::outcome::Outcome;
use crate::server::Options;

pub const ATTACK: Attack = Attack {
    name: "lost-profile",
    tried: "two devices change name and colour at the same moment; every acknowledged change stays",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server_with(Options::with(&["--no-limits"])).await?;
    let mut outcome = Outcome::default();
    let source = Some(household());
    let mut phone = Client::new_from(source, &server.address).await?;
    let link = phone.post("/api/me/links", Value::Null).await?.ok()?;
    let mut laptop = Client::connect(source, &server.address, String::new()).await?;
    laptop.cookie = claim(&mut laptop, &link["token"]).await?;
    let rounds = ground.count(60, 20);
    let mut lost = 0;
    for round in 0..rounds {
        let name = format!("Ana {round}");
        let color = ["indigo", "jade", "rose"][round % 3];
        let (one, other) = tokio::join!(
            phone.patch("/api/me", json!({ "name": name })),
            laptop.patch("/api/me", json!({ "color": color })),
        );
        one?.ok()?;
        other?.ok()?;
        let me = phone.get("/api/me").await?.ok()?;
        lost += usize::from(me["name"] != name.as_str() || me["color"] != color);
    }
    outcome.check(lost == 0, format!("{lost} of {rounds} changes were lost"));
    outcome.figure(format!("{rounds} pairs of changes, {lost} lost"));
    Ok(outcome)
}

/// The cookie of a device that becomes the person of a link.
async fn claim(device: &mut Client, token: &Value) -> Result<String, Error> {
    let body = json!({ "token": token });
    let response = device.send("POST", "/api/claim", &body).await?;
    let cookie = response.headers().get("set-cookie").ok_or("no cookie")?;
    let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
    Ok(cookie.to_owned())
}
