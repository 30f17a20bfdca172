//! What one viewer sees of a state and of an event, as bytes.

use engawa_core::{Game, Happening, Log, Viewer};

use crate::violation::{Check, broken};

/// The view as JSON.
pub(crate) fn view_json<G: Game>(state: &G, viewer: Viewer) -> Check<String> {
    serde_json::to_string(&state.view(viewer))
        .or_else(|error| broken("view", format!("a view is not JSON: {error}")))
}

/// What a viewer sees of an event that is played on a copy: the log, then the view.
#[derive(PartialEq, Eq)]
pub(crate) struct Seen {
    pub log: String,
    pub view: String,
}

/// Plays `happening` on a copy and tells what every one of `viewers` sees of it.
pub(crate) fn seen_by<G: Game>(
    state: &G,
    happening: &Happening<G>,
    viewers: &[Viewer],
) -> Check<Vec<Seen>> {
    let (mut after, mut log) = (state.clone(), Log::default());
    match happening {
        Happening::Move(mv) => after.play_unchecked(*mv, &mut log),
        Happening::Draw(draw) => after.play_draw_unchecked(draw, &mut log),
    }
    let see = |&viewer: &Viewer| {
        let log = serde_json::to_string(&log.seen_by(viewer).0)
            .or_else(|error| broken("log", format!("an event is not JSON: {error}")))?;
        let view = view_json(&after, viewer)?;
        Ok(Seen { log, view })
    };
    viewers.iter().map(see).collect()
}
