//! A database of the first edition is opened, shown as it was, and played on.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use axum::http::{Method, StatusCode};
use engawa_catalog::verify;
use engawa_core::Record;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::house::{Answer, Guest, House};

/// What the first edition's server said about the database.
#[derive(Deserialize)]
struct Edition {
    tokens: BTreeMap<String, String>,
    /// The names of all fields that digests are about: what has been added since is left out.
    names: BTreeSet<String>,
    tables: Vec<Table>,
    answers: Vec<Asked>,
    again: Vec<Sent>,
}

#[derive(Deserialize)]
struct Table {
    id: String,
    title: String,
    status: String,
    host: String,
    /// By seat; a bot or nobody is `null`.
    people: Vec<Option<String>>,
}

#[derive(Deserialize)]
struct Asked {
    who: Option<String>,
    get: String,
    #[serde(default = "ok")]
    status: u16,
    /// Every field here is in the answer; there may be others.
    #[serde(default)]
    answer: Value,
    /// Digests of parts, by JSON pointer.
    #[serde(default)]
    sha256: BTreeMap<String, String>,
}

/// A move that was made already.
#[derive(Deserialize)]
struct Sent {
    who: String,
    post: String,
    body: Value,
    status: u16,
    answer: Value,
}

const fn ok() -> u16 {
    200
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/first-edition")
}

async fn open() -> (House, Edition) {
    let answers = std::fs::read_to_string(folder().join("answers.json")).unwrap();
    let house = House::on_a_copy_of(&folder().join("engawa.db")).await;
    (house, serde_json::from_str(&answers).unwrap())
}

impl Edition {
    fn person(&self, name: &str) -> Guest {
        let cookie = format!("engawa={}", self.tokens[name]);
        Guest { cookie }
    }

    /// The title of the table that is asked for, if one is.
    fn title(&self, path: &str) -> &str {
        let table = self.tables.iter().find(|table| path.contains(&table.id));
        table.map_or("no table", |table| &table.title)
    }

    async fn ask(&self, house: &House, asked: &Asked) -> Answer {
        let who = asked.who.as_ref().map(|name| self.person(name).cookie);
        house
            .send(Method::GET, &asked.get, who.as_deref(), None)
            .await
    }

    /// What differs from what the first edition said.
    fn differences(&self, asked: &Asked, answer: &Answer) -> Vec<String> {
        let mut found = Vec::new();
        if answer.status.as_u16() != asked.status {
            found.push(format!("{} instead of {}", answer.status, asked.status));
        }
        let now = steady(answer.json.clone());
        compare(&asked.answer, &now, "", &mut found);
        for (part, digest) in &asked.sha256 {
            let mut text = String::new();
            let value = now.pointer(part).unwrap_or(&Value::Null);
            canonical(value, &self.names, &mut text);
            let now: String = Sha256::digest(&text)
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            if now != *digest {
                found.push(format!("the digest of {part:?}; it is {text:.300} now"));
            }
        }
        found
    }
}

/// Leaves out what goes on by itself: the time of whose turn it is, and the order of lists.
fn steady(mut answer: Value) -> Value {
    let running = answer["clock"]["running"].as_u64();
    if let Some(seat) = running {
        answer["clock"]["left"][seat as usize] = Value::Null;
    }
    if let Some(list) = answer.as_array_mut() {
        list.sort_by_key(|one| one["id"].as_str().map(str::to_owned));
    }
    answer
}

/// Whether all that is expected is there.
fn compare(expected: &Value, now: &Value, at: &str, found: &mut Vec<String>) {
    match (expected, now) {
        (Value::Null, _) if at.is_empty() => {}
        (Value::Object(fields), Value::Object(_)) => {
            for (name, value) in fields {
                compare(value, &now[name], &format!("{at}/{name}"), found);
            }
        }
        (Value::Array(expected), Value::Array(now)) if expected.len() == now.len() => {
            for (i, (expected, now)) in expected.iter().zip(now).enumerate() {
                compare(expected, now, &format!("{at}/{i}"), found);
            }
        }
        _ if expected == now => {}
        _ => found.push(format!("{at}: {now:.200} instead of {expected:.200}")),
    }
}

/// Writes JSON without spaces, the fields sorted, unknown ones left out.
fn canonical(value: &Value, names: &BTreeSet<String>, text: &mut String) {
    let separate = |text: &mut String, first: &mut bool| {
        if !std::mem::take(first) {
            text.push(',');
        }
    };
    let mut first = true;
    match value {
        Value::Object(fields) => {
            text.push('{');
            for name in names {
                if let Some(value) = fields.get(name) {
                    separate(text, &mut first);
                    text.push_str(&format!("{}:", json!(name)));
                    canonical(value, names, text);
                }
            }
            text.push('}');
        }
        Value::Array(values) => {
            text.push('[');
            for value in values {
                separate(text, &mut first);
                canonical(value, names, text);
            }
            text.push(']');
        }
        other => text.push_str(&other.to_string()),
    }
}

#[tokio::test]
async fn everything_is_shown_as_it_was() {
    let (house, edition) = open().await;
    let mut wrong = Vec::new();
    for asked in &edition.answers {
        let answer = edition.ask(&house, asked).await;
        let title = edition.title(&asked.get);
        let who = asked.who.as_deref().unwrap_or("nobody");
        let found = edition.differences(asked, &answer).into_iter();
        wrong.extend(found.map(|found| format!("{who}, {title}, {}: {found}", asked.get)));
    }
    let count = wrong.len();
    wrong.truncate(20);
    assert!(wrong.is_empty(), "{count} differ:\n{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_move_sent_again_is_known() {
    let (house, edition) = open().await;
    for sent in &edition.again {
        let person = edition.person(&sent.who);
        let answer = person.post(&house, &sent.post, sent.body.clone()).await;
        let title = edition.title(&sent.post);
        assert_eq!(answer.status.as_u16(), sent.status, "{title}");
        let mut found = Vec::new();
        compare(&sent.answer, &answer.json, "", &mut found);
        assert!(found.is_empty(), "{title}: {found:?}");
    }
}

#[tokio::test]
async fn gorinto_goes_on() {
    go_on("gorinto").await;
}

#[tokio::test]
async fn sagani_goes_on() {
    go_on("sagani").await;
}

#[tokio::test]
async fn iwari_goes_on() {
    go_on("iwari").await;
}

#[tokio::test]
async fn inori_goes_on() {
    go_on("inori").await;
}

/// Plays all tables of a game to the end, and has the records verified by a server that reads
/// them from the database.
async fn go_on(game: &str) {
    let (house, edition) = open().await;
    let tables = edition.tables.iter();
    let tables: Vec<_> = tables
        .filter(|table| table.title.starts_with(game) && table.status != "closed")
        .collect();
    for table in &tables {
        let playing = Playing::begin(&house, &edition, table).await;
        playing.finish().await;
    }
    let house = house.restart().await;
    for table in tables {
        let host = edition.person(&table.host);
        let record = format!("/api/tables/{}/record", table.id);
        let record = host.get(&house, &record).await;
        assert_eq!(record.status, StatusCode::OK, "{}", table.title);
        let record = Record::from_json(&record.text).unwrap();
        assert!(record.result.is_some(), "{}", table.title);
        verify(&record).unwrap_or_else(|error| panic!("{}: {error}", table.title));
    }
}

/// A table that is played to the end by its people.
struct Playing<'a> {
    house: &'a House,
    host: Guest,
    seats: Vec<(usize, Guest)>,
    path: String,
    moves: usize,
}

impl<'a> Playing<'a> {
    /// Everybody who left comes back, bots take the open seats, and the game starts.
    async fn begin(house: &'a House, edition: &Edition, table: &Table) -> Self {
        let host = edition.person(&table.host);
        let seats = table.people.iter().enumerate();
        let person = |(seat, name): (usize, &Option<String>)| {
            let name = name.as_ref()?;
            Some((seat, edition.person(name)))
        };
        let seats: Vec<_> = seats.filter_map(person).collect();
        let path = format!("/api/tables/{}", table.id);
        let seen = host.see(house, &path).await;
        for (seat, guest) in &seats {
            if seen["seats"][seat]["away"] == true {
                let back = json!({ "seat": { "who": "me" } });
                let path = format!("{path}/seats/{seat}");
                guest.post(house, &path, back).await.ok();
            }
        }
        if table.status == "open" {
            let bot = json!({ "seat": { "who": "bot", "level": "random" } });
            for (seat, holder) in seen["seats"].as_array().unwrap().iter().enumerate() {
                if holder["kind"] == "open" {
                    let path = format!("{path}/seats/{seat}");
                    host.post(house, &path, bot.clone()).await.ok();
                }
            }
            let start = format!("{path}/start");
            host.post(house, &start, json!({})).await.ok();
        }
        let moves = 0;
        Self {
            house,
            host,
            seats,
            path,
            moves,
        }
    }

    async fn finish(mut self) {
        while self.wait_for_people().await {
            let before = self.moves;
            for (seat, guest) in self.seats.clone() {
                self.act(seat, &guest).await;
            }
            assert_ne!(self.moves, before, "{}: nobody can act", self.path);
        }
    }

    /// Until a bot isn't to act; whether the game is still on.
    async fn wait_for_people(&self) -> bool {
        let path = format!("{}/events?since=9999-9999-9999", self.path);
        let mut stream = self.house.listen(Some(&self.host), &path, None).await;
        loop {
            let (_, seen) = stream.next().await.expect("the table is there");
            let seat = seen["turn"]["seat"].as_u64().unwrap_or_default() as usize;
            let bot = seen["seats"][seat]["kind"] == "bot";
            if seen["status"] != "playing" || !bot || !seen["draft"].is_null() {
                return seen["status"] == "playing";
            }
        }
    }

    /// Does what there is to do for a seat now.
    async fn act(&mut self, seat: usize, guest: &Guest) {
        let path = format!("{}?seat={seat}&since=9999-9999-9999", self.path);
        let mut seen = guest.see(self.house, &path).await;
        loop {
            let body = json!({ "seat": seat, "seq": seen["seq"], "step": seen["step"] });
            let choices = seen["moves"].as_array().unwrap();
            let (what, body) = if seen["draft"]["complete"] == true {
                ("confirm", body)
            } else if choices.is_empty() {
                return;
            } else {
                let mut body = body;
                body["move"] = choices[self.moves * 7 % choices.len()]["move"].clone();
                body["confirm"] = json!(true);
                ("moves", body)
            };
            self.moves += 1;
            let path = format!("{}/{what}", self.path);
            seen = guest.post(self.house, &path, body).await.ok();
        }
    }
}
