//! Taking and giving seats.

use std::sync::Arc;

use axum::extract::State;
use engawa_table::Command;

use super::access::Shown;
use crate::app::App;
use crate::error::ApiResult;
use crate::extract::{At, AtTable, Body};
use crate::orders::{Access, Order, Show};
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
    AtTable(id): AtTable,
    At((_, seat)): At<(String, usize)>,
    Body(wish): Body<SeatChange>,
) -> ApiResult<Shown> {
    let wish = app.players.known(&wish.seat)?;
    let order = Order {
        by: Some(guest.who()),
        command: Command::ChangeSeat { seat, wish },
        access: Access::Join,
        show: Show::All,
    };
    Ok(Shown(app.carry_out(&id, order).await?))
}
