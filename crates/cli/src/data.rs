//! Where the data of a server is.

use std::fs::{File, TryLockError};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use engawa_store::{Place, Store};

/// `--data` and `--database`.
#[derive(Args)]
pub struct Data {
    /// The folder for the data; by default the one this system has for such things
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Data {
    /// The place, ready to be opened: its folder is made if it isn't there.
    pub fn place(&self) -> Result<Place> {
        if let Some(url) = &self.database {
            return Ok(Place::url(url)?);
        }
        let folder = self.folder()?;
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("can't make the folder `{}`", folder.display()))?;
        Ok(Place::file(folder.join("engawa.db")))
    }

    /// Takes the folder for one server alone, as long as the answer is kept: two would not know
    /// of each other's moves. A database elsewhere is the host's own care.
    pub fn take_alone(&self) -> Result<Option<File>> {
        if self.database.is_some() {
            return Ok(None);
        }
        let folder = self.folder()?;
        let path = folder.join("engawa.lock");
        let file =
            File::create(&path).with_context(|| format!("can't write `{}`", path.display()))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(file)),
            Err(TryLockError::WouldBlock) => {
                bail!("another server has the data in `{}`", folder.display())
            }
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("can't lock `{}`", path.display()))
            }
        }
    }

    /// Opens what is there already.
    pub async fn open(&self) -> Result<Store> {
        if self.database.is_none() {
            let file = self.folder()?.join("engawa.db");
            if !file.exists() {
                bail!("there is no data at `{}`", file.display());
            }
        }
        open(self.place()?).await
    }

    fn folder(&self) -> Result<PathBuf> {
        if let Some(folder) = &self.data {
            return Ok(folder.clone());
        }
        let variable = |name: &str| {
            let value = std::env::var_os(name).map(PathBuf::from);
            value.filter(|path| path.is_absolute())
        };
        let folder = if cfg!(windows) {
            variable("LOCALAPPDATA").map(|path| path.join("Engawa"))
        } else if cfg!(target_os = "macos") {
            variable("HOME").map(|home| home.join("Library/Application Support/Engawa"))
        } else {
            let home = || variable("HOME").map(|home| home.join(".local/share"));
            variable("XDG_DATA_HOME")
                .or_else(home)
                .map(|path| path.join("engawa"))
        };
        folder.context("no folder for the data is known here: give one with --data")
    }
}

/// Opens the database; what can't be is named.
pub async fn open(place: Place) -> Result<Store> {
    let named = format!("can't open `{place}`");
    Store::open(place).await.context(named)
}
