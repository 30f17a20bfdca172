//! Live updates: server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use engawa_table::{PersonId, Since};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;

use super::access::{Looking, visible};
use crate::app::{App, OwnStream, StreamPlace};
use crate::error::{ApiError, ApiResult};
use crate::extract::{Ask, AtTable};
use crate::people::Guest;
use crate::presence::Here;
use crate::room::Room;
use crate::shown::Mark;
use crate::wire::{Problem, TableShown};

/// Live updates of a table: events named `table`, each with the table as you see it and the
/// log since the last one. The id of each can be given as `Last-Event-ID` (or `since`) to go on
/// from there.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path), Looking),
    responses((status = 200, body = TableShown, content_type = "text/event-stream"),
        (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn listen(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    guest: Option<Guest>,
    AtTable(id): AtTable,
    Ask(looking): Ask<Looking>,
) -> ApiResult<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let visible = visible(&app, &id, guest.as_ref()).await?;
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| Since::parse(value.to_str().ok()?));
    let since = last.unwrap_or_else(|| looking.since());
    let full = || {
        let message = "There are too many live connections; try again in a moment.";
        ApiError::unavailable("limit/streams", message)
    };
    let place = app.open_stream().ok_or_else(full)?;
    let who = guest.as_ref().map(|guest| guest.person.id.clone());
    let own_place = app.own_stream(who).ok_or_else(full)?;
    let (room, person) = (visible.room, visible.person);
    visible.table.sight(person.as_ref(), looking.seat)?;
    let here = Here::new(&room, person.as_ref());
    app.watched(&room);
    let listener = Listener {
        _here: here,
        changed: room.changed.subscribe(),
        stopping: app.stopping.subscribe(),
        app,
        room,
        guest,
        person,
        seat: looking.seat,
        since,
        mark: None,
        _places: (place, own_place),
    };
    let updates = unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(updates).keep_alive(alive))
}

/// One open stream.
struct Listener {
    app: Arc<App>,
    room: Arc<Room>,
    guest: Option<Guest>,
    person: Option<PersonId>,
    seat: Option<usize>,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    since: Since,
    mark: Option<Mark>,
    _places: (StreamPlace, OwnStream),
    _here: Here,
}

impl Listener {
    /// The next update; `None` when the stream ends and the client had better come again.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.mark.is_some() {
                tokio::select! {
                    changed = self.changed.changed() => changed.ok()?,
                    _ = self.stopping.changed() => return None,
                }
            }
            self.changed.mark_unchanged();
            if let Some(event) = self.update().await? {
                return Some(event);
            }
        }
    }

    /// What is new, `Some(None)` if nothing is.
    async fn update(&mut self) -> Option<Option<Event>> {
        if self.mark.is_some() {
            self.check_still_known().await.ok()?;
        }
        if self.room.is_dead() {
            return None;
        }
        let (table, person) = (self.room.table(), self.person.as_ref());
        self.room.check_may_see(&table, person).ok()?;
        // Whose seat was freed looks on without one.
        let sight = table.sight(person, self.seat);
        let sight = sight.or_else(|_| table.sight(person, None)).ok()?;
        let mark = self.room.mark(&sight);
        if self.mark == Some(mark) {
            return Some(None);
        }
        self.mark = Some(mark);
        let json = self.room.show(&table, person, &sight, self.since);
        self.since = table.now_seen();
        let id = self.since.to_string();
        Some(Some(
            Event::default().event("table").id(id).data(json.as_str()),
        ))
    }

    /// Ends the stream of a device that was forgotten.
    async fn check_still_known(&self) -> ApiResult<()> {
        match &self.guest {
            Some(guest) if !self.app.is_known(&guest.session).await? => {
                Err(ApiError::unknown_person())
            }
            _ => Ok(()),
        }
    }
}
