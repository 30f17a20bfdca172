//! What the load generator measured.

use std::fmt::Write;

use anyhow::{Context, Result};

/// Numbers by name, as the load generator prints them.
pub struct Figures(Vec<(String, f64)>);

impl Figures {
    pub fn read(printed: &str) -> Result<Self> {
        let line = |line: &str| {
            let (name, value) = line.split_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        };
        let lines = printed.lines().map(line).collect::<Option<_>>();
        Ok(Self(
            lines.context("the load generator printed something else")?,
        ))
    }

    /// NaN if it was not measured.
    pub fn get(&self, name: &str) -> f64 {
        let found = self.0.iter().find(|(one, _)| one == name);
        found.map_or(f64::NAN, |(_, value)| *value)
    }

    /// The games that were played, and `all` of them.
    pub fn games(&self) -> Vec<&str> {
        let rates = self.0.iter();
        let mut games: Vec<_> = rates
            .filter_map(|(name, _)| name.strip_suffix(".rate"))
            .collect();
        if games.len() == 2 {
            games.pop();
        }
        games
    }

    /// For people.
    pub fn report(&self, tables: u32) -> String {
        let mut text = format!(
            "{:<10}{:>10}{:>10}{:>10}{:>10}\n",
            "game", "moves/s", "p50 ms", "p99 ms", "turns"
        );
        for game in self.games() {
            let get = |what: &str| self.get(&format!("{game}.{what}"));
            let (rate, p50, p99, turns) = (get("rate"), get("p50"), get("p99"), get("turns"));
            // Writing to a text can't fail.
            let _ = writeln!(
                text,
                "{game:<10}{rate:>10.0}{p50:>10.1}{p99:>10.1}{turns:>10}"
            );
        }
        let (server, generator) = (self.get("server"), self.get("generator"));
        let _ = writeln!(
            text,
            "processor time per move: {server:.0} µs server, {generator:.0} µs load generator"
        );
        let [before, after] = ["memory.before", "memory.after"].map(|name| self.get(name));
        let _ = writeln!(
            text,
            "memory: {:.0} MB before, {:.0} MB with all tables, {:.0} kB per table",
            before / 1024.0,
            after / 1024.0,
            (after - before) / f64::from(tables)
        );
        text
    }
}
