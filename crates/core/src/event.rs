//! What happened, told to whoever listens.

use serde::Serialize;

use crate::{Game, ScoreEntry, Viewer};

/// Receives what happens while a move or draw is played.
///
/// The rules hand over closures: with [`Silent`] nothing is built at all.
pub trait Sink<G: Game> {
    /// Something happened.
    fn event(&mut self, make: impl FnOnce() -> G::Event);
    /// Somebody scored.
    fn score(&mut self, make: impl FnOnce() -> ScoreEntry);
}

/// Nobody listens; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<G: Game> Sink<G> for Silent {
    #[inline(always)]
    fn event(&mut self, _: impl FnOnce() -> G::Event) {}
    #[inline(always)]
    fn score(&mut self, _: impl FnOnce() -> ScoreEntry) {}
}

/// One line of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Entry<G: Game> {
    /// Something happened.
    Event(G::Event),
    /// Somebody scored.
    Score(ScoreEntry),
}

/// Everything that happened, in order, unredacted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<G: Game>(pub Vec<Entry<G>>);

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Log<G> {
    /// The log as `viewer` may see it.
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let seen = |entry: &Entry<G>| match entry {
            Entry::Event(event) => G::redact(event, viewer).map(Entry::Event),
            Entry::Score(score) => Some(Entry::Score(score.clone())),
        };
        Self(self.0.iter().filter_map(seen).collect())
    }

    /// The score entries of the log.
    pub fn scores(&self) -> impl Iterator<Item = &ScoreEntry> {
        self.0.iter().filter_map(|entry| match entry {
            Entry::Score(score) => Some(score),
            Entry::Event(_) => None,
        })
    }
}

impl<G: Game> Sink<G> for Log<G> {
    fn event(&mut self, make: impl FnOnce() -> G::Event) {
        self.0.push(Entry::Event(make()));
    }
    fn score(&mut self, make: impl FnOnce() -> ScoreEntry) {
        self.0.push(Entry::Score(make()));
    }
}
