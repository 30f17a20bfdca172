//! The types of the web table's board are those of the rules.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::aids::*;
use crate::cards::CardId;
use crate::color::{Color, ColorSet, Favors};
use crate::events::Event;
use crate::moves::Payment;
use crate::runes::{Rune, Runes};
use crate::shape::*;
use crate::spaces::{Owner, Place, SpaceId};
use crate::view::ViewShape;

fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = "// Made from crates/inori by `cargo xtask types`. Do not edit.\n".to_owned();
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
        Color,
        ColorSet,
        Favors,
        Place,
        SpaceId,
        Owner,
        CardId,
        Rune,
        Runes,
        Payment,
        ViewShape,
        BoardShape,
        PhaseShape,
        PlaceShape,
        CardShape,
        SpaceShape,
        SlotShape,
        BaseShape,
        SeatShape,
        Event,
        Aids,
        SpaceAid,
        SpaceState,
        PaymentAid,
        MoveAid,
        Outcome,
        Ask,
        Range,
        FavorChange,
        CardAfter,
        SeatRange,
        CardAid,
        SeatScore,
        AltarAid,
        SeatAid,
        RuneAid,
        JourneyAid,
    ];
    text
}

#[test]
fn the_types_for_typescript_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/inori/types.ts");
    let current = declarations();
    if std::env::var_os("ENGAWA_WRITE_TYPES").is_some() {
        fs::write(&path, &current).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "web/src/games/inori/types.ts is out of date: run `cargo xtask types`"
    );
}
