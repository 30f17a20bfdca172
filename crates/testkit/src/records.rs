//! Records: written, read and replayed.

use engawa_core::{Game, Record};

use crate::violation::{Check, broken, ensure};

/// The record reads back as itself and replays to `state`, and its draws follow from the seed.
pub(crate) fn check<G: Game>(record: &Record, state: &G) -> Check {
    for json in [record.to_json(), record.to_pretty_json()] {
        match Record::from_json(&json) {
            Ok(back) => ensure!(back == *record, "record", "it reads back otherwise: {json}"),
            Err(error) => return broken("record", format!("it can't be read back: {error}")),
        }
    }
    let mut steps = 0;
    match record.replay::<G>(|number, _, _, _| steps = number) {
        Ok(replayed) => ensure!(replayed == *state, "record", "it replays to another state"),
        Err(error) => return broken("record", format!("it does not replay: {error}")),
    }
    ensure!(
        steps == record.events.len(),
        "record",
        "only {steps} events were told"
    );
    record
        .verify::<G>()
        .or_else(|error| broken("record", format!("it can't be verified: {error}")))
}
