//! A live stream of a table.

use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::Error;
use crate::client::Client;

/// What a live stream has told so far.
#[derive(Clone, Default)]
pub struct Told {
    /// The number of the newest state.
    pub seq: u64,
    /// The newest table, as it came.
    pub table: Bytes,
    /// How many bytes came in all.
    pub bytes: usize,
}

/// Reads a live stream, and keeps the newest table it told of.
async fn listen(mut client: Client, path: String, told: watch::Sender<Told>) -> Result<(), Error> {
    let response = client.send("GET", &path, &Value::Null).await?;
    if !response.status().is_success() {
        return Err(format!("GET {path}: {}", response.status()).into());
    }
    let mut body = response.into_body();
    let mut tail = BytesMut::new();
    let (mut is_table, mut seq, mut data) = (false, 0, Bytes::new());
    while let Some(frame) = body.frame().await {
        let Ok(come) = frame?.into_data() else {
            continue;
        };
        told.send_modify(|told| told.bytes += come.len());
        tail.extend_from_slice(&come);
        // What was looked at already has no end of a line.
        let mut from = tail.len() - come.len();
        while let Some(end) = tail[from..].iter().position(|&byte| byte == b'\n') {
            let line = tail.split_to(from + end + 1).freeze();
            from = 0;
            if let Some(name) = line.strip_prefix(b"event: ") {
                is_table = name == b"table\n";
            } else if let Some(id) = line.strip_prefix(b"id: ") {
                let id = std::str::from_utf8(id)?;
                seq = id.split('-').next().map_or(Ok(0), str::parse)?;
            } else if line.starts_with(b"data: ") {
                data = line.slice(6..);
            } else if line == "\n" {
                let table = std::mem::take(&mut data);
                if std::mem::take(&mut is_table) && !table.is_empty() {
                    told.send_modify(|told| (told.seq, told.table) = (seq, table));
                }
            }
        }
    }
    Ok(())
}

/// A live stream that is read until this is dropped.
pub struct Stream {
    pub told: watch::Receiver<Told>,
    reading: JoinHandle<Result<(), Error>>,
}

impl Stream {
    /// Opens the stream of a table on a connection of its own.
    pub fn open(client: &Client, path: &str) -> Self {
        let (sender, told) = watch::channel(Told::default());
        let (client, path) = (client.another(), format!("{path}/events"));
        let reading = tokio::spawn(async move { listen(client.await?, path, sender).await });
        Self { told, reading }
    }

    /// The table once it has come to `seq`.
    pub async fn at(&mut self, seq: u64) -> Result<Bytes, Error> {
        let come = |told: &Told| told.seq >= seq && !told.table.is_empty();
        Ok(self.told.wait_for(come).await?.table.clone())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.reading.abort();
    }
}
