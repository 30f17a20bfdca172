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
        let mut seats = expected(self);
        if is_classic(self) {
            // What counts is not points: the tiles not needed, at what they would bring.
            seats[0] = PER_TILE * (TILES as f32 - tiles_for_harmony(self, seats[0]));
        }
        let over = self.turn() == Turn::Over;
        Outlook {
            seats,
            rival: None,
            doubt: if over {
                3.0
            } else {
                4.0 + 0.5 * turns_left(self)
            },
        }
    }

    fn rewards(&self) -> PerSeat {
        if self.players() > 1 {
            return crate::evaluate::chances(self);
        }
        let mut rewards = [0.0; MAX_SEATS];
        rewards[0] = if self.is_advanced() {
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

fn is_classic(state: &Sagani) -> bool {
    state.players() == 1 && !state.is_advanced()
}

/// The points that everybody may expect.
fn expected(state: &Sagani) -> PerSeat {
    let mut expected = [0.0; MAX_SEATS];
    let over = state.turn() == Turn::Over;
    let scores = state.scores();
    for seat in Seat::all(state.players()) {
        let mut points = scores.seats[seat.index()] as f32;
        if !over {
            points += hopes(state, seat) + MEETING * meetings(state.garden(seat));
        }
        expected[seat.index()] = points;
    }
    expected
}

/// About how many tiles everybody will still place.
fn turns_left(state: &Sagani) -> f32 {
    let players = state.players();
    let by_tiles = (state.tiles_left().in_piles() + state.river().len()) as f32 / players as f32;
    if state.is_advanced() {
        return by_tiles;
    }
    let leader = Seat::all(players).map(|seat| state.track().space(seat));
    let to_go = state.points_to_end() - leader.max().unwrap_or_default();
    // Alone one goes on until one has the points: there is time for some more arrows.
    let least = if is_classic(state) { 6.0 } else { 0.0 };
    (to_go as f32 / PER_TILE).max(least).min(by_tiles)
}

/// The chance that so many open arrows will all be satisfied in time. Multiplied out, as powers
/// may be rounded otherwise on another machine.
fn arrow_chances(state: &Sagani) -> [f32; 5] {
    let left = turns_left(state);
    let one = 0.86 * (left + 0.5) / (left + 2.0);
    let two = one * one;
    [1.0, one, two, one * two, two * two]
}

/// What the open tiles and the supply of a garden promise.
fn hopes(state: &Sagani, seat: Seat) -> f32 {
    let garden = state.garden(seat);
    let chances = arrow_chances(state);
    let advanced = state.is_advanced();
    let mut hopes = 0.0;
    for tile in face_up(garden) {
        let value = tile.id.tile().value() as f32;
        let completed = chances[tile.open.len()];
        hopes += value * completed;
        if advanced {
            hopes -= value * (1.0 - completed);
        }
    }
    if advanced {
        hopes -= Sagani::penalty(garden.cacophony()) as f32;
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

/// How surely harmony will be reached with few tiles (S10.2).
fn classic_reward(state: &Sagani) -> f32 {
    const SPREAD: f32 = 2.5;
    if state
        .outcome()
        .is_some_and(|outcome| !outcome.standings[0].won)
    {
        return 0.0;
    }
    let tiles = tiles_for_harmony(state, expected(state)[0]);
    logistic((PERFECT as f32 + 0.5 - tiles) / SPREAD)
}

/// About how many tiles harmony takes that has `points` to expect: those used, and, until it is
/// reached, at least a half.
fn tiles_for_harmony(state: &Sagani, points: f32) -> f32 {
    let used = state.tiles_used() as f32;
    if state
        .outcome()
        .is_some_and(|outcome| outcome.standings[0].won)
    {
        return used;
    }
    let missing = (state.points_to_end() as f32 - points) / PER_TILE;
    let missing = if missing < 1.0 {
        0.5 + 0.5 / (2.0 - missing)
    } else {
        missing
    };
    used + missing
}

/// The points per tile.
fn advanced_reward(state: &Sagani) -> f32 {
    let used = state.tiles_used().max(1) as f32;
    logistic((state.outlook().seats[0] / (used + 4.0) - 5.0) / 1.5)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use engawa_core::{Purpose, RawOptions, Seed, Setup, Silent};

    use super::*;
    use crate::{BotSpec, Players};

    /// A solo game, played by a bot to its end.
    fn alone(bot: &str, seed: u64) -> Sagani {
        let bot: BotSpec = bot.parse().unwrap();
        let seed = Seed::from(seed);
        let mut players = Players::new([&bot], seed, 0);
        let mut draws = Rng::new(seed, Purpose::Draws);
        let mut state = Sagani::start(&Setup::parse(&RawOptions::default(), 1).unwrap());
        loop {
            match state.turn() {
                Turn::Over => return state,
                Turn::Chance => {
                    let draw = state.sample_draw(&mut draws);
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(seat) => {
                    let mv = players.choose(seat, &state);
                    state.play_unchecked(mv, &mut Silent);
                }
            }
        }
    }

    #[test]
    fn s10_2_a_greedy_player_wants_harmony_with_few_tiles() {
        for (bot, most) in [("greedy", 32), ("easy", 50)] {
            let games = (0..10).map(|seed| alone(bot, seed));
            let used: Vec<_> = games.map(|state| state.tiles_used()).collect();
            let mean = used.iter().sum::<usize>() / used.len();
            assert!(mean < most, "{bot}: {used:?}");
        }
    }
}
