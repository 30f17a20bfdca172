//! The shapes of view, aids and events for the web table.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::*;

/// The types for TypeScript, as one file.
fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = "// Made from crates/gorinto by `cargo xtask types`. Do not edit.\n".to_owned();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$name as TS>::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&<$name as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    declare![
        Element,
        Landscape,
        Side,
        Shown,
        Snapshot,
        GatheringShown,
        Player,
        KitsuneShown,
        Taken,
        Aids,
        Landing,
        Pick,
        Tile,
        Outlook,
        Prospect,
        KitsuneAid,
        Event,
    ];
    text
}

#[test]
fn the_types_for_typescript_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/gorinto/types.ts");
    let current = typescript();
    if std::env::var_os("ENGAWA_WRITE_TYPES").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &current).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "web/src/games/gorinto/types.ts is out of date: run `cargo xtask types`"
    );
}
