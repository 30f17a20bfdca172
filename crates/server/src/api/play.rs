//! Playing.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;

use super::access::{check_may_see, show};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{At, Body};
use crate::ids;
use crate::live::{Live, Since};
use crate::people::Guest;
use crate::wire::{AnswerRequest, ConfirmRequest, MoveRequest, Problem, Stale, TableShown};

type Shown = ApiResult<Json<TableShown>>;

/// Plays a move. It names the `seq` and `step` of the table that it answers; if the table has
/// moved on, the answer is 409 with the table as it stands. Sent twice, it is played once.
#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "play",
    params(("table" = String, Path)), request_body = MoveRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale),
        (status = 422, body = Problem)))]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<MoveRequest>,
) -> Shown {
    let begin = Instant::now();
    let seat = request.seat;
    let shown = act(&app, &guest, &id, seat, move |live, person| {
        live.play(person, &request, ids::now())
    })
    .await?;
    app.metrics.moves.add();
    app.metrics.move_times.add(begin.elapsed());
    Ok(shown)
}

/// Takes the last move of your present turn back.
#[utoipa::path(post, path = "/api/tables/{table}/undo", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<ConfirmRequest>,
) -> Shown {
    let seat = request.seat;
    let act = act(&app, &guest, &id, seat, move |live, person| {
        live.undo(person, &request, ids::now())
    });
    act.await
}

/// Takes all moves of your present turn back.
#[utoipa::path(post, path = "/api/tables/{table}/restart", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn restart(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<ConfirmRequest>,
) -> Shown {
    let seat = request.seat;
    let act = act(&app, &guest, &id, seat, move |live, person| {
        live.restart(person, &request, ids::now())
    });
    act.await
}

/// Makes your complete turn final.
#[utoipa::path(post, path = "/api/tables/{table}/confirm", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<ConfirmRequest>,
) -> Shown {
    let seat = request.seat;
    let act = act(&app, &guest, &id, seat, move |live, person| {
        live.confirm(person, &request, ids::now())
    });
    act.await
}

/// Asks everybody to let you go back to the beginning of your last turn. Against bots alone it
/// is done at once.
#[utoipa::path(post, path = "/api/tables/{table}/ask-undo", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn ask_undo(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<ConfirmRequest>,
) -> Shown {
    let seat = request.seat;
    let act = act(&app, &guest, &id, seat, move |live, person| {
        live.ask_undo(person, request.seq, ids::now())
    });
    act.await
}

/// Answers somebody who asks to go back.
#[utoipa::path(post, path = "/api/tables/{table}/answer-undo", tag = "play",
    params(("table" = String, Path)), request_body = AnswerRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn answer_undo(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<AnswerRequest>,
) -> Shown {
    let act = act(&app, &guest, &id, None, move |live, person| {
        live.answer_undo(person, request.seq, request.agree, ids::now())
    });
    act.await
}

/// Does something at a table and shows what came of it; or, if the table had moved on, how it
/// stands.
async fn act(
    app: &Arc<App>,
    guest: &Guest,
    id: &str,
    seat: Option<usize>,
    act: impl FnOnce(&mut Live, &str) -> ApiResult<()> + Send + 'static,
) -> Shown {
    check_may_see(app, id, Some(guest)).await?;
    let person = guest.person.id.clone();
    let done = app.change(id, move |live, _| {
        let known = live.now_seen();
        if live.doc.seats_of(&person).is_empty() {
            let message = "You have no seat at this table.";
            return Err(ApiError::forbidden("seat/not-yours", message));
        }
        act(live, &person)?;
        Ok(known)
    });
    match done.await {
        Ok(known) => Ok(Json(show(app, id, Some(guest), seat, known).await?)),
        Err(error) if error.is_stale() => {
            let table = show(app, id, Some(guest), seat, Since::default()).await?;
            Err(error.with_table(table))
        }
        Err(error) => Err(error),
    }
}
