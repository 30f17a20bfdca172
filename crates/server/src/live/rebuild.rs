//! A table from what is stored.

use engawa_catalog::{open, resume};
use engawa_core::{RawOptions, Record, Seat, Seed};
use engawa_store::{ChatLine, Event, EventKind, Status, Table};

use super::{Doc, Draft, Live, Recent};
use crate::error::{ApiError, ApiResult};

impl Live {
    /// Rebuilds a table from its row, its events and its chat.
    pub fn rebuild(table: &Table, events: &[Event], chat: Vec<ChatLine>) -> ApiResult<Self> {
        let seed: Seed = table.seed.parse().map_err(|_| damaged(table, "seed"))?;
        let options: RawOptions =
            serde_json::from_str(&table.options).map_err(|_| damaged(table, "options"))?;
        let doc: Doc =
            serde_json::from_str(&table.state.seats).map_err(|_| damaged(table, "seats"))?;
        let players = table.players as usize;
        let base = open(&table.game, &options, players, seed)?;
        let (id, public) = (table.id.clone(), table.state.public);
        let mut live = Self::new(id, base, seed, doc, public, table.created);
        live.status = table.state.status;
        live.due = table.state.due;
        live.chat = chat.into();
        let mut past = Past::default();
        for event in events {
            past.read(event).ok_or_else(|| damaged(table, "events"))?;
        }
        live.go_to(past, table)?;
        Ok(live)
    }

    fn go_to(&mut self, past: Past, table: &Table) -> ApiResult<()> {
        let mut record: Record = self.base.record();
        record.rules = table.rules as u32;
        record.continued = self.continued();
        record.events = past.events;
        self.base = resume(&record, self.seed)?;
        self.stored = past.stored;
        self.drafted = past.drafted;
        self.seq = past.seq;
        self.rewinds = past.rewinds;
        past.recent
            .into_iter()
            .for_each(|recent| self.remember(recent));
        if let Some(seat) = past.drafting {
            let mut draft = Draft::new(seat, self.base.as_ref());
            for text in &past.draft {
                draft.tip.play(text)?;
            }
            draft.moves = past.draft;
            draft.step = past.step;
            self.draft = Some(draft);
        }
        // The last draws and the end may have been cut off by a crash only together with the
        // move before them; but the status is checked all the same.
        if self.status == Status::Playing {
            self.settle();
        }
        Ok(())
    }
}

/// What a row of events leads to.
#[derive(Default)]
struct Past {
    events: Vec<String>,
    drafting: Option<Seat>,
    draft: Vec<String>,
    step: u32,
    drafted: usize,
    stored: i64,
    seq: u64,
    rewinds: Vec<(u64, usize)>,
    recent: Vec<Recent>,
}

impl Past {
    fn read(&mut self, event: &Event) -> Option<()> {
        self.stored = event.seq;
        let seat = event.seat.map(|seat| Seat::new(seat as usize));
        match event.kind {
            EventKind::Move | EventKind::Undo => self.drafted += 1,
            EventKind::Play | EventKind::Confirm | EventKind::Rewind => self.drafted = 0,
            EventKind::Draw => {}
        }
        match event.kind {
            EventKind::Move => {
                self.remember(seat?, &event.text);
                self.drafting = seat;
                self.draft.push(event.text.clone());
                self.step += 1;
            }
            EventKind::Undo if seat.is_none() => {
                self.draft.clear();
                self.drafting = None;
                self.step = 0;
                self.recent.retain(|recent| recent.seq != self.seq);
            }
            EventKind::Undo => {
                self.draft.truncate(event.text.parse().ok()?);
                self.step += 1;
            }
            EventKind::Play => {
                self.remember(seat?, &event.text);
                self.draft.push(event.text.clone());
                self.commit();
            }
            EventKind::Confirm => self.commit(),
            EventKind::Draw => {
                self.events.push(event.text.clone());
                self.seq += 1;
            }
            EventKind::Rewind => {
                let to = event.text.parse().ok()?;
                self.events.truncate(to);
                self.draft.clear();
                self.step = 0;
                self.drafting = None;
                self.seq += 1;
                self.rewinds.push((self.seq, to));
            }
        }
        Some(())
    }

    fn commit(&mut self) {
        self.events.append(&mut self.draft);
        self.drafting = None;
        self.step = 0;
        self.seq += 1;
    }

    fn remember(&mut self, seat: Seat, text: &str) {
        self.recent.push(Recent {
            seq: self.seq,
            step: self.step,
            seat,
            text: text.to_owned(),
        });
    }
}

fn damaged(table: &Table, part: &str) -> ApiError {
    ApiError::fault(format!("table {}: its {part} can't be read", table.id))
}
