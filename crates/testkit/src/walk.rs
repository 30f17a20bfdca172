//! One random game, checked at every event.

use engawa_core::{Game, Happening, Log, Purpose, Record, Rng, Seed, Setup, Turn};

use crate::scores::Tally;
use crate::violation::{Check, Trail, ensure};
use crate::{
    Conformance, actions, ending, imagined, legal, notation, records, reveals, secrecy, twins,
    views,
};

/// A position met on the way, and the text of what happened there.
pub(crate) struct Sample<G: Game> {
    pub state: G,
    pub text: String,
}

/// As many samples of a variant are kept for the checks of free input.
const SAMPLES: usize = 96;

pub(crate) struct Walk<'a, G: Game> {
    suite: &'a Conformance<G>,
    setup: &'a Setup<G>,
    seed: Seed,
    probed: bool,
    state: G,
    tally: Tally,
    moves: Vec<G::Move>,
    draws: Rng,
    choices: Rng,
    probes: Rng,
    worlds: Rng,
}

impl<'a, G: Game> Walk<'a, G> {
    pub fn new(
        suite: &'a Conformance<G>,
        setup: &'a Setup<G>,
        seed: Seed,
        probed: bool,
    ) -> Check<Self> {
        let state = G::start(setup);
        ensure!(
            state.players() == setup.players(),
            "start",
            "it started with {} seats",
            state.players()
        );
        Ok(Self {
            suite,
            setup,
            seed,
            probed,
            tally: Tally::from_nothing(),
            state,
            moves: Vec::new(),
            draws: Rng::new(seed, Purpose::Draws),
            choices: Rng::new(seed, Purpose::Choices),
            probes: Rng::stream(seed, 2),
            worlds: Rng::stream(seed, 4),
        })
    }

    /// Plays the game, checking everything on the way.
    pub fn play_out(mut self, trail: &mut Trail, samples: &mut Vec<Sample<G>>) -> Check {
        loop {
            self.check_position(trail)?;
            if self.is_probed() {
                self.probe(trail)?;
            }
            if self.state.turn() == Turn::Over {
                break;
            }
            let before =
                (samples.len() < SAMPLES && self.probes.below(3) == 0).then(|| self.state.clone());
            self.step(trail)?;
            if let (Some(state), Some(text)) = (before, trail.events.last().cloned()) {
                samples.push(Sample { state, text });
            }
            let (events, most) = (trail.events.len(), G::INFO.max_events);
            ensure!(events <= most, "length", "more than {most} events");
        }
        ensure!(
            !trail.events.is_empty(),
            "length",
            "nothing happened at all"
        );
        trail.doing = "comparing the final standings";
        ending::final_standings(&self.state, &self.tally)?;
        trail.doing = "writing and replaying the record";
        records::check(&self.record(trail), &self.state)?;
        trail.doing = "playing the same seed again";
        let again = crate::play_randomly(self.setup, self.seed);
        ensure!(
            *again.state() == self.state && again.record() == self.record(trail),
            "same-seed",
            "the same seed gave another game when nobody listened: {}",
            again.record().to_json()
        );
        Ok(())
    }

    /// What is cheap enough for every position.
    fn check_position(&mut self, trail: &mut Trail) -> Check {
        trail.doing = "checking what is conserved";
        conserved(self.suite, &self.state)?;
        trail.doing = "comparing the scores";
        self.tally.compare(&self.state)?;
        trail.doing = "listing the legal moves";
        legal::list(&self.state, &mut self.moves)?;
        trail.doing = "asking the views";
        views::check(&self.state, &self.moves)?;
        trail.doing = "looking at the outcome";
        ending::outcome_iff_over(&self.state)?;
        trail.doing = "numbering the legal moves";
        self.moves
            .iter()
            .try_for_each(|&mv| actions::of_move::<G>(mv))
    }

    fn is_probed(&mut self) -> bool {
        let every = match self.state.turn() {
            Turn::Seat(_) => self.suite.probe_every,
            Turn::Chance => self.suite.probe_every.min(4),
            Turn::Over => 1,
        };
        self.probed && self.probes.below(every) == 0
    }

    /// What is too costly for every position.
    fn probe(&mut self, trail: &mut Trail) -> Check {
        let (state, rng) = (&self.state, &mut self.probes);
        trail.doing = "playing every listed move on a copy";
        legal::listed_play(state, &self.moves, rng)?;
        trail.doing = "trying unlisted moves";
        legal::unlisted_are_refused(state, &self.moves, rng)?;
        trail.doing = "reading moves and draws back";
        notation::of_moves::<G>(&self.moves)?;
        notation::of_draws(state, rng)?;
        trail.doing = "going from action ids to moves and back";
        actions::of_ids::<G>(rng)?;
        trail.doing = "imagining what a viewer can't see";
        secrecy::check(self.suite, state, &self.moves, rng)?;
        trail.doing = "imagining what moves show to those who make them";
        reveals::of_some(state, &self.moves, &mut self.worlds)?;
        trail.doing = "comparing events that look the same to a viewer";
        if self.suite.twins {
            twins::check(self.suite, state, &self.moves, rng)?;
        }
        trail.doing = "playing an imagined state to its end";
        imagined::playable(self.suite, state, rng)
    }

    /// One move or draw.
    fn step(&mut self, trail: &mut Trail) -> Check {
        trail.doing = "sampling what happens";
        let happening = match self.state.turn() {
            Turn::Chance => Happening::<G>::Draw(self.state.sample_draw(&mut self.draws)),
            _ => Happening::Move(*self.choices.pick(&self.moves)),
        };
        trail.events.push(happening.to_string());
        if let (true, Happening::Move(mv)) = (self.probed, &happening) {
            trail.doing = "imagining what the last move shows";
            reveals::of_move(&self.state, *mv, &mut self.worlds)?;
        }
        trail.doing = "playing the last event";
        let mut log = Log::default();
        let turns = self.state.turns_taken();
        if let Err(fault) = happening.play(&mut self.state, &mut log) {
            return crate::violation::broken("plays", format!("{happening} was refused: {fault}"));
        }
        self.tally.add(&log)?;
        ensure!(
            self.state.turns_taken() >= turns,
            "turns",
            "fewer turns taken than before: {turns}"
        );
        Ok(())
    }

    fn record(&self, trail: &Trail) -> Record {
        Record {
            seed: Some(self.seed),
            events: trail.events.clone(),
            result: self.state.outcome(),
            ..Record::new(self.setup)
        }
    }
}

/// The game's own rule of what can't get lost.
pub(crate) fn conserved<G: Game>(suite: &Conformance<G>, state: &G) -> Check {
    (suite.conserve)(state).or_else(|text| crate::violation::broken("conservation", text))
}
