//! The commands, one file each.

mod arena;
pub mod check;
mod games;
mod host;
mod replay;
mod serve;
mod simulate;

use clap::Subcommand;

/// What can be asked for, apart from the checks of single games (see [`check`]).
#[derive(Subcommand)]
pub enum Command {
    /// Lists the games, their player counts and options
    Games(games::Games),
    /// Plays whole games and says how fast, how long and who won
    Simulate(simulate::Simulate),
    /// Lets bots play against each other and says who is better, and how surely
    Arena(Box<arena::Arena>),
    /// Replays the record of a game
    Replay(replay::Replay),
    /// Opens the house: a table server for the browser
    Serve(serve::Serve),
    /// Lists the tables of a server
    Tables(host::Tables),
    /// Prints the record of a table
    Export(host::Export),
    /// Adds the record of a finished game to a server
    Import(host::Import),
    /// Copies the data of a server, also while it runs
    Backup(host::Backup),
}

impl Command {
    /// Does what was asked for.
    pub fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Games(games) => games.run(),
            Self::Simulate(simulate) => simulate.run(),
            Self::Arena(arena) => arena.run(),
            Self::Replay(replay) => replay.run(),
            Self::Serve(serve) => serve.run(),
            Self::Tables(tables) => tables.run(),
            Self::Export(export) => export.run(),
            Self::Import(import) => import.run(),
            Self::Backup(backup) => backup.run(),
        }
    }
}
