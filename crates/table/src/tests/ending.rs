//! Games that end before their end.

use engawa_core::{Seat, Turn};

use super::{Played, choices, person, refused, sitter, wish};
use crate::{Command, SeatWish, Status};

fn resign(seat: Option<Seat>) -> Command {
    Command::Resign {
        seat,
        stand_in: "medium".to_owned(),
    }
}

const AGREE: Command = Command::End { agree: true };
const REFUSE: Command = Command::End { agree: false };

#[test]
fn whoever_resigns_is_played_by_a_bot_for_good() {
    let mut played = Played::people("gorinto", 3, 7);
    let seat = played.to_act();
    assert!(played.draft(&mut choices(1)));
    assert_eq!(
        refused(played.by(&person("stranger"), &resign(None))),
        "seat/not-yours"
    );
    played.by(&sitter(seat), &resign(None)).unwrap();
    assert_eq!(played.table.bot_to_act(), Some((seat, "medium")));
    assert_eq!(
        refused(played.sit(&sitter(seat), seat, SeatWish::Me)),
        "seat/resigned"
    );
    let text = played.moves()[0].clone();
    assert_eq!(refused(played.play(&[&text], true)), "seat/resigned");
    assert_eq!(played.by(&sitter(seat), &resign(None)), Ok(Vec::new()));
    assert_eq!(played.table.status(), Status::Playing);
}

#[test]
fn if_nobody_is_left_the_table_is_closed() {
    let mut played = Played::people("iwari", 2, 7);
    played.by(&sitter(Seat::new(0)), &resign(None)).unwrap();
    assert_eq!(played.table.status(), Status::Playing);
    played.by(&sitter(Seat::new(1)), &resign(None)).unwrap();
    assert_eq!(played.table.status(), Status::Closed);
    assert_eq!(played.table.turn(), Turn::Over);
    assert_eq!(played.table.due(), None);
    assert_eq!(
        refused(played.by(&sitter(Seat::new(1)), &resign(None))),
        "table/over"
    );
}

#[test]
fn one_of_several_seats_of_a_device_can_be_given_up() {
    let hot = SeatWish::HotSeat {
        name: "Ben".to_owned(),
    };
    let mut played = Played::new(&wish("gorinto", vec![SeatWish::Me, hot]), 1);
    let aya = sitter(Seat::new(0));
    assert_eq!(refused(played.by(&aya, &resign(None))), "move/not-started");
    played.by(&aya, &Command::Start).unwrap();
    played.by(&aya, &resign(Some(Seat::new(1)))).unwrap();
    assert_eq!(played.table.status(), Status::Playing);
    played.by(&aya, &resign(Some(Seat::new(0)))).unwrap();
    assert_eq!(played.table.status(), Status::Closed);
}

#[test]
fn a_game_ends_when_all_who_play_agree() {
    let mut played = Played::people("gorinto", 3, 7);
    let [a, b, c] = [0, 1, 2].map(|seat| sitter(Seat::new(seat)));
    assert_eq!(
        refused(played.by(&person("stranger"), &AGREE)),
        "seat/not-yours"
    );
    assert_eq!(played.by(&a, &REFUSE), Ok(Vec::new()));
    played.by(&a, &AGREE).unwrap();
    assert_eq!(played.by(&a, &AGREE), Ok(Vec::new()));
    played.by(&b, &REFUSE).unwrap();
    assert_eq!(played.table.ending(), []);
    played.by(&a, &AGREE).unwrap();
    played.by(&b, &AGREE).unwrap();
    assert_eq!(played.table.status(), Status::Playing);
    played.by(&c, &AGREE).unwrap();
    assert_eq!(played.table.status(), Status::Closed);
    assert!(
        played.table.finished().is_some(),
        "everybody may look at it"
    );
    let again = played.table.rematch(&a, super::fresh("next", 2), 5);
    assert!(matches!(again, Ok(crate::Rematch::New(_))));
}

#[test]
fn whoever_plays_on_does_not_want_to_end() {
    let mut played = Played::people("gorinto", 2, 7);
    let first = played.to_act();
    played.by(&sitter(first), &AGREE).unwrap();
    let other = sitter(Seat::new(1 - first.index()));
    played.play_on(&mut choices(1));
    assert_eq!(played.table.ending(), []);
    played.by(&other, &AGREE).unwrap();
    assert_eq!(played.table.status(), Status::Playing);
}

#[test]
fn whoever_resigned_has_nothing_to_ask_and_nothing_to_rule() {
    let mut played = Played::people("gorinto", 3, 7);
    let first = played.to_act();
    let host = sitter(Seat::new(0));
    played.play_on(&mut choices(1));
    played.by(&sitter(first), &resign(None)).unwrap();
    let seq = played.table.seq();
    let ask = played.by(&sitter(first), &Command::AskUndo { seq });
    assert_eq!(refused(ask), "seat/resigned");
    let _ = played.by(&host, &resign(None));
    assert_ne!(played.table.arrangement().host, host.id);
}

#[test]
fn whoever_resigned_is_not_waited_for() {
    let mut played = Played::people("gorinto", 3, 7);
    let [a, b, c] = [0, 1, 2].map(|seat| sitter(Seat::new(seat)));
    played.by(&a, &AGREE).unwrap();
    played.by(&b, &AGREE).unwrap();
    played.by(&c, &resign(None)).unwrap();
    assert_eq!(played.table.status(), Status::Closed);

    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let other = sitter(Seat::new(1 - seat.index()));
    played.play_on(&mut choices(1));
    let seq = played.table.seq();
    played.by(&sitter(seat), &Command::AskUndo { seq }).unwrap();
    played.by(&other, &resign(None)).unwrap();
    assert_eq!(played.table.asked(), None);
    assert_eq!(
        played.table.turn(),
        Turn::Seat(seat),
        "the moves were taken back"
    );
}
