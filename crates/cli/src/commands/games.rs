//! `engawa games`

use std::io::{self, Write};

use clap::Args;
use engawa_bots::BotSpec;
use engawa_catalog::games;
use engawa_core::{GameInfo, OptionSpec, list};

/// The command's arguments.
#[derive(Args)]
#[command(after_help = "\
Options of a game are given as `--option key=value`; the first value is the default.")]
pub struct Games {
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Prints what there is to play.
    pub fn run(self) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(games())?)?;
            return Ok(());
        }
        for (i, game) in games().iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            print_game(&mut out, game)?;
        }
        print_bots(&mut out)?;
        Ok(())
    }
}

fn print_game(out: &mut impl Write, game: &GameInfo) -> io::Result<()> {
    let GameInfo {
        id, name, designer, ..
    } = game;
    let players = list(game.players);
    writeln!(out, "{id}: {name} by {designer}, for {players} players")?;
    for option in game.options {
        print_option(out, game, option)?;
    }
    Ok(())
}

fn print_bots(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\nbots: who plays all of them")?;
    let width = BotSpec::ALL.iter().map(|(name, _)| name.len()).max();
    let width = width.unwrap_or_default();
    for (name, about) in BotSpec::ALL {
        writeln!(out, "    {name:width$}  {about}")?;
    }
    Ok(())
}

fn print_option(out: &mut impl Write, game: &GameInfo, option: &OptionSpec) -> io::Result<()> {
    write!(out, "  {}: {}", option.key, option.about)?;
    if option.players != game.players {
        let players = if option.players == [1] {
            "player"
        } else {
            "players"
        };
        write!(out, " ({} {players} only)", list(option.players))?;
    }
    writeln!(out)?;
    let width = option.values.iter().map(|value| value.id.len()).max();
    let width = width.unwrap_or_default();
    for value in option.values {
        writeln!(out, "    {:width$}  {}", value.id, value.about)?;
    }
    if option.document {
        writeln!(out, "    {:width$}  A file of your own.", "FILE")?;
    }
    Ok(())
}
