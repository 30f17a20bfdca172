//! The fox of the solo game (G9).

use arrayvec::ArrayVec;
use engawa_core::{Message, Scorer, Sink};

use crate::draws::Side;
use crate::element::Counts;
use crate::events::Event;
use crate::place::{CELLS, Cell, pattern};
use crate::state::Phase;
use crate::{Element, Gorinto};

/// What Kitsune would take with a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Haul {
    /// The tiles: where, on which level (1 being the bottom), what. From the top of each stack
    /// downwards.
    pub tiles: ArrayVec<(Cell, usize, Element), CELLS>,
}

impl Gorinto {
    /// What Kitsune would take if the coin showed `side` now; `None` without its tokens.
    pub fn kitsune_haul(&self, side: Side) -> Option<Haul> {
        let cell = self.kitsune.tokens[side as usize]?;
        let mut tiles = ArrayVec::new();
        self.each_of_haul(cell, |cell, level, element| {
            tiles.push((cell, level, element))
        });
        Some(Haul { tiles })
    }

    /// G9.6, G9.7
    fn each_of_haul(&self, cell: Cell, mut take: impl FnMut(Cell, usize, Element)) {
        let top_of = |cell: Cell| {
            let stack = self.mountain[cell.index()];
            stack.top().map(|element| (stack.height(), element))
        };
        match top_of(cell) {
            Some((height, Element::Earth)) => {
                for level in (1..height).rev() {
                    let element = self.mountain[cell.index()].at(level);
                    take(cell, level, element.expect("the level is in the stack"));
                }
            }
            Some((_, element)) => {
                for cell in pattern(element, cell).and(self.occupied).iter() {
                    let (height, element) = top_of(cell).expect("the cell is occupied");
                    take(cell, height, element);
                }
            }
            None => {
                let wanted = self.most_visible();
                for cell in self.occupied.iter() {
                    let (height, element) = top_of(cell).expect("the cell is occupied");
                    if element == wanted {
                        take(cell, height, element);
                    }
                }
            }
        }
    }

    /// The element most often visible, with the tie-break of G9.7.
    fn most_visible(&self) -> Element {
        let mut visible: Counts = [0; 5];
        for cell in self.occupied.iter() {
            let top = self.mountain[cell.index()].top();
            visible[top.expect("the cell is occupied").index()] += 1;
        }
        let taste = |element: Element| {
            let key = self.keys.contains(&element);
            match self.kitsune.keys.contains(&Some(element)) {
                true => 0,
                false if key => 1,
                false => 2,
            }
        };
        let rank = |element: &Element| {
            let most_first = u8::MAX - visible[element.index()];
            (most_first, taste(*element), element.index())
        };
        Element::ALL
            .into_iter()
            .min_by_key(rank)
            .expect("there are five elements")
    }

    pub(crate) fn flip_coin<S: Sink<Self>>(&mut self, side: Side, sink: &mut S) {
        sink.event(|| Event::CoinFlipped { side });
        let haul = self
            .kitsune_haul(side)
            .expect("Head and Tail stand on the Mountain");
        for (cell, level, element) in haul.tiles {
            let stack = &mut self.mountain[cell.index()];
            stack.take(level).expect("the haul is in the stack");
            if stack.is_empty() {
                self.occupied = self.occupied.without(cell);
            }
            self.kitsune.board[element.index()] += 1;
            sink.event(|| Event::KitsuneGathered {
                element,
                cell,
                level: level as u8,
            });
        }
        // G9.8: four tokens are drawn in a season, two of them for Kitsune's moves.
        if self.kitsune.moved.count_ones() < 4 {
            self.phase = Phase::MoveKitsune(side);
        } else {
            self.round += 1;
            self.end_season(sink);
        }
    }

    /// Puts Head or Tail where movement token `number` says (G9.3).
    pub(crate) fn place_token<S: Sink<Self>>(&mut self, side: Side, number: u8, sink: &mut S) {
        let index = usize::from(number) - 1;
        let space = self.kitsune.tiles[index].expect("Kitsune's tiles are on the Path");
        let to = space.cell(index);
        self.kitsune.moved |= 1 << index;
        self.kitsune.tokens[side as usize] = Some(to);
        sink.event(|| Event::KitsuneMoved {
            token: side,
            number,
            to,
        });
    }

    /// What a tile of each key element is worth to Kitsune at the end of a season (G9.9).
    pub(crate) fn kitsune_worth(&self) -> impl Iterator<Item = (Element, u8)> + use<> {
        let own = self.kitsune.keys.into_iter().flatten().map(|key| (key, 3));
        self.keys.into_iter().map(|key| (key, 1)).chain(own)
    }

    /// What Kitsune would score if the season ended now (G9.9).
    pub fn kitsune_now(&self) -> i32 {
        let tiles = |key: Element| i32::from(self.kitsune.board[key.index()]);
        self.kitsune_worth()
            .map(|(key, each)| i32::from(each) * tiles(key))
            .sum()
    }

    /// G9.9
    pub(crate) fn score_kitsune<S: Sink<Self>>(&mut self, sink: &mut S) {
        for (key, each) in self.kitsune_worth() {
            let tiles = i32::from(self.kitsune.board[key.index()]);
            self.award(
                Scorer::Rival,
                i32::from(each) * tiles,
                "G9.9",
                sink,
                |state| {
                    Message::new("kitsune-key")
                        .with("element", key.name())
                        .with("tiles", tiles)
                        .with("each", each)
                        .with("season", state.season)
                },
            );
        }
    }
}
