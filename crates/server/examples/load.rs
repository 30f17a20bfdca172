//! Plays many tables over HTTP and says how fast it went. `cargo xtask load` starts it.
//!
//! Every table has two players on connections of their own, and both listen to the live stream,
//! from which they know what they can play. A move's time is from before its request until the
//! stream of the other seat has told of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
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
        Ok(Self {
            sender: new_connection(address).await?,
            address: address.to_owned(),
            cookie,
        })
    }

    /// Sends a request. The server closes a connection on which nothing comes for a while, so
    /// the second time it is tried on a new one; asking twice is harmless.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Response<Incoming>, Error> {
        match self.send_once(method, path, body).await {
            Ok(response) => Ok(response),
            Err(_) => {
                self.sender = new_connection(&self.address).await?;
                self.send_once(method, path, body).await
            }
        }
    }

    async fn send_once(
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

async fn new_connection(address: &str) -> Result<SendRequest<Full<Bytes>>, Error> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

/// What a live stream told last: the state's number, and the table as it came.
type Told = (u64, Bytes);

/// Reads a live stream, and keeps the newest table it told of.
async fn listen(
    address: String,
    cookie: String,
    path: String,
    told: watch::Sender<Told>,
) -> Result<(), Error> {
    let mut client = Client::connect(&address, cookie).await?;
    let response = client.send("GET", &path, &Value::Null).await?;
    let mut body = response.into_body();
    let mut tail = BytesMut::new();
    let mut seq = 0;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else {
            continue;
        };
        tail.extend_from_slice(&data);
        // What was looked at already has no end of a line.
        let mut from = tail.len() - data.len();
        while let Some(end) = tail[from..].iter().position(|&byte| byte == b'\n') {
            let line = tail.split_to(from + end + 1).freeze();
            from = 0;
            if let Some(id) = line.strip_prefix(b"id: ") {
                let id = std::str::from_utf8(id)?;
                seq = id.split('-').next().map_or(Ok(0), str::parse)?;
            } else if line.starts_with(b"data: ") {
                told.send_replace((seq, line.slice(6..)));
            }
        }
    }
    Ok(())
}

struct Table {
    clients: [Client; 2],
    told: [watch::Receiver<Told>; 2],
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
            let (told, receiver) = watch::channel((0, Bytes::new()));
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

    /// The table as the stream of `seat` told of it, once it has come to `seq`.
    async fn seen(&mut self, seat: usize, seq: u64) -> Result<Seen, Error> {
        let come = |told: &Told| told.0 >= seq && !told.1.is_empty();
        let told = self.told[seat].wait_for(come).await?;
        Ok(serde_json::from_slice(&told.1)?)
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
        let mut seq = 1;
        'game: while Instant::now() < until {
            for seat in 0..2 {
                let mut seen = self.seen(seat, seq).await?;
                seq = seen.seq;
                if seen.status != "playing" {
                    // The next game at the same table's place.
                    let address = self.clients[0].address.clone();
                    (self, seq) = (Self::new(&address).await?, 1);
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
                    let begin = Instant::now();
                    seen = self.clients[seat].ask("POST", &moves, &body).await?;
                    load.moves.fetch_add(1, Ordering::Relaxed);
                    if seen.seq > seq {
                        seq = seen.seq;
                        self.told[1 - seat].wait_for(|told| told.0 >= seq).await?;
                        load.times.send(begin.elapsed())?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Makes tables one after the other, and begins a game at each.
async fn fill_some(address: &str, tables: u64) -> Result<(), Error> {
    const BEGUN: usize = 6;
    let mut client = Client::new(address).await?;
    let wish = json!({ "game": "gorinto", "public": true, "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    for _ in 0..tables {
        let made: Value = client.ask("POST", "/api/tables", &wish).await?;
        let path = format!("/api/tables/{}", made["id"].as_str().ok_or("no id")?);
        let mut seen: Seen = client.ask("GET", &path, &Value::Null).await?;
        for _ in 0..BEGUN {
            let body = json!({ "seq": seen.seq, "step": seen.step,
                "move": seen.moves[0].text, "confirm": true });
            seen = client.ask("POST", &format!("{path}/moves"), &body).await?;
        }
    }
    Ok(())
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

/// The processor time that a process has used, in clock ticks of 10 ms.
fn ticks(pid: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |i: usize| fields.get(i)?.parse::<u64>().ok();
    Some(field(11)? + field(12)?)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map(String::as_str);
    if let [fill_word, address, tables] = &words[..]
        && fill_word == "fill"
    {
        return fill(address, tables.parse()?).await;
    }
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
    let used = || Some([ticks(pid)?, ticks(std::process::id())?]);
    let used_before = used();
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
    let used_after = used();
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
    if let (Some(before), Some(after)) = (used_before, used_after) {
        let per_move = |i: usize| (after[i] - before[i]) as f64 * 1e4 / moves.max(1) as f64;
        println!(
            "processor time/move   {:.0} µs server, {:.0} µs load generator",
            per_move(0),
            per_move(1)
        );
    }
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
