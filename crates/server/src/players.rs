//! Who plays the seats of bots.

use std::any::Any;

use engawa_bots::{BotSpec, BotVisitor, Budget, Evaluate, Level, Settings, visit};
use engawa_catalog::{AnyTable, Choice};
use engawa_core::{GameInfo, Rng, ScoreEntry, Seat, Viewer};

use crate::wire::HintedMoveShown;

/// So long a hint is thought about, apart from a look at where the best moves lead.
const HINT_MILLIS: u32 = 800;

/// What a bot is given to think about: what its seat may know, and nothing else.
pub struct Position {
    /// The game.
    pub game: &'static GameInfo,
    /// The seat that is to act.
    pub seat: Seat,
    /// What the seat may know: the `View` of the game's type, see `engawa_catalog::visit`.
    pub view: Box<dyn Any + Send>,
    /// The legal moves.
    pub moves: Vec<Choice>,
}

impl Position {
    /// The position of `seat`, who is to act at `table`.
    pub(crate) fn new(table: &dyn AnyTable, seat: Seat) -> Self {
        Self {
            game: table.info(),
            seat,
            view: table.typed_view(Viewer::Seat(seat)),
            moves: table.legal_moves(),
        }
    }
}

/// A bot of some level. It thinks on a thread of its own and may take its time.
pub trait Player: Send + Sync {
    /// The level's name.
    fn level(&self) -> &'static str;
    /// The action id of one of the legal moves.
    fn choose(&self, position: &Position, rng: &mut Rng) -> u32;
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
pub(crate) fn hint(position: &Position, rng: &mut Rng) -> (Vec<HintedMoveShown>, Line) {
    struct Think<'a>(&'a Position, &'a mut Rng);
    impl BotVisitor for Think<'_> {
        type Output = (Vec<HintedMoveShown>, Line);
        fn visit<G: Evaluate>(self) -> Self::Output {
            let Self(position, rng) = self;
            let view = position.view.downcast_ref::<G::View>();
            let view = view.expect("the view is of the game's own type");
            let settings = Settings::new(Budget::Millis(HINT_MILLIS), G::STYLE);
            let hint = engawa_bots::hint::<G>(view, settings, rng);
            let moves = hint.moves.iter().map(|hinted| HintedMoveShown {
                text: hinted.mv.to_string(),
                action: G::action_id(hinted.mv),
                share: hinted.share,
                chance: hinted.chance,
                score: hinted.score,
            });
            let line = Line {
                moves: hint.line.iter().map(ToString::to_string).collect(),
                scores: hint.scores.clone(),
            };
            (moves.collect(), line)
        }
    }
    let hinted = visit(position.game.id, Think(position, rng));
    hinted.expect("a game that is played is in the catalogue")
}

/// How a good player would go on, and what that would score.
pub(crate) struct Line {
    pub moves: Vec<String>,
    pub scores: Vec<ScoreEntry>,
}

/// Any legal move.
struct Random;

impl Player for Random {
    fn level(&self) -> &'static str {
        "random"
    }

    fn choose(&self, position: &Position, rng: &mut Rng) -> u32 {
        rng.pick(&position.moves).action
    }
}

/// A bot of a level for people.
struct Levelled(Level);

impl Player for Levelled {
    fn level(&self) -> &'static str {
        self.0.name()
    }

    fn choose(&self, position: &Position, rng: &mut Rng) -> u32 {
        struct Choose<'a>(Level, &'a Position, &'a mut Rng);
        impl BotVisitor for Choose<'_> {
            type Output = u32;
            fn visit<G: Evaluate>(self) -> u32 {
                let Self(level, position, rng) = self;
                let view = position.view.downcast_ref::<G::View>();
                let view = view.expect("the view is of the game's own type");
                let mut bot = BotSpec::from(level).build::<G>();
                G::action_id(bot.choose(view, rng))
            }
        }
        let chosen = visit(position.game.id, Choose(self.0, position, rng));
        chosen.expect("a game that is played is in the catalogue")
    }
}
