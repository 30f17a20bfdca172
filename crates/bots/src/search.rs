//! Monte-Carlo tree search over imagined worlds.
//!
//! Every iteration imagines a world that looks like the view, so that what can't be seen is
//! averaged over; nodes are what the searching player can tell apart. Draws are sampled, and
//! where they are few ([`Evaluate::draw_key`]) each outcome has a node of its own. A move counts
//! as often as it was available, since in another world it may not be legal. Every seat goes
//! after its own reward. Moves that [`Evaluate::weigh`] thinks well of are tried first, which
//! keeps long lists in check.

mod clock;
mod explorer;
#[cfg(test)]
mod tests;
mod tree;

use std::thread;
use std::time::Duration;

use engawa_core::{Game, Log, Rng, Seed, Silent, Turn, Viewer};

use crate::{Bot, Evaluate, Style};
pub use clock::Clock;
use explorer::Explorer;

/// With a budget of time the clock is looked at after so many iterations.
const BETWEEN_LOOKS: u32 = 8;

/// How long a search may think about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations, in all threads together: the same on every machine.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// How a search is done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long.
    pub budget: Budget,
    /// So many trees are grown at the same time, and vote.
    pub threads: usize,
    /// Each tree remembers at most so many moves (those to choose from now are never too many).
    pub memory: usize,
    /// How it goes about the game.
    pub style: Style,
}

impl Settings {
    /// What a tree remembers if nothing else is said: about 20 MB.
    pub const MEMORY: usize = 1 << 19;

    /// A search in one tree of the usual size.
    pub const fn new(budget: Budget, style: Style) -> Self {
        Self {
            budget,
            threads: 1,
            memory: Self::MEMORY,
            style,
        }
    }
}

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluate> {
    settings: Settings,
    clock: Clock,
    explorers: Vec<Explorer<G>>,
    /// What it will see if nothing but its own last move happens; then its trees still hold.
    expected: Option<G::View>,
}

/// What a search has found out about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The mean reward of whoever takes it.
    pub reward: f32,
}

impl<G: Evaluate> Search<G> {
    /// A search with these settings.
    pub fn new(settings: Settings) -> Self {
        Self::with_clock(settings, Clock::default())
    }

    /// A search that takes the time from `clock`.
    pub fn with_clock(settings: Settings, clock: Clock) -> Self {
        let explorer = Explorer::new(settings.style, settings.memory);
        Self {
            settings,
            clock,
            explorers: vec![explorer; settings.threads],
            expected: None,
        }
    }

    /// Thinks about `view`, at which there must be something to choose, and tells what it found
    /// out about the legal moves, the best first.
    pub fn think(&mut self, view: &G::View, rng: &mut Rng) -> Vec<Finding<G::Move>> {
        if self.expected.take().as_ref() != Some(view) {
            self.explorers.iter_mut().for_each(|one| one.tree.clear());
        }
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&rng.bits().to_le_bytes());
        }
        let seed = Seed::from_bytes(bytes);
        let (settings, clock) = (self.settings, &self.clock);
        let rngs = (0..).map(|i| Rng::stream(seed, i));
        let work = self.explorers.iter_mut().zip(rngs);
        if settings.threads == 1 {
            work.for_each(|(explorer, rng)| grow(explorer, view, settings, clock, rng));
        } else {
            thread::scope(|scope| {
                for (explorer, rng) in work {
                    scope.spawn(move || grow(explorer, view, settings, clock, rng));
                }
            });
        }
        self.findings()
    }

    /// The line that the first tree thinks best, from `state` on, as far as it was looked at
    /// more than once. Every move of it is legal in `state`'s world.
    pub(crate) fn best_line(&self, mut state: G, rng: &mut Rng) -> (G, Log<G>, Vec<G::Move>) {
        let mut log = Log::default();
        let mut line = Vec::new();
        if let Some(explorer) = self.explorers.first() {
            explorer.follow_best(&mut state, &mut log, &mut line, rng);
        }
        (state, log, line)
    }

    /// What the trees say together.
    fn findings(&self) -> Vec<Finding<G::Move>> {
        let mut findings: Vec<Finding<G::Move>> = Vec::new();
        let grown = self.explorers.iter().filter(|one| !one.tree.is_empty());
        for edge in grown.flat_map(|explorer| explorer.tree.edges(0)) {
            let found = findings.iter_mut().find(|finding| finding.mv == edge.mv);
            match found {
                Some(finding) => {
                    finding.visits += edge.visits;
                    finding.reward += edge.value;
                }
                None => findings.push(Finding {
                    mv: edge.mv,
                    visits: edge.visits,
                    reward: edge.value,
                }),
            }
        }
        for finding in &mut findings {
            finding.reward /= finding.visits.max(1) as f32;
        }
        let order = |a: &Finding<_>, b: &Finding<_>| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.reward.total_cmp(&a.reward))
        };
        findings.sort_by(order);
        findings
    }

    /// Keeps of the trees what lies below `mv`, if the next choice is known already.
    fn keep(&mut self, mut state: G, mv: G::Move) {
        let Turn::Seat(seat) = state.turn() else {
            return;
        };
        state.play_unchecked(mv, &mut Silent);
        if state.turn() != Turn::Seat(seat) {
            return;
        }
        self.expected = Some(state.view(Viewer::Seat(seat)));
        for explorer in &mut self.explorers {
            if !explorer.tree.is_empty() {
                explorer.tree.descend(mv);
            }
        }
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Move {
        let state = G::imagine(view, rng);
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        if state.is_forced(&moves) {
            if self.expected.as_ref() == Some(view) {
                self.keep_forced(state, moves[0]);
            }
            return moves[0];
        }
        let best = self.think(view, rng)[0].mv;
        self.keep(state, best);
        best
    }
}

impl<G: Evaluate> Search<G> {
    /// A move that doesn't matter is no node of the trees: they hold after it as they are.
    fn keep_forced(&mut self, mut state: G, mv: G::Move) {
        let turn = state.turn();
        state.play_unchecked(mv, &mut Silent);
        self.expected = match turn {
            Turn::Seat(seat) if state.turn() == turn => Some(state.view(Viewer::Seat(seat))),
            _ => None,
        };
    }
}

/// Grows one tree as far as the budget goes.
fn grow<G: Evaluate>(
    explorer: &mut Explorer<G>,
    view: &<G as Game>::View,
    settings: Settings,
    clock: &Clock,
    mut rng: Rng,
) {
    match settings.budget {
        Budget::Iterations(all) => {
            let share = all.div_ceil(settings.threads as u32);
            // What was found out in the course of this turn counts, but not for everything.
            let known = explorer.visits().min(share * 3 / 4);
            for _ in known..share.max(1) {
                explorer.iterate(view, &mut rng);
            }
        }
        Budget::Millis(millis) => {
            let end = clock.now() + Duration::from_millis(millis.into());
            loop {
                for _ in 0..BETWEEN_LOOKS {
                    explorer.iterate(view, &mut rng);
                }
                if clock.now() >= end {
                    return;
                }
            }
        }
    }
}
