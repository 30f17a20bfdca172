//! Plays many tables over HTTP and says how fast it went. `cargo xtask load` starts it, and reads
//! what it prints: a name and a number in every line.
//!
//! Every table has two players on connections of their own, and both listen to the live stream,
//! from which they know what they can play. A move's time is from before its request until the
//! stream of the other seat has told of it.

mod client;
mod figures;
mod process;
mod seen;
mod stream;
mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::Semaphore;

use client::Client;
use figures::Figures;
use process::{processor_time, resident};
use seen::Seen;
use table::{Pace, Played, Table};

type Error = Box<dyn std::error::Error + Send + Sync>;

const GAMES: [&str; 4] = ["gorinto", "sagani", "iwari", "inori"];

#[tokio::main]
async fn main() -> Result<(), Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["fill", address, tables] => fill(loopback(address)?, tables.parse()?).await,
        ["play", address, pid, games, tables, seconds, rate] => {
            let load = Load {
                address: loopback(address)?.to_owned(),
                pid: pid.parse()?,
                games: games_of(games)?,
                tables: tables.parse()?,
                seconds: seconds.parse()?,
                rate: rate.parse()?,
            };
            print!("{}", load.run().await?);
            Ok(())
        }
        _ => Err("load fill ADDRESS TABLES, \
            or load play ADDRESS PID GAME|mix TABLES SECONDS MOVES-PER-SECOND"
            .into()),
    }
}

/// The address, if it is of this machine: nobody else is put under load.
fn loopback(address: &str) -> Result<&str, Error> {
    if address.parse::<SocketAddr>()?.ip().is_loopback() {
        return Ok(address);
    }
    Err(format!("{address} is not on this machine").into())
}

fn games_of(word: &str) -> Result<Vec<&'static str>, Error> {
    let games: Vec<_> = GAMES
        .into_iter()
        .filter(|&game| word == "mix" || word == game)
        .collect();
    if games.is_empty() {
        return Err(format!("there is no game {word}: {}, or mix", GAMES.join(", ")).into());
    }
    Ok(games)
}

/// What is to be played.
struct Load {
    address: String,
    /// The server's process.
    pid: u32,
    games: Vec<&'static str>,
    tables: usize,
    seconds: u64,
    /// Moves per second at all tables together; 0: as fast as it goes.
    rate: u32,
}

impl Load {
    async fn run(&self) -> Result<Figures, Error> {
        let mut figures = Figures::default();
        let before = resident(self.pid);
        let tables = self.make_tables().await?;
        if let (Some(before), Some(after)) = (before, resident(self.pid)) {
            figures.add("memory.before", before as f64);
            figures.add("memory.after", after as f64);
        }
        let used = || {
            Some([
                processor_time(self.pid)?,
                processor_time(std::process::id())?,
            ])
        };
        let used_before = used();
        let begin = Instant::now();
        let played = self.play(tables).await?;
        let took = begin.elapsed();
        if let (Some(before), Some(after)) = (used_before, used()) {
            let moves: u64 = played.iter().map(|(_, played)| played.moves).sum();
            let per_move =
                |i: usize| (after[i] - before[i]).as_secs_f64() * 1e6 / moves.max(1) as f64;
            figures.add("server", per_move(0));
            figures.add("generator", per_move(1));
        }
        for &game in &self.games {
            let of_game = played.iter().filter(|(one, _)| *one == game);
            figures.add_played(game, of_game.map(|(_, played)| played), took);
        }
        figures.add_played("all", played.iter().map(|(_, played)| played), took);
        Ok(figures)
    }

    /// As many tables of one game as of the other.
    async fn make_tables(&self) -> Result<Vec<(&'static str, Table)>, Error> {
        let places = Arc::new(Semaphore::new(32));
        let mut making = Vec::new();
        for &game in self.games.iter().cycle().take(self.tables) {
            let (address, places) = (self.address.clone(), Arc::clone(&places));
            making.push(tokio::spawn(async move {
                let _place = places.acquire_owned().await?;
                Ok::<_, Error>((game, Table::new(&address, game).await?))
            }));
        }
        let mut ready = Vec::new();
        for table in making {
            ready.push(table.await??);
        }
        Ok(ready)
    }

    async fn play(
        &self,
        tables: Vec<(&'static str, Table)>,
    ) -> Result<Vec<(&'static str, Played)>, Error> {
        let count = tables.len() as f64;
        let until = Instant::now() + Duration::from_secs(self.seconds);
        let pause = (self.rate > 0).then(|| Duration::from_secs_f64(count / f64::from(self.rate)));
        let mut playing = Vec::new();
        for (i, (game, table)) in tables.into_iter().enumerate() {
            let first = i as f64 / count;
            let pace = Pace {
                until,
                pause,
                first,
            };
            playing.push((game, tokio::spawn(table.play(pace))));
        }
        let mut played = Vec::new();
        for (game, table) in playing {
            played.push((game, table.await??));
        }
        Ok(played)
    }
}

/// Makes tables with a game begun, without anybody listening.
async fn fill(address: &str, tables: u64) -> Result<(), Error> {
    const AT_ONCE: u64 = 16;
    let filling = (0..AT_ONCE).map(|i| {
        let some = tables / AT_ONCE + u64::from(i < tables % AT_ONCE);
        let address = address.to_owned();
        tokio::spawn(async move { fill_some(&address, some).await })
    });
    for some in filling.collect::<Vec<_>>() {
        some.await??;
    }
    Ok(())
}

/// Makes tables one after the other, and begins a game at each.
async fn fill_some(address: &str, tables: u64) -> Result<(), Error> {
    const BEGUN: usize = 6;
    let mut client = Client::new(address).await?;
    let wish = json!({ "game": "gorinto", "public": true, "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    for _ in 0..tables {
        let path = client.make_table(&wish).await?;
        let mut seen = Seen::read(&client.ask("GET", &path, &Value::Null).await?, 0)?;
        for _ in 0..BEGUN {
            let request = seen.request().ok_or("no legal move")?;
            let answer = client
                .ask("POST", &format!("{path}/moves"), &request)
                .await?;
            seen = Seen::read(&answer, 0)?;
        }
    }
    Ok(())
}
