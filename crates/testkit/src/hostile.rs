//! Damaged notation is refused with a sentence, never with a panic.

use engawa_core::{Game, Silent};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::actions;
use crate::violation::{Check, broken};
use crate::walk::Sample;

const CASES: u32 = 512;

/// Edits texts of real events and tries to play what comes out.
pub(crate) fn check<G: Game>(samples: &[Sample<G>]) -> Check {
    if samples.is_empty() {
        return Ok(());
    }
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        ..Config::default()
    };
    let mut runner =
        TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let place = any::<prop::sample::Index>();
    let input = (place.clone(), place, prop::collection::vec(edit(), 0..5));
    let result = runner.run(&input, |(position, text, edits)| {
        let edited = edits
            .iter()
            .fold(text.get(samples).text.clone(), |text, edit| {
                edit.apply(&text)
            });
        attempt(&position.get(samples).state, &edited).map_err(TestCaseError::fail)
    });
    match result {
        Ok(()) => Ok(()),
        Err(TestError::Fail(reason, (position, text, edits))) => broken(
            "hostile-notation",
            format!(
                "{reason}: `{}` edited by {edits:?}, at {:?}",
                text.get(samples).text,
                position.get(samples).state
            ),
        ),
        Err(error) => broken("hostile-notation", error.to_string()),
    }
}

/// Reads `text` as a move and as a draw, and plays it if it can be read.
fn attempt<G: Game>(state: &G, text: &str) -> Result<(), String> {
    if let Ok(mv) = text.parse::<G::Move>() {
        actions::of_move::<G>(mv).map_err(|problem| problem.text)?;
        same_again(&mv, text)?;
        let mut copy = state.clone();
        if copy.play(mv, &mut Silent).is_err() && copy != *state {
            return Err(format!("{mv} was refused but changed the state"));
        }
    }
    if let Ok(draw) = text.parse::<G::Draw>() {
        same_again(&draw, text)?;
        let possible = state.check_draw(&draw).is_ok();
        let mut copy = state.clone();
        let played = copy.play_draw(&draw, &mut Silent).is_ok();
        if played != (possible && state.turn() == engawa_core::Turn::Chance) {
            return Err(format!("{draw} was checked otherwise than played"));
        }
        if !played && copy != *state {
            return Err(format!("{draw} was refused but changed the state"));
        }
    }
    Ok(())
}

/// What could be read is written so that it is read the same again.
fn same_again<T: std::str::FromStr + ToString + PartialEq>(
    value: &T,
    text: &str,
) -> Result<(), String> {
    let written = value.to_string();
    match written.parse::<T>() {
        Ok(back) if back == *value => Ok(()),
        _ => Err(format!(
            "`{text}` is read, but written as `{written}` and then read otherwise"
        )),
    }
}

/// One damage to a text.
#[derive(Clone, Debug)]
enum Edit {
    Insert(usize, String),
    Delete(usize),
    Replace(usize, char),
    Repeat,
    Cut(usize),
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = 0..40usize;
    let piece = prop_oneof![
        "[a-z0-9 ,>+:/=-]{1,3}",
        any::<u64>().prop_map(|number| number.to_string()),
        any::<char>().prop_map(String::from),
    ];
    let letter = prop_oneof![
        3 => prop::char::range('0', '9'),
        2 => prop::char::range(' ', '~'),
        1 => any::<char>(),
    ];
    prop_oneof![
        (at.clone(), piece).prop_map(|(at, piece)| Edit::Insert(at, piece)),
        at.clone().prop_map(Edit::Delete),
        (at.clone(), letter).prop_map(|(at, letter)| Edit::Replace(at, letter)),
        Just(Edit::Repeat),
        at.prop_map(Edit::Cut),
    ]
}

impl Edit {
    fn apply(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let inside = |at: usize| at % text.chars().count().max(1);
        match self {
            Self::Insert(at, piece) => {
                let at = inside(*at).min(letters.len());
                letters.splice(at..at, piece.chars());
            }
            Self::Delete(at) if !letters.is_empty() => drop(letters.remove(inside(*at))),
            Self::Replace(at, letter) if !letters.is_empty() => letters[inside(*at)] = *letter,
            Self::Repeat => letters.extend(text.chars()),
            Self::Cut(at) => letters.truncate(inside(*at)),
            Self::Delete(_) | Self::Replace(..) => {}
        }
        letters.into_iter().collect()
    }
}
