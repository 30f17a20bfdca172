//! What all requests share.

use std::sync::Arc;

use engawa_store::Store;
use engawa_table::TableId;
use tokio::sync::watch;

use crate::config::Config;
use crate::connections::Connections;
use crate::error::ApiResult;
use crate::ids;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::people::People;
use crate::players::Players;
use crate::rooms::Rooms;
use crate::schedule::Schedule;
use crate::streams::Streams;
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
    pub(crate) connections: Arc<Connections>,
    pub(crate) streams: Streams,
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
            connections: Connections::new(&config),
            streams: Streams::default(),
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

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// How many live streams there are.
    pub fn streams(&self) -> usize {
        self.streams.len()
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms.len()
    }
}
