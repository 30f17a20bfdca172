//! What people and programs are shown: the whole table, since nothing in Gorinto is hidden.

use arrayvec::ArrayVec;
use engawa_core::{GameView, Seat, Turn, Viewer};
use serde::{Serialize, Serializer};

use crate::draws::Side;
use crate::element::Counts;
use crate::goals::Goal;
use crate::kitsune::Haul;
use crate::moves::Move;
use crate::options::{Landscape, Level, Order};
use crate::place::{CELLS, Cell, PathSpace, SPACES};
use crate::state::Phase;
use crate::{Element, Gorinto, Stack};

/// What one viewer may know. The order of the bag is not part of the state at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    state: Gorinto,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, state: Gorinto) -> Self {
        Self { viewer, state }
    }

    pub(crate) const fn state(&self) -> &Gorinto {
        &self.state
    }

    /// The table in readable form.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.state)
    }
}

impl GameView for View {
    type Move = Move;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.state.whose_turn()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.is_to_act() {
            self.state.push_legal_moves(moves);
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (viewer, table) = (self.viewer, self.snapshot());
        Shown { viewer, table }.serialize(serializer)
    }
}

/// A view as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// Through whose eyes.
    #[cfg_attr(test, ts(type = "{ \"seat\": number } | \"spectator\""))]
    pub viewer: Viewer,
    /// The table.
    #[serde(flatten)]
    pub table: Snapshot,
}

/// The whole table in readable form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// Who has to act.
    #[cfg_attr(test, ts(type = "{ \"seat\": number } | \"chance\" | \"over\""))]
    pub turn: Turn,
    /// What is to be done, as a short key: `move-tile`, `gather`, `give`, `remove`, `draw`, `over`.
    pub step: &'static str,
    /// The season, from 1.
    pub season: u8,
    /// How many turns everyone has had this season.
    pub round: u8,
    /// How many turns everyone has in a season (G5.1).
    pub turns: u8,
    /// The order of play this season.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub order: ArrayVec<Seat, 4>,
    /// The landscape chosen.
    pub landscape: Landscape,
    /// The stacks from a1 to e5, each from bottom to top.
    #[cfg_attr(test, ts(type = "Array<Array<Element>>"))]
    pub mountain: [Stack; CELLS],
    /// The tiles on T1 to T5 and L1 to L5.
    #[cfg_attr(test, ts(type = "Array<Element | null>"))]
    pub path: [Option<Element>; SPACES],
    /// The tiles not drawn yet, in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub bag: Counts,
    /// The tiles that left the game, in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub gone: Counts,
    /// The goals.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub goals: ArrayVec<Goal, 4>,
    /// Who has the start coin; nobody in solo play and in compassionate order (G7.1).
    #[cfg_attr(test, ts(type = "number | null"))]
    pub coin: Option<Seat>,
    /// The key elements; empty before they are drawn.
    #[cfg_attr(test, ts(type = "Array<Element>"))]
    pub keys: ArrayVec<Element, 2>,
    /// What a tile of a key element gives a player at the end (G6.1, G9.10).
    pub key_worth: i32,
    /// A gathering in progress.
    pub gathering: Option<GatheringShown>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The fox, in solo play.
    pub kitsune: Option<KitsuneShown>,
}

/// A gathering in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GatheringShown {
    /// The moved tile.
    pub element: Element,
    /// Where it landed.
    #[cfg_attr(test, ts(type = "string"))]
    pub at: Cell,
    /// How many tiles must still be gathered.
    pub left: u8,
    /// The elements gathered so far, each once.
    #[cfg_attr(test, ts(type = "Array<Element>"))]
    pub gathered: ArrayVec<Element, 5>,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// Tiles in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub stacks: Counts,
    /// Understanding in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub understanding: Counts,
    /// Wisdom scored by this seat.
    pub wisdom: i32,
    /// Wisdom of the seat, or of its team.
    pub score: i32,
    /// Who shares the score.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub partner: Option<Seat>,
    /// The goals this seat scores.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub goals: ArrayVec<Goal, 2>,
    /// What each of them would give now.
    pub goals_now: Vec<i32>,
}

/// The fox.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KitsuneShown {
    /// How hard it is to beat.
    pub level: &'static str,
    /// Its tiles in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub stacks: Counts,
    /// Its wisdom.
    pub wisdom: i32,
    /// Its key elements.
    #[cfg_attr(test, ts(type = "Array<Element>"))]
    pub keys: ArrayVec<Element, 2>,
    /// What a tile of each element is worth to it at the end of a season, in Gorinto order.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub worth: Counts,
    /// The Path spaces of its tiles 1 to 5.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub tiles: ArrayVec<PathSpace, 5>,
    /// Where Head stands.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub head: Option<Cell>,
    /// Where Tail stands.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub tail: Option<Cell>,
    /// The token that the coin has activated and that is to move now.
    pub activated: Option<Side>,
    /// The movement tokens drawn this season.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub tokens_drawn: ArrayVec<u8, 5>,
    /// What it would take on heads now.
    pub on_heads: Vec<Taken>,
    /// What it would take on tails now.
    pub on_tails: Vec<Taken>,
}

/// A tile that Kitsune would take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Taken {
    /// The stack.
    #[cfg_attr(test, ts(type = "string"))]
    pub cell: Cell,
    /// The place in it, 1 being the bottom.
    pub level: usize,
    /// The tile.
    pub element: Element,
}

impl Snapshot {
    pub(crate) fn of(state: &Gorinto) -> Self {
        Self {
            turn: state.whose_turn(),
            step: state.step(),
            season: state.season,
            round: state.round,
            turns: state.turns_in_season(),
            order: state.order(),
            landscape: state.options.landscape,
            mountain: state.mountain,
            path: *state.path.tiles(),
            bag: state.bag,
            gone: state.gone,
            goals: state.goals.clone(),
            coin: state.coin_holder(),
            keys: state.keys_drawn(),
            key_worth: state.key_worth(),
            gathering: state.gathering_shown(),
            players: state.seats().map(|seat| Player::of(state, seat)).collect(),
            kitsune: state.is_solo().then(|| KitsuneShown::of(state)),
        }
    }
}

impl Player {
    fn of(state: &Gorinto, seat: Seat) -> Self {
        let stacks = state.boards[seat.index()];
        Self {
            stacks,
            understanding: stacks.map(|tiles| tiles + 1),
            wisdom: state.wisdom[seat.index()],
            score: state.score_of(seat),
            partner: state.partner_of(seat),
            goals: state.goals_of(seat),
            goals_now: state.goals_now(seat),
        }
    }
}

impl KitsuneShown {
    fn of(state: &Gorinto) -> Self {
        let kitsune = &state.kitsune;
        let taken = |haul: Haul| {
            let tiles = haul.tiles.into_iter();
            tiles
                .map(|(cell, level, element)| Taken {
                    cell,
                    level,
                    element,
                })
                .collect()
        };
        let would_take = |side| state.kitsune_haul(side).map(taken).unwrap_or_default();
        let mut worth = Counts::default();
        for (key, each) in state.kitsune_worth() {
            worth[key.index()] = each;
        }
        Self {
            level: match state.options.level {
                Level::Normal => "normal",
                Level::Expert => "expert",
            },
            stacks: kitsune.board,
            wisdom: kitsune.wisdom,
            keys: kitsune.keys.into_iter().flatten().collect(),
            worth,
            tiles: kitsune.tiles.into_iter().flatten().collect(),
            head: kitsune.tokens[0],
            tail: kitsune.tokens[1],
            activated: match state.phase {
                Phase::MoveKitsune(side) => Some(side),
                _ => None,
            },
            tokens_drawn: (1..=5)
                .filter(|n| kitsune.moved >> (n - 1) & 1 == 1)
                .collect(),
            on_heads: would_take(Side::Heads),
            on_tails: would_take(Side::Tails),
        }
    }
}

impl Gorinto {
    fn step(&self) -> &'static str {
        match self.phase {
            Phase::MoveTile => "move-tile",
            Phase::Gather => "gather",
            Phase::Give => "give",
            Phase::Remove => "remove",
            Phase::Over => "over",
            _ => "draw",
        }
    }

    /// G5.1, G9.4
    const fn turns_in_season(&self) -> u8 {
        match self.players {
            4 => 2,
            _ => 3,
        }
    }

    fn coin_holder(&self) -> Option<Seat> {
        let coin = !self.is_solo() && self.options.order == Order::Coin;
        coin.then(|| self.order[0])
    }

    fn keys_drawn(&self) -> ArrayVec<Element, 2> {
        let drawn = self.keys[0] != self.keys[1];
        self.keys.into_iter().filter(|_| drawn).collect()
    }

    fn gathering_shown(&self) -> Option<GatheringShown> {
        let at = self.gathering.at?;
        let gathered = |element: &Element| self.gathering.elements >> element.index() & 1 == 1;
        Some(GatheringShown {
            element: self.mountain[at.index()].top()?,
            at,
            left: self.gathering.left,
            gathered: Element::ALL.into_iter().filter(gathered).collect(),
        })
    }
}
