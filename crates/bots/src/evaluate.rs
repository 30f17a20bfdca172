//! What a bot has to know about a game: who stands how well.

use engawa_core::{Game, MAX_SEATS, Rng, Seat, Silent};

use crate::exp::exp;
use crate::level::Levels;

/// A number for each seat.
pub type PerSeat = [f32; MAX_SEATS];

/// The points that everybody may expect to have in the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// Per seat.
    pub seats: PerSeat,
    /// The rival's, if there is one.
    pub rival: Option<f32>,
    /// How far the points may turn out otherwise. Greater than 0.
    pub doubt: f32,
}

/// How the search goes about a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much it tries moves that seem worse.
    pub curiosity: f32,
    /// How many points a move must promise less to be tried e times less often at first.
    pub temperature: f32,
    /// Playouts go on for so many turns before the position is judged.
    pub turns: u32,
    /// The same for one player alone.
    pub solo_turns: u32,
    /// So many moves are compared for each choice in a playout; 1 is a random one.
    pub compared: usize,
    /// Whether the moves of others are guessed in the tree as in playouts, and not searched.
    pub guess_others: bool,
    /// How many positions `greedy` keeps in mind while it thinks a turn through.
    pub width: usize,
}

/// A game that bots have an opinion about.
pub trait Evaluate: Game {
    /// How the search goes about it.
    const STYLE: Style = Style {
        curiosity: 1.0,
        temperature: 2.0,
        turns: 2,
        solo_turns: 2,
        compared: 3,
        guess_others: false,
        width: 200,
    };

    /// What the levels for people mean for it.
    const LEVELS: Levels = Levels {
        easy_slips: 50,
        medium: 200,
        hard: 2000,
    };

    /// The points that everybody may expect, judged by what is on the table.
    fn outlook(&self) -> Outlook {
        let scores = self.scores();
        let mut seats = [0.0; MAX_SEATS];
        for (outlook, score) in seats.iter_mut().zip(&scores.seats) {
            *outlook = *score as f32;
        }
        Outlook {
            seats,
            rival: scores.rival.map(|score| score as f32),
            doubt: 10.0,
        }
    }

    /// How good the position is for each seat: about the chance to win, from 0 to 1.
    fn rewards(&self) -> PerSeat {
        chances(self)
    }

    /// A number for each draw that has to be told apart from others of the same moment by the
    /// search; `None` if it need not, because there are too many or because not everybody sees
    /// it.
    fn draw_key(&self, draw: &Self::Draw) -> Option<u32> {
        let _ = draw;
        None
    }

    /// Whether it doesn't matter which of these legal moves is taken.
    fn is_forced(&self, moves: &[Self::Move]) -> bool {
        moves.len() == 1
    }

    /// How many points more than another each of the legal moves of `seat` seems to bring.
    fn weigh(&self, seat: Seat, moves: &[Self::Move], weights: &mut Vec<f32>) {
        weights.extend(moves.iter().map(|&mv| margin_after(self, seat, mv)));
    }

    /// A move for a playout, found fast: the best of some that are `compared`.
    fn guide(
        &self,
        seat: Seat,
        moves: &[Self::Move],
        compared: usize,
        rng: &mut Rng,
    ) -> Self::Move {
        best_of_some(self, seat, moves, compared, rng)
    }
}

/// The best of `some` moves picked at random.
pub(crate) fn best_of_some<G: Evaluate>(
    state: &G,
    seat: Seat,
    moves: &[G::Move],
    some: usize,
    rng: &mut Rng,
) -> G::Move {
    let mut best = *rng.pick(moves);
    if some < 2 {
        return best;
    }
    let mut most = margin_after(state, seat, best);
    for _ in 1..some {
        let mv = *rng.pick(moves);
        if mv == best {
            continue;
        }
        let margin = margin_after(state, seat, mv);
        if margin > most {
            (best, most) = (mv, margin);
        }
    }
    best
}

/// How far `seat` is ahead after a move.
fn margin_after<G: Evaluate>(state: &G, seat: Seat, mv: G::Move) -> f32 {
    let mut after = state.clone();
    after.play_unchecked(mv, &mut Silent);
    margin(&after, seat)
}

/// How far `seat` is ahead of the others, in points: of the best of them and of their mean,
/// half and half.
pub(crate) fn margin<G: Evaluate>(state: &G, seat: Seat) -> f32 {
    let outlook = state.outlook();
    let players = state.players();
    let sides = sides(state, &outlook);
    let partner = state.partner(seat);
    let (mut best, mut sum, mut count) = (f32::NEG_INFINITY, 0.0, 0.0);
    let others = Seat::all(players).filter(|&other| other != seat && Some(other) != partner);
    for side in others
        .map(|other| sides[other.index()])
        .chain(outlook.rival)
    {
        best = best.max(side);
        sum += side;
        count += 1.0;
    }
    let own = sides[seat.index()];
    if count == 0.0 {
        return own;
    }
    own - 0.5 * (best + sum / count)
}

/// The outlook of each seat's side: partners add up.
fn sides<G: Game>(state: &G, outlook: &Outlook) -> PerSeat {
    let mut sides = outlook.seats;
    for seat in Seat::all(state.players()) {
        if let Some(partner) = state.partner(seat) {
            sides[seat.index()] += outlook.seats[partner.index()];
        }
    }
    sides
}

/// The chance of every seat to win: when the game is over it is known, before it follows from
/// the outlook. A little is always for the points, so that a sure winner or loser goes on
/// playing well.
pub(crate) fn chances<G: Evaluate>(state: &G) -> PerSeat {
    const FOR_POINTS: f32 = 0.1;
    let by_points = by_points(state, &state.outlook());
    let Some(outcome) = state.outcome() else {
        return by_points;
    };
    let winners = outcome.winners().count() as f32;
    let mut chances = [0.0; MAX_SEATS];
    for (seat, standing) in outcome.standings.iter().enumerate() {
        let team = 1.0 + f32::from(u8::from(state.partner(Seat::new(seat)).is_some()));
        let won = if standing.won { team / winners } else { 0.0 };
        chances[seat] = (1.0 - FOR_POINTS) * won + FOR_POINTS * by_points[seat];
    }
    chances
}

fn by_points<G: Game>(state: &G, outlook: &Outlook) -> PerSeat {
    let players = state.players();
    let sides = sides(state, outlook);
    let best = sides[..players].iter().copied().fold(f32::MIN, f32::max);
    let best = outlook.rival.map_or(best, |rival| best.max(rival));
    let weight = |side: f32| exp((side - best) / outlook.doubt);
    let mut chances = [0.0; MAX_SEATS];
    let mut total = outlook.rival.map_or(0.0, weight);
    for seat in Seat::all(players) {
        let chance = weight(sides[seat.index()]);
        chances[seat.index()] = chance;
        total += match state.partner(seat) {
            Some(_) => chance / 2.0,
            None => chance,
        };
    }
    chances.iter_mut().for_each(|chance| *chance /= total);
    chances
}
