//! All endpoints there are, as the server documents them.

use serde_json::{Value, json};

use crate::Error;
use crate::client::Client;

/// One endpoint: a method, and a path with places for ids.
pub struct Endpoint {
    pub method: String,
    pub path: String,
}

/// All of them.
pub async fn endpoints(client: &mut Client) -> Result<Vec<Endpoint>, Error> {
    let api = client.get("/api/openapi.json").await?.ok()?;
    let mut endpoints = Vec::new();
    for (path, methods) in api["paths"].as_object().ok_or("no paths")? {
        for method in methods.as_object().ok_or("no methods")?.keys() {
            endpoints.push(Endpoint {
                method: method.to_uppercase(),
                path: path.clone(),
            });
        }
    }
    Ok(endpoints)
}

impl Endpoint {
    /// Whether it is about one table.
    pub fn is_of_a_table(&self) -> bool {
        self.path.starts_with("/api/tables/{table}")
    }

    /// The path with this id in every place but that of a seat.
    pub fn at(&self, id: &str) -> String {
        let parts = self.path.split('/').map(|part| match part {
            "{seat}" => "0",
            part if part.starts_with('{') => id,
            part => part,
        });
        parts.collect::<Vec<_>>().join("/")
    }

    /// A body that it understands, for a table that was seen.
    pub fn body(&self, seen: &Value) -> Value {
        let number = |name: &str| match &seen[name] {
            Value::Null => Value::from(1),
            number => number.clone(),
        };
        let (seq, step) = (number("seq"), number("step"));
        let text = seen["moves"][0]["move"].as_str().unwrap_or("a");
        match self.path.rsplit('/').next().unwrap_or_default() {
            "moves" => json!({ "seq": seq, "step": step, "move": text }),
            "undo" | "restart" | "confirm" | "ask-undo" | "hint" => {
                json!({ "seq": seq, "step": step })
            }
            "answer-undo" => json!({ "seq": seq, "agree": true }),
            "end" => json!({ "agree": true }),
            "chat" => json!({ "text": "hello" }),
            "enter" => json!({ "key": "key" }),
            "settings" => json!({ "public": true }),
            "{seat}" => json!({ "seat": { "who": "me" } }),
            "continue" => json!({ "at": 0, "seats": [{ "who": "me" }, { "who": "me" }] }),
            _ => json!({}),
        }
    }
}
