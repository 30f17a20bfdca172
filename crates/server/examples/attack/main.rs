//! Attacks on a release server of this machine. `cargo xtask attack` builds both and starts it.
//!
//! Every attack has servers and data folders of its own. What it prints is one line per attack:
//! what was tried, whether it held, and what was measured.

mod api;
mod attacks;
#[path = "../load/client.rs"]
mod client;
mod ground;
mod outcome;
mod person;
mod player;
#[path = "../../../store/tests/contract/postgres.rs"]
#[expect(dead_code, reason = "the store's own tests use more of it")]
#[expect(clippy::unwrap_used, reason = "it is written for tests")]
mod postgres;
#[path = "../load/process.rs"]
#[expect(dead_code, reason = "the load generator uses more of it")]
mod process;
mod raw;
mod report;
#[path = "../load/seen.rs"]
mod seen;
mod server;
#[path = "../load/stream.rs"]
mod stream;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use futures_util::StreamExt;

use attacks::{Attack, Noise};
use ground::Ground;
use outcome::Outcome;
use report::Line;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// No attack takes longer.
const LONGEST: Duration = Duration::from_secs(120);
/// So many attacks that only wait run at once.
const AT_ONCE: usize = 4;

#[tokio::main]
async fn main() -> Result<ExitCode, Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let quick = words.contains(&"--quick");
    words.retain(|word| *word != "--quick");
    let [program, names @ ..] = &words[..] else {
        return Err("attack SERVER-BINARY [--quick] [NAME…]".into());
    };
    let chosen = attacks::choose(names)?;
    let folder = tempfile::tempdir()?;
    let battle = Battle {
        program: PathBuf::from(program),
        folder: folder.path(),
        quick,
    };
    // Servers and data end with this, also when somebody interrupts it.
    let lines = tokio::select! {
        lines = battle.fight(&chosen) => lines,
        interrupted = tokio::signal::ctrl_c() => {
            interrupted?;
            return Err("interrupted".into());
        }
    };
    print!("{}", report::table(&lines));
    let all_held = lines.iter().all(|line| line.outcome.is_well());
    Ok(match all_held {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// All the attacks of a run.
struct Battle<'a> {
    program: PathBuf,
    folder: &'a Path,
    quick: bool,
}

impl Battle<'_> {
    /// The loud attacks one after the other, because they measure times; then those that mostly
    /// wait, several at once.
    async fn fight(&self, chosen: &[&'static Attack]) -> Vec<Line> {
        let (loud, calm): (Vec<&'static Attack>, Vec<&'static Attack>) = chosen
            .iter()
            .copied()
            .partition(|attack| attack.noise == Noise::Loud);
        let mut lines = Vec::new();
        for attack in loud {
            lines.push(self.one(attack).await);
        }
        let mut calm = futures_util::stream::iter(calm)
            .map(|attack| self.one(attack))
            .buffer_unordered(AT_ONCE);
        while let Some(line) = calm.next().await {
            lines.push(line);
        }
        let place = |line: &Line| chosen.iter().position(|one| one.name == line.attack.name);
        lines.sort_by_key(place);
        lines
    }

    async fn one(&self, attack: &'static Attack) -> Line {
        let begin = Instant::now();
        let outcome = match self.try_one(attack).await {
            Ok(outcome) => outcome,
            Err(error) => Outcome::failed(&error.to_string()),
        };
        let line = Line {
            attack,
            outcome,
            took: begin.elapsed(),
        };
        eprintln!("{}", line.short());
        line
    }

    async fn try_one(&self, attack: &'static Attack) -> Result<Outcome, Error> {
        let folder = self.folder.join(attack.name);
        std::fs::create_dir(&folder)?;
        let ground = Ground::new(self.program.clone(), folder.clone(), self.quick);
        // On a task of its own, so that a mistake in one attack doesn't end the others.
        let running = tokio::spawn((attack.run)(ground));
        let abort = running.abort_handle();
        let mut outcome = match tokio::time::timeout(LONGEST, running).await {
            Ok(ended) => ended??,
            Err(_) => {
                abort.abort();
                let seconds = LONGEST.as_secs();
                return Err(format!("not done after {seconds} s").into());
            }
        };
        outcome.check_logs(&folder)?;
        std::fs::remove_dir_all(&folder)?;
        Ok(outcome)
    }
}
