//! Inori as a [`Game`].

use engawa_core::{
    Fault, Game, GameInfo, IllegalDraw, Outcome, Rng, Scores, Setup, Sink, Turn, Viewer,
};
use serde_json::Value;

use crate::aids::Aids;
use crate::draws::Draw;
use crate::events::Event;
use crate::moves::{ACTIONS, Move};
use crate::options::{self, InoriOptions};
use crate::setup;
use crate::snapshot::Snapshot;
use crate::state::Inori;
use crate::view::InoriView;

pub(crate) const INFO: GameInfo = GameInfo {
    id: "inori",
    name: "Inori",
    designer: "Mathieu Aubert and Théo Rivière",
    rules: 1,
    players: &[2, 3, 4],
    options: options::SPECS,
    actions: ACTIONS,
    max_events: 400,
};

impl Game for Inori {
    const INFO: &'static GameInfo = &INFO;

    type Options = InoriOptions;
    type Move = Move;
    type Draw = Draw;
    type Event = Event;
    type View = InoriView;
    type Aids = Aids;
    type Snapshot = Snapshot;

    fn read_document(key: &str, text: &str) -> Result<Value, Vec<Fault>> {
        options::read_document(key, text)
    }

    fn built_in_document(key: &str, value: &str) -> Option<&'static str> {
        options::built_in_document(key, value)
    }

    fn start(setup: &Setup<Self>) -> Self {
        setup::start(setup)
    }

    fn players(&self) -> usize {
        self.board.players()
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn turns_taken(&self) -> u32 {
        self.board.turns
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let hand = self.hands[self.board.active.index()];
        self.board.list_moves(hand, moves);
    }

    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        self.play_move(mv, sink);
    }

    fn sample_draw(&self, rng: &mut Rng) -> Draw {
        self.sample(rng)
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        self.check(draw)
    }

    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        self.play_drawn(draw, sink);
    }

    fn scores(&self) -> Scores {
        let scores = &self.board.scores[..self.board.players()];
        Scores {
            seats: scores.iter().map(|&score| score.into()).collect(),
            rival: None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    fn view(&self, viewer: Viewer) -> InoriView {
        self.seen_by(viewer)
    }

    fn aids(view: &InoriView) -> Aids {
        Aids::of(view)
    }

    fn imagine(view: &InoriView, rng: &mut Rng) -> Self {
        Self::imagined(view, rng)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn snapshot(&self) -> Snapshot {
        self.to_snapshot()
    }

    fn action_id(mv: Move) -> u32 {
        mv.action_id()
    }

    fn action(id: u32) -> Option<Move> {
        Move::from_action_id(id)
    }
}
