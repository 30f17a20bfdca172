//! Tables that wait for people: who may make them, which are listed, and when they are closed.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engawa_store::{Status, TableLine};
use engawa_table::{Arrangement, Command, Founded, PersonId, TableId};

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::limits::network;
use crate::orders::Order;

/// So many tables of one person wait at once.
const OPEN_PER_PERSON: usize = 10;
/// So many tables of one person are looked through to count those that are theirs.
const LOOKED_THROUGH: i64 = 200;
/// So many tables are listed.
const LISTED: usize = 50;
/// So many of them are of one person.
const LISTED_PER_PERSON: usize = 3;
/// So many of them were made from one address.
const LISTED_PER_ADDRESS: usize = 10;
/// Among so many of the latest tables those to be listed are chosen.
const CHOSEN_AMONG: i64 = 500;
/// So many tables are closed at a time.
const CLOSED_AT_ONCE: i64 = 1000;
/// So often tables that nobody played are looked for.
const PAUSE: Duration = Duration::from_secs(60);

/// What is known about tables that wait, as long as the server runs.
#[derive(Default)]
pub(crate) struct Lobby {
    /// How many tables each person is making at this moment.
    making: Mutex<HashMap<PersonId, usize>>,
    /// From where tables were made, and when.
    origins: Mutex<HashMap<TableId, (IpAddr, i64)>>,
}

/// A table that is being made; when this is dropped, no longer.
pub(crate) struct Making {
    app: Arc<App>,
    person: PersonId,
}

impl Making {
    fn new(app: &Arc<App>, person: &PersonId) -> (Self, usize) {
        let mut making = lock(&app.lobby.making);
        let count = making.entry(person.clone()).or_default();
        *count += 1;
        let making = Self {
            app: Arc::clone(app),
            person: person.clone(),
        };
        (making, *count)
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        let mut making = lock(&self.app.lobby.making);
        if let Some(count) = making.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                making.remove(&self.person);
            }
        }
    }
}

/// A table in the lobby.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub id: String,
    pub game: String,
    pub arrangement: Arrangement,
    pub updated: i64,
    /// Whether the host, or somebody who sits there, is there now.
    living: bool,
}

impl App {
    /// A new table, if its host has not too many waiting.
    pub(crate) async fn found_one_more(
        self: &Arc<Self>,
        founded: Founded,
        address: IpAddr,
    ) -> ApiResult<TableId> {
        let _making = self.check_waiting(&founded).await?;
        let id = self.found(founded).await?;
        self.note_origin(&id, address);
        Ok(id)
    }

    /// Refuses a table that has to wait for people if its host has many that do.
    pub(crate) async fn check_waiting(
        self: &Arc<Self>,
        founded: &Founded,
    ) -> ApiResult<Option<Making>> {
        let arrangement = founded.table.arrangement();
        if !self.config.limits || arrangement.status != engawa_table::Status::Open {
            return Ok(None);
        }
        let host = &arrangement.host;
        let (making, at_this_moment) = Making::new(self, host);
        let lines = self.store.open_tables_of(host.as_str(), LOOKED_THROUGH);
        let lines = lines.await?.into_iter().filter_map(waiting);
        let waiting = lines.filter(|line| line.arrangement.host == *host).count();
        if waiting + at_this_moment > OPEN_PER_PERSON {
            let message = format!(
                "{OPEN_PER_PERSON} of your tables wait for their game to begin: \
                 start or leave one of them first."
            );
            return Err(ApiError::conflict("limit/open-tables", message));
        }
        Ok(Some(making))
    }

    /// Remembers for a while from where a table was made.
    pub(crate) fn note_origin(&self, id: &TableId, address: IpAddr) {
        let origin = (network(address), ids::now());
        lock(&self.lobby.origins).insert(id.clone(), origin);
    }

    /// Public tables that wait for people, as they stand at the time `now`: those at which
    /// somebody is come first, those that nobody has touched for long don't come at all, and
    /// neither a person nor an address can fill the list.
    pub(crate) async fn listed(&self, now: i64) -> ApiResult<Vec<Waiting>> {
        let since = now - self.config.listed.as_millis() as i64;
        let mut tables = self.living();
        let known: HashSet<_> = tables.iter().map(|table| table.id.clone()).collect();
        let lines = self.store.public_tables(Status::Open, CHOSEN_AMONG).await?;
        let lines = lines.into_iter().filter(|line| line.updated >= since);
        let lines = lines.filter(|line| !known.contains(&line.id));
        tables.extend(lines.filter_map(waiting));
        tables.sort_by(|a, b| {
            let order = |table: &Waiting| (table.living, table.updated);
            order(b).cmp(&order(a)).then_with(|| a.id.cmp(&b.id))
        });
        let (mut people, mut addresses) = (Tally::default(), Tally::default());
        let origins = lock(&self.lobby.origins);
        tables.retain(|table| {
            let origin = origins.get(&TableId::from(table.id.as_str()));
            people.counts(&table.arrangement.host, LISTED_PER_PERSON)
                && origin.is_none_or(|(from, _)| addresses.counts(from, LISTED_PER_ADDRESS))
        });
        tables.truncate(LISTED);
        Ok(tables)
    }

    /// Public tables that wait for people, and at which somebody who belongs there is.
    fn living(&self) -> Vec<Waiting> {
        let rooms = self.rooms.all().into_iter();
        let living = rooms.filter_map(|room| {
            let table = room.table();
            let arrangement = table.arrangement();
            let waits = arrangement.public && arrangement.status == engawa_table::Status::Open;
            let belongs =
                |person: &PersonId| arrangement.host == *person || arrangement.is_seated(person);
            (waits && room.presence.any(belongs)).then(|| Waiting {
                id: table.id().to_string(),
                game: table.header().game.clone(),
                arrangement: arrangement.clone(),
                updated: table.header().created,
                living: true,
            })
        });
        living.collect()
    }

    /// Closes tables whose game never began, if nobody has touched them for long and nobody is
    /// there.
    pub(crate) async fn close_unplayed(&self, now: i64) -> ApiResult<()> {
        let since = now - self.config.unplayed.as_millis() as i64;
        let old = self
            .store
            .unchanged_since(Status::Open, since, CLOSED_AT_ONCE);
        for id in old.await?.into_iter().map(TableId::from) {
            let room = self.room(&id).await?;
            if !room.presence.any(|_| true) {
                let close = Order::by_house(Command::CloseUnplayed);
                self.carry_out(&id, close).await?;
            }
        }
        let listed = now - self.config.listed.as_millis() as i64;
        lock(&self.lobby.origins).retain(|_, (_, made)| *made >= listed);
        Ok(())
    }
}

/// Closes what nobody played, again and again.
pub(crate) async fn sweep(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            _ = stopping.changed() => return,
        }
        if let Err(error) = app.close_unplayed(ids::now()).await {
            let code = error.code();
            tracing::warn!(code, "a table could not be closed: {}", error.message());
        }
    }
}

/// A stored table that waits; `None` if what is stored can't be read.
fn waiting(line: TableLine) -> Option<Waiting> {
    Some(Waiting {
        arrangement: Arrangement::from_json(&line.seats).ok()?,
        id: line.id,
        game: line.game,
        updated: line.updated,
        living: false,
    })
}

/// How many of each there were.
struct Tally<K>(HashMap<K, usize>);

impl<K> Default for Tally<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<K: Hash + Eq + Clone> Tally<K> {
    /// Counts one more, and says whether there are no more than `most`.
    fn counts(&mut self, key: &K, most: usize) -> bool {
        let count = self.0.entry(key.clone()).or_default();
        *count += 1;
        *count <= most
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use engawa_core::Seat;
    use engawa_store::{Place, Store, Write};

    use super::*;
    use crate::config::Config;
    use crate::players::Players;
    use crate::presence::Here;

    const HOUR: i64 = 3_600_000;

    #[tokio::test]
    async fn what_nobody_has_touched_leaves_the_list_and_is_closed_later() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::file(folder.path().join("engawa.db"));
        let store = Store::open(place).await.unwrap();
        let host = crate::tests::stored(Seat::new(0));
        let writes = vec![Write::NewPerson(host.clone())];
        store.write(writes).await.unwrap();
        let app = App::start(store, Config::default(), Players::default());
        let app = app.await.unwrap();
        let now = ids::now();
        for (id, public, start) in [
            ("gone", true, false),
            ("private", false, false),
            ("watched", true, false),
            ("played", true, true),
        ] {
            let table = crate::tests::waiting(id, public, start, now);
            app.found(table).await.unwrap();
        }
        let watched = app.room(&"watched".into()).await.unwrap();
        let here = Here::new(&watched, Some(&host.id.as_str().into()));
        let listed = async |at| {
            let tables = app.listed(at).await.unwrap().into_iter();
            tables.map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(listed(now).await, ["watched", "gone"]);
        assert_eq!(listed(now + 3 * HOUR).await, ["watched"]);

        let status = async |id: &str| app.store.table(id).await.unwrap().unwrap().state.status;
        app.close_unplayed(now + 71 * HOUR).await.unwrap();
        assert_eq!(status("gone").await, Status::Open);
        app.close_unplayed(now + 73 * HOUR).await.unwrap();
        assert_eq!(status("gone").await, Status::Closed);
        assert_eq!(status("private").await, Status::Closed);
        assert_eq!(status("watched").await, Status::Open);
        assert_eq!(status("played").await, Status::Playing);
        drop(here);
        app.close_unplayed(now + 73 * HOUR).await.unwrap();
        assert_eq!(status("watched").await, Status::Closed);
        app.stop().await;
    }
}
