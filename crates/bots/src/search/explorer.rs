//! One tree being grown: each iteration imagines a world, goes down the tree in it, adds a
//! node, plays on for a while, judges, and takes the judgement back up.

use engawa_core::{Log, Rng, Seat, Silent, Turn};

use super::tree::Tree;
use crate::exp::exp;
use crate::{Evaluate, PerSeat, Style};

/// A tree with all that is needed to grow it, kept so that nothing is allocated on the way.
#[derive(Clone, Debug)]
pub(super) struct Explorer<G: Evaluate> {
    pub tree: Tree<G::Move>,
    style: Style,
    /// Who searches.
    searcher: Seat,
    moves: Vec<G::Move>,
    weights: Vec<f32>,
    /// The edges taken in this iteration, and by whom.
    path: Vec<(u32, Seat)>,
    /// The places of the legal moves among the edges of a node.
    places: Vec<usize>,
}

/// Where the way through the tree has led.
enum Step {
    /// The game is over.
    Over,
    /// This seat chooses, among `moves`; the key tells what was drawn on the way.
    Choice(Seat, u32),
}

impl<G: Evaluate> Explorer<G> {
    /// An empty tree that will never have more than `most` moves.
    pub fn new(style: Style, most: usize) -> Self {
        Self {
            tree: Tree::new(most),
            style,
            searcher: Seat::new(0),
            moves: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            places: Vec::new(),
        }
    }

    /// How often the root has been visited.
    pub fn visits(&self) -> u32 {
        if self.tree.is_empty() {
            return 0;
        }
        self.tree.edges(0).iter().map(|edge| edge.visits).sum()
    }

    /// Plays the moves that were visited most, and the draws between them.
    pub fn follow_best(
        &self,
        state: &mut G,
        log: &mut Log<G>,
        line: &mut Vec<G::Move>,
        rng: &mut Rng,
    ) {
        let mut moves = Vec::new();
        let mut key = 0;
        let mut from = None;
        loop {
            match state.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let draw = state.sample_draw(rng);
                    key = next_key(key, state.draw_key(&draw));
                    state.play_draw_unchecked(&draw, log);
                }
                Turn::Seat(seat) => {
                    moves.clear();
                    state.legal_moves(&mut moves);
                    let mv = match self.unsearched(state, seat, &moves, rng) {
                        Some(mv) => mv,
                        None => {
                            let node = match from {
                                Some(edge) => self.tree.child(edge, key),
                                None => (!self.tree.is_empty()).then_some(0),
                            };
                            let Some(edge) = node.and_then(|node| self.most_visited(node, &moves))
                            else {
                                return;
                            };
                            (from, key) = (Some(edge), 0);
                            self.tree.edge(edge).mv
                        }
                    };
                    state.play_unchecked(mv, log);
                    line.push(mv);
                }
            }
        }
    }

    /// The edge of a legal move that was visited most; `None` if none was.
    fn most_visited(&self, node: u32, legal: &[G::Move]) -> Option<u32> {
        let edges = (self.tree.first_edge(node)..).zip(self.tree.edges(node));
        let tried = edges.filter(|(_, edge)| edge.visits > 0 && legal.contains(&edge.mv));
        let most = tried.max_by_key(|(_, edge)| edge.visits);
        most.map(|(index, _)| index)
    }

    /// One iteration, in a world that looks like `view`.
    pub fn iterate(&mut self, view: &G::View, rng: &mut Rng) {
        let mut state = G::imagine(view, rng);
        if let Turn::Seat(seat) = state.turn() {
            self.searcher = seat;
        }
        self.path.clear();
        self.go_down(&mut state, rng);
        let rewards = self.play_out(&mut state, rng);
        self.go_up(&rewards);
    }

    /// Follows the tree, and adds a node where it ends.
    fn go_down(&mut self, state: &mut G, rng: &mut Rng) {
        loop {
            let Step::Choice(seat, key) = self.next_choice(state, rng) else {
                return;
            };
            let node = match self.path.last() {
                Some(&(edge, _)) => self.tree.child(edge, key),
                None => (!self.tree.is_empty()).then_some(0),
            };
            let Some(node) = node else {
                let is_root = self.path.is_empty();
                self.add_node(state, seat, key);
                if is_root {
                    continue;
                }
                return;
            };
            let Some(edge) = self.select(node) else {
                return;
            };
            self.path.push((edge, seat));
            let mv = self.tree.edge_mut(edge).mv;
            state.play_unchecked(mv, &mut Silent);
        }
    }

    /// Makes draws and moves that aren't searched until somebody has to choose.
    fn next_choice(&mut self, state: &mut G, rng: &mut Rng) -> Step {
        let mut key = 0u32;
        loop {
            match state.turn() {
                Turn::Over => return Step::Over,
                Turn::Chance => {
                    let draw = state.sample_draw(rng);
                    key = next_key(key, state.draw_key(&draw));
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(seat) => {
                    self.moves.clear();
                    state.legal_moves(&mut self.moves);
                    let Some(mv) = self.unsearched(state, seat, &self.moves, rng) else {
                        return Step::Choice(seat, key);
                    };
                    state.play_unchecked(mv, &mut Silent);
                }
            }
        }
    }

    /// The move that is made without a node of the tree, because it doesn't matter or because
    /// those of others are guessed.
    fn unsearched(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Move],
        rng: &mut Rng,
    ) -> Option<G::Move> {
        if state.is_forced(legal) {
            return Some(legal[0]);
        }
        let is_own = seat == self.searcher || state.partner(self.searcher) == Some(seat);
        let is_guessed = self.style.guess_others && !is_own;
        is_guessed.then(|| state.guide(seat, legal, self.style.compared, rng))
    }

    fn add_node(&mut self, state: &G, seat: Seat, key: u32) {
        // The root always finds room: there must be something to choose from.
        let is_root = self.path.is_empty();
        if !is_root && !self.tree.has_room(self.moves.len()) {
            return;
        }
        self.weights.clear();
        state.weigh(seat, &self.moves, &mut self.weights);
        to_shares(&mut self.weights, self.style.temperature);
        let parent = self.path.last().map(|&(edge, _)| edge);
        self.tree.add(parent, key, &self.moves, &self.weights);
    }

    /// The edge of a legal move that promises most or was tried least; `None` if the tree is
    /// full.
    fn select(&mut self, node: u32) -> Option<u32> {
        self.places.clear();
        for (i, &mv) in self.moves.iter().enumerate() {
            if let Some(place) = self.tree.place_of(node, mv, i) {
                self.places.push(place);
            }
        }
        let edges = self.tree.edges(node);
        let (mut visits, mut value) = (0, 0.0);
        for &place in &self.places {
            visits += edges[place].visits;
            value += edges[place].value;
        }
        // A move not tried yet is thought a little worse than those that were.
        const MODESTY: f32 = 0.1;
        let untried = if visits == 0 {
            0.0
        } else {
            value / visits as f32 - MODESTY
        };
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        for &place in &self.places {
            let edge = &edges[place];
            let mean = match edge.visits {
                0 => untried,
                visits => edge.value / visits as f32,
            };
            let available = (edge.available + 1) as f32;
            let urge = edge.prior * available.sqrt() / (1 + edge.visits) as f32;
            let promise = mean + self.style.curiosity * urge;
            if promise > most {
                (best, most) = (Some(place), promise);
            }
        }
        let first = self.tree.first_edge(node);
        for &place in &self.places {
            self.tree.edge_mut(first + place as u32).available += 1;
        }
        best.map(|place| first + place as u32)
    }

    fn play_out(&mut self, state: &mut G, rng: &mut Rng) -> PerSeat {
        let turns = match state.players() {
            1 => self.style.solo_turns,
            _ => self.style.turns,
        };
        let end = state.turns_taken().saturating_add(turns);
        while state.turns_taken() < end {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = state.sample_draw(rng);
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(seat) => {
                    self.moves.clear();
                    state.legal_moves(&mut self.moves);
                    let mv = match self.moves[..] {
                        [only] => only,
                        _ => state.guide(seat, &self.moves, self.style.compared, rng),
                    };
                    state.play_unchecked(mv, &mut Silent);
                }
            }
        }
        state.rewards()
    }

    fn go_up(&mut self, rewards: &PerSeat) {
        for &(edge, seat) in &self.path {
            let edge = self.tree.edge_mut(edge);
            edge.visits += 1;
            edge.value += rewards[seat.index()];
        }
    }
}

/// The key of several draws in a row.
fn next_key(key: u32, drawn: Option<u32>) -> u32 {
    match drawn {
        Some(drawn) => key.wrapping_mul(0x9e37_79b1).wrapping_add(drawn + 1),
        None => key,
    }
}

/// Turns points into shares that add up to 1.
fn to_shares(weights: &mut [f32], temperature: f32) {
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for weight in weights.iter_mut() {
        *weight = exp((*weight - most) / temperature);
        total += *weight;
    }
    weights.iter_mut().for_each(|weight| *weight /= total);
}
