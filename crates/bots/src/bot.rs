//! What a computer player is, and the simplest one.

use engawa_core::{Game, GameView, Rng};

/// A computer player. It sees views only.
pub trait Bot<G: Game>: Send {
    /// One of the legal moves of the seat through whose eyes `view` is seen, and whose turn it
    /// must be. The same bot with the same past, given the same view and the same `rng`,
    /// chooses the same move, unless its budget is one of time.
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Move;
}

/// Takes any legal move, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Move {
        let mut moves = Vec::new();
        view.legal_moves(&mut moves);
        *rng.pick(&moves)
    }
}
