//! `engawa serve`: the table server.

use std::cell::Cell;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use engawa_server::{App, Config, Players};
use engawa_store::Durability;
use tokio::net::TcpListener;

use crate::data::{self, Data};

/// How `engawa serve` is asked.
#[derive(Args)]
pub struct Serve {
    /// The address and port to listen at; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    #[command(flatten)]
    data: Data,
    /// When a move counts as stored
    #[arg(long, value_enum, default_value = "full")]
    durability: Durable,
    /// People come by HTTPS, through a proxy: cookies are for HTTPS only
    #[arg(long)]
    https: bool,
    /// A proxy in front says in X-Forwarded-For who asks
    #[arg(long)]
    behind_proxy: bool,
    /// No rate limits: for load tests
    #[arg(long)]
    no_limits: bool,
    /// Number of bots that search at once; by default one less than there are cores
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// A table that nobody looks at leaves memory after this time; it stays in the store
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    idle: u64,
    /// A table whose game has not begun is closed when nobody has touched it for so many hours
    #[arg(long, value_name = "HOURS", default_value_t = 72,
        value_parser = clap::value_parser!(u64).range(1..=100_000))]
    unplayed: u64,
    /// Opens the table in your browser
    #[arg(long)]
    open: bool,
    /// The files of the web table come from this folder, not from those that were built in
    #[arg(long, value_name = "FOLDER")]
    web: Option<PathBuf>,
    /// Writes the log as JSON lines
    #[arg(long)]
    log_json: bool,
    /// Says more in the log
    #[arg(long, short)]
    verbose: bool,
    /// Writes the address that is listened at to this file, when it is ready
    #[arg(long, value_name = "FILE", hide = true)]
    ready_file: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Durable {
    /// When it is on the disk
    Full,
    /// When the operating system has it: faster, but a power cut may lose the last moves
    Normal,
}

impl Serve {
    pub fn run(self) -> Result<()> {
        self.start_log();
        tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("no threads can be started")?
            .block_on(self.serve())
    }

    async fn serve(self) -> Result<()> {
        let durability = match self.durability {
            Durable::Full => Durability::Full,
            Durable::Normal => Durability::Normal,
        };
        let place = self.data.place()?.durable(durability);
        // First of all: if there is a server already, its tables are left alone.
        let listener = TcpListener::bind(self.listen)
            .await
            .with_context(|| format!("can't listen at {}", self.listen))?;
        let store = data::open_alone(place).await?;
        let mut config = Config {
            limits: !self.no_limits,
            https: self.https,
            behind_proxy: self.behind_proxy,
            web: self.web,
            idle: Duration::from_secs(self.idle),
            unplayed: Duration::from_secs(self.unplayed * 3600),
            ..Config::default()
        };
        if let Some(thinkers) = self.thinkers {
            config.thinkers = thinkers.max(1);
        }
        let app = App::start(store, config, Players::default()).await;
        let app = app.map_err(|error| anyhow::anyhow!("{}", error.message()))?;
        let address = listener.local_addr()?;
        let url = url(address);
        println!("Engawa is open at {url}");
        if let Some(file) = &self.ready_file {
            std::fs::write(file, address.to_string())
                .with_context(|| format!("can't write `{}`", file.display()))?;
        }
        if self.open
            && let Err(error) = open_browser(&url)
        {
            tracing::warn!(%error, "no browser could be opened");
        }
        let replaced = Cell::new(false);
        let stop = async {
            tokio::select! {
                () = told_to_stop() => {}
                () = app.store.lost() => replaced.set(true),
            }
        };
        engawa_server::serve(Arc::clone(&app), listener, stop).await?;
        if replaced.get() {
            bail!("another server has taken the database while it could not be reached from here");
        }
        Ok(())
    }

    fn start_log(&self) {
        let level = if self.verbose {
            tracing::Level::DEBUG
        } else {
            tracing::Level::INFO
        };
        let log = tracing_subscriber::fmt()
            .with_max_level(level)
            .with_target(false)
            .with_writer(std::io::stderr);
        if self.log_json {
            log.json().init();
        } else {
            log.with_ansi(false).init();
        }
    }
}

/// Where a browser on this machine finds the server.
fn url(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        return format!("http://localhost:{}", address.port());
    }
    format!("http://{address}")
}

fn open_browser(url: &str) -> std::io::Result<()> {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    let quiet = Stdio::null;
    let opened = command.arg(url).stdin(quiet()).stdout(quiet());
    let mut opened = opened.stderr(quiet()).spawn()?;
    // Some don't return before the browser is closed.
    std::thread::spawn(move || opened.wait());
    Ok(())
}

/// Waits for SIGTERM or Ctrl+C.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                terminate.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
