//! The shapes of view, aids and events for TypeScript.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::aids::{Aids, GroupAid, Obstacle, Payment, TerritoryAid, TotalAid, TribeThere};
use crate::cards::{Biome, CardCounts};
use crate::events::{Event, Place};
use crate::feats::Feat;
use crate::inspect::{ConnectionEnd, ConnectionScore, PlainScore};
use crate::map::By;
use crate::previews::{ConnectionChange, FeatChoice, Placement, RankChange, TotalChange};
use crate::scoring::When;
use crate::snapshot::{
    FeatPlace, FeatState, PlacingState, SeatState, Snapshot, Tent, TerritoryState, TotemCount,
    TribeState,
};
use crate::state::{Phase, Supply, Trigger};
use crate::view::ViewShape;

/// What comes from the core of the house.
const CORE: &str = "\
// Made from crates/iwari by `cargo xtask types`. Do not edit.

export type Scorer = { seat: number } | 'rival';

export type Viewer = { seat: number } | 'spectator';

export type Turn = { seat: number } | 'chance' | 'over';

export type Message = { key: string, [arg: string]: string | number | string[] };
";

fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = CORE.to_owned();
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
        ViewShape,
        Snapshot,
        Phase,
        Biome,
        CardCounts,
        PlacingState,
        SeatState,
        TribeState,
        Supply,
        TerritoryState,
        Tent,
        TotemCount,
        Trigger,
        Feat,
        FeatState,
        FeatPlace,
        Place,
        Aids,
        TerritoryAid,
        TribeThere,
        Obstacle,
        ConnectionScore,
        ConnectionEnd,
        PlainScore,
        By,
        GroupAid,
        TotalAid,
        Placement,
        Payment,
        RankChange,
        ConnectionChange,
        TotalChange,
        FeatChoice,
        Event,
        When,
    ];
    text
}

#[test]
fn the_types_for_typescript_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/iwari/types.ts");
    let current = typescript();
    if std::env::var_os("ENGAWA_WRITE_TYPES").is_some() {
        fs::write(&path, current).unwrap();
        return;
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "web/src/games/iwari/types.ts is out of date: run `cargo xtask types`"
    );
}
