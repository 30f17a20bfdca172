//! The game at earlier moments, so that going back does not replay all of it.

use std::collections::VecDeque;

use engawa_catalog::{AnyPlaythrough, Past};
use std::sync::Arc;

/// How many moments are kept.
const KEPT: usize = 32;

/// Forks of a game, the latest last.
#[derive(Default)]
pub(crate) struct Earlier(VecDeque<Box<dyn AnyPlaythrough>>);

impl Earlier {
    /// Keeps the game as it is, if a turn has just ended.
    pub fn keep(&mut self, game: &dyn AnyPlaythrough) {
        let taken = |game: &dyn AnyPlaythrough| game.turns_taken();
        if self
            .0
            .back()
            .is_some_and(|last| taken(last.as_ref()) == taken(game))
        {
            return;
        }
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(game.fork());
    }

    /// The game with this past, if a moment before is kept.
    pub fn at(&mut self, past: &[Arc<Past>]) -> Option<Box<dyn AnyPlaythrough>> {
        while self.0.back()?.history().len() > past.len() {
            self.0.pop_back();
        }
        let mut game = self.0.back()?.fork();
        for past in &past[game.history().len()..] {
            game.happen(&past.text).ok()?;
        }
        Some(game)
    }
}
