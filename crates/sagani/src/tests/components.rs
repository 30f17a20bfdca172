//! S1 and S2.

use std::collections::BTreeSet;

use engawa_core::{Game, OptionsError, RawOptions, Seat, Setup, Turn};

use super::{SEATS, act, common_back, draw, legal, run_draws, solo, started, table, tile, turn_up};
use crate::{
    Arrows, Back, Cell, DISCS, Direction, Element, Options, RIVER, Rotation, SPACES, Sagani, Solo,
    SpiritTile, TileId, TileSet, tiles, value,
};

const CSV: &str = include_str!("../../data/tiles.csv");

#[test]
fn s1_1_there_are_72_tiles_18_per_element_with_1_to_4_arrows() {
    for element in Element::ALL {
        let of = |id: &TileId| id.tile().element == element;
        assert_eq!(TileId::all().filter(of).count(), 18);
    }
    for id in TileId::all() {
        assert!((1..=4).contains(&id.tile().discs()), "tile {id}");
    }
}

#[test]
fn s1_1_the_back_shows_element_and_value_only() {
    let backs: BTreeSet<_> = Back::all().map(|back| back.to_string()).collect();
    assert_eq!(backs.len(), 16);
    for id in TileId::all() {
        let back = id.tile().back();
        assert_eq!(back.element(), id.tile().element);
        assert_eq!(i32::from(back.value()), id.tile().value());
        assert!(tiles().with_back(back).contains(&id));
    }
}

#[test]
fn s1_1_a_faulty_table_of_tiles_is_refused_with_every_fault() {
    let faults = |text: String| -> Vec<String> {
        let faults = TileSet::parse(&text).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    };
    assert!(TileSet::parse(CSV).is_ok());
    let text = CSV
        .replace("\n1,fire,,fire,", "\n1,fire,,lava,")
        .replace("72,air,,air,,,,,,fire,3", "72,air,,air,,,,,,fire,6");
    assert_eq!(
        faults(text),
        [
            "line 2: `lava`; expected fire, water, earth or air",
            "line 73: value `6`; by its arrows: 3",
        ]
    );
    assert_eq!(
        faults(CSV.replace("\n72,air,,air,,,,,,fire,3", "")),
        ["the table: 17 tiles of air; expected 18"]
    );
    assert_eq!(faults(CSV.replace("id,", "no,")).len(), 1);
    assert_eq!(faults(CSV.replace("\n2,fire", "\n3,fire")).len(), 1);
    assert_eq!(faults(CSV.replace("2,fire,fire,,", "2,fire,,,")).len(), 1);
    assert_eq!(
        faults(CSV.replace("2,fire,fire,,", "2,fire,fire,")).len(),
        1
    );
    assert_eq!(faults(String::new()).len(), 1);
}

#[test]
fn s1_2_arrows_1_2_3_4_are_worth_1_3_6_10() {
    assert_eq!([1, 2, 3, 4].map(value), [1, 3, 6, 10]);
    assert_eq!(tile(9).tile().value(), 10);
    assert_eq!(tile(4).tile().value(), 6);
}

#[test]
fn s1_3_every_player_starts_with_24_discs() {
    assert_eq!(DISCS, 24);
    for seat in SEATS {
        assert_eq!(table(4).garden(seat).supply(), 24);
        assert_eq!(table(4).garden(seat).cacophony(), 0);
    }
}

#[test]
fn s1_4_four_interlude_spaces_and_stacks_of_markers() {
    assert_eq!(SPACES, 4);
    let mut state = table(3);
    state.set_space(SEATS[1], 6);
    state.set_space(SEATS[0], 6);
    let stacks = [(0, vec![SEATS[2]]), (6, vec![SEATS[1], SEATS[0]])];
    assert_eq!(state.track().stacks(), stacks);
}

#[test]
fn s1_5_x_grows_east_y_grows_north() {
    let origin = Cell::ORIGIN;
    assert_eq!(origin.direction_to(Cell::new(0, 3)), Some(Direction::N));
    assert_eq!(origin.direction_to(Cell::new(3, 0)), Some(Direction::E));
    assert_eq!(origin.direction_to(Cell::new(-2, 2)), Some(Direction::Nw));
    assert_eq!(origin.direction_to(Cell::new(2, -2)), Some(Direction::Se));
    assert_eq!(origin.direction_to(Cell::new(1, 2)), None);
    assert_eq!(origin.direction_to(origin), None);
}

#[test]
fn s1_5_rotation_is_quarter_turns_clockwise() {
    let turned = |r: usize| Direction::N.turned(Rotation::ALL[r]);
    assert_eq!(
        [0, 1, 2, 3].map(turned),
        [Direction::N, Direction::E, Direction::S, Direction::W]
    );
    let arrows = tile(10).tile().arrows(Rotation::ALL[1]);
    assert!(arrows.has(Direction::E, Element::Fire));
    assert!(arrows.has(Direction::Se, Element::Water));
    assert_eq!(arrows.len(), 2);
}

#[test]
fn s1_5_rotations_that_give_the_same_tile_are_one_choice() {
    let four_ways = [Direction::N, Direction::E, Direction::S, Direction::W];
    let cross = four_ways
        .into_iter()
        .fold(Arrows::NONE, |set, d| set.with(d, Element::Air));
    let bar = Arrows::NONE
        .with(Direction::Ne, Element::Air)
        .with(Direction::Sw, Element::Air);
    let two_colours = Arrows::NONE
        .with(Direction::Ne, Element::Air)
        .with(Direction::Sw, Element::Fire);
    let choices = |arrows| SpiritTile::new(Element::Fire, arrows).rotations().len();
    assert_eq!([cross, bar, two_colours].map(choices), [1, 2, 4]);
}

#[test]
fn s1_5_the_rotations_offered_are_all_different_and_all_there_are() {
    let sets = (1..=u32::from(u16::MAX)).step_by(7).map(|bits| {
        (0..16).fold(Arrows::NONE, |set, bit| {
            let element = Element::ALL[bit % 4];
            let direction = Direction::ALL[bit / 2];
            if bits & 1 << bit == 0 {
                set
            } else {
                set.with(direction, element)
            }
        })
    });
    let made_up = sets.map(|arrows| SpiritTile::new(Element::Air, arrows));
    for tile in made_up.chain(TileId::all().map(|id| *id.tile())) {
        let look = |rotation: &Rotation| format!("{:?}", tile.arrows(*rotation));
        let offered: Vec<_> = tile.rotations().iter().map(look).collect();
        let different: BTreeSet<_> = offered.iter().cloned().collect();
        let all: BTreeSet<_> = Rotation::ALL.iter().map(look).collect();
        assert_eq!(offered.len(), different.len());
        assert_eq!(different, all);
    }
}

#[test]
fn s1_5_a_first_tile_is_at_the_origin_without_a_choice_of_cell() {
    let mut state = table(2);
    state.set_river(&[9, 10, 11]);
    act(&mut state, "t10");
    assert_eq!(legal(&state), ["r0", "r1", "r2", "r3"]);
    act(&mut state, "r2");
    assert_eq!(state.garden(SEATS[0]).tiles()[0].cell, Cell::ORIGIN);
}

#[test]
fn s2_1_three_piles_of_24_and_the_backs_of_their_tops_are_public() {
    let mut state = started(2);
    let counts = |state: &Sagani| state.tiles_left().piles().map(|pile| pile.count);
    assert_eq!(counts(&state), [24, 24, 24]);
    for event in ["first=1", "p1=f10", "p2=w1", "p3=a6"] {
        draw(&mut state, event);
    }
    let backs = state.tiles_left().piles().map(|pile| pile.back.unwrap());
    assert_eq!(backs.map(|back| back.to_string()), ["f10", "w1", "a6"]);
    let json = serde_json::to_value(state.view(engawa_core::Viewer::Spectator)).unwrap();
    assert_eq!(json["piles"][0]["back"]["element"], "fire");
    assert_eq!(json["piles"][0]["back"]["value"], 10);
}

#[test]
fn s2_1_the_backs_are_public_in_solo_too() {
    let mut state = solo(Solo::Classic);
    for event in ["p1=f10", "p2=w1", "p3=a6"] {
        draw(&mut state, event);
    }
    assert_eq!(state.tiles_left().next_back(), Some(tile(9).tile().back()));
}

#[test]
fn s2_1_only_a_tile_with_the_back_that_shows_can_be_turned_up() {
    let mut state = solo(Solo::Classic);
    for event in ["p1=f1", "p2=f1", "p3=a6"] {
        draw(&mut state, event);
    }
    for impossible in ["d3", "d19", "p1=f1"] {
        assert!(state.check_draw(&impossible.parse().unwrap()).is_err());
    }
    draw(&mut state, "d2");
    // Of the two fire tiles worth 1 the other one is on top of pile 2.
    assert!(state.check_draw(&"p1=f1".parse().unwrap()).is_err());
    assert!(state.check_draw(&"d2".parse().unwrap()).is_err());
    draw(&mut state, "p1=f3");
}

#[test]
fn s2_1_the_piles_are_drawn_from_in_order() {
    let mut state = solo(Solo::Classic);
    let mut seen = Vec::new();
    while state.left.in_piles() > 0 {
        run_draws(&mut state);
        seen.push(state.tiles_left().piles().map(|pile| pile.count));
        while !matches!(state.turn(), Turn::Chance | Turn::Over) {
            let mv = legal(&state)[0].clone();
            act(&mut state, &mv);
        }
    }
    assert_eq!(seen[23], [0, 24, 24]);
    assert_eq!(seen[47], [0, 0, 24]);
    assert_eq!(seen[71], [0, 0, 0]);
}

#[test]
fn s2_2_five_tiles_form_the_river_and_a_random_player_is_first() {
    let mut state = started(3);
    assert!(state.check_draw(&"first=3".parse().unwrap()).is_err());
    draw(&mut state, "first=2");
    run_draws(&mut state);
    assert_eq!(state.river().len(), RIVER);
    assert_eq!(
        state.tiles_left().piles().map(|pile| pile.count),
        [19, 24, 24]
    );
    assert_eq!(state.turn(), Turn::Seat(SEATS[2]));
}

#[test]
fn s2_2_play_goes_clockwise() {
    let mut state = started(3);
    draw(&mut state, "first=1");
    run_draws(&mut state);
    let mut order = Vec::new();
    for _ in 0..7 {
        order.push(state.turn().seat().map(Seat::index));
        super::finish_turn(&mut state);
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1].map(Some));
    assert_eq!(state.first(), SEATS[1]);
}

#[test]
fn s2_3_the_first_players_marker_is_at_the_bottom() {
    let mut state = started(3);
    draw(&mut state, "first=1");
    let stack = vec![SEATS[1], SEATS[2], SEATS[0]];
    assert_eq!(state.track().stacks(), [(0, stack)]);
}

#[test]
fn s10_1_the_option_chooses_the_solo_game_and_is_for_solo_only() {
    let parse = |solo: &str, players| {
        let raw = RawOptions::default().with("solo", solo);
        Setup::<Sagani>::parse(&raw, players)
    };
    assert_eq!(parse("advanced", 1).unwrap().options().solo, Solo::Advanced);
    assert!(parse("advanced", 2).is_err());
    assert!(parse("hard", 1).is_err());
    assert!(parse("classic", 5).is_err());
    let mut state = solo(Solo::Classic);
    turn_up(&mut state, 9);
    draw(&mut state, &format!("p1={}", common_back()));
    assert_eq!(state.turn(), Turn::Seat(SEATS[0]));
}

#[test]
fn s11_2_nobody_sets_tiles_aside_in_a_game_of_several() {
    let advanced = Options {
        solo: Solo::Advanced,
    };
    for players in 2..=4 {
        let error = Setup::<Sagani>::new(advanced, players).unwrap_err();
        assert!(matches!(error, OptionsError::Players { .. }), "{error}");
    }
}
