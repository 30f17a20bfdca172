//! For those who run the server.

use std::sync::Arc;

use axum::extract::State;

use crate::app::App;
use crate::error::ApiResult;

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", tag = "hosts", responses((status = 200, body = String)))]
pub(crate) async fn health(State(app): State<Arc<App>>) -> ApiResult<&'static str> {
    app.store.ping().await?;
    Ok("ok\n")
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
