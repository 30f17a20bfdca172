//! What one person may see of a table.

use std::any::Any;
use std::fmt;

use engawa_catalog::{AnyPlaythrough, Choice, LogLine};
use engawa_core::{Outcome, Scores, Seat, Turn, Viewer};
use serde_json::value::RawValue;

use crate::{Aim, Holder, PersonId, Refusal, Status, Table};

/// What somebody has seen already, so that only the rest has to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Since {
    /// The number of the state of the game.
    pub seq: u64,
    /// How many moves and draws they know.
    pub events: usize,
    /// The last line of chat.
    pub chat: i64,
}

impl Since {
    /// Reads what [`Display`](fmt::Display) writes.
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

impl fmt::Display for Since {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.seq, self.events, self.chat)
    }
}

/// A mark of what somebody was shown; see [`Sight::mark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    seq: u64,
    step: u32,
    changes: u64,
    chat: i64,
    viewer: Option<Seat>,
}

/// A draft, as its player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftSeen<'a> {
    /// The moves.
    pub moves: &'a [String],
    /// Whether the turn is complete and waits for confirmation.
    pub complete: bool,
}

/// A table through the eyes of one seat, or of somebody who has none: nothing can be asked of
/// it that they may not know.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    table: &'a Table,
    viewer: Option<Seat>,
}

impl Table {
    /// Through whose eyes `person` sees the game: the seat they ask for, which must be theirs,
    /// the one of theirs that is to act, their first one, or nobody's.
    pub fn sight(
        &self,
        person: Option<&PersonId>,
        seat: Option<usize>,
    ) -> Result<Sight<'_>, Refusal> {
        let own = person.map(|person| self.seats_of(person));
        let asked = seat.map(|seat| {
            let own = own.iter().flatten();
            own.copied().find(|own| own.index() == seat)
        });
        if asked == Some(None) {
            return Err(Refusal::NotYourSeat { seat });
        }
        let viewer = own.and_then(|own| self.meant(&own, asked.flatten()));
        Ok(Sight {
            table: self,
            viewer,
        })
    }

    /// What is known to whoever has just been shown the table.
    pub fn now_seen(&self) -> Since {
        Since {
            seq: self.seq,
            events: self.base.history().len(),
            chat: self.last_chat_line(),
        }
    }

    /// Whether `person` may ask for hints: where the host allows them, or where nobody else
    /// plays. Somebody who left may come back, and counts.
    pub fn may_have_hints(&self, person: &PersonId) -> bool {
        let other = |seat: &Holder| seat.person().is_some_and(|one| one != person);
        let alone = !self.arrangement.seats.iter().any(other);
        self.arrangement.is_seated(person) && (self.arrangement.hints || alone)
    }

    /// What the seat may know that `person` wants a hint for.
    pub fn hint_position(&self, person: &PersonId, aim: Aim) -> Result<Position, Refusal> {
        let seat = self.own_seat(person, aim.seat)?;
        if !self.may_have_hints(person) {
            return Err(Refusal::HintsOff);
        }
        self.check_current(seat, aim.seq, aim.step)?;
        self.check_turn(seat)?;
        if self.draft_is_complete() {
            return Err(Refusal::NothingToHint);
        }
        Ok(Position::new(self.tip(), seat))
    }

    /// What the bot may know that is to act, and its level.
    pub fn bot_position(&self) -> Option<(Position, &str)> {
        let (seat, level) = self.bot_to_act()?;
        Some((Position::new(self.game(), seat), level))
    }
}

/// What a bot is given to think about: what its seat may know, and nothing else.
pub struct Position {
    /// The game's id.
    pub game: &'static str,
    /// The seat that is to act.
    pub seat: Seat,
    /// How many turns have been finished: what a bot knows of a turn holds until it changes.
    pub turns_taken: u32,
    /// What the seat may know: the `View` of the game's type, see `engawa_catalog::visit`.
    pub view: Box<dyn Any + Send>,
    /// The legal moves.
    pub moves: Vec<Choice>,
}

impl Position {
    fn new(game: &dyn AnyPlaythrough, seat: Seat) -> Self {
        Self {
            game: game.info().id,
            seat,
            turns_taken: game.turns_taken(),
            view: game.typed_view(Viewer::Seat(seat)),
            moves: game.legal_moves(),
        }
    }
}

impl<'a> Sight<'a> {
    /// Through whose eyes.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// A mark that changes whenever there is something new to be seen, and only then: nobody
    /// learns from it what somebody else drafts.
    pub fn mark(&self) -> Mark {
        Mark {
            seq: self.table.seq,
            step: self.step(),
            changes: self.table.arrangement.changes,
            chat: self.table.last_chat_line(),
            viewer: self.viewer,
        }
    }

    /// The number of the state of one's own draft.
    pub fn step(&self) -> u32 {
        self.viewer.map_or(0, |seat| self.table.step_of(seat))
    }

    /// Whose turn it is, once the game has started.
    pub fn turn(&self) -> Option<Turn> {
        match self.table.status() {
            Status::Closed => self.started().map(|_| Turn::Over),
            _ => self.started().map(AnyPlaythrough::turn),
        }
    }

    /// What one may know of the game, as JSON.
    pub fn view(&self) -> Option<Box<RawValue>> {
        self.started().map(|game| game.view_text(self.eyes()))
    }

    /// What the rules can tell about it, as JSON.
    pub fn aids(&self) -> Option<Box<RawValue>> {
        self.started().map(|game| game.aids(self.eyes()))
    }

    /// One's legal moves; none if it isn't one's turn, or the turn is complete.
    pub fn moves(&self) -> Vec<Choice> {
        let table = self.table;
        let to_act = |&seat: &Seat| table.turn() == Turn::Seat(seat) && !table.is_bot(seat);
        let plays = self.viewer.filter(to_act);
        match plays {
            Some(_) if !table.draft_is_complete() => self.game().legal_moves(),
            _ => Vec::new(),
        }
    }

    /// One's moves that can be taken back.
    pub fn draft(&self) -> Option<DraftSeen<'a>> {
        let draft = self.table.draft.as_ref();
        let own = draft.filter(|draft| self.viewer == Some(draft.seat) && !draft.moves.is_empty());
        own.map(|draft| DraftSeen {
            moves: &draft.moves,
            complete: self.table.draft_is_complete(),
        })
    }

    /// What happened after what is known: the lines that follow the first so many moves and
    /// draws.
    pub fn log(&self, since: Since) -> (usize, Vec<LogLine>) {
        let from = self.log_from(since);
        let game = self.started();
        let lines = game.map(|game| game.log(self.eyes(), from));
        (from, lines.unwrap_or_default())
    }

    /// The scores, once the game has started.
    pub fn scores(&self) -> Option<Scores> {
        self.started().map(AnyPlaythrough::scores)
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn eyes(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game with one's own draft, without anybody else's.
    fn game(&self) -> &'a dyn AnyPlaythrough {
        match &self.table.draft {
            Some(draft) if self.viewer == Some(draft.seat) => draft.tip.as_ref().as_ref(),
            _ => self.table.game(),
        }
    }

    fn started(&self) -> Option<&'a dyn AnyPlaythrough> {
        let begun = !self.table.base.history().is_empty();
        match self.table.status() {
            Status::Playing | Status::Finished => Some(self.game()),
            Status::Closed if begun => Some(self.game()),
            Status::Open | Status::Closed => None,
        }
    }

    /// From where the log has to be shown to somebody who knows `since`.
    fn log_from(&self, since: Since) -> usize {
        let later = (self.table.rewinds.iter()).filter(|(seq, _)| *seq > since.seq);
        let lowest = later.map(|&(_, to)| to).min();
        let known = since.events.min(lowest.unwrap_or(usize::MAX));
        known.min(self.table.base.history().len())
    }
}
