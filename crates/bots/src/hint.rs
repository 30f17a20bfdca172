//! What a good player would do, with reasons.

use engawa_core::{Rng, ScoreEntry, Scorer, Seat, Silent, Turn};

use crate::{Evaluate, Finding, Search, Settings};

/// So many of the best moves are looked at more closely.
const SHOWN: usize = 5;
/// So many games are played to the end to see what a move may lead to.
const PLAYOUTS: u32 = 64;

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The best moves, the best first.
    pub moves: Vec<HintedMove<M>>,
    /// The line it thinks best, beginning with the best move.
    pub line: Vec<M>,
    /// What the player would score in the course of that line.
    pub scores: Vec<ScoreEntry>,
}

/// What a search thinks of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HintedMove<M> {
    /// The move.
    pub mv: M,
    /// Its share of the visits.
    pub share: f32,
    /// The chance to win with it, as the search sees it. In solo games without a rival, how
    /// good the result will be, from 0 to 1.
    pub chance: f32,
    /// The mean final score in games played to the end after it, everybody going for what
    /// seems best at the moment.
    pub score: f32,
}

impl<M> Hint<M> {
    /// One sentence why the best move is good: the greatest of the scores that it leads to.
    pub fn why(&self) -> String {
        let greatest = self.scores.iter().max_by_key(|entry| entry.points);
        match greatest {
            Some(entry) if entry.points > 0 => {
                let all: i32 = self.scores.iter().map(|entry| entry.points).sum();
                format!(
                    "It leads to {all:+} points soon, {:+} of them by {} ({}).",
                    entry.points, entry.rule, entry.reason
                )
            }
            _ => "It prepares for points later on.".to_owned(),
        }
    }
}

/// The best moves of the seat through whose eyes `view` is seen, and whose turn it must be.
pub fn hint<G: Evaluate>(view: &G::View, settings: Settings, rng: &mut Rng) -> Hint<G::Move> {
    let world = G::imagine(view, rng);
    let Turn::Seat(seat) = world.turn() else {
        return Hint {
            moves: Vec::new(),
            line: Vec::new(),
            scores: Vec::new(),
        };
    };
    let mut legal = Vec::new();
    world.legal_moves(&mut legal);
    let mut search = Search::<G>::new(settings);
    let findings = if world.is_forced(&legal) {
        let reward = world.rewards()[seat.index()];
        let (mv, visits) = (legal[0], 1);
        vec![Finding { mv, visits, reward }]
    } else {
        search.think(view, rng)
    };
    let visits: u32 = findings.iter().map(|finding| finding.visits).sum();
    let moves = findings
        .iter()
        .take(SHOWN)
        .filter(|finding| finding.visits > 0)
        .map(|finding| HintedMove {
            mv: finding.mv,
            share: finding.visits as f32 / visits as f32,
            chance: finding.reward,
            score: final_score::<G>(view, seat, finding.mv, settings.style.compared, rng),
        })
        .collect();
    let (_, log, line) = search.best_line(world, rng);
    let own = |entry: &&ScoreEntry| entry.scorer == Scorer::Seat(seat);
    let scores = log.scores().filter(own).cloned().collect();
    Hint {
        moves,
        line,
        scores,
    }
}

/// The mean final score of `seat` after `mv`.
fn final_score<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    mv: G::Move,
    compared: usize,
    rng: &mut Rng,
) -> f32 {
    let mut legal = Vec::new();
    let mut sum = 0;
    for _ in 0..PLAYOUTS {
        let mut state = G::imagine(view, rng);
        state.play_unchecked(mv, &mut Silent);
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = state.sample_draw(rng);
                    state.play_draw_unchecked(&draw, &mut Silent);
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    state.legal_moves(&mut legal);
                    let mv = state.guide(seat, &legal, compared, rng);
                    state.play_unchecked(mv, &mut Silent);
                }
            }
        }
        let outcome = state.outcome().expect("the game is over");
        sum += outcome.standings[seat.index()].score;
    }
    sum as f32 / PLAYOUTS as f32
}

#[cfg(test)]
mod tests {
    use engawa_core::Message;

    use super::*;

    fn why(points: &[(i32, &'static str)]) -> String {
        let entry = |&(points, rule): &(i32, &'static str)| ScoreEntry {
            scorer: Scorer::Seat(Seat::new(0)),
            points,
            rule,
            reason: Message::new("goal").with("goal", 3),
        };
        let scores = points.iter().map(entry).collect();
        let (moves, line) = (Vec::<HintedMove<()>>::new(), Vec::new());
        Hint {
            moves,
            line,
            scores,
        }
        .why()
    }

    #[test]
    fn the_reason_is_the_greatest_of_the_scores() {
        assert_eq!(
            why(&[(2, "G5.2"), (-1, "G6.1"), (7, "G8.4"), (3, "G5.2")]),
            "It leads to +11 points soon, +7 of them by G8.4 (goal goal=3)."
        );
    }

    #[test]
    fn without_points_the_reason_is_later() {
        let later = "It prepares for points later on.";
        assert_eq!(why(&[]), later);
        assert_eq!(why(&[(0, "G5.2"), (-2, "S5.2")]), later);
    }
}
