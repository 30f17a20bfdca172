//! The game as the rest of the house sees it.

use engawa_core::{
    Fault, Game, GameInfo, IllegalDraw, Outcome, Rng, Scores, Seat, Setup, Sink, Turn, Viewer,
};
use serde_json::Value;

use crate::aids::Aids;
use crate::draws::Draw;
use crate::events::Event;
use crate::map::{self, Map};
use crate::moves::Move;
use crate::options::{Options, PLAYERS, SPECS};
use crate::snapshot::Snapshot;
use crate::state::{Iwari, Phase};
use crate::view::View;

/// What is known about the game.
pub const INFO: GameInfo = GameInfo {
    id: "iwari",
    name: "Iwari",
    designer: "Michael Schacht",
    rules: 1,
    players: PLAYERS,
    options: SPECS,
    actions: Move::ACTIONS,
    // Every turn takes at least one card out of the two decks, which hold fewer than 100
    // together, and has fewer than 16 events.
    max_events: 1600,
};

impl Game for Iwari {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = Move;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Aids = Aids;
    type Snapshot = Snapshot;

    fn read_document(key: &str, text: &str) -> Result<Value, Vec<Fault>> {
        if key != "map" {
            let problem = "takes no document; the option `map` does";
            return Err(vec![Fault::new(format!("option `{key}`"), problem)]);
        }
        Map::read(text).map(|map| map.to_value())
    }

    fn built_in_document(key: &str, value: &str) -> Option<&'static str> {
        match (key, value) {
            ("map", "new-horizons") => Some(map::NEW_HORIZONS),
            ("map", "vast-lands") => Some(map::VAST_LANDS),
            _ => None,
        }
    }

    fn start(setup: &Setup<Self>) -> Self {
        Self::set_up(setup)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draft
            | Phase::Action
            | Phase::SecondPiece
            | Phase::Feat(_)
            | Phase::DrawCard => Turn::Seat(Seat::new(self.actor())),
            Phase::Mountains
            | Phase::FirstPlayer
            | Phase::Deal
            | Phase::TurnUp
            | Phase::FromDeck
            | Phase::Refill => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn turns_taken(&self) -> u32 {
        self.turns
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.list_moves(moves);
    }

    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        self.make_move(mv, sink);
    }

    fn sample_draw(&self, rng: &mut Rng) -> Draw {
        self.draw_at_random(rng)
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        self.could_be_drawn(draw)
    }

    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        self.make_draw(draw, sink);
    }

    fn scores(&self) -> Scores {
        self.scores_now()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn aids(view: &View) -> Aids {
        Aids::of(view)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    fn action_id(mv: Move) -> u32 {
        mv.id()
    }

    fn action(id: u32) -> Option<Move> {
        Move::from_id(id)
    }
}
