//! What the house does by itself, and what only it may do.

use super::{Played, choices, refused, sitter, wish};
use crate::{Command, SeatWish, Table};
use engawa_core::Seat;

fn bots() -> Played {
    let bot = |level: &str| SeatWish::Bot {
        level: level.to_owned(),
    };
    let mut played = Played::new(&wish("inori", vec![bot("easy"), bot("hard")]), 3);
    played.now = 77;
    played.by(&sitter(Seat::new(0)), &Command::Start).unwrap();
    played
}

#[test]
fn a_bot_is_due_since_it_became_its_turn() {
    let mut played = bots();
    assert_eq!(played.table.due(), Some(77));
    let (seat, seq) = (played.to_act(), played.table.seq());
    played.now = 99;
    let text = played.moves()[0].clone();
    let play = Command::PlayBot { seq, seat, text };
    assert_eq!(
        refused(played.by(&sitter(Seat::new(0)), &play)),
        "table/not-house"
    );
    played.house(&play).unwrap();
    let since = if played.to_act() == seat { 77 } else { 99 };
    assert_eq!(played.table.due(), Some(since));
    assert_eq!(refused(played.house(&play)), "move/stale");
}

#[test]
fn people_do_not_play_for_the_house_nor_the_house_for_people() {
    let mut played = Played::people("sagani", 2, 7);
    assert_eq!(refused(played.house(&Command::Start)), "seat/not-yours");
    let seat = played.to_act();
    let seq = played.table.seq();
    let text = played.moves()[0].clone();
    let play = Command::PlayBot { seq, seat, text };
    assert_eq!(refused(played.house(&play)), "move/stale");
}

#[test]
fn the_same_people_play_again_in_the_next_order() {
    let mut played = Played::people("gorinto", 2, 7);
    let [a, b] = [0, 1].map(|seat| sitter(Seat::new(seat)));
    let again = |played: &Played| played.table.rematch(&a, super::fresh("next", 2), 5);
    assert_eq!(again(&played).unwrap_err().code(), "table/not-over");
    played.finish(&mut choices(2));
    let Ok(crate::Rematch::New(founded)) = again(&played) else {
        panic!("a new table");
    };
    let seats = &founded.table.arrangement().seats;
    assert!(seats[0].is(&b.id) && seats[1].is(&a.id));
    let table = founded.table.id().clone();
    played.by(&a, &Command::NoteRematch { table }).unwrap();
    let other = Command::NoteRematch {
        table: "other".into(),
    };
    assert_eq!(played.by(&b, &other), Ok(Vec::new()));
    assert!(matches!(again(&played), Ok(crate::Rematch::Is(id)) if id.as_str() == "next"));
}

#[test]
fn a_finished_game_goes_on_from_any_moment() {
    for game in ["gorinto", "sagani", "iwari", "inori"] {
        let mut played = Played::people(game, 2, 7);
        played.finish(&mut choices(2));
        let record = played.table.game().record();
        let host = sitter(Seat::new(0));
        let seats = [SeatWish::Me, SeatWish::Me];
        let on = |at| {
            let (from, fresh) = (Some("t".into()), super::fresh("next", 9));
            Table::continue_from(&record, from, at, &seats, &host, fresh, 5)
        };
        assert_eq!(on(record.events.len()).unwrap_err().code(), "continue/over");
        let at = record.events.len() / 2;
        let founded = on(at).unwrap();
        let taken = founded.table.arrangement().taken_over();
        assert!(taken >= at);
        let events = founded.table.game().record().events;
        assert_eq!(events[..], record.events[..taken]);
        let rebuilt = Table::rebuild(founded.table.header().clone(), &founded.events);
        assert_eq!(rebuilt.unwrap(), founded.table);
    }
}

#[test]
fn an_archived_game_is_finished_and_the_same() {
    let mut played = Played::people("gorinto", 3, 7);
    played.finish(&mut choices(2));
    let host = sitter(Seat::new(0));
    let game = played.table.game();
    let founded = Table::archive(game, &host, super::fresh("a", 7), 5);
    let kept = founded.table.finished().unwrap().record();
    assert_eq!(kept, game.record());
}
