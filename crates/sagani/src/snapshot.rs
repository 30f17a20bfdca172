//! The complete state in readable form: names, not numbers.

use engawa_core::{Seat, Turn};
use serde::Serialize;

use crate::data::Back;
use crate::garden::{Garden, PlacedTile};
use crate::state::{OneMoreRound, Phase, Purpose, Sagani};
use crate::{Cell, Direction, Element, Rotation, TileId};

/// The complete state, to be written as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// How many seats.
    pub players: usize,
    /// `classic` or `advanced`; none if it is not a solo game.
    #[cfg_attr(test, ts(type = "\"classic\" | \"advanced\" | null"))]
    pub solo: Option<&'static str>,
    /// What has to be done next, e.g. `take`.
    #[cfg_attr(
        test,
        ts(
            type = "\"first-player\" | \"show-back\" | \"fill-river\" | \"turn-up\" | \"take\" | \"interlude\" | \"place\" | \"rotate\" | \"over\""
        )
    )]
    pub phase: &'static str,
    /// Who has to act.
    #[cfg_attr(test, ts(type = "{ seat: number } | \"chance\" | \"over\""))]
    pub turn: Turn,
    /// How many turns of players are finished.
    pub turns_taken: u32,
    /// None before it is drawn.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub first_player: Option<Seat>,
    /// Whose turn it is or, in an interlude, was; rounds count by it.
    #[cfg_attr(test, ts(type = "number"))]
    pub turn_of: Seat,
    /// The tiles of the river.
    pub river: Vec<TileFront>,
    /// The three piles, in the order in which they are drawn from.
    pub piles: Vec<PileShown>,
    /// S11.2, in order.
    pub set_aside: Vec<BackShown>,
    /// The tiles whose front nobody has seen, in no order.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub unturned: Vec<TileId>,
    /// The tiles on the interlude spaces.
    pub interlude_spaces: Vec<TileFront>,
    /// None unless an interlude is under way.
    pub interlude: Option<InterludeShown>,
    /// The tile being placed.
    pub hand: Option<TileFront>,
    /// Its cell, when only the rotation is still to be chosen.
    pub cell: Option<Cell>,
    /// The areas by seat.
    pub gardens: Vec<GardenShown>,
    /// The score track by spaces, each stack from the bottom.
    pub track: Vec<Stack>,
    /// The scores by seat.
    pub scores: Vec<i32>,
    /// S11.4: the bonus points; 0 in other games.
    pub bonus: i32,
    /// S11.5: what was taken off at the end; 0 in other games.
    pub deducted: i32,
    /// How many tiles lie in all gardens: the result of S10.2.
    pub tiles_used: usize,
    /// What has triggered the end.
    pub end: EndShown,
}

/// A tile's front, unturned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileFront {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: TileId,
    /// The element.
    pub element: Element,
    /// The value.
    pub value: i32,
    /// The arrows, clockwise from north.
    pub arrows: Vec<Arrow>,
}

/// An arrow of a tile that is not in a garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrow {
    /// Where it points.
    pub direction: Direction,
    /// The element.
    pub element: Element,
}

/// The back of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackShown {
    /// The element.
    pub element: Element,
    /// The value.
    pub value: u8,
}

/// A pile; its back is none when it is empty, or about to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PileShown {
    /// How many tiles it has.
    pub count: u8,
    /// What its top shows.
    pub back: Option<BackShown>,
}

/// An interlude under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InterludeShown {
    /// Who chooses, in this order.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// How many players are done.
    pub done: u8,
    /// How many tiles have been taken.
    pub taken: u8,
}

/// A player's area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GardenShown {
    /// Whose.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The discs in the supply.
    pub supply: u8,
    /// Cacophony discs ever received.
    pub cacophony: u8,
    /// In the order in which they were placed.
    pub tiles: Vec<TileShown>,
}

/// A tile in a garden; the arrows are as the tile lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileShown {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: TileId,
    /// The element.
    pub element: Element,
    /// The value.
    pub value: i32,
    /// Where it lies.
    #[serde(flatten)]
    pub cell: Cell,
    /// Quarter turns clockwise.
    #[cfg_attr(test, ts(type = "number"))]
    pub rotation: Rotation,
    /// The arrows, clockwise from north.
    pub arrows: Vec<ArrowShown>,
    /// Whether it is completed and so flipped.
    pub completed: bool,
}

/// An arrow of a tile in a garden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrowShown {
    /// Where it points.
    pub direction: Direction,
    /// The element.
    pub element: Element,
    /// Whether it is satisfied.
    pub satisfied: bool,
}

/// The markers on one space of the score track, from the bottom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Stack {
    /// The score.
    pub space: i32,
    /// The markers, from the bottom.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub seats: Vec<Seat>,
}

/// What has triggered the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndShown {
    /// S9.1, and S10.2 in solo.
    pub by_points: bool,
    /// S9.2.
    pub by_draw_pile: bool,
    /// Whether exactly one more round is being played (S9.3).
    pub one_more_round: bool,
}

impl Snapshot {
    pub(crate) fn new(state: &Sagani) -> Self {
        let left = state.tiles_left();
        Self {
            players: state.gardens.len(),
            solo: state.is_solo().then(|| state.options.solo.id()),
            phase: phase_name(state),
            turn: state.whose_turn(),
            turns_taken: state.turns_taken,
            first_player: (state.phase != Phase::First).then_some(state.first),
            turn_of: state.turn_of,
            river: fronts(&state.river),
            piles: left
                .piles()
                .iter()
                .map(|pile| PileShown {
                    count: pile.count,
                    back: pile.back.map(BackShown::new),
                })
                .collect(),
            set_aside: left
                .set_aside()
                .iter()
                .copied()
                .map(BackShown::new)
                .collect(),
            unturned: left.unturned().collect(),
            interlude_spaces: fronts(&state.spaces),
            interlude: state.interlude.as_ref().map(|interlude| InterludeShown {
                order: interlude.order.to_vec(),
                done: interlude.done,
                taken: interlude.taken,
            }),
            hand: state.hand.map(TileFront::new),
            cell: (state.phase == Phase::Turn).then_some(state.cell),
            gardens: gardens(state),
            track: stacks(state),
            scores: state.all_scores().seats.to_vec(),
            bonus: state.bonus,
            deducted: state.deducted,
            tiles_used: state.tiles_used(),
            end: EndShown {
                by_points: state.end.by_points,
                by_draw_pile: state.end.by_draw_pile,
                one_more_round: state.end.one_more_round == Some(OneMoreRound::Begun),
            },
        }
    }
}

fn phase_name(state: &Sagani) -> &'static str {
    match state.phase {
        Phase::First => "first-player",
        Phase::TurnUp(_) if state.left.pile_to_show().is_some() => "show-back",
        Phase::TurnUp(Purpose::River) => "fill-river",
        Phase::TurnUp(Purpose::Hand) => "turn-up",
        Phase::Take => "take",
        Phase::Interlude => "interlude",
        Phase::Place => "place",
        Phase::Turn => "rotate",
        Phase::Over => "over",
    }
}

fn fronts(tiles: &[TileId]) -> Vec<TileFront> {
    tiles.iter().copied().map(TileFront::new).collect()
}

fn gardens(state: &Sagani) -> Vec<GardenShown> {
    Seat::all(state.gardens.len())
        .map(|seat| GardenShown::new(seat, state.garden(seat)))
        .collect()
}

fn stacks(state: &Sagani) -> Vec<Stack> {
    let stacks = state.track.stacks().into_iter();
    stacks
        .map(|(space, seats)| Stack { space, seats })
        .collect()
}

impl TileFront {
    fn new(id: TileId) -> Self {
        let tile = id.tile();
        let mut arrows: Vec<_> = tile
            .arrows(Rotation::default())
            .iter()
            .map(|(direction, element)| Arrow { direction, element })
            .collect();
        arrows.sort_by_key(|arrow| arrow.direction);
        Self {
            id,
            element: tile.element,
            value: tile.value(),
            arrows,
        }
    }
}

impl BackShown {
    fn new(back: Back) -> Self {
        Self {
            element: back.element(),
            value: back.value(),
        }
    }
}

impl GardenShown {
    fn new(seat: Seat, garden: &Garden) -> Self {
        Self {
            seat,
            supply: garden.supply(),
            cacophony: garden.cacophony(),
            tiles: garden.tiles().iter().map(TileShown::new).collect(),
        }
    }
}

impl TileShown {
    fn new(placed: &PlacedTile) -> Self {
        let mut arrows: Vec<_> = placed
            .arrows()
            .iter()
            .map(|(direction, element)| ArrowShown {
                direction,
                element,
                satisfied: !placed.open.has(direction, element),
            })
            .collect();
        arrows.sort_by_key(|arrow| arrow.direction);
        Self {
            id: placed.id,
            element: placed.id.tile().element,
            value: placed.id.tile().value(),
            cell: placed.cell,
            rotation: placed.rotation,
            arrows,
            completed: placed.completed(),
        }
    }
}
