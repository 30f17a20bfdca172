//! Whole games between bots.

use std::time::{Duration, Instant};

use engawa_core::{MAX_SEATS, Outcome, Purpose, Rng, Seat, Seed, Silent, Turn, Viewer};

use crate::{Bot, BotSpec, Evaluate};

/// Bots at a table, each with randomness of its own.
pub struct Players<G: Evaluate> {
    seats: Vec<(Box<dyn Bot<G>>, Rng)>,
}

impl<G: Evaluate> Players<G> {
    /// Seats bots in the order of `specs`. What they choose depends on `seed` and on `round`,
    /// so that one deal can be played several times.
    pub fn new<'a>(specs: impl IntoIterator<Item = &'a BotSpec>, seed: Seed, round: u64) -> Self {
        // Streams 0 and 1 have other purposes.
        let first = 2 + round * MAX_SEATS as u64;
        let seat = |(spec, stream): (&BotSpec, u64)| (spec.build(), Rng::stream(seed, stream));
        Self {
            seats: specs.into_iter().zip(first..).map(seat).collect(),
        }
    }

    /// What the bot at `seat`, whose turn it is, chooses. It is shown its view, not the state.
    pub fn choose(&mut self, seat: Seat, state: &G) -> G::Move {
        let view = state.view(Viewer::Seat(seat));
        let (bot, rng) = &mut self.seats[seat.index()];
        bot.choose(&view, rng)
    }
}

/// What came of a game between bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves were made in all.
    pub moves: u64,
    /// How many real choices each seat had.
    pub choices: [u32; MAX_SEATS],
    /// How long each seat thought about them.
    pub time: [Duration; MAX_SEATS],
    /// How long each seat thought about the one that took longest.
    pub longest: [Duration; MAX_SEATS],
}

/// Plays a game from its start to its end. What is drawn depends on `seed` alone.
pub fn play_game<G: Evaluate>(start: &G, seed: Seed, players: &mut Players<G>) -> Played {
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut state = start.clone();
    let mut moves = 0;
    let mut choices = [0; MAX_SEATS];
    let mut time = [Duration::ZERO; MAX_SEATS];
    let mut longest = time;
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                legal.clear();
                state.legal_moves(&mut legal);
                let begin = Instant::now();
                let mv = players.choose(seat, &state);
                if !state.is_forced(&legal) {
                    let (seat, thought) = (seat.index(), begin.elapsed());
                    time[seat] += thought;
                    longest[seat] = longest[seat].max(thought);
                    choices[seat] += 1;
                }
                debug_assert!(legal.contains(&mv), "{mv} is not legal");
                state.play_unchecked(mv, &mut Silent);
                moves += 1;
            }
        }
    }
    Played {
        outcome: state.outcome().expect("the game is over"),
        moves,
        choices,
        time,
        longest,
    }
}
