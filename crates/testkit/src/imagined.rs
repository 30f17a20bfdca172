//! An imagined state is a real one: it plays to the end by the rules.

use engawa_core::{Game, Happening, Log, Rng, Turn, Viewer};

use crate::scores::Tally;
use crate::violation::{Check, broken, ensure};
use crate::walk::conserved;
use crate::{Conformance, ending, legal};

/// Plays what a random viewer imagines to its end.
pub(crate) fn playable<G: Game>(suite: &Conformance<G>, state: &G, rng: &mut Rng) -> Check {
    let viewers: Vec<_> = Viewer::all(state.players()).collect();
    let mut world = G::imagine(&state.view(*rng.pick(&viewers)), rng);
    let mut tally = Tally::from_scores(&world.scores());
    let mut moves = Vec::new();
    for _ in 0..=G::INFO.max_events {
        conserved(suite, &world)?;
        tally.compare(&world)?;
        legal::list(&world, &mut moves)?;
        let happening = match world.turn() {
            Turn::Over => return ending::final_standings(&world, &tally),
            Turn::Chance => Happening::Draw(world.sample_draw(rng)),
            Turn::Seat(_) => Happening::Move(*rng.pick(&moves)),
        };
        let mut log = Log::default();
        let played = happening.play(&mut world, &mut log);
        let property = match happening {
            Happening::Move(_) => "imagine",
            Happening::Draw(_) => "draws",
        };
        ensure!(
            played.is_ok(),
            property,
            "{happening} is refused in an imagined state: {played:?}"
        );
        tally.add(&log)?;
    }
    broken("length", "an imagined state did not come to an end")
}
