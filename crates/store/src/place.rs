//! Where the database is, and how it is opened.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::{StoreError, private};

/// When a commit counts as done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When it is on the disk, come what may.
    #[default]
    Full,
    /// When the operating system has it: survives a crash of the program, not a power cut.
    Normal,
}

/// Where the database is.
#[derive(Clone, Debug)]
pub struct Place {
    url: String,
    file: Option<PathBuf>,
    durability: Durability,
    pages: Option<u32>,
    read_only: bool,
}

impl fmt::Display for Place {
    /// The file, or the address of the database without what is secret in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            return file.display().fmt(f);
        }
        let address = self.url.split('?').next().unwrap_or_default();
        match address.rsplit_once('@') {
            Some((_, host)) => write!(f, "postgres://…@{host}"),
            None => f.write_str(address),
        }
    }
}

impl Place {
    /// A SQLite file, made if it isn't there.
    pub fn file(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        // `?`, `#` and `%` would end or change the path of a URL.
        let escaped: String = path
            .to_string_lossy()
            .chars()
            .map(|c| match c {
                '%' => "%25".to_owned(),
                '?' => "%3F".to_owned(),
                '#' => "%23".to_owned(),
                c => c.to_string(),
            })
            .collect();
        Self {
            url: format!("sqlite://{escaped}?mode=rwc"),
            file: Some(path),
            durability: Durability::Full,
            pages: None,
            read_only: false,
        }
    }

    /// A database by its URL: `postgres://user@host/name`.
    pub fn url(url: &str) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite://") {
            return Ok(Self::file(path));
        }
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            let problem = "a database is given as postgres://… or sqlite://…".to_owned();
            return Err(StoreError::Database(problem));
        }
        Ok(Self {
            url: url.to_owned(),
            file: None,
            durability: Durability::Full,
            pages: None,
            read_only: false,
        })
    }

    /// The same place with another durability.
    pub const fn durable(mut self, durability: Durability) -> Self {
        self.durability = durability;
        self
    }

    /// The same place, where nothing is written. A SQLite file must be there already.
    pub fn read_only(mut self) -> Self {
        self.url = self.url.replace("?mode=rwc", "?mode=ro");
        self.read_only = true;
        self
    }

    /// The same place, where a SQLite file grows to so many pages (of 4 KiB) at most.
    pub const fn limited_to_pages(mut self, pages: u32) -> Self {
        self.pages = Some(pages);
        self
    }

    /// Whether this is a SQLite file.
    pub const fn is_file(&self) -> bool {
        self.file.is_some()
    }

    /// The SQLite file, if it is one.
    pub(crate) fn as_file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The connections for reading.
    pub(crate) async fn pool(&self) -> Result<AnyPool, StoreError> {
        const READERS: u32 = 4;
        let place = self.clone();
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .after_connect(move |connection, _| {
                let place = place.clone();
                Box::pin(async move { place.prepare(connection).await })
            });
        Ok(pool.connect_with(self.options()?).await?)
    }

    /// The one connection for writing.
    pub(crate) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        if let Some(file) = self.as_file().filter(|_| !self.read_only) {
            private::prepare(file);
        }
        let mut connection = AnyConnection::connect_with(&self.options()?).await?;
        self.prepare(&mut connection).await?;
        Ok(connection)
    }

    fn options(&self) -> Result<AnyConnectOptions, StoreError> {
        sqlx::any::install_default_drivers();
        Ok(AnyConnectOptions::from_str(&self.url)?.disable_statement_logging())
    }

    async fn prepare(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        if !self.is_file() {
            if self.durability == Durability::Normal {
                connection.execute("SET synchronous_commit = off").await?;
            }
            return Ok(());
        }
        connection.execute("PRAGMA busy_timeout = 5000").await?;
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.execute("PRAGMA foreign_keys = ON").await?;
        connection
            .execute(match self.durability {
                Durability::Full => "PRAGMA synchronous = FULL",
                Durability::Normal => "PRAGMA synchronous = NORMAL",
            })
            .await?;
        if let Some(pages) = self.pages {
            let statement = format!("PRAGMA max_page_count = {pages}");
            connection.execute(AssertSqlSafe(statement)).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_named_without_its_secrets() {
        assert_eq!(Place::file("/srv/a?b.db").to_string(), "/srv/a?b.db");
        let url = "postgres://ana:se@cret@db:5432/engawa?sslmode=require&password=x";
        let shown = Place::url(url).map(|place| place.to_string());
        assert_eq!(shown.ok().as_deref(), Some("postgres://…@db:5432/engawa"));
        assert!(Place::url("mysql://db/engawa").is_err());
    }
}
