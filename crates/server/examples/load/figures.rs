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
