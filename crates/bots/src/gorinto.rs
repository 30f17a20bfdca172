//! Gorinto: goals and key elements as they would be scored with the boards as they are.

use arrayvec::ArrayVec;
use engawa_core::{Game, MAX_SEATS, Rng, Seat};
use engawa_gorinto::{Counts, Draw, Element, Gorinto, Move, Side, Stack};

use crate::level::Levels;
use crate::{Evaluate, Outlook, Style};

/// What a tile on a board is worth in each season to come, whatever its element: understanding,
/// and a taller stack.
const TILE: f32 = 0.4;

impl Evaluate for Gorinto {
    const STYLE: Style = Style {
        curiosity: 0.5,
        temperature: 15.0,
        turns: 16,
        solo_turns: 4,
        compared: 3,
        guess_others: false,
        width: 300,
    };

    const LEVELS: Levels = Levels {
        easy_slips: 60,
        medium: 375,
        hard: 25_000,
    };

    fn outlook(&self) -> Outlook {
        let scores = self.scores();
        let seasons = f32::from(self.seasons_left());
        let mut seats = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players()) {
            let promised = promised(self, seat, &self.boards()[seat.index()]);
            seats[seat.index()] = scores.seats[seat.index()] as f32 + promised;
        }
        let rival = scores
            .rival
            .map(|score| score as f32 + seasons * self.kitsune_now() as f32);
        Outlook {
            seats,
            rival,
            doubt: 4.0 + 4.0 * seasons,
        }
    }

    fn draw_key(&self, draw: &Draw) -> Option<u32> {
        match draw {
            Draw::Removal(space) => Some(space.index() as u32),
            Draw::Coin(Side::Heads) => Some(0),
            Draw::Coin(Side::Tails) => Some(1),
            _ => None,
        }
    }

    /// A gathering that has to take everything: the order doesn't matter.
    fn is_forced(&self, moves: &[Move]) -> bool {
        match moves {
            [_] => true,
            [Move::Gather(_) | Move::GatherBelow(_), ..] => self.left_to_gather() == moves.len(),
            _ => false,
        }
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let gains = gains(self, seat);
        weights.extend(moves.iter().map(|&mv| worth(self, mv, &gains)));
    }

    fn guide(&self, seat: Seat, moves: &[Move], compared: usize, rng: &mut Rng) -> Move {
        let mut best = *rng.pick(moves);
        if compared < 2 {
            return best;
        }
        let gains = gains(self, seat);
        let mut most = worth(self, best, &gains);
        for _ in 1..compared {
            let mv = *rng.pick(moves);
            let worth = worth(self, mv, &gains);
            if worth > most {
                (best, most) = (mv, worth);
            }
        }
        best
    }
}

/// The points that a board would bring if it stayed like that.
fn promised(state: &Gorinto, seat: Seat, board: &Counts) -> f32 {
    let seasons = f32::from(state.seasons_left());
    if seasons == 0.0 {
        return 0.0;
    }
    let goals = state.goals_with_board(seat, board);
    let tiles: u8 = board.iter().sum();
    let keys = state.keys().map(|key| i32::from(board[key.index()]));
    seasons * (goals as f32 + TILE * f32::from(tiles))
        + (state.key_worth() * (keys[0] + keys[1])) as f32
}

/// What one more tile of each element would bring to `seat`.
fn gains(state: &Gorinto, seat: Seat) -> [f32; 5] {
    let mut board = state.boards()[seat.index()];
    let now = promised(state, seat, &board);
    std::array::from_fn(|element| {
        board[element] += 1;
        let then = promised(state, seat, &board);
        board[element] -= 1;
        then - now
    })
}

/// What a move seems to bring, one tile at a time.
fn worth(state: &Gorinto, mv: Move, gains: &[f32; 5]) -> f32 {
    let gain = |element: Element| gains[element.index()];
    match mv {
        Move::MoveTile { from, to } => {
            let element = state.path_tile(from).expect("the tile lies there");
            let (cells, count) = state.gathering_at(element, to);
            match element {
                Element::Earth => best_sum(state.stack(to).tiles().map(gain), count),
                _ => {
                    let tops = cells.iter().filter_map(|cell| state.stack(cell).top());
                    best_sum(tops.map(gain), count)
                }
            }
        }
        Move::Gather(cell) => state.stack(cell).top().map_or(0.0, gain),
        Move::GatherBelow(level) => {
            let stack = state.gathering_from().map(|cell| state.stack(cell));
            let tile = stack.and_then(|stack| stack.at(level.number()));
            tile.map_or(0.0, gain)
        }
        Move::Give(element) => -gain(element),
        Move::Remove(_) => 0.0,
    }
}

/// The sum of the greatest `count` numbers.
fn best_sum(gains: impl Iterator<Item = f32>, count: u8) -> f32 {
    let mut best: ArrayVec<f32, { Stack::MAX }> = gains.collect();
    best.sort_unstable_by(|a, b| b.total_cmp(a));
    best.iter().take(count.into()).sum()
}

#[cfg(test)]
mod tests {
    use engawa_core::{Purpose, RawOptions, Seed, Setup, Silent, Turn};

    use super::*;

    fn start(players: usize, level: &str) -> Gorinto {
        let raw = RawOptions::default();
        let raw = match players {
            1 => raw.with("level", level),
            _ => raw,
        };
        Gorinto::start(&Setup::parse(&raw, players).unwrap())
    }

    /// Plays a random game, and shows `look` every state with the move that follows.
    fn play(mut state: Gorinto, seed: u64, mut look: impl FnMut(&Gorinto, Move)) -> Gorinto {
        let mut draws = Rng::new(Seed::from(seed), Purpose::Draws);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
        let mut moves = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => return state,
                Turn::Chance => {
                    let draw = state.sample_draw(&mut draws);
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(_) => {
                    moves.clear();
                    state.legal_moves(&mut moves);
                    let mv = *rng.pick(&moves);
                    look(&state, mv);
                    state.play_unchecked(mv, &mut Silent);
                }
            }
        }
    }

    #[test]
    fn g9_10_key_elements_are_worth_less_to_an_expert() {
        let look = |level: &str| {
            let mut seen = Vec::new();
            play(start(1, level), 3, |state, _| {
                let board = state.boards()[0];
                let keys = state.keys().map(|key| i32::from(board[key.index()]));
                seen.push((state.outlook().seats[0], keys.iter().sum::<i32>()));
            });
            seen
        };
        let (normal, expert) = (look("normal"), look("expert"));
        assert!(normal.iter().any(|&(_, keys)| keys > 3));
        for ((normal, keys), (expert, _)) in normal.into_iter().zip(expert) {
            let less = normal - expert;
            assert!((less - keys as f32).abs() < 1e-3, "{keys}: {less}");
        }
    }

    #[test]
    fn g5_2_one_more_tile_brings_what_was_expected_of_it() {
        let mut compared = 0;
        for seed in 0..60 {
            let mut expected: Option<(Seat, f32, f32)> = None;
            play(start(2 + seed as usize % 3, ""), seed, |state, mv| {
                if let Some((seat, before, gain)) = expected.take() {
                    let board = &state.boards()[seat.index()];
                    let brought = promised(state, seat, board) - before;
                    assert!(
                        (brought - gain).abs() < 1e-3,
                        "seed {seed}: {brought}, {gain}"
                    );
                    compared += 1;
                }
                let Turn::Seat(seat) = state.turn() else {
                    return;
                };
                // Nothing else changes between the tiles of one gathering.
                if let Move::Gather(cell) = mv
                    && state.left_to_gather() > 1
                {
                    let tile = state.stack(cell).top().unwrap();
                    let board = &state.boards()[seat.index()];
                    let gain = gains(state, seat)[tile.index()];
                    expected = Some((seat, promised(state, seat, board), gain));
                }
            });
        }
        assert!(compared > 500, "{compared}");
    }
}
