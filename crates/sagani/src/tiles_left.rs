//! The tiles not turned up yet: how many lie on each pile, which backs can be seen, and which
//! tiles there still are. Not their order: it is drawn when it shows.
//!
//! Two multisets: the tiles nobody has seen the front of, and the backs nobody has seen. A tile
//! whose back shows (on top of a pile, or set aside) is in the first and not in the second. The
//! tiles with unseen backs are exchangeable, so the next back is drawn by the shares of the
//! unseen backs; and among the unseen tiles with one back any can be under it, so a tile that
//! is turned up is drawn evenly from those.

use arrayvec::ArrayVec;
use engawa_core::Rng;

use crate::TileId;
use crate::data::{BACKS, Back, TILES, tiles};

/// How many piles there are.
pub const PILES: usize = 3;

/// S11.2: how many tiles are set aside.
pub const SET_ASIDE: usize = 5;

/// A face-down pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    /// How many tiles it has.
    pub count: u8,
    /// What the back of its top tile shows; `None` if it is empty or about to show.
    pub back: Option<Back>,
}

/// The tiles not turned up yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TilesLeft {
    /// The tiles whose front nobody has seen: per back, as bits by their place among the tiles
    /// with that back.
    unturned: [u32; BACKS],
    turned: u8,
    /// How many tiles of each back there are whose back nobody has seen.
    unseen_backs: [u8; BACKS],
    piles: [Pile; PILES],
    /// S11.2: the backs of the tiles set aside, in order.
    set_aside: ArrayVec<Back, SET_ASIDE>,
    /// How many of those have been turned up since.
    recalled: u8,
    /// How many are to be set aside in all: 5 or none.
    to_set_aside: u8,
}

impl TilesLeft {
    /// S2.1: all 72, in three piles of 24.
    pub(crate) fn new(to_set_aside: usize) -> Self {
        let (mut unseen_backs, mut unturned) = ([0; BACKS], [0; BACKS]);
        for back in Back::all() {
            let tiles = tiles().with_back(back).len();
            unseen_backs[back.index()] = tiles as u8;
            unturned[back.index()] = (1 << tiles) - 1;
        }
        Self {
            unturned,
            turned: 0,
            unseen_backs,
            piles: [Pile {
                count: (TILES / PILES) as u8,
                back: None,
            }; PILES],
            set_aside: ArrayVec::new(),
            recalled: 0,
            to_set_aside: to_set_aside as u8,
        }
    }

    /// The three piles.
    pub fn piles(&self) -> &[Pile; PILES] {
        &self.piles
    }

    /// The backs of the tiles set aside and not yet turned up, in order (S11.2).
    pub fn set_aside(&self) -> &[Back] {
        &self.set_aside[usize::from(self.recalled)..]
    }

    /// How many tiles lie in the three piles together.
    pub fn in_piles(&self) -> usize {
        self.piles.iter().map(|pile| usize::from(pile.count)).sum()
    }

    /// Whether no tile is left to turn up.
    pub const fn is_empty(&self) -> bool {
        self.turned as usize == TILES
    }

    /// The tiles whose front nobody has seen.
    pub fn unturned(&self) -> impl Iterator<Item = TileId> {
        TileId::all().filter(|&tile| self.is_unturned(tile))
    }

    /// The back of the next tile to be turned up, if it shows.
    #[inline]
    pub fn next_back(&self) -> Option<Back> {
        match self.draw_pile() {
            Some(pile) => self.piles[pile].back,
            None => self.set_aside().first().copied(),
        }
    }

    /// The pile whose top back has to show next, if one has.
    #[inline]
    pub(crate) fn pile_to_show(&self) -> Option<u8> {
        let hides = |pile: &Pile| pile.count > 0 && pile.back.is_none();
        self.piles.iter().position(hides).map(|pile| pile as u8)
    }

    #[inline]
    pub(crate) fn sample_back(&self, rng: &mut Rng) -> Back {
        Back::from_index(nth_of(&self.unseen_backs, rng.below(self.unseen())))
    }

    pub(crate) fn may_show(&self, back: Back) -> bool {
        self.unseen_backs[back.index()] > 0
    }

    /// The top of `pile` shows.
    pub(crate) fn show(&mut self, pile: u8, back: Back) {
        self.unseen_backs[back.index()] -= 1;
        self.piles[usize::from(pile)].back = Some(back);
    }

    /// S11.2: sets the top of the draw pile aside, if it is one of the first five worth 1 or 3.
    pub(crate) fn set_top_aside(&mut self) -> Option<Back> {
        if self.set_aside.len() == usize::from(self.to_set_aside) {
            return None;
        }
        let pile = &mut self.piles[self.draw_pile()?];
        let back = pile.back.filter(|back| back.value() <= 3)?;
        *pile = pile.without_top();
        self.set_aside.push(back);
        Some(back)
    }

    #[inline]
    pub(crate) fn sample_tile(&self, rng: &mut Rng) -> TileId {
        let back = self.next_back().expect("the top shows before it is turned");
        let mut possible = self.unturned[back.index()];
        for _ in 0..rng.below(possible.count_ones()) {
            possible &= possible - 1;
        }
        tiles().with_back(back)[possible.trailing_zeros() as usize]
    }

    pub(crate) fn may_turn_up(&self, tile: TileId) -> bool {
        self.is_unturned(tile) && self.next_back() == Some(tile.tile().back())
    }

    /// The next tile is turned up.
    #[inline]
    pub(crate) fn turn_up(&mut self, tile: TileId) {
        self.unturned[tile.tile().back().index()] &= !bit(tile);
        self.turned += 1;
        match self.draw_pile() {
            Some(pile) => self.piles[pile] = self.piles[pile].without_top(),
            None => self.recalled += 1,
        }
    }

    fn is_unturned(&self, tile: TileId) -> bool {
        self.unturned[tile.tile().back().index()] & bit(tile) != 0
    }

    /// How many backs nobody has seen.
    #[inline]
    fn unseen(&self) -> u32 {
        let shown = self.piles.iter().filter(|pile| pile.back.is_some()).count();
        let set_aside = self.set_aside().len();
        (TILES - usize::from(self.turned) - shown - set_aside) as u32
    }

    /// The pile drawn from now: the first that is not empty.
    #[inline]
    fn draw_pile(&self) -> Option<usize> {
        self.piles.iter().position(|pile| pile.count > 0)
    }
}

/// The tile's bit among those with its back.
#[inline]
fn bit(tile: TileId) -> u32 {
    1 << tile.tile().rank()
}

/// The kind of thing number `n` of a multiset, counted from 0 kind by kind; there must be more
/// than `n` and fewer than 128 things in all. All kinds at once, without branches: multiplying
/// by ones adds up the bytes of a word, each with all before it.
#[inline]
pub(crate) fn nth_of(counts: &[u8; BACKS], n: u32) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let word =
        |from: usize| (0..8).fold(0, |word, i| word | u64::from(counts[from + i]) << (8 * i));
    let low = word(0).wrapping_mul(ONES);
    let high = word(8).wrapping_mul(ONES) + ONES * (low >> 56);
    // A byte keeps its top bit exactly if it is more than n.
    let more = |sums: u64| (((sums | TOPS) - ONES * u64::from(n + 1)) & TOPS).count_ones();
    BACKS - (more(low) + more(high)) as usize
}

impl Pile {
    const fn without_top(self) -> Self {
        Self {
            count: self.count - 1,
            back: None,
        }
    }
}
