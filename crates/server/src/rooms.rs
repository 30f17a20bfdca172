//! The tables in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, watch};

use crate::app::App;
use crate::error::ApiResult;
use crate::ids;
use crate::live::Live;
use crate::presence::Presence;

/// A table in memory, and who is to be told when it changes.
pub(crate) struct Room {
    pub live: Arc<tokio::sync::Mutex<Live>>,
    pub changed: watch::Sender<u64>,
    pub presence: Arc<Presence>,
    used: AtomicI64,
}

impl Room {
    fn new(live: Live) -> Arc<Self> {
        Arc::new(Self {
            presence: Arc::clone(&live.presence),
            live: Arc::new(tokio::sync::Mutex::new(live)),
            changed: watch::Sender::new(0),
            used: AtomicI64::new(ids::now()),
        })
    }

    /// Tells everybody who listens that something changed.
    pub fn tell(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }
}

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The tables in memory by id. Of each table there is one room at most, even if many ask for
/// it at once.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<String, Cell>>);

impl Rooms {
    /// The room of a table; `load` reads it if it isn't in memory.
    pub async fn get<F: Future<Output = ApiResult<Live>>>(
        &self,
        id: &str,
        load: impl FnOnce() -> F,
    ) -> ApiResult<Arc<Room>> {
        let cell = Arc::clone(self.lock().entry(id.to_owned()).or_default());
        let room = cell.get_or_try_init(|| async { Ok(Room::new(load().await?)) });
        match room.await {
            Ok(room) => {
                room.used.store(ids::now(), Ordering::Relaxed);
                Ok(Arc::clone(room))
            }
            Err(error) => {
                let mut rooms = self.lock();
                if rooms.get(id).is_some_and(|cell| cell.get().is_none()) {
                    rooms.remove(id);
                }
                Err(error)
            }
        }
    }

    /// Adds a new table.
    pub fn put(&self, live: Live) {
        let id = live.id.clone();
        let cell = OnceCell::new_with(Some(Room::new(live)));
        self.lock().insert(id, Arc::new(cell));
    }

    /// Forgets a table, if this is still its room; it is read again when somebody asks for it.
    pub fn remove_this(&self, id: &str, room: &Arc<Room>) {
        let mut rooms = self.lock();
        let here = rooms.get(id).and_then(|cell| cell.get());
        if here.is_some_and(|here| Arc::ptr_eq(here, room)) {
            rooms.remove(id);
        }
    }

    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables that nobody used since `limit` and nobody listens to.
    fn forget_idle(&self, limit: i64) {
        self.lock().retain(|_, cell| {
            let Some(room) = cell.get() else {
                return true;
            };
            // Nobody else has the room or its cell, so nobody can be changing it; and while
            // the map is locked nobody can come.
            let alone = Arc::strong_count(cell) == 1
                && Arc::strong_count(room) == 1
                && Arc::strong_count(&room.live) == 1;
            !(alone && room.used.load(Ordering::Relaxed) < limit)
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Cell>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets idle tables leave memory, again and again.
pub(crate) async fn sweep(app: Arc<App>) {
    let idle = app.config.idle.as_millis() as i64;
    let pause = app
        .config
        .idle
        .clamp(Duration::from_secs(1), Duration::from_secs(30));
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.changed() => return,
        }
        app.rooms.forget_idle(ids::now() - idle);
        app.limits.forget_idle();
        app.people.forget_some();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::tests::table;

    #[tokio::test]
    async fn idle_tables_leave_memory_unless_somebody_has_them() {
        let rooms = Rooms::default();
        rooms.put(table("gorinto", 2, 7));
        let later = ids::now() + 10;
        let load = || async { Ok(table("gorinto", 2, 7)) };
        let room = rooms.get("table", load).await.ok();
        rooms.forget_idle(later);
        assert_eq!(rooms.len(), 1, "somebody has it");
        drop(room);
        rooms.forget_idle(0);
        assert_eq!(rooms.len(), 1, "it was just used");
        rooms.forget_idle(later);
        assert_eq!(rooms.len(), 0);
        assert!(rooms.get("table", load).await.is_ok());
    }
}
