//! `engawa simulate`

mod playouts;
mod tally;
mod written;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use engawa_bots::{BotSpec, BotVisitor, Evaluate, visit};
use engawa_core::{GameOptions, NotationError, RawOptions, Seed, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::options;
use tally::Tally;
use written::Writer;

/// The command's arguments.
#[derive(Args)]
#[command(after_help = "\
The same seed gives the same games, whatever the number of threads. Moves are the choices of
players; draws don't count. A victory shared by two counts one half for each.

Bots: random, greedy, easy, medium, hard, search:iterations=N, search:ms=N (see docs/bots.md).

Examples:
  engawa simulate gorinto --players 3 --games 200000
  engawa simulate gorinto --players 2 --option removal=tactical --json
  engawa simulate inori --players 2 --bots medium,greedy --games 10
  engawa simulate gorinto --players 4 --games 10 --seed 7 --trace games.jsonl")]
pub struct Simulate {
    /// The game, as named by `engawa games`
    game: String,
    /// How many players
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = players)]
    players: usize,
    /// An option of the game; where a document is possible, VALUE may be a file
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What the randomness starts from: a whole number or 64 hex digits
    #[arg(long, value_name = "S", default_value = "0")]
    seed: Seed,
    /// Who plays: one bot for all seats, or one per seat
    #[arg(
        long,
        value_name = "A,B,…",
        value_delimiter = ',',
        default_value = "random"
    )]
    bots: Vec<BotSpec>,
    /// On how many threads
    #[arg(long, value_name = "T", default_value_t = 1)]
    #[arg(value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: usize,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    /// Writes every event with the complete state after it as JSON lines; `-` is the standard
    /// output (the summary then goes to the standard error)
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Writes a record of every game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// Reads a number of players.
pub(super) fn players(text: &str) -> Result<usize, NotationError> {
    let bad = |_| NotationError::new(text, "a number of players");
    text.parse().map_err(bad)
}

/// Who plays.
enum Seats {
    /// Everybody at random: the fastest games.
    Random,
    /// A bot for each seat.
    Bots(Vec<BotSpec>),
}

impl Simulate {
    /// Plays the games and prints the summary.
    pub fn run(self) -> Result<()> {
        let summary = visit(&self.game, Run(&self))??;
        let text = if self.json {
            serde_json::to_string(&summary)? + "\n"
        } else {
            summary.to_text()
        };
        if self
            .trace
            .as_ref()
            .is_some_and(|file| file.as_os_str() == "-")
        {
            io::stderr().write_all(text.as_bytes())?;
        } else {
            io::stdout().write_all(text.as_bytes())?;
        }
        Ok(())
    }

    fn seats(&self) -> Result<Seats> {
        let (bots, players) = (self.bots.len(), self.players);
        if bots != 1 && bots != players {
            bail!("{bots} bots can't play {players} seats: name one for all, or one per seat");
        }
        if self.bots.iter().all(BotSpec::is_random) {
            return Ok(Seats::Random);
        }
        Ok(Seats::Bots(
            self.bots.iter().cycle().take(players).cloned().collect(),
        ))
    }
}

/// Plays the games, once their type is known.
struct Run<'a>(&'a Simulate);

impl BotVisitor for Run<'_> {
    type Output = Result<Summary>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let Self(args) = self;
        let raw = options::read::<G>(&args.options)?;
        let setup = Setup::<G>::parse(&raw, args.players)?;
        let seats = args.seats()?;
        let writer = Writer::new(args.trace.as_deref(), args.record.as_deref())?;

        let bar = progress_bar(args.games);
        let begin = Instant::now();
        let tally = match writer {
            Some(writer) => writer.play(&setup, &seats, args.seed, args.games, &bar)?,
            None => playouts::play(&setup, &seats, args.seed, args.games, args.threads, &bar)?,
        };
        let time = begin.elapsed();
        bar.finish_and_clear();
        Ok(Summary::new(
            G::INFO.id,
            setup.options().to_raw(),
            args,
            &tally,
            time,
        ))
    }
}

/// Shown on a terminal only.
pub(super) fn progress_bar(games: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos} of {human_len} games, {eta} left";
    let style = ProgressStyle::with_template(style);
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

/// What the games were like.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    players: usize,
    options: RawOptions,
    seed: Seed,
    games: u64,
    games_per_second: f64,
    moves_per_second: f64,
    mean_moves: f64,
    mean_score: Vec<f64>,
    win_share: Vec<f64>,
    #[serde(skip)]
    seconds: f64,
}

impl Summary {
    fn new(
        game: &'static str,
        options: RawOptions,
        args: &Simulate,
        tally: &Tally,
        time: Duration,
    ) -> Self {
        let seconds = time.max(Duration::from_nanos(1)).as_secs_f64();
        Self {
            game,
            players: args.players,
            options,
            seed: args.seed,
            games: tally.games,
            games_per_second: tally.games as f64 / seconds,
            moves_per_second: tally.moves as f64 / seconds,
            mean_moves: tally.mean_moves(),
            mean_score: tally.mean_score(args.players),
            win_share: tally.win_share(args.players),
            seconds,
        }
    }

    fn to_text(&self) -> String {
        let Self {
            game,
            players,
            games,
            seed,
            seconds,
            ..
        } = self;
        let options = options::to_text(&self.options);
        let mut text = format!("{game}, {players} players, {options}\n");
        text += &format!("{games} games from seed {seed} in {seconds:.2} s\n");
        text += &format!("{:>12.0} games/s\n", self.games_per_second);
        text += &format!("{:>12.0} moves/s\n", self.moves_per_second);
        text += &format!("{:>12.1} moves per game\n", self.mean_moves);
        text += "seat  mean score  wins\n";
        for (seat, (score, wins)) in self.mean_score.iter().zip(&self.win_share).enumerate() {
            text += &format!("{seat:>4}  {score:>10.2}  {:>5.1} %\n", wins * 100.0);
        }
        text
    }
}
