//! Ending a game before its end: by giving up, or because everybody agrees.

use engawa_core::Seat;

use super::Decision;
use crate::{Absence, Holder, Person, PersonId, Refusal, Status, Table, What};

impl Table {
    /// A person gives up: a bot plays on for the others. If there are none, the table is closed.
    pub(super) fn resign(&self, person: &Person, seat: Option<Seat>, stand_in: &str) -> Decision {
        self.check_playing()?;
        let own = self.seats_of(&person.id);
        let seats = match seat {
            Some(seat) if own.contains(&seat) => vec![seat],
            None if !own.is_empty() => own,
            _ => {
                let seat = seat.map(Seat::index);
                return Err(Refusal::NotYourSeat { seat });
            }
        };
        let mut happens = self.call_bots(&seats, stand_in, Absence::Resigned);
        if happens.is_empty() {
            return Ok(happens);
        }
        let with_a_say = |(i, holder): (usize, &Holder)| {
            (holder.has_a_say() && !seats.contains(&Seat::new(i))).then_some(Seat::new(i))
        };
        let left: Vec<_> = (self.arrangement.seats.iter().enumerate())
            .filter_map(with_a_say)
            .collect();
        if self.arrangement.host == person.id
            && let Some(host) = left.first().and_then(|seat| self.person_at(*seat))
        {
            let host = host.clone();
            happens.push(What::HostChanged { host });
        }
        if left.is_empty() || left.iter().all(|seat| self.ending.contains(seat)) {
            happens.push(What::Closed);
        } else if let Some(asked) = &self.asked
            && asked.waiting.iter().all(|seat| seats.contains(seat))
        {
            // Nobody is left whose answer is awaited.
            happens.push(What::Rewound { to: asked.to });
        }
        Ok(happens)
    }

    /// A person agrees to end the game here, or wants to play on.
    pub(super) fn end(&self, person: &Person, agree: bool) -> Decision {
        self.check_playing()?;
        let own = self.seats_of(&person.id);
        let say = |seat: &Seat| {
            let holder = self.arrangement.holder(*seat);
            holder.is_some_and(Holder::has_a_say)
        };
        let seats: Vec<_> = own.into_iter().filter(say).collect();
        if seats.is_empty() {
            return Err(Refusal::NotYourSeat { seat: None });
        }
        if !agree {
            let asked = !self.ending.is_empty();
            return Ok(asked.then_some(What::EndRefused).into_iter().collect());
        }
        let agreed = |seat: &Seat| self.ending.contains(seat);
        if seats.iter().all(agreed) {
            return Ok(Vec::new());
        }
        let all = self.others_with_a_say(&person.id).iter().all(agreed);
        let mut happens = vec![What::EndAgreed { seats }];
        if all {
            happens.push(What::Closed);
        }
        Ok(happens)
    }

    fn person_at(&self, seat: Seat) -> Option<&PersonId> {
        self.arrangement.holder(seat)?.person()
    }

    fn check_playing(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Open => Err(Refusal::NotStarted),
            Status::Finished | Status::Closed => Err(Refusal::TableOver),
        }
    }
}
