//! Taking and giving seats.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_store::{Role, Write};

use super::access::{check_may_join, show};
use super::tables::sits;
use crate::app::App;
use crate::error::ApiResult;
use crate::extract::{At, Body};
use crate::ids;
use crate::live::Since;
use crate::people::Guest;
use crate::wire::{Problem, SeatChange, TableShown};

/// Changes who sits at a seat: sit down yourself, put somebody of your device or (as host) a
/// bot there, or free it. During a game: take your own seat back from the bot.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = usize, Path)), request_body = SeatChange,
    responses((status = 200, body = TableShown), (status = 403, body = Problem)))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    guest: Guest,
    At((id, seat)): At<(String, usize)>,
    Body(wish): Body<SeatChange>,
) -> ApiResult<Json<TableShown>> {
    check_may_join(&app, &id, &guest).await?;
    let (person, here) = (Arc::clone(&guest.person), Arc::clone(&app));
    app.change(&id, move |live, writes| {
        live.change_seat(&person, seat, &wish.seat, &here.players, ids::now())?;
        if sits(&wish.seat) {
            let (table, person) = (live.id.clone(), person.id.clone());
            writes.push(Write::Member(table, person, Role::Player));
        }
        Ok(())
    })
    .await?;
    let shown = show(&app, &id, Some(&guest), None, Since::default());
    Ok(Json(shown.await?))
}
