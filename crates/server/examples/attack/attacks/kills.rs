//! The server is killed in the middle of everything, again and again.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engawa_core::{Purpose, Record, Rng, Seed};
use serde_json::{Value, json};

use super::{Attack, Noise};
use crate::Error;
use crate::client::Client;
use crate::ground::Ground;
use crate::outcome::Outcome;
use crate::person::{Answer, Company, to_act};
use crate::server::{Options, Server};

pub const ATTACK: Attack = Attack {
    name: "kills",
    tried: "SIGKILL in mid-play at tables of all games; every acknowledged move and line is there afterwards, once",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const GAMES: [&str; 4] = ["gorinto", "sagani", "iwari", "inori"];
const COMPANIES: usize = 8;
const PAUSE: Duration = Duration::from_millis(8);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let mut server = ground.server_with(options(0)).await?;
    let port = server.port()?;
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    for i in 0..COMPANIES {
        let people = vec![
            Client::new(&server.address).await?,
            Client::new(&server.address).await?,
        ];
        playing.push(tokio::spawn(play(people, GAMES[i % 4], Arc::clone(&stop))));
    }
    let kills = ground.count(32, 4);
    let mut rng = Rng::new(Seed::from(5), Purpose::Choices);
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(300 + u64::from(rng.below(900)))).await;
        server.kill()?;
        server = ground.server_with(options(port)).await?;
    }
    stop.store(true, Ordering::Relaxed);
    let (mut moves, mut lines, mut tables) = (0, 0, 0);
    for notes in playing {
        for note in notes.await?? {
            note.check(&server, &ground, &mut outcome).await?;
            moves += note.moves.len();
            lines += note.said.len();
            tables += 1;
        }
    }
    outcome.figure(format!(
        "{kills} kills, {tables} tables: {moves} moves and {lines} lines of chat acknowledged and found"
    ));
    Ok(outcome)
}

fn options(port: u16) -> Options {
    Options {
        port,
        ..Options::with(&["--no-limits"])
    }
}

/// What was acknowledged at a table.
struct Notes {
    table: String,
    cookies: Vec<String>,
    moves: Vec<String>,
    said: Vec<String>,
    /// Lines whose answer was lost: there or not, but not twice.
    unsure: Vec<String>,
}

/// Two people play one game after the other, and note what was acknowledged.
async fn play(
    mut people: Vec<Client>,
    game: &'static str,
    stop: Arc<AtomicBool>,
) -> Result<Vec<Notes>, Error> {
    let mut all = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let again = [
            people[0].another_in_time().await?,
            people[1].another_in_time().await?,
        ];
        // A kill in between leaves a table that nobody plays at.
        let Ok(mut company) = Company::of(people, json!({ "game": game })).await else {
            people = again.into();
            continue;
        };
        let mut notes = Notes {
            table: company.table.clone(),
            cookies: company
                .people
                .iter()
                .map(|one| one.cookie.clone())
                .collect(),
            moves: Vec::new(),
            said: Vec::new(),
            unsure: Vec::new(),
        };
        while !stop.load(Ordering::Relaxed) && notes.go_on(&mut company).await? {
            tokio::time::sleep(PAUSE).await;
        }
        all.push(notes);
        people = company.people;
    }
    Ok(all)
}

impl Notes {
    /// One move, and now and then a word; `false` when the game is over.
    async fn go_on(&mut self, company: &mut Company) -> Result<bool, Error> {
        let seen = company.people[0]
            .in_time("GET", &self.table, &Value::Null)
            .await?
            .ok()?;
        let Some(seat) = to_act(&seen) else {
            return Ok(false);
        };
        let person = &mut company.people[seat];
        let seen = person
            .in_time("GET", &self.table, &Value::Null)
            .await?
            .ok()?;
        let choices = seen["moves"].as_array().ok_or("no moves")?;
        let choice = choices.get(self.moves.len() % choices.len().max(1));
        let text = choice
            .and_then(|choice| choice["move"].as_str())
            .ok_or("no move")?;
        let request = json!({ "seq": seen["seq"], "step": seen["step"], "move": text,
            "confirm": true });
        // The same request again if the answer was lost: it must not be played twice.
        person
            .in_time("POST", &format!("{}/moves", self.table), &request)
            .await?
            .ok()?;
        self.moves.push(text.to_owned());
        if self.moves.len().is_multiple_of(5) {
            let line = format!("line {}", self.moves.len());
            let path = format!("{}/chat", self.table);
            let body = json!({ "text": line });
            match person.send_once("POST", &path, &body).await {
                Ok(answer) if answer.status().is_success() => self.said.push(line),
                Ok(answer) => return Err(format!("chat: {}", answer.status()).into()),
                Err(_) => {
                    self.unsure.push(line);
                    *person = person.another_in_time().await?;
                }
            }
        }
        Ok(true)
    }

    /// Compares with what the server has.
    async fn check(
        &self,
        server: &Server,
        ground: &Ground,
        outcome: &mut Outcome,
    ) -> Result<(), Error> {
        let id = self.table.rsplit('/').next().unwrap_or_default();
        let mut found = stored_moves(ground.program(), &ground.data(), id)?;
        let mut chat = Vec::new();
        for cookie in &self.cookies {
            let mut client = Client::connect(None, &server.address, cookie.clone()).await?;
            let seen = client.see(&self.table).await?;
            let draft = seen["draft"]["moves"].as_array().into_iter().flatten();
            found.extend(draft.filter_map(Value::as_str).map(str::to_owned));
            let lines = seen["chat"].as_array().into_iter().flatten();
            chat = lines
                .filter_map(|line| Some(line["text"].as_str()?.to_owned()))
                .collect();
        }
        let same = self
            .moves
            .iter()
            .zip(&found)
            .take_while(|(a, b)| a == b)
            .count();
        outcome.check(
            found == self.moves,
            format!(
                "{id}: {} moves acknowledged, {} found, the first {same} the same",
                self.moves.len(),
                found.len()
            ),
        );
        for line in self.said.iter().chain(&self.unsure) {
            let times = chat.iter().filter(|one| *one == line).count();
            let fine = times == 1 || times == 0 && self.unsure.contains(line);
            outcome.check(fine, format!("{id}: “{line}” is there {times} times"));
        }
        Ok(())
    }
}

/// The final moves of a table, as they are stored.
fn stored_moves(program: &Path, data: &Path, id: &str) -> Result<Vec<String>, Error> {
    let output = Command::new(program)
        .args(["export", id, "--data"])
        .arg(data)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let record: Record = serde_json::from_slice(&output.stdout)?;
    let game = engawa_catalog::replay(&record)?;
    let moves = game.history().iter().filter(|past| past.seat.is_some());
    Ok(moves.map(|past| past.text.clone()).collect())
}

impl Client {
    /// Asks until there is an answer: the server comes back.
    async fn in_time(&mut self, method: &str, path: &str, body: &Value) -> Result<Answer, Error> {
        loop {
            match self.answer(method, path, body).await {
                Ok(answer) => return Ok(answer),
                Err(_) => *self = self.another_in_time().await?,
            }
        }
    }

    /// Another connection, as soon as the server is back.
    async fn another_in_time(&self) -> Result<Self, Error> {
        for _ in 0..2_000 {
            if let Ok(client) = self.another().await {
                return Ok(client);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Err("the server doesn't come back".into())
    }
}
