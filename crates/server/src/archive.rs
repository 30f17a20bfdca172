//! Records out of a store and into it, for hosts.

use engawa_catalog::replay;
use engawa_core::{Record, Seed};
use engawa_store::{Event, EventKind, Person, Status, Store, Write};

use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::live::{Holder, Live, new_doc};
use crate::wire::ContinuedShown;

/// The record of a stored table. As long as the game is on it has no seed.
pub async fn export(store: &Store, id: &str) -> ApiResult<Record> {
    let table = store.table(id).await?.ok_or_else(ApiError::no_table)?;
    let events = store.events(id).await?;
    Ok(Live::rebuild(&table, &events, Vec::new())?.game().record())
}

/// Stores the record of a finished game as a public table, at which everybody may look.
pub async fn import(store: &Store, record: &Record) -> ApiResult<String> {
    let refused = |message: String| ApiError::refused("record/import", message);
    let game = replay(record).map_err(|error| refused(error.to_string()))?;
    let seed = record.seed.filter(|_| game.outcome().is_some());
    let seed: Seed = seed.ok_or_else(|| {
        let message = "only finished games with their seed can be imported";
        refused(message.to_owned())
    })?;
    let now = ids::now();
    let host = Person {
        id: "archive".to_owned(),
        name: "Archive".to_owned(),
        color: "indigo".to_owned(),
        settings: "{}".to_owned(),
        created: now,
    };
    let bots = vec![Holder::Bot("recorded".to_owned()); record.players];
    let events = game.history().iter().enumerate().map(|(i, past)| Event {
        seq: i as i64 + 1,
        at: now,
        seat: past.seat.map(|seat| seat.index() as i64),
        kind: match past.seat {
            Some(_) => EventKind::Play,
            None => EventKind::Draw,
        },
        text: past.text.clone(),
    });
    let events = events.collect();
    let id = ids::short();
    let mut doc = new_doc(&host, bots, None);
    let (from, at) = (None, record.continued);
    doc.continued = (at > 0).then_some(ContinuedShown { from, at });
    let mut live = Live::new(id.clone(), game, seed, doc, true, now);
    live.status = Status::Finished;
    let writes = vec![
        Write::NewTable(live.row(now)),
        Write::Events(id.clone(), events),
    ];
    store.write(writes).await?;
    Ok(id)
}
