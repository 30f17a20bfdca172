//! Playing.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use engawa_core::{MAX_SEATS, Seat};
use engawa_table::{Aim, Command, Refusal, TableId};

use super::access::Shown;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{AtTable, Body};
use crate::orders::{Access, Order, Show};
use crate::people::Guest;
use crate::wire::{
    AnswerRequest, ConfirmRequest, EndRequest, MoveRequest, Problem, ResignRequest, Stale,
    TableShown,
};

/// Plays a move, or several of which all are played or none. It names the `seq` and `step` of
/// the table that it answers; if the table has moved on, the answer is 409 with the table as it
/// stands. Sent twice, it is played once.
#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "play",
    params(("table" = String, Path)), request_body = MoveRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale),
        (status = 422, body = Problem)))]
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<MoveRequest>,
) -> ApiResult<Shown> {
    let begin = Instant::now();
    if request.text.is_some() && !request.moves.is_empty() {
        let message = "Either `move` or `moves` is expected, not both.";
        return Err(ApiError::bad("request/body", message));
    }
    let command = Command::Play {
        aim: aim(request.seat, request.seq, request.step)?,
        moves: request.text.into_iter().chain(request.moves).collect(),
        confirm: request.confirm,
    };
    let shown = act(&app, &guest, &id, request.seat, command).await?;
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
    AtTable(id): AtTable,
    Body(request): Body<ConfirmRequest>,
) -> ApiResult<Shown> {
    let command = Command::Undo(request.aim()?);
    act(&app, &guest, &id, request.seat, command).await
}

/// Takes all moves of your present turn back.
#[utoipa::path(post, path = "/api/tables/{table}/restart", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn restart(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<ConfirmRequest>,
) -> ApiResult<Shown> {
    let command = Command::Restart(request.aim()?);
    act(&app, &guest, &id, request.seat, command).await
}

/// Makes your complete turn final.
#[utoipa::path(post, path = "/api/tables/{table}/confirm", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<ConfirmRequest>,
) -> ApiResult<Shown> {
    let command = Command::Confirm(request.aim()?);
    act(&app, &guest, &id, request.seat, command).await
}

/// Asks everybody to let you go back to the beginning of your last turn. Against bots alone it
/// is done at once.
#[utoipa::path(post, path = "/api/tables/{table}/ask-undo", tag = "play",
    params(("table" = String, Path)), request_body = ConfirmRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn ask_undo(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<ConfirmRequest>,
) -> ApiResult<Shown> {
    let command = Command::AskUndo { seq: request.seq };
    act(&app, &guest, &id, request.seat, command).await
}

/// Answers somebody who asks to go back.
#[utoipa::path(post, path = "/api/tables/{table}/answer-undo", tag = "play",
    params(("table" = String, Path)), request_body = AnswerRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Stale)))]
pub(crate) async fn answer_undo(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<AnswerRequest>,
) -> ApiResult<Shown> {
    let AnswerRequest { question, agree } = request;
    let command = Command::AnswerUndo { question, agree };
    act(&app, &guest, &id, None, command).await
}

/// Gives up for good: a bot plays on for the others. If nobody is left, the table is closed.
#[utoipa::path(post, path = "/api/tables/{table}/resign", tag = "play",
    params(("table" = String, Path)), request_body = ResignRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Problem)))]
pub(crate) async fn resign(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<ResignRequest>,
) -> ApiResult<Shown> {
    let command = Command::Resign {
        seat: request.seat.map(seat).transpose()?,
        stand_in: app.players.stand_in().to_owned(),
    };
    act(&app, &guest, &id, None, command).await
}

/// Agrees to end the game here, or wants to play on. It ends when everybody who plays agrees.
#[utoipa::path(post, path = "/api/tables/{table}/end", tag = "play",
    params(("table" = String, Path)), request_body = EndRequest,
    responses((status = 200, body = TableShown), (status = 409, body = Problem)))]
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<EndRequest>,
) -> ApiResult<Shown> {
    let agree = request.agree;
    act(&app, &guest, &id, None, Command::End { agree }).await
}

/// Does something at a table and shows what came of it; or, if the table had moved on, how it
/// stands.
async fn act(
    app: &Arc<App>,
    guest: &Guest,
    id: &TableId,
    seat: Option<usize>,
    command: Command,
) -> ApiResult<Shown> {
    let order = Order {
        by: Some(guest.who()),
        command,
        access: Access::See,
        show: Show::New(seat),
    };
    Ok(Shown(app.carry_out(id, order).await?))
}

impl ConfirmRequest {
    fn aim(&self) -> ApiResult<Aim> {
        aim(self.seat, self.seq, self.step)
    }
}

/// Which state of the table somebody answers.
pub(super) fn aim(index: Option<usize>, seq: u64, step: u32) -> ApiResult<Aim> {
    let seat = index.map(seat).transpose()?;
    Ok(Aim { seat, seq, step })
}

fn seat(index: usize) -> ApiResult<Seat> {
    if index < MAX_SEATS {
        return Ok(Seat::new(index));
    }
    let seat = Some(index);
    Err(Refusal::NotYourSeat { seat }.into())
}
