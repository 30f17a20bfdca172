//! Random commands of random people at random times: whatever they try, the table keeps its
//! promises.

use engawa_catalog::games;
use engawa_core::{Seat, Viewer};
use proptest::prelude::*;

use super::secrets::{shown, shown_to};
use super::{Played, choices, fresh, person, sitter, wish};
use crate::{
    Actor, Aim, ClockRule, Command, NewTable, Person, SeatWish, SettingsChange, Status, Table,
};

/// One try: who, how long after the last one, and what.
#[derive(Clone, Debug)]
struct Try {
    who: usize,
    after: i64,
    what: u8,
    seat: usize,
    pick: usize,
    slip: u8,
    flag: bool,
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let one = (
        0..6_usize,
        -2_000..30_000_i64,
        any::<u8>(),
        0..5_usize,
        any::<usize>(),
        any::<u8>(),
        any::<bool>(),
    );
    let one = one.prop_map(|(who, after, what, seat, pick, slip, flag)| Try {
        who,
        after,
        what,
        seat,
        pick,
        slip,
        flag,
    });
    proptest::collection::vec(one, 1..120)
}

fn stand_in() -> String {
    "medium".to_owned()
}

/// Whoever tries: the people of the seats, a stranger, or the house.
fn actor(who: usize) -> Option<Person> {
    match who {
        0..4 => Some(sitter(Seat::new(who))),
        4 => Some(person("stranger")),
        _ => None,
    }
}

/// What is tried. Mostly what makes sense for whoever is to act, and now and then something else.
fn command(played: &Played, attempt: &Try) -> Command {
    let table = &played.table;
    let seat = match attempt.slip % 8 {
        0 => Seat::new(attempt.seat),
        _ => table.turn().seat().unwrap_or(Seat::new(attempt.seat)),
    };
    let aim = Aim {
        seat: (!attempt.slip.is_multiple_of(5)).then_some(seat),
        seq: table.seq() - u64::from(attempt.slip.is_multiple_of(11)).min(table.seq()),
        step: table.step_of(seat) + u32::from(attempt.slip.is_multiple_of(13)),
    };
    let moves = played.moves();
    let text = match moves.get(attempt.pick % moves.len().max(1)) {
        Some(text) if !attempt.slip.is_multiple_of(17) => text.clone(),
        _ => "nonsense".to_owned(),
    };
    let seq = aim.seq;
    match attempt.what % 40 {
        0..16 => Command::Play {
            aim,
            moves: vec![text; 1 + usize::from(attempt.slip.is_multiple_of(19))],
            confirm: attempt.flag,
        },
        16..19 => Command::Undo(aim),
        19 => Command::Restart(aim),
        20..23 => Command::Confirm(aim),
        23 => Command::AskUndo { seq },
        24..26 => Command::AnswerUndo {
            question: table.asked().map_or(0, |asked| asked.number),
            agree: attempt.flag,
        },
        26 => Command::Leave {
            stand_in: stand_in(),
        },
        27..30 => Command::ChangeSeat {
            seat: attempt.seat,
            wish: SeatWish::Me,
        },
        30 => Command::ChangeSeat {
            seat: attempt.seat,
            wish: match attempt.flag {
                true => SeatWish::Open,
                false => SeatWish::Bot { level: stand_in() },
            },
        },
        31 if attempt.pick.is_multiple_of(4) => Command::Resign {
            seat: attempt.flag.then_some(seat),
            stand_in: stand_in(),
        },
        32 if attempt.pick.is_multiple_of(4) => Command::End {
            agree: attempt.flag,
        },
        33 => Command::Settings(SettingsChange {
            public: Some(attempt.flag),
            chat_muted: attempt.slip.is_multiple_of(2).then_some(attempt.flag),
            hints: None,
        }),
        34 => Command::Say {
            text: "Good evening".repeat(usize::from(attempt.flag)),
        },
        35 => Command::Rename,
        36 => Command::Start,
        37 => Command::Forgive,
        38 => Command::PassTime {
            stand_in: stand_in(),
        },
        _ => Command::PlayBot { seq, seat, text },
    }
}

fn opened(game: &str, players: usize, seed: u64, clock: bool) -> Played {
    let rule = ClockRule {
        bank: 60,
        increment: 5,
    };
    let wish = NewTable {
        clock: clock.then_some(rule),
        ..wish(game, vec![SeatWish::Open; players])
    };
    let mut played = Played::new(&wish, seed);
    for seat in Seat::all(players) {
        played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
    }
    played
}

/// Whatever became of the table, the game can be finished.
fn finish(mut played: Played) {
    if played.table.status() == Status::Open {
        let host = person(played.table.arrangement().host.as_str());
        for seat in Seat::all(played.table.header().players) {
            let _ = played.sit(&host, seat, SeatWish::Me);
        }
        let _ = played.by(&host, &Command::Start);
    }
    let mut rng = choices(5);
    let most = played.table.game().info().max_events * 2;
    for _ in 0..most {
        let Some(seat) = played.table.turn().seat() else {
            break;
        };
        if played.table.draft_is_complete() {
            let confirm = Command::Confirm(played.aim(seat));
            let by = by(&played, seat);
            played.by(&by, &confirm).unwrap();
            continue;
        }
        let text = rng.pick(&played.moves()).clone();
        let seq = played.table.seq();
        if played.table.bot_to_act().is_some() {
            played.house(&Command::PlayBot { seq, seat, text }).unwrap();
        } else {
            let play = Command::Play {
                aim: played.aim(seat),
                moves: vec![text],
                confirm: true,
            };
            let by = by(&played, seat);
            played.by(&by, &play).unwrap();
        }
    }
    assert!(played.table.turn().seat().is_none(), "it never ends");
}

/// Whose seat it is.
fn by(played: &Played, seat: Seat) -> Person {
    let holder = &played.table.arrangement().seats[seat.index()];
    person(holder.person().unwrap().as_str())
}

/// Nobody but the one who acted is shown anything else, if only a draft changed.
fn check_drafts(before: &Table, after: &Table) {
    let drafted = before.seq() == after.seq()
        && before.arrangement() == after.arrangement()
        && before.now_seen() == after.now_seen();
    if !drafted {
        return;
    }
    let acting = after.turn().seat();
    for viewer in Viewer::all(after.header().players) {
        if acting.is_none_or(|seat| !viewer.is(seat)) {
            assert_eq!(shown(before, viewer), shown(after, viewer));
        }
    }
}

/// Nobody sees what their seat may not know: in a world dealt anew for them, they see the same.
fn check_secrets(table: &Table, seed: u64) {
    let mut rng = choices(seed);
    let people = (0..5).filter_map(actor).map(|person| Some(person.id));
    for person in people.chain([None]) {
        let sight = table.sight(person.as_ref(), None).unwrap();
        let own_draft = sight.draft().is_some() || sight.step() > 0;
        let viewer = sight.viewer().map_or(Viewer::Spectator, Viewer::Seat);
        if !own_draft {
            let other = table.imagined(viewer, &mut rng);
            assert_eq!(
                shown_to(table, person.as_ref()),
                shown_to(&other, person.as_ref())
            );
        }
    }
}

/// Time left only grows where somebody finished a turn, or came back with none.
fn check_clocks(before: &Table, after: &Table, now: i64) {
    let (Some(one), Some(two)) = (before.clock(now), after.clock(now)) else {
        return;
    };
    assert!(after.arrangement().since >= before.arrangement().since);
    if before.seq() == after.seq() && before.status() == after.status() {
        for (seat, (one, two)) in one.left.iter().zip(&two.left).enumerate() {
            let granted = *one == 0 && *two == 60_000;
            // What was forgiven or waited for comes back.
            let forgiven = after.arrangement().since > before.arrangement().since;
            assert!(
                two <= one || granted || forgiven,
                "seat {seat}: {one} {two}"
            );
        }
    }
    assert!(two.left.iter().all(|left| *left >= 0));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_tried_the_table_keeps_its_promises(
        game in 0..4_usize, more in 0..3_usize, seed in any::<u64>(), clock in any::<bool>(),
        tries in tries(),
    ) {
        let info = games()[game];
        let players = info.players[more % info.players.len()];
        let mut played = opened(info.id, players, seed, clock);
        if seed % 8 > 0 {
            played.by(&sitter(Seat::new(0)), &Command::Start).unwrap();
        }
        for attempt in &tries {
            played.now += attempt.after;
            let command = command(&played, attempt);
            let by = actor(attempt.who);
            let by = by.as_ref().map_or(Actor::House, Actor::Person);
            let before = played.table.clone();
            match played.order(by, &command) {
                Ok(happens) if happens.is_empty() => prop_assert_eq!(&played.table, &before),
                Ok(_) => {
                    check_drafts(&before, &played.table);
                    check_clocks(&before, &played.table, played.now);
                }
                Err(_) => prop_assert_eq!(&played.table, &before),
            }
        }
        check_secrets(&played.table, seed);
        // Rebuilding from any prefix gives an equal table.
        let mut step = played.rebuilt(1);
        for (i, event) in played.events.iter().enumerate().skip(1) {
            step.apply(event).unwrap();
            if i % 7 == 0 || i + 1 == played.events.len() {
                prop_assert_eq!(&played.rebuilt(i + 1), &step);
            }
        }
        prop_assert_eq!(&step, &played.table);
        finish(played);
    }
}

#[test]
fn tables_of_another_id_are_not_equal() {
    let host = sitter(Seat::new(0));
    let wish = wish("gorinto", vec![SeatWish::Me; 2]);
    let [one, other] = ["a", "b"].map(|id| Table::create(&wish, &host, fresh(id, 1), 0).unwrap());
    assert_ne!(one.table, other.table);
}
