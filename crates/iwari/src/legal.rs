//! The legal moves.

use crate::cards::Biome;
use crate::map::Spaces;
use crate::moves::Move;
use crate::state::{Iwari, Phase};

impl Iwari {
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Action => {
                self.list_pieces(Spaces::MAX, u32::MAX, moves);
                let hand = self.hands[self.actor()];
                moves.extend(hand.biomes().map(Move::Discard));
            }
            Phase::SecondPiece => {
                let territory = self.placing.territory;
                self.list_pieces(self.territory(territory).all, 1 << territory, moves);
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

    /// The pieces that can be placed on some of these spaces and in these territories: paid by
    /// a card of the biome, then by a wild pair (I4.2). A hand of three has only one pair.
    fn list_pieces(&self, spaces: Spaces, territories: u32, moves: &mut Vec<Move>) {
        let hand = self.hands[self.actor()];
        let supply = self.supply[self.placer()];
        // I4.5, I4.7
        let tents = if supply.tents > 0 {
            self.free & spaces
        } else {
            0
        };
        let totems = if supply.totems > 0 {
            self.totem_room & territories
        } else {
            0
        };
        let areas = &self.options.map.areas;
        for paid in hand.biomes() {
            let area = &areas[paid.index()];
            list_tents(tents & area.spaces, paid, moves);
            list_totems(totems & area.territories, paid, moves);
        }
        if let Some(paid) = hand.pair() {
            let area = &areas[paid.index()];
            list_tents(tents & !area.spaces, paid, moves);
            list_totems(totems & !area.territories, paid, moves);
        }
    }

    /// Whether a second piece is conceivable for someone who doesn't see the hand: so the
    /// question itself tells nobody anything.
    pub(crate) fn may_go_on_placing(&self) -> bool {
        if self.placing.pieces != 1 || self.placing.opened || self.hand_sizes[self.actor()] == 0 {
            return false; // I4.1, I4.3
        }
        let supply = self.supply[self.placer()];
        let free = self.free & self.territory(self.placing.territory).all;
        let room = self.totem_room >> self.placing.territory & 1;
        (supply.tents > 0 && free != 0) || (supply.totems > 0 && room != 0)
    }
}

#[inline]
fn list_tents(spaces: Spaces, paid: Biome, moves: &mut Vec<Move>) {
    const HALF: u8 = 64;
    for (first, mut rest) in [(0, spaces as u64), (HALF, (spaces >> HALF) as u64)] {
        let count = rest.count_ones();
        let next = |_| {
            let space = first + rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Move::PlaceTent { space, paid }
        };
        moves.extend((0..count).map(next));
    }
}

#[inline]
fn list_totems(mut territories: u32, paid: Biome, moves: &mut Vec<Move>) {
    while territories != 0 {
        let territory = territories.trailing_zeros() as u8;
        territories &= territories - 1;
        moves.push(Move::PlaceTotem { territory, paid });
    }
}
