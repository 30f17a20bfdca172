//! What an arena prints.

use std::collections::BTreeMap;

use engawa_bots::BotSpec;
use engawa_core::{RawOptions, Seed};
use serde::Serialize;

use super::matches::Match;
use super::standing::Standing;
use crate::options;

/// How all bots did.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    players: usize,
    options: RawOptions,
    seed: Seed,
    games: usize,
    bots: Vec<Line>,
}

/// How one bot did.
#[derive(Serialize)]
struct Line {
    name: String,
    win_share: f64,
    ci95: [f64; 2],
    mean_score: f64,
    ms_per_move: f64,
    ms_at_most: f64,
    rating: f64,
    /// How its games ended, and how often.
    endings: BTreeMap<String, usize>,
}

impl Report {
    /// The report of all games.
    pub fn new(
        game: &'static str,
        options: RawOptions,
        players: usize,
        seed: Seed,
        bots: &[BotSpec],
        matches: &[Match],
    ) -> Self {
        let standings = Standing::of_all(bots.len(), matches);
        let line = |(bot, standing): (usize, &Standing)| Line {
            name: bots[bot].to_string(),
            win_share: standing.win_share(),
            ci95: standing.ci95(),
            mean_score: standing.mean_score(),
            ms_per_move: standing.ms_per_move(),
            ms_at_most: standing.ms_at_most(),
            rating: standing.rating(),
            endings: endings(bot, matches),
        };
        Self {
            game,
            players,
            options,
            seed,
            games: matches.len(),
            bots: standings.iter().enumerate().map(line).collect(),
        }
    }

    /// The report for people.
    pub fn to_text(&self) -> String {
        let Self {
            game,
            players,
            seed,
            games,
            bots,
            ..
        } = self;
        let options = options::to_text(&self.options);
        let width = bots.iter().map(|bot| bot.name.chars().count()).max();
        let width = width.unwrap_or_default().max(3);
        let rated = bots.len() > 2 && *players > 1;
        let mut text = format!("{game}, {players} players, {options}\n");
        text += &format!("{games} games from seed {seed}\n");
        text += &format!(
            "{:width$}    wins  95 % between      mean score  ms/move  at most",
            "bot"
        );
        text += if rated { "  rating\n" } else { "\n" };
        for bot in bots {
            let [low, high] = bot.ci95.map(|share| share * 100.0);
            let wins = bot.win_share * 100.0;
            text += &format!("{:width$}  {wins:>5.1} %", bot.name);
            text += &format!("  {low:>5.1} and {high:>5.1} %");
            text += &format!("  {:>10.2}  {:>7.2}", bot.mean_score, bot.ms_per_move);
            text += &format!("  {:>7.0}", bot.ms_at_most);
            if rated {
                text += &format!("  {:>6.2}", bot.rating);
            }
            text += "\n";
            if *players == 1 {
                for (ending, count) in &bot.endings {
                    text += &format!("{:width$}  {count:>5} × {ending}\n", "");
                }
            }
        }
        text
    }
}

fn endings(bot: usize, matches: &[Match]) -> BTreeMap<String, usize> {
    let mut endings = BTreeMap::new();
    for game in matches.iter().filter(|game| game.bots.contains(&bot)) {
        for ending in &game.played.outcome.ending {
            *endings.entry(ending.to_string()).or_default() += 1;
        }
    }
    endings
}
