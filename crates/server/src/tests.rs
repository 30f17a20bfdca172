//! Tables for tests.

use engawa_core::{Rng, Seat, Seed};
use engawa_table::{
    Actor, Aim, ClockRule, Command, Founded, Fresh, Holder, NewTable, Person, SeatWish, Table, What,
};

pub(crate) fn who(seat: Seat) -> String {
    format!("person {seat}")
}

fn person(seat: Seat) -> Person {
    Person {
        id: who(seat).into(),
        name: who(seat),
        color: "moss".to_owned(),
    }
}

/// The person at a seat, as the store knows them.
pub(crate) fn stored(seat: Seat) -> engawa_store::Person {
    engawa_store::Person {
        id: who(seat),
        name: who(seat),
        color: "moss".to_owned(),
        settings: "{}".to_owned(),
        created: 0,
    }
}

/// A public table of `players` people, started.
pub(crate) fn table(game: &str, players: usize, seed: u64) -> Table {
    named(game, players, seed, "table")
}

pub(crate) fn named(game: &str, players: usize, seed: u64, id: &str) -> Table {
    let host = person(Seat::new(0));
    let wish = NewTable {
        game: game.to_owned(),
        options: Default::default(),
        seats: vec![SeatWish::Open; players],
        public: true,
        clock: None,
        hints: false,
        start: false,
    };
    let fresh = Fresh {
        id: id.into(),
        seed: Seed::from(seed),
        invite: "invite".to_owned(),
        watch: "watch".to_owned(),
    };
    let mut table = Table::create(&wish, &host, fresh, 0).unwrap().table;
    for seat in Seat::all(players) {
        let wish = SeatWish::Me;
        let sit = Command::ChangeSeat {
            seat: seat.index(),
            wish,
        };
        order(&mut table, &person(seat), &sit);
    }
    order(&mut table, &host, &Command::Start);
    assert!(!table.arrangement().seats.contains(&Holder::Open));
    table
}

fn order(table: &mut Table, by: &Person, command: &Command) -> Vec<What> {
    let events = table.decide(command, Actor::Person(by), 0).unwrap();
    *table = table.after(&events).unwrap();
    events.into_iter().map(|event| event.what).collect()
}

/// Plays on at random until something is final.
pub(crate) fn play_on(table: &mut Table, rng: &mut Rng) {
    let by = person(table.turn().seat().unwrap());
    let before = table.seq();
    while table.seq() == before {
        let sight = table.sight(Some(&by.id), None).unwrap();
        let aim = Aim {
            seat: sight.viewer(),
            seq: table.seq(),
            step: sight.step(),
        };
        let moves = vec![rng.pick(&sight.moves()).text.clone()];
        let confirm = true;
        let play = Command::Play {
            aim,
            moves,
            confirm,
        };
        order(table, &by, &play);
    }
}

/// A table of the first person, with an open seat or started at once.
pub(crate) fn waiting(id: &str, public: bool, start: bool, now: i64) -> Founded {
    let second = if start { SeatWish::Me } else { SeatWish::Open };
    let wish = NewTable {
        game: "gorinto".to_owned(),
        options: Default::default(),
        seats: vec![SeatWish::Me, second],
        public,
        clock: None,
        hints: false,
        start,
    };
    let fresh = Fresh {
        id: id.into(),
        seed: Seed::from(7),
        invite: "invite".to_owned(),
        watch: "watch".to_owned(),
    };
    Table::create(&wish, &person(Seat::new(0)), fresh, now).unwrap()
}

/// A table that began in 1970, with a clock, at which a bot or a person is to act.
pub(crate) fn with_clock(id: &str, level: Option<&str>) -> Founded {
    let seat = match level {
        Some(level) => SeatWish::Bot {
            level: level.to_owned(),
        },
        None => SeatWish::Me,
    };
    let wish = NewTable {
        game: "gorinto".to_owned(),
        options: Default::default(),
        seats: vec![seat; 2],
        public: true,
        clock: Some(ClockRule {
            bank: 60,
            increment: 0,
        }),
        hints: false,
        start: true,
    };
    let fresh = Fresh {
        id: id.into(),
        seed: Seed::from(7),
        invite: "invite".to_owned(),
        watch: "watch".to_owned(),
    };
    Table::create(&wish, &person(Seat::new(0)), fresh, 0).unwrap()
}
