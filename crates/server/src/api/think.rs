//! What helps a person to think.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::access::{Aiding, check_may_see, eyes};
use super::records::{anybody, beginning, finished};
use crate::app::App;
use crate::error::ApiResult;
use crate::extract::{Ask, At};
use crate::people::Guest;
use crate::wire::{AidsShown, Problem};

/// What the rules can tell you about what you see: what each choice would do, who leads where.
#[utoipa::path(get, path = "/api/tables/{table}/aids", tag = "play",
    params(("table" = String, Path), Aiding),
    responses((status = 200, body = AidsShown), (status = 404, body = Problem)))]
pub(crate) async fn aids(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    At(id): At<String>,
    Ask(ask): Ask<Aiding>,
) -> ApiResult<Json<AidsShown>> {
    if let Some(at) = ask.at {
        return aids_at(&app, &id, guest.as_ref(), ask.seat, at).await;
    }
    check_may_see(&app, &id, guest.as_ref()).await?;
    let person = guest.as_ref().map(|guest| guest.person.id.as_str());
    let aids = app.look(&id, |live| {
        eyes(live, person, ask.seat).map(|viewer| live.aids(viewer))
    });
    Ok(Json(aids.await??))
}

/// The aids of a moment of a finished game.
async fn aids_at(
    app: &App,
    id: &str,
    guest: Option<&Guest>,
    seat: Option<usize>,
    at: usize,
) -> ApiResult<Json<AidsShown>> {
    let (record, seed, seq) = finished(app, id, guest, |live| {
        (live.game().record(), live.seed(), live.seq())
    })
    .await?;
    let viewer = anybody(seat, record.players)?;
    let table = beginning(&record, seed, at)?;
    let (step, aids) = (0, table.aids(viewer));
    Ok(Json(AidsShown { seq, step, aids }))
}
