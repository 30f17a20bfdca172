//! What helps a person to think.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use engawa_core::{Purpose, Rng};

use super::access::{Aiding, check_may_see, eyes, show};
use super::records::{anybody, beginning, finished};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Ask, At, Body};
use crate::ids;
use crate::live::Since;
use crate::people::Guest;
use crate::players;
use crate::wire::{AidsShown, HintRequest, HintShown, Problem, ScoreShown, Stale};

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

/// What a good player would do in your place, seeing what you see. At tables with other people
/// only if the host allows it. It takes a second or two.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "play",
    params(("table" = String, Path)), request_body = HintRequest,
    responses((status = 200, body = HintShown), (status = 403, body = Problem),
        (status = 409, body = Stale)))]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    guest: Guest,
    At(id): At<String>,
    Body(request): Body<HintRequest>,
) -> ApiResult<Json<HintShown>> {
    check_may_see(&app, &id, Some(&guest)).await?;
    let person = guest.person.id.as_str();
    let position = app.look(&id, |live| live.hint_position(person, &request));
    let position = or_the_table(&app, &id, &guest, request.seat, position.await?).await?;
    app.limits.hint(person)?;
    // Bots and hints wait for the same places to think.
    let place = Arc::clone(&app.thinkers).acquire_owned().await;
    let think = move || {
        let mut rng = Rng::new(ids::seed(), Purpose::Choices);
        let hint = players::hint(&position, &mut rng);
        drop(place);
        hint
    };
    let broken = |_| ApiError::fault("a hint broke down");
    let (moves, line) = tokio::task::spawn_blocking(think).await.map_err(broken)?;
    let scores: Vec<ScoreShown> = line.scores.into_iter().map(Into::into).collect();
    let greatest = scores.iter().max_by_key(|score| score.points);
    Ok(Json(HintShown {
        seq: request.seq,
        step: request.step,
        moves,
        line: line.moves,
        why: greatest.filter(|score| score.points > 0).cloned(),
        scores,
    }))
}

/// What was found; or, if the table had moved on, how it stands.
async fn or_the_table<T>(
    app: &App,
    id: &str,
    guest: &Guest,
    seat: Option<usize>,
    found: ApiResult<T>,
) -> ApiResult<T> {
    match found {
        Err(error) if error.is_stale() => {
            let table = show(app, id, Some(guest), seat, Since::default()).await?;
            Err(error.with_table(table))
        }
        other => other,
    }
}
