//! N1.6: the card set is data, and a bad one is told its faults.

use engawa_core::{Game, GameOptions, OptionsError, RawOptions, Setup};
use serde_json::{Value, json};

use crate::cards::CardSet;
use crate::{Inori, InoriOptions};

const SHIPPED: &str = include_str!("../../data/reconstruction.toml");

fn faults(text: &str) -> Vec<String> {
    let faults = Inori::read_document("cards", text).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

/// The faults of the shipped set with one text replaced.
fn faults_with(old: &str, new: &str) -> Vec<String> {
    assert!(SHIPPED.contains(old));
    faults(&SHIPPED.replacen(old, new, 1))
}

fn shipped() -> Value {
    Inori::read_document("cards", SHIPPED).unwrap()
}

#[test]
fn n1_6_the_shipped_set_passes_its_own_checks() {
    assert_eq!(&CardSet::read(SHIPPED).unwrap(), CardSet::built_in());
}

#[test]
fn n1_6_a_set_can_be_toml_or_json() {
    let document = shipped();
    let again = Inori::read_document("cards", &document.to_string()).unwrap();
    assert_eq!(again, document);
    assert_eq!(
        &CardSet::read(&document.to_string()).unwrap(),
        CardSet::built_in()
    );
}

#[test]
fn n1_6_a_set_of_ones_own_is_the_option_s_value() {
    let raw = RawOptions::default().with("cards", shipped());
    let setup = Setup::<Inori>::parse(&raw, 2).unwrap();
    let options = setup.options();
    assert_eq!(options.to_raw(), raw);
    assert_ne!(*options, InoriOptions::default());
    assert_eq!(Inori::start(&setup).card_set(), options.cards());
}

#[test]
fn n1_6_circles_can_be_changed_and_left_out() {
    let text = SHIPPED.replacen("first = 8\nsecond = 4", "first = 7\nsecond = 3", 1);
    let set = CardSet::read(&text).unwrap();
    assert_eq!((set.circles(1).first, set.circles(1).second), (7, 3));
    let mut document = shipped();
    document.as_object_mut().unwrap().remove("tree");
    let set = CardSet::read(&document.to_string()).unwrap();
    assert_eq!(set.circles(1).first, 8);
}

#[test]
fn n1_6_an_effect_of_the_tree_is_a_fault_on_a_card() {
    for effect in [
        "take 2 any",
        "take 3 altar",
        "score altar",
        "neutral 2",
        "score 5",
        "rune, take 1 red",
        "pay altar > rune",
    ] {
        let space = format!("\"pay red > take 3 blue\", \"{effect}\"");
        let found = faults_with("\"pay red > take 3 blue\", \"take 2 red\"", &space);
        assert_eq!(found.len(), 1, "{found:?}");
        let start = "card j-red-2, space 2: only the Great Tree has";
        assert!(found[0].starts_with(start), "{found:?}");
    }
}

#[test]
fn n1_6_a_space_that_can_t_be_read_says_what_is_wrong() {
    for (space, expected) in [
        ("take 2 orange", "`orange` is not a colour"),
        ("take 0 red", "`0` is not a number of favors, 1 to 9"),
        ("take +2 red", "`+2` is not a number of favors, 1 to 9"),
        ("take 99 red", "`99` is not a number of favors, 1 to 9"),
        (
            "take 1 red + 1 red",
            "write favors of one colour together, as `take 2 red`",
        ),
        ("take 3 weakest", "of the weakest colour always 2 are taken"),
        ("pay red rune", "after a cost comes ` > ` and the effect"),
        ("pay > rune", "before ` > ` comes the cost"),
        ("pay red >", "no effect; expected"),
        ("", "no effect; expected"),
        ("fly away", "`fly away` is not an effect; expected"),
        ("score everything", "`everything` is not a colour"),
    ] {
        let row = format!("\"{space}\", \"take 1 purple + 1 yellow\"");
        let found = faults_with("\"take 2 blue\", \"take 1 purple + 1 yellow\"", &row);
        let start = format!("card j-purple-6, space 1: {expected}");
        assert!(
            found.len() == 1 && found[0].starts_with(&start),
            "{found:?}"
        );
    }
}

#[test]
fn n1_6_every_fault_is_told_at_once() {
    let text = SHIPPED
        .replacen("color = \"yellow\"", "color = \"pink\"", 1)
        .replacen("symbol = \"B\"", "symbol = \"X\"", 1)
        .replacen("\"rune\"]", "\"run\"]", 1)
        .replacen("id = \"j-red-1\"", "id = \"J red 1\"", 1)
        .replacen("set = \"new-start\"", "set = \"later\"\nhue = 3", 1)
        .replacen("favors_per_color = 15", "favors_per_color = 16", 1)
        .replacen("cost = \"altar\"", "cost = \"red\"", 1);
    let found = faults(&text);
    let expected = [
        "field `favors_per_color`: the rules fix it; leave it out or write 15",
        "the tree, slot 1: the rules fix its cost: altar",
        "card s23-yellow: `color` can't be `pink`; possible: yellow, blue",
        "card s23-yellow, space 3: `run` is not an effect",
        "card s23-blue: `symbol` can't be `X`; possible: A, B, C",
        "card n-yellow: there is no field `hue`",
        "card n-yellow: `set` can't be `later`; possible: start-23, start-4, new-start, journey",
        "card J red 1: `id` is not a card's id",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (fault, start) in found.iter().zip(expected) {
        assert!(fault.starts_with(start), "{fault}\n{start}");
    }
}

#[test]
fn n1_6_one_fault_does_not_hide_the_next() {
    let text = SHIPPED
        .replacen("first = 10", "first = 100", 1)
        .replacen("first = 8", "first = \"eight\"", 1)
        .replacen("\"rune\"]", "\"rune\", \"run\", \"rune\"]", 1);
    let found = faults(&text);
    let expected = [
        "the tree, slot 1: `first` is a number, 0 to 99",
        "the tree, slot 2: `first` is a number, 0 to 99",
        "card s23-yellow: it has 5 spaces; a card has 2 to 4",
        "card s23-yellow, space 4: `run` is not an effect",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (fault, start) in found.iter().zip(expected) {
        assert!(fault.starts_with(start), "{fault}\n{start}");
    }
}

#[test]
fn n1_6_a_set_needs_start_cards_of_each_symbol_and_six_new_start_cards() {
    let mut document = shipped();
    let cards = document["cards"].as_array_mut().unwrap();
    cards.retain(|card| card["symbol"] != "B" && card["id"] != "n-red" && card["set"] != "journey");
    let expected = [
        "the card set: there is no `start-23` card with the symbol B",
        "the card set: there is no `start-4` card with the symbol B",
        "the card set: it has 5 `new-start` cards; a game draws 6 (N7.5)",
    ];
    assert_eq!(faults(&document.to_string()), expected);
}

#[test]
fn n1_6_ids_are_unique_and_symbols_only_on_start_cards() {
    let found = faults_with("id = \"j-red-2\"", "id = \"j-red-1\"\nsymbol = \"A\"");
    let expected = [
        "card j-red-1: only Start cards have a `symbol`",
        "card j-red-1: another card has the same id",
    ];
    assert_eq!(found, expected);
}

#[test]
fn n1_6_cards_of_a_wrong_shape_are_refused() {
    for (card, expected) in [
        (json!(7), "card number 1: it is not a table"),
        (json!({}), "card number 1: `id` is not a card's id"),
        (json!({"id": 5}), "card number 1: `id` is not a card's id"),
    ] {
        let found = faults(&json!({ "cards": [card] }).to_string());
        assert!(found[0].starts_with(expected), "{found:?}");
    }
    let one_space = faults_with("\"rune\"]", "\"rune\", \"rune\", \"rune\"]");
    assert_eq!(
        one_space,
        ["card s23-yellow: it has 5 spaces; a card has 2 to 4"]
    );
}

#[test]
fn n1_6_a_right_circle_is_not_larger_than_the_left_one() {
    let found = faults_with("first = 2\nsecond = 1", "first = 1\nsecond = 2");
    assert_eq!(
        found,
        ["the tree, slot 5: the right circle has more points than the left one"]
    );
}

#[test]
fn n1_6_hostile_files_are_refused_politely() {
    let deep = "[".repeat(60_000);
    let deep_json = format!("{{\"cards\":{deep}");
    let deep_toml = format!("cards = {deep}");
    let dotted = format!("{}x = 1", "a.".repeat(60_000));
    let tables: String = (0..10_000).map(|n| format!("[a{n}]\n")).collect();
    let huge = "#".repeat(200_000);
    let many = json!({ "cards": vec![json!({}); 5_000] }).to_string();
    let long_space = format!(
        "cards = [{{ spaces = [\"{}\", \"rune\"] }}]",
        "x".repeat(50_000)
    );
    for text in [
        "",
        "\u{0}",
        "{",
        "[]",
        "cards",
        "{}",
        "cards = 1",
        "cards = []",
        &deep,
        &deep_json,
        &deep_toml,
        &dotted,
        &tables,
        &huge,
        &many,
        &long_space,
        "cards = [nan, inf, 1979-05-27]",
    ] {
        let found = faults(text);
        assert!(!found.is_empty() && found.len() <= 201);
        assert!(found.iter().all(|fault| fault.len() < 400), "{found:?}");
    }
}

#[test]
fn n1_6_a_syntax_fault_names_its_line() {
    let found = faults("cards = []\n\ncolors = [\n");
    assert!(
        found[0].starts_with("the card set: not TOML: line "),
        "{found:?}"
    );
}

#[test]
fn n1_6_only_cards_can_be_a_document() {
    assert!(Inori::read_document("tree", SHIPPED).is_err());
    let raw = RawOptions::default().with("cards", json!({ "cards": [] }));
    let error = Setup::<Inori>::parse(&raw, 2).unwrap_err();
    assert!(matches!(error, OptionsError::Document { .. }), "{error}");
}
