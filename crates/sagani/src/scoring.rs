//! Points, and how the game ended.

use std::borrow::Cow;

use engawa_core::{Message, Outcome, ScoreEntry, Scorer, Scores, Seat, Sink, Standing};

use crate::Event;
use crate::resolve::PENALTY;
use crate::state::{Phase, Sagani};

/// S10.2: reaching 75 with this many tiles or fewer is perfect harmony.
pub const PERFECT: usize = 25;

/// S11.4: what a tidy turn is worth, from which tile on, with how many tiles face up.
const BONUS: i32 = 5;
const BONUS_FROM: usize = 5;
const BONUS_FACE_UP: usize = 2;

/// Where points are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Account {
    Track,
    /// S11.4.
    Bonus,
    /// S11.5.
    Deductions,
}

/// Points by a rule.
pub(crate) struct Points {
    pub(crate) account: Account,
    pub(crate) points: i32,
    pub(crate) rule: &'static str,
}

impl Sagani {
    /// The only way a score changes. The reason is a key, and a name and number to put in.
    #[inline]
    pub(crate) fn score<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        points: Points,
        reason: (&'static str, &'static str, usize),
        sink: &mut S,
    ) {
        sink.score(|| ScoreEntry {
            scorer: Scorer::Seat(seat),
            points: points.points,
            rule: points.rule,
            reason: Message::new(reason.0).with(reason.1, reason.2),
        });
        match points.account {
            Account::Track => {
                let space = self.track.advance(seat, points.points);
                // S9.1: after every single change, and never undone.
                if space >= self.points_to_end() && !self.end.by_points {
                    self.end.by_points = true;
                    sink.event(|| Event::EndTriggeredByPoints { seat });
                }
            }
            Account::Bonus => self.bonus += points.points,
            Account::Deductions => self.deducted -= points.points,
        }
    }

    /// S11.4.
    pub(crate) fn score_bonus<S: Sink<Self>>(&mut self, sink: &mut S) {
        let garden = &self.gardens[0];
        let face_up = garden.face_up();
        let bonus = Self::bonus_for(garden.tiles().len(), face_up);
        if bonus > 0 {
            let points = Points {
                account: Account::Bonus,
                points: bonus,
                rule: "S11.4",
            };
            self.score(Seat::new(0), points, ("bonus", "face-up", face_up), sink);
        }
    }

    /// S11.4: the bonus for so many tiles, so many of them face up, at the end of a turn.
    pub(crate) const fn bonus_for(tiles: usize, face_up: usize) -> i32 {
        if tiles >= BONUS_FROM && face_up <= BONUS_FACE_UP {
            BONUS
        } else {
            0
        }
    }

    /// S5.2, S11.3: what so many cacophony discs cost.
    pub fn penalty(discs: u8) -> i32 {
        PENALTY * i32::from(discs)
    }

    /// S11.3 and S11.5.
    pub(crate) fn score_deductions<S: Sink<Self>>(&mut self, sink: &mut S) {
        let garden = self.gardens[0];
        let deduction = |points: i32, rule| Points {
            account: Account::Deductions,
            points: -points,
            rule,
        };
        let seat = Seat::new(0);
        for tile in garden.tiles().iter().filter(|tile| !tile.completed()) {
            let points = deduction(tile.id.tile().value(), "S11.5");
            let reason = ("tile-not-completed", "tile", tile.id.number());
            self.score(seat, points, reason, sink);
        }
        if garden.cacophony() > 0 {
            let discs = garden.cacophony();
            let points = deduction(Self::penalty(discs), "S11.3");
            let reason = ("cacophony", "discs", usize::from(discs));
            self.score(seat, points, reason, sink);
        }
    }

    /// How many tiles lie in all gardens; in solo, the result of S10.2.
    pub fn tiles_used(&self) -> usize {
        self.gardens.iter().map(|garden| garden.tiles().len()).sum()
    }

    pub(crate) fn all_scores(&self) -> Scores {
        let score = |seat| self.track.space(seat) + self.bonus - self.deducted;
        Scores {
            seats: Seat::all(self.gardens.len()).map(score).collect(),
            rival: None,
        }
    }

    pub(crate) fn how_it_ended(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores = self.all_scores().seats;
        if self.is_solo() {
            let (ending, won) = self.solo_ending();
            return Some(Outcome {
                standings: [Standing {
                    score: scores[0],
                    rank: if won { 1 } else { 2 },
                    won,
                }]
                .into_iter()
                .collect(),
                rival: None,
                ending: vec![Cow::Borrowed(ending)],
            });
        }
        let order = self.track.from_behind();
        let standing = |seat: Seat| {
            let behind = order.iter().position(|&other| other == seat);
            let rank = (order.len() - behind.expect("every seat has a marker")) as u8;
            Standing {
                score: scores[seat.index()],
                rank,
                won: rank == 1,
            }
        };
        Some(Outcome {
            standings: Seat::all(order.len()).map(standing).collect(),
            rival: None,
            ending: self.table_ending(),
        })
    }

    /// S9.1: the points that trigger the end; more than anybody can have in the advanced solo
    /// game.
    #[inline]
    pub fn points_to_end(&self) -> i32 {
        match self.gardens.len() {
            1 if self.is_advanced() => i32::MAX, // S11.1
            3 => 60,
            4 => 45,
            _ => 75,
        }
    }

    fn solo_ending(&self) -> (&'static str, bool) {
        if self.is_advanced() {
            ("all-tiles-placed", true)
        } else if !self.end.by_points {
            ("out-of-tiles", false)
        } else if self.tiles_used() <= PERFECT {
            ("perfect-harmony", true)
        } else {
            ("harmony", true)
        }
    }

    fn table_ending(&self) -> Vec<Cow<'static, str>> {
        let order = self.track.from_behind();
        let [.., second, winner] = order.as_slice() else {
            unreachable!("solo games end otherwise");
        };
        let tie = self.track.space(*second) == self.track.space(*winner);
        [
            (self.end.by_points, "points"),
            (self.end.by_draw_pile, "draw-pile"),
            (self.end.one_more_round.is_some(), "one-more-round"),
            (tie, "tie-by-marker"),
        ]
        .into_iter()
        .filter_map(|(holds, key)| holds.then_some(Cow::Borrowed(key)))
        .collect()
    }
}
