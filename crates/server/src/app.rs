//! What all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engawa_store::Store;
use engawa_table::TableId;
use tokio::sync::watch;

use crate::config::Config;
use crate::error::ApiResult;
use crate::ids;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::people::People;
use crate::players::Players;
use crate::rooms::Rooms;
use crate::schedule::Schedule;
use crate::thinking::Thinking;

/// The server's state.
pub struct App {
    /// The database.
    pub store: Store,
    /// What the host chose.
    pub config: Config,
    /// The bots.
    pub players: Players,
    /// Who may ask how often.
    pub limits: Limits,
    /// Counters.
    pub metrics: Metrics,
    pub(crate) people: People,
    pub(crate) rooms: Rooms,
    pub(crate) schedule: Schedule,
    pub(crate) lobby: Lobby,
    pub(crate) thinking: Thinking,
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) started: i64,
    streams: AtomicUsize,
    own_streams: Mutex<HashMap<String, usize>>,
}

impl App {
    /// A server on this database; bots that were to play go on.
    pub async fn start(store: Store, config: Config, players: Players) -> ApiResult<Arc<Self>> {
        let app = Arc::new(Self {
            limits: Limits::new(config.limits),
            thinking: Thinking::new(config.thinkers),
            metrics: Metrics::default(),
            people: People::default(),
            rooms: Rooms::default(),
            schedule: Schedule::default(),
            lobby: Lobby::default(),
            stopping: watch::Sender::new(false),
            started: ids::now(),
            streams: AtomicUsize::new(0),
            own_streams: Mutex::default(),
            store,
            config,
            players,
        });
        for (table, due) in app.store.due().await? {
            app.schedule.set(&TableId::from(table), Some(due));
        }
        tokio::spawn(crate::schedule::run(Arc::clone(&app)));
        tokio::spawn(crate::rooms::sweep(Arc::clone(&app)));
        tokio::spawn(crate::lobby::sweep(Arc::clone(&app)));
        Ok(app)
    }

    /// Ends all streams, finishes what is being written, and closes the database.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.store.close().await;
    }

    /// A place for a live stream, if there is one.
    pub(crate) fn open_stream(self: &Arc<Self>) -> Option<StreamPlace> {
        let place = StreamPlace(Arc::clone(self));
        let open = self.streams.fetch_add(1, Ordering::Relaxed);
        (open < self.config.streams).then_some(place)
    }

    /// A place for a live stream of a person, if they have not too many. Strangers share one
    /// allowance, as large as the whole.
    pub(crate) fn own_stream(self: &Arc<Self>, person: Option<String>) -> Option<OwnStream> {
        let mut own = self
            .own_streams
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(person) = &person {
            let count = own.entry(person.clone()).or_default();
            if *count >= self.config.streams_per_person {
                return None;
            }
            *count += 1;
        }
        Some(OwnStream(Arc::clone(self), person))
    }

    /// Whether the device with this hash still belongs to somebody.
    pub(crate) async fn is_known(&self, session: &str) -> ApiResult<bool> {
        if self.people.get(session).is_some() {
            return Ok(true);
        }
        let moment = self.people.moment();
        let Some(person) = self.store.person_of_session(session).await? else {
            return Ok(false);
        };
        self.people.put(session, Arc::new(person), moment);
        Ok(true)
    }

    /// How many live streams there are.
    pub fn streams(&self) -> usize {
        self.streams.load(Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms.len()
    }
}

/// A live stream's place; free again when it is dropped.
pub(crate) struct StreamPlace(Arc<App>);

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A live stream's place among those of its person; free again when it is dropped.
pub(crate) struct OwnStream(Arc<App>, Option<String>);

impl Drop for OwnStream {
    fn drop(&mut self) {
        let Some(person) = &self.1 else {
            return;
        };
        let own = &self.0.own_streams;
        let mut own = own.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = own.get_mut(person) {
            *count -= 1;
            if *count == 0 {
                own.remove(person);
            }
        }
    }
}
