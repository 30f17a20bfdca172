//! When the server has to act by itself: bots, and time that runs out.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engawa_core::{Purpose, Rng};
use engawa_table::{Command, Position, TableId};
use tokio::sync::Notify;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::orders::Order;
use crate::room::Room;
use crate::thinking::{self, Place};

/// The tables at which the server has to act, and when.
#[derive(Default)]
pub(crate) struct Schedule {
    times: Mutex<Times>,
    sooner: Notify,
}

#[derive(Default)]
struct Times {
    by_time: BTreeSet<(Instant, TableId)>,
    by_table: HashMap<TableId, Instant>,
    /// Tables that somebody sees to: they wait until that is done, so that nothing is thought
    /// about twice.
    attended: HashSet<TableId>,
}

impl Schedule {
    /// Sets when the server has to act at a table. What is due already comes behind what was due
    /// before; a clock of the machine that is put back delays nothing.
    pub fn set(&self, table: &TableId, due: Option<i64>) {
        let wait = |due: i64| Duration::from_millis((due - ids::now()).max(0) as u64);
        let due = due.map(|due| Instant::now() + wait(due));
        let mut times = self.lock();
        let before = match due {
            Some(due) => times.by_table.insert(table.clone(), due),
            None => times.by_table.remove(table),
        };
        if let Some(before) = before {
            times.by_time.remove(&(before, table.clone()));
        }
        if let Some(due) = due
            && !times.attended.contains(table)
        {
            times.by_time.insert((due, table.clone()));
            self.sooner.notify_one();
        }
    }

    /// What was to be done at a table is done.
    fn done(&self, table: &TableId) {
        let mut times = self.lock();
        times.attended.remove(table);
        if let Some(&due) = times.by_table.get(table) {
            times.by_time.insert((due, table.clone()));
            self.sooner.notify_one();
        }
    }

    /// A table at which the server has to act by `now`, or how long there is nothing to do.
    fn next(&self, now: Instant) -> Result<TableId, Duration> {
        let mut times = self.lock();
        let Some((due, _)) = times.by_time.first() else {
            return Err(Duration::from_secs(3600));
        };
        if *due > now {
            return Err(*due - now);
        }
        let (_, table) = times.by_time.pop_first().expect("there is a first one");
        times.by_table.remove(&table);
        times.attended.insert(table.clone());
        Ok(table)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Acts whenever it is time, until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    while !*stopping.borrow() {
        match app.schedule.next(Instant::now()) {
            Ok(table) => {
                let app = Arc::clone(&app);
                tokio::spawn(async move {
                    let _done = Attended(&app.schedule, &table);
                    if let Err(error) = attend(&app, &table).await
                        && !error.is_stale()
                    {
                        let code = error.code();
                        tracing::warn!(%table, code, "a bot could not play: {}", error.message());
                        let later = ids::now() + 5000;
                        app.schedule.set(&table, Some(later));
                    }
                });
            }
            Err(pause) => {
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    () = app.schedule.sooner.notified() => {}
                    _ = stopping.changed() => {}
                }
            }
        }
    }
}

/// Somebody sees to a table; when this is dropped, no longer.
struct Attended<'a>(&'a Schedule, &'a TableId);

impl Drop for Attended<'_> {
    fn drop(&mut self) {
        self.0.done(self.1);
    }
}

/// Does what is to be done at a table: one move of a bot, or the end of somebody's time. Only a
/// bot waits for a place to think; time waits for nobody. Bots among themselves play only while
/// somebody watches: [`App::watched`] puts their table on the schedule again.
async fn attend(app: &Arc<App>, id: &TableId) -> ApiResult<()> {
    let room = app.room(id).await?;
    if is_idle(&room) {
        return Ok(());
    }
    let place = place_to_think(app, &room).await;
    let table = room.table();
    let (Some(place), Some((position, level))) = (place, table.bot_position()) else {
        let stand_in = app.players.stand_in().to_owned();
        let pass = Order::by_house(Command::PassTime { stand_in });
        return app.carry_out(id, pass).await.map(drop);
    };
    let (seq, seat) = (table.seq(), position.seat);
    let text = think(app, &room, position, level.to_owned()).await?;
    drop(place);
    app.metrics.bot_moves.add();
    let play = Order::by_house(Command::PlayBot { seq, seat, text });
    app.carry_out(id, play).await.map(drop)
}

/// A place to think for the bot of this table; `None` as soon as no bot is to act there.
async fn place_to_think(app: &App, room: &Room) -> Option<Place> {
    let mut changed = room.changed.subscribe();
    let table = room.table();
    let (_, level) = table.bot_to_act()?;
    let places = match app.players.get(level).is_quick() {
        true => &app.thinking.quick,
        false => &app.thinking.search,
    };
    let behalf = thinking::behalf(&table);
    let mut place = std::pin::pin!(places.take(&behalf));
    loop {
        tokio::select! {
            place = &mut place => return Some(place),
            _ = changed.changed() => {}
        }
        if room.table().bot_to_act().is_none() || is_idle(room) {
            return None;
        }
    }
}

/// Whether only bots play, and nobody watches.
fn is_idle(room: &Room) -> bool {
    let table = room.table();
    table.people_playing().next().is_none() && room.presence.is_empty()
}

impl App {
    /// Somebody has begun to watch a table: its bots play on, if they waited for that.
    pub(crate) fn watched(&self, room: &Room) {
        let table = room.table();
        if table.people_playing().next().is_none() {
            self.schedule.set(table.id(), table.due());
        }
    }
}

/// What the bot chooses. What it knows of its turn is kept for its next choice.
async fn think(
    app: &Arc<App>,
    room: &Arc<Room>,
    position: Position,
    level: String,
) -> ApiResult<String> {
    let (app, room) = (Arc::clone(app), Arc::clone(room));
    let thinking = move || {
        let mut rng = Rng::new(ids::seed(), Purpose::Choices);
        let mut mind = room.take_mind().unwrap_or_default();
        mind.turn_to(&position, &level);
        let bot = app.players.get(&level);
        let action = bot.choose(&position, &mut mind, &mut rng);
        room.keep_mind(mind);
        let mut choices = position.moves.into_iter();
        let choice = choices.find(|choice| choice.action == action);
        choice.map(|choice| choice.text)
    };
    let broken = |_| ApiError::fault("a bot broke down");
    let text = tokio::task::spawn_blocking(thinking)
        .await
        .map_err(broken)?;
    text.ok_or_else(|| ApiError::fault("a bot chose an illegal move"))
}

#[cfg(test)]
mod tests {
    use engawa_core::Seat;
    use engawa_store::{Place, Store, Write};

    use super::*;
    use crate::config::Config;
    use crate::players::Players;

    fn due(schedule: &Schedule) -> Option<String> {
        schedule
            .next(Instant::now())
            .ok()
            .map(|table| table.to_string())
    }

    #[tokio::test]
    async fn time_runs_out_though_no_bot_can_think() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::file(folder.path().join("engawa.db"));
        let store = Store::open(place).await.unwrap();
        let host = crate::tests::stored(Seat::new(0));
        store.write(vec![Write::NewPerson(host)]).await.unwrap();
        let config = Config {
            thinkers: 0,
            ..Config::default()
        };
        let app = App::start(store, config, Players::default()).await.unwrap();
        let bot = crate::tests::with_clock("bot", Some("hard"));
        let person = crate::tests::with_clock("person", None);
        let due = person.table.due().unwrap();
        assert!(due < ids::now(), "the time is long over");
        app.found(bot).await.unwrap();
        let id = app.found(person).await.unwrap();
        let room = app.room(&id).await.unwrap();
        let mut changed = room.changed.subscribe();
        while room.table().bot_to_act().is_none() {
            changed.changed().await.unwrap();
        }
        app.stop().await;
    }

    #[test]
    fn whoever_was_due_first_is_first() {
        let schedule = Schedule::default();
        let later = ids::now() + 1_000_000;
        for (table, due) in [("d", later), ("b", 10), ("a", 30), ("c", 20)] {
            schedule.set(&table.into(), Some(due));
        }
        let order: Vec<_> = std::iter::from_fn(|| due(&schedule)).collect();
        assert_eq!(order, ["b", "a", "c"]);
    }

    #[test]
    fn a_table_is_seen_to_once_at_a_time() {
        let (schedule, table) = (Schedule::default(), TableId::from("a"));
        schedule.set(&table, Some(1));
        assert!(due(&schedule).is_some());
        schedule.set(&table, Some(1));
        assert_eq!(due(&schedule), None, "somebody sees to it");
        schedule.done(&table);
        assert!(due(&schedule).is_some(), "it had become due again");
        schedule.done(&table);
        assert_eq!(due(&schedule), None);
    }
}
