//! The little language of spaces: `[pay COLOUR|strongest > ]EFFECT`.

use std::fmt;

use crate::color::Color;

/// The most favors of one colour that a space can give.
const MOST_FAVORS: u8 = 9;
const EFFECTS: &str = "`take N COLOUR`, `take N COLOUR + N COLOUR`, `take 2 weakest`, `rune`, \
     `score colors`, `score COLOUR` or `score strongest`";

/// A space of a card. N1.2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// What has to be paid first.
    pub cost: Option<Cost>,
    /// What happens.
    pub effect: Effect,
}

/// A cost of one favor. N4.1
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Of this colour.
    Favor(Color),
    /// Of the colour you have most of.
    Strongest,
}

/// What a space of a card does. N4.2–N4.5
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Take these favors.
    Take(Take),
    /// Take 2 of your weakest colour.
    TakeWeakest,
    /// Draw a rune.
    Rune,
    /// Score 1 per different colour.
    ScoreColors,
    /// Score 1 per favor of this colour.
    ScoreColor(Color),
    /// Score 1 per favor of your strongest colour.
    ScoreStrongest,
}

/// Favors to take: of one colour, or of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take {
    /// How many of what.
    pub first: (u8, Color),
    /// How many of what else.
    pub second: Option<(u8, Color)>,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cost {
            Some(Cost::Favor(color)) => write!(f, "pay {color} > ")?,
            Some(Cost::Strongest) => f.write_str("pay strongest > ")?,
            None => {}
        }
        match self.effect {
            Effect::Take(take) => take.fmt(f),
            Effect::TakeWeakest => f.write_str("take 2 weakest"),
            Effect::Rune => f.write_str("rune"),
            Effect::ScoreColors => f.write_str("score colors"),
            Effect::ScoreColor(color) => write!(f, "score {color}"),
            Effect::ScoreStrongest => f.write_str("score strongest"),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, color) = self.first;
        write!(f, "take {number} {color}")?;
        match self.second {
            Some((number, color)) => write!(f, " + {number} {color}"),
            None => Ok(()),
        }
    }
}

/// Reads a space, or says what is wrong with it.
pub(super) fn parse_space(text: &str) -> Result<Space, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (cost, effect) = match words.iter().position(|&word| word == ">") {
        Some(arrow) => (Some(parse_cost(&words[..arrow])?), &words[arrow + 1..]),
        None if words.first() == Some(&"pay") => {
            return Err("after a cost comes ` > ` and the effect, as in `pay red > rune`".into());
        }
        None => (None, &words[..]),
    };
    let effect = parse_effect(effect)?;
    Ok(Space { cost, effect })
}

fn parse_cost(words: &[&str]) -> Result<Cost, String> {
    match words {
        ["pay", "strongest"] => Ok(Cost::Strongest),
        ["pay", "altar"] => Err(only_on_tree("pay altar")),
        ["pay", color] => Ok(Cost::Favor(parse_color(color)?)),
        _ => Err("before ` > ` comes the cost, `pay COLOUR` or `pay strongest`".into()),
    }
}

fn parse_effect(words: &[&str]) -> Result<Effect, String> {
    if let Some(word) = words.iter().find(|word| is_of_tree(word)) {
        return Err(only_on_tree(word));
    }
    match words {
        ["rune"] => Ok(Effect::Rune),
        ["rune,", ..] => Err(only_on_tree("a rune and favors together")),
        ["take", "2", "weakest"] => Ok(Effect::TakeWeakest),
        ["take", _, "weakest"] => {
            Err("of the weakest colour always 2 are taken: `take 2 weakest`".into())
        }
        ["take", n, color] => {
            let first = parse_favors(n, color)?;
            Ok(Effect::Take(Take {
                first,
                second: None,
            }))
        }
        ["take", n, color, "+", m, other] => {
            let (first, second) = (parse_favors(n, color)?, parse_favors(m, other)?);
            if first.1 == second.1 {
                return Err(format!(
                    "write favors of one colour together, as `take {} {color}`",
                    first.0 + second.0
                ));
            }
            Ok(Effect::Take(Take {
                first,
                second: Some(second),
            }))
        }
        ["score", "colors"] => Ok(Effect::ScoreColors),
        ["score", "strongest"] => Ok(Effect::ScoreStrongest),
        ["score", number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Err(only_on_tree("a fixed number of points"))
        }
        ["score", color] => Ok(Effect::ScoreColor(parse_color(color)?)),
        [] => Err(format!("no effect; expected: {EFFECTS}")),
        _ => Err(format!(
            "`{}` is not an effect; expected: {EFFECTS}",
            shortened(&words.join(" "))
        )),
    }
}

fn is_of_tree(word: &str) -> bool {
    ["any", "altar", "neutral"].contains(&word)
}

fn only_on_tree(what: &str) -> String {
    format!("only the Great Tree has `{what}`; on a card expected: {EFFECTS}")
}

fn parse_favors(number: &str, color: &str) -> Result<(u8, Color), String> {
    let digits = number.bytes().all(|byte| byte.is_ascii_digit());
    let parsed = number.parse().ok().filter(|_| digits);
    match parsed.filter(|n| (1..=MOST_FAVORS).contains(n)) {
        Some(n) => Ok((n, parse_color(color)?)),
        None => Err(format!(
            "`{}` is not a number of favors, 1 to {MOST_FAVORS}",
            shortened(number)
        )),
    }
}

fn parse_color(word: &str) -> Result<Color, String> {
    word.parse()
        .map_err(|error: engawa_core::NotationError| error.to_string())
}

pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
