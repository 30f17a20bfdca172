//! A position of any of the games without its past, to look ahead.

use engawa_core::{EventFault, Game, GameView, Playthrough, Rng, Silent, Turn, Viewer};

/// A position with the draws to come, but without its past: cheap to make, to try something.
pub trait AnyPosition {
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// How many turns of players have been finished.
    fn turns_taken(&self) -> u32;
    /// Whether this move of the seat to act would show the seat something it can't know yet.
    fn reveals(&self, notation: &str) -> bool;
    /// Plays the move with this notation, if it is legal.
    fn play(&mut self, notation: &str) -> Result<(), EventFault>;
    /// Makes the next draw and says what it was; `None` if nothing is to be drawn.
    fn draw(&mut self) -> Option<String>;
}

pub(crate) fn of<G: Game>(playthrough: &Playthrough<G>) -> Box<dyn AnyPosition> {
    Box::new(Position {
        state: playthrough.state().clone(),
        draws: playthrough.draws().clone(),
    })
}

struct Position<G: Game> {
    state: G,
    draws: Rng,
}

impl<G: Game> AnyPosition for Position<G> {
    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn turns_taken(&self) -> u32 {
        self.state.turns_taken()
    }

    fn reveals(&self, notation: &str) -> bool {
        reveals(&self.state, notation)
    }

    fn play(&mut self, notation: &str) -> Result<(), EventFault> {
        Ok(self.state.play(notation.parse()?, &mut Silent)?)
    }

    fn draw(&mut self) -> Option<String> {
        if self.state.turn() != Turn::Chance {
            return None;
        }
        let draw = self.state.sample_draw(&mut self.draws);
        self.state.play_draw_unchecked(&draw, &mut Silent);
        Some(draw.to_string())
    }
}

/// Whether this move of the seat to act is legal and shows the seat something hidden.
pub(crate) fn reveals<G: Game>(state: &G, notation: &str) -> bool {
    let (Some(seat), Ok(mv)) = (state.turn().seat(), notation.parse()) else {
        return false;
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves.contains(&mv) && state.view(Viewer::Seat(seat)).reveals(mv)
}
