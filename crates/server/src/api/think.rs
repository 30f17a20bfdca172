//! What helps a person to think.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use engawa_bots::HintedMove;
use engawa_catalog::Choice;
use engawa_core::{Purpose, Rng};
use engawa_table::{Refusal, Since, TableId};

use super::access::{Aiding, visible};
use super::play::aim;
use super::records::{anybody, beginning, finished};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Ask, AtTable, Body};
use crate::fair::Behalf;
use crate::ids;
use crate::people::Guest;
use crate::players;
use crate::wire::{AidsShown, HintRequest, HintShown, HintedMoveShown, Problem, ScoreShown, Stale};

/// What the rules can tell you about what you see: what each choice would do, who leads where.
#[utoipa::path(get, path = "/api/tables/{table}/aids", tag = "play",
    params(("table" = String, Path), Aiding),
    responses((status = 200, body = AidsShown), (status = 404, body = Problem)))]
pub(crate) async fn aids(
    State(app): State<Arc<App>>,
    guest: Option<Guest>,
    AtTable(id): AtTable,
    Ask(ask): Ask<Aiding>,
) -> ApiResult<Json<AidsShown>> {
    if let Some(at) = ask.at {
        return aids_at(&app, &id, guest.as_ref(), ask.seat, at).await;
    }
    let visible = visible(&app, &id, guest.as_ref()).await?;
    off_the_async_threads(move || {
        let sight = visible.table.sight(visible.person.as_ref(), ask.seat)?;
        Ok(Json(AidsShown {
            seq: visible.table.seq(),
            step: sight.step(),
            aids: sight.aids(),
        }))
    })
    .await
}

/// The aids of a moment of a finished game.
async fn aids_at(
    app: &App,
    id: &TableId,
    guest: Option<&Guest>,
    seat: Option<usize>,
    at: usize,
) -> ApiResult<Json<AidsShown>> {
    let table = finished(app, id, guest).await?;
    let viewer = anybody(seat, table.header().players)?;
    off_the_async_threads(move || {
        let game = beginning(&table, at)?;
        let (seq, step, aids) = (table.seq(), 0, Some(game.aids(viewer)));
        Ok(Json(AidsShown { seq, step, aids }))
    })
    .await
}

/// Does what may take a while where it holds nobody up.
async fn off_the_async_threads<T: Send + 'static>(
    work: impl FnOnce() -> ApiResult<T> + Send + 'static,
) -> ApiResult<T> {
    let broken = |_| ApiError::fault("something broke while thinking");
    tokio::task::spawn_blocking(work).await.map_err(broken)?
}

/// What a good player would do in your place, seeing what you see. At tables with other people
/// only if the host allows it. It takes a second or two.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play",
    params(("table" = String, Path)), request_body = HintRequest,
    responses((status = 200, body = HintShown), (status = 403, body = Problem),
        (status = 409, body = Stale)))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    guest: Guest,
    AtTable(id): AtTable,
    Body(request): Body<HintRequest>,
) -> ApiResult<Json<HintShown>> {
    let visible = visible(&app, &id, Some(&guest)).await?;
    let aim = aim(request.seat, request.seq, request.step)?;
    let position = match visible.table.hint_position(&guest.id(), aim) {
        Err(Refusal::Stale) => {
            let table = visible.show(request.seat, Since::default())?.0;
            return Err(ApiError::from(Refusal::Stale).with_table(table));
        }
        position => position?,
    };
    let Some(under_way) = app.thinking.begin_hint(&guest.id()) else {
        let message = "A hint for you is being worked out already.";
        return Err(ApiError::conflict("hint/under-way", message));
    };
    app.limits.hint(&guest.person.id)?;
    let behalf = Behalf {
        people: vec![guest.id()],
        bots_only: false,
    };
    let place = app.thinking.hints.take(&behalf).await;
    let hint = off_the_async_threads(move || {
        let mut rng = Rng::new(ids::seed(), Purpose::Choices);
        let hint = players::hint(&position, &mut rng);
        // Whoever asked may be gone by now; what was begun counts until it is done.
        drop((place, under_way));
        Ok(hint)
    })
    .await?;
    let scores: Vec<ScoreShown> = hint.scores.into_iter().map(Into::into).collect();
    let greatest = scores.iter().max_by_key(|score| score.points);
    let shown = |hinted: HintedMove<Choice>| HintedMoveShown {
        text: hinted.mv.text,
        action: hinted.mv.action,
        share: hinted.share,
        chance: hinted.chance,
        score: hinted.score,
    };
    Ok(Json(HintShown {
        seq: request.seq,
        step: request.step,
        moves: hint.moves.into_iter().map(shown).collect(),
        line: hint.line.into_iter().map(|choice| choice.text).collect(),
        why: greatest.filter(|score| score.points > 0).cloned(),
        scores,
    }))
}
