//! Playing runes. N6

use engawa_core::{Seat, Sink};

use crate::color::Color;
use crate::events::Event;
use crate::runes::Rune;
use crate::spaces::{Owner, SpaceId};
use crate::state::{Inori, Phase};

impl Inori {
    pub(crate) fn reveal<S: Sink<Self>>(&mut self, seat: Seat, color: Color, sink: &mut S) {
        self.turn_up(seat, color, sink);
        // Everybody sees that nothing is left to reveal.
        if self.board.phase == Phase::Reveals && self.board.face_down[seat.index()] == 0 {
            self.finish_reveals(sink);
        }
    }

    /// Reveals a 2-favors rune, whatever comes next.
    pub(crate) fn turn_up<S: Sink<Self>>(&mut self, seat: Seat, color: Color, sink: &mut S) {
        self.hands[seat.index()].remove(Rune::TwoFavors(color));
        self.board.face_down[seat.index()] -= 1;
        self.board.revealed[seat.index()].insert(color);
        sink.event(|| Event::RuneRevealed { seat, color });
    }

    pub(crate) fn discard(&mut self, seat: Seat, rune: Rune) {
        self.hands[seat.index()].remove(rune);
        self.board.face_down[seat.index()] -= 1;
        self.board.discarded.add(rune);
    }

    pub(crate) fn play_journey<S: Sink<Self>>(&mut self, seat: Seat, color: Color, sink: &mut S) {
        self.discard(seat, Rune::RunicJourney(color));
        sink.event(|| Event::RunicJourneyPlayed { seat, color });
        let markers = self.board.journey_markers(seat, color);
        let mut all =
            Owner::all().flat_map(|owner| markers[owner.index()].iter().map(move |s| (owner, s)));
        match (all.next(), all.next()) {
            (Some((owner, space)), None) => self.lift(seat, color, owner, space, sink),
            _ => self.board.phase = Phase::Lift { journey: color },
        }
    }

    pub(crate) fn lift<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        journey: Color,
        owner: Owner,
        from: SpaceId,
        sink: &mut S,
    ) {
        let place = from.place().expect("journeys start on cards");
        match self.board.journey_ends(journey, place).only() {
            Some(to) => self.move_marker(seat, owner, from, to, sink),
            None => {
                sink.event(|| Event::MarkerLifted { seat, owner, from });
                self.board.phase = Phase::MoveTo {
                    journey,
                    owner,
                    from,
                };
            }
        }
    }

    pub(crate) fn move_marker<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        owner: Owner,
        from: SpaceId,
        to: SpaceId,
        sink: &mut S,
    ) {
        let markers = &mut self.board.markers[owner.index()];
        markers.remove(from);
        markers.insert(to);
        sink.event(|| Event::MarkerMoved {
            seat,
            owner,
            from,
            to,
        });
        self.board.phase = Phase::Turn;
    }
}
