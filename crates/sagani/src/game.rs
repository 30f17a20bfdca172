//! Sagani as a [`Game`].

use engawa_core::{
    Game, GameInfo, IllegalDraw, Outcome, Rng, Scores, Seat, Setup, Sink, Turn, Viewer,
};

use crate::aids::Aids;
use crate::moves::ACTIONS;
use crate::options::{Options, SPECS};
use crate::snapshot::Snapshot;
use crate::state::{Phase, Sagani};
use crate::view::View;
use crate::{Draw, Event, Move};

/// What is known about the game.
pub(crate) const INFO: GameInfo = GameInfo {
    id: "sagani",
    name: "Sagani",
    designer: "Uwe Rosenberg",
    rules: 1,
    players: &[1, 2, 3, 4],
    options: SPECS,
    actions: ACTIONS,
    // The first player, two draws and three choices a tile, and at most four passes for each of
    // the rivers, of which there are at most 18 (each takes at least four tiles).
    max_events: 1 + 72 * (2 + 3) + 4 * 18,
};

impl Game for Sagani {
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
        self.gardens.len()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn turns_taken(&self) -> u32 {
        self.turns_taken
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.list_moves(moves);
    }

    #[inline]
    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        self.make_move(mv, sink);
    }

    #[inline]
    fn sample_draw(&self, rng: &mut Rng) -> Draw {
        if self.phase == Phase::First {
            return Draw::First(Seat::new(rng.index(self.gardens.len())));
        }
        match self.left.pile_to_show() {
            Some(pile) => Draw::Back(pile, self.left.sample_back(rng)),
            None => Draw::Tile(self.left.sample_tile(rng)),
        }
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        let players = self.gardens.len();
        let pile = self.left.pile_to_show();
        let (possible, expected) = match (self.phase, pile, *draw) {
            (Phase::First, _, draw) => (
                matches!(draw, Draw::First(seat) if seat.index() < players),
                format!("the first player, `first=0` to `first={}`,", players - 1),
            ),
            (Phase::TurnUp(_), Some(shown), draw) => (
                matches!(draw, Draw::Back(pile, back) if pile == shown && self.left.may_show(back)),
                format!("the back of a tile not yet seen, `p{}=…`,", shown + 1),
            ),
            (Phase::TurnUp(_), None, draw) => (
                matches!(draw, Draw::Tile(tile) if self.left.may_turn_up(tile)),
                match self.left.next_back() {
                    Some(back) => format!("a tile not yet seen whose back is {back}"),
                    None => "nothing".to_owned(),
                },
            ),
            _ => (false, "a move".to_owned()),
        };
        if possible {
            Ok(())
        } else {
            Err(IllegalDraw::new(draw, expected))
        }
    }

    #[inline]
    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        self.make_draw(draw, sink);
    }

    fn scores(&self) -> Scores {
        self.all_scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.how_it_ended()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn aids(view: &View) -> Aids {
        Aids::new(view)
    }

    /// Nothing is hidden, so there is nothing to sample.
    fn imagine(view: &View, _: &mut Rng) -> Self {
        view.table().clone()
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::new(self)
    }

    #[inline]
    fn action_id(mv: Move) -> u32 {
        mv.id()
    }

    fn action(id: u32) -> Option<Move> {
        Move::from_id(id)
    }
}
