//! What is stored can be read again, also by neighbours.

use engawa_catalog::games;

use super::{Played, choices};
use crate::{Arrangement, Holder, StoredEvent, Table, TableEvent, What};

#[test]
fn every_game_is_the_same_when_it_is_rebuilt() {
    let mut rng = choices(2);
    for info in games() {
        for &players in info.players {
            let mut played = Played::people(info.id, players, 7);
            played.finish(&mut rng);
            assert_eq!(played.rebuilt(played.events.len()), played.table);
            let record = played.table.game().record();
            assert!(record.result.is_some(), "{}", info.id);
        }
    }
}

#[test]
fn unknown_fields_are_ignored_and_missing_ones_have_a_default() {
    let first_edition = r#"{"host":"aya","seats":["open",{"bot":"easy"},{"person":{"id":"aya",
        "name":"Aya","color":"moss","hot":false,"stand_in":"medium"}}],"invite":"i","watch":"w",
        "changes":3,"clock":null,"tomorrow":{"a":1}}"#;
    let arrangement = Arrangement::from_json(first_edition).unwrap();
    assert_eq!(arrangement.v, 1);
    assert_eq!(arrangement.seats[1], Holder::Bot("easy".to_owned()));
    assert_eq!(arrangement.seats[2].bot(), Some("medium"));
    let again = Arrangement::from_json(&arrangement.to_json()).unwrap();
    assert_eq!(again, arrangement);
}

#[test]
fn damage_is_named() {
    let played = Played::people("gorinto", 2, 7);
    let stored = |kind: &str, text: &str| StoredEvent {
        at: 0,
        seat: Some(0),
        kind: kind.to_owned(),
        text: text.to_owned(),
    };
    for (kind, text) in [("seat", "{"), ("undo", "x"), ("tomorrow", ""), ("back", "")] {
        let damaged = TableEvent::from_stored(&stored(kind, text)).unwrap_err();
        assert!(damaged.why.contains(kind), "{damaged}");
    }
    let mut events = played.events.clone();
    let count = events.len();
    events.push(TableEvent::from_stored(&stored("play", "nonsense")).unwrap());
    let header = played.table.header();
    let damaged = Table::rebuild(header.clone(), &events).unwrap_err();
    assert_eq!(damaged.event, Some(count + 1));
    let damaged = Table::rebuild(header.clone(), &events[1..]).unwrap_err();
    assert_eq!(damaged.event, None);
    let mut newer = played.table.arrangement().clone();
    newer.v = 99;
    events[0].what = What::Arranged(Box::new(newer));
    let damaged = Table::rebuild(header.clone(), &events).unwrap_err();
    assert!(damaged.why.contains("newer"), "{damaged}");
}
