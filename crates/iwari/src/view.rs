//! What one viewer may know (I5.3), and imagining the rest.

use engawa_core::{Game, GameView, Rng, Scores, Seat, Turn, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::cards::Cards;
use crate::inspect::Inspection;
use crate::map::{Map, MapRef};
use crate::moves::Move;
use crate::scoring::When;
use crate::setup::deck_for;
use crate::snapshot::Snapshot;
use crate::state::Iwari;

/// What one viewer may know: everything but the deck and the others' hands.
///
/// Of the others' hands, the cards are known that were taken from the reserve and can't have
/// been played since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    /// The state with nothing in it that the viewer doesn't know: the deck is empty, though
    /// its size is true, and other hands hold the cards known to all.
    known: Iwari,
}

impl View {
    pub(crate) fn of(state: &Iwari, viewer: Viewer) -> Self {
        let mut known = state.clone();
        known.deck = Cards::NONE;
        for seat in Seat::all(state.players.into()).filter(|seat| !viewer.is(*seat)) {
            known.hands[seat.index()] = state.known[seat.index()];
        }
        Self { viewer, known }
    }

    /// The state without anything the viewer doesn't know.
    pub(crate) const fn known(&self) -> &Iwari {
        &self.known
    }

    /// The map.
    pub fn map(&self) -> &Map {
        self.known.map()
    }

    /// The scores now.
    pub fn scores(&self) -> Scores {
        self.known.scores_now()
    }

    /// The cards of `seat`: all of them if the viewer sits there, else those known to all.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.known.hands[seat.index()]
    }

    /// What each territory, connection and settlement would score if it were scored now.
    pub fn inspect(&self, when: When) -> Inspection {
        self.known.inspect(when)
    }

    /// The cards the viewer can't place: those of the deck and the unknown ones in hands.
    pub fn unseen(&self) -> Cards {
        let mut unseen = deck_for(self.known.players.into());
        let piles = [&self.known.hands, &self.known.discards];
        for cards in piles.into_iter().flatten().chain([&self.known.reserve]) {
            unseen.remove(cards);
        }
        unseen
    }

    /// A state that looks like this: the unseen cards are dealt to the unknown places, each
    /// way equally likely.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Iwari {
        let mut state = self.known.clone();
        let mut unseen = self.unseen();
        for seat in 0..usize::from(state.players) {
            let unknown = state.hand_sizes[seat] - state.hands[seat].total();
            let cards = unseen.sample(unknown, rng);
            unseen.remove(&cards);
            state.hands[seat].add(&cards);
        }
        state.deck = unseen;
        state
    }
}

/// Cards change hands unseen only when they are drawn (I5.3), so no move reveals anything.
impl GameView for View {
    type Move = Move;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        Game::turn(&self.known)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_to_act() {
            self.known.list_moves(moves);
        }
    }
}

/// A view as it is written.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "View"))]
pub struct ViewShape {
    /// Through whose eyes.
    #[cfg_attr(test, ts(type = "Viewer"))]
    pub viewer: Viewer,
    /// The map file, if it isn't one that comes with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub own_map: Option<Value>,
    /// What the viewer sees.
    #[serde(flatten)]
    pub table: Snapshot,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let viewer = self.viewer;
        let table = Snapshot::seen(&self.known, |seat| viewer.is(seat), false);
        let own_map = match &self.known.options.map {
            MapRef::BuiltIn(_) => None,
            MapRef::Custom(map) => Some(map.to_value()),
        };
        ViewShape {
            viewer,
            own_map,
            table,
        }
        .serialize(serializer)
    }
}
