//! Moves: their notation and their fixed numbers.

use std::fmt;
use std::str::FromStr;

use engawa_core::NotationError;

use crate::color::{COLORS, Color, ColorSet};
use crate::spaces::{ALL_CARD_SPACES, OWNERS, Owner, SPACES, SpaceId};

/// One small choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Reveal the 2-favors rune of this colour. N6.3
    Reveal(Color),
    /// Play the Runic Journey of this colour. N6.4
    Journey(Color),
    /// Choose the marker that it moves, on a space of a card.
    Lift(Owner, SpaceId),
    /// Choose the space of a card it goes to.
    MoveTo(SpaceId),
    /// Play a Companion. N6.5
    Companion,
    /// Place a marker. N3.1
    Place(SpaceId),
    /// Pass, because no free space can be paid for. N3.5
    Pass,
    /// Pay one favor of this colour. N4.1, N5.2
    Pay(Color, Payment),
    /// Choose an altar for the slot. N5.1
    Altar(Color),
    /// Choose among tied weakest colours. N4.3
    Weakest(Color),
    /// Take one favor of this colour. N5.3
    Favor(Color),
    /// Place a neutral marker on a space of a card. N5.4
    Neutral(SpaceId),
    /// Keep one of two New Start cards. N7.5
    Keep(Drawn),
    /// Reveal no more runes. N6.3
    Done,
}

/// What a favor is paid with. N6.2
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "'token' | 'rune'"))]
pub enum Payment {
    /// A favor token.
    Token,
    /// A revealed 2-favors rune, without change.
    Rune,
}

/// Which of two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawn {
    /// The one drawn first.
    First,
    /// The one drawn second.
    Second,
}

/// The ways to pay a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payments {
    /// The colours that can be paid with a token.
    pub tokens: ColorSet,
    /// The colours that can be paid with a revealed rune.
    pub runes: ColorSet,
}

impl Payments {
    /// The only way, if there is one only.
    pub fn only(self) -> Option<(Color, Payment)> {
        let mut ways = self.iter();
        ways.next().filter(|_| ways.next().is_none())
    }

    /// All ways: by colour with tokens, then by colour with runes.
    pub fn iter(self) -> impl Iterator<Item = (Color, Payment)> {
        let tokens = self.tokens.iter().map(|color| (color, Payment::Token));
        tokens.chain(self.runes.iter().map(|color| (color, Payment::Rune)))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal(color) => write!(f, "reveal {color}"),
            Self::Journey(color) => write!(f, "journey {color}"),
            Self::Lift(owner, space) => write!(f, "lift {space}:{owner}"),
            Self::MoveTo(space) => write!(f, "to {space}"),
            Self::Companion => f.write_str("companion"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Pass => f.write_str("pass"),
            Self::Pay(color, Payment::Token) => write!(f, "pay {color}"),
            Self::Pay(color, Payment::Rune) => write!(f, "pay {color}-favors"),
            Self::Altar(color) => write!(f, "altar {color}"),
            Self::Weakest(color) => write!(f, "weakest {color}"),
            Self::Favor(color) => write!(f, "favor {color}"),
            Self::Neutral(space) => write!(f, "neutral {space}"),
            Self::Keep(Drawn::First) => f.write_str("keep 1"),
            Self::Keep(Drawn::Second) => f.write_str("keep 2"),
            Self::Done => f.write_str("done"),
        }
    }
}

const EXPECTED: &str = "a move: place A1, pay red, pay red-favors, altar red, weakest red, \
     favor red, neutral A1, reveal red, journey red, lift A1:0, to A1, companion, keep 1, done \
     or pass";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = || NotationError::new(text, EXPECTED);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let color = || rest.parse::<Color>();
        let card_space = || parse_card_space(rest);
        Ok(match verb {
            "reveal" => Self::Reveal(color()?),
            "journey" => Self::Journey(color()?),
            "lift" => {
                let (space, owner) = rest.split_once(':').ok_or_else(bad)?;
                Self::Lift(parse_owner(owner)?, parse_card_space(space)?)
            }
            "to" => Self::MoveTo(card_space()?),
            "place" => Self::Place(rest.parse()?),
            "pay" => match rest.strip_suffix("-favors") {
                Some(color) => Self::Pay(color.parse()?, Payment::Rune),
                None => Self::Pay(color()?, Payment::Token),
            },
            "altar" => Self::Altar(color()?),
            "weakest" => Self::Weakest(color()?),
            "favor" => Self::Favor(color()?),
            "neutral" => Self::Neutral(card_space()?),
            _ => match text {
                "companion" => Self::Companion,
                "pass" => Self::Pass,
                "done" => Self::Done,
                "keep 1" => Self::Keep(Drawn::First),
                "keep 2" => Self::Keep(Drawn::Second),
                _ => return Err(bad()),
            },
        })
    }
}

fn parse_card_space(text: &str) -> Result<SpaceId, NotationError> {
    match text.parse::<SpaceId>() {
        Ok(space) if space.place().is_some() => Ok(space),
        _ => Err(NotationError::new(text, "a space of a card: A1 to F4")),
    }
}

fn parse_owner(text: &str) -> Result<Owner, NotationError> {
    Owner::all()
        .find(|owner| owner.to_string() == text)
        .ok_or_else(|| NotationError::new(text, "a marker's owner: a seat, 0 to 3, or n"))
}

/// The first number of each kind of move.
mod base {
    use super::*;

    pub const PLACE: usize = 0;
    pub const PASS: usize = PLACE + SPACES;
    pub const COMPANION: usize = PASS + 1;
    pub const DONE: usize = COMPANION + 1;
    pub const KEEP: usize = DONE + 1;
    pub const KEEP_SECOND: usize = KEEP + 1;
    pub const REVEAL: usize = KEEP_SECOND + 1;
    pub const JOURNEY: usize = REVEAL + COLORS;
    pub const PAY: usize = JOURNEY + COLORS;
    pub const PAY_RUNE: usize = PAY + COLORS;
    pub const ALTAR: usize = PAY_RUNE + COLORS;
    pub const WEAKEST: usize = ALTAR + COLORS;
    pub const FAVOR: usize = WEAKEST + COLORS;
    pub const NEUTRAL: usize = FAVOR + COLORS;
    pub const MOVE_TO: usize = NEUTRAL + ALL_CARD_SPACES;
    pub const LIFT: usize = MOVE_TO + ALL_CARD_SPACES;
    pub const END: usize = LIFT + ALL_CARD_SPACES * OWNERS;
}

/// How many moves there are.
pub(crate) const ACTIONS: u32 = base::END as u32;

impl Move {
    /// Its fixed number.
    pub(crate) fn action_id(self) -> u32 {
        let id = match self {
            Self::Place(space) => base::PLACE + space.index(),
            Self::Pass => base::PASS,
            Self::Companion => base::COMPANION,
            Self::Done => base::DONE,
            Self::Keep(Drawn::First) => base::KEEP,
            Self::Keep(Drawn::Second) => base::KEEP_SECOND,
            Self::Reveal(color) => base::REVEAL + color.index(),
            Self::Journey(color) => base::JOURNEY + color.index(),
            Self::Pay(color, Payment::Token) => base::PAY + color.index(),
            Self::Pay(color, Payment::Rune) => base::PAY_RUNE + color.index(),
            Self::Altar(color) => base::ALTAR + color.index(),
            Self::Weakest(color) => base::WEAKEST + color.index(),
            Self::Favor(color) => base::FAVOR + color.index(),
            Self::Neutral(space) => base::NEUTRAL + space.index(),
            Self::MoveTo(space) => base::MOVE_TO + space.index(),
            Self::Lift(owner, space) => base::LIFT + space.index() * OWNERS + owner.index(),
        };
        id as u32
    }

    /// The move with that number.
    pub(crate) fn from_action_id(id: u32) -> Option<Self> {
        use base::*;
        let id = id as usize;
        let color = |base: usize| Color::ALL[id - base];
        let space = |base: usize| SpaceId::new(id - base);
        Some(match id {
            ..PASS => Self::Place(space(PLACE)),
            PASS => Self::Pass,
            COMPANION => Self::Companion,
            DONE => Self::Done,
            KEEP => Self::Keep(Drawn::First),
            KEEP_SECOND => Self::Keep(Drawn::Second),
            REVEAL..JOURNEY => Self::Reveal(color(REVEAL)),
            JOURNEY..PAY => Self::Journey(color(JOURNEY)),
            PAY..PAY_RUNE => Self::Pay(color(PAY), Payment::Token),
            PAY_RUNE..ALTAR => Self::Pay(color(PAY_RUNE), Payment::Rune),
            ALTAR..WEAKEST => Self::Altar(color(ALTAR)),
            WEAKEST..FAVOR => Self::Weakest(color(WEAKEST)),
            FAVOR..NEUTRAL => Self::Favor(color(FAVOR)),
            NEUTRAL..MOVE_TO => Self::Neutral(space(NEUTRAL)),
            MOVE_TO..LIFT => Self::MoveTo(space(MOVE_TO)),
            LIFT..END => {
                let rest = id - LIFT;
                Self::Lift(Owner::new(rest % OWNERS), SpaceId::new(rest / OWNERS))
            }
            END.. => return None,
        })
    }
}
