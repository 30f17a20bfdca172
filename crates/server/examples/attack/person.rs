//! What people do at tables.

use http_body_util::BodyExt;
use serde_json::{Value, json};

use crate::Error;
use crate::client::Client;
use crate::ground::guests;
use crate::server::Server;

/// An answer of the server, whatever it says.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

impl Answer {
    /// The body, which must be a yes.
    pub fn ok(self) -> Result<Value, Error> {
        if self.is_ok() {
            return Ok(self.body);
        }
        Err(format!("{} {}", self.status, self.body).into())
    }

    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Whether it says no in the usual way.
    pub fn is_refusal(&self) -> bool {
        (400..500).contains(&self.status)
    }

    /// The status and the code, for the report.
    pub fn brief(&self) -> String {
        let code = self.body["code"].as_str().unwrap_or_default();
        format!("{} {code}", self.status)
    }
}

impl Client {
    pub async fn answer(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Answer, Error> {
        let response = self.send(method, path, body).await?;
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await?.to_bytes();
        let body = serde_json::from_slice(&bytes);
        let body =
            body.unwrap_or_else(|_| Value::from(String::from_utf8_lossy(&bytes).into_owned()));
        Ok(Answer { status, body })
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer, Error> {
        self.answer("GET", path, &Value::Null).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Result<Answer, Error> {
        self.answer("POST", path, &body).await
    }

    pub async fn patch(&mut self, path: &str, body: Value) -> Result<Answer, Error> {
        self.answer("PATCH", path, &body).await
    }

    /// The table as this person sees it.
    pub async fn see(&mut self, table: &str) -> Result<Value, Error> {
        self.get(table).await?.ok()
    }

    /// Sits down.
    pub async fn sit(&mut self, table: &str, seat: usize) -> Result<Answer, Error> {
        let body = json!({ "seat": { "who": "me" } });
        self.post(&format!("{table}/seats/{seat}"), body).await
    }

    pub async fn leave(&mut self, table: &str) -> Result<(), Error> {
        self.post(&format!("{table}/leave"), json!({}))
            .await?
            .ok()?;
        Ok(())
    }

    /// Plays the first legal moves until the turn is over; gives how many.
    pub async fn play_turn(&mut self, table: &str) -> Result<usize, Error> {
        let mut seen = self.see(table).await?;
        let mut played = 0;
        while let Some(request) = first_move(&seen) {
            seen = self.post(&format!("{table}/moves"), request).await?.ok()?;
            played += 1;
        }
        Ok(played)
    }

    /// The value of one of the server's metrics.
    pub async fn metric(&mut self, name: &str) -> Result<f64, Error> {
        let text = self.get("/metrics").await?.ok()?;
        let lines = text.as_str().unwrap_or_default().lines();
        let mut found = lines.filter(|line| !line.starts_with('#') && line.contains(name));
        let line = found.next().ok_or("no such metric")?;
        Ok(line.rsplit(' ').next().unwrap_or_default().parse()?)
    }
}

/// The request to play the first legal move, if it is this person's turn.
pub fn first_move(seen: &Value) -> Option<Value> {
    let text = seen["moves"].get(0)?.get("move")?;
    Some(json!({ "seq": seen["seq"], "step": seen["step"], "move": text, "confirm": true }))
}

/// The seq and the step of what was seen.
pub fn aim(seen: &Value) -> Value {
    json!({ "seq": seen["seq"], "step": seen["step"] })
}

/// The seat that is to act.
pub fn to_act(seen: &Value) -> Option<usize> {
    Some(seen["turn"]["seat"].as_u64()? as usize)
}

/// People at a public table at which the game has begun; the first is the host.
pub struct Company {
    pub people: Vec<Client>,
    pub table: String,
}

impl Company {
    /// New people, one per seat. `wish` may say more about the table.
    pub async fn new(server: &Server, players: usize, wish: Value) -> Result<Self, Error> {
        let people = guests(server, players).await?;
        Self::of(people, wish).await
    }

    pub async fn of(mut people: Vec<Client>, mut wish: Value) -> Result<Self, Error> {
        let open = (1..people.len()).map(|_| json!({ "who": "open" }));
        let seats: Vec<_> = std::iter::once(json!({ "who": "me" }))
            .chain(open)
            .collect();
        wish["seats"] = seats.into();
        if wish["public"].is_null() {
            wish["public"] = true.into();
        }
        let table = people[0].make_table(&wish).await?;
        let host = people[0].see(&table).await?;
        for (seat, person) in people.iter_mut().enumerate().skip(1) {
            if wish["public"] == false {
                let key = json!({ "key": host["keys"]["invite"] });
                person.post(&format!("{table}/enter"), key).await?.ok()?;
            }
            person.sit(&table, seat).await?.ok()?;
        }
        people[0]
            .post(&format!("{table}/start"), json!({}))
            .await?
            .ok()?;
        Ok(Self { people, table })
    }

    /// Who is to act.
    pub async fn acting(&mut self) -> Result<usize, Error> {
        let seen = self.people[0].see(&self.table).await?;
        Ok(to_act(&seen).ok_or("nobody is to act")?)
    }

    /// Whoever is to act plays a turn; gives who it was.
    pub async fn turn(&mut self) -> Result<usize, Error> {
        let seat = self.acting().await?;
        self.people[seat].play_turn(&self.table).await?;
        Ok(seat)
    }
}
