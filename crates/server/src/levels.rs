//! The levels for people, played by `engawa_bots`.

use engawa_bots::{BotSpec, BotVisitor, Evaluate, Level};
use engawa_core::Rng;

use crate::players::{Player, Players, Position};

impl Players {
    /// The levels that people play against: easy, medium, hard.
    pub fn for_people() -> Self {
        let player = |level| Box::new(AtLevel(level)) as Box<dyn Player>;
        Self::new(Level::ALL.map(player).into())
    }
}

/// A bot of a level. It remembers nothing between its choices, so that a restart changes nothing.
struct AtLevel(Level);

impl Player for AtLevel {
    fn level(&self) -> &'static str {
        self.0.name()
    }

    fn choose(&self, position: &Position, rng: &mut Rng) -> u32 {
        let choice = Choice {
            level: self.0,
            position,
            rng,
        };
        engawa_bots::visit(position.game.id, choice).expect("bots play every game of the catalog")
    }
}

struct Choice<'a> {
    level: Level,
    position: &'a Position,
    rng: &'a mut Rng,
}

impl BotVisitor for Choice<'_> {
    type Output = u32;

    fn visit<G: Evaluate>(self) -> u32 {
        let view = self.position.view.downcast_ref::<G::View>();
        let view = view.expect("the view is one of the game's");
        let spec: BotSpec = self.level.name().parse().expect("levels are bots");
        let mut bot = spec.build::<G>();
        G::action_id(bot.choose(view, self.rng))
    }
}

#[cfg(test)]
mod tests {
    use engawa_core::{RawOptions, Seed, Turn};

    use super::*;

    #[test]
    fn easy_and_medium_choose_a_legal_move_in_every_game() {
        let players = Players::for_people();
        assert_eq!(players.levels(), ["easy", "medium", "hard"]);
        for info in engawa_catalog::games() {
            let raw = RawOptions::default();
            let table = engawa_catalog::open(info.id, &raw, 2, Seed::from(5));
            let mut table = table.expect("every game is for two");
            while table.turn() == Turn::Chance {
                table.draw();
            }
            let seat = table.turn().seat().expect("somebody is to act");
            let position = Position::new(table.as_ref(), seat);
            for level in ["easy", "medium"] {
                let mut rng = Rng::stream(Seed::from(5), 9);
                let action = players.get(level).choose(&position, &mut rng);
                assert!(position.moves.iter().any(|choice| choice.action == action));
            }
        }
    }
}
