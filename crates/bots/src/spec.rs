//! Bots by name: `random`, `greedy`, `search:iterations=20000:threads=2`, `hard`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Bot, Budget, Evaluate, Greedy, Level, Random, Search, Settings, Style};

/// Which bot, as written by people.
#[derive(Clone, PartialEq, Debug)]
pub struct BotSpec {
    text: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Random,
    Greedy { slips: u32 },
    Search(Wishes),
    Level(Level),
}

/// What was said about a search; the rest is the game's own style.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wishes {
    budget: Budget,
    threads: usize,
    memory: usize,
    curiosity: Option<f32>,
    temperature: Option<f32>,
    turns: Option<u32>,
    compared: Option<usize>,
    guess_others: Option<bool>,
}

const NO_WISHES: Wishes = Wishes {
    budget: Budget::Iterations(1000),
    threads: 1,
    memory: Settings::MEMORY,
    curiosity: None,
    temperature: None,
    turns: None,
    compared: None,
    guess_others: None,
};

impl BotSpec {
    /// The bots there are, each with a sentence.
    pub const ALL: &[(&str, &str)] = &[
        ("random", "Any legal move."),
        (
            "greedy",
            "The best turn, without a look at what others will do.",
        ),
        ("easy", "A level for people: greedy, but often careless."),
        ("medium", "A level for people: a short search."),
        (
            "hard",
            "A level for people: a search of less than a second per choice.",
        ),
        (
            "search",
            "A tree search: search:iterations=20000 or search:ms=500, and :threads=2.",
        ),
    ];

    /// Whether it takes any legal move.
    pub fn is_random(&self) -> bool {
        self.kind == Kind::Random
    }

    /// The bot, for the game `G`.
    pub fn build<G: Evaluate>(&self) -> Box<dyn Bot<G>> {
        let iterations = |iterations| {
            let budget = Budget::Iterations(iterations);
            Box::new(Search::<G>::new(Settings::new(budget, G::STYLE)))
        };
        match self.kind {
            Kind::Random => Box::new(Random),
            Kind::Greedy { slips } => Box::new(Greedy { slips }),
            Kind::Level(Level::Easy) => Box::new(Greedy {
                slips: G::LEVELS.easy_slips,
            }),
            Kind::Level(Level::Medium) => iterations(G::LEVELS.medium),
            Kind::Level(Level::Hard) => iterations(G::LEVELS.hard),
            Kind::Search(wishes) => Box::new(Search::<G>::new(wishes.settings(G::STYLE))),
        }
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        Self {
            text: level.to_string(),
            kind: Kind::Level(level),
        }
    }
}

impl Wishes {
    fn settings(self, style: Style) -> Settings {
        Settings {
            budget: self.budget,
            threads: self.threads,
            memory: self.memory,
            style: Style {
                curiosity: self.curiosity.unwrap_or(style.curiosity),
                temperature: self.temperature.unwrap_or(style.temperature),
                turns: self.turns.unwrap_or(style.turns),
                solo_turns: self.turns.unwrap_or(style.solo_turns),
                compared: self.compared.unwrap_or(style.compared),
                guess_others: self.guess_others.unwrap_or(style.guess_others),
                ..style
            },
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot `{text}`; possible: {possible}")]
pub struct BotError {
    /// The text, shortened if it was long.
    pub text: String,
    /// What would be possible.
    pub possible: &'static str,
}

const BOTS: &str = "random, greedy, easy, medium, hard, search:iterations=N, search:ms=N";
const SLIPS: &str = "greedy, or greedy:slips=PERCENT";
const WISHES: &str = "search:iterations=N or search:ms=N, and after it :threads=N, :memory=MOVES, :curiosity=X, \
     :temperature=X, :turns=N, :compared=N, :others=guessed or :others=searched";

impl BotError {
    fn new(text: &str, possible: &'static str) -> Self {
        Self {
            text: text.chars().take(60).collect(),
            possible,
        }
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "bot/unknown"
    }
}

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let kind = match (name, level) {
            ("greedy", _) => Kind::Greedy {
                slips: read_slips(words).ok_or_else(|| BotError::new(text, SLIPS))?,
            },
            ("search", _) => {
                let wishes = words.try_fold(NO_WISHES, read_wish);
                Kind::Search(wishes.ok_or_else(|| BotError::new(text, WISHES))?)
            }
            ("random", _) if words.next().is_none() => Kind::Random,
            (_, Some(level)) if words.next().is_none() => Kind::Level(level),
            _ => return Err(BotError::new(text, BOTS)),
        };
        let text = text.to_owned();
        Ok(Self { text, kind })
    }
}

fn read_slips<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<u32> {
    let Some(word) = words.next() else {
        return Some(0);
    };
    let slips = word.strip_prefix("slips=")?.parse().ok()?;
    (slips <= 100 && words.next().is_none()).then_some(slips)
}

fn read_wish(mut wishes: Wishes, word: &str) -> Option<Wishes> {
    const MOST_THREADS: usize = 64;
    let (key, value) = word.split_once('=')?;
    let number = || value.parse::<u32>().ok();
    let positive = || number().filter(|&number| number > 0);
    let some = || {
        value
            .parse::<f32>()
            .ok()
            .filter(|x| (0.001..1e6).contains(x))
    };
    match key {
        "iterations" => wishes.budget = Budget::Iterations(positive()?),
        "ms" => wishes.budget = Budget::Millis(positive()?),
        "threads" => wishes.threads = (positive()? as usize).min(MOST_THREADS),
        "memory" => wishes.memory = positive()? as usize,
        "curiosity" => wishes.curiosity = Some(some()?),
        "temperature" => wishes.temperature = Some(some()?),
        "turns" => wishes.turns = Some(number()?),
        "compared" => wishes.compared = Some(positive()? as usize),
        "others" => wishes.guess_others = Some(read_others(value)?),
        _ => return None,
    }
    Some(wishes)
}

fn read_others(value: &str) -> Option<bool> {
    match value {
        "guessed" => Some(true),
        "searched" => Some(false),
        _ => None,
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "greedy:slips=40",
            "hard",
            "search:ms=500:threads=2:memory=4096",
            "search:iterations=20:turns=3:curiosity=0.5",
            "search:iterations=20:others=guessed",
        ] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_bot_is_refused_with_what_would_be() {
        for text in [
            "",
            "randon",
            "random:x",
            "greedy:slips=101",
            "greedy:slips=1:slips=2",
            "hard:ms=3",
            "search:ms=0",
            "search:ms",
            "search:iterations=-1",
            "search:curiosity=nan",
            "search:others=asked",
        ] {
            let error = text.parse::<BotSpec>().unwrap_err();
            assert!(error.to_string().contains("possible: "), "{text}: {error}");
        }
    }
}
