//! What viewers see of a state and of an event, as bytes.

use engawa_core::{Game, Happening, Log, Viewer};

use crate::violation::{Check, broken};

/// The view as JSON.
pub(crate) fn view_json<G: Game>(state: &G, viewer: Viewer) -> Check<String> {
    serde_json::to_string(&state.view(viewer))
        .or_else(|error| broken("view", format!("a view is not JSON: {error}")))
}

/// An event played on a copy.
pub(crate) struct Played<G: Game> {
    pub after: G,
    log: Log<G>,
}

impl<G: Game> Played<G> {
    pub fn new(state: &G, happening: &Happening<G>) -> Self {
        let (mut after, mut log) = (state.clone(), Log::default());
        match happening {
            Happening::Move(mv) => after.play_unchecked(*mv, &mut log),
            Happening::Draw(draw) => after.play_draw_unchecked(draw, &mut log),
        }
        Self { after, log }
    }

    /// What a viewer was told, as JSON.
    pub fn log(&self, viewer: Viewer) -> Check<String> {
        serde_json::to_string(&self.log.seen_by(viewer).0)
            .or_else(|error| broken("log", format!("an event is not JSON: {error}")))
    }

    /// What a viewer sees afterwards, as JSON.
    pub fn view(&self, viewer: Viewer) -> Check<String> {
        view_json(&self.after, viewer)
    }
}
