//! Gorinto as a [`Game`].

use engawa_core::{
    Game, GameInfo, IllegalDraw, Outcome, Rng, Scores, Seat, Setup, Sink, Turn, Viewer,
};

use crate::aids::Aids;
use crate::draws::Draw;
use crate::events::Event;
use crate::moves::Move;
use crate::options::{OPTIONS, Options};
use crate::state::Gorinto;
use crate::view::{Snapshot, View};

/// What is known about Gorinto.
pub static INFO: GameInfo = GameInfo {
    id: "gorinto",
    name: "Gorinto",
    designer: "Richard Yaner",
    rules: 1,
    players: &[1, 2, 3, 4],
    options: OPTIONS,
    actions: Move::ACTIONS,
    // Set-up and Paths; at most 36 turns (12 with Kitsune's draws); all 100 tiles gathered and,
    // in partner mode, 32 gifts.
    max_events: 300,
};

impl Game for Gorinto {
    const INFO: &'static GameInfo = &INFO;

    type Options = Options;
    type Move = Move;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Aids = Aids;
    type Snapshot = Snapshot;

    fn start(setup: &Setup<Self>) -> Self {
        Self::new(setup)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn turns_taken(&self) -> u32 {
        self.turns_taken.into()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.push_legal_moves(moves);
    }

    #[inline]
    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        self.apply_move(mv, sink);
    }

    fn sample_draw(&self, rng: &mut Rng) -> Draw {
        self.sample(rng)
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        self.check(draw)
    }

    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        self.apply_draw(draw, sink);
    }

    fn scores(&self) -> Scores {
        self.scores_now()
    }

    fn partner(&self, seat: Seat) -> Option<Seat> {
        self.partner_of(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(viewer, self.clone())
    }

    fn aids(view: &View) -> Aids {
        view.state().aids_now()
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        view.state().clone()
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    fn action_id(mv: Move) -> u32 {
        mv.action_id()
    }

    fn action(id: u32) -> Option<Move> {
        Move::from_action_id(id)
    }
}
