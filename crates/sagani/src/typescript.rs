//! The types of the web table's board, made from those here.

use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

use crate::{
    Aids, Arrow, ArrowAid, ArrowShown, BackShown, Cell, CellAid, Consequence, Direction, Element,
    EndShown, Event, GardenShown, InterludeShown, OlderArrow, OwnArrow, PileShown, Rotation, Seen,
    SoloAid, Stack, TileAid, TileFront, TileId, TileShown,
};

fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = "// Made from crates/sagani by `cargo xtask types`. Do not edit.\n".to_owned();
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
        Seen,
        TileFront,
        Arrow,
        BackShown,
        PileShown,
        InterludeShown,
        GardenShown,
        TileShown,
        ArrowShown,
        Stack,
        EndShown,
        Cell,
        Direction,
        Element,
        Aids,
        TileAid,
        CellAid,
        OlderArrow,
        OwnArrow,
        Consequence,
        ArrowAid,
        SoloAid,
        Event,
    ];
    text.push_str(&tiles());
    text
}

/// The tiles (S1.1), each as its element's letter and its arrows from north clockwise.
fn tiles() -> String {
    let letter = |element: Element| element.name()[..1].to_owned();
    let written = |tile: TileId| {
        let arrows = tile.tile().arrows(Rotation::default());
        let arrow = |direction| {
            let element = Element::ALL.iter().find(|&&e| arrows.has(direction, e));
            element.map_or("-".to_owned(), |&element| letter(element))
        };
        let arrows: String = Direction::ALL.into_iter().map(arrow).collect();
        letter(tile.tile().element) + &arrows
    };
    let all: Vec<_> = TileId::all().map(written).collect();
    let values: Vec<_> = (1..=4).map(|n| crate::value(n).to_string()).collect();
    format!(
        "\n/** The tiles by number from 1: the element's letter, then the arrows from north clockwise. */\n\
         export const TILES = '{}'.split(' ');\n\
         \n/** What a tile is worth, by the number of its arrows from 1. */\n\
         export const VALUES = [{}];\n",
        all.join(" "),
        values.join(", ")
    )
}

#[test]
fn the_types_of_the_board_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/sagani/types.ts");
    let current = typescript();
    if env::var_os("ENGAWA_WRITE_TYPES").is_some() {
        fs::write(&path, current).expect("the folder of the board is there");
        return;
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "web/src/games/sagani/types.ts is out of date: run `cargo xtask types`"
    );
}
