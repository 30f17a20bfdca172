//! I1.3: maps are files, and a bad one gets an error that names every fault.
#![allow(clippy::unwrap_used)]

use std::time::Instant;

use engawa_core::{Fault, Game, Playthrough, RawOptions, Seed, Setup, Silent};
use engawa_iwari::{Iwari, MAX_BYTES, MAX_FAULTS, Map, new_horizons, vast_lands};
use serde_json::{Value, json};

const TEXT: &str = include_str!("../data/new-horizons.json");

fn document() -> Value {
    serde_json::from_str(TEXT).unwrap()
}

fn faults_of(document: &Value) -> Vec<String> {
    faults(&document.to_string())
}

fn faults(text: &str) -> Vec<String> {
    match Iwari::read_document("map", text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(Fault::to_string).collect(),
    }
}

/// The faults after one change.
fn after(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut document = document();
    change(&mut document);
    faults_of(&document)
}

#[track_caller]
fn one_fault(found: &[String], place: &str, words: &str) {
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].starts_with(place), "{found:#?}");
    assert!(found[0].contains(words), "{found:#?}");
}

#[test]
fn i1_3_the_maps_of_the_crate_are_valid_and_written_as_they_are_read() {
    for map in [new_horizons(), vast_lands()] {
        assert_eq!(Map::from_value(&map.to_value()).as_ref(), Ok(map));
    }
    let again = Iwari::read_document("map", TEXT).unwrap();
    assert_eq!(again, document());
}

#[test]
fn i1_3_a_map_without_names_is_valid() {
    let found = after(|map| {
        for territory in map["territories"].as_array_mut().unwrap() {
            territory.as_object_mut().unwrap().remove("name");
        }
        map["name"] = json!("Plain");
        map.as_object_mut().unwrap().remove("note");
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn i1_3_an_unknown_territory_in_a_connection() {
    let found = after(|map| map["connections"][6]["between"][1] = json!("X9"));
    one_fault(&found, "connection 7", "no territory \"X9\"");
}

#[test]
fn i1_3_an_unknown_biome() {
    let found = after(|map| map["territories"][3]["biome"] = json!("swamp"));
    one_fault(&found, "territory F1", "no biome \"swamp\"");
}

#[test]
fn i1_3_a_path_to_nowhere() {
    let found = after(|map| map["paths"][0][1] = json!("Z1z"));
    one_fault(&found, "path 1", "no tent space \"Z1z\"");
}

#[test]
fn i1_3_a_path_or_a_connection_from_a_place_to_itself() {
    let found = after(|map| map["paths"][0] = json!(["G1a", "G1a"]));
    one_fault(&found, "path 1", "\"G1a\" to itself");
    let found = after(|map| map["connections"][0]["between"] = json!(["G1", "G1"]));
    one_fault(&found, "connection 1", "\"G1\" to itself");
    let found = after(|map| map["paths"][0] = json!(["Z1z", "Z1z"]));
    assert_eq!(found.len(), 2, "unknown, and to itself: {found:#?}");
}

#[test]
fn i1_3_a_tent_space_or_a_connection_number_or_a_territory_twice() {
    let found = after(|map| map["territories"][2]["tents"][0]["id"] = json!("G1a"));
    assert!(found[0].contains("`G1a` is there twice"), "{found:#?}");
    let found = after(|map| map["connections"][1]["number"] = json!(1));
    one_fault(&found, "connection 1", "two connections with this number");
    let found = after(|map| map["territories"][2]["id"] = json!("G1"));
    assert!(found[0].contains("`G1` is there twice"), "{found:#?}");
}

#[test]
fn i1_3_neither_land_nor_water() {
    let found = after(|map| map["connections"][0]["by"] = json!("air"));
    one_fault(&found, "connection 1", "\"land\" or \"water\"");
    let found = after(|map| drop(map["connections"][0].as_object_mut().unwrap().remove("by")));
    one_fault(&found, "connection 1", "missing");
}

#[test]
fn i1_3_a_mountain_symbol_outside_1_to_4_or_not_on_two_connections() {
    let found = after(|map| map["connections"][0]["peaks"] = json!(5));
    one_fault(&found, "connection 1", "1 to 4 peaks");
    let found = after(|map| map["connections"][0]["peaks"] = json!(2));
    one_fault(
        &found,
        "the mountain symbol with 2 peaks",
        "found: connection 1, connection 7, connection 13",
    );
    let found = after(|map| {
        drop(
            map["connections"][3]
                .as_object_mut()
                .unwrap()
                .remove("peaks"),
        )
    });
    one_fault(
        &found,
        "the mountain symbol with 1 peak:",
        "found: connection 11",
    );
}

#[test]
fn i1_3_a_territory_without_tent_spaces() {
    let found = after(|map| map["territories"][8]["tents"] = json!([]));
    assert!(found[0].starts_with("territory T2"), "{found:#?}");
    assert!(found[0].contains("`tents` has 0 entries"), "{found:#?}");
}

#[test]
fn i1_3_not_faults() {
    let found = after(|map| {
        let twice = json!({"number": 18, "between": ["G1", "F1"], "by": "land"});
        map["connections"].as_array_mut().unwrap().push(twice);
    });
    assert_eq!(found, [""; 0], "two connections joining the same pair");
    let found = after(|map| {
        let small = json!({"id": "S", "biome": "coast", "totem": [1, 1],
            "tents": [{"id": "S1", "at": [2, 2]}]});
        map["territories"].as_array_mut().unwrap().push(small);
    });
    assert_eq!(found, [""; 0], "a territory with one tent space");
}

#[test]
fn i1_3_every_fault_is_said_at_once() {
    let found = after(|map| {
        map["territories"][0]["biome"] = json!(7);
        map["territories"][1]["totem"] = json!([-1, 5000]);
        map["connections"][2]["by"] = json!(null);
        map["paths"][5] = json!("G1a");
        map["canvas"] = json!([0, 700]);
        map["colour"] = json!("red");
    });
    assert_eq!(found.len(), 6, "{found:#?}");
}

#[test]
fn i1_3_fields_of_another_kind_are_named() {
    for (pointer, wrong) in [
        ("/id", json!("")),
        ("/id", json!("a map with spaces")),
        ("/name", json!({"en": "One"})),
        ("/name/fr", json!("line\nbreak")),
        ("/name/fr", json!("turned\u{202e}around")),
        ("/note", json!("x".repeat(1001))),
        ("/canvas", json!([1000])),
        ("/canvas", json!([1000.5, 700])),
        ("/territories", json!({})),
        ("/territories/0", json!(null)),
        ("/territories/0/id", json!("é")),
        ("/territories/0/tents/0/at", json!([1001, 1])),
        ("/territories/0/tents/0/at", json!([1e99, 1])),
        ("/territories/0/tents/0", json!("G1a")),
        ("/connections/0/number", json!(0)),
        ("/connections/0/number", json!(65)),
        ("/connections/0/number", json!(u64::MAX)),
        ("/connections/0/between", json!(["G1"])),
        ("/connections/3/peaks", json!("1")),
        ("/paths/0", json!(["G1a", "G1b", "G1c"])),
        ("/paths/0", json!([1, 2])),
        ("/paths/1", json!(["G1b", "G1a"])),
    ] {
        let found = after(|map| *map.pointer_mut(pointer).unwrap() = wrong.clone());
        assert!(!found.is_empty(), "{pointer} {wrong}");
        assert!(found.iter().all(|fault| fault.len() < 300), "{found:#?}");
    }
}

#[test]
fn i1_3_hostile_files_are_refused_politely_and_quickly() {
    let start = Instant::now();
    let deep = "[".repeat(100_000);
    let many = |n: usize, entry: &str| vec![entry; n].join(",");
    let texts = [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        "{\"id\":1,\"id\":2}".to_owned(),
        TEXT[..TEXT.len() / 2].to_owned(),
        deep,
        " ".repeat(MAX_BYTES + 1),
        format!("{{\"territories\":[{}]}}", many(50_000, "null")),
        format!("{{\"paths\":[{}]}}", many(20_000, "[1,2]")),
        format!("{{\"connections\":[{}]}}", many(60_000, "{}")),
        format!("{{\"id\":\"{}\"}}", "\\u0000".repeat(40_000)),
        format!(
            "{{{}}}",
            (0..9_000)
                .map(|i| format!("\"k{i}\":1"))
                .collect::<Vec<_>>()
                .join(",")
        ),
    ];
    for text in texts {
        let found = faults(&text);
        assert!(!found.is_empty() && found.len() <= MAX_FAULTS + 1);
        assert!(found.iter().all(|fault| fault.len() < 300), "{found:#?}");
        let clean = |fault: &String| !fault.chars().any(char::is_control);
        assert!(found.iter().all(clean), "{found:#?}");
    }
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn i1_3_a_field_that_is_there_twice_is_named() {
    let found = faults("{\"id\": \"one\", \"id\": \"two\"}");
    one_fault(&found, "the file", "the field \"id\" is there twice");
}

#[test]
fn i1_3_damaged_files_never_panic() {
    let bytes = TEXT.as_bytes();
    let mut rng = engawa_core::Rng::new(Seed::from(1), engawa_core::Purpose::Choices);
    for _ in 0..400 {
        let mut damaged = bytes.to_vec();
        for _ in 0..=rng.index(4) {
            let at = rng.index(damaged.len());
            match rng.index(3) {
                0 => damaged[at] = b' ' + rng.below(95) as u8,
                1 => drop(damaged.remove(at)),
                _ => damaged.insert(at, b'0' + rng.below(10) as u8),
            }
        }
        let _ = faults(&String::from_utf8_lossy(&damaged));
    }
}

#[test]
fn only_the_map_is_a_document() {
    let found = Iwari::read_document("hands", TEXT).unwrap_err();
    assert!(found[0].to_string().contains("hands"));
}

/// The smallest map there can be, and one at every limit.
fn extreme_maps() -> [Value; 2] {
    let connection = |i: u64, from: String, to: String| {
        let mut entry = json!({"number": i, "between": [from, to], "by": "land"});
        if i <= 8 {
            entry["peaks"] = json!(i.div_ceil(2));
        }
        entry
    };
    let territory = |t: usize, spaces: usize| {
        let tents: Vec<_> = (0..spaces)
            .map(|s| json!({"id": format!("{t}-{s}"), "at": [s, t]}))
            .collect();
        let biome = ["tundra", "forest", "glacier", "coast", "desert"][t % 5];
        json!({"id": t.to_string(), "biome": biome, "totem": [0, 0], "tents": tents})
    };
    let tiny = json!({
        "id": "tiny", "canvas": [10, 10],
        "territories": [territory(0, 1), territory(1, 1)],
        "connections": (1..=8).map(|i| connection(i, "0".into(), "1".into())).collect::<Vec<_>>(),
        "paths": [],
    });
    let wide: Vec<_> = (1..=64u64)
        .map(|i| {
            connection(
                i,
                (i / 2 % 32).to_string(),
                ((i / 2 + i % 2 + 1) % 32).to_string(),
            )
        })
        .collect();
    let large = json!({
        "id": "large", "canvas": [10000, 10000],
        "territories": (0..32).map(|t| territory(t, 4)).collect::<Vec<_>>(),
        "connections": wide,
        "paths": (0..31).map(|t| json!([format!("{t}-0"), format!("{}-3", t + 1)])).collect::<Vec<_>>(),
    });
    [tiny, large]
}

#[test]
fn i1_3_any_valid_map_can_be_played_to_the_end() {
    for document in extreme_maps() {
        let document = Iwari::read_document("map", &document.to_string()).unwrap();
        for players in 2..=5 {
            for seed in 0..20 {
                let raw = ["union", "discovery", "honour", "respect"]
                    .into_iter()
                    .fold(RawOptions::default(), |raw, feat| raw.with(feat, "on"))
                    .with("map", document.clone());
                let setup = Setup::<Iwari>::parse(&raw, players).unwrap();
                let mut rng =
                    engawa_core::Rng::new(Seed::from(seed), engawa_core::Purpose::Choices);
                let mut table = Playthrough::new(&setup, Seed::from(seed));
                table.finish(&mut Silent, |_, moves| *rng.pick(moves));
                let record = table.record();
                assert_eq!(record.options.0["map"], document);
                record.verify::<Iwari>().unwrap();
            }
        }
    }
}

#[test]
fn a_faulty_map_as_an_option_says_its_faults() {
    let mut faulty = document();
    faulty["connections"][0]["by"] = json!("air");
    let raw = RawOptions::default().with("map", faulty);
    let error = Setup::<Iwari>::parse(&raw, 3).unwrap_err();
    assert_eq!(error.code(), "options/document");
    assert!(error.to_string().contains("connection 1"), "{error}");
}
