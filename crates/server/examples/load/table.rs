//! Two people who play one game after the other.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::Error;
use crate::client::Client;

/// What a player looks at before a move.
pub struct Seen {
    pub seq: u64,
    step: u32,
    playing: bool,
    /// One of the legal moves, if there are any.
    chosen: Option<String>,
}

impl Seen {
    /// Reads a table as it is shown, and chooses a move: the `choice`th, all around.
    pub fn read(json: &[u8], choice: usize) -> Result<Self, Error> {
        #[derive(Deserialize)]
        struct Shown<'a> {
            seq: u64,
            step: u32,
            status: &'a str,
            #[serde(borrow)]
            moves: Vec<Choice<'a>>,
        }
        #[derive(Deserialize)]
        struct Choice<'a> {
            #[serde(rename = "move", borrow)]
            text: Cow<'a, str>,
        }
        let shown: Shown = serde_json::from_slice(json)?;
        let moves = shown.moves.len().max(1);
        let chosen = shown.moves.into_iter().nth(choice % moves);
        Ok(Self {
            seq: shown.seq,
            step: shown.step,
            playing: shown.status == "playing",
            chosen: chosen.map(|choice| choice.text.into_owned()),
        })
    }

    /// The request to play the chosen move.
    pub fn request(&self) -> Option<Value> {
        let text = self.chosen.as_ref()?;
        Some(json!({ "seq": self.seq, "step": self.step, "move": text, "confirm": true }))
    }
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
    let (mut seq, mut table) = (None, Bytes::new());
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
                seq = id.split('-').next().map(str::parse).transpose()?;
            } else if line.starts_with(b"data: ") {
                table = line.slice(6..);
            } else if line == "\n" {
                // Only states of the table have an id.
                if let Some(seq) = seq.take() {
                    told.send_replace((seq, std::mem::take(&mut table)));
                }
            }
        }
    }
    Ok(())
}

/// A live stream that is read until this is dropped.
struct Stream {
    told: watch::Receiver<Told>,
    reading: JoinHandle<Result<(), Error>>,
}

impl Stream {
    fn open(client: &Client, path: &str) -> Self {
        let (sender, told) = watch::channel((0, Bytes::new()));
        let (address, cookie) = (client.address.clone(), client.cookie.clone());
        let reading = tokio::spawn(listen(address, cookie, format!("{path}/events"), sender));
        Self { told, reading }
    }

    /// The table once it has come to `seq`.
    async fn at(&mut self, seq: u64) -> Result<Bytes, Error> {
        let come = |told: &Told| told.0 >= seq && !told.1.is_empty();
        Ok(self.told.wait_for(come).await?.1.clone())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

/// When a table plays.
#[derive(Clone, Copy)]
pub struct Pace {
    pub until: Instant,
    /// From one move to the next; as fast as it goes if nothing is said.
    pub pause: Option<Duration>,
    /// How much of the first pause is waited for, so that not all begin at once.
    pub first: f64,
}

/// What came of a table's moves.
#[derive(Default)]
pub struct Played {
    pub moves: u64,
    /// Of every move that the other was told of, how long it took until then.
    pub times: Vec<Duration>,
}

pub struct Table {
    game: &'static str,
    clients: [Client; 2],
    streams: [Stream; 2],
    path: String,
}

impl Table {
    pub async fn new(address: &str, game: &'static str) -> Result<Self, Error> {
        let clients = [Client::new(address).await?, Client::new(address).await?];
        Self::begin(clients, game).await
    }

    /// A new game of the same people.
    async fn begin(mut clients: [Client; 2], game: &'static str) -> Result<Self, Error> {
        let wish = json!({ "game": game, "public": true,
            "seats": [{ "who": "me" }, { "who": "open" }] });
        let path = clients[0].make_table(&wish).await?;
        let sit = json!({ "seat": { "who": "me" } });
        let seat = format!("{path}/seats/1");
        clients[1].ask("POST", &seat, &sit).await?;
        let start = format!("{path}/start");
        clients[0].ask("POST", &start, &json!({})).await?;
        let streams = clients.each_ref().map(|client| Stream::open(client, &path));
        Ok(Self {
            game,
            clients,
            streams,
            path,
        })
    }

    /// Plays for as long as it may.
    pub async fn play(mut self, pace: Pace) -> Result<Played, Error> {
        let mut played = Played::default();
        let pause = pace.pause.unwrap_or_default();
        let mut next = Instant::now() + pause.mul_f64(pace.first);
        let mut moves = format!("{}/moves", self.path);
        let mut seq = 1;
        'game: while Instant::now() < pace.until {
            for seat in 0..2 {
                let told = self.streams[seat].at(seq).await?;
                let mut seen = Seen::read(&told, played.moves as usize)?;
                seq = seen.seq;
                if !seen.playing {
                    self = Self::begin(self.clients, self.game).await?;
                    (moves, seq) = (format!("{}/moves", self.path), 1);
                    continue 'game;
                }
                while let Some(request) = seen.request()
                    && Instant::now() < pace.until
                {
                    if pace.pause.is_some() {
                        tokio::time::sleep_until(next.into()).await;
                        next = (next + pause).max(Instant::now());
                    }
                    let begin = Instant::now();
                    let answer = self.clients[seat].ask("POST", &moves, &request).await?;
                    played.moves += 1;
                    seen = Seen::read(&answer, played.moves as usize)?;
                    if seen.seq > seq {
                        seq = seen.seq;
                        self.streams[1 - seat].at(seq).await?;
                        played.times.push(begin.elapsed());
                    }
                }
            }
        }
        Ok(played)
    }
}
