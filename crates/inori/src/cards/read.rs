//! Reading a card set and telling every fault of it at once.

use arrayvec::ArrayVec;
use engawa_core::{Fault, list};
use serde_json::{Map, Value, json};

use super::language::{parse_space, shortened};
use super::{Card, CardId, CardSet, Circles, MAX_CARDS, NEW_STARTS_DRAWN, Pile, Space};
use crate::color::Color;
use crate::setup::{FAVORS_PER_COLOR, MARKERS, NEUTRAL_MARKERS, SYMBOLS};
use crate::spaces::{CARD_SPACES, SLOTS};
use crate::tree::{SlotText, TREE};

const LARGEST_FILE: usize = 128 * 1024;
const LONGEST_SPACE: usize = 100;
const FEWEST_SPACES: usize = 2;
const MOST_POINTS: u64 = 99;
const FILE: &str = "the card set";

/// Reads TOML, or JSON if it begins with a brace.
pub(crate) fn read_text(text: &str) -> Result<CardSet, Vec<Fault>> {
    let whole = |problem: String| vec![Fault::new(FILE, problem)];
    if text.len() > LARGEST_FILE {
        return Err(whole(format!(
            "it has {} bytes; at most {LARGEST_FILE} are read",
            text.len()
        )));
    }
    let value: Value = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| whole(format!("not JSON: {error}")))?
    } else {
        toml::from_str(text).map_err(|error| whole(toml_problem(text, &error)))?
    };
    read_value(&value)
}

/// Reads the document as it stands in a record.
pub(crate) fn read_value(value: &Value) -> Result<CardSet, Vec<Fault>> {
    let mut faults = Faults::default();
    let set = read_set(value, &mut faults);
    match set {
        Some(set) if faults.0.is_empty() => Ok(set),
        _ => Err(faults.0),
    }
}

fn toml_problem(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start));
    let line = before.map_or(1, |before| before.matches('\n').count() + 1);
    format!("not TOML: line {line}: {}", shortened(error.message()))
}

/// Faults found so far; only so many are told.
#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    const MOST: usize = 200;

    fn add(&mut self, place: impl Into<String>, problem: impl Into<String>) {
        match self.0.len() {
            len if len < Self::MOST => self.0.push(Fault::new(place, problem)),
            Self::MOST => self.0.push(Fault::new(FILE, "and more faults")),
            _ => {}
        }
    }

    /// Tells about fields that nothing is known of.
    fn unknown_fields(&mut self, place: &str, row: &Map<String, Value>, known: &[&str]) {
        let unknown = row.keys().filter(|key| !known.contains(&key.as_str()));
        for field in unknown.take(Self::MOST + 1) {
            let known = list(known);
            let field = shortened(field);
            self.add(
                place,
                format!("there is no field `{field}`; possible: {known}"),
            );
        }
    }
}

fn read_set(value: &Value, faults: &mut Faults) -> Option<CardSet> {
    let Some(row) = value.as_object() else {
        faults.add(FILE, "it is not a table with the field `cards`");
        return None;
    };
    let fixed = fixed_fields();
    let mut known = vec!["cards", "tree"];
    known.extend(fixed.iter().map(|(key, _)| *key));
    faults.unknown_fields(FILE, row, &known);
    for (key, expected) in &fixed {
        if row.get(*key).is_some_and(|value| value != expected) {
            let problem = format!("the rules fix it; leave it out or write {expected}");
            faults.add(format!("field `{key}`"), problem);
        }
    }
    let circles = match row.get("tree") {
        Some(tree) => read_tree(tree, faults),
        None => Some(CardSet::built_in().circles),
    };
    let cards = read_cards(row.get("cards"), faults)?;
    Some(CardSet::new(cards, circles?))
}

/// What a set may repeat but not change.
fn fixed_fields() -> [(&'static str, Value); 6] {
    let names: Vec<_> = Color::ALL.iter().map(|color| color.name()).collect();
    let opposite: Map<String, Value> = Color::ALL
        .iter()
        .map(|color| (color.name().to_owned(), color.opposite().name().into()))
        .collect();
    let markers: Map<String, Value> = (2..=4)
        .map(|players| (players.to_string(), json!(MARKERS[players - 2])))
        .collect();
    let runes = json!({ "two_favors": names, "runic_journeys": names, "companions": 3 });
    [
        ("colors", json!(names)),
        ("opposite", opposite.into()),
        ("favors_per_color", FAVORS_PER_COLOR.into()),
        ("neutral_markers", NEUTRAL_MARKERS.into()),
        ("markers", markers.into()),
        ("runes", runes),
    ]
}

fn read_tree(value: &Value, faults: &mut Faults) -> Option<[Circles; SLOTS]> {
    let Some(rows) = value.as_array().filter(|rows| rows.len() == SLOTS) else {
        faults.add("the tree", "it has six slots, top to bottom");
        return None;
    };
    let mut circles = ArrayVec::<_, SLOTS>::new();
    for (number, row) in rows.iter().enumerate() {
        let place = format!("the tree, slot {}", number + 1);
        circles.extend(read_slot(row, &TREE[number], &place, faults));
    }
    circles.into_inner().ok()
}

fn read_slot(
    value: &Value,
    expected: &SlotText,
    place: &str,
    faults: &mut Faults,
) -> Option<Circles> {
    let Some(row) = value.as_object() else {
        faults.add(place, "it is not a table");
        return None;
    };
    faults.unknown_fields(place, row, &["effect", "cost", "first", "second"]);
    if row.get("effect").and_then(Value::as_str) != Some(expected.effect) {
        let problem = format!("the rules fix its effect: `{}`", expected.effect);
        faults.add(place, problem);
    }
    if row.get("cost").map(Value::as_str) != expected.cost.map(Some) {
        let cost = expected.cost.unwrap_or("none");
        faults.add(place, format!("the rules fix its cost: {cost}"));
    }
    let mut points = |field: &str| {
        let points = row.get(field).and_then(Value::as_u64);
        let points = points.filter(|&points| points <= MOST_POINTS);
        if points.is_none() {
            faults.add(place, format!("`{field}` is a number, 0 to {MOST_POINTS}"));
        }
        points.map(|points| points as u8)
    };
    let (first, second) = (points("first"), points("second"));
    let circles = Circles {
        first: first?,
        second: second?,
    };
    if circles.second > circles.first {
        faults.add(place, "the right circle has more points than the left one");
    }
    Some(circles)
}

fn read_cards(value: Option<&Value>, faults: &mut Faults) -> Option<ArrayVec<Card, MAX_CARDS>> {
    let Some(rows) = value.and_then(Value::as_array) else {
        faults.add(FILE, "the list `cards` is missing");
        return None;
    };
    if rows.len() > MAX_CARDS {
        let problem = format!("it has {} cards; at most {MAX_CARDS} fit", rows.len());
        faults.add(FILE, problem);
    }
    let cards: ArrayVec<Option<Card>, MAX_CARDS> = rows
        .iter()
        .take(MAX_CARDS)
        .enumerate()
        .map(|(number, row)| read_card(number, row, faults))
        .collect();
    let whole = cards.iter().all(Option::is_some);
    let cards: ArrayVec<Card, MAX_CARDS> = cards.into_iter().flatten().collect();
    check_ids(&cards, faults);
    // Counting makes sense only when every card could be read.
    if whole {
        check_counts(&cards, faults);
    }
    whole.then_some(cards)
}

fn read_card(number: usize, value: &Value, faults: &mut Faults) -> Option<Card> {
    let unnamed = format!("card number {}", number + 1);
    let Some(row) = value.as_object() else {
        faults.add(unnamed, "it is not a table");
        return None;
    };
    let id = row.get("id").and_then(Value::as_str);
    let place = id.map_or(unnamed, |id| format!("card {}", shortened(id)));
    let id = id.and_then(|id| id.parse::<CardId>().ok());
    if id.is_none() {
        faults.add(&place, format!("`id` is not {}", CardId::EXPECTED));
    }
    let fields = [
        "id",
        "set",
        "symbol",
        "color",
        "complete",
        "incomplete",
        "spaces",
    ];
    faults.unknown_fields(&place, row, &fields);
    let pile = read_name(
        row,
        "set",
        &place,
        faults,
        |name| Pile::ALL.into_iter().find(|pile| pile.name() == name),
        &list(Pile::ALL.map(Pile::name)),
    );
    let mut color = |field| {
        let colors = list(Color::ALL);
        read_name(row, field, &place, faults, Color::named, &colors)
    };
    let (own, complete, incomplete) = (color("color"), color("complete"), color("incomplete"));
    let symbol = pile.and_then(|pile| read_symbol(row, pile, &place, faults));
    let spaces = read_spaces(row.get("spaces"), &place, faults);
    Some(Card {
        id: id?,
        pile: pile?,
        symbol: symbol?,
        color: own?,
        complete: complete?,
        incomplete: incomplete?,
        spaces: spaces?,
    })
}

/// Reads a field whose value is one of a few names.
fn read_name<T>(
    row: &Map<String, Value>,
    field: &str,
    place: &str,
    faults: &mut Faults,
    named: impl Fn(&str) -> Option<T>,
    possible: &str,
) -> Option<T> {
    let problem = match row.get(field) {
        None => format!("`{field}` is missing; possible: {possible}"),
        Some(Value::String(name)) => match named(name) {
            Some(value) => return Some(value),
            None => format!(
                "`{field}` can't be `{}`; possible: {possible}",
                shortened(name)
            ),
        },
        Some(_) => format!("`{field}` is a word in quotes; possible: {possible}"),
    };
    faults.add(place, problem);
    None
}

/// The symbol of a Start card; `Some(None)` for a card that rightly has none.
fn read_symbol(
    row: &Map<String, Value>,
    pile: Pile,
    place: &str,
    faults: &mut Faults,
) -> Option<Option<u8>> {
    if !matches!(pile, Pile::Start23 | Pile::Start4) {
        if row.contains_key("symbol") {
            faults.add(place, "only Start cards have a `symbol`");
        }
        return Some(None);
    }
    let named = |name: &str| SYMBOLS.iter().position(|symbol| *symbol == name);
    let symbol = read_name(row, "symbol", place, faults, named, &list(SYMBOLS));
    symbol.map(|symbol| Some(symbol as u8))
}

fn read_spaces(
    value: Option<&Value>,
    place: &str,
    faults: &mut Faults,
) -> Option<ArrayVec<Space, CARD_SPACES>> {
    let Some(rows) = value.and_then(Value::as_array) else {
        faults.add(place, "the list `spaces` is missing");
        return None;
    };
    if !(FEWEST_SPACES..=CARD_SPACES).contains(&rows.len()) {
        let problem = format!("it has {} spaces; a card has 2 to 4", rows.len());
        faults.add(place, problem);
    }
    let mut spaces = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let parsed = match row.as_str() {
            Some(text) if text.len() > LONGEST_SPACE => {
                Err(format!("longer than {LONGEST_SPACE} characters"))
            }
            Some(text) => parse_space(text),
            None => Err("a space is a text in quotes, as `\"take 2 red\"`".to_owned()),
        };
        match parsed {
            Ok(space) => spaces.push(space),
            Err(problem) => faults.add(format!("{place}, space {}", number + 1), problem),
        }
    }
    let whole = spaces.len() == rows.len() && rows.len() <= CARD_SPACES;
    whole.then(|| spaces.into_iter().collect())
}

fn check_ids(cards: &[Card], faults: &mut Faults) {
    for (number, card) in cards.iter().enumerate() {
        if cards[..number].iter().any(|other| other.id == card.id) {
            faults.add(format!("card {}", card.id), "another card has the same id");
        }
    }
}

/// What a game needs of each pile. Journey decks may run out (N7.3).
fn check_counts(cards: &[Card], faults: &mut Faults) {
    let count = |pile: Pile, symbol: Option<u8>| {
        let same = |card: &&Card| card.pile == pile && card.symbol == symbol;
        cards.iter().filter(same).count()
    };
    for pile in [Pile::Start23, Pile::Start4] {
        for (number, symbol) in SYMBOLS.iter().enumerate() {
            if count(pile, Some(number as u8)) == 0 {
                let pile = pile.name();
                let problem = format!("there is no `{pile}` card with the symbol {symbol}");
                faults.add(FILE, problem);
            }
        }
    }
    let new_starts = count(Pile::NewStart, None);
    if new_starts < NEW_STARTS_DRAWN {
        let problem = format!(
            "it has {new_starts} `new-start` cards; a game draws {NEW_STARTS_DRAWN} (N7.5)"
        );
        faults.add(FILE, problem);
    }
}
