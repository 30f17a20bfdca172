//! Counters for `/metrics`, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper bounds of the buckets, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/// How long something took.
#[derive(Default)]
pub struct Times {
    buckets: [Counter; BOUNDS.len()],
    count: Counter,
    micros: AtomicU64,
}

impl Times {
    /// One more time.
    pub fn add(&self, time: Duration) {
        let millis = time.as_micros().div_ceil(1000) as u64;
        if let Some(i) = BOUNDS.iter().position(|&bound| millis <= bound) {
            self.buckets[i].add();
        }
        self.count.add();
        let micros = time.as_micros() as u64;
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Answers by class: 1xx to 5xx.
    pub answers: [Counter; 5],
    /// Connections that were closed at once, because there were too many.
    pub refused_connections: Counter,
    /// Moves of people that were accepted.
    pub moves: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// From a move's arrival until it was durable.
    pub move_times: Times,
}

impl Metrics {
    /// In the text format of Prometheus, with some numbers that are not counted here.
    pub fn text(&self, gauges: &[(&str, usize)]) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "# TYPE engawa_http_answers_total counter");
        for (i, answers) in self.answers.iter().enumerate() {
            let (class, count) = (i + 1, answers.get());
            let _ = writeln!(
                text,
                "engawa_http_answers_total{{class=\"{class}xx\"}} {count}"
            );
        }
        let counters = [
            ("refused_connections", &self.refused_connections),
            ("moves", &self.moves),
            ("bot_moves", &self.bot_moves),
        ];
        for (name, counter) in counters {
            let count = counter.get();
            let _ = writeln!(
                text,
                "# TYPE engawa_{name}_total counter\nengawa_{name}_total {count}"
            );
        }
        self.write_times(&mut text);
        for (name, value) in gauges {
            let _ = writeln!(text, "# TYPE engawa_{name} gauge\nengawa_{name} {value}");
        }
        text
    }

    fn write_times(&self, text: &mut String) {
        let _ = writeln!(text, "# TYPE engawa_move_seconds histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.move_times.buckets) {
            sum += bucket.get();
            let bound = *bound as f64 / 1000.0;
            let _ = writeln!(text, "engawa_move_seconds_bucket{{le=\"{bound}\"}} {sum}");
        }
        let count = self.move_times.count.get();
        let seconds = self.move_times.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "engawa_move_seconds_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "engawa_move_seconds_sum {seconds}");
        let _ = writeln!(text, "engawa_move_seconds_count {count}");
    }
}
