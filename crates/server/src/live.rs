//! A table in memory.
//!
//! Everything here is synchronous and knows neither HTTP nor the database: a change alters the
//! table and notes what is to be written; the caller writes it before anybody is told.

mod changes;
mod clock;
mod doc;
mod hints;
mod play;
mod rebuild;
mod shown;
#[cfg(test)]
pub(crate) mod tests;
mod undo;

use std::collections::VecDeque;
use std::sync::Arc;

use engawa_catalog::AnyTable;
use engawa_core::{Seat, Seed, Turn};
use engawa_store::{ChatLine, Event, EventKind, Status, Table, TableState, Write};

use crate::error::{ApiError, ApiResult};
use crate::presence::Presence;
use crate::wire::ContinuedShown;

pub use changes::{NAME_LENGTH, new_doc, plain, seat_of};
pub use doc::{Doc, Holder};
pub use shown::{Mark, Since, status_shown};

/// So many lines of chat are kept in memory and shown to who comes in.
pub const CHAT_KEPT: usize = 100;
/// So many moves are remembered, to recognise one that is sent twice.
const RECENT: usize = 32;

/// So many times a turn can be drafted and taken back; then what is played is final.
pub(super) const DRAFTED: usize = 500;
/// With so many stored events a table takes nothing back any more: it comes to an end.
pub(super) const STORED: i64 = 20_000;

/// A table in memory.
pub struct Live {
    /// The table's id.
    pub id: String,
    /// How far it is.
    pub status: Status,
    /// Seats and settings.
    pub doc: Doc,
    /// A change could not be written: what is here is not what is stored.
    pub dead: bool,
    /// Who is there right now.
    pub(crate) presence: Arc<Presence>,
    public: bool,
    seed: Seed,
    created: i64,
    /// The game; before the start it stands ready, with nothing drawn.
    base: Box<dyn AnyTable>,
    draft: Option<Draft>,
    /// How many drafted moves and undos are stored since the game last changed for everybody.
    drafted: usize,
    /// How many events are stored.
    stored: i64,
    /// How many times the game changed for everybody.
    seq: u64,
    /// When the game went back, and to how many events.
    rewinds: Vec<(u64, usize)>,
    asked: Option<Asked>,
    recent: VecDeque<Recent>,
    chat: VecDeque<ChatLine>,
    due: Option<i64>,
    pending: Vec<Write>,
    doc_changed: bool,
}

/// Moves of the seat whose turn it is that only this seat sees.
struct Draft {
    seat: Seat,
    tip: Box<dyn AnyTable>,
    moves: Vec<String>,
    /// How many times the draft changed.
    step: u32,
}

impl Draft {
    /// Whether the turn is at its end, or something has to be drawn before it goes on.
    fn is_complete(&self, base: &dyn AnyTable) -> bool {
        self.tip.turn() != Turn::Seat(self.seat) || self.tip.turns_taken() != base.turns_taken()
    }
}

/// Somebody asks to take final moves back.
struct Asked {
    by: Seat,
    to: usize,
    waiting: Vec<Seat>,
}

/// A move that was made: what it answered, and what it was.
#[derive(PartialEq, Eq)]
struct Recent {
    seq: u64,
    step: u32,
    seat: Seat,
    text: String,
}

impl Live {
    /// A new table, not yet stored.
    pub fn new(
        id: String,
        base: Box<dyn AnyTable>,
        seed: Seed,
        doc: Doc,
        public: bool,
        now: i64,
    ) -> Self {
        Self {
            id,
            status: Status::Open,
            doc,
            dead: false,
            presence: Arc::default(),
            public,
            seed,
            created: now,
            base,
            draft: None,
            drafted: 0,
            stored: 0,
            seq: 0,
            rewinds: Vec::new(),
            asked: None,
            recent: VecDeque::new(),
            chat: VecDeque::new(),
            due: None,
            pending: Vec::new(),
            doc_changed: false,
        }
    }

    /// Takes the first events of the game, which comes from another table, for its own.
    pub fn take_over(&mut self, from: Option<String>, now: i64) {
        let history: Vec<_> = self.base.history().to_vec();
        self.doc.continued = Some(ContinuedShown {
            from,
            at: history.len(),
        });
        for past in history {
            let kind = match past.seat {
                Some(_) => EventKind::Play,
                None => EventKind::Draw,
            };
            self.note(now, past.seat, kind, past.text);
            self.seq += 1;
        }
    }

    /// How many events were taken over from another game.
    fn continued(&self) -> usize {
        self.doc.continued.as_ref().map_or(0, |past| past.at)
    }

    /// The row of a new table, as it is stored first.
    pub fn row(&self, now: i64) -> Table {
        let info = self.base.info();
        Table {
            id: self.id.clone(),
            game: info.id.to_owned(),
            rules: i64::from(info.rules),
            players: self.base.players() as i64,
            options: serde_json::to_string(&self.base.options()).unwrap_or_default(),
            seed: self.seed.to_string(),
            created: self.created,
            state: self.state(now),
        }
    }

    fn state(&self, now: i64) -> TableState {
        TableState {
            status: self.status,
            public: self.public,
            seats: self.doc.to_json(),
            due: self.due,
            updated: now,
        }
    }

    /// What is to be written since the last time this was asked, and when the server has to act.
    pub fn take_writes(&mut self, now: i64) -> Vec<Write> {
        let due = self.next_due();
        let due_changed = due != self.due;
        self.due = due;
        let mut writes = std::mem::take(&mut self.pending);
        if std::mem::take(&mut self.doc_changed) {
            writes.push(Write::Table(self.id.clone(), self.state(now)));
        } else if due_changed {
            writes.push(Write::Due(self.id.clone(), due, now));
        }
        writes
    }

    /// Whether something was changed that has not been handed out for writing.
    pub fn is_changed(&self) -> bool {
        !self.pending.is_empty() || self.doc_changed
    }

    /// When the server has to act: at once if a bot is to play, or when somebody's time is up.
    pub const fn due(&self) -> Option<i64> {
        self.due
    }

    /// Whether it is listed in the lobby.
    pub const fn is_public(&self) -> bool {
        self.public
    }

    /// Whose turn it is for everybody.
    pub fn turn(&self) -> Turn {
        match self.status {
            Status::Playing => self.base.turn(),
            Status::Open => Turn::Chance,
            Status::Finished | Status::Closed => Turn::Over,
        }
    }

    /// The seat to act, if a bot plays it, and the bot's level.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.turn().seat()?;
        Some((seat, self.doc.seats[seat.index()].bot()?))
    }

    /// How many times the game changed for everybody.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The game as everybody may look at it after its end.
    pub fn finished(&self) -> Option<&dyn AnyTable> {
        (self.status == Status::Finished).then_some(self.base.as_ref())
    }

    /// The game.
    pub fn game(&self) -> &dyn AnyTable {
        self.base.as_ref()
    }

    /// The seed, to begin replays with.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    fn note(&mut self, now: i64, seat: Option<Seat>, kind: EventKind, text: impl Into<String>) {
        self.stored += 1;
        let event = Event {
            seq: self.stored,
            at: now,
            seat: seat.map(|seat| seat.index() as i64),
            kind,
            text: text.into(),
        };
        match self.pending.last_mut() {
            Some(Write::Events(_, events)) => events.push(event),
            _ => self
                .pending
                .push(Write::Events(self.id.clone(), vec![event])),
        }
    }

    /// Refuses to take anything back when that was done too often: a table has its bounds.
    fn check_may_take_back(&self) -> ApiResult<()> {
        let message = if self.drafted >= DRAFTED {
            "This turn was changed very often: nothing more of it can be taken back. Play on."
        } else if self.stored >= STORED {
            "At this table very much was taken back: nothing more can be. Play on."
        } else {
            return Ok(());
        };
        Err(ApiError::conflict("undo/many", message))
    }

    fn remember(&mut self, recent: Recent) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(recent);
    }

    fn next_due(&self) -> Option<i64> {
        if self.bot_to_act().is_some() {
            return Some(0);
        }
        self.clock_due()
    }
}
