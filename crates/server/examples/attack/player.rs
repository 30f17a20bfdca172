//! An honest player who measures how fast bots answer.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Error;
use crate::client::Client;
use crate::ground::guest;
use crate::seen::Seen;
use crate::server::Server;
use crate::stream::Stream;

/// A person with a bot on the other seat, who listens to the table like a browser.
pub struct Player {
    client: Client,
    stream: Stream,
    table: String,
    game: &'static str,
    level: &'static str,
}

impl Player {
    pub async fn new(
        server: &Server,
        game: &'static str,
        level: &'static str,
    ) -> Result<Self, Error> {
        Self::begin(guest(server).await?, game, level).await
    }

    async fn begin(
        mut client: Client,
        game: &'static str,
        level: &'static str,
    ) -> Result<Self, Error> {
        let wish = json!({ "game": game, "start": true,
            "seats": [{ "who": "me" }, { "who": "bot", "level": level }] });
        let table = client.make_table(&wish).await?;
        let stream = Stream::open(&client, &table);
        Ok(Self {
            client,
            stream,
            table,
            game,
            level,
        })
    }

    /// Plays a turn, and waits until it is this player's again; gives how long that took.
    /// `None` if it takes longer than `patience`.
    pub async fn turn(&mut self, patience: Duration) -> Result<Option<Duration>, Error> {
        let waited = tokio::time::timeout(patience, self.mine()).await;
        let Ok(seen) = waited else {
            return Ok(None);
        };
        let Some(mut seen) = seen? else {
            let client = self.client.another().await?;
            *self = Self::begin(client, self.game, self.level).await?;
            return Box::pin(self.turn(patience)).await;
        };
        while let Some(request) = seen.request() {
            let path = format!("{}/moves", self.table);
            let answer = self.client.ask("POST", &path, &request).await?;
            seen = Seen::read(&answer, 0)?;
        }
        let begin = Instant::now();
        let answered = tokio::time::timeout(patience, self.answered(seen.seq)).await;
        Ok(answered.is_ok().then(|| begin.elapsed()))
    }

    /// How long the answers to some turns took, the longest of them; as long as `patience` if
    /// one took longer.
    pub async fn longest(&mut self, turns: usize, patience: Duration) -> Result<Duration, Error> {
        let mut longest = Duration::ZERO;
        for _ in 0..turns {
            match self.turn(patience).await? {
                Some(took) => longest = longest.max(took),
                None => return Ok(patience),
            }
        }
        Ok(longest)
    }

    /// The table as soon as it is this player's turn; `None` if the game is over.
    async fn mine(&mut self) -> Result<Option<Seen>, Error> {
        let mut seq = 0;
        loop {
            let table = self.stream.at(seq).await?;
            let seen = Seen::read(&table, 0)?;
            if !seen.playing {
                return Ok(None);
            }
            if seen.request().is_some() {
                return Ok(Some(seen));
            }
            seq = seen.seq + 1;
        }
    }

    /// Waits until it is this player's turn again after the state `seq`.
    async fn answered(&mut self, mut seq: u64) -> Result<(), Error> {
        loop {
            let table = self.stream.at(seq).await?;
            let seen = Seen::read(&table, 0)?;
            if !seen.playing || seen.request().is_some() {
                return Ok(());
            }
            seq = seen.seq + 1;
        }
    }
}

/// Seconds, for the report.
pub fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
