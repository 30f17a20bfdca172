//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_store::{Status, TableLine};
use engawa_table::{Arrangement, Holder, PersonId};

use crate::app::App;
use crate::error::ApiResult;
use crate::people::Guest;
use crate::shown;
use crate::wire::{StatusShown, TableListed};

/// So many tables are listed.
const LISTED: i64 = 50;

/// Public tables that wait for people.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
) -> ApiResult<Json<Vec<TableListed>>> {
    let person = guest.as_ref().map(Guest::id);
    let lines = app.store.public_tables(Status::Open, LISTED).await?;
    Ok(Json(listed(lines, person.as_ref())))
}

/// Your tables, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<Json<Vec<TableListed>>> {
    let lines = app.store.tables_of(&guest.person.id, LISTED).await?;
    Ok(Json(listed(lines, Some(&guest.id()))))
}

fn listed(lines: Vec<TableLine>, person: Option<&PersonId>) -> Vec<TableListed> {
    let one = |line: TableLine| {
        let table = Arrangement::from_json(&line.seats).ok()?;
        let to_act = table.to_act.and_then(|seat| table.seats.get(seat));
        let yours = |holder: &Holder| person.is_some_and(|person| holder.is(person));
        Some(TableListed {
            id: line.id,
            game: line.game,
            status: status(line.status),
            your_turn: to_act.is_some_and(yours),
            seats: shown::seats(&table, person, None),
            clock: table.clock.map(Into::into),
            updated: line.updated,
        })
    };
    lines.into_iter().filter_map(one).collect()
}

const fn status(status: Status) -> StatusShown {
    match status {
        Status::Open => StatusShown::Open,
        Status::Playing => StatusShown::Playing,
        Status::Finished => StatusShown::Finished,
        Status::Closed => StatusShown::Closed,
    }
}
