//! The one task that writes, with many writes in one commit.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::alone::{Again, Alone};
use crate::{Place, StoreError, Write};

/// What somebody wants written, and who waits for it.
pub(crate) struct Job {
    pub writes: Vec<Write>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// So many jobs share a commit at most, so that nobody waits long.
const JOBS_AT_ONCE: usize = 256;

/// So often a server that has the database for itself looks whether it still has it.
const PULSE: Duration = Duration::from_secs(2);

/// The one connection that writes.
pub(crate) struct Writer {
    place: Place,
    connection: AnyConnection,
    /// Whether the connection can be used.
    healthy: bool,
    alone: Option<Alone>,
    lost: watch::Sender<bool>,
}

impl Writer {
    pub fn new(
        place: Place,
        connection: AnyConnection,
        alone: Option<Alone>,
        lost: watch::Sender<bool>,
    ) -> Self {
        Self {
            place,
            connection,
            healthy: true,
            alone,
            lost,
        }
    }

    /// Writes until everybody who could send a job is gone.
    pub async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut some = Vec::with_capacity(JOBS_AT_ONCE);
        loop {
            let received = jobs.recv_many(&mut some, JOBS_AT_ONCE);
            let received = match self.lock_can_be_lost() {
                true => timeout(PULSE, received).await,
                false => Ok(received.await),
            };
            match received {
                Ok(0) => break,
                Ok(_) => match self.connect().await {
                    Ok(()) => self.healthy = write_all(&mut self.connection, &mut some).await,
                    Err(error) => answer(&mut some, &Err(error)),
                },
                Err(_) => self.look_whether_it_is_lost().await,
            }
        }
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed in peace");
        }
    }

    fn lock_can_be_lost(&self) -> bool {
        !*self.lost.borrow() && self.alone.as_ref().is_some_and(Alone::is_session)
    }

    async fn look_whether_it_is_lost(&mut self) {
        let answer = timeout(PULSE, self.connection.ping()).await;
        self.healthy &= matches!(answer, Ok(Ok(())));
        if let Err(error) = self.connect().await {
            tracing::warn!(code = error.code(), "{error}");
        }
    }

    /// Connects anew if that is needed. A server that had the database for itself must have it
    /// again, and nobody else may have had it meanwhile.
    async fn connect(&mut self) -> Result<(), StoreError> {
        if *self.lost.borrow() {
            return Err(StoreError::Taken);
        }
        if self.healthy {
            return Ok(());
        }
        let mut anew = self.place.writer().await?;
        let again = match &self.alone {
            Some(alone) => alone.again(&mut anew).await?,
            None => Again::Ours,
        };
        match again {
            Again::Ours => {
                self.connection = anew;
                self.healthy = true;
                Ok(())
            }
            Again::Lost => {
                self.lost.send_replace(true);
                Err(StoreError::Taken)
            }
            Again::Unknown => {
                let problem = "the database has not noticed yet that a connection was lost";
                Err(StoreError::Database(problem.to_owned()))
            }
        }
    }
}

/// Writes the jobs in one commit; if that fails, one by one, so that a bad one fails alone.
/// Says whether the connection can be used further.
async fn write_all(connection: &mut AnyConnection, jobs: &mut Vec<Job>) -> bool {
    let together = commit(connection, jobs.iter().flat_map(|job| &job.writes)).await;
    let Err(failed) = together else {
        answer(jobs, &Ok(()));
        return true;
    };
    let Failed { error, healthy } = failed;
    if jobs.len() == 1 || !healthy || matches!(error, StoreError::Full | StoreError::ReadOnly) {
        tracing::warn!(code = error.code(), "could not be written: {error}");
        answer(jobs, &Err(error));
        return healthy;
    }
    let mut all_healthy = true;
    for job in jobs.drain(..) {
        let result = commit(connection, job.writes.iter()).await;
        all_healthy &= result
            .as_ref()
            .map_or_else(|failed| failed.healthy, |()| true);
        // Whoever asked may have gone away.
        let _ = job.done.send(result.map_err(|failed| failed.error));
    }
    all_healthy
}

/// A commit that failed, and whether the connection is as it was before it.
struct Failed {
    error: StoreError,
    healthy: bool,
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        Self {
            error: error.into(),
            healthy: false,
        }
    }
}

async fn commit(
    connection: &mut AnyConnection,
    writes: impl Iterator<Item = &Write>,
) -> Result<(), Failed> {
    let mut transaction = connection.begin().await?;
    for write in writes {
        if let Err(error) = write.execute(&mut transaction).await {
            // SQLite has already rolled back if the disk is full.
            let healthy = transaction.rollback().await.is_ok();
            return Err(Failed { error, healthy });
        }
    }
    transaction.commit().await?;
    Ok(())
}

fn answer(jobs: &mut Vec<Job>, result: &Result<(), StoreError>) {
    for job in jobs.drain(..) {
        let result = result.as_ref().copied().map_err(StoreError::again);
        let _ = job.done.send(result);
    }
}
