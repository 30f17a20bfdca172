//! What a command would change. Nothing is changed here.

mod bots;
mod ending;
pub(crate) mod play;
pub(crate) mod seats;
mod undo;

use engawa_core::{Seat, Turn};

use self::play::draw_all;
use crate::text::{CHAT_LENGTH, plain};
use crate::{
    Actor, ChatLine, Command, Holder, Person, PersonId, Refusal, SettingsChange, Status, Table,
    TableEvent, TableId, What,
};

/// What a command would let happen.
pub(crate) type Decision = Result<Vec<What>, Refusal>;

impl Table {
    /// What `command`, given by `by` at the time `now`, would let happen; nothing, if it was
    /// carried out before or changes nothing. The table stays as it is.
    pub fn decide(
        &self,
        command: &Command,
        by: Actor<'_>,
        now: i64,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let happens = match by.person() {
            Some(person) => self.decide_for(person, command, now)?,
            None => self.decide_for_house(command, now)?,
        };
        Ok(happens.into_iter().map(|what| what.at(now)).collect())
    }

    fn decide_for(&self, person: &Person, command: &Command, now: i64) -> Decision {
        match command {
            Command::ChangeSeat { seat, wish } => self.change_seat(person, *seat, wish, now),
            Command::Leave { stand_in } => Ok(self.leave(person, stand_in, now)),
            Command::Resign { seat, stand_in } => self.resign(person, *seat, stand_in),
            Command::End { agree } => self.end(person, *agree),
            Command::Start => self.check_host(&person.id).and_then(|()| self.start()),
            Command::Play {
                aim,
                moves,
                confirm,
            } => self.play(person, *aim, moves, *confirm),
            Command::Undo(aim) => self.undo(person, *aim),
            Command::Restart(aim) => self.take_back(person, *aim, 0),
            Command::Confirm(aim) => self.confirm(person, *aim),
            Command::AskUndo { seq } => self.ask_undo(person, *seq),
            Command::AnswerUndo { question, agree } => self.answer_undo(person, *question, *agree),
            Command::Settings(change) => {
                self.check_host(&person.id)?;
                Ok(self.changed_settings(*change))
            }
            Command::Say { text } => self.say(person, text),
            Command::Rename => Ok(self.renamed(person)),
            Command::NoteRematch { table } => self.note_rematch(person, table),
            Command::PlayBot { .. }
            | Command::PassTime { .. }
            | Command::Forgive
            | Command::CloseUnplayed => Err(Refusal::NotHouse),
        }
    }

    /// Refuses whoever is not the host.
    fn check_host(&self, person: &PersonId) -> Result<(), Refusal> {
        match self.arrangement.host == *person {
            true => Ok(()),
            false => Err(Refusal::NotHost),
        }
    }

    /// The game begins, with all that is drawn at its beginning.
    pub(crate) fn start(&self) -> Decision {
        if self.status() != Status::Open {
            return Err(Refusal::Started);
        }
        let seats = self.arrangement.seats.iter().enumerate();
        let open = seats.filter(|(_, holder)| **holder == Holder::Open);
        let open: Vec<_> = open.map(|(i, _)| Seat::new(i)).collect();
        if !open.is_empty() {
            return Err(Refusal::OpenSeats { seats: open });
        }
        let mut happens = vec![What::Started];
        draw_all(self.base.position().as_mut(), &mut happens);
        Ok(happens)
    }

    fn say(&self, person: &Person, text: &str) -> Decision {
        if self.arrangement.chat_muted && self.arrangement.host != person.id {
            return Err(Refusal::ChatMuted);
        }
        let longest = CHAT_LENGTH;
        let text = plain(text, longest).ok_or(Refusal::ChatText { longest })?;
        Ok(vec![What::Said(ChatLine {
            line: self.last_chat_line() + 1,
            person: person.id.clone(),
            name: person.name.clone(),
            text,
        })])
    }

    fn changed_settings(&self, change: SettingsChange) -> Vec<What> {
        let now = &self.arrangement;
        let changes = [
            change.public.is_some_and(|public| public != now.public),
            change
                .chat_muted
                .is_some_and(|muted| muted != now.chat_muted),
            change.hints.is_some_and(|hints| hints != now.hints),
        ];
        let changed = changes
            .contains(&true)
            .then_some(What::SettingsChanged(change));
        changed.into_iter().collect()
    }

    fn renamed(&self, new: &Person) -> Vec<What> {
        let old = |holder: &Holder| match holder {
            Holder::Person {
                id,
                name,
                color,
                hot: false,
                ..
            } => *id == new.id && (*name != new.name || *color != new.color),
            _ => false,
        };
        if !self.arrangement.seats.iter().any(old) {
            return Vec::new();
        }
        vec![What::Renamed {
            person: new.id.clone(),
            name: new.name.clone(),
            color: new.color.clone(),
        }]
    }

    fn note_rematch(&self, person: &Person, table: &TableId) -> Decision {
        self.check_may_rematch(&person.id)?;
        if self.arrangement.rematch.is_some() {
            return Ok(Vec::new());
        }
        let table = table.clone();
        Ok(vec![What::RematchMade { table }])
    }

    /// The seat of `person` that is meant.
    pub(crate) fn own_seat(&self, person: &PersonId, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let own = self.seats_of(person);
        let meant = self.meant(&own, seat);
        let not_yours = || Refusal::NotYourSeat {
            seat: seat.map(Seat::index),
        };
        let seat = meant.ok_or_else(not_yours)?;
        let holder = self.arrangement.holder(seat);
        if holder.is_some_and(Holder::has_resigned) {
            return Err(Refusal::Resigned { seat });
        }
        if self.is_bot(seat) {
            return Err(Refusal::Away { seat });
        }
        Ok(seat)
    }

    /// Which of the seats `own` is meant: the one asked for, the one to act, or the first.
    pub(crate) fn meant(&self, own: &[Seat], seat: Option<Seat>) -> Option<Seat> {
        let to_act = self.turn().seat().filter(|seat| own.contains(seat));
        let meant = seat.or(to_act).or_else(|| own.first().copied());
        meant.filter(|seat| own.contains(seat))
    }

    pub(crate) fn check_current(&self, seat: Seat, seq: u64, step: u32) -> Result<(), Refusal> {
        match self.seq == seq && self.step_of(seat) == step {
            true => Ok(()),
            false => Err(Refusal::Stale),
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match (self.status(), self.turn()) {
            (Status::Playing, Turn::Seat(turn)) if turn == seat => Ok(()),
            (Status::Playing, turn) => Err(Refusal::NotYourTurn { turn: turn.seat() }),
            (Status::Open, _) => Err(Refusal::NotStarted),
            (Status::Finished | Status::Closed, _) => Err(Refusal::MoveAfterEnd),
        }
    }
}
