//! The store: opening, writing, closing.

use std::path::Path;

use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Executor};
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::alone::Alone;
use crate::writer::{Job, Writer};
use crate::{Place, StoreError, Write, private, schema};

/// An open database.
pub struct Store {
    pub(crate) pool: AnyPool,
    is_file: bool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    sender: mpsc::WeakSender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
    lost: watch::Receiver<bool>,
}

/// So many writes can wait; further ones wait for a place in the queue.
const QUEUE: usize = 1024;

impl Store {
    /// Opens the database at `place`, and brings it to the newest version.
    pub async fn open(place: Place) -> Result<Self, StoreError> {
        let mut connection = place.writer().await?;
        schema::migrate(&mut connection, place.is_file()).await?;
        Self::start(place, connection, None).await
    }

    /// The same for a server, which has the database for itself from now on. Programs that only
    /// look, or add tables, can still [`open`](Self::open) it.
    pub async fn open_alone(place: Place) -> Result<Self, StoreError> {
        let mut connection = place.writer().await?;
        let lock = Alone::lock(&place, &mut connection).await?;
        schema::migrate(&mut connection, place.is_file()).await?;
        let alone = Alone::note(lock, &mut connection).await?;
        Self::start(place, connection, Some(alone)).await
    }

    async fn start(
        place: Place,
        connection: AnyConnection,
        alone: Option<Alone>,
    ) -> Result<Self, StoreError> {
        let pool = place.pool().await?;
        let is_file = place.is_file();
        let (jobs, receiver) = mpsc::channel(QUEUE);
        let (lost, is_lost) = watch::channel(false);
        let writer = Writer::new(place, connection, alone, lost);
        let writer = tokio::spawn(writer.run(receiver));
        Ok(Self {
            pool,
            is_file,
            sender: jobs.downgrade(),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            lost: is_lost,
        })
    }

    /// Writes all of `writes` or nothing, and returns when they are durable.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        if writes.is_empty() {
            return Ok(());
        }
        if !writes.iter().all(Write::is_storable) {
            return Err(StoreError::Text);
        }
        let (done, answer) = oneshot::channel();
        let job = Job { writes, done };
        let jobs = self.sender.upgrade().ok_or(StoreError::Closed)?;
        jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits until another server has taken the database that this one had for itself. Nothing
    /// can be written from then on, and what was read before may be wrong.
    pub async fn lost(&self) {
        let mut lost = self.lost.clone();
        if lost.wait_for(|lost| *lost).await.is_err() {
            // Nobody writes any more, so nothing can be lost.
            std::future::pending::<()>().await;
        }
    }

    /// Copies the whole database to a new file, as it is at this moment, for its owner alone.
    /// Only for SQLite: PostgreSQL has `pg_dump`.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if !self.is_file {
            let advice = "use pg_dump for a PostgreSQL database".to_owned();
            return Err(StoreError::Database(advice));
        }
        // SQLite writes into a file that is there if it is empty.
        private::create_new(to).map_err(|error| StoreError::Database(error.to_string()))?;
        let path = to.to_string_lossy().replace('\'', "''");
        let statement = format!("VACUUM INTO '{path}'");
        if let Err(error) = self.pool.execute(AssertSqlSafe(statement)).await {
            let _ = std::fs::remove_file(to);
            return Err(error.into());
        }
        Ok(())
    }

    /// Finishes what is being written and closes the database.
    pub async fn close(&self) {
        drop(self.jobs.lock().await.take());
        if let Some(writer) = self.writer.lock().await.take() {
            // It panicked only if it is gone already.
            let _ = writer.await;
        }
        self.pool.close().await;
    }
}
