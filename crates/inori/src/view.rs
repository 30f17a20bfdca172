//! What a viewer may know, and imagining the rest.

use arrayvec::ArrayVec;
use engawa_core::{GameView, Rng, Silent, Turn, Viewer};
use serde::{Serialize, Serializer};

use crate::moves::Move;
use crate::runes::{RUNES, Rune, Runes};
use crate::setup::SEATS;
use crate::shape::BoardShape;
use crate::state::{Board, Inori, Phase};

/// What one viewer may know: everything but the face-down runes of others and the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InoriView {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) own_runes: Runes,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub(crate) struct ViewShape {
    #[cfg_attr(test, ts(type = "{ seat: number } | 'spectator'"))]
    viewer: Viewer,
    own_runes: Runes,
    #[serde(flatten)]
    board: BoardShape,
}

impl Serialize for InoriView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shape = ViewShape {
            viewer: self.viewer,
            own_runes: self.own_runes,
            board: self.board.shape(),
        };
        shape.serialize(serializer)
    }
}

impl GameView for InoriView {
    type Move = Move;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_to_act() {
            self.board.list_moves(self.own_runes, moves);
        }
    }

    /// N6.3: the final count turns up runes of others. The board alone decides whether the
    /// move leads to it.
    fn reveals(&self, mv: Move) -> bool {
        if !self.has_runes_to_turn_up() {
            return false;
        }
        let mut game = self.known();
        game.play_move(mv, &mut Silent);
        game.board.phase == Phase::Over
    }
}

impl InoriView {
    /// The game as far as the viewer knows it: enough for everything up to the next draw.
    pub(crate) fn known(&self) -> Inori {
        let mut hands = [Runes::NONE; SEATS];
        if let Viewer::Seat(seat) = self.viewer {
            hands[seat.index()] = self.own_runes;
        }
        Inori {
            board: self.board.clone(),
            hands,
            stack: Runes::NONE,
        }
    }

    /// Whether the viewer can't tell which 2-favors runes the others hold face down.
    fn has_runes_to_turn_up(&self) -> bool {
        let others = self.board.seats().filter(|&seat| !self.viewer.is(seat));
        let holders = others.filter(|seat| self.board.face_down[seat.index()] > 0);
        let unknown = match holders.count() {
            0 => false,
            // Who alone holds all that is unseen has no secret.
            1 => self.board.stack > 0,
            _ => true,
        };
        unknown && !self.unseen().two_favors().is_empty()
    }

    /// The runes whose place the viewer doesn't know.
    fn unseen(&self) -> Runes {
        let revealed = self.board.revealed.into_iter().map(Runes::two_favors_of);
        let seen = revealed.fold(self.board.discarded.plus(self.own_runes), Runes::plus);
        Runes::ALL.minus(seen)
    }
}

impl Inori {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> InoriView {
        let own_runes = match viewer {
            Viewer::Seat(seat) => self.hands[seat.index()],
            Viewer::Spectator => Runes::NONE,
        };
        InoriView {
            board: self.board.clone(),
            viewer,
            own_runes,
        }
    }

    /// Deals the unseen runes to the others' face-down ones and the stack, every deal equally
    /// likely. After the final count (N6.3) nobody holds a face-down 2-favors rune.
    pub(crate) fn imagined(view: &InoriView, rng: &mut Rng) -> Self {
        let board = view.board.clone();
        let over = board.phase == Phase::Over;
        let is_known_in_stack = |rune: &Rune| over && matches!(rune, Rune::TwoFavors(_));
        let mut unseen: ArrayVec<Rune, RUNES> = view
            .unseen()
            .iter()
            .filter(|rune| !is_known_in_stack(rune))
            .collect();
        rng.shuffle(&mut unseen);
        let mut hands = [Runes::NONE; SEATS];
        for seat in board.seats() {
            let hand = &mut hands[seat.index()];
            if view.viewer.is(seat) {
                *hand = view.own_runes;
                continue;
            }
            for _ in 0..board.face_down[seat.index()] {
                hand.add(unseen.pop().expect("all face-down runes are unseen"));
            }
        }
        let mut stack = Runes::NONE;
        unseen.into_iter().for_each(|rune| stack.add(rune));
        let known = view.unseen().iter().filter(is_known_in_stack);
        known.for_each(|rune| stack.add(rune));
        Self {
            board,
            hands,
            stack,
        }
    }
}
