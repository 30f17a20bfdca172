//! Sagani: the points on the track, and for every open tile the chance that it will be
//! completed.

mod quick;

use arrayvec::ArrayVec;
use engawa_core::{Game, MAX_SEATS, Rng, Seat, Turn};
use engawa_sagani::{Draw, Garden, Move, PERFECT, PlacedTile, Sagani, TILES};

use crate::evaluate::best_of_some;
use crate::exp::exp;
use crate::level::Levels;
use crate::{Evaluate, Outlook, PerSeat, Style};
use quick::Quick;

/// The points that a tile brings on the average, once the garden has grown a little.
const PER_TILE: f32 = 3.4;
/// What a cell is worth at which one tile satisfies several arrows, for each after the first.
const MEETING: f32 = 0.5;
/// What a supply is worth less for each disc below [`ENOUGH`].
const SHORTAGE: f32 = 0.7;
const ENOUGH: i32 = 5;

impl Evaluate for Sagani {
    const STYLE: Style = Style {
        curiosity: 0.4,
        temperature: 2.0,
        turns: 24,
        solo_turns: 12,
        compared: 3,
        guess_others: false,
        width: 400,
    };

    const LEVELS: Levels = Levels {
        easy_slips: 30,
        medium: 75,
        hard: 6_000,
    };

    fn outlook(&self) -> Outlook {
        let mut seats = [0.0; MAX_SEATS];
        let over = self.turn() == Turn::Over;
        let scores = self.scores();
        for seat in Seat::all(self.players()) {
            let mut points = scores.seats[seat.index()] as f32;
            if !over {
                let garden = self.garden(seat);
                points += hopes(self, seat) + MEETING * meetings(garden);
            }
            seats[seat.index()] = points;
        }
        let left = turns_left(self);
        Outlook {
            seats,
            rival: None,
            doubt: if over { 3.0 } else { 4.0 + 0.5 * left },
        }
    }

    fn rewards(&self) -> PerSeat {
        if self.players() > 1 {
            return crate::evaluate::chances(self);
        }
        let mut rewards = [0.0; MAX_SEATS];
        rewards[0] = if is_advanced(self) {
            advanced_reward(self)
        } else {
            classic_reward(self)
        };
        rewards
    }

    fn draw_key(&self, draw: &Draw) -> Option<u32> {
        match draw {
            Draw::Tile(tile) if self.players() == 1 => Some(tile.number() as u32),
            _ => None,
        }
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let mut quick = Quick::new(self, seat);
        weights.extend(moves.iter().map(|&mv| quick.worth(mv)));
    }

    fn guide(&self, seat: Seat, moves: &[Move], compared: usize, rng: &mut Rng) -> Move {
        if compared < 2 {
            return best_of_some(self, seat, moves, 1, rng);
        }
        let mut quick = Quick::new(self, seat);
        let (mut best, mut most) = (moves[0], f32::NEG_INFINITY);
        for &mv in moves {
            let worth = quick.worth(mv);
            if worth > most {
                (best, most) = (mv, worth);
            }
        }
        best
    }
}

fn is_advanced(state: &Sagani) -> bool {
    state.players() == 1 && state.points_to_end() > 1000
}

/// About how many tiles everybody will still place.
fn turns_left(state: &Sagani) -> f32 {
    let players = state.players();
    let by_tiles = (state.tiles_left().in_piles() + state.river().len()) as f32 / players as f32;
    if is_advanced(state) {
        return by_tiles;
    }
    let leader = Seat::all(players).map(|seat| state.track().space(seat));
    let to_go = state.points_to_end() - leader.max().unwrap_or_default();
    let by_points = (to_go as f32 / PER_TILE).max(0.0);
    by_points.min(by_tiles)
}

/// The chance that an open arrow will be satisfied in time.
fn arrow_chance(state: &Sagani) -> f32 {
    let left = turns_left(state);
    0.86 * (left + 0.5) / (left + 2.0)
}

/// What the open tiles and the supply of a garden promise.
fn hopes(state: &Sagani, seat: Seat) -> f32 {
    let garden = state.garden(seat);
    let chance = arrow_chance(state);
    let advanced = is_advanced(state);
    let mut hopes = 0.0;
    for tile in face_up(garden) {
        let value = tile.id.tile().value() as f32;
        let completed = chance.powi(tile.open.len() as i32);
        hopes += value * completed;
        if advanced {
            hopes -= value * (1.0 - completed);
        }
    }
    if advanced {
        hopes -= 2.0 * f32::from(garden.cacophony());
        hopes -= 2.0 * (garden.face_up() as f32 - 2.0).max(0.0);
    }
    hopes - shortage(i32::from(garden.supply()))
}

/// The tiles not completed.
fn face_up(garden: &Garden) -> impl Iterator<Item = &PlacedTile> {
    garden.tiles().iter().filter(|tile| !tile.completed())
}

fn shortage(supply: i32) -> f32 {
    SHORTAGE * (ENOUGH - supply).max(0) as f32
}

/// How many arrows more than one a tile could satisfy at once, for the best cell of each
/// element.
fn meetings(garden: &Garden) -> f32 {
    let mut meeting = 0;
    let open: ArrayVec<&PlacedTile, TILES> = face_up(garden).collect();
    let mut best = [0u8; 4];
    for &cell in garden.border() {
        let mut counts = [0u8; 4];
        for tile in &open {
            let Some(direction) = tile.cell.direction_to(cell) else {
                continue;
            };
            for element in tile.open.toward(direction) {
                counts[element.index()] += 1;
            }
        }
        for (best, count) in best.iter_mut().zip(counts) {
            *best = (*best).max(count);
        }
    }
    for count in best {
        meeting += count.saturating_sub(1);
    }
    f32::from(meeting)
}

/// How surely 75 points will be reached with few tiles.
fn classic_reward(state: &Sagani) -> f32 {
    const SPREAD: f32 = 2.5;
    let used = state.tiles_used() as f32;
    let tiles = match state.outcome() {
        Some(outcome) if outcome.standings[0].won => used,
        Some(_) => return 0.0,
        None => {
            let points = state.outlook().seats[0];
            used + ((75.0 - points) / PER_TILE).max(0.0)
        }
    };
    logistic((PERFECT as f32 + 0.5 - tiles) / SPREAD)
}

/// The points per tile.
fn advanced_reward(state: &Sagani) -> f32 {
    let used = state.tiles_used().max(1) as f32;
    logistic((state.outlook().seats[0] / (used + 4.0) - 5.0) / 1.5)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}
