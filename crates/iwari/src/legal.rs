//! The legal moves.

use crate::cards::Biome;
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
                self.pieces_in(self.placing.territory.into(), moves);
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
        for territory in 0..self.options.map.plots.len() {
            self.pieces_in(territory, moves);
        }
    }

    /// The pieces that can be placed in one territory: paid by a card of its biome, then by a
    /// wild pair (I4.2). A hand of three has only one pair.
    #[inline]
    fn pieces_in(&self, territory: usize, moves: &mut Vec<Move>) {
        let biome = self.options.map.plots[territory].biome;
        let hand = &self.hands[self.actor()];
        if hand.count(biome) > 0 {
            self.pieces_paid(territory, biome, moves);
        }
        if let Some(pair) = hand.pair().filter(|&pair| pair != biome) {
            self.pieces_paid(territory, pair, moves);
        }
    }

    #[inline]
    fn pieces_paid(&self, territory: usize, paid: Biome, moves: &mut Vec<Move>) {
        // I4.5, I4.7
        if self.supply[self.placer()].tents > 0 {
            let first = self.options.map.plots[territory].first;
            let mut free = self.land[territory].free;
            while free != 0 {
                let space = first + free.trailing_zeros() as u8;
                free &= free - 1;
                moves.push(Move::PlaceTent { space, paid });
            }
        }
        if self.has_room_for_totem(territory) {
            let territory = territory as u8;
            moves.push(Move::PlaceTotem { territory, paid });
        }
    }

    /// I4.6, I4.7. A territory without tents has a limit of 0, so that I4.3 holds too.
    #[inline]
    pub(crate) fn has_room_for_totem(&self, territory: usize) -> bool {
        let land = &self.land[territory];
        land.all_totems < land.most_tents && self.supply[self.placer()].totems > 0
    }

    /// Whether a second piece is conceivable for someone who doesn't see the hand: so the
    /// question itself tells nobody anything.
    pub(crate) fn may_go_on_placing(&self) -> bool {
        if self.placing.pieces != 1 || self.placing.opened || self.hand_sizes[self.actor()] == 0 {
            return false; // I4.1, I4.3
        }
        let territory = usize::from(self.placing.territory);
        let free = self.land[territory].free != 0;
        let tent = free && self.supply[self.placer()].tents > 0;
        tent || self.has_room_for_totem(territory)
    }
}
