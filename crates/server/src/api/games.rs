//! What there is to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use engawa_catalog as catalog;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{At, Text};
use crate::people::Guest;
use crate::wire::{DocumentChecked, GameShown, Problem};

/// The games, their options, and the bots that play them.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameShown>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameShown>> {
    let shown = |info: &&'static engawa_core::GameInfo| GameShown::new(info, app.players.levels());
    Json(catalog::games().iter().map(shown).collect())
}

/// Checks a document of one's own (a map, a set of cards). Without faults, `value` is what to
/// give as the option's value; otherwise `faults` names every fault at once.
#[utoipa::path(post, path = "/api/games/{game}/documents/{option}", tag = "games",
    params(("game" = String, Path), ("option" = String, Path)),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = DocumentChecked), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem)))]
pub(crate) async fn check_document(
    _guest: Guest,
    At((game, option)): At<(String, String)>,
    text: Text,
) -> ApiResult<Json<DocumentChecked>> {
    let options = catalog::info(&game)?.options;
    if !options
        .iter()
        .any(|spec| spec.key == option && spec.document)
    {
        return Err(no_document());
    }
    let checked = catalog::read_document(&game, &option, &text.0)?;
    Ok(Json(DocumentChecked::new(checked)))
}

/// A document that comes with the game, as a file: something to begin one's own with.
#[utoipa::path(get, path = "/api/games/{game}/documents/{option}/{value}", tag = "games",
    params(("game" = String, Path), ("option" = String, Path), ("value" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = Problem)))]
pub(crate) async fn built_in_document(
    At((game, option, value)): At<(String, String, String)>,
) -> ApiResult<impl IntoResponse> {
    let text = catalog::built_in_document(&game, &option, &value)?;
    let text = text.ok_or_else(no_document)?;
    let ending = if text.starts_with('{') {
        "json"
    } else {
        "toml"
    };
    // The value is one of ours, so it is a plain word.
    let name = format!("attachment; filename=\"{value}.{ending}\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text))
}

fn no_document() -> ApiError {
    let message = "There is no such document: /api/games says which options take one.";
    ApiError::not_found("options/no-document", message)
}
