//! The legal moves.

use engawa_core::{Seat, Turn};

use crate::color::Color;
use crate::moves::{Drawn, Move};
use crate::runes::Runes;
use crate::spaces::{Owner, SpaceSet};
use crate::state::{Board, Phase};

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

    /// Lists the moves of the seat to act, which holds the runes in `hand`.
    pub fn list_moves(&self, hand: Runes, moves: &mut Vec<Move>) {
        let seat = self.active;
        match self.phase {
            Phase::Turn => self.list_turn(seat, hand, moves),
            Phase::CompanionSpace => {
                moves.extend(self.companion_spaces(seat).iter().map(Move::Place));
            }
            Phase::Lift { journey } => {
                let markers = self.journey_markers(seat, journey);
                for owner in Owner::all() {
                    let lift = |space| Move::Lift(owner, space);
                    moves.extend(markers[owner.index()].iter().map(lift));
                }
            }
            Phase::MoveTo { journey, from, .. } => {
                let place = from.place().expect("journeys start on cards");
                moves.extend(self.journey_ends(journey, place).iter().map(Move::MoveTo));
            }
            Phase::Pay { space } => {
                let ways = self.payments(seat, space).into_iter();
                let ways = ways.flat_map(|payments| payments.iter());
                moves.extend(ways.map(|(color, with)| Move::Pay(color, with)));
            }
            Phase::Altar { .. } => moves.extend(self.free_altars.iter().map(Move::Altar)),
            Phase::Weakest => moves.extend(self.weakest(seat).iter().map(Move::Weakest)),
            Phase::AnyFavor { .. } => {
                moves.extend(self.supply.colors().iter().map(Move::Favor));
            }
            Phase::Neutral => {
                moves.extend(self.free_card_spaces().iter().map(Move::Neutral));
            }
            Phase::Reveals => {
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

    fn list_turn(&self, seat: Seat, hand: Runes, moves: &mut Vec<Move>) {
        let spaces = self.payable(seat, self.free());
        moves.extend(spaces.iter().map(Move::Place));
        // N3.5: runes may be played even then.
        if spaces.is_empty() {
            moves.push(Move::Pass);
        }
        if hand.is_empty() {
            return;
        }
        moves.extend(hand.two_favors().iter().map(Move::Reveal));
        let journeys = hand.runic_journeys().iter();
        let possible = journeys.filter(|&journey| self.has_journey(seat, journey));
        moves.extend(possible.map(Move::Journey));
        if hand.companions() > 0 && !self.companion_spaces(seat).is_empty() {
            moves.push(Move::Companion);
        }
    }
}
