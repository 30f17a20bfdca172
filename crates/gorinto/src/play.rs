//! A player's turn: moving, gathering, giving, removing (G3, G4, G8.3).

use engawa_core::Sink;

use crate::events::Event;
use crate::moves::{Level, Move};
use crate::options::Removal;
use crate::place::{Cell, CellSet, PathSpace, pattern};
use crate::state::{Gathering, Phase};
use crate::{Element, Gorinto};

impl Gorinto {
    #[inline]
    pub(crate) fn apply_move<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        match mv {
            Move::MoveTile { from, to } => self.move_tile(from, to, sink),
            Move::Gather(cell) => self.gather(cell, sink),
            Move::GatherBelow(level) => self.gather_below(level, sink),
            Move::Give(element) => self.give(element, sink),
            Move::Remove(space) => self.remove(space, sink),
        }
    }

    /// The cells of the pattern from which a tile of `element` moved to `cell` by whoever plays
    /// now could gather, and how many tiles it must (G3.2). The tile is not there yet.
    pub fn gathering_at(&self, element: Element, cell: Cell) -> (CellSet, u8) {
        let available = pattern(element, cell).and(self.occupied);
        let count = match element {
            Element::Earth => self.mountain[cell.index()].height(),
            _ => available.len(),
        };
        // G3.3: understanding is read now, and stays for this turn.
        let understanding = 1 + self.boards[self.actor().index()][element.index()];
        (available, understanding.min(count as u8))
    }

    fn move_tile<S: Sink<Self>>(&mut self, from: PathSpace, to: Cell, sink: &mut S) {
        let element = self.path.take(from);
        let (available, left) = self.gathering_at(element, to);
        self.mountain[to.index()].push(element);
        self.occupied = self.occupied.with(to);
        sink.event(|| Event::TileMoved {
            seat: self.actor(),
            element,
            from,
            to,
            gather: left,
        });
        self.gathering = Gathering {
            at: Some(to),
            left,
            available,
            elements: 0,
        };
        if left == 0 {
            self.end_turn(sink); // G3.8
        } else {
            self.phase = Phase::Gather;
        }
    }

    fn gather<S: Sink<Self>>(&mut self, cell: Cell, sink: &mut S) {
        let stack = &mut self.mountain[cell.index()];
        let level = stack.height();
        let element = stack.pop().expect("only occupied cells are chosen");
        if stack.is_empty() {
            self.occupied = self.occupied.without(cell);
        }
        // G3.6: one tile per stack.
        self.gathering.available = self.gathering.available.without(cell);
        self.keep(element, cell, level, sink);
    }

    fn gather_below<S: Sink<Self>>(&mut self, level: Level, sink: &mut S) {
        let cell = self
            .gathering
            .at
            .expect("a tile was moved before gathering");
        let taken = self.mountain[cell.index()].take(level.number());
        let element = taken.expect("only levels of the stack are chosen");
        self.keep(element, cell, level.number(), sink);
    }

    /// Puts a gathered tile on the board (G3.9), and goes on.
    fn keep<S: Sink<Self>>(&mut self, element: Element, cell: Cell, level: usize, sink: &mut S) {
        let seat = self.actor();
        self.boards[seat.index()][element.index()] += 1;
        sink.event(|| Event::TileGathered {
            seat,
            element,
            cell,
            level: level as u8,
        });
        self.gathering.elements |= 1 << element.index();
        self.gathering.left -= 1;
        if self.gathering.left == 0 {
            if self.options.partners {
                self.phase = Phase::Give;
            } else {
                self.end_turn(sink);
            }
        }
    }

    fn give<S: Sink<Self>>(&mut self, element: Element, sink: &mut S) {
        let seat = self.actor();
        let to = self.partner_of(seat).expect("gifts are for partners");
        self.boards[seat.index()][element.index()] -= 1;
        self.boards[to.index()][element.index()] += 1;
        sink.event(|| Event::TileGiven { seat, to, element });
        self.end_turn(sink);
    }

    /// Takes a tile off the Path after a turn (G4), chosen or drawn.
    pub(crate) fn remove<S: Sink<Self>>(&mut self, space: PathSpace, sink: &mut S) {
        let element = self.path.take(space);
        self.gone[element.index()] += 1;
        sink.event(|| Event::TileRemoved {
            seat: self.actor(),
            space,
            element,
            chosen: self.phase == Phase::Remove,
        });
        self.next_turn(sink);
    }

    fn end_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.gathering = Gathering::default();
        if self.players == 2 && self.round > 0 {
            // G4.1
            self.phase = match self.options.removal {
                Removal::Standard => Phase::DrawRemoval,
                Removal::Tactical => Phase::Remove,
            };
        } else {
            self.next_turn(sink);
        }
    }

    fn next_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.turns_taken += 1;
        if self.is_solo() {
            self.phase = Phase::FlipCoin; // G9.4
            return;
        }
        self.place += 1;
        self.phase = Phase::MoveTile;
        if self.place == self.players {
            self.place = 0;
            self.round += 1;
            // G5.1
            if self.path.len() < self.players.into() {
                self.end_season(sink);
            }
        }
    }
}
