//! What one person is shown of a table.

use std::sync::Arc;

use engawa_core::Seat;
use engawa_table::{
    Arrangement, ClockReading, DraftSeen, Holder, PersonId, Sight, Since, Status, Table,
};
use serde_json::value::{RawValue, to_raw_value};

use crate::ids;
use crate::names::Names;
use crate::presence::Presence;
use crate::wire::{
    BriefOptions, ChatShown, ClockRule, ClockShown, ContinuedShown, DraftShown, KeysShown,
    SeatShown, StatusShown, TableShown, UndoShown, YouShown,
};

/// A mark of what somebody was shown: what the table shows them, and who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    sight: engawa_table::Mark,
    presence: u64,
}

impl Mark {
    pub fn new(sight: &Sight<'_>, presence: u64) -> Self {
        Self {
            sight: sight.mark(),
            presence,
        }
    }
}

/// A table as somebody sees it, as JSON; shared by all who are shown the same.
#[derive(Clone, Debug)]
pub struct ShownJson(Arc<String>);

impl ShownJson {
    /// Writes what is shown.
    pub(crate) fn new(shown: &TableShown) -> Self {
        const USUAL: usize = 16 * 1024;
        let mut json = Vec::with_capacity(USUAL);
        serde_json::to_writer(&mut json, shown).expect("what is shown has only string keys");
        Self(Arc::new(String::from_utf8(json).expect("JSON is UTF-8")))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl AsRef<[u8]> for ShownJson {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// The options of a table, as everybody is shown them.
pub(crate) fn options(table: &Table) -> Box<RawValue> {
    let options = BriefOptions(&table.header().options.0);
    to_raw_value(&options).expect("options have only string keys")
}

/// Whether `person` is shown anything else than whoever has no seat.
pub(crate) fn is_personal(table: &Table, person: &PersonId, since: Since) -> bool {
    let arrangement = table.arrangement();
    arrangement.is_seated(person)
        || arrangement.host == *person
        || (table.chat_since(since.chat)).any(|(_, line)| line.person == *person)
}

/// Those at a table: how they are called, and who is there.
#[derive(Clone, Copy)]
pub(crate) struct Company<'a> {
    pub names: &'a Names,
    pub presence: &'a Presence,
}

/// The table as `person` sees it.
pub(crate) fn table(
    table: &Table,
    options: Box<RawValue>,
    Company { names, presence }: Company<'_>,
    person: Option<&PersonId>,
    sight: &Sight<'_>,
    since: Since,
    now: i64,
) -> TableShown {
    let header = table.header();
    let arrangement = table.arrangement();
    let (log_from, log) = sight.log(since);
    let own = person.map(|person| arrangement.seats_of(person));
    let own: Vec<_> = own.into_iter().flatten().map(Seat::index).collect();
    TableShown {
        id: header.id.to_string(),
        game: header.game.clone(),
        options,
        status: arrangement.status.into(),
        public: arrangement.public,
        keys: (!own.is_empty()).then(|| KeysShown {
            invite: arrangement.invite.clone(),
            watch: arrangement.watch.clone(),
        }),
        you: YouShown {
            viewer: sight.viewer().map(Seat::index),
            host: person.is_some_and(|person| arrangement.host == *person),
            seats: own,
        },
        seats: seats(arrangement, names, person, Some(presence)),
        watching: watching(arrangement, presence),
        clock: table.clock(now).map(Into::into),
        seq: table.seq(),
        step: sight.step(),
        turn: sight.turn().map(Into::into),
        view: sight.view(),
        moves: sight.moves().into_iter().map(Into::into).collect(),
        draft: sight.draft().map(Into::into),
        log_from,
        log: log.into_iter().map(Into::into).collect(),
        scores: sight.scores().map(Into::into),
        outcome: sight.outcome().map(Into::into),
        commitment: ids::hash(&header.seed.to_string()),
        seed: (table.finished().is_some()).then(|| header.seed.to_string()),
        undo: table.asked().map(|asked| UndoShown {
            question: asked.number,
            by: asked.by.index(),
            to: asked.to,
            waiting: asked.waiting.iter().map(|seat| seat.index()).collect(),
        }),
        ending: table.ending().iter().map(|seat| seat.index()).collect(),
        hints: person.is_some_and(|person| table.may_have_hints(person)),
        hints_allowed: arrangement.hints,
        chat_muted: arrangement.chat_muted,
        chat: chat(table, names, person, since),
        continued: arrangement.continued.clone().map(Into::into),
        rematch: arrangement.rematch.as_ref().map(ToString::to_string),
    }
}

/// The seats as `person` is shown them; who is there is not said in lists.
pub(crate) fn seats(
    arrangement: &Arrangement,
    names: &Names,
    person: Option<&PersonId>,
    presence: Option<&Presence>,
) -> Vec<SeatShown> {
    let seat = |holder: &Holder| {
        let (kind, name, color) = match holder {
            Holder::Open => ("open", None, None),
            Holder::Bot(_) => ("bot", None, None),
            Holder::Person {
                id, name, color, ..
            } => ("person", Some(names.shown(id, name)), Some(color)),
        };
        let is_host = |holder: &Holder| match holder {
            Holder::Person { id, hot, .. } => *id == arrangement.host && !hot,
            Holder::Open | Holder::Bot(_) => false,
        };
        let there = |one: &PersonId| presence.is_some_and(|presence| presence.has(one));
        SeatShown {
            kind,
            name,
            color: color.cloned(),
            level: holder.bot().map(str::to_owned),
            yours: person.is_some_and(|person| holder.is(person)),
            host: is_host(holder),
            away: holder.stand_in().is_some(),
            resigned: holder.has_resigned(),
            online: holder.person().is_some_and(there),
        }
    };
    arrangement.seats.iter().map(seat).collect()
}

/// How many are there who have no seat.
fn watching(arrangement: &Arrangement, presence: &Presence) -> usize {
    presence.count(|person| !arrangement.is_seated(person))
}

fn chat(table: &Table, names: &Names, person: Option<&PersonId>, since: Since) -> Vec<ChatShown> {
    let lines = table.chat_since(since.chat);
    let shown = lines.map(|(at, line)| ChatShown {
        line: line.line,
        at: *at,
        name: names.shown(&line.person, &line.name),
        yours: person == Some(&line.person),
        host: line.person == table.arrangement().host,
        text: line.text.clone(),
    });
    shown.collect()
}

impl From<Status> for StatusShown {
    fn from(status: Status) -> Self {
        match status {
            Status::Open => Self::Open,
            Status::Playing => Self::Playing,
            Status::Finished => Self::Finished,
            Status::Closed => Self::Closed,
        }
    }
}

impl From<ClockReading> for ClockShown {
    fn from(clock: ClockReading) -> Self {
        Self {
            rule: clock.rule.into(),
            left: clock.left,
            running: clock.running.map(Seat::index),
        }
    }
}

impl From<engawa_table::ClockRule> for ClockRule {
    fn from(rule: engawa_table::ClockRule) -> Self {
        let (bank, increment) = (rule.bank, rule.increment);
        Self { bank, increment }
    }
}

impl From<ClockRule> for engawa_table::ClockRule {
    fn from(rule: ClockRule) -> Self {
        let (bank, increment) = (rule.bank, rule.increment);
        Self { bank, increment }
    }
}

impl From<DraftSeen<'_>> for DraftShown {
    fn from(draft: DraftSeen<'_>) -> Self {
        Self {
            moves: draft.moves.to_vec(),
            complete: draft.complete,
        }
    }
}

impl From<engawa_table::Continued> for ContinuedShown {
    fn from(continued: engawa_table::Continued) -> Self {
        Self {
            from: continued.from.map(|from| from.to_string()),
            at: continued.at,
        }
    }
}
