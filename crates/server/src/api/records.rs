//! Finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use engawa_catalog::{AnyPlaythrough, resume};
use engawa_core::{RecordError, Seat, Viewer};
use engawa_table::{Refusal, Table, TableId};

use super::access::{Steps, visible};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, Ask, AtTable, Body};
use crate::ids;
use crate::people::Guest;
use crate::wire::{
    ContinueRequest, Problem, ReplayShown, ReplayStep, ScoreSheet, SheetLine, TableMade,
};

/// So many steps are given at once.
const STEPS: usize = 50;

/// The record of a finished game, with its seed: `engawa replay --verify` checks it.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "records",
    params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = Problem)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
) -> ApiResult<(HeaderMap, String)> {
    let table = finished(&app, &id, guest.as_ref()).await?;
    let json = table.game().record().to_pretty_json();
    let mut headers = HeaderMap::new();
    let json_type = HeaderValue::from_static("application/json");
    headers.insert(header::CONTENT_TYPE, json_type);
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"{id}.json\"")) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    Ok((headers, json))
}

/// Steps of a finished game, as any of its seats saw it.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "records",
    params(("table" = String, Path), Steps),
    responses((status = 200, body = ReplayShown), (status = 409, body = Problem)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
    Ask(steps): Ask<Steps>,
) -> ApiResult<Json<ReplayShown>> {
    let table = finished(&app, &id, guest.as_ref()).await?;
    let viewer = anybody(steps.seat, table.header().players)?;
    let past = table.game().history();
    let from = steps.from.min(past.len());
    let mut game = beginning(&table, from)?;
    let mut shown = vec![step(game.as_ref(), viewer)];
    let count = steps.count.unwrap_or(STEPS).clamp(1, STEPS);
    for past in past.iter().skip(from).take(count - 1) {
        let happened = game.happen(&past.text);
        happened.map_err(|fault| ApiError::fault(format!("a stored game: {fault}")))?;
        shown.push(step(game.as_ref(), viewer));
    }
    Ok(Json(ReplayShown {
        length: past.len(),
        steps: shown,
    }))
}

/// Any seat's eyes, or what was public.
pub(super) fn anybody(seat: Option<usize>, players: usize) -> ApiResult<Viewer> {
    match seat {
        Some(seat) if seat >= players => {
            let seats = players;
            Err(Refusal::NoSuchSeat { seat, seats }.into())
        }
        Some(seat) => Ok(Viewer::Seat(Seat::new(seat))),
        None => Ok(Viewer::Spectator),
    }
}

/// The game of a finished table after its first `events` moves and draws.
pub(super) fn beginning(
    table: &Table,
    events: usize,
) -> Result<Box<dyn AnyPlaythrough>, RecordError> {
    let mut record = table.game().record();
    record.result = None;
    record.events.truncate(events);
    resume(&record, table.header().seed)
}

fn step(table: &dyn AnyPlaythrough, viewer: Viewer) -> ReplayStep {
    let number = table.history().len();
    let last = table.history().last();
    let log = table.log(viewer, number.saturating_sub(1));
    ReplayStep {
        number,
        seat: last.and_then(|past| past.seat).map(Seat::index),
        text: last.map(|past| past.text.clone()),
        turn: table.turn().into(),
        view: table.view_text(viewer),
        log: log.into_iter().map(Into::into).collect(),
        scores: table.scores().into(),
    }
}

/// Every point of a game so far, with its reason.
#[utoipa::path(get, path = "/api/tables/{table}/scores", tag = "records",
    params(("table" = String, Path)),
    responses((status = 200, body = ScoreSheet), (status = 404, body = Problem)))]
pub(crate) async fn scores(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
) -> ApiResult<Json<ScoreSheet>> {
    let visible = visible(&app, &id, guest.as_ref()).await?;
    let game = visible.table.game();
    let lines = game.log(Viewer::Spectator, 0).into_iter();
    let lines = lines.filter_map(|line| {
        let (number, score) = (line.number, line.score?.into());
        Some(SheetLine { number, score })
    });
    Ok(Json(ScoreSheet {
        scores: game.scores().into(),
        outcome: game.outcome().map(Into::into),
        lines: lines.collect(),
    }))
}

/// Continues a finished game from some moment, at a new table. What happened until then is kept;
/// what is drawn afterwards follows from the new table's own seed.
#[utoipa::path(post, path = "/api/tables/{table}/continue", tag = "records",
    params(("table" = String, Path)), request_body = ContinueRequest,
    responses((status = 200, body = TableMade), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn go_on(
    State(app): State<Arc<App>>,
    Address(address): Address,
    guest: Guest,
    AtTable(id): AtTable,
    Body(wish): Body<ContinueRequest>,
) -> ApiResult<Json<TableMade>> {
    let table = finished(&app, &id, Some(&guest)).await?;
    let record = table.game().record();
    let seats = wish.seats.iter().map(|seat| app.players.known(seat));
    let seats: Vec<_> = seats.collect::<ApiResult<_>>()?;
    let (person, now) = (guest.who(), ids::now());
    let founded = Table::continue_from(
        &record,
        Some(id),
        wish.at,
        &seats,
        &person,
        ids::fresh(),
        now,
    )?;
    app.limits.table(&guest.person.id, address)?;
    let id = app.found_one_more(founded, address).await?.to_string();
    Ok(Json(TableMade { id }))
}

/// The table, if its game is over and `guest` may see it.
pub(super) async fn finished(
    app: &App,
    id: &TableId,
    guest: Option<&Guest>,
) -> ApiResult<Arc<Table>> {
    let table = visible(app, id, guest).await?.table;
    match table.finished() {
        Some(_) => Ok(table),
        None => Err(Refusal::NotOver.into()),
    }
}
