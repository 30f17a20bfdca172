//! Connections without manners.

use std::net::IpAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Error;
use crate::client::connect_from;
use crate::server::Server;

/// A connection on which anything can be said.
pub struct Raw(TcpStream);

impl Raw {
    pub async fn connect(server: &Server, source: IpAddr) -> Result<Self, Error> {
        Self::to(&server.address, source).await
    }

    pub async fn to(address: &str, source: IpAddr) -> Result<Self, Error> {
        let stream = connect_from(Some(source), address).await?;
        stream.set_nodelay(true)?;
        Ok(Self(stream))
    }

    pub async fn say(&mut self, bytes: &[u8]) -> Result<(), Error> {
        Ok(self.0.write_all(bytes).await?)
    }

    /// The status that is answered; `None` if the connection ends, or nothing comes in time.
    pub async fn status(&mut self, patience: Duration) -> Option<u16> {
        let head = tokio::time::timeout(patience, self.head()).await.ok()??;
        head.split(' ').nth(1)?.parse().ok()
    }

    /// What came until there was a whole first line.
    async fn head(&mut self) -> Option<String> {
        let mut come = Vec::new();
        while !come.contains(&b'\n') {
            if self.0.read_buf(&mut come).await.ok()? == 0 {
                return None;
            }
        }
        Some(String::from_utf8_lossy(&come).into_owned())
    }

    /// Whether the other side ends the connection in time.
    pub async fn is_closed_within(&mut self, patience: Duration) -> bool {
        let until_end = async {
            let mut come = [0; 1024];
            while self.0.read(&mut come).await.is_ok_and(|count| count > 0) {}
        };
        tokio::time::timeout(patience, until_end).await.is_ok()
    }

    /// Ends the connection with a reset.
    pub fn reset(self) {
        let _ = self.0.set_zero_linger();
    }
}

/// Waits for less than a timer of the runtime can.
pub fn moment(micros: u32) {
    std::thread::sleep(Duration::from_micros(micros.into()));
}

/// A whole request.
pub fn request(method: &str, path: &str, cookie: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}
