//! How moves and draws change the state, in the order of the rulebook.

use arrayvec::ArrayVec;
use engawa_core::{Seat, Sink};

use crate::resolve::PENALTY;
use crate::scoring::{Account, Points};
use crate::state::{Interlude, OneMoreRound, Phase, Purpose, RIVER, SPACES, Sagani};
use crate::track::Track;
use crate::{Cell, Direction, Draw, Element, Event, Move, Rotation, TileId};

/// Removes a tile; the others keep their order. Without branches, as it can lie anywhere.
#[inline]
fn remove<const N: usize>(tiles: &mut ArrayVec<TileId, N>, tile: TileId) {
    let mut kept = 0;
    for i in 0..tiles.len() {
        tiles[kept] = tiles[i];
        kept += usize::from(tiles[i] != tile);
    }
    tiles.truncate(kept);
}

impl Sagani {
    #[inline]
    pub(crate) fn make_move<S: Sink<Self>>(&mut self, mv: Move, sink: &mut S) {
        match mv {
            Move::Take(tile) => self.take(tile, sink),
            Move::Exchange => self.exchange(sink),
            Move::Pass => {
                let seat = self.actor();
                sink.event(|| Event::InterludePassed { seat });
                self.next_in_interlude(sink);
            }
            Move::Place(cell) => {
                let seat = self.actor();
                sink.event(|| Event::CellChosen { seat, cell });
                self.cell = cell;
                self.phase = Phase::Turn;
            }
            Move::Turn(rotation) => {
                self.place(rotation, sink);
                if self.is_solo() {
                    self.end_solo_turn(sink);
                } else if self.interlude.is_some() {
                    self.next_in_interlude(sink);
                } else {
                    self.end_turn(sink);
                }
            }
        }
    }

    #[inline]
    pub(crate) fn make_draw<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        match *draw {
            Draw::First(seat) => {
                sink.event(|| Event::FirstPlayerDrawn { seat });
                self.first = seat;
                self.turn_of = seat;
                self.track = Track::new(seat, self.gardens.len());
                self.phase = Phase::TurnUp(Purpose::River);
            }
            Draw::Back(pile, back) => {
                self.left.show(pile, back);
                sink.event(|| Event::BackShown {
                    pile: pile + 1,
                    element: back.element(),
                    value: back.value(),
                });
                self.go_on_turning_up(sink);
            }
            Draw::Tile(tile) => {
                self.left.turn_up(tile);
                if self.phase == Phase::TurnUp(Purpose::River) {
                    sink.event(|| Event::TileJoinedRiver { tile });
                    self.river.push(tile);
                } else {
                    sink.event(|| Event::TileTurnedUp { tile });
                    self.hand = Some(tile);
                }
                self.go_on_turning_up(sink);
            }
        }
    }

    /// S3.1 and S8.2.
    fn take<S: Sink<Self>>(&mut self, tile: TileId, sink: &mut S) {
        let seat = self.actor();
        if let Some(interlude) = &mut self.interlude {
            interlude.taken += 1;
            remove(&mut self.spaces, tile);
            sink.event(|| Event::InterludeTileTaken { seat, tile });
        } else {
            remove(&mut self.river, tile);
            sink.event(|| Event::TileTaken { seat, tile });
        }
        self.start_placing(tile);
    }

    /// S3.2.
    fn exchange<S: Sink<Self>>(&mut self, sink: &mut S) {
        let seat = self.actor();
        let tile = self.river.pop().expect("the river's last tile");
        self.spaces.push(tile);
        sink.event(|| Event::TileExchanged { seat, tile });
        self.phase = Phase::TurnUp(Purpose::Hand);
        self.go_on_turning_up(sink);
    }

    fn start_placing(&mut self, tile: TileId) {
        self.hand = Some(tile);
        self.cell = Cell::ORIGIN;
        // S1.5: a first tile is at (0, 0), so there is no cell to choose.
        let first = self.garden(self.actor()).tiles().is_empty();
        self.phase = if first { Phase::Turn } else { Phase::Place };
    }

    /// After a draw: another one, or what the tiles were turned up for.
    fn go_on_turning_up<S: Sink<Self>>(&mut self, sink: &mut S) {
        while let Some(back) = self.left.set_top_aside() {
            sink.event(|| Event::TileSetAside {
                element: back.element(),
                value: back.value(),
            });
        }
        if self.left.pile_to_show().is_some() {
            return;
        }
        match (self.phase, self.hand) {
            (Phase::TurnUp(Purpose::River), _) => {
                if self.river.len() == RIVER || self.left.in_piles() == 0 {
                    self.end_refill(sink);
                }
            }
            (_, Some(tile)) => self.start_placing(tile),
            (_, None) => {}
        }
    }

    /// S4, S5, S6, in this order.
    pub(crate) fn place<S: Sink<Self>>(&mut self, rotation: Rotation, sink: &mut S) {
        let seat = self.actor();
        let id = self.hand.take().expect("a tile is being placed");
        let (tile, cell) = (id.tile(), self.cell);
        self.cell = Cell::ORIGIN;
        let garden = &mut self.gardens[seat.index()];
        let resolution = garden.resolve(id, cell, rotation);
        let place = garden.place(id, cell, rotation);
        sink.event(|| Event::TilePlaced {
            seat,
            tile: id,
            cell,
            rotation,
        });
        for hit in &resolution.hits {
            let place = usize::from(hit.place);
            self.satisfy(seat, place, (hit.direction, tile.element), sink);
            if hit.completes {
                self.complete(seat, place, "S4.3", sink);
            }
        }
        self.take_discs(seat, tile.discs(), resolution.missing, sink);
        let satisfied = tile.arrows(rotation).minus(resolution.open);
        for arrow in satisfied.iter() {
            self.satisfy(seat, place, arrow, sink);
        }
        if resolution.open.is_empty() {
            self.complete(seat, place, "S6.1", sink);
        }
    }

    #[inline]
    fn satisfy<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        place: usize,
        (direction, element): (Direction, Element),
        sink: &mut S,
    ) {
        let garden = &mut self.gardens[seat.index()];
        garden.satisfy(place, direction, element);
        sink.event(|| Event::ArrowSatisfied {
            seat,
            tile: garden.tiles()[place].id,
            direction,
            element,
        });
    }

    fn complete<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        place: usize,
        rule: &'static str,
        sink: &mut S,
    ) {
        let garden = &mut self.gardens[seat.index()];
        let tile = garden.complete(place);
        let id = garden.tiles()[place].id;
        sink.event(|| Event::TileCompleted {
            seat,
            tile: id,
            discs: tile.discs(),
        });
        let points = Points {
            account: Account::Track,
            points: tile.value(),
            rule,
        };
        self.score(seat, points, ("tile-completed", "tile", id.number()), sink);
    }

    /// S5.
    fn take_discs<S: Sink<Self>>(&mut self, seat: Seat, discs: u8, missing: u8, sink: &mut S) {
        self.gardens[seat.index()].take_discs(discs, missing);
        if missing == 0 {
            return;
        }
        sink.event(|| Event::CacophonyReceived {
            seat,
            discs: missing,
        });
        if !self.is_advanced() {
            let points = Points {
                account: Account::Track,
                points: -PENALTY * i32::from(missing),
                rule: "S5.2",
            };
            let reason = ("cacophony", "discs", usize::from(missing));
            self.score(seat, points, reason, sink);
        }
    }

    /// S8.1.
    fn end_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.turns_taken += 1;
        if !self.river.is_empty() {
            self.next_turn(sink);
        } else if self.spaces.len() == SPACES {
            let order = self.track.from_behind();
            sink.event(|| Event::InterludeBegan {
                order: order.to_vec(),
            });
            self.interlude = Some(Interlude {
                order,
                done: 0,
                taken: 0,
            });
            self.phase = Phase::Interlude;
        } else {
            self.refill(sink);
        }
    }

    /// S8.2: the next player, or the end of the interlude.
    fn next_in_interlude<S: Sink<Self>>(&mut self, sink: &mut S) {
        // Not a turn by S8.3, but a choice of its own, not to be taken back with others'.
        self.turns_taken += 1;
        let interlude = self.interlude.as_mut().expect("an interlude is under way");
        interlude.done += 1;
        if usize::from(interlude.done) < interlude.order.len() {
            self.phase = Phase::Interlude;
            return;
        }
        if interlude.taken == 0 {
            sink.event(|| Event::InterludeTilesRemoved {
                tiles: self.spaces.to_vec(),
            });
            self.spaces.clear();
        }
        self.interlude = None;
        self.refill(sink);
    }

    fn refill<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.phase = Phase::TurnUp(Purpose::River);
        self.go_on_turning_up(sink);
    }

    /// S9.2, and S9.3 about it.
    fn end_refill<S: Sink<Self>>(&mut self, sink: &mut S) {
        if self.turns_taken == 0 {
            self.phase = Phase::Take;
            return;
        }
        if self.left.in_piles() < RIVER && !self.end.by_draw_pile {
            sink.event(|| Event::EndTriggeredByDrawPile);
            self.end.by_draw_pile = true;
            if !self.end.by_points && self.turn_of == self.last() {
                self.end.one_more_round = Some(OneMoreRound::Due);
            }
        }
        self.next_turn(sink);
    }

    /// S9.3: the next player's turn, or the end.
    fn next_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        if self.turn_of == self.last() {
            if self.end.one_more_round == Some(OneMoreRound::Due) {
                sink.event(|| Event::LastRoundBegan);
                self.end.one_more_round = Some(OneMoreRound::Begun);
            } else if self.end.by_points || self.end.by_draw_pile {
                self.end_game(sink);
                return;
            }
        }
        self.turn_of = self.turn_of.next(self.gardens.len());
        self.phase = Phase::Take;
    }

    /// S10 and S11.
    fn end_solo_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.turns_taken += 1;
        if self.is_advanced() {
            self.score_bonus(sink);
        }
        if self.left.is_empty() || self.end.by_points {
            if self.is_advanced() {
                self.score_deductions(sink);
            }
            self.end_game(sink);
        } else {
            self.phase = Phase::TurnUp(Purpose::Hand);
        }
    }

    fn end_game<S: Sink<Self>>(&mut self, sink: &mut S) {
        self.phase = Phase::Over;
        let tiles_used = self.tiles_used();
        sink.event(|| Event::GameEnded { tiles_used });
    }
}
