//! The legal moves.

use engawa_core::{Seat, Turn};

use crate::color::Color;
use crate::moves::{Drawn, Move};
use crate::spaces::{Owner, SpaceSet};
use crate::state::{Board, Inori, Phase};

impl Board {
    /// Who has to act.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::StartCard { .. }
            | Phase::FirstPlayer
            | Phase::Rune { .. }
            | Phase::JourneyCard { .. }
            | Phase::FewestPoints { .. }
            | Phase::NewStartCard { .. } => Turn::Chance,
            _ => Turn::Seat(self.active),
        }
    }

    /// Whether some marker could be moved by this Runic Journey. N6.4
    pub fn has_journey(&self, seat: Seat, journey: Color) -> bool {
        let colored = self.color_places[journey.index()];
        let own = Owner::from(seat);
        let others = Owner::all().filter(|&owner| owner != own);
        let markers = others.fold(SpaceSet::NONE, |all, owner| {
            all.or(self.markers[owner.index()])
        });
        let (from, to) = (markers.places(), self.free().places());
        from.and(colored).differs(to) || from.differs(to.and(colored))
    }

    /// Where a marker of `seat` can go after a Companion. N6.5
    pub fn companion_spaces(&self, seat: Seat) -> SpaceSet {
        self.payable(seat, self.joinable(seat))
    }

    /// The spaces of cards without any marker.
    pub fn free_card_spaces(&self) -> SpaceSet {
        self.free().and(SpaceSet::CARDS)
    }
}

impl Inori {
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        let board = &self.board;
        let seat = board.active;
        match board.phase {
            Phase::Turn => self.list_turn(seat, moves),
            Phase::CompanionSpace => {
                moves.extend(board.companion_spaces(seat).iter().map(Move::Place));
            }
            Phase::Lift { journey } => {
                let markers = board.journey_markers(seat, journey);
                for owner in Owner::all() {
                    let lift = |space| Move::Lift(owner, space);
                    moves.extend(markers[owner.index()].iter().map(lift));
                }
            }
            Phase::MoveTo { journey, from, .. } => {
                let place = from.place().expect("journeys start on cards");
                moves.extend(board.journey_ends(journey, place).iter().map(Move::MoveTo));
            }
            Phase::Pay { space } => {
                let ways = board.payments(seat, space).into_iter();
                let ways = ways.flat_map(|payments| payments.iter());
                moves.extend(ways.map(|(color, with)| Move::Pay(color, with)));
            }
            Phase::Altar { .. } => moves.extend(board.free_altars.iter().map(Move::Altar)),
            Phase::Weakest => moves.extend(board.weakest(seat).iter().map(Move::Weakest)),
            Phase::AnyFavor { .. } => {
                moves.extend(board.supply.colors().iter().map(Move::Favor));
            }
            Phase::Neutral => {
                moves.extend(board.free_card_spaces().iter().map(Move::Neutral));
            }
            Phase::Reveals => {
                let hand = self.hands[seat.index()];
                moves.extend(hand.two_favors().iter().map(Move::Reveal));
                moves.push(Move::Done);
            }
            Phase::Keep { .. } => {
                moves.extend([Move::Keep(Drawn::First), Move::Keep(Drawn::Second)]);
            }
            Phase::StartCard { .. }
            | Phase::FirstPlayer
            | Phase::Rune { .. }
            | Phase::JourneyCard { .. }
            | Phase::FewestPoints { .. }
            | Phase::NewStartCard { .. }
            | Phase::Over => {}
        }
    }

    fn list_turn(&self, seat: Seat, moves: &mut Vec<Move>) {
        let board = &self.board;
        let spaces = board.payable(seat, board.free());
        moves.extend(spaces.iter().map(Move::Place));
        // N3.5: runes may be played even then.
        if spaces.is_empty() {
            moves.push(Move::Pass);
        }
        let hand = self.hands[seat.index()];
        if hand.is_empty() {
            return;
        }
        moves.extend(hand.two_favors().iter().map(Move::Reveal));
        let journeys = hand.runic_journeys().iter();
        let possible = journeys.filter(|&journey| board.has_journey(seat, journey));
        moves.extend(possible.map(Move::Journey));
        if hand.companions() > 0 && !board.companion_spaces(seat).is_empty() {
            moves.push(Move::Companion);
        }
    }
}
