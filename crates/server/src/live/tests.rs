//! Nobody learns from the server what their seat may not know: deal anew what somebody can't
//! see, and what they are sent stays the same to the byte.

use engawa_catalog::{games, open};
use engawa_core::{Purpose, RawOptions, Rng, Seat, Seed, Viewer};
use engawa_store::Person;

use super::{Holder, Live, Since, new_doc};
use crate::wire::{ConfirmRequest, MoveRequest};

pub(crate) fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_owned(),
        color: "moss".to_owned(),
        settings: "{}".to_owned(),
        created: 0,
    }
}

pub(crate) fn who(seat: Seat) -> String {
    format!("person {seat}")
}

/// A table of `players` people, started.
pub(crate) fn table(game: &str, players: usize, seed: u64) -> Live {
    let seats = Seat::all(players).map(|seat| Holder::Person {
        id: who(seat),
        name: who(seat),
        color: "moss".to_owned(),
        hot: false,
        stand_in: None,
    });
    let doc = new_doc(&person("person 0"), seats.collect(), None);
    let seed = Seed::from(seed);
    let base = open(game, &RawOptions::default(), players, seed).unwrap();
    let mut live = Live::new("table".to_owned(), base, seed, doc, true, 0);
    live.start(0).unwrap();
    live
}

/// The same table in a world that `viewer` can't tell from the real one.
pub(crate) fn elsewhere(live: &Live, viewer: Viewer, rng: &mut Rng) -> Live {
    let base = live.base.imagined(viewer, rng);
    let mut other = Live::new(live.id.clone(), base, live.seed, live.doc.clone(), true, 0);
    other.status = live.status;
    other.seq = live.seq;
    other.rewinds.clone_from(&live.rewinds);
    other
}

/// Everything that `viewer` can ask of the table, as it goes over the wire.
fn wire(live: &Live, viewer: Viewer) -> String {
    let (seat, id) = match viewer {
        Viewer::Seat(seat) => (Some(seat), Some(who(seat))),
        Viewer::Spectator => (None, None),
    };
    let mut text = format!("{:?} {}", live.mark(seat), live.now_seen());
    for events in [0, 5, usize::MAX] {
        let since = Since {
            seq: live.seq / 2,
            events,
            chat: 0,
        };
        let shown = live.shown(id.as_deref(), seat, since);
        text.push_str(&serde_json::to_string(&shown).unwrap());
    }
    text.push_str(&serde_json::to_string(&live.aids(seat)).unwrap());
    text
}

fn draft(live: &mut Live, text: &str) -> bool {
    let seat = live.turn().seat().unwrap();
    let before = live.seq;
    let request = MoveRequest {
        seat: None,
        seq: live.seq,
        step: live.step_of(seat),
        text: text.to_owned(),
        confirm: false,
    };
    live.play(&who(seat), &request, 0).unwrap();
    live.seq == before
}

fn restart(live: &mut Live) {
    let seat = live.turn().seat().unwrap();
    let request = ConfirmRequest {
        seat: None,
        seq: live.seq,
        step: live.step_of(seat),
    };
    live.restart(&who(seat), &request, 0).unwrap();
}

/// Plays on at random, one final move.
pub(crate) fn play_on(live: &mut Live, rng: &mut Rng) {
    let seat = live.turn().seat().unwrap();
    let text = rng.pick(&live.base.legal_moves()).text.clone();
    let request = MoveRequest {
        seat: None,
        seq: live.seq,
        step: 0,
        text,
        confirm: true,
    };
    live.play(&who(seat), &request, 0).unwrap();
    while let Some(draft) = &live.draft {
        let moves = draft.tip.legal_moves();
        let request = MoveRequest {
            seat: None,
            seq: live.seq,
            step: draft.step,
            text: rng.pick(&moves).text.clone(),
            confirm: true,
        };
        live.play(&who(seat), &request, 0).unwrap();
    }
}

fn compare(live: &mut Live, rng: &mut Rng) {
    let players = live.doc.seats.len();
    let acting = live.turn().seat().unwrap();
    for viewer in Viewer::all(players) {
        let mut other = elsewhere(live, viewer, rng);
        let before = wire(live, viewer);
        assert_eq!(before, wire(&other, viewer));
        let text = rng.pick(&live.base.legal_moves()).text.clone();
        if viewer.is(acting) {
            // The same move in both worlds, if it can be taken back at all.
            if !draft(&mut other, &text) {
                continue;
            }
            if draft(live, &text) {
                assert_eq!(wire(live, viewer), wire(&other, viewer));
                restart(live);
                restart(&mut other);
                assert_eq!(wire(live, viewer), wire(&other, viewer));
                live.drop_draft(0);
            } else {
                // Something was revealed: the game went on, so this position is done.
                return;
            }
        } else {
            // Whatever somebody else drafts, and takes back, nothing is seen of it.
            let different = rng.pick(&other.base.legal_moves()).text.clone();
            if draft(&mut other, &different) {
                assert_eq!(before, wire(&other, viewer));
                restart(&mut other);
                assert_eq!(before, wire(&other, viewer));
            }
        }
    }
}

#[test]
fn what_is_sent_does_not_depend_on_what_is_hidden() {
    let mut rng = Rng::new(Seed::from(1), Purpose::Choices);
    let mut compared = 0;
    for info in games() {
        for &players in info.players {
            for seed in 0..3 {
                let mut live = table(info.id, players, seed);
                while live.turn().seat().is_some() {
                    if rng.below(3) == 0 {
                        compare(&mut live, &mut rng);
                        compared += 1;
                    }
                    if live.turn().seat().is_some() {
                        live.drop_draft(0);
                        play_on(&mut live, &mut rng);
                    }
                }
            }
        }
    }
    assert!(compared > 100, "{compared} positions");
}

#[test]
fn time_that_runs_out_calls_a_bot() {
    let mut live = table("gorinto", 2, 7);
    live.doc.clock = Some(crate::wire::ClockRule {
        bank: 60,
        increment: 5,
    });
    live.start_clock(0);
    let first = live.turn().seat().unwrap();
    assert_eq!(live.out_of_time(59_999), None);
    let text = live.base.legal_moves()[0].text.clone();
    draft(&mut live, &text);
    assert_eq!(live.out_of_time(60_000), Some(first));
    live.replace(first.index(), &crate::players::Players::default(), 60_000);
    assert_eq!(live.bot_to_act(), Some((first, "medium")));
    assert!(live.draft.is_none());
    assert_eq!(live.out_of_time(99_999), None, "a bot has time");
    let back = crate::wire::SeatWish::Me;
    let players = crate::players::Players::default();
    live.change_seat(&person(&who(first)), first.index(), &back, &players, 99_999)
        .unwrap();
    assert_eq!(
        live.out_of_time(120_000),
        None,
        "who comes back gets some time"
    );
    assert_eq!(live.bot_to_act(), None);
}

#[test]
fn a_turn_costs_time_and_gives_some() {
    let mut live = table("gorinto", 2, 7);
    live.doc.clock = Some(crate::wire::ClockRule {
        bank: 60,
        increment: 5,
    });
    live.start_clock(0);
    let first = live.turn().seat().unwrap();
    live.book_time(first, true, 20_000);
    assert_eq!(live.doc.left[first.index()], 45_000);
    live.book_time(first, false, 30_000);
    assert_eq!(live.doc.left[first.index()], 35_000);
}

#[test]
fn a_turn_that_was_changed_very_often_is_final() {
    let mut live = table("gorinto", 2, 7);
    let row = live.row(0);
    let mut events = Vec::new();
    let first = live.turn().seat().unwrap();
    let text = live.base.legal_moves()[0].text.clone();
    for _ in 0..super::DRAFTED / 2 {
        assert!(draft(&mut live, &text));
        restart(&mut live);
    }
    for write in live.take_writes(0) {
        if let engawa_store::Write::Events(_, more) = write {
            events.extend(more);
        }
    }
    let mut live = Live::rebuild(&row, &events, Vec::new()).unwrap();
    live.status = engawa_store::Status::Playing;
    assert!(!draft(&mut live, &text), "it is final at once");
    if live.turn() == engawa_core::Turn::Seat(first) {
        let text = live.base.legal_moves()[0].text.clone();
        assert!(draft(&mut live, &text), "a new choice can be taken back");
    }
}

#[test]
fn a_table_has_its_bounds() {
    let mut live = table("gorinto", 2, 7);
    let first = live.turn().seat().unwrap();
    let text = live.base.legal_moves()[0].text.clone();
    assert!(draft(&mut live, &text));
    live.stored = super::STORED;
    let request = ConfirmRequest {
        seat: None,
        seq: live.seq,
        step: live.step_of(first),
    };
    let error = live.undo(&who(first), &request, 0).unwrap_err();
    assert_eq!(error.code(), "undo/many");
    live.drop_draft(0);
    play_on(&mut live, &mut Rng::new(Seed::from(1), Purpose::Choices));
    let error = live.ask_undo(&who(first), live.seq, 0).unwrap_err();
    assert_eq!(error.code(), "undo/many");
    while let Some(seat) = live.turn().seat() {
        let text = live.base.legal_moves()[0].text.clone();
        assert!(!draft(&mut live, &text), "seat {seat} plays on");
    }
}

#[test]
fn every_game_is_the_same_when_it_is_rebuilt() {
    let mut rng = Rng::new(Seed::from(2), Purpose::Choices);
    for info in games() {
        for &players in info.players {
            let mut live = table(info.id, players, 7);
            let row = live.row(0);
            let mut events = Vec::new();
            while live.turn().seat().is_some() {
                play_on(&mut live, &mut rng);
            }
            for write in live.take_writes(0) {
                if let engawa_store::Write::Events(_, more) = write {
                    events.extend(more);
                }
            }
            let row = engawa_store::Table {
                state: engawa_store::TableState {
                    status: live.status,
                    ..row.state.clone()
                },
                ..row
            };
            let rebuilt = Live::rebuild(&row, &events, Vec::new()).unwrap();
            for viewer in Viewer::all(players) {
                assert_eq!(wire(&live, viewer), wire(&rebuilt, viewer), "{}", info.id);
            }
            assert_eq!(live.game().record(), rebuilt.game().record());
        }
    }
}
