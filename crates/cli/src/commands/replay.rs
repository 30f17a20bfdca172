//! `engawa replay`

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use engawa_catalog::{AnyPlaythrough, Past, replay, verify};
use engawa_core::{Outcome, RawOptions, Record, ScoreEntry, Scorer, Scores, Seed, Turn, Viewer};
use serde::Serialize;

use crate::files::{RECORD_LIMIT, read_text};
use crate::options;

/// The command's arguments.
#[derive(Args)]
#[command(after_help = "\
Without --step, prints every event with the points it gave and why, and how the game ended.
A record that can't be replayed is refused with the number of the event and what was expected
there; `--step` with the number before it shows the position.

Examples:
  engawa replay game.json
  engawa replay game.json --step 12 --json
  engawa replay game.json --verify")]
pub struct Replay {
    /// The record
    file: PathBuf,
    /// Prints the position after this event; 0 is the start
    #[arg(long, value_name = "K")]
    step: Option<usize>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// Checks also that every draw follows from the record's seed (of a continued game, every
    /// draw since it was continued)
    #[arg(long)]
    verify: bool,
}

impl Replay {
    /// Replays the record and prints it.
    pub fn run(self) -> Result<()> {
        let text = read_text(&self.file, RECORD_LIMIT)?;
        let print = || -> Result<()> {
            let mut record = Record::from_json(&text)?;
            if self.verify {
                verify(&record)?;
            }
            match self.step {
                Some(step) => {
                    cut(&mut record, step)?;
                    self.print_position(&*replay(&record)?)
                }
                None => self.print_game(&record, &*replay(&record)?),
            }
        };
        print().with_context(|| format!("`{}`", self.file.display()))
    }

    fn print_position(&self, table: &dyn AnyPlaythrough) -> Result<()> {
        let mut out = io::stdout().lock();
        let state = table.snapshot();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&state)?)?;
            return Ok(());
        }
        match table.history().last() {
            None => writeln!(out, "{}, before the first event", table.info().name)?,
            Some(past) => {
                let number = table.history().len();
                let name = table.info().name;
                writeln!(
                    out,
                    "{name}, after event {number}, {} {}",
                    who(past),
                    past.text
                )?;
            }
        }
        match table.turn() {
            Turn::Seat(seat) => writeln!(out, "Next: seat {seat}")?,
            Turn::Chance => writeln!(out, "Next: a draw")?,
            Turn::Over => writeln!(out, "The game is over")?,
        }
        writeln!(out, "Scores: {}", scores(&table.scores()))?;
        writeln!(out, "{}", serde_json::to_string_pretty(&state)?)?;
        Ok(())
    }

    fn print_game(&self, record: &Record, table: &dyn AnyPlaythrough) -> Result<()> {
        let mut out = io::stdout().lock();
        if self.json {
            let game = Replayed::new(record, table);
            writeln!(out, "{}", serde_json::to_string(&game)?)?;
            return Ok(());
        }
        let (name, players) = (table.info().name, table.players());
        writeln!(
            out,
            "{name}, {players} players, version {} of the rules",
            record.rules
        )?;
        writeln!(out, "Options: {}", options::to_text(&table.options()))?;
        if let Some(seed) = record.seed {
            let verified = if self.verify { verified(record) } else { "" };
            writeln!(out, "Seed: {seed}{verified}")?;
        }
        if record.continued > 0 {
            let events = record.continued;
            writeln!(
                out,
                "Continued: the first {events} events were taken over from another game; \
                 the seed says nothing about them"
            )?;
        }
        for (i, (past, scores)) in steps(table).into_iter().enumerate() {
            writeln!(out, "{:>5}  {:<6}  {}", i + 1, who(past), past.text)?;
            for entry in scores {
                let ScoreEntry {
                    points,
                    rule,
                    reason,
                    ..
                } = &entry;
                let who = scorer(entry.scorer);
                writeln!(out, "{:15}{who} {points:+}  {rule}: {reason}", "")?;
            }
        }
        match table.outcome() {
            Some(outcome) => print_outcome(&mut out, &outcome)?,
            None => writeln!(out, "Not over. Scores: {}", scores(&table.scores()))?,
        }
        Ok(())
    }
}

/// What `--verify` has found out.
const fn verified(record: &Record) -> &'static str {
    if record.continued == 0 {
        ", verified"
    } else if record.continued < record.events.len() {
        ", verified for what was drawn after the game was continued"
    } else {
        ", but nothing was drawn from it: every event was taken over"
    }
}

/// Shortens the record to its first events.
fn cut(record: &mut Record, step: usize) -> Result<()> {
    let events = record.events.len();
    if step > events {
        bail!("there is no event {step}; the record has {events} events");
    }
    if step < events {
        record.events.truncate(step);
        record.result = None;
    }
    Ok(())
}

/// The events, each with the points it gave.
fn steps(table: &dyn AnyPlaythrough) -> Vec<(&Past, Vec<ScoreEntry>)> {
    let history = table.history().iter();
    let mut steps: Vec<_> = history.map(|past| (past.as_ref(), Vec::new())).collect();
    // Points are public: a spectator sees all of them.
    for line in table.log(Viewer::Spectator, 0) {
        steps[line.number - 1].1.extend(line.score);
    }
    steps
}

fn print_outcome(out: &mut impl Write, outcome: &Outcome) -> io::Result<()> {
    writeln!(out, "The game is over: {}", outcome.ending.join(", "))?;
    for (seat, standing) in outcome.standings.iter().enumerate() {
        let won = if standing.won { ", won" } else { "" };
        let (score, rank) = (standing.score, standing.rank);
        writeln!(out, "  seat {seat}: {score} points, place {rank}{won}")?;
    }
    match outcome.rival {
        Some(score) => writeln!(out, "  rival: {score} points"),
        None => Ok(()),
    }
}

fn who(past: &Past) -> String {
    past.seat
        .map_or("draw".to_owned(), |seat| format!("seat {seat}"))
}

fn scorer(scorer: Scorer) -> String {
    match scorer {
        Scorer::Seat(seat) => format!("seat {seat}"),
        Scorer::Rival => "rival".to_owned(),
    }
}

fn scores(scores: &Scores) -> String {
    let seats = scores.seats.iter().map(ToString::to_string);
    let rival = scores.rival.map(|score| format!("rival {score}"));
    seats.chain(rival).collect::<Vec<_>>().join(", ")
}

/// A replayed game as JSON.
#[derive(Serialize)]
struct Replayed<'a> {
    game: &'static str,
    rules: u32,
    options: RawOptions,
    players: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    continued: Option<usize>,
    events: Vec<Step<'a>>,
    scores: Scores,
    result: Option<Outcome>,
}

/// An event of a replayed game as JSON.
#[derive(Serialize)]
struct Step<'a> {
    number: usize,
    #[serde(flatten)]
    past: &'a Past,
    scores: Vec<ScoreEntry>,
}

impl<'a> Replayed<'a> {
    fn new(record: &Record, table: &'a dyn AnyPlaythrough) -> Self {
        let step = |(i, (past, scores))| Step {
            number: i + 1,
            past,
            scores,
        };
        Self {
            game: table.info().id,
            rules: record.rules,
            options: table.options(),
            players: table.players(),
            seed: record.seed,
            continued: (record.continued > 0).then_some(record.continued),
            events: steps(table).into_iter().enumerate().map(step).collect(),
            scores: table.scores(),
            result: table.outcome(),
        }
    }
}
