//! Sampling, checking and playing draws.

use arrayvec::ArrayVec;
use engawa_core::{IllegalDraw, Rng, Seat, Sink};

use crate::data::data;
use crate::draws::{Draw, Side};
use crate::element::Counts;
use crate::events::Event;
use crate::goals::{GOALS, Goal};
use crate::options::Order;
use crate::place::{CELLS, PathSpace, SPACES};
use crate::state::{Path, Phase};
use crate::{Cell, Element, Gorinto, Stack};

impl Gorinto {
    pub(crate) fn sample(&self, rng: &mut Rng) -> Draw {
        match self.phase {
            Phase::FillMountain => Draw::Mountain(self.sample_mountain(rng)),
            Phase::DrawGoals => Draw::Goals(self.sample_goals(rng)),
            Phase::DrawKeys => Draw::Keys(two_of(&Element::ALL, rng)),
            Phase::DrawKitsuneKeys => Draw::KitsuneKeys(two_of(&self.other_elements(), rng)),
            Phase::DrawStart => match self.options.order {
                Order::Coin => Draw::Start(Seat::new(rng.index(self.players.into()))),
                Order::Compassionate => {
                    let mut order = self.order();
                    rng.shuffle(&mut order);
                    Draw::Order(order)
                }
            },
            Phase::PlaceKitsuneTiles => {
                let mut spaces: [_; SPACES] = std::array::from_fn(PathSpace::from_index);
                rng.shuffle(&mut spaces);
                Draw::KitsuneTiles(std::array::from_fn(|i| spaces[i]))
            }
            Phase::FillPath => Draw::Path(self.sample_path(rng)),
            Phase::DrawRemoval => {
                let spaces: ArrayVec<_, SPACES> = self.path.spaces().collect();
                Draw::Removal(*rng.pick(&spaces))
            }
            Phase::PlaceHead | Phase::PlaceTail | Phase::MoveKitsune(_) => {
                let tokens: ArrayVec<u8, 5> = (1..=5).filter(|&n| self.token_is_left(n)).collect();
                Draw::Token(*rng.pick(&tokens))
            }
            Phase::FlipCoin => Draw::Coin(*rng.pick(&Side::ALL)),
            Phase::MoveTile | Phase::Gather | Phase::Give | Phase::Remove | Phase::Over => {
                unreachable!("draws are sampled at Turn::Chance only")
            }
        }
    }

    fn sample_mountain(&self, rng: &mut Rng) -> [Stack; CELLS] {
        let mut bag = self.bag;
        let heights = data().heights(self.options.landscape);
        let mut total = bag.iter().map(|&tiles| u32::from(tiles)).sum();
        heights.map(|height| {
            let mut stack = Stack::EMPTY;
            for _ in 0..height {
                stack.push(draw_tile(&mut bag, &mut total, rng));
            }
            stack
        })
    }

    fn sample_path(&self, rng: &mut Rng) -> [Option<Element>; SPACES] {
        let mut bag = self.bag;
        let mut total = bag.iter().map(|&tiles| u32::from(tiles)).sum();
        let mut tiles = [None; SPACES];
        for space in PathSpace::all().filter(|&space| self.is_free_for_tile(space)) {
            tiles[space.index()] = Some(draw_tile(&mut bag, &mut total, rng));
        }
        tiles
    }

    fn sample_goals(&self, rng: &mut Rng) -> ArrayVec<Goal, 4> {
        let mut deck: ArrayVec<Goal, GOALS> = self.goal_deck().collect();
        rng.shuffle(&mut deck);
        self.deal_goals(deck)
    }

    /// Deals from the top: a card that conflicts is rejected and stays out (G2.3, G8.2).
    pub(crate) fn deal_goals(&self, deck: impl IntoIterator<Item = Goal>) -> ArrayVec<Goal, 4> {
        let mut goals = ArrayVec::new();
        for goal in deck {
            if goals.len() < self.goal_count() && self.goal_fits(&goals, goal) {
                goals.push(goal);
            }
        }
        goals
    }

    fn goal_deck(&self) -> impl Iterator<Item = Goal> {
        let solo = self.is_solo();
        Goal::all().filter(move |goal| !(solo && goal.compares_players()))
    }

    const fn goal_count(&self) -> usize {
        if self.options.partners { 4 } else { 2 }
    }

    /// Whether `goal` may lie after `goals`, beside the neighbours it would have.
    fn goal_fits(&self, goals: &[Goal], goal: Goal) -> bool {
        let previous = goals.last();
        let first = (goals.len() + 1 == self.goal_count()).then(|| goals.first());
        let mut neighbours = previous.into_iter().chain(first.flatten());
        !neighbours.any(|neighbour| neighbour.conflicts_with(goal))
    }

    fn other_elements(&self) -> ArrayVec<Element, 5> {
        let is_other = |element: &Element| !self.keys.contains(element);
        Element::ALL.into_iter().filter(is_other).collect()
    }

    fn is_free_for_tile(&self, space: PathSpace) -> bool {
        !self.is_solo() || !self.kitsune.tiles.contains(&Some(space))
    }

    const fn token_is_left(&self, number: u8) -> bool {
        self.kitsune.moved >> (number - 1) & 1 == 0
    }

    pub(crate) fn check(&self, draw: &Draw) -> Result<(), IllegalDraw> {
        let (fits, expected) = match (self.phase, draw) {
            (Phase::FillMountain, Draw::Mountain(stacks)) => (
                self.mountain_fits(stacks),
                "tiles for the landscape, 20 of an element at most",
            ),
            (Phase::FillPath, Draw::Path(tiles)) => (
                self.path_fits(tiles),
                "tiles for the Path that are still in the bag, none on Kitsune's tiles,",
            ),
            (Phase::DrawGoals, Draw::Goals(goals)) => (
                self.goals_fit(goals),
                "two goals (four with partners) without a conflict",
            ),
            (Phase::DrawKeys, Draw::Keys(keys)) => (keys[0] < keys[1], TWO_KEYS),
            (Phase::DrawKitsuneKeys, Draw::KitsuneKeys(keys)) => {
                let others = keys.iter().all(|key| !self.keys.contains(key));
                (keys[0] < keys[1] && others, TWO_OTHER_KEYS)
            }
            (Phase::DrawStart, Draw::Start(seat)) => (
                self.options.order == Order::Coin && seat.index() < self.players.into(),
                "the seat of the first player (an order if it is compassionate)",
            ),
            (Phase::DrawStart, Draw::Order(order)) => {
                let mut sorted = order.clone();
                sorted.sort();
                let complete = sorted.into_iter().eq(self.seats());
                let compassionate = self.options.order == Order::Compassionate;
                (
                    complete && compassionate,
                    "the order of all seats (one seat if by coin)",
                )
            }
            (Phase::PlaceKitsuneTiles, Draw::KitsuneTiles(spaces)) => {
                let mut sorted = *spaces;
                sorted.sort();
                (sorted.is_sorted_by(|a, b| a < b), "five different spaces")
            }
            (Phase::DrawRemoval, Draw::Removal(space)) => {
                (self.path.tile(*space).is_some(), "a tile on the Path")
            }
            (Phase::PlaceHead | Phase::PlaceTail | Phase::MoveKitsune(_), Draw::Token(number)) => (
                self.token_is_left(*number),
                "a movement token not drawn yet",
            ),
            (Phase::FlipCoin, Draw::Coin(_)) => (true, ""),
            (phase, _) => (false, expected_at(phase)),
        };
        if fits {
            Ok(())
        } else {
            Err(IllegalDraw::new(draw, expected))
        }
    }

    fn mountain_fits(&self, stacks: &[Stack; CELLS]) -> bool {
        let heights = data().heights(self.options.landscape);
        let heights_fit = stacks
            .iter()
            .zip(heights)
            .all(|(stack, &height)| stack.height() == usize::from(height));
        heights_fit && self.bag_has(stacks.iter().flat_map(|stack| stack.tiles()))
    }

    fn path_fits(&self, tiles: &[Option<Element>; SPACES]) -> bool {
        let places_fit = PathSpace::all()
            .all(|space| tiles[space.index()].is_some() == self.is_free_for_tile(space));
        places_fit && self.bag_has(tiles.iter().flatten().copied())
    }

    fn bag_has(&self, tiles: impl Iterator<Item = Element>) -> bool {
        let mut needed = [0_usize; 5];
        tiles.for_each(|element| needed[element.index()] += 1);
        needed
            .iter()
            .zip(self.bag)
            .all(|(&n, left)| n <= left.into())
    }

    fn goals_fit(&self, goals: &[Goal]) -> bool {
        let known = |&goal: &Goal| self.goal_deck().any(|other| other == goal);
        goals.len() == self.goal_count()
            && goals.iter().all(known)
            && (0..goals.len())
                .all(|i| !goals[..i].contains(&goals[i]) && self.goal_fits(&goals[..i], goals[i]))
    }

    pub(crate) fn apply_draw<S: Sink<Self>>(&mut self, draw: &Draw, sink: &mut S) {
        match draw {
            Draw::Mountain(stacks) => self.fill_mountain(stacks, sink),
            Draw::Goals(goals) => {
                self.goals = goals.clone();
                self.phase = Phase::DrawKeys;
                sink.event(|| Event::GoalsDrawn {
                    goals: goals.clone(),
                });
            }
            Draw::Keys(keys) => {
                self.keys = *keys;
                self.phase = if self.is_solo() {
                    Phase::DrawKitsuneKeys
                } else {
                    Phase::DrawStart
                };
                sink.event(|| Event::KeysDrawn { keys: *keys });
            }
            Draw::KitsuneKeys(keys) => {
                self.kitsune.keys = keys.map(Some);
                self.phase = Phase::PlaceKitsuneTiles;
                sink.event(|| Event::KitsuneKeysDrawn { keys: *keys });
            }
            Draw::Start(seat) => {
                self.give_coin(*seat, sink);
                self.phase = Phase::FillPath;
            }
            Draw::Order(order) => {
                self.order[..order.len()].copy_from_slice(order);
                self.phase = Phase::FillPath;
                sink.event(|| Event::OrderSettled {
                    order: order.clone(),
                });
            }
            Draw::KitsuneTiles(spaces) => {
                self.kitsune.tiles = spaces.map(Some);
                self.kitsune.tokens = [None; 2];
                self.kitsune.moved = 0;
                self.phase = Phase::FillPath;
                sink.event(|| Event::KitsuneTilesPlaced { spaces: *spaces });
            }
            Draw::Path(tiles) => self.fill_path(tiles, sink),
            Draw::Removal(space) => self.remove(*space, sink),
            Draw::Token(number) => self.use_token(*number, sink),
            Draw::Coin(side) => self.flip_coin(*side, sink),
        }
    }

    fn fill_mountain<S: Sink<Self>>(&mut self, stacks: &[Stack; CELLS], sink: &mut S) {
        self.mountain = *stacks;
        for (cell, stack) in Cell::all().zip(stacks) {
            for element in stack.tiles() {
                self.bag[element.index()] -= 1;
            }
            if !stack.is_empty() {
                self.occupied = self.occupied.with(cell);
            }
        }
        self.phase = Phase::DrawGoals;
        sink.event(|| Event::MountainFilled { stacks: *stacks });
    }

    fn fill_path<S: Sink<Self>>(&mut self, tiles: &[Option<Element>; SPACES], sink: &mut S) {
        for element in tiles.iter().flatten() {
            self.bag[element.index()] -= 1;
        }
        self.path = Path::new(*tiles);
        self.phase = if self.is_solo() {
            Phase::PlaceHead
        } else {
            Phase::MoveTile
        };
        sink.event(|| Event::PathFilled {
            season: self.season,
            tiles: *tiles,
        });
    }

    fn use_token<S: Sink<Self>>(&mut self, number: u8, sink: &mut S) {
        let (side, next) = match self.phase {
            Phase::PlaceHead => (Side::Heads, Phase::PlaceTail),
            Phase::PlaceTail => (Side::Tails, Phase::MoveTile),
            Phase::MoveKitsune(side) => {
                self.round += 1;
                (side, Phase::MoveTile)
            }
            _ => unreachable!("tokens are drawn for Head, Tail and Kitsune's moves only"),
        };
        self.place_token(side, number, sink);
        self.phase = next;
    }
}

const TWO_KEYS: &str = "two different elements in Gorinto order";
const TWO_OTHER_KEYS: &str = "two different elements in Gorinto order, neither a key element,";

const fn expected_at(phase: Phase) -> &'static str {
    match phase {
        Phase::FillMountain => "the Mountain (mountain=…)",
        Phase::DrawGoals => "goals (goals=…)",
        Phase::DrawKeys => "key elements (keys=…)",
        Phase::DrawKitsuneKeys => "Kitsune's key elements (kitsune-keys=…)",
        Phase::DrawStart => "the first player (start=…) or the order (order=…)",
        Phase::PlaceKitsuneTiles => "Kitsune's tiles (kitsune=…)",
        Phase::FillPath => "the Path (path=…)",
        Phase::DrawRemoval => "a tile that leaves the Path (-T3)",
        Phase::PlaceHead | Phase::PlaceTail | Phase::MoveKitsune(_) => "a token (token=…)",
        Phase::FlipCoin => "the coin (coin=…)",
        Phase::MoveTile | Phase::Gather | Phase::Give | Phase::Remove => "a move",
        Phase::Over => "nothing",
    }
}

/// Draws a tile from the bag, which holds `total` tiles. Without branches on the outcome: this
/// is most of what a game costs before the first move.
#[inline]
fn draw_tile(bag: &mut Counts, total: &mut u32, rng: &mut Rng) -> Element {
    let drawn = rng.below(*total);
    *total -= 1;
    let mut index = 0;
    let mut sum = 0;
    for &count in &bag[..4] {
        sum += u32::from(count);
        index += usize::from(drawn >= sum);
    }
    bag[index] -= 1;
    Element::ALL[index]
}

fn two_of(elements: &[Element], rng: &mut Rng) -> [Element; 2] {
    let first = rng.index(elements.len());
    let second = rng.index(elements.len() - 1);
    let second = second + usize::from(second >= first);
    [elements[first.min(second)], elements[first.max(second)]]
}
