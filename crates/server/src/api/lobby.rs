//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_store::Status;
use engawa_table::{Arrangement, Holder, PersonId};

use crate::app::App;
use crate::error::ApiResult;
use crate::ids;
use crate::names::Names;
use crate::people::Guest;
use crate::shown;
use crate::wire::{StatusShown, TableListed};

/// So many of one's own tables are listed.
const LISTED: i64 = 50;

/// Public tables that wait for people, first those at which somebody is. Of one person a few are
/// listed at most, and none that nobody has touched for long.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
) -> ApiResult<Json<Vec<TableListed>>> {
    let person = guest.as_ref().map(Guest::id);
    let tables = app.listed(ids::now()).await?.into_iter();
    let tables = tables.map(|table| {
        let about = (table.id, table.game, Status::Open, table.updated);
        listed(about, &table.arrangement, person.as_ref())
    });
    Ok(Json(tables.collect()))
}

/// Your tables, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<Json<Vec<TableListed>>> {
    let lines = app.store.tables_of(&guest.person.id, LISTED).await?;
    let lines = lines.into_iter().filter_map(|line| {
        let arrangement = Arrangement::from_json(&line.seats).ok()?;
        let about = (line.id, line.game, line.status, line.updated);
        Some(listed(about, &arrangement, Some(&guest.id())))
    });
    Ok(Json(lines.collect()))
}

fn listed(
    (id, game, how_far, updated): (String, String, Status, i64),
    table: &Arrangement,
    person: Option<&PersonId>,
) -> TableListed {
    let to_act = table.to_act.and_then(|seat| table.seats.get(seat));
    let yours = |holder: &Holder| person.is_some_and(|person| holder.is(person));
    TableListed {
        id,
        game,
        status: status(how_far),
        your_turn: to_act.is_some_and(yours),
        seats: shown::seats(table, &Names::listed(table), person, None),
        clock: table.clock.map(Into::into),
        updated,
    }
}

const fn status(status: Status) -> StatusShown {
    match status {
        Status::Open => StatusShown::Open,
        Status::Playing => StatusShown::Playing,
        Status::Finished => StatusShown::Finished,
        Status::Closed => StatusShown::Closed,
    }
}
