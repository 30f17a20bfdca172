//! A database that one server has for itself.
//!
//! What a server remembers of tables and people would be wrong if another one wrote, so there is
//! one at a time. A SQLite file is held by a locked file beside it. A PostgreSQL database is held
//! by a lock of the one connection that writes: who loses that connection has lost the lock too,
//! and can't write before it has the lock again and nobody else had it meanwhile.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::{AnyConnection, Executor, Row};

use crate::{Place, StoreError, private};

/// The proof that this server has the database for itself.
pub(crate) enum Alone {
    /// The locked file; it is free again when this is dropped.
    File { _lock: File },
    /// The database was taken so many times, the last time by this server.
    Session { times: i64 },
}

/// What became of the lock when a connection is made anew.
pub(crate) enum Again {
    /// It is this server's still.
    Ours,
    /// Another server took it.
    Lost,
    /// It is still held by the connection that was lost, or is just being taken.
    Unknown,
}

const LOCK: &str = "SELECT pg_try_advisory_lock(7308892913581236339) AS taken";

/// The database notices within a minute that this machine has gone, and frees the lock.
const KEEP_ALIVE: &str = "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; \
    SET tcp_keepalives_count = 3";

impl Alone {
    /// Takes the lock; the database need not have its tables yet.
    pub async fn lock(
        place: &Place,
        connection: &mut AnyConnection,
    ) -> Result<Option<File>, StoreError> {
        if let Some(file) = place.as_file() {
            return lock_file(file).map(Some);
        }
        match try_lock(connection).await? {
            true => Ok(None),
            false => Err(StoreError::Taken),
        }
    }

    /// Notes in the database that this server has taken it.
    pub async fn note(
        lock: Option<File>,
        connection: &mut AnyConnection,
    ) -> Result<Self, StoreError> {
        if let Some(_lock) = lock {
            return Ok(Self::File { _lock });
        }
        let sql = "UPDATE served SET times = times + 1 RETURNING times";
        let times = connection.fetch_one(sql).await?.try_get("times")?;
        Ok(Self::Session { times })
    }

    /// Whether the lock goes with the connection.
    pub const fn is_session(&self) -> bool {
        matches!(self, Self::Session { .. })
    }

    /// Takes the lock again with a new connection.
    pub async fn again(&self, connection: &mut AnyConnection) -> Result<Again, StoreError> {
        let Self::Session { times } = self else {
            return Ok(Again::Ours);
        };
        let ours = try_lock(connection).await?;
        let row = connection.fetch_one("SELECT times FROM served").await?;
        let now: i64 = row.try_get("times")?;
        Ok(match (now == *times, ours) {
            (false, _) => Again::Lost,
            (true, true) => Again::Ours,
            (true, false) => Again::Unknown,
        })
    }
}

async fn try_lock(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    connection.execute(KEEP_ALIVE).await?;
    Ok(connection.fetch_one(LOCK).await?.try_get("taken")?)
}

/// Locks the file beside the database: `engawa.lock` beside `engawa.db`, wherever links lead.
fn lock_file(database: &Path) -> Result<File, StoreError> {
    let real = database.canonicalize();
    let path = real.map_err(|_| StoreError::NoAccess)?;
    let file = private::create(&path.with_extension("lock")).map_err(|_| StoreError::NoAccess)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken),
        Err(TryLockError::Error(error)) => Err(StoreError::Database(error.to_string())),
    }
}
