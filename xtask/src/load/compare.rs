//! `cargo xtask load compare`: two servers under the same load, in turn.

use std::path::Path;

use anyhow::Result;

use super::figures::Figures;
use super::{Bench, Load};

const RUNS: usize = 3;

/// Measures the old server and the new one in turn, and prints the medians side by side.
pub fn run(bench: &Bench, old: &Path, load: &Load) -> Result<()> {
    println!("{load}; medians of {RUNS} runs each, in turn");
    let (mut olds, mut news) = (Vec::new(), Vec::new());
    for run in 1..=RUNS {
        for (name, program, runs) in [("old", old, &mut olds), ("new", &bench.program, &mut news)] {
            let figures = bench.measure(program, load)?;
            let get = |what| figures.get(what);
            println!(
                "run {run}, {name}: {:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms, {:.0} µs server, \
                 {:.0} µs load generator",
                get("all.rate"),
                get("all.p50"),
                get("all.p99"),
                get("server"),
                get("generator")
            );
            runs.push(figures);
        }
    }
    println!("\n{:<24}{:>10}{:>10}{:>10}", "", "old", "new", "new/old");
    let row = |about: String, name: &str| {
        let (old, new) = (median(&olds, name), median(&news, name));
        println!("{about:<24}{old:>10.1}{new:>10.1}{:>10.2}", new / old);
    };
    for game in olds[0].games() {
        for (about, what) in [("moves/s", "rate"), ("p50 ms", "p50"), ("p99 ms", "p99")] {
            row(format!("{game}, {about}"), &format!("{game}.{what}"));
        }
    }
    row("server, µs per move".to_owned(), "server");
    Ok(())
}

fn median(runs: &[Figures], name: &str) -> f64 {
    let mut values: Vec<_> = runs.iter().map(|figures| figures.get(name)).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
