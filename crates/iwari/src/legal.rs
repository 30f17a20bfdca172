//! The legal moves.

use crate::cards::{Biome, Cards};
use crate::moves::Move;
use crate::state::{Iwari, Phase};

impl Iwari {
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Action => {
                self.first_pieces(moves);
                let hand = self.hands[self.actor()];
                moves.extend(hand.biomes().map(Move::Discard));
            }
            Phase::SecondPiece => {
                self.pieces_in(self.placing.territory, moves);
                moves.push(Move::Stop);
            }
            Phase::Feat(feat) => self.feat_moves(feat, moves),
            Phase::Draft | Phase::DrawCard => {
                moves.extend(self.reserve.biomes().map(Move::TakeFromReserve));
                if self.deck_size > 0 {
                    moves.push(Move::DrawFromDeck);
                }
            }
            Phase::Mountains
            | Phase::FirstPlayer
            | Phase::Deal
            | Phase::TurnUp
            | Phase::FromDeck
            | Phase::Refill
            | Phase::Over => {}
        }
    }

    fn first_pieces(&self, moves: &mut Vec<Move>) {
        for territory in 0..self.options.map.territories.len() as u8 {
            self.pieces_in(territory, moves);
        }
    }

    /// The pieces that can be placed in one territory, with every payment.
    #[inline]
    fn pieces_in(&self, index: u8, moves: &mut Vec<Move>) {
        let territory = self.territory(index);
        let payments = Payments::of(&self.hands[self.actor()], territory.biome);
        if payments.0 == 0 {
            return;
        }
        // I4.7
        if self.supply[self.placer()].tents > 0 {
            let mut free = territory.mask() & !territory.part_of(self.occupied);
            while free != 0 {
                let space = territory.first + free.trailing_zeros() as u8;
                free &= free - 1;
                payments.each(|paid| moves.push(Move::PlaceTent { space, paid }));
            }
        }
        if self.has_room_for_totem(index) {
            let territory = index;
            payments.each(|paid| moves.push(Move::PlaceTotem { territory, paid }));
        }
    }

    /// I4.6, I4.7. A territory without tents has a limit of 0, so that I4.3 holds too.
    #[inline]
    fn has_room_for_totem(&self, territory: u8) -> bool {
        let land = &self.land[usize::from(territory)];
        land.all_totems < land.most_tents && self.supply[self.placer()].totems > 0
    }

    /// Whether a second piece is conceivable for someone who doesn't see the hand: so the
    /// question itself tells nobody anything.
    pub(crate) fn may_go_on_placing(&self) -> bool {
        if self.placing.pieces != 1 || self.placing.opened || self.hand_sizes[self.actor()] == 0 {
            return false; // I4.1, I4.3
        }
        let territory = self.territory(self.placing.territory);
        let full = territory.part_of(self.occupied) == territory.mask();
        let tent = !full && self.supply[self.placer()].tents > 0;
        tent || self.has_room_for_totem(self.placing.territory)
    }
}

/// The colours a piece can be paid in, as a set.
#[derive(Clone, Copy)]
struct Payments(u8);

impl Payments {
    /// I4.2: one card of the territory's biome, or two of one other colour.
    #[inline]
    fn of(hand: &Cards, biome: Biome) -> Self {
        let mut set = 0;
        for (i, &count) in hand.0.iter().enumerate() {
            set |= u8::from(count >= 2) << i;
        }
        set &= !(1 << biome.index());
        set |= u8::from(hand.count(biome) >= 1) << biome.index();
        Self(set)
    }

    #[inline]
    fn each(self, mut found: impl FnMut(Biome)) {
        let mut rest = self.0;
        while rest != 0 {
            found(Biome::ALL[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
    }
}
