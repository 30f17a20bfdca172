//! Tables as the store keeps them.

use std::collections::HashMap;

use engawa_store::{ChatLine, Event, Role, Status, Store, TableState, Write};
use engawa_table::{
    Arrangement, CHAT_KEPT, Founded, Header, Holder, PersonId, StoredEvent, Table, TableEvent,
    TableId, What,
};

use crate::error::{ApiError, ApiResult};

/// Reads a table, and when it last changed.
pub(crate) async fn load(store: &Store, id: &TableId) -> ApiResult<(Table, i64)> {
    let row = store.table(id.as_str()).await?;
    let row = row.ok_or_else(ApiError::no_table)?;
    let damaged = |what: &dyn std::fmt::Display| ApiError::fault(format!("table {id}: {what}"));
    let header = Header {
        id: id.clone(),
        game: row.game,
        rules: row.rules as u32,
        players: row.players as usize,
        options: serde_json::from_str(&row.options).map_err(|error| damaged(&error))?,
        seed: row.seed.parse().map_err(|error| damaged(&error))?,
        created: row.created,
    };
    let stored = store.events(id.as_str()).await?;
    let events = stored.into_iter().map(|event| {
        TableEvent::from_stored(&StoredEvent {
            at: event.at,
            seat: event.seat.map(|seat| seat as usize),
            kind: event.kind,
            text: event.text,
        })
    });
    let mut events: Vec<_> = events
        .collect::<Result<_, _>>()
        .map_err(|error| damaged(&error))?;
    let chat = store.chat(id.as_str(), CHAT_KEPT as i64).await?;
    events.extend(chat.into_iter().map(said));
    // A long game takes a while to replay.
    let rebuilt = tokio::task::spawn_blocking(move || Table::rebuild(header, &events)).await;
    let table = rebuilt.map_err(|error| damaged(&error))?;
    let table = table.map_err(|error| damaged(&error))?;
    Ok((table, row.state.updated))
}

fn said(line: ChatLine) -> TableEvent {
    let (at, line) = (
        line.at,
        engawa_table::ChatLine {
            line: line.line,
            person: line.person.into(),
            name: line.name,
            text: line.text,
        },
    );
    TableEvent {
        at,
        what: What::Said(line),
    }
}

/// Who may see a table without being seated there.
pub(crate) async fn members(store: &Store, id: &TableId) -> ApiResult<HashMap<PersonId, Role>> {
    let members = store.members(id.as_str()).await?.into_iter();
    Ok(members
        .map(|(person, role)| (person.into(), role))
        .collect())
}

/// What is to be written for a new table.
pub(crate) fn founding(founded: &Founded) -> Vec<Write> {
    let table = &founded.table;
    let header = table.header();
    let row = Write::NewTable(engawa_store::Table {
        id: header.id.to_string(),
        game: header.game.clone(),
        rules: i64::from(header.rules),
        players: header.players as i64,
        options: serde_json::to_string(&header.options).unwrap_or_default(),
        seed: header.seed.to_string(),
        created: header.created,
        state: state(table, header.created),
    });
    let mut writes = vec![row];
    writes.extend(happened(&header.id, 0, &founded.events));
    writes
}

/// What is to be written when `events` lead from one state of a table to the next.
pub(crate) fn change(before: &Table, after: &Table, events: &[TableEvent], now: i64) -> Vec<Write> {
    let id = after.id();
    let mut writes = happened(id, before.events() as i64, events);
    let to_act = |table: &Table| table.game().turn();
    if before.arrangement() != after.arrangement() || to_act(before) != to_act(after) {
        writes.push(Write::Table(id.to_string(), state(after, now)));
    } else if before.due() != after.due() {
        writes.push(Write::Due(id.to_string(), after.due(), now));
    }
    writes
}

/// The events that follow the first `stored` ones, the chat, and who is a player now.
fn happened(id: &TableId, stored: i64, events: &[TableEvent]) -> Vec<Write> {
    let id = id.as_str();
    let mut rows = Vec::with_capacity(events.len());
    let mut writes = Vec::new();
    let mut sits = |holder: &Holder| {
        let person = holder.person().map(ToString::to_string);
        let member = person.map(|person| Write::Member(id.to_owned(), person, Role::Player));
        writes.extend(member);
    };
    for event in events {
        match &event.what {
            What::SeatChanged { holder, .. } => sits(holder),
            What::Arranged(arrangement) => arrangement.seats.iter().for_each(&mut sits),
            _ => {}
        }
    }
    for event in events {
        if let What::Said(line) = &event.what {
            writes.push(Write::Chat(id.to_owned(), chat_row(event.at, line)));
        }
        if let Some(row) = event.to_stored() {
            rows.push(Event {
                seq: stored + rows.len() as i64 + 1,
                at: row.at,
                seat: row.seat.map(|seat| seat as i64),
                kind: row.kind,
                text: row.text,
            });
        }
    }
    if !rows.is_empty() {
        writes.push(Write::Events(id.to_owned(), rows));
    }
    writes
}

fn chat_row(at: i64, line: &engawa_table::ChatLine) -> ChatLine {
    ChatLine {
        line: line.line,
        at,
        person: line.person.to_string(),
        name: line.name.clone(),
        text: line.text.clone(),
    }
}

fn state(table: &Table, now: i64) -> TableState {
    let listed: Arrangement = table.listed();
    TableState {
        status: status(listed.status),
        public: listed.public,
        seats: listed.to_json(),
        due: table.due(),
        updated: now,
    }
}

const fn status(status: engawa_table::Status) -> Status {
    match status {
        engawa_table::Status::Open => Status::Open,
        engawa_table::Status::Playing => Status::Playing,
        engawa_table::Status::Finished => Status::Finished,
        engawa_table::Status::Closed => Status::Closed,
    }
}
