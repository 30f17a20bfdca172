//! Who plays the seats of bots.

use std::any::Any;

use engawa_bots::{BotSpec, Budget, Hint, Level, any_bot, any_hint};
use engawa_catalog::Choice;
use engawa_core::{Rng, Seat};
use engawa_table::{Position, Table};

use crate::error::{ApiError, ApiResult};
use crate::wire::SeatWish;

/// So long a hint is thought about, apart from a look at where the best moves lead.
const HINT_MILLIS: u32 = 800;

/// What a bot knows of a turn: between the choices of one turn it keeps what it has found out.
#[derive(Default)]
pub struct Mind {
    turn: Option<(Seat, u32, String)>,
    thoughts: Option<Box<dyn Any + Send>>,
}

impl Mind {
    /// Forgets everything if another turn, or another bot, is to be thought about.
    pub(crate) fn turn_to(&mut self, position: &Position, level: &str) {
        let turn = Some((position.seat, position.turns_taken, level.to_owned()));
        if self.turn != turn {
            *self = Self {
                turn,
                thoughts: None,
            };
        }
    }

    /// Whether it is of use for what comes next at the table.
    pub(crate) fn knows(&self, table: &Table) -> bool {
        let next = table.bot_to_act().map(|(seat, level)| {
            let turns = table.game().turns_taken();
            (seat, turns, level.to_owned())
        });
        next.is_some() && self.turn == next
    }

    /// What was kept, or what `make` makes.
    pub fn recall<T: Any + Send>(&mut self, make: impl FnOnce() -> T) -> &mut T {
        let kept = self
            .thoughts
            .take()
            .and_then(|kept| kept.downcast::<T>().ok());
        let kept: Box<dyn Any + Send> = kept.unwrap_or_else(|| Box::new(make()));
        let kept = self.thoughts.insert(kept).downcast_mut::<T>();
        kept.expect("it was just put there")
    }
}

/// A bot of some level. It thinks on a thread of its own and may take its time.
pub trait Player: Send + Sync {
    /// The level's name.
    fn level(&self) -> &'static str;
    /// Whether it chooses within milliseconds; then it never waits behind those that search.
    fn is_quick(&self) -> bool {
        false
    }
    /// The action id of one of the legal moves.
    fn choose(&self, position: &Position, mind: &mut Mind, rng: &mut Rng) -> u32;
}

/// The bots there are, the weakest first.
pub struct Players(Vec<Box<dyn Player>>);

impl Default for Players {
    fn default() -> Self {
        let mut all: Vec<Box<dyn Player>> = vec![Box::new(Random)];
        all.extend(Level::ALL.map(|level| Box::new(Levelled(level)) as Box<dyn Player>));
        Self(all)
    }
}

impl Players {
    /// These bots, the weakest first; at least one.
    pub fn new(players: Vec<Box<dyn Player>>) -> Self {
        assert!(!players.is_empty(), "somebody must play for those who left");
        Self(players)
    }

    /// The levels, the weakest first.
    pub fn levels(&self) -> Vec<&'static str> {
        self.0.iter().map(|player| player.level()).collect()
    }

    /// Whether there is such a level.
    pub fn has(&self, level: &str) -> bool {
        self.0.iter().any(|player| player.level() == level)
    }

    /// The wish as a table understands it, if the level of its bot is known.
    pub(crate) fn known(&self, wish: &SeatWish) -> ApiResult<engawa_table::SeatWish> {
        match wish {
            SeatWish::Bot { level } if !self.has(level) => {
                let levels = engawa_core::list(self.levels());
                let message = format!("There is no bot of that level; possible: {levels}.");
                Err(ApiError::refused("bot/unknown", message))
            }
            wish => Ok(wish.into()),
        }
    }

    /// The bot of this level; if the level is no longer known, the strongest one.
    pub fn get(&self, level: &str) -> &dyn Player {
        let known = self.0.iter().find(|player| player.level() == level);
        known.unwrap_or(&self.0[self.0.len() - 1]).as_ref()
    }

    /// Who plays for somebody who left: a fair player that doesn't think long, or the strongest.
    pub fn stand_in(&self) -> &'static str {
        self.get(Level::Medium.name()).level()
    }
}

/// What a good player would do at a position, with reasons; it takes about a second.
pub(crate) fn hint(position: &Position, rng: &mut Rng) -> Hint<Choice> {
    let budget = Budget::Millis(HINT_MILLIS);
    let hint = any_hint(position.game, position.view.as_ref(), budget, rng);
    hint.expect("a game that is played is in the catalogue")
}

/// Any legal move.
struct Random;

impl Player for Random {
    fn level(&self) -> &'static str {
        "random"
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn choose(&self, position: &Position, _: &mut Mind, rng: &mut Rng) -> u32 {
        rng.pick(&position.moves).action
    }
}

/// A bot of a level for people.
struct Levelled(Level);

impl Player for Levelled {
    fn level(&self) -> &'static str {
        self.0.name()
    }

    fn is_quick(&self) -> bool {
        self.0 == Level::Easy
    }

    fn choose(&self, position: &Position, mind: &mut Mind, rng: &mut Rng) -> u32 {
        let build = || any_bot(position.game, &BotSpec::from(self.0));
        let bot = mind.recall(|| build().expect("a game that is played is in the catalogue"));
        bot.choose(position.view.as_ref(), rng)
    }
}
