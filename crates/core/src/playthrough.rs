//! A game being played by a driver: draws follow the seed, everything is recorded.

use std::sync::Arc;

use crate::{
    EventFault, Game, Happening, IllegalMove, Log, Purpose, Record, RecordError, Rng, Seed, Setup,
    Sink, Turn, Viewer,
};

/// A state with its setup, its seed and its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough<G: Game> {
    setup: Setup<G>,
    state: G,
    seed: Seed,
    draws: Rng,
    /// Shared by copies: some draws are large.
    happened: Vec<Arc<Happening<G>>>,
    /// So many events were taken over from another game.
    continued: usize,
}

impl<G: Game> Playthrough<G> {
    /// Starts a game. Nothing has been drawn yet.
    pub fn new(setup: &Setup<G>, seed: Seed) -> Self {
        Self {
            setup: setup.clone(),
            state: G::start(setup),
            seed,
            draws: Rng::new(seed, Purpose::Draws),
            happened: Vec::new(),
            continued: 0,
        }
    }

    /// Goes on with a recorded game: further draws follow `seed` as if it had never been left.
    /// Of a record that was continued from another game, the draws of the seed begin where it
    /// was continued.
    /// Tells `step` of every event: what happened, the state after it and the log of it.
    pub fn resume(
        record: &Record,
        seed: Seed,
        mut step: impl FnMut(&Happening<G>, &G, &Log<G>),
    ) -> Result<Self, RecordError> {
        let mut draws = Rng::new(seed, Purpose::Draws);
        let mut happened = Vec::new();
        let setup = record.setup::<G>()?;
        let mut before = G::start(&setup);
        let state = record.replay::<G>(|_, happening, state, log| {
            if let Happening::Draw(_) = happening
                && happened.len() >= record.continued
            {
                before.sample_draw(&mut draws);
            }
            before.clone_from(state);
            happened.push(Arc::new(happening.clone()));
            step(happening, state, log);
        })?;
        Ok(Self {
            setup,
            state,
            seed,
            draws,
            happened,
            continued: record.continued,
        })
    }

    /// The options and the number of players.
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Everything that happened so far.
    pub fn happened(&self) -> &[Arc<Happening<G>>] {
        &self.happened
    }

    /// The generator of the draws to come.
    pub const fn draws(&self) -> &Rng {
        &self.draws
    }

    /// Makes the next draw. Only at [`Turn::Chance`].
    pub fn draw<S: Sink<G>>(&mut self, sink: &mut S) {
        let draw = self.state.sample_draw(&mut self.draws);
        self.state.play_draw_unchecked(&draw, sink);
        self.happened.push(Arc::new(Happening::Draw(draw)));
    }

    /// Plays a move, if it is legal.
    pub fn play<S: Sink<G>>(&mut self, mv: G::Move, sink: &mut S) -> Result<(), IllegalMove> {
        self.state.play(mv, sink)?;
        self.happened.push(Arc::new(Happening::Move(mv)));
        Ok(())
    }

    /// Applies one event given in notation: a move, or a draw in place of the seed's own.
    pub fn happen<S: Sink<G>>(&mut self, text: &str, sink: &mut S) -> Result<(), EventFault> {
        let happening = Happening::parse(&self.state, text)?;
        let mut draws = self.draws.clone();
        if let Happening::Draw(_) = happening
            && self.happened.len() >= self.continued
        {
            self.state.sample_draw(&mut draws);
        }
        happening.play(&mut self.state, sink)?;
        self.draws = draws;
        self.happened.push(Arc::new(happening));
        Ok(())
    }

    /// Plays to the end, with `choose` picking from the legal moves.
    pub fn finish<S: Sink<G>>(
        &mut self,
        sink: &mut S,
        mut choose: impl FnMut(&G, &[G::Move]) -> G::Move,
    ) {
        let mut moves = Vec::new();
        loop {
            match self.state.turn() {
                Turn::Over => return,
                Turn::Chance => self.draw(sink),
                Turn::Seat(_) => {
                    moves.clear();
                    self.state.legal_moves(&mut moves);
                    let mv = choose(&self.state, &moves);
                    self.state.play_unchecked(mv, sink);
                    self.happened.push(Arc::new(Happening::Move(mv)));
                }
            }
        }
    }

    /// The same playthrough as `viewer` could imagine it: the past is the same, what they can't see
    /// is sampled.
    pub fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        Self {
            state: G::imagine(&self.state.view(viewer), rng),
            ..self.clone()
        }
    }

    /// The record so far; with seed and result if the game is over.
    pub fn record(&self) -> Record {
        let mut record = Record::new(&self.setup);
        record.continued = self.continued;
        record.events = self.happened.iter().map(ToString::to_string).collect();
        record.result = self.state.outcome();
        record.seed = record.result.is_some().then_some(self.seed);
        record
    }
}
