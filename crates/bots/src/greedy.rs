//! A player that thinks its own turn through, and no further.

use engawa_core::{Game, Rng, Seat, Silent, Turn};

use crate::evaluate::margin;
use crate::{Bot, Evaluate, Random};

/// Plays the turn after which it stands best.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    /// Of 100 choices it makes so many without thinking.
    pub slips: u32,
}

/// A position in the turn, and the move that leads towards it.
struct Thought<G: Game> {
    first: G::Move,
    state: G,
    margin: f32,
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Move {
        if self.slips > 0 && rng.below(100) < self.slips {
            return Bot::<G>::choose(&mut Random, view, rng);
        }
        best_turn(&G::imagine(view, rng))
    }
}

/// The first move of the best turn: all sequences of moves, or, where there are too many, those
/// that look best on the way.
pub(crate) fn best_turn<G: Evaluate>(state: &G) -> G::Move {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let Turn::Seat(seat) = state.turn() else {
        unreachable!("a bot is asked when it is its turn");
    };
    if state.is_forced(&moves) {
        return moves[0];
    }
    let (mut best, mut most) = (moves[0], f32::NEG_INFINITY);
    let mut open = Vec::new();
    for &first in &moves {
        open.push(think(first, state, first, seat));
    }
    while !open.is_empty() {
        let (unfinished, finished): (Vec<_>, Vec<_>) = open
            .into_iter()
            .partition(|thought| goes_on(&thought.state, state, seat));
        for thought in finished {
            if thought.margin > most {
                (best, most) = (thought.first, thought.margin);
            }
        }
        open = Vec::new();
        for thought in the_best(unfinished, G::STYLE.width) {
            moves.clear();
            thought.state.legal_moves(&mut moves);
            if thought.state.is_forced(&moves) {
                moves.truncate(1);
            }
            for &mv in &moves {
                open.push(think(thought.first, &thought.state, mv, seat));
            }
        }
    }
    best
}

/// Whether the turn that began with `before` is still being played.
fn goes_on<G: Game>(state: &G, before: &G, seat: Seat) -> bool {
    state.turn() == Turn::Seat(seat) && state.turns_taken() == before.turns_taken()
}

fn think<G: Evaluate>(first: G::Move, state: &G, mv: G::Move, seat: Seat) -> Thought<G> {
    let mut state = state.clone();
    state.play_unchecked(mv, &mut Silent);
    let margin = margin(&state, seat);
    Thought {
        first,
        state,
        margin,
    }
}

fn the_best<G: Game>(mut thoughts: Vec<Thought<G>>, width: usize) -> Vec<Thought<G>> {
    if thoughts.len() > width {
        thoughts.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        thoughts.truncate(width);
    }
    thoughts
}
