//! Time per player.

use engawa_core::Seat;

use super::{Played, choices, refused, sitter};
use crate::{ClockRule, Command, SeatWish, What};

const RULE: ClockRule = ClockRule {
    bank: 60,
    increment: 5,
};

fn begun() -> (Played, Seat) {
    let played = Played::with_clock("gorinto", 2, 7, Some(RULE));
    let seat = played.to_act();
    (played, seat)
}

fn pass() -> Command {
    Command::PassTime {
        stand_in: "medium".to_owned(),
    }
}

fn leave() -> Command {
    Command::Leave {
        stand_in: "medium".to_owned(),
    }
}

fn left(played: &Played, seat: Seat) -> i64 {
    played.table.clock(played.now).unwrap().left[seat.index()]
}

#[test]
fn a_turn_costs_time_and_gives_some() {
    let (mut played, seat) = begun();
    played.now = 20_000;
    played.play_on(&mut choices(1));
    while played.to_act() == seat {
        played.play_on(&mut choices(1));
    }
    assert_eq!(left(&played, seat), 45_000);
    let other = played.to_act();
    played.now = 30_000;
    assert_eq!(left(&played, other), 50_000);
    assert_eq!(played.table.due(), Some(80_000));
}

#[test]
fn a_clock_of_the_machine_that_goes_back_gives_no_time() {
    let (mut played, seat) = begun();
    played.now = 20_000;
    assert_eq!(left(&played, seat), 40_000);
    played.play_on(&mut choices(1));
    let other = played.to_act();
    played.now = 10_000;
    played.play_on(&mut choices(1));
    played.now = 30_000;
    assert!(left(&played, other) <= 60_000 + 5_000);
    let now = played.to_act();
    assert!(left(&played, now) <= 60_000 + 5_000 - 10_000);
}

#[test]
fn time_that_runs_out_calls_a_bot_that_finishes_the_turn() {
    let (mut played, seat) = begun();
    played.now = 59_999;
    assert_eq!(played.house(&pass()), Ok(Vec::new()));
    assert!(played.draft(&mut choices(1)));
    played.now = 60_000;
    assert_eq!(played.table.due(), Some(60_000));
    played.house(&pass()).unwrap();
    assert_eq!(played.table.bot_to_act(), Some((seat, "medium")));
    assert_eq!(
        refused(played.sit(&sitter(seat), seat, SeatWish::Me)),
        "seat/turn-lost"
    );
    while played.table.bot_to_act().is_some() {
        played.now += 1_000_000;
        let seq = played.table.seq();
        let text = played.moves()[0].clone();
        let play = Command::PlayBot { seq, seat, text };
        played.house(&play).unwrap();
    }
    assert_eq!(left(&played, seat), 5_000, "a bot's time costs nothing");
    played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
    assert_eq!(left(&played, seat), 5_000, "who has time left gets none");
}

#[test]
fn sitting_down_again_gives_no_time() {
    let (mut played, seat) = begun();
    played.now = 50_000;
    assert_eq!(
        played.sit(&sitter(seat), seat, SeatWish::Me),
        Ok(Vec::new())
    );
    assert_eq!(left(&played, seat), 10_000);
    // Nor does leaving for a moment stop the clock: the bot finishes the turn.
    played.by(&sitter(seat), &leave()).unwrap();
    played.now = 55_000;
    let back = played.sit(&sitter(seat), seat, SeatWish::Me);
    assert_eq!(refused(back), "seat/turn-lost");
    bot_plays_on(&mut played, seat);
    played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
    assert_eq!(left(&played, seat), 10_000 + 5_000);
}

#[test]
fn whoever_leaves_when_their_time_is_up_has_none_left() {
    let (mut played, seat) = begun();
    played.now = 60_001;
    let happens = played.by(&sitter(seat), &leave()).unwrap();
    let why = crate::Absence::TimeOut;
    assert!(matches!(&happens[..], [What::StoodIn { why: w, .. }] if *w == why));
    assert_eq!(left(&played, seat), 0);
}

#[test]
fn a_turn_with_draws_in_it_is_paid_once() {
    let mut played = Played::with_clock("iwari", 2, 7, Some(RULE));
    let mut rng = choices(4);
    let mut turns = [0; 2];
    for _ in 0..40 {
        let (seat, taken) = (played.to_act(), played.table.game().turns_taken());
        played.play_on(&mut rng);
        turns[seat.index()] += i64::from(played.table.game().turns_taken() - taken);
    }
    let paid = played.table.clock(0).unwrap().left;
    assert_eq!(paid, turns.map(|turns| 60_000 + 5_000 * turns));
}

/// The bot at `seat` plays until it is somebody else's turn.
fn bot_plays_on(played: &mut Played, seat: Seat) {
    while played.table.bot_to_act().is_some() {
        let seq = played.table.seq();
        let text = played.moves()[0].clone();
        played.house(&Command::PlayBot { seq, seat, text }).unwrap();
    }
}

#[test]
fn whoever_has_nothing_left_gets_a_minute_when_they_come_back() {
    let rule = ClockRule {
        bank: 60,
        increment: 0,
    };
    let mut played = Played::with_clock("gorinto", 2, 7, Some(rule));
    let seat = played.to_act();
    played.now = 60_000;
    played.house(&pass()).unwrap();
    bot_plays_on(&mut played, seat);
    assert_eq!(left(&played, seat), 0);
    let happens = played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
    let granted = 60_000;
    assert_eq!(happens, [What::TakenBack { seat, granted }]);
    assert_eq!(left(&played, seat), 60_000);
}

#[test]
fn time_when_nobody_could_play_is_forgiven_for_good() {
    let (mut played, seat) = begun();
    played.now = 30_000;
    let happens = played.house(&Command::Forgive).unwrap();
    assert_eq!(happens, [What::Forgiven { until: 30_000 }]);
    played.now = 34_000;
    assert_eq!(left(&played, seat), 56_000);
    let rebuilt = played.rebuilt(played.events.len());
    assert_eq!(rebuilt.clock(34_000), played.table.clock(34_000));
}

#[test]
fn a_clock_has_its_bounds() {
    let seats = vec![SeatWish::Me, SeatWish::Open];
    for (bank, increment) in [(9, 0), (60, 90_000), (3_000_000, 0)] {
        let wish = crate::NewTable {
            clock: Some(ClockRule { bank, increment }),
            ..super::wish("gorinto", seats.clone())
        };
        let host = sitter(Seat::new(0));
        let refused = crate::Table::create(&wish, &host, super::fresh("t", 1), 0);
        assert_eq!(refused.unwrap_err().code(), "clock/range");
    }
}
