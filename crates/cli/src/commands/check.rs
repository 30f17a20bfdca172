//! `engawa GAME check-…`: checks a document of one's own (a map, a set of cards).

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use engawa_catalog::{Visitor, games, visit};
use engawa_core::Game;

use crate::options::read_document;

/// A command that checks the documents of one option of one game.
struct Kind {
    game: &'static str,
    command: &'static str,
    option: &'static str,
    /// What is checked, as a noun.
    noun: &'static str,
}

/// The checks there are; those whose game isn't in the catalog are not offered.
const KINDS: &[Kind] = &[
    Kind {
        game: "iwari",
        command: "check-map",
        option: "map",
        noun: "map",
    },
    Kind {
        game: "inori",
        command: "check-cards",
        option: "cards",
        noun: "set of cards",
    },
];

/// A check that was asked for.
pub struct Check {
    kind: &'static Kind,
    file: PathBuf,
}

/// Adds the checks to the command line.
pub fn add_to(engawa: Command) -> Command {
    kinds().fold(engawa, |engawa, kind| {
        let file = Arg::new("FILE")
            .help(format!("The file with the {}", kind.noun))
            .value_parser(value_parser!(PathBuf))
            .required(true);
        let about = format!("Checks a {} of your own and lists every fault", kind.noun);
        let check = Command::new(kind.command).about(about).arg(file);
        let about = format!("Checks files for {}", kind.game);
        engawa.subcommand(
            Command::new(kind.game)
                .about(about)
                .arg_required_else_help(true)
                .subcommand_required(true)
                .subcommand(check),
        )
    })
}

/// The check that was asked for, if one was.
pub fn asked_for(matches: &ArgMatches) -> Option<Check> {
    let (game, matches) = matches.subcommand()?;
    let (command, matches) = matches.subcommand()?;
    let kind = kinds().find(|kind| kind.game == game && kind.command == command)?;
    let file = matches.get_one::<PathBuf>("FILE")?.clone();
    Some(Check { kind, file })
}

impl Check {
    /// Reads the file, and says that it is well or every fault.
    pub fn run(self) -> anyhow::Result<()> {
        struct Read<'a>(&'a str, &'a Path);
        impl Visitor for Read<'_> {
            type Output = anyhow::Result<()>;
            fn visit<G: Game>(self) -> Self::Output {
                read_document::<G>(self.0, self.1).map(drop)
            }
        }
        let Self { kind, file } = self;
        visit(kind.game, Read(kind.option, &file))??;
        let Kind { game, noun, .. } = kind;
        writeln!(
            io::stdout(),
            "`{}` is a valid {noun} for {game}",
            file.display()
        )?;
        Ok(())
    }
}

fn kinds() -> impl Iterator<Item = &'static Kind> {
    let there = |kind: &&Kind| games().iter().any(|info| info.id == kind.game);
    KINDS.iter().filter(there)
}
