//! What all requests share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engawa_store::{Status, Store, Write};
use tokio::sync::{OwnedMutexGuard, Semaphore, watch};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::limits::Limits;
use crate::live::Live;
use crate::metrics::Metrics;
use crate::people::People;
use crate::players::Players;
use crate::rooms::{Room, Rooms};
use crate::schedule::Schedule;

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
    pub(crate) thinkers: Arc<Semaphore>,
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
            thinkers: Arc::new(Semaphore::new(config.thinkers)),
            metrics: Metrics::default(),
            people: People::default(),
            rooms: Rooms::default(),
            schedule: Schedule::default(),
            stopping: watch::Sender::new(false),
            started: ids::now(),
            streams: AtomicUsize::new(0),
            own_streams: Mutex::default(),
            store,
            config,
            players,
        });
        for (table, due) in app.store.due().await? {
            app.schedule.set(&table, Some(due));
        }
        tokio::spawn(crate::schedule::run(Arc::clone(&app)));
        tokio::spawn(crate::rooms::sweep(Arc::clone(&app)));
        Ok(app)
    }

    /// Ends all streams, finishes what is being written, and closes the database.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.store.close().await;
    }

    /// Changes a table: `change` alters it, what it noted is written, and then everybody is
    /// told. Goes on to the end even if whoever asked has gone away.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        change: impl FnOnce(&mut Live, &mut Vec<Write>) -> ApiResult<T> + Send + 'static,
    ) -> ApiResult<T> {
        let (app, id) = (Arc::clone(self), id.to_owned());
        let task = tokio::spawn(async move { app.change_here(&id, change).await });
        let broken = |_| ApiError::fault("a change of a table was broken off");
        task.await.map_err(broken)?
    }

    async fn change_here<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live, &mut Vec<Write>) -> ApiResult<T>,
    ) -> ApiResult<T> {
        let (room, mut live) = self.locked(id).await?;
        let mut more = Vec::new();
        // If the change panics half-way, what is in memory is worth nothing.
        live.dead = true;
        let result = change(&mut live, &mut more);
        live.dead = false;
        if result.is_err() && live.is_changed() {
            self.forget(&room, &mut live);
            return result;
        }
        let mut writes = live.take_writes(ids::now());
        writes.append(&mut more);
        if writes.is_empty() {
            return result;
        }
        if let Err(error) = self.store.write(writes).await {
            self.forget(&room, &mut live);
            return Err(error.into());
        }
        self.schedule.set(id, live.due());
        room.tell();
        result
    }

    /// Looks at a table.
    pub async fn look<T>(&self, id: &str, look: impl FnOnce(&Live) -> T) -> ApiResult<T> {
        let (_, live) = self.locked(id).await?;
        Ok(look(&live))
    }

    /// The table, so that nobody else can look at it or change it.
    pub(crate) async fn locked(&self, id: &str) -> ApiResult<(Arc<Room>, OwnedMutexGuard<Live>)> {
        const ATTEMPTS: usize = 3;
        for _ in 0..ATTEMPTS {
            let room = self.room(id).await?;
            let live = Arc::clone(&room.live).lock_owned().await;
            if !live.dead {
                return Ok((room, live));
            }
            self.rooms.remove_this(id, &room);
        }
        let message = "The table is being read anew; try again.";
        Err(ApiError::unavailable("table/busy", message))
    }

    /// The table with this id, from memory or from the store.
    pub(crate) async fn room(&self, id: &str) -> ApiResult<Arc<Room>> {
        self.rooms.get(id, || self.load(id)).await
    }

    async fn load(&self, id: &str) -> ApiResult<Live> {
        let table = self.store.table(id).await?.ok_or_else(ApiError::no_table)?;
        let events = self.store.events(id).await?;
        let chat = self.store.chat(id, crate::live::CHAT_KEPT as i64).await?;
        let mut live = Live::rebuild(&table, &events, chat)?;
        if live.status == Status::Playing && table.state.updated < self.started {
            live.forgive_until(self.started);
        }
        Ok(live)
    }

    /// Puts a new table into the store and into memory.
    pub(crate) async fn add(&self, mut live: Live, mut more: Vec<Write>) -> ApiResult<()> {
        let now = ids::now();
        let mut writes = live.take_writes(now);
        // The row comes first, in its present state.
        writes.retain(|write| !matches!(write, Write::Table(..) | Write::Due(..)));
        writes.insert(0, Write::NewTable(live.row(now)));
        writes.append(&mut more);
        self.store.write(writes).await?;
        let (id, due) = (live.id.clone(), live.due());
        self.rooms.put(live);
        self.schedule.set(&id, due);
        Ok(())
    }

    fn forget(&self, room: &Arc<Room>, live: &mut Live) {
        live.dead = true;
        self.rooms.remove_this(&live.id, room);
        // Whoever listens comes back and finds the table as it is stored.
        room.tell();
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
        let Some(person) = self.store.person_of_session(session).await? else {
            return Ok(false);
        };
        self.people.put(session, Arc::new(person));
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
