//! Live updates: server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use engawa_table::{Mark, PersonId, Since};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::Instant;

use super::access::{Looking, visible};
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::extract::{Address, Ask, AtTable};
use crate::people::Guest;
use crate::presence::Here;
use crate::room::Room;
use crate::streams::{Listening, StreamPlace};
use crate::wire::{PresenceShown, Problem, TableShown};

/// Live updates of a table: events named `table`, each with the table as you see it and the
/// log since the last one. The id of each can be given as `Last-Event-ID` (or `since`) to go on
/// from there. When only who is there has changed, an event named `presence` (without an id)
/// says so: a `PresenceShown`.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path), Looking),
    responses((status = 200, body = TableShown, content_type = "text/event-stream"),
        (status = 404, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn listen(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Address(address): Address,
    guest: Option<Guest>,
    AtTable(id): AtTable,
    Ask(looking): Ask<Looking>,
) -> ApiResult<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let visible = visible(&app, &id, guest.as_ref()).await?;
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| Since::parse(value.to_str().ok()?));
    let since = last.unwrap_or_else(|| looking.since());
    let (room, table, person) = (visible.room, visible.table, visible.person);
    table.sight(person.as_ref(), looking.seat)?;
    let seated = |person| table.arrangement().is_seated(person);
    let listening = Listening {
        address,
        person: guest.as_ref().map(|guest| guest.person.id.clone()),
        plays: person.as_ref().is_some_and(seated),
    };
    let place = StreamPlace::take(&app, listening)?;
    let here = Here::new(&room, person.as_ref());
    app.watched(&room);
    let listener = Listener {
        changed: room.changed.subscribe(),
        came_or_went: room.presence.subscribe(),
        stopping: app.stopping.subscribe(),
        app,
        room,
        guest,
        person,
        seat: looking.seat,
        since,
        told: None,
        quiet_until: None,
        _place: place,
        _here: here,
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
    came_or_went: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    since: Since,
    told: Option<Told>,
    /// Until then it isn't told again who is there.
    quiet_until: Option<Instant>,
    _place: StreamPlace,
    _here: Here,
}

/// What was told last.
struct Told {
    mark: Mark,
    present: PresenceShown,
}

impl Listener {
    /// The next update; `None` when the stream ends and the client had better come again.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.told.is_some() {
                self.wait().await?;
            }
            self.changed.mark_unchanged();
            self.came_or_went.mark_unchanged();
            if let Some(event) = self.update().await? {
                return Some(event);
            }
        }
    }

    /// Waits until something may be new; `None` if the stream has to end.
    async fn wait(&mut self) -> Option<()> {
        let quiet = self.quiet_until;
        let quiet_is_over = async {
            match quiet {
                Some(until) => tokio::time::sleep_until(until).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            changed = self.changed.changed() => changed.ok(),
            changed = self.came_or_went.changed(), if quiet.is_none() => changed.ok(),
            () = quiet_is_over => {
                self.quiet_until = None;
                Some(())
            }
            _ = self.stopping.changed() => None,
        }
    }

    /// What is new, `Some(None)` if nothing is.
    async fn update(&mut self) -> Option<Option<Event>> {
        if self.told.is_some() {
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
        let (mark, present) = (sight.mark(), self.room.present(&table));
        match &mut self.told {
            Some(told) if told.mark == mark => {
                if told.present == present || self.quiet_until.is_some() {
                    return Some(None);
                }
                self.quiet_until = Some(Instant::now() + self.app.config.presence_interval);
                let event = Event::default().event("presence").json_data(&present);
                told.present = present;
                return Some(event.ok());
            }
            told => *told = Some(Told { mark, present }),
        }
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
