//! For those who run the server.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use engawa_store::StoreError;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::wire::Problem;

/// So long the database may take to answer; whoever asks often gives up after a second.
const PATIENCE: Duration = Duration::from_millis(800);

/// Whether the server and its database answer, and what changes can be stored.
#[utoipa::path(get, path = "/healthz", tag = "hosts",
    responses((status = 200, body = String), (status = 503, body = Problem)))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> ApiResult<&'static str> {
    report(app.store.check(), PATIENCE).await
}

async fn report(
    check: impl Future<Output = Result<(), StoreError>>,
    patience: Duration,
) -> ApiResult<&'static str> {
    match tokio::time::timeout(patience, check).await {
        Ok(Ok(())) => Ok("ok\n"),
        Ok(Err(error)) => Err(ApiError::from(error).for_a_while()),
        Err(_) => Err(ApiError::unavailable(
            "store/silent",
            "The database does not answer.",
        )),
    }
}

/// Counters, in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "hosts", responses((status = 200, body = String)))]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> String {
    app.metrics.text(&[
        ("tables_in_memory", app.tables_in_memory()),
        ("connections", app.connections()),
        ("streams", app.streams()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_database_that_does_not_answer_is_not_waited_for() {
        let silent = report(std::future::pending(), Duration::from_millis(1)).await;
        assert_eq!(silent.unwrap_err().code(), "store/silent");
    }

    #[tokio::test]
    async fn whatever_is_wrong_with_the_database_is_503() {
        use axum::response::IntoResponse;
        let full = report(async { Err(StoreError::Full) }, PATIENCE).await;
        let full = full.unwrap_err();
        assert_eq!(full.code(), "store/full");
        assert_eq!(full.into_response().status().as_u16(), 503);
    }
}
