//! Moves of the seat whose turn it is that only this seat sees.

use std::fmt;
use std::sync::Arc;

use engawa_catalog::AnyPlaythrough;
use engawa_core::{EventFault, Seat, Turn};

use crate::table::own;

pub(crate) struct Draft {
    pub seat: Seat,
    pub tip: Arc<Box<dyn AnyPlaythrough>>,
    pub moves: Vec<String>,
    /// How many times the draft changed.
    pub step: u32,
}

impl Draft {
    pub fn new(seat: Seat, base: &dyn AnyPlaythrough) -> Self {
        Self {
            seat,
            tip: Arc::new(base.fork()),
            moves: Vec::new(),
            step: 0,
        }
    }

    pub fn push(&mut self, text: &str) -> Result<(), EventFault> {
        own(&mut self.tip).play(text)?;
        self.moves.push(text.to_owned());
        self.step += 1;
        Ok(())
    }

    /// Keeps the first `keep` moves.
    pub fn truncate(&mut self, base: &dyn AnyPlaythrough, keep: usize) -> Result<(), EventFault> {
        let mut tip = base.fork();
        self.moves.truncate(keep);
        for text in &self.moves {
            tip.play(text)?;
        }
        self.tip = Arc::new(tip);
        self.step += 1;
        Ok(())
    }

    /// Whether the turn is at its end, or something has to be drawn before it goes on.
    pub fn is_complete(&self, base: &dyn AnyPlaythrough) -> bool {
        self.tip.turn() != Turn::Seat(self.seat) || self.tip.turns_taken() != base.turns_taken()
    }
}

impl Clone for Draft {
    fn clone(&self) -> Self {
        Self {
            seat: self.seat,
            tip: Arc::clone(&self.tip),
            moves: self.moves.clone(),
            step: self.step,
        }
    }
}

impl PartialEq for Draft {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat
            && self.moves == other.moves
            && self.step == other.step
            && self.tip.equals(other.tip.as_ref().as_ref())
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} step {}", self.seat, self.moves, self.step)
    }
}
