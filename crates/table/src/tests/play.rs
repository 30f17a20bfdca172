//! Moves and drafts.

use engawa_core::{Seat, Turn};

use super::{Played, choices, refused, sitter};
use crate::decide::play::{DRAFTED, EVENTS, MOVES_AT_ONCE};
use crate::{Command, What};

#[test]
fn a_draft_is_its_players_own_until_it_is_confirmed() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let seq = played.table.seq();
    while !played.table.draft_is_complete() {
        assert!(played.draft(&mut choices(1)));
    }
    assert_eq!(played.table.seq(), seq);
    assert_eq!(
        refused(played.play(&["T1>a1"], false)),
        "move/confirm-first"
    );
    let confirm = Command::Confirm(played.aim(seat));
    let happens = played.by(&sitter(seat), &confirm).unwrap();
    assert_eq!(happens[0], What::Confirmed { seat });
    assert!(played.table.seq() > seq);
    assert_ne!(played.table.turn(), Turn::Seat(seat));
}

#[test]
fn moves_are_taken_back_one_by_one_or_all() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let before = played.moves();
    let undo = Command::Undo(played.aim(seat));
    assert_eq!(refused(played.by(&sitter(seat), &undo)), "undo/nothing");
    assert!(played.draft(&mut choices(1)));
    let after_one = played.moves();
    assert!(played.draft(&mut choices(1)));
    let stale = undo;
    assert_eq!(refused(played.by(&sitter(seat), &stale)), "move/stale");
    let undo = Command::Undo(played.aim(seat));
    played.by(&sitter(seat), &undo).unwrap();
    assert_eq!(played.moves(), after_one);
    let restart = Command::Restart(played.aim(seat));
    played.by(&sitter(seat), &restart).unwrap();
    assert_eq!(played.moves(), before);
}

/// Three moves of Sagani's first turn, as one click makes them.
fn a_whole_turn(played: &mut Played) -> Vec<String> {
    let mut trial = played.table.tip().position();
    let mut moves = Vec::new();
    let mut rng = choices(3);
    let (turn, taken) = (trial.turn(), trial.turns_taken());
    let mut game = played.table.game().fork();
    while game.turn() == turn && game.turns_taken() == taken {
        let text = rng.pick(&game.legal_moves()).text.clone();
        trial.play(&text).unwrap();
        game.play(&text).unwrap();
        moves.push(text);
    }
    moves
}

#[test]
fn several_moves_are_all_played_or_none() {
    let mut played = Played::people("sagani", 2, 7);
    let moves = a_whole_turn(&mut played);
    assert!(moves.len() > 1, "{moves:?}");
    let texts: Vec<_> = moves.iter().map(String::as_str).collect();
    let mut wrong = texts.clone();
    *wrong.last_mut().unwrap() = "nonsense";
    let before = played.table.clone();
    assert_eq!(refused(played.play(&wrong, true)), "notation/unexpected");
    assert_eq!(played.table, before);
    let mut too_long = texts.clone();
    too_long.push(texts[0]);
    assert_eq!(refused(played.play(&too_long, true)), "move/confirm-first");
    assert_eq!(played.table, before);
    let seat = played.to_act();
    let aim = played.aim(seat);
    played.play(&texts, true).unwrap();
    assert_ne!(played.table.turn(), Turn::Seat(seat));
    // Sent again, nothing happens again.
    let (moves, confirm) = (moves.clone(), true);
    let again = Command::Play {
        aim,
        moves,
        confirm,
    };
    assert_eq!(played.by(&sitter(seat), &again), Ok(Vec::new()));
}

/// Otherwise a refused list would tell what its first moves show.
#[test]
fn what_shows_something_hidden_is_played_by_itself() {
    let mut rng = choices(9);
    let mut found = 0;
    for info in engawa_catalog::games() {
        let mut played = Played::people(info.id, 2, 3);
        while played.table.turn().seat().is_some() {
            let position = played.table.tip().position();
            let moves = played.moves();
            if let Some(text) = moves.iter().find(|text| position.reveals(text)) {
                let before = played.table.clone();
                let list = [text.as_str(), moves[0].as_str()];
                assert_eq!(refused(played.play(&list, false)), "move/reveals");
                assert_eq!(played.table, before);
                let happens = played.play(&[text], false).unwrap();
                assert!(matches!(happens[0], What::Played { .. }), "final at once");
                found += 1;
            } else {
                played.play_on(&mut rng);
            }
        }
    }
    assert!(found > 0, "some game hides something");
}

#[test]
fn a_move_sent_twice_is_played_once_and_another_one_is_stale() {
    let mut played = Played::people("iwari", 2, 7);
    let seat = played.to_act();
    let play = |played: &Played, text: &str| Command::Play {
        aim: played.aim(seat),
        moves: vec![text.to_owned()],
        confirm: false,
    };
    let moves = played.moves();
    let first = play(&played, &moves[0]);
    let other = play(&played, &moves[1]);
    assert_eq!(played.by(&sitter(seat), &first).unwrap().len(), 1);
    assert_eq!(played.by(&sitter(seat), &first), Ok(Vec::new()));
    assert_eq!(refused(played.by(&sitter(seat), &other)), "move/stale");
}

#[test]
fn nobody_plays_for_others_or_out_of_turn() {
    let mut played = Played::people("inori", 2, 7);
    let (seat, text) = (played.to_act(), played.moves()[0].clone());
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    let play = |seat| Command::Play {
        aim: played.aim(seat),
        moves: vec![text.clone()],
        confirm: true,
    };
    let (own, foreign) = (play(other), play(seat));
    let nothing = Command::Play {
        aim: played.aim(seat),
        moves: vec![],
        confirm: true,
    };
    let much = Command::Play {
        aim: played.aim(seat),
        moves: vec![text; MOVES_AT_ONCE + 1],
        confirm: true,
    };
    assert_eq!(
        refused(played.by(&sitter(other), &own)),
        "move/not-your-turn"
    );
    assert_eq!(
        refused(played.by(&sitter(other), &foreign)),
        "seat/not-yours"
    );
    assert_eq!(refused(played.by(&sitter(seat), &nothing)), "move/count");
    assert_eq!(refused(played.by(&sitter(seat), &much)), "move/count");
}

#[test]
fn a_turn_that_was_changed_very_often_is_final() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    let text = played.moves()[0].clone();
    for _ in 0..DRAFTED / 2 {
        played.play(&[&text], false).unwrap();
        let restart = Command::Restart(played.aim(seat));
        played.by(&sitter(seat), &restart).unwrap();
    }
    played.table = played.rebuilt(played.events.len());
    let happens = played.play(&[&text], false).unwrap();
    assert!(matches!(happens[0], What::Played { .. }), "final at once");
    assert_eq!(played.table.turn(), Turn::Seat(seat));
    let text = played.moves()[0].clone();
    let happens = played.play(&[&text], false).unwrap();
    assert!(matches!(happens[0], What::Drafted { .. }), "a new choice");
}

#[test]
fn a_table_has_its_bounds() {
    let mut played = Played::people("gorinto", 2, 7);
    let seat = played.to_act();
    assert!(played.draft(&mut choices(1)));
    played.table.of_game = EVENTS;
    let undo = Command::Undo(played.aim(seat));
    assert_eq!(refused(played.by(&sitter(seat), &undo)), "undo/many");
    played.play_on(&mut choices(1));
    let seq = played.table.seq();
    let ask = Command::AskUndo { seq };
    assert_eq!(refused(played.by(&sitter(seat), &ask)), "undo/many");
    while played.table.turn().seat().is_some() {
        assert!(!played.draft(&mut choices(1)), "everything is final");
    }
}
