//! The legal moves.

use crate::cards::{Biome, Cards};
use crate::moves::Move;
use crate::state::{Iwari, Land, Phase};

impl Iwari {
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Action => {
                self.first_pieces(moves);
                let hand = self.hands[self.actor()];
                moves.extend(hand.biomes().map(Move::Discard));
            }
            Phase::SecondPiece => {
                self.pieces_in(self.placing.territory.into(), &self.means(), moves);
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
        let means = self.means();
        for territory in 0..self.options.map.plots.len() {
            self.pieces_in(territory, &means, moves);
        }
    }

    fn means(&self) -> Means {
        let hand = self.hands[self.actor()];
        let supply = self.supply[self.placer()];
        Means {
            hand,
            pair: hand.pair(),
            has_tents: supply.tents > 0,
            has_totems: supply.totems > 0,
        }
    }

    /// The pieces that can be placed in one territory: paid by a card of its biome, then by a
    /// wild pair (I4.2). A hand of three has only one pair.
    #[inline]
    fn pieces_in(&self, territory: usize, means: &Means, moves: &mut Vec<Move>) {
        let biome = self.options.map.plots[territory].biome;
        if means.hand.count(biome) > 0 {
            self.pieces_paid(territory, biome, means, moves);
        }
        if let Some(pair) = means.pair.filter(|&pair| pair != biome) {
            self.pieces_paid(territory, pair, means, moves);
        }
    }

    #[inline]
    fn pieces_paid(&self, territory: usize, paid: Biome, means: &Means, moves: &mut Vec<Move>) {
        let land = &self.land[territory];
        // I4.5, I4.7
        if means.has_tents {
            let first = self.options.map.plots[territory].first;
            let mut free = land.free;
            let next_tent = |_| {
                let space = first + free.trailing_zeros() as u8;
                free &= free - 1;
                Move::PlaceTent { space, paid }
            };
            moves.extend((0..land.free.count_ones()).map(next_tent));
        }
        if means.has_totems && land.has_room_for_totem() {
            let territory = territory as u8;
            moves.push(Move::PlaceTotem { territory, paid });
        }
    }

    /// Whether a second piece is conceivable for someone who doesn't see the hand: so the
    /// question itself tells nobody anything.
    pub(crate) fn may_go_on_placing(&self) -> bool {
        if self.placing.pieces != 1 || self.placing.opened || self.hand_sizes[self.actor()] == 0 {
            return false; // I4.1, I4.3
        }
        let land = &self.land[usize::from(self.placing.territory)];
        let supply = self.supply[self.placer()];
        (supply.tents > 0 && land.free != 0) || (supply.totems > 0 && land.has_room_for_totem())
    }
}

/// What a player can place with.
struct Means {
    hand: Cards,
    pair: Option<Biome>,
    has_tents: bool,
    has_totems: bool,
}

impl Land {
    /// I4.6. A territory without tents has a limit of 0, so that I4.3 holds too.
    #[inline]
    pub(crate) const fn has_room_for_totem(&self) -> bool {
        self.all_totems < self.most_tents
    }
}
