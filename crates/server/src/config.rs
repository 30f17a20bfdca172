//! What a host can choose.

use std::path::PathBuf;
use std::time::Duration;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether rate limits hold.
    pub limits: bool,
    /// Whether people come by HTTPS (through a proxy): cookies are marked `Secure`.
    pub https: bool,
    /// Whether `X-Forwarded-For` says who asks, because a proxy in front sets it.
    pub behind_proxy: bool,
    /// Number of bots that search at once. Quick bots have as many places of their own, hints half
    /// as many.
    pub thinkers: usize,
    /// So many live streams at once, in all.
    pub streams: usize,
    /// So many live streams of one person.
    pub streams_per_person: usize,
    /// So many connections at once.
    pub connections: usize,
    /// An idle table leaves memory after this time.
    pub idle: Duration,
    /// A public table that nobody has touched for this time leaves the lobby, unless somebody is
    /// there.
    pub listed: Duration,
    /// A table whose game has not begun is closed when nobody has touched it for this time.
    pub unplayed: Duration,
    /// The folder of the web table's files; otherwise they are those that were built in.
    pub web: Option<PathBuf>,
    /// The head of a request must come within this time, and one that takes longer to be
    /// answered is given up.
    pub patience: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            limits: true,
            https: false,
            behind_proxy: false,
            thinkers: cores.saturating_sub(1).max(1),
            streams: 10_000,
            streams_per_person: 16,
            connections: 20_000,
            idle: Duration::from_secs(600),
            listed: Duration::from_secs(2 * 3600),
            unplayed: Duration::from_secs(72 * 3600),
            web: None,
            patience: Duration::from_secs(15),
        }
    }
}
