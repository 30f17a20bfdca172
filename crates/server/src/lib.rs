//! The table server of Engawa: people, tables, moves and live updates over HTTP.
//!
//! [`App`] is what all requests share, [`app()`] makes the router, [`serve()`] runs it. The server
//! is the authority: a move is checked by the rules, durable in the store, and only then
//! answered and told to everybody, each of whom sees no more than their seat may know.
//!
//! What a table is and does is in `engawa_table`. Here `orders` changes tables, `storing` says
//! what is written of them, `shown` what is shown of them; a `room` is a table in memory; `api`
//! has the endpoints, `wire` what they say.
//!
//! ```
//! # #[tokio::main] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use engawa_server::{App, Config, Players, app};
//! use engawa_store::{Place, Store};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(Place::file(folder.path().join("engawa.db"))).await?;
//! let state = App::start(store, Config::default(), Players::default()).await.map_err(|e| e.message().to_owned())?;
//! let router = app(state.clone());
//! # drop(router);
//! state.stop().await;
//! # Ok(()) }
//! ```

mod api;
mod app;
pub mod archive;
mod config;
mod error;
mod extract;
mod fair;
mod guard;
mod ids;
mod limits;
mod lobby;
mod metrics;
mod names;
mod orders;
mod people;
mod players;
mod presence;
mod refused;
mod room;
mod rooms;
mod schedule;
mod serve;
mod shown;
mod storing;
mod thinking;
mod web;
pub mod wire;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};

pub use api::document as openapi;
pub use app::App;
pub use config::Config;
pub use error::{ApiError, ApiResult};
pub use players::{Mind, Player, Players};
pub use serve::serve;

/// The router of a server.
pub fn app(state: Arc<App>) -> Router {
    let broken = |_| {
        use axum::response::IntoResponse;
        ApiError::fault("something broke while answering").into_response()
    };
    // Live updates are never held back to be compressed: the predicate knows event streams.
    let worth_it = DefaultPredicate::new().and(SizeAbove::new(1024));
    let compression = CompressionLayer::new().compress_when(worth_it);
    api::routes()
        .layer(compression)
        .layer(CatchPanicLayer::custom(broken))
        .layer(from_fn_with_state(Arc::clone(&state), guard::guard))
        .with_state(state)
}
