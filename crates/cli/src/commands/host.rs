//! `engawa tables`, `export`, `import`, `backup`: for those who run a server.

use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use engawa_core::Record;
use engawa_server::archive;
use engawa_store::Store;
use serde_json::json;

use crate::data::{self, Data};
use crate::files::{RECORD_LIMIT, read_text};

/// How `engawa tables` is asked.
#[derive(Args)]
pub struct Tables {
    #[command(flatten)]
    data: Data,
    /// So many tables at most
    #[arg(long, default_value_t = 100, value_name = "N")]
    limit: i64,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Tables {
    pub fn run(self) -> Result<()> {
        with_store(&self.data, async |store| {
            let lines = store.tables(self.limit).await?;
            let mut out = io::stdout().lock();
            for line in lines {
                if self.json {
                    let shown = json!({
                        "id": line.id, "game": line.game, "players": line.players,
                        "status": line.status.word(), "created": line.created,
                        "updated": line.updated,
                    });
                    writeln!(out, "{shown}")?;
                } else {
                    let (id, game, players) = (line.id, line.game, line.players);
                    writeln!(out, "{id}  {game:<8} {players} players  {}", line.status)?;
                }
            }
            Ok(())
        })
    }
}

/// How `engawa export` is asked.
#[derive(Args)]
pub struct Export {
    /// The table's id
    id: String,
    #[command(flatten)]
    data: Data,
}

impl Export {
    pub fn run(self) -> Result<()> {
        with_store(&self.data, async |store| {
            let record = archive::export(store, &self.id).await;
            let record = record.map_err(|error| anyhow!("{}", error.message()))?;
            io::stdout().write_all(record.to_pretty_json().as_bytes())?;
            Ok(())
        })
    }
}

/// How `engawa import` is asked.
#[derive(Args)]
pub struct Import {
    /// The record of a finished game
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Import {
    pub fn run(self) -> Result<()> {
        let record = Record::from_json(&read_text(&self.file, RECORD_LIMIT)?)?;
        let place = self.data.place()?;
        runtime()?.block_on(async {
            let store = data::open(place).await?;
            let id = archive::import(&store, &record).await;
            store.close().await;
            println!("{}", id.map_err(|error| anyhow!("{}", error.message()))?);
            Ok(())
        })
    }
}

/// How `engawa backup` is asked.
#[derive(Args)]
pub struct Backup {
    /// The new file; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

impl Backup {
    pub fn run(self) -> Result<()> {
        if self.file.exists() {
            bail!("`{}` is there already", self.file.display());
        }
        with_store(&self.data, async |store| {
            Ok(store.backup(&self.file).await?)
        })
    }
}

fn with_store(data: &Data, work: impl AsyncFnOnce(&Store) -> Result<()>) -> Result<()> {
    runtime()?.block_on(async {
        let store = data.open().await?;
        let result = work(&store).await;
        store.close().await;
        result
    })
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no threads can be started")
}
