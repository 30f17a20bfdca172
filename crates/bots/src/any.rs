//! Bots and hints for whichever game it is. Compiled here for every game, and not again in each
//! program that uses them.

use std::any::Any;

use engawa_catalog::{Choice, UnknownGame};
use engawa_core::{Game, Rng};

use crate::games::{BotVisitor, visit};
use crate::{Bot, BotSpec, Budget, Evaluate, Hint, HintedMove, Settings, hint};

/// A bot for one game.
pub trait AnyBot: Send {
    /// The action id of the move it chooses. `view` is of the game's own type.
    fn choose(&mut self, view: &dyn Any, rng: &mut Rng) -> u32;
}

/// Makes the bot `spec` for the game with this id.
pub fn any_bot(game: &str, spec: &BotSpec) -> Result<Box<dyn AnyBot>, UnknownGame> {
    struct Build<'a>(&'a BotSpec);
    impl BotVisitor for Build<'_> {
        type Output = Box<dyn AnyBot>;
        fn visit<G: Evaluate>(self) -> Self::Output {
            Box::new(OfGame::<G>(self.0.build()))
        }
    }
    visit(game, Build(spec))
}

/// What a search of `budget` advises the seat of `view`, which is of the game's own type.
pub fn any_hint(
    game: &str,
    view: &dyn Any,
    budget: Budget,
    rng: &mut Rng,
) -> Result<Hint<Choice>, UnknownGame> {
    struct Advise<'a>(&'a dyn Any, Budget, &'a mut Rng);
    impl BotVisitor for Advise<'_> {
        type Output = Hint<Choice>;
        fn visit<G: Evaluate>(self) -> Self::Output {
            let Self(view, budget, rng) = self;
            let hint = hint::<G>(of::<G>(view), Settings::new(budget, G::STYLE), rng);
            let named = |mv: G::Move| Choice {
                text: mv.to_string(),
                action: G::action_id(mv),
            };
            let hinted = |hinted: &HintedMove<G::Move>| HintedMove {
                mv: named(hinted.mv),
                share: hinted.share,
                chance: hinted.chance,
                score: hinted.score,
            };
            Hint {
                moves: hint.moves.iter().map(hinted).collect(),
                line: hint.line.iter().copied().map(named).collect(),
                scores: hint.scores,
            }
        }
    }
    visit(game, Advise(view, budget, rng))
}

struct OfGame<G: Game>(Box<dyn Bot<G>>);

impl<G: Evaluate> AnyBot for OfGame<G> {
    fn choose(&mut self, view: &dyn Any, rng: &mut Rng) -> u32 {
        G::action_id(self.0.choose(of::<G>(view), rng))
    }
}

fn of<G: Game>(view: &dyn Any) -> &G::View {
    let view = view.downcast_ref::<G::View>();
    view.expect("the view is of the game's own type")
}
