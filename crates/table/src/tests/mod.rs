//! What a table promises.

mod clocks;
mod ending;
mod house;
mod play;
mod random;
mod seats;
mod secrets;
mod stored;

use engawa_core::{Purpose, Rng, Seat, Seed};

use crate::{
    Actor, Aim, ClockRule, Command, Fresh, Header, NewTable, Person, PersonId, Refusal, SeatWish,
    Table, TableEvent, What,
};

/// A table with all that happened at it.
struct Played {
    table: Table,
    events: Vec<TableEvent>,
    now: i64,
}

fn person(name: &str) -> Person {
    Person {
        id: name.into(),
        name: name.to_owned(),
        color: "moss".to_owned(),
    }
}

/// The person of the tests who sits at `seat`.
fn sitter(seat: Seat) -> Person {
    person(&format!("p{seat}"))
}

fn fresh(id: &str, seed: u64) -> Fresh {
    Fresh {
        id: id.into(),
        seed: Seed::from(seed),
        invite: "invite".to_owned(),
        watch: "watch".to_owned(),
    }
}

fn wish(game: &str, seats: Vec<SeatWish>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Default::default(),
        seats,
        public: false,
        clock: None,
        hints: false,
        start: false,
    }
}

fn choices(seed: u64) -> Rng {
    Rng::new(Seed::from(seed), Purpose::Choices)
}

impl Played {
    /// A table that `wish` makes, of the first person.
    fn new(wish: &NewTable, seed: u64) -> Self {
        let founded = Table::create(wish, &sitter(Seat::new(0)), fresh("t", seed), 0).unwrap();
        Self {
            table: founded.table,
            events: founded.events,
            now: 0,
        }
    }

    /// `players` people who have just begun.
    fn people(game: &str, players: usize, seed: u64) -> Self {
        Self::with_clock(game, players, seed, None)
    }

    fn with_clock(game: &str, players: usize, seed: u64, clock: Option<ClockRule>) -> Self {
        let wish = NewTable {
            clock,
            ..wish(game, vec![SeatWish::Open; players])
        };
        let mut played = Self::new(&wish, seed);
        for seat in Seat::all(players) {
            played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
        }
        played.by(&sitter(Seat::new(0)), &Command::Start).unwrap();
        played
    }

    fn sit(&mut self, by: &Person, seat: Seat, wish: SeatWish) -> Result<Vec<What>, Refusal> {
        let seat = seat.index();
        self.by(by, &Command::ChangeSeat { seat, wish })
    }

    fn by(&mut self, by: &Person, command: &Command) -> Result<Vec<What>, Refusal> {
        self.order(Actor::Person(by), command)
    }

    fn house(&mut self, command: &Command) -> Result<Vec<What>, Refusal> {
        self.order(Actor::House, command)
    }

    fn order(&mut self, by: Actor<'_>, command: &Command) -> Result<Vec<What>, Refusal> {
        let events = self.table.decide(command, by, self.now)?;
        self.table = self.table.after(&events).unwrap();
        self.events.extend(events.iter().cloned());
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    fn to_act(&self) -> Seat {
        self.table.turn().seat().unwrap()
    }

    fn aim(&self, seat: Seat) -> Aim {
        Aim {
            seat: Some(seat),
            seq: self.table.seq(),
            step: self.table.step_of(seat),
        }
    }

    /// The legal moves of the seat to act, its draft included.
    fn moves(&self) -> Vec<String> {
        let moves = self.table.tip().legal_moves().into_iter();
        moves.map(|choice| choice.text).collect()
    }

    /// The seat to act plays these moves.
    fn play(&mut self, moves: &[&str], confirm: bool) -> Result<Vec<What>, Refusal> {
        let seat = self.to_act();
        let play = Command::Play {
            aim: self.aim(seat),
            moves: moves.iter().map(ToString::to_string).collect(),
            confirm,
        };
        self.by(&sitter(seat), &play)
    }

    /// The seat to act drafts any move; whether it is a draft.
    fn draft(&mut self, rng: &mut Rng) -> bool {
        let text = rng.pick(&self.moves()).clone();
        let happens = self.play(&[&text], false).unwrap();
        matches!(happens[0], What::Drafted { .. })
    }

    /// The seat to act plays its turn, or as much of it as is final at once.
    fn play_on(&mut self, rng: &mut Rng) {
        let before = self.table.seq();
        while self.table.seq() == before {
            let text = rng.pick(&self.moves()).clone();
            self.play(&[&text], true).unwrap();
        }
    }

    fn finish(&mut self, rng: &mut Rng) {
        while self.table.turn().seat().is_some() {
            self.play_on(rng);
        }
    }

    /// The table that its first `events` events lead to, by way of the store.
    fn rebuilt(&self, events: usize) -> Table {
        let stored = |event: &TableEvent| match event.to_stored() {
            Some(stored) => TableEvent::from_stored(&stored).unwrap(),
            None => event.clone(),
        };
        let events: Vec<_> = self.events.iter().take(events).map(stored).collect();
        Table::rebuild(Header::clone(self.table.header()), &events).unwrap()
    }
}

fn refused(result: Result<Vec<What>, Refusal>) -> &'static str {
    result.expect_err("it should be refused").code()
}

fn id(seat: Seat) -> PersonId {
    sitter(seat).id
}
