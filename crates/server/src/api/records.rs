//! Finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use engawa_catalog::{AnyTable, resume};
use engawa_core::{Record, Seat, Seed, Turn, Viewer};
use engawa_store::{Role, Write};

use super::access::{Steps, check_may_see};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Ask, At, Body};
use crate::ids;
use crate::live::{Holder, Live, new_doc, seat_of};
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
    At(id): At<String>,
) -> ApiResult<(HeaderMap, String)> {
    let record = finished(&app, &id, guest.as_ref(), |live| live.game().record());
    let json = record.await?.to_pretty_json();
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
    At(id): At<String>,
    Ask(steps): Ask<Steps>,
) -> ApiResult<Json<ReplayShown>> {
    let (record, seed) = finished(&app, &id, guest.as_ref(), |live| {
        (live.game().record(), live.seed())
    })
    .await?;
    let viewer = anybody(steps.seat, record.players)?;
    let from = steps.from.min(record.events.len());
    let mut table = beginning(&record, seed, from)?;
    let mut shown = vec![step(table.as_ref(), viewer)];
    let count = steps.count.unwrap_or(STEPS).clamp(1, STEPS);
    for text in record.events.iter().skip(from).take(count - 1) {
        table.happen(text)?;
        shown.push(step(table.as_ref(), viewer));
    }
    Ok(Json(ReplayShown {
        length: record.events.len(),
        steps: shown,
    }))
}

/// Any seat's eyes, or what was public.
pub(super) fn anybody(seat: Option<usize>, players: usize) -> ApiResult<Viewer> {
    let unknown = || ApiError::not_found("seat/unknown", "There is no such seat.");
    match seat {
        Some(seat) if seat >= players => Err(unknown()),
        Some(seat) => Ok(Viewer::Seat(Seat::new(seat))),
        None => Ok(Viewer::Spectator),
    }
}

/// A recorded game after its first `events` moves and draws.
pub(super) fn beginning(
    record: &Record,
    seed: Seed,
    events: usize,
) -> ApiResult<Box<dyn AnyTable>> {
    let mut beginning = Record {
        result: None,
        ..record.clone()
    };
    beginning.events.truncate(events);
    Ok(resume(&beginning, seed)?)
}

fn step(table: &dyn AnyTable, viewer: Viewer) -> ReplayStep {
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
    At(id): At<String>,
) -> ApiResult<Json<ScoreSheet>> {
    check_may_see(&app, &id, guest.as_ref()).await?;
    let sheet = app.look(&id, |live| {
        let game = live.game();
        let lines = game.log(Viewer::Spectator, 0).into_iter();
        let lines = lines.filter_map(|line| {
            let (number, score) = (line.number, line.score?.into());
            Some(SheetLine { number, score })
        });
        ScoreSheet {
            scores: game.scores().into(),
            outcome: game.outcome().map(Into::into),
            lines: lines.collect(),
        }
    });
    Ok(Json(sheet.await?))
}

/// Continues a finished game from some moment, at a new table. What happened until then is kept;
/// what is drawn afterwards follows from the new table's own seed.
#[utoipa::path(post, path = "/api/tables/{table}/continue", tag = "records",
    params(("table" = String, Path)), request_body = ContinueRequest,
    responses((status = 200, body = TableMade), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn go_on(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(wish): Body<ContinueRequest>,
) -> ApiResult<Json<TableMade>> {
    let record = finished(&app, &id, Some(&guest), |live| live.game().record()).await?;
    if wish.seats.len() != record.players {
        let message = format!(
            "The game had {} seats: as many are expected.",
            record.players
        );
        return Err(ApiError::refused("options/player-count", message));
    }
    let person = &guest.person;
    let seats = wish.seats.iter();
    let seats: Vec<_> = seats
        .map(|seat| seat_of(person, seat, &app.players))
        .collect::<ApiResult<_>>()?;
    let seed = ids::seed();
    let base = continued(record, seed, wish.at)?;
    app.limits.table(&person.id)?;
    let full = !seats.contains(&Holder::Open);
    let now = ids::now();
    let doc = new_doc(person, seats, None);
    let mut live = Live::new(ids::short(), base, seed, doc, false, now);
    live.take_over(Some(id), now);
    if full {
        live.start(now)?;
    }
    let id = live.id.clone();
    let member = Write::Member(id.clone(), person.id.clone(), Role::Player);
    app.add(live, vec![member]).await?;
    Ok(Json(TableMade { id }))
}

/// The recorded game as it was when, after its first `at` events, a seat was next to act; its
/// further draws follow `seed`.
fn continued(record: Record, seed: Seed, at: usize) -> ApiResult<Box<dyn AnyTable>> {
    let over = || {
        let message = "The game was over then: there is nothing to continue.";
        ApiError::conflict("continue/over", message)
    };
    let rest = record.events.get(at..).ok_or_else(over)?;
    let mut table = beginning(&record, seed, at)?;
    for text in rest {
        if table.turn() != Turn::Chance {
            break;
        }
        table.happen(text)?;
    }
    table.turn().seat().ok_or_else(over)?;
    let events = table.history().len();
    let record = Record {
        continued: events,
        ..record
    };
    beginning(&record, seed, events)
}

pub(super) async fn finished<T>(
    app: &App,
    id: &str,
    guest: Option<&Guest>,
    look: impl FnOnce(&Live) -> T,
) -> ApiResult<T> {
    check_may_see(app, id, guest).await?;
    let found = app.look(id, |live| live.finished().map(|_| look(live)));
    let message = "The game is not over yet.";
    let not_over = || ApiError::conflict("table/not-over", message);
    found.await?.ok_or_else(not_over)
}
