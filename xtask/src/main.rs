//! The project's chores. `cargo xtask help` lists them.

mod apt;
mod attack;
mod load;
mod rules;
mod steps;
mod verifier;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
The project's chores.

  cargo xtask play     builds everything and serves the table on this machine
  cargo xtask test     runs every check: format, clippy, tests, docs, wasm, rules, web, browser
  cargo xtask screenshots
                       pictures of every scene, into web/screenshots
  cargo xtask latency  how long a move takes in the browser until it is on the screen
  cargo xtask rules    compares the numbered rules in docs/rules with the names of the tests
                       and with the rules in other languages
  cargo xtask types    writes the types of server and games for TypeScript
  cargo xtask load [TABLES [SECONDS [MOVES-PER-SECOND]]]
                       plays many tables of all games against a server and says how fast it went
  cargo xtask load compare OLD-BINARY [SECONDS [TABLES [MOVES-PER-SECOND]]]
                       the same against another build of `engawa` and this one in turn
  cargo xtask load stored [TABLES]
                       how fast a server with many stored tables starts, and its memory at rest
                       `--game GAME` plays only that one; `--server BINARY` measures that
                       build of `engawa`, not this one
  cargo xtask attack [--quick] [NAME…]
                       attacks a server on this machine in every way somebody thought of, and
                       says what held; `--server BINARY` attacks that build of `engawa`
  cargo xtask help     this text
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match words {
        ["play"] => steps::play(root()),
        ["test"] => steps::test(root()),
        ["rules"] => rules::check(root()),
        ["types"] => steps::types(root()),
        [chore @ ("screenshots" | "latency")] => web::chore(root(), chore),
        ["attack", words @ ..] => attack::run(root(), words),
        ["load", words @ ..] => load::run(root(), words),
        [] | ["help" | "-h" | "--help"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => bail!("there is no chore `{}`\n\n{HELP}", words.join(" ")),
    }
}

/// The root of the workspace: the folder that holds `xtask`.
fn root() -> &'static Path {
    static ROOT: std::sync::LazyLock<PathBuf> = std::sync::LazyLock::new(|| {
        let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
        xtask.parent().unwrap_or(xtask).to_owned()
    });
    &ROOT
}
