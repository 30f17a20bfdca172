//! When the server has to act by itself: bots, and time that runs out.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engawa_core::{Purpose, Rng};
use tokio::sync::Notify;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::players::Position;

/// The tables at which the server has to act, and when.
#[derive(Default)]
pub(crate) struct Schedule {
    times: Mutex<Times>,
    sooner: Notify,
}

#[derive(Default)]
struct Times {
    by_time: BTreeSet<(i64, String)>,
    by_table: HashMap<String, i64>,
}

impl Schedule {
    /// Sets when the server has to act at a table.
    pub fn set(&self, table: &str, due: Option<i64>) {
        let mut times = self.lock();
        let before = match due {
            Some(due) => times.by_table.insert(table.to_owned(), due),
            None => times.by_table.remove(table),
        };
        if let Some(before) = before {
            times.by_time.remove(&(before, table.to_owned()));
        }
        if let Some(due) = due {
            times.by_time.insert((due, table.to_owned()));
            self.sooner.notify_one();
        }
    }

    /// A table at which the server has to act by `now`, or how long there is nothing to do.
    fn next(&self, now: i64) -> Result<String, Duration> {
        let mut times = self.lock();
        let Some((due, _)) = times.by_time.first() else {
            return Err(Duration::from_secs(3600));
        };
        if *due > now {
            return Err(Duration::from_millis((due - now) as u64));
        }
        let (_, table) = times.by_time.pop_first().expect("there is a first one");
        times.by_table.remove(&table);
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
        match app.schedule.next(ids::now()) {
            Ok(table) => {
                // A place to think is waited for here, so that a thousand tables with bots
                // don't become a thousand threads.
                let place = Arc::clone(&app.thinkers).acquire_owned().await;
                let app = Arc::clone(&app);
                tokio::spawn(async move {
                    if let Err(error) = attend(&app, &table).await
                        && !error.is_stale()
                    {
                        let code = error.code();
                        tracing::warn!(table, code, "a bot could not play: {}", error.message());
                        let later = ids::now() + 5000;
                        app.schedule.set(&table, Some(later));
                    }
                    drop(place);
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

/// Does what is to be done at a table: one move of a bot, or the end of somebody's time.
async fn attend(app: &Arc<App>, table: &str) -> ApiResult<()> {
    let thought = app.look(table, |live| {
        let (seat, level) = live.bot_to_act()?;
        let position = Position::new(live.game(), seat);
        Some((level.to_owned(), live.seq(), position))
    });
    if let Some((level, seq, position)) = thought.await? {
        let seat = position.seat;
        let thinking = Arc::clone(app);
        let think = move || {
            let mut rng = Rng::new(ids::seed(), Purpose::Choices);
            let bot = thinking.players.get(&level);
            let action = bot.choose(&position, &mut rng);
            let mut choices = position.moves.into_iter();
            let choice = choices.find(|choice| choice.action == action);
            choice.map(|choice| choice.text)
        };
        let broken = |_| ApiError::fault("a bot broke down");
        let text = tokio::task::spawn_blocking(think).await.map_err(broken)?;
        let text = text.ok_or_else(|| ApiError::fault("a bot chose an illegal move"))?;
        app.metrics.bot_moves.add();
        return app
            .change(table, move |live, _| {
                live.play_bot(seq, seat, &text, ids::now())
            })
            .await;
    }
    let players = Arc::clone(app);
    app.change(table, move |live, _| {
        let now = ids::now();
        if let Some(seat) = live.out_of_time(now) {
            live.replace(seat.index(), &players.players, now);
        }
        Ok(())
    })
    .await
}
