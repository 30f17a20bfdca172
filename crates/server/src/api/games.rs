//! What there is to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_catalog as catalog;
use serde_json::Value;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::At;
use crate::people::Guest;
use crate::wire::{GameShown, Problem};

/// The games, their options, and the bots that play them.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameShown>)))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameShown>> {
    let shown = |info: &&'static engawa_core::GameInfo| GameShown::new(info, app.players.levels());
    Json(catalog::games().iter().map(shown).collect())
}

/// Checks a document of one's own (a map, a set of cards) and gives it back as a value for
/// the option.
#[utoipa::path(post, path = "/api/games/{game}/documents/{option}", tag = "games",
    params(("game" = String, Path), ("option" = String, Path)),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Object), (status = 422, body = Problem)))]
pub(crate) async fn read_document(
    State(_): State<Arc<App>>,
    _guest: Guest,
    At((game, option)): At<(String, String)>,
    text: String,
) -> ApiResult<Json<Value>> {
    match catalog::read_document(&game, &option, &text)? {
        Ok(document) => Ok(Json(document)),
        Err(faults) => {
            let faults: Vec<_> = faults.iter().take(20).map(ToString::to_string).collect();
            Err(ApiError::refused("options/document", faults.join("\n")))
        }
    }
}
