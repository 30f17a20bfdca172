//! Plays many tables over HTTP and says how fast it went. `cargo xtask load` starts it.
//!
//! Every table has two players on connections of their own, and the one who waits listens to
//! the live stream. A move's time is from before its request until the stream of the other seat
//! has told of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc, watch};

type Error = Box<dyn std::error::Error + Send + Sync>;

#[derive(Deserialize)]
struct Seen {
    seq: u64,
    step: u32,
    status: String,
    moves: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    text: String,
}

struct Client {
    sender: SendRequest<Full<Bytes>>,
    address: String,
    cookie: String,
}

impl Client {
    async fn new(address: &str) -> Result<Self, Error> {
        let mut client = Self::connect(address, String::new()).await?;
        let response = client.send("GET", "/api/me", &Value::Null).await?;
        let cookie = response.headers().get("set-cookie").ok_or("no cookie")?;
        let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
        client.cookie = cookie.to_owned();
        response.into_body().collect().await?;
        Ok(client)
    }

    async fn connect(address: &str, cookie: String) -> Result<Self, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Self {
            sender,
            address: address.to_owned(),
            cookie,
        })
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Response<Incoming>, Error> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.address)
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(Full::new(Bytes::from(body.to_string())))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    async fn ask<T: for<'a> Deserialize<'a>>(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<T, Error> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            return Err(format!(
                "{method} {path}: {status} {}",
                String::from_utf8_lossy(&bytes)
            )
            .into());
        }
        Ok(serde_json::from_slice(&bytes)?)
    }
}

/// Reads a live stream, and keeps the newest `seq` it told of.
async fn listen(
    address: String,
    cookie: String,
    path: String,
    told: watch::Sender<u64>,
) -> Result<(), Error> {
    let mut client = Client::connect(&address, cookie).await?;
    let response = client.send("GET", &path, &Value::Null).await?;
    let mut body = response.into_body();
    let mut tail = String::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else {
            continue;
        };
        // Only the line with the id matters, and it is short; a long line without end is data.
        tail.push_str(&String::from_utf8_lossy(&data));
        while let Some((line, rest)) = tail.split_once('\n') {
            if let Some(id) = line.strip_prefix("id:") {
                let seq = id.trim().split('-').next().and_then(|seq| seq.parse().ok());
                told.send_replace(seq.unwrap_or(0));
            }
            tail = rest.to_owned();
        }
    }
    Ok(())
}

struct Table {
    clients: [Client; 2],
    told: [watch::Receiver<u64>; 2],
    path: String,
}

impl Table {
    async fn new(address: &str) -> Result<Self, Error> {
        let mut clients = [Client::new(address).await?, Client::new(address).await?];
        let wish = json!({ "game": "gorinto", "public": true,
            "seats": [{ "who": "me" }, { "who": "open" }] });
        let made: Value = clients[0].ask("POST", "/api/tables", &wish).await?;
        let path = format!("/api/tables/{}", made["id"].as_str().ok_or("no id")?);
        let sit = json!({ "seat": { "who": "me" } });
        let seat = format!("{path}/seats/1");
        clients[1].ask::<Value>("POST", &seat, &sit).await?;
        let start = format!("{path}/start");
        clients[0].ask::<Value>("POST", &start, &json!({})).await?;
        let told = clients.each_ref().map(|client| {
            let (told, receiver) = watch::channel(0);
            let (address, cookie) = (client.address.clone(), client.cookie.clone());
            tokio::spawn(listen(address, cookie, format!("{path}/events"), told));
            receiver
        });
        Ok(Self {
            clients,
            told,
            path,
        })
    }

    /// Plays for as long as it may, and reports how long moves took.
    async fn play(
        mut self,
        until: Instant,
        pause: Option<Duration>,
        load: Arc<Load>,
    ) -> Result<(), Error> {
        let mut choice = 0;
        let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(f64::from(load.spread()));
        'game: while Instant::now() < until {
            for seat in 0..2 {
                let mut seen: Seen = self.clients[seat]
                    .ask("GET", &self.path, &Value::Null)
                    .await?;
                if seen.status != "playing" {
                    // The next game at the same table's place.
                    let address = self.clients[0].address.clone();
                    self = Self::new(&address).await?;
                    continue 'game;
                }
                while !seen.moves.is_empty() && Instant::now() < until {
                    if let Some(pause) = pause {
                        tokio::time::sleep_until(next.into()).await;
                        next = (next + pause).max(Instant::now());
                    }
                    choice += 1;
                    let text = &seen.moves[choice % seen.moves.len()].text;
                    let body = json!({ "seq": seen.seq, "step": seen.step,
                        "move": text, "confirm": true });
                    let moves = format!("{}/moves", self.path);
                    let (before, begin) = (seen.seq, Instant::now());
                    seen = self.clients[seat].ask("POST", &moves, &body).await?;
                    load.moves.fetch_add(1, Ordering::Relaxed);
                    if seen.seq > before {
                        self.told[1 - seat]
                            .wait_for(|told| *told >= seen.seq)
                            .await?;
                        load.times.send(begin.elapsed())?;
                    }
                }
            }
        }
        Ok(())
    }
}

struct Load {
    moves: AtomicU64,
    times: mpsc::UnboundedSender<Duration>,
    started: AtomicU64,
}

impl Load {
    /// Spreads the first moves of many tables over the pause between two.
    fn spread(&self) -> f32 {
        let n = self.started.fetch_add(1, Ordering::Relaxed);
        (n % 97) as f32 / 97.0
    }
}

fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map(String::as_str);
    let address = word(0)
        .ok_or("load ADDRESS PID TABLES SECONDS [MOVES-PER-SECOND]")?
        .to_owned();
    let number = |i: usize, or: u64| word(i).map_or(Ok(or), str::parse);
    let pid = number(1, 0)? as u32;
    let (tables, seconds, rate) = (number(2, 1000)?, number(3, 20)?, number(4, 0)?);

    let before = resident(pid);
    let places = Arc::new(Semaphore::new(32));
    let mut making = Vec::new();
    for _ in 0..tables {
        let (address, places) = (address.clone(), Arc::clone(&places));
        making.push(tokio::spawn(async move {
            let _place = places.acquire_owned().await?;
            Table::new(&address).await
        }));
    }
    let mut ready = Vec::new();
    for table in making {
        ready.push(table.await??);
    }
    let after = resident(pid);
    let (times, mut reported) = mpsc::unbounded_channel();
    let load = Arc::new(Load {
        moves: AtomicU64::new(0),
        times,
        started: AtomicU64::new(0),
    });
    let pause = (rate > 0).then(|| Duration::from_secs_f64(tables as f64 / rate as f64));
    let begin = Instant::now();
    let until = begin + Duration::from_secs(seconds);
    let playing: Vec<_> = ready
        .into_iter()
        .map(|table| tokio::spawn(table.play(until, pause, Arc::clone(&load))))
        .collect();
    for table in playing {
        table.await??;
    }
    let took = begin.elapsed().as_secs_f64();
    let moves = load.moves.load(Ordering::Relaxed);
    drop(load);
    let mut all = Vec::new();
    while let Some(time) = reported.recv().await {
        all.push(time);
    }
    all.sort();
    let at = |share: f64| {
        let i = (all.len() as f64 * share) as usize;
        all.get(i.min(all.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    println!(
        "{tables} tables, {seconds} s, {}",
        match rate {
            0 => "as fast as it goes".to_owned(),
            rate => format!("{rate} moves/s asked for"),
        }
    );
    println!("moves/s               {:.0}", moves as f64 / took);
    println!(
        "POST to other's event p50 {:.1} ms, p99 {:.1} ms ({} turns)",
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        all.len()
    );
    if let (Some(before), Some(after)) = (before, after) {
        println!(
            "memory                {} MB before, {} MB with all tables, {} kB per table",
            before / 1024,
            after / 1024,
            (after.saturating_sub(before)) / tables.max(1)
        );
    }
    Ok(())
}
