//! The commands, one file each.

pub mod check;
mod games;
mod replay;
mod simulate;

use clap::Subcommand;

/// What can be asked for, apart from the checks of single games (see [`check`]).
#[derive(Subcommand)]
pub enum Command {
    /// Lists the games, their player counts and options
    Games(games::Games),
    /// Plays whole games and says how fast, how long and who won
    Simulate(simulate::Simulate),
    /// Replays the record of a game
    Replay(replay::Replay),
}

impl Command {
    /// Does what was asked for.
    pub fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Games(games) => games.run(),
            Self::Simulate(simulate) => simulate.run(),
            Self::Replay(replay) => replay.run(),
        }
    }
}
