//! What one person is shown of a table.

use engawa_catalog::AnyTable;
use engawa_core::{Seat, Turn, Viewer};
use engawa_store::Status;

use super::Live;
use crate::ids;
use crate::wire::{
    AidsShown, ChatShown, DraftShown, KeysShown, SeatShown, StatusShown, TableShown, UndoShown,
    YouShown,
};

/// What somebody has seen already, so that only the rest is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The number of the state of the game.
    pub seq: u64,
    /// How many moves and draws they know.
    pub events: usize,
    /// The last line of chat.
    pub chat: i64,
}

impl Since {
    /// Reads the id of an event of the stream.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let since = Self {
            seq: parts.next()?.parse().ok()?,
            events: parts.next()?.parse().ok()?,
            chat: parts.next()?.parse().ok()?,
        };
        parts.next().is_none().then_some(since)
    }
}

impl std::fmt::Display for Since {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}-{}", self.seq, self.events, self.chat)
    }
}

/// A mark of what somebody was shown; see [`Live::mark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    seq: u64,
    step: u32,
    changes: u64,
    presence: u64,
    chat: i64,
    viewer: Option<Seat>,
}

impl Live {
    /// Through whose eyes `person` sees the game: the seat they ask for if it is theirs, the
    /// one of theirs that is to act, their first one, or nobody's.
    pub fn viewer(&self, person: Option<&str>, seat: Option<usize>) -> Option<Seat> {
        let own = person.map(|person| self.doc.seats_of(person))?;
        let to_act = self.turn().seat().map(Seat::index);
        seat.or_else(|| to_act.filter(|seat| own.contains(seat)))
            .or_else(|| own.first().copied())
            .filter(|seat| own.contains(seat))
            .map(Seat::new)
    }

    /// What is known to whoever has just been shown the table.
    pub fn now_seen(&self) -> Since {
        Since {
            seq: self.seq,
            events: self.base.history().len(),
            chat: self.last_chat_line(),
        }
    }

    /// A mark that changes whenever `viewer` is to be shown something new, and only then:
    /// nobody learns from it what somebody else drafts.
    pub fn mark(&self, viewer: Option<Seat>) -> Mark {
        Mark {
            seq: self.seq,
            step: viewer.map_or(0, |seat| self.step_of(seat)),
            changes: self.doc.changes,
            presence: self.presence.changes(),
            chat: self.last_chat_line(),
            viewer,
        }
    }

    /// The table as `person` sees it through the eyes of `viewer`.
    pub fn shown(&self, person: Option<&str>, viewer: Option<Seat>, since: Since) -> TableShown {
        let game = self.seen_by(viewer);
        let eyes = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let started = self.status == Status::Playing || self.status == Status::Finished;
        let started_game = started.then_some(game);
        let log_from = self.log_from(since).min(game.history().len());
        let log = match started_game {
            Some(game) => game
                .log(eyes, log_from)
                .into_iter()
                .map(Into::into)
                .collect(),
            None => Vec::new(),
        };
        let own = person.map(|person| self.doc.seats_of(person));
        let own = own.unwrap_or_default();
        TableShown {
            id: self.id.clone(),
            game: game.info().id.to_owned(),
            options: game.options().0,
            status: status_shown(self.status),
            public: self.public,
            keys: (!own.is_empty()).then(|| KeysShown {
                invite: self.doc.invite.clone(),
                watch: self.doc.watch.clone(),
            }),
            you: YouShown {
                viewer: viewer.map(Seat::index),
                host: person.is_some_and(|person| self.doc.host == person),
                seats: own,
            },
            seats: self.seats_shown(person),
            watching: self.watching(),
            clock: self.clock_shown(ids::now()),
            seq: self.seq,
            step: viewer.map_or(0, |seat| self.step_of(seat)),
            turn: started_game.map(|game| game.turn().into()),
            view: started_game.map(|game| game.view_text(eyes)),
            moves: self.moves_of(viewer),
            draft: self.draft_shown(viewer),
            log_from,
            log,
            scores: started_game.map(|game| game.scores().into()),
            outcome: game.outcome().map(Into::into),
            commitment: ids::hash(&self.seed.to_string()),
            seed: (self.status == Status::Finished).then(|| self.seed.to_string()),
            undo: self.asked.as_ref().map(|asked| UndoShown {
                by: asked.by.index(),
                to: asked.to,
                waiting: asked.waiting.iter().map(|seat| seat.index()).collect(),
            }),
            hints: self.may_have_hints(person),
            hints_allowed: self.doc.hints,
            chat_muted: self.doc.chat_muted,
            chat: self.chat_since(person, since.chat),
            continued: self.doc.continued.clone(),
            rematch: self.doc.rematch.clone(),
        }
    }

    /// What the rules can tell whoever looks through these eyes.
    pub fn aids(&self, viewer: Option<Seat>) -> AidsShown {
        let eyes = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let started = matches!(self.status, Status::Playing | Status::Finished);
        let game = started.then(|| self.seen_by(viewer));
        AidsShown {
            seq: self.seq,
            step: viewer.map_or(0, |seat| self.step_of(seat)),
            aids: game.map(|game| game.aids(eyes)).unwrap_or_default(),
        }
    }

    /// The game as this seat sees it: with its own draft, without anybody else's.
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> &dyn AnyTable {
        match &self.draft {
            Some(draft) if viewer == Some(draft.seat) => draft.tip.as_ref(),
            _ => self.base.as_ref(),
        }
    }

    fn seats_shown(&self, person: Option<&str>) -> Vec<SeatShown> {
        let seats = self.doc.seats.iter();
        let shown = seats.map(|seat| SeatShown {
            online: seat.person().is_some_and(|one| self.presence.has(one)),
            ..seat.shown_to(person)
        });
        shown.collect()
    }

    /// How many are there who have no seat.
    fn watching(&self) -> usize {
        let seated = |person: &str| self.doc.seats.iter().any(|seat| seat.is(person));
        self.presence.count(|person| !seated(person))
    }

    fn moves_of(&self, viewer: Option<Seat>) -> Vec<crate::wire::ChoiceShown> {
        let game = self.seen_by(viewer);
        let waits = self.status != Status::Playing
            || viewer.is_none_or(|seat| self.turn() != Turn::Seat(seat))
            || viewer.is_some_and(|seat| self.doc.seats[seat.index()].bot().is_some())
            || (self.draft.as_ref()).is_some_and(|draft| draft.is_complete(self.base.as_ref()));
        if waits {
            return Vec::new();
        }
        game.legal_moves().into_iter().map(Into::into).collect()
    }

    fn draft_shown(&self, viewer: Option<Seat>) -> Option<DraftShown> {
        let own = |draft: &&super::Draft| viewer == Some(draft.seat) && !draft.moves.is_empty();
        self.draft.as_ref().filter(own).map(|draft| DraftShown {
            moves: draft.moves.clone(),
            complete: draft.is_complete(self.base.as_ref()),
        })
    }

    /// From where the log has to be sent to somebody who knows `since`.
    fn log_from(&self, since: Since) -> usize {
        let later = self.rewinds.iter().filter(|(seq, _)| *seq > since.seq);
        let lowest = later.map(|&(_, to)| to).min();
        since
            .events
            .min(lowest.unwrap_or(usize::MAX))
            .min(self.base.history().len())
    }

    fn chat_since(&self, person: Option<&str>, since: i64) -> Vec<ChatShown> {
        let new = self.chat.iter().filter(|line| line.line > since);
        new.map(|line| ChatShown {
            line: line.line,
            at: line.at,
            name: line.name.clone(),
            yours: person == Some(&line.person),
            text: line.text.clone(),
        })
        .collect()
    }
}

/// The status for the wire.
pub fn status_shown(status: Status) -> StatusShown {
    match status {
        Status::Open => StatusShown::Open,
        Status::Playing => StatusShown::Playing,
        Status::Finished => StatusShown::Finished,
        Status::Closed => StatusShown::Closed,
    }
}
