//! Records: what is read, and what a wrong one is answered.

mod coin;

use coin::{Coin, NoOptions};
use engawa_core::*;

fn setup() -> Setup<Coin> {
    Setup::new(NoOptions, 1).expect("one plays")
}

fn finished() -> Record {
    let mut table = Playthrough::new(&setup(), Seed::from(7));
    table.finish(&mut Silent, |_, moves| moves[1]);
    table.record()
}

fn replay(record: &Record) -> Result<Coin, RecordError> {
    record.replay(|_, _, _, _| {})
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Record), code: &str, sentence: &str) {
    let mut record = finished();
    change(&mut record);
    let error = replay(&record).expect_err("the record is wrong");
    assert_eq!((error.code(), error.to_string().as_str()), (code, sentence));
}

#[test]
fn a_record_is_written_and_read_both_ways() {
    let record = finished();
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    assert_eq!(
        Record::from_json(&record.to_pretty_json()),
        Ok(record.clone())
    );
    // The first number of seed 7 below 2 is 0.
    assert_eq!(record.events, ["tails", "heads"]);
    assert_eq!(record.verify::<Coin>(), Ok(()));
    assert!(replay(&record).is_ok());
}

#[test]
fn the_seed_stays_secret_until_the_end() {
    let mut table = Playthrough::new(&setup(), Seed::from(7));
    table.draw(&mut Silent);
    let record = table.record();
    assert_eq!((record.seed, &record.result), (None, &None));
    assert_eq!(record.verify::<Coin>(), Err(RecordError::NoSeed));
    assert!(replay(&record).is_ok());
}

#[test]
fn what_is_not_a_record_is_malformed() {
    for json in [
        "",
        "{}",
        "[]",
        "null",
        "\u{0}",
        r#"{"format":1,"game":"coin"}"#,
    ] {
        let error = Record::from_json(json).unwrap_err();
        assert_eq!(error.code(), "record/malformed", "{json}");
    }
}

#[test]
fn another_format_is_named() {
    let json = finished()
        .to_json()
        .replace(r#""format":1"#, r#""format":2"#);
    let error = Record::from_json(&json).unwrap_err();
    assert_eq!(error, RecordError::Format { found: 2 });
    assert_eq!(error.code(), "record/format");
}

#[test]
fn another_game_is_named() {
    refused(
        |record| record.game = "chess".to_owned(),
        "record/game",
        "the record is of the game `chess`; expected: coin",
    );
}

#[test]
fn other_rules_are_named() {
    refused(
        |record| record.rules = 2,
        "record/rules",
        "the record follows version 2 of the rules of coin; this program plays version 3",
    );
}

#[test]
fn wrong_options_and_player_counts_are_named() {
    refused(
        |record| record.options = RawOptions::default().with("edge", "on"),
        "options/unknown",
        "there is no option `edge`; possible: none",
    );
    refused(
        |record| record.players = 2,
        "options/player-count",
        "Coin takes 1 player, not 2",
    );
}

#[test]
fn a_wrong_event_is_named_with_what_was_expected() {
    refused(
        |record| record.events[1] = "edge".to_owned(),
        "record/event",
        "event 2 `edge`: `edge` is not heads or tails",
    );
    refused(
        |record| record.events.push("heads".to_owned()),
        "record/event",
        "event 3 `heads`: the game is over before it",
    );
}

#[test]
fn a_wrong_result_is_found() {
    let change = |record: &mut Record| record.result.as_mut().unwrap().standings[0].score = 9;
    let mut record = finished();
    change(&mut record);
    assert_eq!(replay(&record).unwrap_err().code(), "record/result");
    let mut unfinished = finished();
    unfinished.events.pop();
    assert_eq!(replay(&unfinished).unwrap_err().code(), "record/too-short");
}

#[test]
fn a_draw_that_is_not_from_the_seed_is_found() {
    let mut record = finished();
    record.events[0] = "heads".to_owned();
    record.result = None;
    let error = record.verify::<Coin>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "event 1 `heads`: the seed gives tails here"
    );
}

#[test]
fn draws_and_moves_wait_for_each_other() {
    let mut coin = Coin::start(&setup());
    let heads = "heads".parse().unwrap();
    assert_eq!(
        coin.play(heads, &mut Silent).unwrap_err().code(),
        "move/draw-first"
    );
    coin.play_draw(&heads, &mut Silent).unwrap();
    assert_eq!(
        coin.play_draw(&heads, &mut Silent).unwrap_err().code(),
        "draw/not-possible"
    );
    coin.play(heads, &mut Silent).unwrap();
    assert_eq!(
        coin.play(heads, &mut Silent).unwrap_err().code(),
        "move/over"
    );
    assert!(coin.play_draw(&heads, &mut Silent).is_err());
}

#[test]
fn of_a_continued_game_the_seed_draws_only_what_comes_after() {
    let record = finished();
    let mut taken = record.clone();
    (taken.seed, taken.result) = (None, None);
    taken.events.truncate(1);
    taken.continued = 1;
    let seed = Seed::from(8);
    let mut table = Playthrough::<Coin>::resume(&taken, seed, |_, _, _| {}).unwrap();
    table.finish(&mut Silent, |_, moves| moves[1]);
    let continued = table.record();
    assert_eq!((continued.continued, continued.seed), (1, Some(seed)));
    assert_eq!(continued.events[0], record.events[0]);
    assert_eq!(continued.verify::<Coin>(), Ok(()));
    let json = continued.to_json();
    assert!(json.contains(r#""continued":1"#));
    assert_eq!(Record::from_json(&json), Ok(continued.clone()));
    assert!(!record.to_json().contains("continued"));

    let mut unchecked = record.clone();
    unchecked.continued = record.events.len() + 1;
    let refused = unchecked.verify::<Coin>();
    assert!(
        matches!(refused, Err(RecordError::Malformed(_))),
        "{refused:?}"
    );
    // Whoever hides it is found out, unless the seed happens to draw the same.
    let hidden = (0..20).map(|n| Record {
        continued: 0,
        seed: Some(Seed::from(n)),
        ..continued.clone()
    });
    assert!(
        hidden
            .map(|record| record.verify::<Coin>())
            .any(|result| result.is_err())
    );
}
