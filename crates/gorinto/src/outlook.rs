//! What the goals would give, now and after the best gathering.

use engawa_core::Seat;
use serde::Serialize;

use crate::aids::{Tile, with_tiles};
use crate::element::Counts;
use crate::state::MAX_PLAYERS;
use crate::{Element, Gorinto};

/// What the goals would give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// By seat, the seat's goals one by one: those that compare players change for others too.
    pub goals: Vec<Vec<i32>>,
    /// The sum for whoever plays now; with partners the team's.
    pub total: i32,
}

/// A way to finish a gathering, and what it would give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Prospect {
    /// The tiles to gather.
    pub tiles: Vec<Tile>,
    /// With partners, the tile to give (G8.3).
    pub gift: Option<Element>,
    /// What the goals would give then.
    pub outlook: Outlook,
}

impl Prospect {
    pub(crate) const fn nothing(outlook: Outlook) -> Self {
        Self {
            tiles: Vec::new(),
            gift: None,
            outlook,
        }
    }
}

/// The boards of all seats.
type Boards = [Counts; MAX_PLAYERS];

impl Gorinto {
    pub(crate) fn outlook(&self, seat: Seat) -> Outlook {
        self.outlook_with(seat, &self.boards)
    }

    /// What the goals would give a seat now if `board` were its own.
    pub fn goals_with_board(&self, seat: Seat, board: &Counts) -> i32 {
        let mut boards = self.boards;
        boards[seat.index()] = *board;
        self.goals_with(seat, &boards).sum()
    }

    /// The best that can come of gathering `count` of `tiles`: most wisdom for the seat (or the
    /// team) that plays now, then most tiles of key elements. `gathered` are the elements that
    /// were gathered before them, as bits: one of all these is the gift.
    pub(crate) fn best_gathering(&self, gathered: u8, tiles: &[Tile], count: usize) -> Prospect {
        let mut sorted = tiles.to_vec();
        sorted.sort_by_key(|tile| tile.element);
        let mut search = Search {
            game: self,
            gathered,
            chosen: Vec::with_capacity(count),
            best: None,
        };
        search.choose(&sorted, count);
        let best = search.best.map(|(_, tiles, gift)| {
            let boards = self.boards_after(&tiles, gift);
            (tiles, gift, boards)
        });
        match best {
            None => Prospect::nothing(self.outlook(self.actor())),
            Some((tiles, gift, boards)) => Prospect {
                tiles,
                gift,
                outlook: self.outlook_with(self.actor(), &boards),
            },
        }
    }

    fn boards_after(&self, tiles: &[Tile], gift: Option<Element>) -> Boards {
        let mut boards = self.boards;
        let seat = self.actor();
        boards[seat.index()] = with_tiles(boards[seat.index()], tiles);
        if let (Some(element), Some(partner)) = (gift, self.partner_of(seat)) {
            boards[seat.index()][element.index()] -= 1;
            boards[partner.index()][element.index()] += 1;
        }
        boards
    }

    fn outlook_with(&self, seat: Seat, boards: &Boards) -> Outlook {
        let goals = |seat: Seat| self.goals_with(seat, boards).collect();
        Outlook {
            goals: self.seats().map(goals).collect(),
            total: self.total_with(seat, boards),
        }
    }

    fn goals_with(&self, seat: Seat, boards: &Boards) -> impl Iterator<Item = i32> {
        let own = boards[seat.index()];
        let all = &boards[..self.players.into()];
        let points = move |goal: crate::Goal| goal.points(&own, all);
        self.goals_of(seat).into_iter().map(points)
    }

    fn total_with(&self, seat: Seat, boards: &Boards) -> i32 {
        let sum = |seat: Seat| self.goals_with(seat, boards).sum::<i32>();
        sum(seat) + self.partner_of(seat).map_or(0, sum)
    }
}

/// Tries every gathering. Tiles of the same element are as good as each other.
struct Search<'a> {
    game: &'a Gorinto,
    gathered: u8,
    chosen: Vec<Tile>,
    best: Option<Gathering>,
}

/// What a gathering is worth (goals first, then key elements), its tiles, and the gift.
type Gathering = ((i32, u8), Vec<Tile>, Option<Element>);

impl Search<'_> {
    /// `tiles` are sorted by element.
    fn choose(&mut self, tiles: &[Tile], count: usize) {
        if count == 0 {
            return self.weigh();
        }
        for (i, tile) in tiles.iter().enumerate() {
            let tried = i > 0 && tiles[i - 1].element == tile.element;
            if tried || tiles.len() - i < count {
                continue;
            }
            self.chosen.push(*tile);
            self.choose(&tiles[i + 1..], count - 1);
            self.chosen.pop();
        }
    }

    fn weigh(&mut self) {
        let seat = self.game.actor();
        let partner = self.game.partner_of(seat);
        let chosen = self.chosen.iter();
        let mine = chosen.fold(self.gathered, |all, tile| all | 1 << tile.element.index());
        let gifts = Element::ALL
            .into_iter()
            .filter(|element| partner.is_some() && mine >> element.index() & 1 == 1)
            .map(Some);
        // G8.3: who gathered gives; who gathered nothing has nothing to give.
        let gifts: Vec<_> = match partner {
            Some(_) if mine != 0 => gifts.collect(),
            _ => vec![None],
        };
        for gift in gifts {
            let boards = self.game.boards_after(&self.chosen, gift);
            let worth = (self.game.total_with(seat, &boards), self.keys());
            if self.best.as_ref().is_none_or(|(best, ..)| worth > *best) {
                self.best = Some((worth, self.chosen.clone(), gift));
            }
        }
    }

    fn keys(&self) -> u8 {
        let key = |tile: &&Tile| self.game.keys.contains(&tile.element);
        self.chosen.iter().filter(key).count() as u8
    }
}
