//! What one viewer may know.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Turn, Viewer};

/// What one viewer may know, and nothing else. Whatever it says follows from that alone.
pub trait GameView: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// One small choice of a player.
    type Move;

    /// Through whose eyes.
    fn viewer(&self) -> Viewer;
    /// Who has to act.
    fn turn(&self) -> Turn;

    /// Appends the legal moves of the viewer's seat, the same and in the same order as
    /// [`Game::legal_moves`](crate::Game::legal_moves); nothing if the seat is not to act.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Whether this legal move of the viewer's seat shows them something hidden, so that it
    /// can't be taken back. What is drawn after a move is not shown by the move. In a game
    /// without secrets no move does.
    fn reveals(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Whether the viewer's seat has to act.
    fn is_to_act(&self) -> bool {
        self.turn()
            .seat()
            .is_some_and(|seat| self.viewer().is(seat))
    }
}
