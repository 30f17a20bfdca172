//! The tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engawa_table::TableId;
use tokio::sync::OnceCell;

use crate::app::App;
use crate::error::ApiResult;
use crate::ids;
use crate::room::Room;

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The tables in memory by id. Of each table there is one room at most, even if many ask for
/// it at once.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<TableId, Cell>>);

impl Rooms {
    /// The room of a table; `load` reads it if it isn't in memory.
    pub async fn get<F: Future<Output = ApiResult<Arc<Room>>>>(
        &self,
        id: &TableId,
        load: impl FnOnce() -> F,
    ) -> ApiResult<Arc<Room>> {
        let asked = Asked {
            cell: Arc::clone(self.lock().entry(id.clone()).or_default()),
            rooms: self,
            id,
        };
        let room = asked.cell.get_or_try_init(load).await?;
        room.use_now();
        Ok(Arc::clone(room))
    }

    /// Adds a new table.
    pub fn put(&self, id: &TableId, room: Arc<Room>) {
        let cell = OnceCell::new_with(Some(room));
        self.lock().insert(id.clone(), Arc::new(cell));
    }

    /// Forgets a table, if this is still its room; it is read again when somebody asks for it.
    pub fn remove_this(&self, id: &TableId, room: &Arc<Room>) {
        let mut rooms = self.lock();
        let here = rooms.get(id).and_then(|cell| cell.get());
        if here.is_some_and(|here| Arc::ptr_eq(here, room)) {
            rooms.remove(id);
        }
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Room>> {
        let rooms = self.lock();
        let rooms = rooms.values().filter_map(|cell| cell.get());
        rooms.map(Arc::clone).collect()
    }

    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Forgets tables that nobody used since `limit` and nobody listens to.
    fn forget_idle(&self, limit: i64) {
        self.lock().retain(|_, cell| {
            // Nobody else has the room or its cell, so nobody can be changing it; and while
            // the map is locked nobody can come.
            let alone = Arc::strong_count(cell) == 1;
            match cell.get() {
                Some(room) => !alone || Arc::strong_count(room) > 1 || room.was_used_since(limit),
                // Two who gave up at the same moment may each have left it to the other.
                None => !alone,
            }
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Cell>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody asks for a table. If it could not be read, or whoever asked has gone away, nothing of
/// it stays.
struct Asked<'a> {
    rooms: &'a Rooms,
    id: &'a TableId,
    cell: Cell,
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        if self.cell.initialized() {
            return;
        }
        let mut rooms = self.rooms.lock();
        let here = rooms.get(self.id);
        let here = here.is_some_and(|here| Arc::ptr_eq(here, &self.cell));
        // Only the map and this request have the cell: nobody else waits for it.
        if here && !self.cell.initialized() && Arc::strong_count(&self.cell) == 2 {
            rooms.remove(self.id);
        }
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
    use crate::tests::table;

    fn id() -> TableId {
        TableId::from("table")
    }

    async fn load() -> ApiResult<Arc<Room>> {
        Ok(Room::new(table("gorinto", 2, 7), HashMap::new()))
    }

    #[tokio::test]
    async fn idle_tables_leave_memory_unless_somebody_has_them() {
        let rooms = Rooms::default();
        rooms.put(&id(), load().await.unwrap());
        let later = ids::now() + 10;
        let room = rooms.get(&id(), load).await.ok();
        rooms.forget_idle(later);
        assert_eq!(rooms.len(), 1, "somebody has it");
        drop(room);
        rooms.forget_idle(0);
        assert_eq!(rooms.len(), 1, "it was just used");
        rooms.forget_idle(later);
        assert_eq!(rooms.len(), 0);
        assert!(rooms.get(&id(), load).await.is_ok());
    }

    #[tokio::test]
    async fn a_load_that_is_given_up_leaves_nothing() {
        let rooms = Rooms::default();
        let id = id();
        let mut never = Box::pin(rooms.get(&id, std::future::pending));
        assert!(futures_util::FutureExt::now_or_never(&mut never).is_none());
        rooms.forget_idle(0);
        assert_eq!(rooms.len(), 1, "it is being loaded");
        drop(never);
        assert_eq!(rooms.len(), 0);
    }
}
