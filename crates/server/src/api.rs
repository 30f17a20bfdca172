//! The endpoints, one file per subject.

mod access;
mod chat;
mod docs;
mod games;
mod lobby;
mod me;
mod ops;
mod play;
mod records;
mod seats;
mod stream;
mod tables;
mod think;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};

use crate::app::App;
use crate::error::ApiError;

/// The largest body of most requests.
const BODY: usize = 16 * 1024;
/// The largest body where a document (a map, a set of cards) may come along.
const BODY_WITH_DOCUMENT: usize = 512 * 1024;

/// All endpoints.
pub(crate) fn routes() -> Router<Arc<App>> {
    let documents = Router::new()
        .route("/api/tables", post(tables::create))
        .route(
            "/api/games/{game}/documents/{option}",
            post(games::check_document),
        )
        .layer(DefaultBodyLimit::max(BODY_WITH_DOCUMENT));
    let others = Router::new()
        .route("/api/games", get(games::list))
        .route(
            "/api/games/{game}/documents/{option}/{value}",
            get(games::built_in_document),
        )
        .route("/api/me", get(me::get).patch(me::change))
        .route("/api/me/tables", get(lobby::mine))
        .route("/api/me/links", get(me::links).post(me::make_link))
        .route("/api/me/links/{link}", delete(me::revoke_link))
        .route("/api/me/sessions", delete(me::end_sessions))
        .route("/api/claim", post(me::claim))
        .route("/api/lobby", get(lobby::list))
        .route("/api/tables/{table}", get(tables::get))
        .route("/api/tables/{table}/options", get(tables::options))
        .route("/api/tables/{table}/events", get(stream::listen))
        .route("/api/tables/{table}/aids", get(think::aids))
        .route("/api/tables/{table}/hint", post(think::hint))
        .route("/api/tables/{table}/enter", post(tables::enter))
        .route("/api/tables/{table}/start", post(tables::start))
        .route("/api/tables/{table}/leave", post(tables::leave))
        .route("/api/tables/{table}/rematch", post(tables::rematch))
        .route("/api/tables/{table}/continue", post(records::go_on))
        .route("/api/tables/{table}/settings", post(tables::settings))
        .route("/api/tables/{table}/seats/{seat}", post(seats::change))
        .route("/api/tables/{table}/moves", post(play::play))
        .route("/api/tables/{table}/undo", post(play::undo))
        .route("/api/tables/{table}/restart", post(play::restart))
        .route("/api/tables/{table}/confirm", post(play::confirm))
        .route("/api/tables/{table}/ask-undo", post(play::ask_undo))
        .route("/api/tables/{table}/answer-undo", post(play::answer_undo))
        .route("/api/tables/{table}/resign", post(play::resign))
        .route("/api/tables/{table}/end", post(play::end))
        .route("/api/tables/{table}/chat", post(chat::say))
        .route("/api/tables/{table}/record", get(records::record))
        .route("/api/tables/{table}/replay", get(records::replay))
        .route("/api/tables/{table}/scores", get(records::scores))
        .route("/api/docs", get(docs::page))
        .route("/api/docs/docs.js", get(docs::script))
        .route("/api/docs/docs.css", get(docs::style))
        .route("/api/openapi.json", get(docs::openapi))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .layer(DefaultBodyLimit::max(BODY));
    documents
        .merge(others)
        .fallback(crate::web::file)
        .method_not_allowed_fallback(async || {
            let message = "Method not allowed; see /api/docs.";
            let status = axum::http::StatusCode::METHOD_NOT_ALLOWED;
            ApiError::with_status(status, "request/method", message)
        })
}

pub use docs::document;
