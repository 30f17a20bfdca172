//! What a host can choose.

use std::path::PathBuf;
use std::time::Duration;

use crate::caps::Caps;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether rate limits, and caps per address, hold.
    pub limits: bool,
    /// Whether people come by HTTPS (through a proxy): cookies are marked `Secure`.
    pub https: bool,
    /// Whether `X-Forwarded-For` says who asks, because a proxy in front sets it.
    pub behind_proxy: bool,
    /// Number of bots that search at once. Quick bots have as many places of their own, hints half
    /// as many.
    pub thinkers: usize,
    /// How many connections and live streams there may be at once.
    pub caps: Caps,
    /// An idle table leaves memory after this time.
    pub idle: Duration,
    /// A public table that nobody has touched for this time leaves the lobby, unless somebody is
    /// there.
    pub listed: Duration,
    /// A table whose game has not begun is closed when nobody has touched it for this time.
    pub unplayed: Duration,
    /// The folder of the web table's files; otherwise they are those that were built in.
    pub web: Option<PathBuf>,
    /// A request that takes longer to be answered is given up.
    pub patience: Duration,
    /// A new connection must bring the head of a request within this time.
    pub head: Duration,
    /// A connection is closed when its next request doesn't come within this time.
    pub keep_alive: Duration,
    /// A connection is closed when the other side reads nothing for this time, though there is
    /// something to read.
    pub stall: Duration,
    /// The least time between two live updates of who is there.
    pub presence_interval: Duration,
    /// The names by which people reach this server; if there are none, any name is good.
    pub hosts: Vec<String>,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            limits: true,
            https: false,
            behind_proxy: false,
            thinkers: cores.saturating_sub(1).max(1),
            caps: Caps::for_files(u64::MAX),
            idle: Duration::from_secs(600),
            listed: Duration::from_secs(2 * 3600),
            unplayed: Duration::from_secs(72 * 3600),
            web: None,
            patience: Duration::from_secs(15),
            head: Duration::from_secs(10),
            keep_alive: Duration::from_secs(75),
            stall: Duration::from_secs(30),
            presence_interval: Duration::from_secs(1),
            hosts: Vec::new(),
        }
    }
}
