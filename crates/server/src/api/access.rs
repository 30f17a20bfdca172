//! Who sees what of a table.

use std::sync::Arc;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use engawa_table::{PersonId, Since, Table, TableId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::error::ApiResult;
use crate::people::Guest;
use crate::room::Room;
use crate::shown::ShownJson;

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

/// A table as somebody sees it, as JSON.
pub(crate) struct Shown(pub Option<ShownJson>);

impl IntoResponse for Shown {
    fn into_response(self) -> Response {
        let json = HeaderValue::from_static("application/json");
        let body = self.0.map(Bytes::from_owner).unwrap_or_default();
        ([(header::CONTENT_TYPE, json)], body).into_response()
    }
}

/// A table that `guest` may see.
pub(super) struct Visible {
    pub room: Arc<Room>,
    pub table: Arc<Table>,
    pub person: Option<PersonId>,
}

/// The table, if `guest` may see it.
pub(super) async fn visible(app: &App, id: &TableId, guest: Option<&Guest>) -> ApiResult<Visible> {
    let room = app.room(id).await?;
    let table = room.table();
    let person = guest.map(Guest::id);
    room.check_may_see(&table, person.as_ref())?;
    Ok(Visible {
        room,
        table,
        person,
    })
}

impl Visible {
    /// The table as the guest sees it.
    pub fn show(&self, seat: Option<usize>, since: Since) -> ApiResult<Shown> {
        let person = self.person.as_ref();
        let sight = self.table.sight(person, seat)?;
        let json = self.room.show(&self.table, person, &sight, since);
        Ok(Shown(Some(json)))
    }
}
