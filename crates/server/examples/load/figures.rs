//! What was measured.

use std::fmt::{self, Display};
use std::time::Duration;

use crate::table::Played;

/// Numbers by name: moves per second, times in milliseconds, processor time in microseconds a
/// move, memory in kB.
#[derive(Default)]
pub struct Figures(Vec<(String, f64)>);

impl Figures {
    pub fn add(&mut self, name: impl Into<String>, value: f64) {
        self.0.push((name.into(), value));
    }

    pub fn add_played<'a>(
        &mut self,
        name: &str,
        played: impl Iterator<Item = &'a Played>,
        took: Duration,
    ) {
        let (mut moves, mut times) = (0, Vec::new());
        for played in played {
            moves += played.moves;
            times.extend_from_slice(&played.times);
        }
        times.sort();
        self.add(format!("{name}.rate"), moves as f64 / took.as_secs_f64());
        self.add(format!("{name}.turns"), times.len() as f64);
        for (quantile, share) in [("p50", 0.5), ("p99", 0.99)] {
            let i = (times.len() as f64 * share) as usize;
            let time = times.get(i).copied().unwrap_or_default();
            self.add(format!("{name}.{quantile}"), time.as_secs_f64() * 1e3);
        }
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.0 {
            writeln!(f, "{name} {value}")?;
        }
        Ok(())
    }
}

/// The memory of a process, in kB.
pub fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

/// The processor time that a process has used.
pub fn processor_time(pid: u32) -> Option<Duration> {
    /// Linux counts in hundredths of a second, on every machine.
    const TICK: u64 = 10;
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |i: usize| fields.get(i)?.parse::<u64>().ok();
    Some(Duration::from_millis((field(11)? + field(12)?) * TICK))
}
