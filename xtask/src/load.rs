//! `cargo xtask load`: a server under load, and how fast it was.

mod compare;
mod figures;
mod server;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::steps::cargo;
use figures::Figures;
use server::Server;

const MAX_TABLES: u32 = 5_000;
const MAX_SECONDS: u32 = 600;
const MAX_RATE: u32 = 100_000;

/// Builds the server and the load generator, runs one against the other, and prints what came
/// of it. The words are those of `cargo xtask help`.
pub fn run(root: &Path, words: &[&str]) -> Result<()> {
    let mut words = words.to_vec();
    let game = take(&mut words, "--game")?.unwrap_or("mix");
    let program = take(&mut words, "--server")?.map(PathBuf::from);
    if let Some(word) = words.iter().find(|word| word.starts_with('-')) {
        bail!("there is no option {word}; see cargo xtask help");
    }
    let bench = || Bench::new(root, program);
    match words[..] {
        ["stored", ref rest @ ..] => {
            let [tables] = numbers(rest, [10_000])?;
            bench()?.stored(tables)
        }
        ["compare", old, ref rest @ ..] => {
            let [seconds, tables, rate] = numbers(rest, [20, 48, 0])?;
            let load = Load::new(game, tables, seconds, rate)?;
            compare::run(&bench()?, Path::new(old), &load)
        }
        ref rest => {
            let [tables, seconds, rate] = numbers(rest, [1000, 20, 0])?;
            let load = Load::new(game, tables, seconds, rate)?;
            let bench = bench()?;
            println!("{load}");
            let figures = bench.measure(&bench.program, &load)?;
            print!("{}", figures.report(load.tables));
            Ok(())
        }
    }
}

/// Release builds of the server and of a program that talks to it.
pub struct Programs {
    pub server: PathBuf,
    pub example: PathBuf,
}

/// Builds one of the server's examples, and the server if no other one is given.
pub fn build(root: &Path, server: Option<PathBuf>, example: &str) -> Result<Programs> {
    let built = ["--package", "engawa-server", "--example", example];
    // Both at once: built one after the other, they would want some packages in different ways.
    let ours: &[&str] = match &server {
        None => &["--package", "engawa-cli", "--bin", "engawa"],
        Some(_) => &[],
    };
    cargo(root, &[&["build", "--release"], ours, &built].concat())?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let release = target.map_or_else(|| root.join("target"), PathBuf::from);
    let release = release.join("release");
    Ok(Programs {
        server: server.unwrap_or_else(|| release.join("engawa")),
        example: release.join("examples").join(example),
    })
}

/// Takes an option and its value out of the words.
pub fn take<'a>(words: &mut Vec<&'a str>, option: &str) -> Result<Option<&'a str>> {
    let Some(at) = words.iter().position(|word| *word == option) else {
        return Ok(None);
    };
    if at + 1 == words.len() {
        bail!("{option} needs a value");
    }
    let value = words.drain(at..at + 2).nth(1);
    Ok(value)
}

/// Reads numbers; those that are missing are as given.
fn numbers<const N: usize>(words: &[&str], mut numbers: [u32; N]) -> Result<[u32; N]> {
    if words.len() > N {
        bail!("too many words; see cargo xtask help");
    }
    for (number, word) in numbers.iter_mut().zip(words) {
        *number = word
            .parse()
            .with_context(|| format!("{word} is no number"))?;
    }
    Ok(numbers)
}

/// What the load generator is to do.
struct Load {
    game: String,
    tables: u32,
    seconds: u32,
    /// Moves per second; 0: as fast as it goes.
    rate: u32,
}

impl Load {
    fn new(game: &str, tables: u32, seconds: u32, rate: u32) -> Result<Self> {
        if !(1..=MAX_TABLES).contains(&tables)
            || !(1..=MAX_SECONDS).contains(&seconds)
            || rate > MAX_RATE
        {
            bail!(
                "at most {MAX_TABLES} tables, {MAX_SECONDS} seconds and {MAX_RATE} moves per second"
            );
        }
        Ok(Self {
            game: game.to_owned(),
            tables,
            seconds,
            rate,
        })
    }
}

impl std::fmt::Display for Load {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (game, tables, seconds) = (&self.game, self.tables, self.seconds);
        write!(f, "{game}, {tables} tables, {seconds} s, ")?;
        match self.rate {
            0 => write!(f, "as fast as it goes"),
            rate => write!(f, "{rate} moves/s asked for"),
        }
    }
}

/// Where and with what is measured.
struct Bench {
    /// The server.
    program: PathBuf,
    generator: PathBuf,
    folder: PathBuf,
}

impl Bench {
    /// Builds the load generator, and the server if no other one is given.
    fn new(root: &Path, program: Option<PathBuf>) -> Result<Self> {
        let programs = build(root, program, "load")?;
        let folder = std::env::temp_dir().join(format!("engawa-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Self {
            program: programs.server,
            generator: programs.example,
            folder,
        })
    }

    /// Plays against a server with nothing stored.
    fn measure(&self, program: &Path, load: &Load) -> Result<Figures> {
        let folder = self.folder.join("data");
        std::fs::create_dir_all(&folder)?;
        let server = Server::start(program, &folder)?;
        let numbers = [server.id(), load.tables, load.seconds, load.rate];
        let [id, tables, seconds, rate] = numbers.map(|number| number.to_string());
        let address = &server.address;
        let words = ["play", address, &id, &load.game, &tables, &seconds, &rate];
        let printed = self.generate(&words)?;
        server.stop()?;
        std::fs::remove_dir_all(&folder)?;
        Figures::read(&printed)
    }

    /// How fast a server with many stored tables starts, and what it needs when nobody is there.
    fn stored(&self, tables: u32) -> Result<()> {
        let start = || Server::start(&self.program, &self.folder);
        let server = start()?;
        println!("without tables: {}", server.at_rest()?);
        self.generate(&["fill", &server.address, &tables.to_string()])?;
        server.stop()?;
        for _ in 0..5 {
            let server = start()?;
            println!("with {tables} tables: {}", server.at_rest()?);
            server.stop()?;
        }
        Ok(())
    }

    /// Runs the load generator, and gives what it printed.
    fn generate(&self, words: &[&str]) -> Result<String> {
        let mut command = Command::new(&self.generator);
        let output = command.args(words).stderr(Stdio::inherit()).output()?;
        if !output.status.success() {
            bail!("the load generator ended with {}", output.status);
        }
        Ok(String::from_utf8(output.stdout)?)
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
