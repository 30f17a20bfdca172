//! Changing tables: what a command lets happen is written first, and then seen.

use std::net::IpAddr;
use std::sync::Arc;

use engawa_store::{Role, StoreError, Write};
use engawa_table::{
    Actor, Command, Damaged, Founded, Person, Refusal, Rematch, Since, Table, TableId, What,
};
use tokio::sync::OwnedMutexGuard;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::room::Room;
use crate::shown::ShownJson;
use crate::{ids, storing};

/// A command for a table.
pub(crate) struct Order {
    /// Who gives it; `None` is the server itself.
    pub by: Option<Person>,
    pub command: Command,
    /// What they have to be at the table.
    pub access: Access,
    /// What they are shown of the table afterwards.
    pub show: Show,
}

/// What somebody has to be at a table to give a command.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// May see the table.
    See,
    /// May take a seat or chat.
    Join,
    /// Anything.
    Any,
}

/// What is shown of a table after a command.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Show {
    Nothing,
    /// What is new since the command, through the eyes of a seat.
    New(Option<usize>),
    /// Everything.
    All,
}

impl Order {
    /// What the server does by itself.
    pub fn by_house(command: Command) -> Self {
        Self {
            by: None,
            command,
            access: Access::Any,
            show: Show::Nothing,
        }
    }

    fn check_access(&self, room: &Room, table: &Table) -> ApiResult<()> {
        match (self.access, &self.by) {
            (Access::See, by) => room.check_may_see(table, by.as_ref().map(|by| &by.id)),
            (Access::Join, Some(by)) => room.check_may_join(table, &by.id),
            (Access::Join, None) => Err(ApiError::no_table()),
            (Access::Any, _) => Ok(()),
        }
    }

    fn decide(&self, table: &Table, now: i64) -> Result<Vec<engawa_table::TableEvent>, Refusal> {
        let actor = self.by.as_ref().map_or(Actor::House, Actor::Person);
        table.decide(&self.command, actor, now)
    }

    /// Whoever has given up all they had at the table.
    fn leaves(&self, after: &Table) -> Option<&Person> {
        let by = self.by.as_ref()?;
        let leaving = matches!(self.command, Command::Leave { .. });
        (leaving && !after.arrangement().is_seated(&by.id)).then_some(by)
    }

    /// The answer: the table as whoever gave the order sees it.
    fn answer(&self, room: &Room, table: &Table, known: Since) -> ApiResult<Option<ShownJson>> {
        let (seat, since) = match self.show {
            Show::Nothing => return Ok(None),
            Show::New(seat) => (seat, known),
            Show::All => (None, Since::default()),
        };
        let person = self.by.as_ref().map(|by| &by.id);
        let sight = table.sight(person, seat)?;
        Ok(Some(room.show(table, person, &sight, since)))
    }
}

impl App {
    /// Carries out an order: it is decided, written, and only then seen by anybody. If whoever
    /// asked goes away meanwhile, the table is read anew.
    pub(crate) async fn carry_out(
        &self,
        id: &TableId,
        order: Order,
    ) -> ApiResult<Option<ShownJson>> {
        let (room, _changing) = self.locked(id).await?;
        let before = room.table();
        order.check_access(&room, &before)?;
        let now = ids::now();
        let events = match order.decide(&before, now) {
            Ok(events) => events,
            Err(Refusal::Stale) if order.by.is_some() => {
                let table = order.answer(&room, &before, Since::default())?;
                return Err(ApiError::from(Refusal::Stale).with_table(table));
            }
            Err(refusal) => return Err(refusal.into()),
        };
        let known = before.now_seen();
        let after = before
            .after(&events)
            .map_err(|damaged| fault(id, &damaged))?;
        let mut writes = storing::change(&before, &after, &events, now);
        let leaves = order.leaves(&after);
        writes.extend(leaves.map(|person| {
            let person = person.id.to_string();
            Write::NotMember(id.to_string(), person)
        }));
        if writes.is_empty() {
            self.schedule.set(id, before.due());
            return order.answer(&room, &before, known);
        }
        self.write(id, &room, writes).await?;
        for event in &events {
            if let What::SeatChanged { holder, .. } = &event.what
                && let Some(person) = holder.person()
            {
                room.set_role(person, Some(Role::Player));
            }
        }
        if let Some(person) = leaves {
            room.set_role(&person.id, None);
        }
        let after = Arc::new(after);
        self.see(id, &room, Arc::clone(&after));
        order.answer(&room, &after, known)
    }

    /// Makes a table.
    pub(crate) async fn found(self: &Arc<Self>, founded: Founded) -> ApiResult<TableId> {
        let app = Arc::clone(self);
        to_the_end(async move {
            let arrangement = founded.table.arrangement();
            let (id, host) = (founded.table.id(), arrangement.host.clone());
            // Whoever makes a table may see it, with or without a seat.
            let member = Write::Member(id.to_string(), host.to_string(), Role::Player);
            let mut writes = storing::founding(&founded);
            writes.push(member);
            app.store.write(writes).await?;
            Ok(app.take_in(founded))
        })
        .await
    }

    /// The table of a rematch, made by whoever asks first.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: &TableId,
        person: Person,
        address: IpAddr,
    ) -> ApiResult<TableId> {
        let (app, id) = (Arc::clone(self), id.clone());
        to_the_end(async move { app.rematch_here(&id, person, address).await }).await
    }

    async fn rematch_here(
        self: &Arc<Self>,
        id: &TableId,
        person: Person,
        address: IpAddr,
    ) -> ApiResult<TableId> {
        let (room, _changing) = self.locked(id).await?;
        let before = room.table();
        room.check_may_join(&before, &person.id)?;
        let now = ids::now();
        let founded = match before.rematch(&person, ids::fresh(), now)? {
            Rematch::Is(table) => return Ok(table),
            Rematch::New(founded) => *founded,
        };
        self.limits.table(person.id.as_str(), address)?;
        let _making = self.check_waiting(&founded).await?;
        let table = founded.table.id().clone();
        let note = Command::NoteRematch { table };
        let events = before.decide(&note, Actor::Person(&person), now)?;
        let after = before
            .after(&events)
            .map_err(|damaged| fault(id, &damaged))?;
        let mut writes = storing::founding(&founded);
        writes.extend(storing::change(&before, &after, &events, now));
        self.write(id, &room, writes).await?;
        let next = self.take_in(founded);
        self.note_origin(&next, address);
        self.see(id, &room, Arc::new(after));
        Ok(next)
    }

    /// What a person may do at a table without having a seat.
    pub(crate) async fn set_role(
        self: &Arc<Self>,
        id: &TableId,
        person: Person,
        role: Role,
    ) -> ApiResult<()> {
        let (app, id) = (Arc::clone(self), id.clone());
        to_the_end(async move {
            let (room, _changing) = app.locked(&id).await?;
            let member = Write::Member(id.to_string(), person.id.to_string(), role);
            app.write(&id, &room, vec![member]).await?;
            room.set_role(&person.id, Some(role));
            Ok(())
        })
        .await
    }

    /// The table, so that nobody else can change it.
    async fn locked(&self, id: &TableId) -> ApiResult<(Arc<Room>, OwnedMutexGuard<()>)> {
        const ATTEMPTS: usize = 3;
        for _ in 0..ATTEMPTS {
            let room = self.room(id).await?;
            let changing = Arc::clone(&room.changing).lock_owned().await;
            if !room.is_dead() {
                return Ok((room, changing));
            }
            self.rooms.remove_this(id, &room);
        }
        let message = "The table is being read anew; try again.";
        Err(ApiError::unavailable("table/busy", message))
    }

    /// The table with this id, from memory or from the store.
    pub(crate) async fn room(&self, id: &TableId) -> ApiResult<Arc<Room>> {
        self.rooms.get(id, || self.load(id)).await
    }

    async fn load(&self, id: &TableId) -> ApiResult<Arc<Room>> {
        let (mut table, updated) = storing::load(&self.store, id).await?;
        let members = storing::members(&self.store, id).await?;
        if updated < self.started {
            // While the server was down nobody could play.
            let events = table.decide(&Command::Forgive, Actor::House, self.started)?;
            let after = table
                .after(&events)
                .map_err(|damaged| fault(id, &damaged))?;
            let writes = storing::change(&table, &after, &events, ids::now());
            if !writes.is_empty() {
                match self.store.write(writes).await {
                    // Somebody whose request was given up has just written the same.
                    Ok(()) | Err(StoreError::Duplicate) => table = after,
                    Err(error) => return Err(error.into()),
                }
            }
        }
        self.schedule.set(id, table.due());
        Ok(Room::new(table, members))
    }

    /// Writes, and forgets the table unless that is known to have succeeded.
    async fn write(&self, id: &TableId, room: &Arc<Room>, writes: Vec<Write>) -> ApiResult<()> {
        let unsure = Unsure {
            app: self,
            id,
            room,
        };
        self.store.write(writes).await?;
        std::mem::forget(unsure);
        Ok(())
    }

    /// What was written is seen from now on.
    fn see(&self, id: &TableId, room: &Room, table: Arc<Table>) {
        let due = table.due();
        room.put(table);
        self.schedule.set(id, due);
        room.tell();
    }

    /// Puts a table that was written into memory.
    fn take_in(&self, founded: Founded) -> TableId {
        let Founded { table, .. } = founded;
        let (id, due) = (table.id().clone(), table.due());
        let arrangement = table.arrangement();
        let people = arrangement.seats.iter().filter_map(|seat| seat.person());
        let people = people.chain([&arrangement.host]);
        let members = people
            .map(|person| (person.clone(), Role::Player))
            .collect();
        self.rooms.put(&id, Room::new(table, members));
        self.schedule.set(&id, due);
        id
    }
}

/// Nobody knows whether a change was written. When this is dropped, because the write failed or
/// whoever asked for it went away, the table leaves memory: whoever listens comes back and finds
/// it as it is stored, and the schedule looks whether a bot or a clock is to be seen to.
struct Unsure<'a> {
    app: &'a App,
    id: &'a TableId,
    room: &'a Arc<Room>,
}

impl Drop for Unsure<'_> {
    fn drop(&mut self) {
        self.room.kill();
        self.app.rooms.remove_this(self.id, self.room);
        self.app.schedule.set(self.id, Some(ids::now()));
    }
}

fn fault(id: &TableId, damaged: &Damaged) -> ApiError {
    ApiError::fault(format!("table {id}: {damaged}"))
}

/// Runs `task` to its end, whatever becomes of the request.
async fn to_the_end<T: Send + 'static>(
    task: impl Future<Output = ApiResult<T>> + Send + 'static,
) -> ApiResult<T> {
    let broken = |_| ApiError::fault("a change of a table was broken off");
    tokio::spawn(task).await.map_err(broken)?
}
