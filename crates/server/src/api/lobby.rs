//! Lists of tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use engawa_store::{Status, TableLine};

use crate::app::App;
use crate::error::ApiResult;
use crate::live::{Doc, status_shown};
use crate::people::Guest;
use crate::wire::TableListed;

/// So many tables are listed.
const LISTED: i64 = 50;

/// Public tables that wait for people.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
) -> ApiResult<Json<Vec<TableListed>>> {
    let person = guest.as_ref().map(|guest| guest.person.id.as_str());
    let lines = app.store.public_tables(Status::Open, LISTED).await?;
    Ok(Json(listed(lines, person)))
}

/// Your tables, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", responses((status = 200, body = Vec<TableListed>)))]
pub(crate) async fn mine(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> ApiResult<Json<Vec<TableListed>>> {
    let person = guest.person.id.as_str();
    let lines = app.store.tables_of(person, LISTED).await?;
    Ok(Json(listed(lines, Some(person))))
}

fn listed(lines: Vec<TableLine>, person: Option<&str>) -> Vec<TableListed> {
    let one = |line: TableLine| {
        let doc: Doc = serde_json::from_str(&line.seats).ok()?;
        let own = person.map(|person| doc.seats_of(person));
        let own = own.unwrap_or_default();
        Some(TableListed {
            id: line.id,
            game: line.game,
            status: status_shown(line.status),
            your_turn: doc.to_act.is_some_and(|seat| own.contains(&seat)),
            seats: doc.seats.iter().map(|seat| seat.shown_to(person)).collect(),
            clock: doc.clock,
            updated: line.updated,
        })
    };
    lines.into_iter().filter_map(one).collect()
}
