//! Two people who play one game after the other.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Error;
use crate::client::Client;
use crate::seen::Seen;
use crate::stream::Stream;

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
