//! Where the data of a server is.

use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use engawa_store::{Place, Store, StoreError};

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
        make_private(&folder)
            .with_context(|| format!("can't make the folder `{}`", folder.display()))?;
        if self.data.is_none() {
            close_to_others(&folder);
        }
        Ok(Place::file(folder.join("engawa.db")))
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

/// Makes a folder that only its owner may look into, if it isn't there.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.recursive(true).create(folder)
}

/// Closes the folder that this system has for our data to others. One that the host chose is the
/// host's own care: other things may be in it.
fn close_to_others(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let private = std::fs::Permissions::from_mode(0o700);
        if let Err(error) = std::fs::set_permissions(folder, private) {
            tracing::warn!(%error, folder = %folder.display(), "others may look into the data");
        }
    }
    #[cfg(not(unix))]
    let _ = folder;
}

/// Opens the database for one server alone: two would not know of each other's moves.
pub async fn open_alone(place: Place) -> Result<Store> {
    let named = place.to_string();
    match Store::open_alone(place).await {
        Err(StoreError::Taken) => bail!("another server has the data in `{named}`"),
        other => other.with_context(|| format!("can't open `{named}`")),
    }
}

/// Opens the database; what can't be is named.
pub async fn open(place: Place) -> Result<Store> {
    let named = format!("can't open `{place}`");
    Store::open(place).await.context(named)
}
