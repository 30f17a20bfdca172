//! The one place where a table changes.

use std::sync::Arc;

use engawa_catalog::resume;
use engawa_core::{Seat, Turn};

use crate::arrangement::VERSION;
use crate::draft::Draft;
use crate::people::StandIn;
use crate::table::{CHAT_KEPT, Damaged};
use crate::{
    Absence, Arrangement, Asked, Holder, PersonId, Removal, SettingsChange, Status, Table,
    TableEvent, What,
};

impl Table {
    /// Lets an event happen. Events that [`decide`](Self::decide) gave always can; if a stored
    /// one can't, the table is worth nothing afterwards.
    pub fn apply(&mut self, event: &TableEvent) -> Result<(), Damaged> {
        let at = event.at;
        match &event.what {
            What::Said(line) => {
                if self.chat.len() == CHAT_KEPT {
                    self.chat.pop_front();
                }
                self.chat.push_back(Arc::new((at, line.clone())));
                return Ok(());
            }
            What::Arranged(arrangement) => self.arrange(arrangement, at)?,
            What::SeatChanged { seat, holder } => {
                *self.holder_mut(*seat)? = holder.clone();
                self.note_who_came();
                self.touch();
            }
            What::HostChanged { host } => {
                self.arrangement.host = host.clone();
                self.touch();
            }
            What::Renamed {
                person,
                name,
                color,
            } => self.rename(person, name, color),
            What::Removed { person, until } => {
                let removed = &mut self.arrangement.removed;
                removed.retain(|removal| removal.until > at && removal.person != *person);
                removed.push(Removal {
                    person: person.clone(),
                    until: *until,
                });
                self.touch();
            }
            What::SettingsChanged(change) => self.change_settings(*change),
            What::Started => {
                self.arrangement.status = Status::Playing;
                self.start_clock(at);
                self.settle(at);
                self.touch();
            }
            What::Drafted { seat, text } => {
                self.remember(*seat, text);
                let draft = self.draft.take();
                let mut draft = draft.unwrap_or_else(|| Draft::new(*seat, self.game()));
                draft.push(text).map_err(|fault| damaged(&fault))?;
                self.draft = Some(draft);
                self.drafted += 1;
                self.of_game += 1;
            }
            What::Undone { keep, .. } => {
                let draft = self.draft.as_mut();
                let draft = draft.ok_or_else(|| Damaged::new("nothing was drafted"))?;
                let truncated = draft.truncate(self.base.as_ref().as_ref(), *keep);
                truncated.map_err(|fault| damaged(&fault))?;
                self.drafted += 1;
                self.of_game += 1;
            }
            What::DraftDropped => {
                self.draft = None;
                self.drafted += 1;
                self.of_game += 1;
                let seq = self.seq;
                self.recent.retain(|recent| recent.seq != seq);
            }
            What::Played { seat, text } => {
                self.remember(*seat, text);
                if let Some(draft) = self.draft.take() {
                    self.base = draft.tip;
                }
                let played = self.base_mut().play(text);
                played.map_err(|fault| damaged(&fault))?;
                self.commit(*seat, at);
            }
            What::Confirmed { seat } => {
                let draft = self.draft.take();
                let draft = draft.ok_or_else(|| Damaged::new("nothing was drafted"))?;
                self.base = draft.tip;
                self.commit(*seat, at);
            }
            What::Drawn { text } => {
                let drawn = self.base_mut().happen(text);
                drawn.map_err(|fault| damaged(&fault))?;
                self.seq += 1;
                self.of_game += 1;
                self.settle(at);
            }
            What::Rewound { to } => self.rewind(*to, at)?,
            What::UndoAsked { by, to, waiting } => {
                self.asked = Some(Asked {
                    number: self.events + 1,
                    by: *by,
                    to: *to,
                    waiting: waiting.clone(),
                });
                self.touch();
            }
            What::UndoAnswered { seats, agree } => {
                match &mut self.asked {
                    Some(asked) if *agree => asked.waiting.retain(|seat| !seats.contains(seat)),
                    _ => self.asked = None,
                }
                self.touch();
            }
            What::StoodIn { seat, level, why } => {
                self.book_if_running(*seat, at);
                let stand_in = StandIn {
                    level: level.clone(),
                    why: *why,
                    turn: self.base.turns_taken(),
                };
                self.holder_mut(*seat)?.set_stand_in(Some(stand_in));
                self.asked.take_if(|asked| asked.by == *seat);
                if let (Absence::Resigned, Some(asked)) = (why, &mut self.asked) {
                    asked.waiting.retain(|waiting| waiting != seat);
                }
                self.acting.1 = at;
                self.touch();
            }
            What::TakenBack { seat, granted } => {
                self.holder_mut(*seat)?.set_stand_in(None);
                self.grant(*seat, *granted, at);
                self.acting.1 = at;
                self.touch();
            }
            What::Forgiven { until } => {
                self.arrangement.since = self.arrangement.since.max(*until);
            }
            What::EndAgreed { seats } => {
                self.ending.extend(seats);
                self.touch();
            }
            What::EndRefused => {
                self.ending.clear();
                self.touch();
            }
            What::Closed => {
                self.arrangement.status = Status::Closed;
                self.draft = None;
                self.asked = None;
                self.touch();
            }
            What::RematchMade { table } => {
                self.arrangement.rematch = Some(table.clone());
                self.touch();
            }
        }
        self.events += 1;
        Ok(())
    }

    /// The table after these events; this one stays as it is.
    pub fn after(&self, events: &[TableEvent]) -> Result<Self, Damaged> {
        let mut after = self.clone();
        events.iter().try_for_each(|event| after.apply(event))?;
        Ok(after)
    }

    fn arrange(&mut self, arrangement: &Arrangement, at: i64) -> Result<(), Damaged> {
        if arrangement.v > VERSION {
            let why = format!("written by a newer version ({} > {VERSION})", arrangement.v);
            return Err(Damaged::new(why));
        }
        if arrangement.seats.len() != self.header.players {
            return Err(Damaged::new("as many seats as players are expected"));
        }
        self.arrangement = Arrangement {
            v: VERSION,
            to_act: None,
            ..arrangement.clone()
        };
        self.note_who_came();
        self.settle(at);
        Ok(())
    }

    /// After `seat` did something final.
    fn commit(&mut self, seat: Seat, at: i64) {
        self.asked = None;
        if !self.is_bot(seat) {
            // Whoever plays on does not agree to end the game.
            self.ending.clear();
        }
        self.drafted = 0;
        self.seq += 1;
        self.of_game += 1;
        self.mover.0 = Some(seat);
        self.book_time(seat, at);
        self.settle(at);
    }

    /// Goes back to the first `to` moves and draws. What was drawn after them will be drawn the
    /// same way if the game comes to it again: the draws follow the seed.
    fn rewind(&mut self, to: usize, at: i64) -> Result<(), Damaged> {
        let past = self.base.history();
        let past = &past[..to.min(past.len())];
        let earlier = self.earlier.as_mut().and_then(|earlier| earlier.at(past));
        self.base = match earlier {
            Some(game) => Arc::new(game),
            None => {
                let mut record = self.base.record();
                record.events.truncate(to);
                record.result = None;
                Arc::new(resume(&record, self.header.seed)?)
            }
        };
        self.mover = (None, self.base.turns_taken());
        self.ending.clear();
        self.draft = None;
        self.drafted = 0;
        self.asked = None;
        self.seq += 1;
        self.of_game += 1;
        self.rewinds.push((self.seq, to));
        self.restart_clock(at);
        self.settle(at);
        Ok(())
    }

    /// Notes when a turn or the game is over, and since when it is somebody's turn.
    fn settle(&mut self, at: i64) {
        if self.status() == Status::Playing && self.base.turn() == Turn::Over {
            self.arrangement.status = Status::Finished;
        }
        let taken = self.base.turns_taken();
        if taken > self.mover.1
            && let Some(seat) = self.mover.0
        {
            self.pay_increment(seat);
        }
        self.mover.1 = taken;
        if let Some(earlier) = &mut self.earlier {
            earlier.keep(self.base.as_ref().as_ref());
        }
        let to_act = self.turn().seat();
        if self.acting.0 != to_act {
            self.acting = (to_act, at);
        }
    }

    /// Keeps the order in which those who sit here came.
    fn note_who_came(&mut self) {
        let Self {
            came, arrangement, ..
        } = self;
        came.retain(|person| arrangement.is_seated(person));
        for person in arrangement.seats.iter().filter_map(Holder::person) {
            if !came.contains(person) {
                came.push(person.clone());
            }
        }
    }

    fn rename(&mut self, person: &PersonId, new_name: &str, new_color: &str) {
        let new = (self.arrangement.names_of(person)).all(|(_, name)| name != new_name);
        if new {
            self.came.retain(|other| other != person);
        }
        for holder in &mut self.arrangement.seats {
            if let Holder::Person {
                id,
                name,
                color,
                hot: false,
                ..
            } = holder
                && id == person
            {
                new_name.clone_into(name);
                new_color.clone_into(color);
            }
        }
        self.note_who_came();
        self.touch();
    }

    fn change_settings(&mut self, change: SettingsChange) {
        let now = &mut self.arrangement;
        now.public = change.public.unwrap_or(now.public);
        now.chat_muted = change.chat_muted.unwrap_or(now.chat_muted);
        now.hints = change.hints.unwrap_or(now.hints);
        self.touch();
    }

    fn holder_mut(&mut self, seat: Seat) -> Result<&mut Holder, Damaged> {
        let holder = self.arrangement.seats.get_mut(seat.index());
        holder.ok_or_else(|| Damaged::new(format!("there is no seat {seat}")))
    }

    /// Notes that seats or settings changed.
    fn touch(&mut self) {
        self.arrangement.changes += 1;
    }
}

fn damaged(fault: &engawa_core::EventFault) -> Damaged {
    Damaged::new(fault.to_string())
}
