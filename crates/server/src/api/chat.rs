//! Talking.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use engawa_table::Command;

use crate::app::App;
use crate::error::ApiResult;
use crate::extract::{AtTable, Body};
use crate::orders::{Access, Order, Show};
use crate::people::Guest;
use crate::wire::{ChatRequest, Problem};

/// Says something at a table. Players can; spectators can at public tables.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "tables",
    params(("table" = String, Path)), request_body = ChatRequest,
    responses((status = 204), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<ChatRequest>,
) -> ApiResult<StatusCode> {
    let room = app.room(&id).await?;
    room.check_may_join(&room.table(), &guest.id())?;
    app.limits.chat(&guest.person.id)?;
    let order = Order {
        by: Some(guest.who()),
        command: Command::Say { text: request.text },
        access: Access::Join,
        show: Show::Nothing,
    };
    app.carry_out(&id, order).await?;
    Ok(StatusCode::NO_CONTENT)
}
