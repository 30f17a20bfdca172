//! The one task that writes, with many writes in one commit.

use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::{Place, StoreError, Write};

/// What somebody wants written, and who waits for it.
pub(crate) struct Job {
    pub writes: Vec<Write>,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// So many jobs share a commit at most, so that nobody waits long.
const JOBS_AT_ONCE: usize = 256;

/// Writes until everybody who could send a job is gone.
pub(crate) async fn run(
    place: Place,
    mut connection: AnyConnection,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut some = Vec::with_capacity(JOBS_AT_ONCE);
    let mut healthy = true;
    while jobs.recv_many(&mut some, JOBS_AT_ONCE).await > 0 {
        if !healthy {
            match place.writer().await {
                Ok(anew) => connection = anew,
                Err(error) => {
                    answer(&mut some, &Err(error));
                    continue;
                }
            }
        }
        healthy = write_all(&mut connection, &mut some).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in peace");
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
