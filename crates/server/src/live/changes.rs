//! Seats, settings and chat.

use engawa_store::{ChatLine, Person, Status, Write};

use super::{CHAT_KEPT, Holder, Live};
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::players::Players;
use crate::wire::{SeatWish, SettingsRequest};

/// The longest line of chat, in characters.
pub const CHAT_LENGTH: usize = 500;
/// The longest name, in characters.
pub const NAME_LENGTH: usize = 30;

impl Live {
    /// Changes who sits at a seat.
    pub fn change_seat(
        &mut self,
        person: &Person,
        seat: usize,
        wish: &SeatWish,
        players: &Players,
        now: i64,
    ) -> ApiResult<()> {
        let unknown = || ApiError::not_found("seat/unknown", "There is no such seat.");
        let holder = self.doc.seats.get(seat).ok_or_else(unknown)?.clone();
        match self.status {
            Status::Open => {}
            Status::Playing => return self.take_back_seat(person, seat, wish, now),
            Status::Finished | Status::Closed => {
                return Err(ApiError::conflict("table/over", "This game is over."));
            }
        }
        let host = self.doc.host == person.id;
        let allowed = match wish {
            SeatWish::Me | SeatWish::HotSeat { .. } => {
                holder == Holder::Open
                    || holder.is(&person.id)
                    || (host && holder.person().is_none())
            }
            SeatWish::Open => host || holder.is(&person.id),
            SeatWish::Bot { .. } => host && (holder.person().is_none() || holder.is(&person.id)),
        };
        if !allowed {
            let message = "That seat is not yours to give.";
            return Err(ApiError::forbidden("seat/not-yours", message));
        }
        self.doc.seats[seat] = seat_of(person, wish, players)?;
        self.touch();
        Ok(())
    }

    /// A person who was away plays again.
    fn take_back_seat(
        &mut self,
        person: &Person,
        seat: usize,
        wish: &SeatWish,
        now: i64,
    ) -> ApiResult<()> {
        let own = self.doc.seats[seat].is(&person.id);
        if !own || !matches!(wish, SeatWish::Me) {
            let message = "The game has started: you can only take your own seat back.";
            return Err(ApiError::forbidden("seat/started", message));
        }
        if let Holder::Person { stand_in, .. } = &mut self.doc.seats[seat] {
            *stand_in = None;
        }
        if let Some(rule) = self.doc.clock {
            // Whose time had run out gets as much as one turn adds, and at least a minute.
            let least = i64::from(rule.increment).max(60) * 1000;
            if let Some(left) = self.doc.left.get_mut(seat) {
                *left = (*left).max(least);
            }
            self.doc.since = now;
        }
        self.touch();
        Ok(())
    }

    /// A person gets up: before the start the seats become free, later a bot plays on.
    pub fn leave(&mut self, person: &str, players: &Players, now: i64) {
        let own = self.doc.seats_of(person);
        if own.is_empty() {
            return;
        }
        for seat in own {
            match self.status {
                Status::Open => self.doc.seats[seat] = Holder::Open,
                Status::Playing => self.replace(seat, players, now),
                Status::Finished | Status::Closed => return,
            }
        }
        let anybody = |holder: &Holder| holder.person().is_some();
        if self.status == Status::Open && !self.doc.seats.iter().any(anybody) {
            self.status = Status::Closed;
        } else if self.doc.host == person && self.status == Status::Open {
            // Somebody else who sits here becomes the host.
            let next = self.doc.seats.iter().find_map(Holder::person);
            if let Some(next) = next.map(str::to_owned) {
                self.doc.host = next;
            }
        }
        self.touch();
    }

    /// A bot plays for the person at `seat` from now on.
    pub fn replace(&mut self, seat: usize, players: &Players, now: i64) {
        if self.turn().seat().is_some_and(|turn| turn.index() == seat) {
            self.drop_draft(now);
        }
        if let Holder::Person { stand_in, .. } = &mut self.doc.seats[seat] {
            *stand_in = Some(players.stand_in().to_owned());
        }
        if let Some(asked) = &mut self.asked {
            asked.waiting.retain(|waiting| waiting.index() != seat);
        }
        self.touch();
    }

    /// Changes what only the host can.
    pub fn settle_settings(&mut self, person: &str, wish: &SettingsRequest) -> ApiResult<()> {
        self.check_host(person)?;
        if let Some(public) = wish.public {
            self.public = public;
        }
        if let Some(muted) = wish.chat_muted {
            self.doc.chat_muted = muted;
        }
        if let Some(hints) = wish.hints {
            self.doc.hints = hints;
        }
        self.touch();
        Ok(())
    }

    /// Refuses whoever is not the host.
    pub fn check_host(&self, person: &str) -> ApiResult<()> {
        if self.doc.host == person {
            return Ok(());
        }
        let message = "Only the host of the table can do that.";
        Err(ApiError::forbidden("table/not-host", message))
    }

    /// Shows the person's new name and colour at their seats.
    pub fn rename(&mut self, person: &Person) {
        let mut changed = false;
        for holder in &mut self.doc.seats {
            if let Holder::Person {
                id,
                name,
                color,
                hot: false,
                ..
            } = holder
                && *id == person.id
            {
                (*name, *color) = (person.name.clone(), person.color.clone());
                changed = true;
            }
        }
        if changed {
            self.touch();
        }
    }

    /// Notes the table of the rematch.
    pub fn set_rematch(&mut self, id: &str) {
        self.doc.rematch = Some(id.to_owned());
        self.touch();
    }

    /// Nobody will play here.
    pub fn close(&mut self) {
        self.status = Status::Closed;
        self.touch();
    }

    /// A person says something.
    pub fn say(&mut self, person: &Person, text: &str, now: i64) -> ApiResult<()> {
        if self.doc.chat_muted && self.doc.host != person.id {
            let message = "The host has silenced the chat.";
            return Err(ApiError::forbidden("chat/muted", message));
        }
        let line = ChatLine {
            line: self.last_chat_line() + 1,
            at: now,
            person: person.id.clone(),
            name: person.name.clone(),
            text: plain(text, CHAT_LENGTH, "chat/text")?,
        };
        self.pending
            .push(Write::Chat(self.id.clone(), line.clone()));
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
        Ok(())
    }

    pub(super) fn last_chat_line(&self) -> i64 {
        self.chat.back().map_or(0, |line| line.line)
    }

    /// Notes that seats or settings changed.
    pub(super) fn touch(&mut self) {
        self.doc.changes += 1;
        self.doc_changed = true;
    }
}

/// The seat that `person` wishes.
pub fn seat_of(person: &Person, wish: &SeatWish, players: &Players) -> ApiResult<Holder> {
    let sit = |name: String, hot| Holder::Person {
        id: person.id.clone(),
        name,
        color: person.color.clone(),
        hot,
        stand_in: None,
    };
    Ok(match wish {
        SeatWish::Me => sit(person.name.clone(), false),
        SeatWish::HotSeat { name } => sit(plain(name, NAME_LENGTH, "person/name")?, true),
        SeatWish::Open => Holder::Open,
        SeatWish::Bot { level } if players.has(level) => Holder::Bot(level.clone()),
        SeatWish::Bot { .. } => {
            let levels = engawa_core::list(players.levels());
            let message = format!("There is no bot of that level; possible: {levels}.");
            return Err(ApiError::refused("bot/unknown", message));
        }
    })
}

/// Text for people: trimmed, one line, not empty, not too long, nothing invisible.
pub fn plain(text: &str, longest: usize, code: &'static str) -> ApiResult<String> {
    let invisible = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let text: String = text.trim().chars().filter(|c| !invisible(c)).collect();
    if text.is_empty() || text.chars().count() > longest {
        let message = format!("A text of 1 to {longest} characters is expected.");
        return Err(ApiError::refused(code, message));
    }
    Ok(text)
}

/// The seats and settings of a new table.
pub fn new_doc(
    host: &Person,
    seats: Vec<Holder>,
    clock: Option<crate::wire::ClockRule>,
) -> super::Doc {
    super::Doc {
        host: host.id.clone(),
        seats,
        invite: ids::short(),
        watch: ids::short(),
        changes: 0,
        clock,
        left: Vec::new(),
        since: 0,
        chat_muted: false,
        hints: false,
        rematch: None,
        continued: None,
        to_act: None,
    }
}
