//! Every endpoint as the wrong person.

use http_body_util::BodyExt;
use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::api::{Endpoint, endpoints};
use crate::client::Client;
use crate::ground::{Ground, guest, household};
use crate::outcome::Outcome;
use crate::person::Company;
use crate::server::Server;

pub const ATTACK: Attack = Attack {
    name: "wrong-person",
    tried: "every endpoint of a private table as a stranger, a guest, a spectator and the other player; refused, and nothing changes",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let server = ground.server().await?;
    let mut outcome = Outcome::default();
    let wish = json!({ "game": "iwari", "public": false });
    let mut company = Company::new(&server, 2, wish).await?;
    company.turn().await?;
    let (table, acting) = (company.table.clone(), company.acting().await?);
    let id = table.rsplit('/').next().unwrap_or_default().to_owned();
    let seen = company.people[acting].see(&table).await?;
    let before = still(&mut company).await?;
    let all = endpoints(&mut company.people[0]).await?;
    let mut trial = Trial {
        id,
        seen,
        outcome: &mut outcome,
        tried: 0,
    };
    let mut stranger = Client::connect(Some(household()), &server.address, String::new()).await?;
    let mut outsider = guest(&server).await?;
    let mut spectator = spectator(&server, &mut company).await?;
    for endpoint in all.iter().filter(|endpoint| endpoint.is_of_a_table()) {
        trial.refuses("a stranger", &mut stranger, endpoint).await?;
        trial.refuses("a guest", &mut outsider, endpoint).await?;
        // A spectator may look, and may go.
        if endpoint.method == "POST" && !endpoint.path.ends_with("/leave") {
            trial
                .refuses("a spectator", &mut spectator, endpoint)
                .await?;
        }
    }
    let other = &mut company.people[1 - acting];
    for path in ["moves", "undo", "restart", "confirm", "hint"] {
        let mut body =
            json!({ "seat": acting, "seq": trial.seen["seq"], "step": trial.seen["step"] });
        if path == "moves" {
            body["move"] = trial.seen["moves"][0]["move"].clone();
        }
        trial
            .refused(
                "the other player",
                other,
                "POST",
                &format!("{table}/{path}"),
                body,
            )
            .await?;
    }
    for path in ["", "/aids", "/events"] {
        let path = format!("{table}{path}?seat={acting}");
        trial
            .refused("the other player", other, "GET", &path, Value::Null)
            .await?;
    }
    for path in ["/record", "/replay", "/aids?at=1&seat=0"] {
        let path = format!("{table}{path}");
        trial
            .refused("a player", other, "GET", &path, Value::Null)
            .await?;
    }
    let seat = json!({ "seat": { "who": "me" } });
    trial
        .refused(
            "the other player",
            other,
            "POST",
            &format!("{table}/seats/{acting}"),
            seat,
        )
        .await?;
    let not_host = &mut company.people[1];
    for path in ["settings", "start"] {
        let path = format!("{table}/{path}");
        trial
            .refused(
                "a player who isn't host",
                not_host,
                "POST",
                &path,
                json!({ "public": true }),
            )
            .await?;
    }
    let tried = trial.tried;
    let after = still(&mut company).await?;
    outcome.check(before == after, "the table has changed");
    outcome.figure(format!("{tried} requests"));
    Ok(outcome)
}

async fn spectator(server: &Server, company: &mut Company) -> Result<Client, Error> {
    let key = company.people[0].see(&company.table).await?["keys"]["watch"].clone();
    let mut spectator = guest(server).await?;
    let enter = format!("{}/enter", company.table);
    spectator.post(&enter, json!({ "key": key })).await?.ok()?;
    Ok(spectator)
}

/// What both players see, apart from who looks on.
async fn still(company: &mut Company) -> Result<Vec<Value>, Error> {
    let mut all = Vec::new();
    for person in &mut company.people {
        let mut seen = person.see(&company.table).await?;
        seen["watching"] = Value::Null;
        all.push(seen);
    }
    Ok(all)
}

struct Trial<'a> {
    id: String,
    seen: Value,
    outcome: &'a mut Outcome,
    tried: usize,
}

impl Trial<'_> {
    async fn refuses(
        &mut self,
        who: &str,
        client: &mut Client,
        endpoint: &Endpoint,
    ) -> Result<(), Error> {
        let (path, body) = (endpoint.at(&self.id), endpoint.body(&self.seen));
        self.refused(who, client, &endpoint.method, &path, body)
            .await
    }

    async fn refused(
        &mut self,
        who: &str,
        client: &mut Client,
        method: &str,
        path: &str,
        body: Value,
    ) -> Result<(), Error> {
        // Only the head: a stream that is let in would never end.
        let response = client.send(method, path, &body).await?;
        let status = response.status().as_u16();
        if path.contains("/events") {
            *client = client.another().await?;
        } else {
            response.into_body().collect().await?;
        }
        self.tried += 1;
        let refused = (400..500).contains(&status) && status != 429;
        self.outcome
            .check(refused, format!("{who}: {method} {path}: {status}"));
        Ok(())
    }
}
