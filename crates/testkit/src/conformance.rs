//! The suite: which games are played, and with what hooks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engawa_core::{Game, GameOptions, Happening, RawOptions, Seed, Setup};

use crate::violation::{Check, Problem, Trail};
use crate::walk::Walk;
use crate::{Violation, hostile, options};

type Conserve<G> = Box<dyn Fn(&G) -> Result<(), String>>;
type Reveals<G> = Box<dyn Fn(&G, &Happening<G>) -> bool>;

/// The conformance suite for `G`. Every number can stay as it is.
pub struct Conformance<G: Game> {
    pub(crate) games: usize,
    pub(crate) probed: usize,
    pub(crate) seed: Seed,
    pub(crate) probe_every: u32,
    pub(crate) twins: bool,
    pub(crate) conserve: Conserve<G>,
    pub(crate) reveals: Reveals<G>,
}

impl<G: Game> Default for Conformance<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Conformance<G> {
    /// The suite with 1000 games, 200 of them probed, and no hooks.
    pub fn new() -> Self {
        Self {
            games: 1000,
            probed: 200,
            seed: Seed::from(0),
            probe_every: 16,
            twins: true,
            conserve: Box::new(|_| Ok(())),
            reveals: Box::new(|_, _| false),
        }
    }

    /// How many games in all, spread over the variants; each variant gets at least one.
    pub fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// How many of the games are probed: in them the costly checks (every listed move, unlisted
    /// moves, other worlds) are made too. Spread over the variants; each gets at least one.
    pub fn probed(mut self, games: usize) -> Self {
        self.probed = games;
        self
    }

    /// The seed of the first game of each variant.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Seed::from(seed);
        self
    }

    /// In a probed game the costly checks are made at one position in `every`, and at one draw
    /// in four.
    pub fn probe_every(mut self, every: u32) -> Self {
        self.probe_every = every.max(1);
        self
    }

    /// What must hold after every event: nothing is lost, nothing comes from nowhere.
    pub fn conserve(mut self, hook: impl Fn(&G) -> Result<(), String> + 'static) -> Self {
        self.conserve = Box::new(hook);
        self
    }

    /// Which moves and draws turn something up that was hidden and that their notation does not
    /// name (a hand shown at the end of a season). Two worlds may differ after those.
    pub fn reveals(mut self, hook: impl Fn(&G, &Happening<G>) -> bool + 'static) -> Self {
        self.reveals = Box::new(hook);
        self
    }

    /// For a game whose events tell a viewer less, or more, than the view shows: don't ask that
    /// events which look alike to a viewer leave views that look alike. Leaks are found less well.
    pub fn terse_events(mut self) -> Self {
        self.twins = false;
        self
    }

    /// Runs the suite and panics at the first violation.
    pub fn run(&self) {
        if let Err(violation) = self.check() {
            panic!("{violation}");
        }
    }

    /// Runs the suite up to the first violation.
    pub fn check(&self) -> Result<(), Box<Violation>> {
        let variants = Setup::<G>::variants();
        let mut trail = Trail::default();
        caught(&mut trail, |_| options::check(&variants))
            .map_err(|problem| violation::<G>(problem, None, None, trail))?;
        for setup in &variants {
            self.check_variant(setup, variants.len())?;
        }
        Ok(())
    }

    fn check_variant(&self, setup: &Setup<G>, variants: usize) -> Result<(), Box<Violation>> {
        let mut samples = Vec::new();
        let games = self.games.div_ceil(variants).max(1);
        let probed = self.probed.div_ceil(variants).max(1);
        for number in 0..games {
            let seed = self.seed.nth(number as u64);
            let mut trail = Trail::default();
            let state = caught(&mut trail, |trail| {
                let walk = Walk::new(self, setup, seed, number < probed)?;
                walk.play_out(trail, &mut samples)
            });
            state.map_err(|problem| violation(problem, Some(setup), Some(seed), trail))?;
        }
        let mut trail = Trail::default();
        caught(&mut trail, |_| hostile::check(&samples))
            .map_err(|problem| violation(problem, Some(setup), None, trail))
    }
}

/// Runs a check; a panic in it is a problem like others.
fn caught<T>(trail: &mut Trail, check: impl FnOnce(&mut Trail) -> Check<T>) -> Check<T> {
    let result = catch_unwind(AssertUnwindSafe(|| check(trail)));
    result.unwrap_or_else(|payload| {
        let said = payload.downcast_ref::<String>().cloned().or_else(|| {
            payload
                .downcast_ref::<&str>()
                .map(|text| (*text).to_owned())
        });
        Err(Problem {
            property: "no-panic",
            text: format!("panic while {}: {}", trail.doing, said.unwrap_or_default()),
        })
    })
}

fn violation<G: Game>(
    problem: Problem,
    setup: Option<&Setup<G>>,
    seed: Option<Seed>,
    trail: Trail,
) -> Box<Violation> {
    Box::new(Violation {
        property: problem.property,
        problem: problem.text,
        game: G::INFO.id,
        players: setup.map_or(0, Setup::players),
        options: setup.map_or_else(RawOptions::default, |setup| setup.options().to_raw()),
        seed,
        events: trail.events,
    })
}
