//! New tables: made by somebody, as a rematch, or to continue a finished game.

use engawa_catalog::{AnyPlaythrough, info, open, resume};
use engawa_core::{MAX_SEATS, RawOptions, Record, Seed, Turn};

use crate::arrangement::VERSION;
use crate::table::{Damaged, Header};
use crate::{
    Arrangement, Continued, Fresh, Holder, NewTable, Person, PersonId, Refusal, SeatWish, Status,
    Table, TableEvent, TableId, What,
};

/// A new table, and the events that made it.
#[derive(Debug)]
pub struct Founded {
    /// The table.
    pub table: Table,
    /// Its events, none of them stored yet.
    pub events: Vec<TableEvent>,
}

/// A table for a rematch.
#[derive(Debug)]
pub enum Rematch {
    /// There is one already.
    Is(TableId),
    /// A new one.
    New(Box<Founded>),
}

impl Founded {
    fn new(header: Header, arrangement: Arrangement) -> Result<Self, Damaged> {
        let at = header.created;
        let events = vec![What::Arranged(Box::new(arrangement)).at(at)];
        let table = Table::rebuild(header, &events)?;
        Ok(Self { table, events })
    }

    fn add(&mut self, happens: Vec<What>) {
        let at = self.table.header.created;
        for what in happens {
            let event = what.at(at);
            let applied = self.table.apply(&event);
            applied.expect("what was decided can happen");
            self.events.push(event);
        }
    }

    fn start(&mut self) -> Result<(), Refusal> {
        let happens = self.table.start()?;
        self.add(happens);
        Ok(())
    }
}

impl Table {
    /// A new table of `host`.
    pub fn create(
        wish: &NewTable,
        host: &Person,
        fresh: Fresh,
        now: i64,
    ) -> Result<Founded, Refusal> {
        info(&wish.game).map_err(|unknown| Refusal::Open(unknown.into()))?;
        let given = wish.seats.len();
        if given > MAX_SEATS {
            return Err(Refusal::TooManySeats { most: MAX_SEATS });
        }
        if let Some(rule) = wish.clock {
            rule.check()?;
        }
        let seats = holders(host, &wish.seats)?;
        let options = RawOptions(wish.options.clone());
        let game = open(&wish.game, &options, given, fresh.seed)?;
        let arrangement = Arrangement {
            public: wish.public,
            clock: wish.clock,
            hints: wish.hints,
            ..arrangement(&host.id, seats, &fresh)
        };
        let mut founded = founded(game.as_ref(), arrangement, fresh, now);
        if wish.start {
            founded.start()?;
        }
        Ok(founded)
    }

    /// A table that continues the finished game of `record` after its first `at` moves and
    /// draws. If no seat is open, it goes on at once.
    pub fn continue_from(
        record: &Record,
        from: Option<TableId>,
        at: usize,
        seats: &[SeatWish],
        host: &Person,
        fresh: Fresh,
        now: i64,
    ) -> Result<Founded, Refusal> {
        if seats.len() != record.players {
            let (expected, given) = (record.players, seats.len());
            return Err(Refusal::SeatCount { expected, given });
        }
        let game = until_a_seat_acts(record, fresh.seed, at).ok_or(Refusal::ContinueOver)?;
        let at = game.history().len();
        let arrangement = Arrangement {
            continued: Some(Continued { from, at }),
            ..arrangement(&host.id, holders(host, seats)?, &fresh)
        };
        let mut founded = founded(game.as_ref(), arrangement, fresh, now);
        founded.add(past(game.as_ref()));
        if !founded.table.arrangement.seats.contains(&Holder::Open) {
            founded.start()?;
        }
        Ok(founded)
    }

    /// The table of a finished game that was played elsewhere, for everybody to look at.
    pub fn archive(game: &dyn AnyPlaythrough, host: &Person, fresh: Fresh, now: i64) -> Founded {
        let record = game.record();
        let bots = vec![Holder::Bot("recorded".to_owned()); record.players];
        let (from, at) = (None, record.continued);
        let arrangement = Arrangement {
            status: Status::Playing,
            public: true,
            continued: (at > 0).then_some(Continued { from, at }),
            ..arrangement(&host.id, bots, &fresh)
        };
        let mut founded = founded(game, arrangement, fresh, now);
        founded.add(past(game));
        founded
    }

    /// The table for a rematch that `person` asks for: the same people in the next order.
    pub fn rematch(&self, person: &Person, fresh: Fresh, now: i64) -> Result<Rematch, Refusal> {
        self.check_may_rematch(&person.id)?;
        if let Some(table) = &self.arrangement.rematch {
            return Ok(Rematch::Is(table.clone()));
        }
        let mut seats = self.arrangement.seats.clone();
        seats.iter_mut().for_each(|seat| seat.set_stand_in(None));
        seats.rotate_left(1);
        let arrangement = Arrangement {
            public: self.arrangement.public,
            clock: self.arrangement.clock,
            ..arrangement(&person.id, seats, &fresh)
        };
        let founded = founded(self.game(), arrangement, fresh, now);
        Ok(Rematch::New(Box::new(founded)))
    }

    pub(crate) fn check_may_rematch(&self, person: &PersonId) -> Result<(), Refusal> {
        if !self.arrangement.is_seated(person) {
            return Err(Refusal::NotYourSeat { seat: None });
        }
        match self.finished() {
            Some(_) => Ok(()),
            None => Err(Refusal::NotOver),
        }
    }
}

/// A table of the same game, options and player count as `game`.
fn founded(game: &dyn AnyPlaythrough, arrangement: Arrangement, fresh: Fresh, now: i64) -> Founded {
    let header = Header {
        id: fresh.id,
        game: game.info().id.to_owned(),
        rules: game.info().rules,
        players: game.players(),
        options: game.options(),
        seed: fresh.seed,
        created: now,
    };
    Founded::new(header, arrangement).expect("the game was opened like this before")
}

fn arrangement(host: &PersonId, seats: Vec<Holder>, fresh: &Fresh) -> Arrangement {
    Arrangement {
        v: VERSION,
        host: host.clone(),
        seats,
        invite: fresh.invite.clone(),
        watch: fresh.watch.clone(),
        ..Arrangement::default()
    }
}

fn holders(person: &Person, wishes: &[SeatWish]) -> Result<Vec<Holder>, Refusal> {
    let wishes = wishes.iter();
    wishes.map(|wish| Holder::wished(person, wish)).collect()
}

/// The moves and draws of a game, as events of a table that takes it over.
fn past(game: &dyn AnyPlaythrough) -> Vec<What> {
    let event = |seat, text: &String| match seat {
        Some(seat) => What::Played {
            seat,
            text: text.clone(),
        },
        None => What::Drawn { text: text.clone() },
    };
    let past = game.history().iter();
    past.map(|past| event(past.seat, &past.text)).collect()
}

/// The recorded game as it was when, after its first `at` events, a seat was next to act.
fn until_a_seat_acts(record: &Record, seed: Seed, at: usize) -> Option<Box<dyn AnyPlaythrough>> {
    let mut beginning = record.clone();
    beginning.result = None;
    let rest = record.events.get(at..)?;
    beginning.events.truncate(at);
    beginning.continued = record.events.len();
    let mut game = resume(&beginning, seed).ok()?;
    for text in rest {
        if game.turn() != Turn::Chance {
            break;
        }
        game.happen(text).ok()?;
    }
    game.turn().seat().map(|_| game)
}
