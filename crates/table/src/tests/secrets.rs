//! Nobody sees more than their seat may know: deal anew what somebody can't see, and what they
//! are shown stays the same to the byte.

use engawa_catalog::games;
use engawa_core::{Rng, Viewer};

use super::{Played, choices, id};
use crate::{Command, PersonId, Since, Table};

/// Everything that the person at a seat, or a spectator, can be shown of the table.
pub(super) fn shown(table: &Table, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => shown_to(table, Some(&id(seat))),
        Viewer::Spectator => shown_to(table, None),
    }
}

/// Everything that a person can be shown of the table.
pub(super) fn shown_to(table: &Table, person: Option<&PersonId>) -> String {
    let sight = table.sight(person, None).unwrap();
    let mut text = format!(
        "{:?} {} {:?} {:?} {:?} {:?} {:?} {:?}",
        sight.mark(),
        table.now_seen(),
        sight.turn(),
        sight.scores(),
        sight.outcome(),
        sight.draft(),
        sight.moves(),
        sight.step(),
    );
    for events in [0, 5, usize::MAX] {
        let seq = table.seq() / 2;
        let chat = 0;
        let since = Since { seq, events, chat };
        let (from, lines) = sight.log(since);
        text += &format!("{from} {}", serde_json::to_string(&lines).unwrap());
    }
    for json in [sight.view(), sight.aids()] {
        text.push_str(json.as_deref().map_or("", |json| json.get()));
    }
    text
}

fn in_world(played: &Played, table: Table) -> Played {
    Played {
        table,
        events: Vec::new(),
        now: played.now,
    }
}

fn restart(played: &mut Played) {
    let seat = played.to_act();
    let restart = Command::Restart(played.aim(seat));
    played.by(&super::sitter(seat), &restart).unwrap();
}

fn compare(played: &Played, rng: &mut Rng) {
    let players = played.table.header().players;
    let acting = played.to_act();
    for viewer in Viewer::all(players) {
        let table = played.table.imagined(viewer, rng);
        let before = shown(&played.table, viewer);
        assert_eq!(before, shown(&table, viewer));
        let mut other = in_world(played, table);
        let text = rng.pick(&played.moves()).clone();
        if viewer.is(acting) {
            // The same move in both worlds; whether it can be taken back is no secret either.
            let mut here = in_world(played, played.table.clone());
            let (one, two) = (here.play(&[&text], false), other.play(&[&text], false));
            let kinds = [one, two].map(|happens| format!("{:?}", happens.unwrap()[0]));
            assert_eq!(kinds[0], kinds[1]);
            if here.table.draft.is_some() {
                assert_eq!(shown(&here.table, viewer), shown(&other.table, viewer));
                restart(&mut here);
                restart(&mut other);
                assert_eq!(shown(&here.table, viewer), shown(&other.table, viewer));
            }
        } else {
            // Whatever somebody else drafts, and takes back, nothing is seen of it.
            let different = rng.pick(&other.moves()).clone();
            other.play(&[&different], false).unwrap();
            if other.table.draft.is_some() {
                assert_eq!(before, shown(&other.table, viewer));
                restart(&mut other);
                assert_eq!(before, shown(&other.table, viewer));
            }
        }
    }
}

#[test]
fn what_is_shown_does_not_depend_on_what_is_hidden() {
    let mut rng = choices(1);
    let mut compared = 0;
    for info in games() {
        for &players in info.players {
            for seed in 0..3 {
                let mut played = Played::people(info.id, players, seed);
                while played.table.turn().seat().is_some() {
                    if rng.below(3) == 0 {
                        compare(&played, &mut rng);
                        compared += 1;
                    }
                    played.play_on(&mut rng);
                }
            }
        }
    }
    assert!(compared > 100, "{compared} positions");
}

/// The comparison would notice: dealt anew for somebody who sees less, a seat's own hand differs.
#[test]
fn what_is_seen_makes_a_difference() {
    let played = Played::people("iwari", 2, 7);
    let other = played.table.imagined(Viewer::Spectator, &mut choices(1));
    let viewer = Viewer::Seat(played.to_act());
    assert_ne!(shown(&played.table, viewer), shown(&other, viewer));
}
