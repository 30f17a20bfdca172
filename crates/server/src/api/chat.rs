//! Talking.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use super::access::check_may_join;
use crate::app::App;
use crate::error::ApiResult;
use crate::extract::{At, Body};
use crate::ids;
use crate::people::Guest;
use crate::wire::{ChatRequest, Problem};

/// Says something at a table. Players can; spectators can at public tables.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "tables",
    params(("table" = String, Path)), request_body = ChatRequest,
    responses((status = 204), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<ChatRequest>,
) -> ApiResult<StatusCode> {
    check_may_join(&app, &id, &guest).await?;
    app.limits.chat(&guest.person.id)?;
    let person = Arc::clone(&guest.person);
    app.change(&id, move |live, _| {
        live.say(&person, &request.text, ids::now())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}
