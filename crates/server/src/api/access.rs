//! Who may see a table.

use engawa_core::Seat;
use engawa_store::Role;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::live::{Live, Since};
use crate::people::Guest;
use crate::wire::TableShown;

/// Through whose eyes, and what is known already.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Looking {
    /// One of your own seats; may be missing: then the one that is to act, or your first.
    pub seat: Option<usize>,
    /// The id of the last event of the stream that you have seen.
    pub since: Option<String>,
}

impl Looking {
    pub(super) fn since(&self) -> Since {
        let since = self.since.as_deref().and_then(Since::parse);
        since.unwrap_or_default()
    }
}

/// Which steps, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Steps {
    /// The first step; 0 is the beginning.
    #[serde(default)]
    pub from: usize,
    /// How many steps, at most 50.
    pub count: Option<usize>,
    /// Through which seat's eyes; may be missing: what was public.
    pub seat: Option<usize>,
}

/// About which state, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Aiding {
    /// One of your own seats; may be missing: then the one that is to act, or your first. With
    /// `at` any seat, or what was public.
    pub seat: Option<usize>,
    /// Only when the game is over: after so many moves and draws.
    pub at: Option<usize>,
}

/// Refuses whoever may not even see the table, as if it were not there.
pub(super) async fn check_may_see(app: &App, id: &str, guest: Option<&Guest>) -> ApiResult<()> {
    let person = guest.map(|guest| guest.person.id.as_str());
    let open = app.look(id, |live| is_open_to(live, person)).await?;
    if open || role(app, id, person).await?.is_some() {
        return Ok(());
    }
    Err(ApiError::no_table())
}

/// Refuses whoever may not take a seat or chat.
pub(super) async fn check_may_join(app: &App, id: &str, guest: &Guest) -> ApiResult<()> {
    let person = guest.person.id.as_str();
    let open = app.look(id, |live| is_open_to(live, Some(person))).await?;
    match role(app, id, Some(person)).await? {
        Some(Role::Player) => Ok(()),
        _ if open => Ok(()),
        Some(Role::Watcher) => {
            let message = "You are a spectator here: you need the players' link to join.";
            Err(ApiError::forbidden("table/spectator", message))
        }
        None => Err(ApiError::no_table()),
    }
}

fn is_open_to(live: &Live, person: Option<&str>) -> bool {
    live.is_public() || person.is_some_and(|person| !live.doc.seats_of(person).is_empty())
}

async fn role(app: &App, id: &str, person: Option<&str>) -> ApiResult<Option<Role>> {
    match person {
        Some(person) => Ok(app.store.role(id, person).await?),
        None => Ok(None),
    }
}

/// The table as `guest` sees it.
pub(super) async fn show(
    app: &App,
    id: &str,
    guest: Option<&Guest>,
    seat: Option<usize>,
    since: Since,
) -> ApiResult<TableShown> {
    let person = guest.map(|guest| guest.person.id.as_str());
    app.look(id, |live| {
        let viewer = eyes(live, person, seat)?;
        Ok(live.shown(person, viewer, since))
    })
    .await?
}

/// Through whose eyes `person` may look who asks for `seat`.
pub(super) fn eyes(
    live: &Live,
    person: Option<&str>,
    seat: Option<usize>,
) -> ApiResult<Option<Seat>> {
    let viewer = live.viewer(person, seat);
    if seat.is_some() && viewer.is_none() {
        let message = "That seat is not yours.";
        return Err(ApiError::forbidden("seat/not-yours", message));
    }
    Ok(viewer)
}
