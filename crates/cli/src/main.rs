//! The binary `engawa`. One file per command in `commands/`.

mod commands;
mod data;
mod files;
mod options;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Error;
use clap::error::ErrorKind as Misuse;
use clap::{CommandFactory, FromArgMatches, Parser};

use commands::{Command, check};

/// The server makes and drops many small texts on several threads, which this one does best.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for board games about spirits, elements and nature.
#[derive(Parser)]
#[command(name = "engawa", version, arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  engawa games
  engawa simulate gorinto --players 3 --games 10000
  engawa simulate gorinto --players 2 --games 1 --seed 7 --record games
  engawa replay games/gorinto-2p-1.json
  engawa serve

`engawa COMMAND --help` tells more about a command.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The exit code when something asked for can't be done.
const REFUSED: u8 = 2;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => report(&error),
    }
}

fn run() -> anyhow::Result<()> {
    let matches = check::add_to(Cli::command()).try_get_matches()?;
    match check::asked_for(&matches) {
        Some(asked) => asked.run(),
        None => Cli::from_arg_matches(&matches)?.command.run(),
    }
}

/// Says what went wrong, and gives the exit code.
fn report(error: &Error) -> ExitCode {
    let io = |cause: &(dyn std::error::Error + 'static)| {
        let cause = cause.downcast_ref::<io::Error>();
        cause.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(io) {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    if let Some(misuse) = error.downcast_ref::<clap::Error>() {
        return report_misuse(misuse);
    }
    complain(&format!("{error:#}"));
    ExitCode::from(REFUSED)
}

/// Help and version are printed as they are; of a mistake, what it was.
fn report_misuse(misuse: &clap::Error) -> ExitCode {
    match misuse.kind() {
        Misuse::DisplayHelp | Misuse::DisplayVersion => {
            let _ = misuse.print();
            return ExitCode::SUCCESS;
        }
        Misuse::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = misuse.print();
        }
        _ => complain(&one_line(&misuse.render().to_string())),
    }
    ExitCode::from(REFUSED)
}

/// A message of clap in one line, without its hints about usage and help.
fn one_line(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let parts = message
        .split("\n\n")
        .filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more information"))
        .map(|part| part.lines().map(str::trim).collect::<Vec<_>>().join(" "));
    parts.collect::<Vec<_>>().join("; ")
}

/// Prints a sentence to the standard error. What it quotes from files can't steer a terminal.
fn complain(sentence: &str) {
    let tame = |c: char| {
        if c.is_control() && c != '\n' {
            '\u{fffd}'
        } else {
            c
        }
    };
    let sentence: String = sentence.chars().map(tame).collect();
    // If even this can't be written, there is nobody to tell.
    let _ = writeln!(io::stderr(), "engawa: {sentence}");
}
