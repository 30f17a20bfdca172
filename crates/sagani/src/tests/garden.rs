//! The garden's bookkeeping against plain searches: rays, free cells, long rows.

use std::collections::BTreeSet;

use engawa_core::{Purpose, Rng, Seed};

use super::{SEATS, solo, tile};
use crate::garden::Garden;
use crate::{Cell, Direction, Element, Rotation, Solo, TileId};

/// S4.1 by looking at every tile.
fn sees_by_search(garden: &Garden, from: Cell, direction: Direction, element: Element) -> bool {
    garden.tiles().iter().any(|placed| {
        placed.id.tile().element == element && from.direction_to(placed.cell) == Some(direction)
    })
}

fn border_by_search(garden: &Garden) -> BTreeSet<Cell> {
    let taken: BTreeSet<_> = garden.tiles().iter().map(|placed| placed.cell).collect();
    let beside = taken.iter().flat_map(|cell| cell.neighbours());
    beside.filter(|cell| !taken.contains(cell)).collect()
}

fn check(garden: &Garden) {
    let border: BTreeSet<_> = garden.border().iter().copied().collect();
    assert_eq!(border.len(), garden.border().len());
    assert_eq!(border, border_by_search(garden));
    let taken = garden.tiles().iter().map(|placed| placed.cell);
    for from in border.into_iter().chain(taken) {
        for direction in Direction::ALL {
            for element in Element::ALL {
                assert_eq!(
                    garden.sees(from, direction, element),
                    sees_by_search(garden, from, direction, element),
                    "{from} {direction:?} {element:?}"
                );
                assert_eq!(
                    garden.in_sight(from).has(direction, element),
                    garden.sees(from, direction, element)
                );
            }
        }
    }
}

#[test]
fn s4_1_rays_and_free_cells_agree_with_a_plain_search_in_random_gardens() {
    let mut rng = Rng::new(Seed::from(3), Purpose::Choices);
    for _ in 0..20 {
        let mut garden = Garden::EMPTY;
        let mut tiles: Vec<_> = TileId::all().collect();
        rng.shuffle(&mut tiles);
        garden.place(tiles[0], Cell::ORIGIN, Rotation::ALL[0]);
        for &id in &tiles[1..] {
            let cell = *rng.pick(garden.border());
            garden.place(id, cell, Rotation::ALL[0]);
            check(&garden);
        }
    }
}

#[test]
fn s1_5_72_tiles_in_a_row_work_in_every_direction() {
    let steps: [&[(i8, i8)]; 8] = [
        &[(1, 0)],
        &[(-1, 0)],
        &[(0, 1)],
        &[(0, -1)],
        &[(1, 0), (0, 1)],
        &[(-1, 0), (0, 1)],
        &[(-1, 0), (0, -1)],
        &[(1, 0), (0, -1)],
    ];
    for steps in steps {
        let mut garden = Garden::EMPTY;
        let mut cell = Cell::ORIGIN;
        for (id, (dx, dy)) in TileId::all().zip(steps.iter().cycle()) {
            assert!(garden.is_free(cell));
            garden.place(id, cell, Rotation::ALL[0]);
            check(&garden);
            cell = Cell::new(cell.x + dx, cell.y + dy);
        }
        assert_eq!(garden.tiles().len(), 72);
    }
}

#[test]
fn s1_5_the_ends_of_a_row_of_72_see_each_other() {
    let mut state = solo(Solo::Classic);
    let me = SEATS[0];
    // Tile 2, turned west, at the far east looks for fire: tile 1 at the origin, 71 away.
    state.lay(me, &[(1, 0, 0, 0)]);
    for x in 1..71 {
        state.lay(me, &[(55, x, 0, 0)]);
    }
    state.lay(me, &[(2, 71, 0, 3)]);
    assert!(state.garden(me).tiles()[71].completed());
    assert_eq!(state.garden(me).tiles()[71].id, tile(2));
}
