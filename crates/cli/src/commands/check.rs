//! `engawa GAME check-…` and `show-…`: checks a document of one's own (a map, a set of cards), or
//! prints one that comes with the game.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use engawa_catalog::{Visitor, built_in_document, games, visit};
use engawa_core::Game;

use crate::options::read_document;

/// The documents of one option of one game, with a command to check and one to show them.
pub struct Kind {
    game: &'static str,
    check: &'static str,
    show: &'static str,
    option: &'static str,
    /// What is checked, as a noun.
    noun: &'static str,
}

/// The documents there are; those whose game isn't in the catalog are not offered.
const KINDS: &[Kind] = &[
    Kind {
        game: "iwari",
        check: "check-map",
        show: "show-map",
        option: "map",
        noun: "map",
    },
    Kind {
        game: "inori",
        check: "check-cards",
        show: "show-cards",
        option: "cards",
        noun: "set of cards",
    },
];

/// What was asked for.
pub enum Asked {
    /// To check a file.
    Check(&'static Kind, PathBuf),
    /// To print a document that comes with the game.
    Show(&'static Kind, String),
}

/// Adds the commands to the command line.
pub fn add_to(engawa: Command) -> Command {
    kinds().fold(engawa, |engawa, kind| {
        let Kind { game, noun, .. } = kind;
        let file = Arg::new("FILE")
            .help(format!("The file with the {noun}"))
            .value_parser(value_parser!(PathBuf))
            .required(true);
        let about = format!("Checks a {noun} of your own and lists every fault");
        let check = Command::new(kind.check).about(about).arg(file);
        let names: Vec<_> = built_in(kind).collect();
        let name = Arg::new("NAME")
            .help("Which one")
            .default_value(names.first().copied())
            .value_parser(PossibleValuesParser::new(names));
        let about = format!("Prints a {noun} that comes with the game, to begin your own with");
        let show = Command::new(kind.show).about(about).arg(name);
        let about = format!("Checks and prints files for {game}");
        engawa.subcommand(
            Command::new(kind.game)
                .about(about)
                .arg_required_else_help(true)
                .subcommand_required(true)
                .subcommands([check, show]),
        )
    })
}

/// What was asked for, if it was one of these.
pub fn asked_for(matches: &ArgMatches) -> Option<Asked> {
    let (game, matches) = matches.subcommand()?;
    let (command, matches) = matches.subcommand()?;
    let kind = kinds().find(|kind| kind.game == game)?;
    if command == kind.check {
        let file = matches.get_one::<PathBuf>("FILE")?.clone();
        return Some(Asked::Check(kind, file));
    }
    let name = matches.get_one::<String>("NAME")?.clone();
    Some(Asked::Show(kind, name))
}

impl Asked {
    /// Does it.
    pub fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Check(kind, file) => check(kind, &file),
            Self::Show(kind, name) => show(kind, &name),
        }
    }
}

/// Reads the file, and says that it is well or every fault.
fn check(kind: &Kind, file: &Path) -> anyhow::Result<()> {
    struct Read<'a>(&'a str, &'a Path);
    impl Visitor for Read<'_> {
        type Output = anyhow::Result<()>;
        fn visit<G: Game>(self) -> Self::Output {
            read_document::<G>(self.0, self.1).map(drop)
        }
    }
    let Kind { game, noun, .. } = kind;
    visit(game, Read(kind.option, file))??;
    let file = file.display();
    writeln!(io::stdout(), "`{file}` is a valid {noun} for {game}")?;
    Ok(())
}

fn show(kind: &Kind, name: &str) -> anyhow::Result<()> {
    let text = built_in_document(kind.game, kind.option, name)?;
    let text = text.with_context(|| format!("there is no {} `{name}`", kind.noun))?;
    write!(io::stdout(), "{text}")?;
    Ok(())
}

/// The names of the documents that come with the game.
fn built_in(kind: &Kind) -> impl Iterator<Item = &'static str> {
    let game = games().iter().find(|info| info.id == kind.game);
    let options = game.map_or(&[][..], |info| info.options);
    let option = options.iter().find(|spec| spec.key == kind.option);
    let values = option.map_or(&[][..], |spec| spec.values);
    values.iter().map(|value| value.id)
}

fn kinds() -> impl Iterator<Item = &'static Kind> {
    let there = |kind: &&Kind| games().iter().any(|info| info.id == kind.game);
    KINDS.iter().filter(there)
}
