//! Games that are written down: the same games as the fast ones, one after another.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use engawa_bots::{Evaluate, Players};
use engawa_core::{
    Game, GameOptions, Happening, Outcome, Playthrough, Purpose, RawOptions, Rng, Seat, Seed,
    Setup, Silent, Turn,
};
use indicatif::ProgressBar;
use serde::Serialize;

use super::Seats;
use super::tally::Tally;

const CANT_WRITE: &str = "can't write the trace";

/// Where games are written to.
pub struct Writer {
    trace: Option<Box<dyn Write>>,
    records: Option<PathBuf>,
}

impl Writer {
    /// A writer of a trace, of records, or of both; `None` if neither is wanted.
    pub fn new(trace: Option<&Path>, records: Option<&Path>) -> Result<Option<Self>> {
        if trace.is_none() && records.is_none() {
            return Ok(None);
        }
        if let Some(folder) = records {
            fs::create_dir_all(folder)
                .with_context(|| format!("can't make the folder `{}`", folder.display()))?;
        }
        Ok(Some(Self {
            trace: trace.map(create).transpose()?,
            records: records.map(Path::to_owned),
        }))
    }

    /// Plays games 0 to `games` − 1 of the series that starts from `seed`.
    pub fn play<G: Evaluate>(
        mut self,
        setup: &Setup<G>,
        seats: &Seats,
        seed: Seed,
        games: u64,
        bar: &ProgressBar,
    ) -> Result<Tally> {
        let mut tally = Tally::default();
        for n in 0..games {
            let table = self.play_one(setup, seats, seed.nth(n), &mut tally)?;
            if let Some(folder) = &self.records {
                let name = format!("{}-{}p-{}.json", G::INFO.id, setup.players(), n + 1);
                let path = folder.join(name);
                fs::write(&path, table.record().to_pretty_json())
                    .with_context(|| format!("can't write `{}`", path.display()))?;
            }
            bar.inc(1);
        }
        if let Some(trace) = &mut self.trace {
            trace.flush().context(CANT_WRITE)?;
        }
        Ok(tally)
    }

    fn play_one<G: Evaluate>(
        &mut self,
        setup: &Setup<G>,
        seats: &Seats,
        seed: Seed,
        tally: &mut Tally,
    ) -> Result<Playthrough<G>> {
        self.line(|| Head {
            game: G::INFO.id,
            options: setup.options().to_raw(),
            players: setup.players(),
            seed,
        })?;
        let mut table = Playthrough::new(setup, seed);
        let mut choose = chooser(seats, seed);
        let mut played = 0;
        loop {
            let turn = table.state().turn();
            match turn {
                Turn::Seat(seat) => {
                    let mv = choose(seat, table.state());
                    table.play(mv, &mut Silent)?;
                    played += 1;
                }
                Turn::Chance => table.draw(&mut Silent),
                Turn::Over => break,
            }
            self.line(|| Event::new(&table, turn.seat()))?;
        }
        let result = table.state().outcome().expect("the game is over");
        tally.count(played, &result);
        self.line(|| End { result })?;
        Ok(table)
    }

    fn line<T: Serialize>(&mut self, line: impl FnOnce() -> T) -> Result<()> {
        let Some(trace) = &mut self.trace else {
            return Ok(());
        };
        serde_json::to_writer(&mut *trace, &line())
            .map_err(io::Error::from)
            .and_then(|()| trace.write_all(b"\n"))
            .context(CANT_WRITE)
    }
}

/// Chooses the move of a seat.
type Chooser<G> = dyn FnMut(Seat, &G) -> <G as Game>::Move;

/// Chooses the moves of a game as the fast games do.
fn chooser<G: Evaluate>(seats: &Seats, seed: Seed) -> Box<Chooser<G>> {
    match seats {
        Seats::Random => {
            let mut choices = Rng::new(seed, Purpose::Choices);
            let mut moves = Vec::new();
            Box::new(move |_, state| {
                moves.clear();
                state.legal_moves(&mut moves);
                *choices.pick(&moves)
            })
        }
        Seats::Bots(bots) => {
            let mut players = Players::new(bots, seed, 0);
            Box::new(move |seat, state| players.choose(seat, state))
        }
    }
}

fn create(path: &Path) -> Result<Box<dyn Write>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    let file = File::create(path).with_context(|| format!("can't write `{}`", path.display()))?;
    Ok(Box::new(BufWriter::new(file)))
}

/// The first line of a game.
#[derive(Serialize)]
struct Head {
    game: &'static str,
    options: RawOptions,
    players: usize,
    seed: Seed,
}

/// The line of a move or draw.
#[derive(Serialize)]
struct Event<S> {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    text: String,
    action: Option<u32>,
    state: S,
}

impl<S: Serialize> Event<S> {
    /// The last thing that happened, done by `seat`.
    fn new<G: Game<Snapshot = S>>(table: &Playthrough<G>, seat: Option<Seat>) -> Self {
        let happening = table.happened().last();
        let happening = happening.expect("something has just happened");
        Self {
            seat,
            text: happening.to_string(),
            action: match happening.as_ref() {
                Happening::Move(mv) => Some(G::action_id(*mv)),
                Happening::Draw(_) => None,
            },
            state: table.state().snapshot(),
        }
    }
}

/// The last line of a game.
#[derive(Serialize)]
struct End {
    result: Outcome,
}
