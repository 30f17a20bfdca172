//! Whole random games with card sets of one's own, some of them odd.

mod conserve;

use conserve::conserve;
use engawa_core::{Game, Playthrough, Purpose, Record, Rng, Seed, Setup, Silent};
use engawa_inori::{CardSet, Inori, InoriOptions};
use serde_json::Value;

const GAMES: u64 = 15;

/// The built-in set, changed.
fn options(change: impl Fn(&mut Vec<Value>)) -> InoriOptions {
    let mut document = CardSet::built_in().to_document();
    change(document["cards"].as_array_mut().expect("a list of cards"));
    let set = CardSet::read(&document.to_string()).expect("a set without faults");
    InoriOptions::with_cards(set)
}

/// Plays random games with every player count, checking after every event.
fn play(options: &InoriOptions) {
    for players in 2..=4 {
        let setup = Setup::new(options.clone(), players).expect("every player count is played");
        for seed in 0..GAMES {
            let seed = Seed::from(seed);
            let mut table = Playthrough::<Inori>::new(&setup, seed);
            let mut choices = Rng::new(seed, Purpose::Choices);
            table.finish(&mut Silent, |state, moves| {
                assert_eq!(conserve(state), Ok(()));
                *choices.pick(moves)
            });
            let record = Record::from_json(&table.record().to_json());
            let record = record.expect("a record that was just written");
            assert!(record.events.len() <= Inori::INFO.max_events);
            assert_eq!(record.verify::<Inori>(), Ok(()));
        }
    }
}

#[test]
fn without_journey_cards_places_stay_empty_and_players_pass() {
    let options = options(|cards| cards.retain(|card| card["set"] != "journey"));
    play(&options);
    let setup = Setup::new(options, 4).unwrap();
    let passes = (0..GAMES).any(|seed| {
        let mut table = Playthrough::<Inori>::new(&setup, Seed::from(seed));
        let mut choices = Rng::new(Seed::from(seed), Purpose::Choices);
        table.finish(&mut Silent, |_, moves| *choices.pick(moves));
        table.record().events.iter().any(|event| event == "pass")
    });
    assert!(passes);
}

#[test]
fn everything_can_be_one_colour() {
    play(&options(|cards| {
        for card in cards {
            for field in ["color", "complete", "incomplete"] {
                card[field] = "red".into();
            }
        }
    }));
}

#[test]
fn every_space_can_give_nine_favors_or_cost_the_strongest() {
    play(&options(|cards| {
        for (number, card) in cards.iter_mut().enumerate() {
            let text = match number % 3 {
                0 => "take 9 red + 9 gray",
                1 => "pay strongest > take 2 weakest",
                _ => "pay red > rune",
            };
            card["spaces"] = vec![Value::from(text); 2].into();
        }
    }));
}

#[test]
fn a_set_can_have_64_cards() {
    play(&options(|cards| {
        for extra in 0..10 {
            let mut card = cards[20].clone();
            card["id"] = format!("extra-{extra}").into();
            cards.push(card);
        }
    }));
}
