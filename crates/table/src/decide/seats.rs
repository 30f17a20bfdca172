//! Sitting down, getting up, coming back.

use engawa_core::Seat;

use super::Decision;
use crate::text::{NAME_LENGTH, plain};
use crate::{Absence, Holder, Person, Refusal, SeatWish, Status, Table, What};

/// For so many milliseconds nobody can sit down again at a table whose host has removed them.
pub(crate) const REMOVED_FOR: i64 = 10 * 60 * 1000;

impl Table {
    pub(super) fn change_seat(
        &self,
        person: &Person,
        seat: usize,
        wish: &SeatWish,
        now: i64,
    ) -> Decision {
        let seats = self.arrangement.seats.len();
        let unknown = Refusal::NoSuchSeat { seat, seats };
        let holder = self.arrangement.seats.get(seat).ok_or(unknown)?;
        let seat = Seat::new(seat);
        match self.status() {
            Status::Open => {}
            Status::Playing => return self.take_seat_back(person, seat, holder, wish),
            Status::Finished | Status::Closed => return Err(Refusal::TableOver),
        }
        let host = self.arrangement.host == person.id;
        let mine = holder.is(&person.id);
        let nobodys = holder.person().is_none();
        let allowed = match wish {
            SeatWish::Me | SeatWish::HotSeat { .. } => {
                *holder == Holder::Open || mine || (host && nobodys)
            }
            SeatWish::Open => host || mine,
            SeatWish::Bot { .. } => host && (nobodys || mine),
        };
        if !allowed {
            return Err(Refusal::NotYoursToGive { seat });
        }
        if matches!(wish, SeatWish::Me | SeatWish::HotSeat { .. }) {
            self.check_not_removed(person, now)?;
        }
        let removed = holder.person().filter(|_| !mine).cloned();
        let holder = Holder::wished(person, wish)?;
        let mut happens = vec![What::SeatChanged { seat, holder }];
        happens.extend(removed.map(|person| What::Removed {
            person,
            until: now + REMOVED_FOR,
        }));
        Ok(happens)
    }

    /// Refuses whoever the host has removed a moment ago.
    fn check_not_removed(&self, person: &Person, now: i64) -> Result<(), Refusal> {
        let mut removed = self.arrangement.removed.iter();
        let removal = removed.find(|removal| removal.person == person.id && removal.until > now);
        match removal {
            Some(removal) => Err(Refusal::Removed {
                until: removal.until,
            }),
            None => Ok(()),
        }
    }

    /// A person for whom a bot plays wants to play again.
    fn take_seat_back(
        &self,
        person: &Person,
        seat: Seat,
        holder: &Holder,
        wish: &SeatWish,
    ) -> Decision {
        if !holder.is(&person.id) || *wish != SeatWish::Me {
            return Err(Refusal::SeatsAreFixed { seat });
        }
        let Some(stand_in) = holder.stand_in() else {
            return Ok(Vec::new());
        };
        let same_turn =
            self.turn().seat() == Some(seat) && self.base.turns_taken() == stand_in.turn;
        if stand_in.why == Absence::Resigned {
            return Err(Refusal::Resigned { seat });
        }
        // Nobody stops their clock by leaving for a moment.
        if same_turn && self.arrangement.clock.is_some() {
            return Err(Refusal::TurnLost { seat });
        }
        let granted = self.granted(seat);
        Ok(vec![What::TakenBack { seat, granted }])
    }

    /// Before the start the seats become free, later a bot plays on.
    pub(super) fn leave(&self, person: &Person, stand_in: &str, now: i64) -> Vec<What> {
        let own = self.seats_of(&person.id);
        match self.status() {
            Status::Open => self.get_up(person, &own),
            Status::Playing => {
                // Who leaves when their time is up has no time left.
                let late = self.out_of_time(now).filter(|seat| own.contains(seat));
                let others: Vec<_> = own.into_iter().filter(|seat| late != Some(*seat)).collect();
                let mut happens = self.call_bots(late.as_slice(), stand_in, Absence::TimeOut);
                happens.extend(self.call_bots(&others, stand_in, Absence::Left));
                happens
            }
            Status::Finished | Status::Closed => Vec::new(),
        }
    }

    fn get_up(&self, person: &Person, own: &[Seat]) -> Vec<What> {
        // A host without a seat leaves the table to the others, or closes it.
        if own.is_empty() && self.arrangement.host != person.id {
            return Vec::new();
        }
        let open = |&seat: &Seat| What::SeatChanged {
            seat,
            holder: Holder::Open,
        };
        let mut happens: Vec<_> = own.iter().map(open).collect();
        let people = self.arrangement.seats.iter().filter_map(Holder::person);
        match people.into_iter().find(|other| **other != person.id) {
            None => happens.push(What::Closed),
            // Somebody else who sits here becomes the host.
            Some(next) if self.arrangement.host == person.id => {
                let host = next.clone();
                happens.push(What::HostChanged { host });
            }
            Some(_) => {}
        }
        happens
    }

    /// Bots play these seats of people from now on, those that others play already aside.
    pub(super) fn call_bots(&self, seats: &[Seat], level: &str, why: Absence) -> Vec<What> {
        let mut happens = Vec::new();
        for &seat in seats {
            let stand_in = self.arrangement.holder(seat).and_then(Holder::stand_in);
            let resigned = why == Absence::Resigned;
            if stand_in.is_some_and(|bot| !resigned || bot.why == Absence::Resigned) {
                continue;
            }
            if self.draft.as_ref().is_some_and(|draft| draft.seat == seat) {
                happens.push(What::DraftDropped);
            }
            let level = level.to_owned();
            happens.push(What::StoodIn { seat, level, why });
        }
        happens
    }
}

impl Holder {
    /// The holder that `person` wishes for a seat.
    pub(crate) fn wished(person: &Person, wish: &SeatWish) -> Result<Self, Refusal> {
        let sit = |name: String, hot| Self::Person {
            id: person.id.clone(),
            name,
            color: person.color.clone(),
            hot,
            stand_in: None,
        };
        Ok(match wish {
            SeatWish::Me => sit(person.name.clone(), false),
            SeatWish::HotSeat { name } => {
                let longest = NAME_LENGTH;
                let name = plain(name, longest).ok_or(Refusal::Name { longest })?;
                sit(name, true)
            }
            SeatWish::Open => Self::Open,
            SeatWish::Bot { level } => Self::Bot(level.clone()),
        })
    }
}
