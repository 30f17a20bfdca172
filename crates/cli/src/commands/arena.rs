//! `engawa arena`

mod lineups;
mod matches;
mod report;
mod standing;

use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use anyhow::Result;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use engawa_bots::{BotSpec, BotVisitor, Evaluate, visit};
use engawa_core::{GameOptions, Seed, Setup};

use super::simulate::{players, progress_bar};
use crate::options;
use lineups::Lineups;
use report::Report;

/// The command's arguments.
#[derive(Args)]
#[command(after_help = "\
Each deal is played once with every bot on every seat. With as many bots as players all of them
sit at one table; with more, all tables that they can form play the same deals; one bot alone
plays all seats. The same seed gives the same result, whatever the number of threads, unless a
bot's budget is in milliseconds.

Bots: random, greedy, easy, medium, hard, search:iterations=N, search:ms=N (see docs/bots.md).

Examples:
  engawa arena gorinto --players 2 --bots hard,greedy --games 200
  engawa arena gorinto --players 4 --bots hard,medium,medium,medium --games 100 --json
  engawa arena gorinto --players 2 --bots random,easy,medium,search:ms=50 --games 600")]
pub struct Arena {
    /// The game, as named by `engawa games`
    game: String,
    /// How many players
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = players)]
    players: usize,
    /// An option of the game; where a document is possible, VALUE may be a file
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who plays
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<BotSpec>,
    /// How many games; rounded up so that every bot has every seat equally often
    #[arg(long, value_name = "G", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// What the randomness starts from: a whole number or 64 hex digits
    #[arg(long, value_name = "S", default_value = "0")]
    seed: Seed,
    /// On how many threads; all cores if not said
    #[arg(long, value_name = "T")]
    #[arg(value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
}

impl Arena {
    /// Plays the games and prints who did how well.
    pub fn run(self) -> Result<()> {
        let report = visit(&self.game, Run(&self))??;
        let text = if self.json {
            serde_json::to_string(&report)? + "\n"
        } else {
            report.to_text()
        };
        io::stdout().write_all(text.as_bytes())?;
        Ok(())
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.unwrap_or_else(cores)
    }
}

/// Plays the games, once their type is known.
struct Run<'a>(&'a Arena);

impl BotVisitor for Run<'_> {
    type Output = Result<Report>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let Self(args) = self;
        let raw = options::read::<G>(&args.options)?;
        let setup = Setup::<G>::parse(&raw, args.players)?;
        let start = G::start(&setup);
        let lineups = Lineups::new(args.bots.len(), args.players)?;
        let games = lineups.round_up(args.games);
        let bar = progress_bar(games);
        let results = matches::play(
            &start,
            &args.bots,
            &lineups,
            args.seed,
            games,
            args.threads(),
            &bar,
        )?;
        bar.finish_and_clear();
        Ok(Report::new(
            G::INFO.id,
            setup.options().to_raw(),
            args.players,
            args.seed,
            &args.bots,
            &results,
        ))
    }
}
