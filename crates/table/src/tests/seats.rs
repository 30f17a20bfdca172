//! Sitting down, getting up, coming back.

use engawa_core::Seat;

use super::{Played, choices, id, person, refused, sitter, wish};
use crate::{Absence, Command, Holder, SeatWish, Status, What};

fn leave() -> Command {
    Command::Leave {
        stand_in: "medium".to_owned(),
    }
}

#[test]
fn open_seats_are_for_whoever_comes_and_the_rest_is_the_hosts() {
    let mut played = Played::new(&wish("gorinto", vec![SeatWish::Me, SeatWish::Open]), 1);
    let (host, guest) = (sitter(Seat::new(0)), person("guest"));
    let (first, second) = (Seat::new(0), Seat::new(1));
    let bot = SeatWish::Bot {
        level: "easy".to_owned(),
    };
    assert_eq!(
        refused(played.sit(&guest, second, bot.clone())),
        "seat/not-yours"
    );
    assert_eq!(
        refused(played.sit(&guest, first, SeatWish::Me)),
        "seat/not-yours"
    );
    assert_eq!(
        refused(played.by(&host, &Command::Start)),
        "table/open-seats"
    );
    played.sit(&guest, second, SeatWish::Me).unwrap();
    assert_eq!(
        refused(played.by(&guest, &Command::Start)),
        "table/not-host"
    );
    assert_eq!(
        refused(played.sit(&host, second, bot.clone())),
        "seat/not-yours"
    );
    played.sit(&host, second, SeatWish::Open).unwrap();
    played.sit(&host, second, bot).unwrap();
    played.by(&host, &Command::Start).unwrap();
    assert_eq!(refused(played.by(&host, &Command::Start)), "table/started");
    assert_eq!(
        refused(played.sit(&guest, second, SeatWish::Me)),
        "seat/started"
    );
    assert_eq!(
        refused(played.sit(&guest, Seat::new(4), SeatWish::Me)),
        "seat/unknown"
    );
}

#[test]
fn before_the_start_whoever_leaves_hands_the_table_on() {
    let mut played = Played::new(&wish("gorinto", vec![SeatWish::Me, SeatWish::Open]), 1);
    let (host, guest) = (sitter(Seat::new(0)), person("guest"));
    played.sit(&guest, Seat::new(1), SeatWish::Me).unwrap();
    played.by(&host, &leave()).unwrap();
    assert_eq!(played.table.arrangement().seats[0], Holder::Open);
    assert_eq!(played.table.arrangement().host, guest.id);
    played.by(&guest, &leave()).unwrap();
    assert_eq!(played.table.status(), Status::Closed);
    assert_eq!(
        refused(played.sit(&guest, Seat::new(0), SeatWish::Me)),
        "table/over"
    );
}

#[test]
fn a_bot_plays_for_whoever_left_until_they_come_back() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    assert!(played.draft(&mut choices(1)));
    let happens = played.by(&sitter(seat), &leave()).unwrap();
    assert_eq!(happens[0], What::DraftDropped);
    assert_eq!(played.table.bot_to_act(), Some((seat, "medium")));
    assert_eq!(played.by(&sitter(seat), &leave()), Ok(Vec::new()));
    let text = played.moves()[0].clone();
    assert_eq!(refused(played.play(&[&text], true)), "seat/away");
    played.sit(&sitter(seat), seat, SeatWish::Me).unwrap();
    assert_eq!(played.table.bot_to_act(), None);
    played.play(&[&text], true).unwrap();
    // There is nothing to take back from somebody who sits there.
    let happens = played.sit(&sitter(seat), seat, SeatWish::Me);
    assert_eq!(happens, Ok(Vec::new()));
}

#[test]
fn everybody_sees_the_new_name_but_hot_seats_keep_theirs() {
    let hot = SeatWish::HotSeat {
        name: "Ben".to_owned(),
    };
    let mut played = Played::new(&wish("gorinto", vec![SeatWish::Me, hot]), 1);
    let mut aya = sitter(Seat::new(0));
    assert_eq!(played.by(&aya, &Command::Rename), Ok(Vec::new()));
    aya.name = "Aya".to_owned();
    played.by(&aya, &Command::Rename).unwrap();
    let names = played
        .table
        .arrangement()
        .seats
        .iter()
        .map(|seat| match seat {
            Holder::Person { name, .. } => name.clone(),
            _ => String::new(),
        });
    assert_eq!(names.collect::<Vec<_>>(), ["Aya", "Ben"]);
    let blank = SeatWish::HotSeat {
        name: "\u{200b} ".to_owned(),
    };
    assert_eq!(
        refused(played.sit(&aya, Seat::new(1), blank)),
        "person/name"
    );
}

#[test]
fn who_was_away_when_moves_are_to_be_taken_back_is_asked_all_the_same() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    played.play_on(&mut choices(1));
    played.by(&sitter(other), &leave()).unwrap();
    let holder = &played.table.arrangement().seats[other.index()];
    assert_eq!(holder.stand_in().unwrap().why, Absence::Left);
    let seq = played.table.seq();
    let happens = played.by(&sitter(seat), &Command::AskUndo { seq }).unwrap();
    assert!(matches!(&happens[..], [What::UndoAsked { .. }]));
    let agree = answer(&played, true);
    assert_eq!(refused(played.by(&sitter(seat), &agree)), "undo/not-asked");
    assert_eq!(
        refused(played.by(&person("stranger"), &agree)),
        "seat/not-yours"
    );
    // One question at a time.
    let again = played.by(&sitter(seat), &Command::AskUndo { seq });
    assert_eq!(again, Ok(Vec::new()));
    played.by(&sitter(other), &agree).unwrap();
    assert_eq!(played.table.turn().seat(), Some(seat));
}

/// The answer to whoever asks to take moves back now.
fn answer(played: &Played, agree: bool) -> Command {
    let question = played.table.asked().unwrap().number;
    Command::AnswerUndo { question, agree }
}

#[test]
fn consent_is_for_the_question_it_names() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    played.play_on(&mut choices(1));
    let ask = Command::AskUndo {
        seq: played.table.seq(),
    };
    played.by(&sitter(seat), &ask).unwrap();
    let (late, no) = (answer(&played, true), answer(&played, false));
    played.by(&sitter(other), &no).unwrap();
    played.by(&sitter(seat), &ask).unwrap();
    assert_eq!(refused(played.by(&sitter(other), &late)), "undo/not-asked");
    let yes = answer(&played, true);
    played.by(&sitter(other), &yes).unwrap();
    assert_eq!(played.table.turn().seat(), Some(seat));
}

#[test]
fn who_was_removed_does_not_sit_down_again_at_once() {
    let mut played = Played::new(&wish("gorinto", vec![SeatWish::Me, SeatWish::Open]), 1);
    let (host, guest) = (sitter(Seat::new(0)), person("guest"));
    let seat = Seat::new(1);
    played.sit(&guest, seat, SeatWish::Me).unwrap();
    played.sit(&host, seat, SeatWish::Open).unwrap();
    assert_eq!(
        refused(played.sit(&guest, seat, SeatWish::Me)),
        "seat/removed"
    );
    played.sit(&person("other"), seat, SeatWish::Me).unwrap();
    played.sit(&person("other"), seat, SeatWish::Open).unwrap();
    played
        .sit(&person("other"), seat, SeatWish::Me)
        .expect("whoever got up may sit down again");
    played.sit(&person("other"), seat, SeatWish::Open).unwrap();
    played.now += crate::decide::seats::REMOVED_FOR;
    played.sit(&guest, seat, SeatWish::Me).unwrap();
}

#[test]
fn hints_are_for_those_who_play_alone_or_where_the_host_allows_them() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let hint = |played: &Played| {
        let position = played.table.hint_position(&id(seat), played.aim(seat));
        position.map(drop).map_err(|refusal| refusal.code())
    };
    assert_eq!(hint(&played), Err("hint/not-allowed"));
    let settings = Command::Settings(crate::SettingsChange {
        hints: Some(true),
        ..Default::default()
    });
    assert_eq!(
        refused(played.by(&sitter(Seat::new(1)), &settings)),
        "table/not-host"
    );
    played.by(&sitter(Seat::new(0)), &settings).unwrap();
    assert_eq!(hint(&played), Ok(()));
}
