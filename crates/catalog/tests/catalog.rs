//! Every game through the catalog, by its name.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics has failed, as it should"
)]

use std::collections::BTreeSet;

use engawa_catalog::{
    AnyPlaythrough, OpenError, UnknownGame, games, info, open, replay, resume, verify,
};
use engawa_core::{RawOptions, Record, RecordError, Rng, Scorer, Seat, Seed, Turn, Viewer};
use serde_json::Value;

const SEED: u64 = 7;

fn start(game: &str, players: usize) -> Box<dyn AnyPlaythrough> {
    open(game, &RawOptions::default(), players, Seed::from(SEED)).unwrap()
}

/// Plays at random, up to so many events.
fn play_on(table: &mut dyn AnyPlaythrough, events: usize) {
    let mut rng = Rng::stream(Seed::from(SEED), 9);
    while table.history().len() < events {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => drop(table.draw()),
            Turn::Seat(_) => {
                let moves = table.legal_moves();
                table.play(&rng.pick(&moves).text).unwrap();
            }
        }
    }
}

/// A finished game of every kind and player count.
fn finished() -> impl Iterator<Item = Box<dyn AnyPlaythrough>> {
    let counts = games()
        .iter()
        .flat_map(|info| info.players.iter().map(|&n| (info.id, n)));
    counts.map(|(game, players)| {
        let mut table = start(game, players);
        play_on(&mut *table, usize::MAX);
        table
    })
}

#[test]
fn every_game_is_found_by_its_name() {
    assert!(!games().is_empty());
    for game in games() {
        assert_eq!(info(game.id).unwrap(), *game);
        assert_eq!(start(game.id, game.players[0]).info(), *game);
    }
}

#[test]
fn an_unknown_game_gets_a_suggestion_and_the_list() {
    let error = UnknownGame::new("Gorintoo");
    assert_eq!(error.meant, Some("gorinto"));
    assert!(
        error
            .to_string()
            .starts_with("there is no game `Gorintoo`; did you mean `gorinto`? ")
    );
    let error = UnknownGame::new("chess");
    assert_eq!(error.meant, None);
    assert!(error.possible.contains("gorinto"));
    assert!(UnknownGame::new(&"x".repeat(10_000)).to_string().len() < 300);
}

#[test]
fn options_are_checked() {
    let raw = RawOptions::default().with("no-such-option", "on");
    for game in games() {
        let open = |raw: &RawOptions, players| open(game.id, raw, players, Seed::from(0)).err();
        let wrong = open(&raw, game.players[0]).unwrap();
        assert_eq!(wrong.code(), "options/unknown", "{wrong}");
        for players in [0, 99, usize::MAX] {
            let wrong = open(&RawOptions::default(), players).unwrap();
            assert_eq!(wrong.code(), "options/player-count", "{wrong}");
        }
    }
    let unknown = open("chess", &raw, 2, Seed::from(0)).err().unwrap();
    assert!(matches!(unknown, OpenError::Game(_)));
}

#[test]
fn a_move_can_be_played_by_text_or_by_action() {
    for game in games() {
        let (mut by_text, mut by_action) = (start(game.id, 2), start(game.id, 2));
        for table in [&mut by_text, &mut by_action] {
            while table.turn() == Turn::Chance {
                table.draw().unwrap();
            }
        }
        let choice = by_text.legal_moves().pop().unwrap();
        by_text.play(&choice.text).unwrap();
        by_action.play_action(choice.action).unwrap();
        assert_eq!(by_text.snapshot(), by_action.snapshot());
        assert_eq!(by_text.history(), by_action.history());
        assert_eq!(
            by_text.history().last().unwrap().action,
            Some(choice.action)
        );
    }
}

#[test]
fn what_is_not_possible_changes_nothing() {
    for game in games() {
        let mut table = start(game.id, 2);
        while table.turn() == Turn::Chance {
            table.draw();
        }
        let before = table.snapshot();
        let legal: Vec<u32> = table
            .legal_moves()
            .iter()
            .map(|choice| choice.action)
            .collect();
        assert_eq!(table.draw(), None);
        assert!(table.play("no such move").is_err());
        assert!(table.play_action(game.actions).is_err());
        for action in (0..game.actions).filter(|action| !legal.contains(action)) {
            assert!(table.play_action(action).is_err());
        }
        assert_eq!(table.snapshot(), before);
    }
}

#[test]
fn only_the_last_move_of_inori_reveals_what_is_hidden() {
    let mut revealing = BTreeSet::new();
    for ended in finished() {
        let (game, events) = (ended.info().id, ended.history());
        let mut table = start(game, ended.players());
        for (i, event) in events.iter().enumerate() {
            if table.reveals(&event.text) {
                assert_eq!(i, events.len() - 1, "{game}: {}", event.text);
                revealing.insert(game);
            }
            table.happen(&event.text).unwrap();
        }
        assert!(!table.reveals(&events[events.len() - 1].text));
    }
    assert_eq!(revealing, BTreeSet::from(["inori"]));
}

#[test]
fn the_log_explains_the_scores() {
    for table in finished() {
        let mut sums = vec![0; table.players()];
        for line in table.log(Viewer::Spectator, 0) {
            assert!(line.event.is_some() != line.score.is_some());
            assert!((1..=table.history().len()).contains(&line.number));
            if let Some(entry) = line.score
                && let Scorer::Seat(seat) = entry.scorer
            {
                sums[seat.index()] += entry.points;
            }
        }
        assert_eq!(sums, table.scores().seats.as_slice(), "{}", table.info().id);
    }
}

#[test]
fn the_log_goes_on_from_where_one_left_off() {
    let mut table = start("gorinto", 3);
    play_on(&mut *table, 60);
    let viewer = Viewer::Seat(Seat::new(1));
    let all = table.log(viewer, 0);
    let later = table.log(viewer, 40);
    assert!(!later.is_empty());
    assert_eq!(later[..], all[all.len() - later.len()..]);
    assert!(later.iter().all(|line| line.number > 40));
    assert_eq!(table.log(viewer, 1000), []);
}

#[test]
fn views_are_objects() {
    for table in finished() {
        for viewer in Viewer::all(table.players()) {
            assert!(table.view(viewer).is_object());
        }
        assert!(table.snapshot().is_object());
        assert!(table.turns_taken() > 0);
    }
}

#[test]
fn a_record_replays_to_the_same_table() {
    for table in finished() {
        let record = table.record();
        assert_eq!(record.options, table.options());
        assert_eq!(record.result, table.outcome());
        let again = replay(&record).unwrap();
        assert_eq!(again.snapshot(), table.snapshot());
        assert_eq!(again.history(), table.history());
        assert_eq!(again.record(), record);
        assert_eq!(
            again.log(Viewer::Spectator, 0),
            table.log(Viewer::Spectator, 0)
        );
        verify(&record).unwrap();
    }
}

#[test]
fn a_resumed_game_goes_on_as_if_never_left() {
    for game in games() {
        for left_after in [0, 1, 5, 30] {
            let mut whole = start(game.id, game.players[0]);
            play_on(&mut *whole, left_after);
            let mut resumed = resume(&whole.record(), Seed::from(SEED)).unwrap();
            for table in [&mut whole, &mut resumed] {
                play_on(&mut **table, usize::MAX);
            }
            assert_eq!(resumed.record(), whole.record());
        }
    }
}

#[test]
fn a_record_of_an_unknown_game_is_refused() {
    let mut record: Record = start("gorinto", 2).record();
    record.game = "chess".to_owned();
    let error = replay(&record).err().unwrap();
    assert!(matches!(&error, RecordError::Game { found, .. } if found == "chess"));
    assert_eq!(verify(&record), Err(error));
}

#[test]
fn past_and_choices_have_the_shape_of_traces() {
    let mut table = start("gorinto", 2);
    while table.turn() == Turn::Chance {
        table.draw();
    }
    let draw = serde_json::to_value(table.history()[0].as_ref()).unwrap();
    assert_eq!(draw["seat"], Value::Null);
    assert_eq!(draw["action"], Value::Null);
    assert!(draw["move"].is_string());
    let choice = serde_json::to_value(&table.legal_moves()[0]).unwrap();
    assert!(choice["move"].is_string() && choice["action"].is_u64());
}
