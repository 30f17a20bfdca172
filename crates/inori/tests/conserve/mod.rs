//! Nothing is lost and nothing comes from nowhere, read off the readable state.

use engawa_core::Game;
use engawa_inori::Inori;
use serde_json::Value;

const COLORS: [&str; 6] = ["yellow", "blue", "green", "purple", "red", "gray"];
const MARKERS: [[u64; 4]; 3] = [[4, 5, 6, 7], [3, 4, 5, 6], [3, 3, 4, 5]];

pub fn conserve(state: &Inori) -> Result<(), String> {
    let table = serde_json::to_value(state.snapshot()).map_err(|error| error.to_string())?;
    favors(&table)?;
    runes(&table)?;
    cards(&table, state)?;
    altars(&table)?;
    markers(&table)
}

fn expect(what: &str, found: u64, expected: u64) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!("{what}: {found} instead of {expected}"))
}

fn rows<'a>(table: &'a Value, field: &str) -> &'a [Value] {
    table[field]
        .as_array()
        .unwrap_or_else(|| panic!("no {field}"))
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value}"))
}

/// Supply, players and base spaces hold 15 of each colour. N1.1
fn favors(table: &Value) -> Result<(), String> {
    for color in COLORS {
        let held: u64 = rows(table, "seats")
            .iter()
            .map(|seat| number(&seat["favors"][color]))
            .sum();
        let on_bases: u64 = rows(table, "bases")
            .iter()
            .filter(|base| base["color"] == color)
            .map(|base| number(&base["favors"]))
            .sum();
        let all = number(&table["supply"][color]) + held + on_bases;
        expect(&format!("{color} favors"), all, 15)?;
    }
    Ok(())
}

/// Stack, hands, revealed and discarded runes are the 15 of N1.4.
fn runes(table: &Value) -> Result<(), String> {
    let mut all = Vec::new();
    let mut add = |runes: &Value, end: &str| {
        let runes = runes.as_array().expect("a list of runes");
        all.extend(
            runes
                .iter()
                .map(|rune| format!("{}{end}", rune.as_str().expect("a name"))),
        );
    };
    add(&table["stack"], "");
    add(&table["discarded_runes"], "");
    for (seat, hand) in rows(table, "seats").iter().zip(rows(table, "hands")) {
        add(hand, "");
        add(&seat["revealed_runes"], "-favors");
        let size = hand.as_array().expect("a list of runes").len() as u64;
        expect("face-down runes", number(&seat["face_down_runes"]), size)?;
    }
    let size = rows(table, "stack").len() as u64;
    expect("runes in the stack", number(&table["stack_size"]), size)?;
    all.sort();
    let mut expected: Vec<String> = COLORS
        .iter()
        .flat_map(|color| [format!("{color}-favors"), format!("{color}-journey")])
        .chain(std::iter::repeat_n("companion".to_owned(), 3))
        .collect();
    expected.sort();
    if all == expected {
        Ok(())
    } else {
        Err(format!("the runes are {all:?}"))
    }
}

/// Undrawn, drawn, laid and removed cards are the whole set.
fn cards(table: &Value, state: &Inori) -> Result<(), String> {
    let mut all: Vec<&Value> = Vec::new();
    all.extend(rows(table, "undrawn_cards"));
    all.extend(rows(table, "removed_cards"));
    all.extend(table["phase"]["cards"].as_array().into_iter().flatten());
    let in_play = rows(table, "places").iter().map(|place| &place["card"]);
    all.extend(
        in_play
            .filter(|card| !card.is_null())
            .map(|card| &card["id"]),
    );
    let mut ids: Vec<_> = all.iter().map(|id| id.as_str().expect("a name")).collect();
    ids.sort_unstable();
    ids.dedup();
    expect("cards", all.len() as u64, ids.len() as u64)?;
    expect(
        "cards",
        ids.len() as u64,
        state.card_set().cards().len() as u64,
    )
}

/// Altars on slots and left are the six of N1.5.
fn altars(table: &Value) -> Result<(), String> {
    let on_slots = rows(table, "slots").iter().map(|slot| &slot["altar"]);
    let mut all: Vec<_> = on_slots
        .filter(|altar| !altar.is_null())
        .chain(rows(table, "free_altars"))
        .map(|altar| altar.as_str().expect("a colour"))
        .collect();
    all.sort_unstable();
    all.dedup();
    expect("altars", all.len() as u64, 6)
}

/// In hand, passed and on the board every player has the season's markers (N2.3), and there
/// are two neutral ones.
fn markers(table: &Value) -> Result<(), String> {
    let mut on_board = [0; 5];
    let cards = rows(table, "places").iter().map(|place| &place["card"]);
    let card_spaces = cards.filter_map(|card| card["spaces"].as_array()).flatten();
    let tree = rows(table, "slots").iter().chain(rows(table, "bases"));
    for space in card_spaces.chain(tree) {
        for owner in rows(space, "markers") {
            on_board[owner.as_u64().unwrap_or(4) as usize] += 1;
        }
    }
    let neutral = on_board[4] + number(&table["waiting_neutrals"]);
    expect("neutral markers", neutral, 2)?;
    let phase = table["phase"]["name"].as_str().expect("a name");
    if ["draw-start-card", "draw-first-player"].contains(&phase) {
        return Ok(());
    }
    let season = number(&table["season"]) as usize;
    let players = number(&table["players"]) as usize;
    for (seat, row) in rows(table, "seats").iter().enumerate() {
        let beside = number(&row["markers_in_hand"]) + number(&row["markers_passed"]);
        let expected = MARKERS[players - 2][season - 1];
        expect("markers of a seat", beside + on_board[seat], expected)?;
    }
    Ok(())
}
