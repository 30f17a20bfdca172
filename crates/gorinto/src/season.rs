//! The end of a season and of the game (G5, G6, G7, G8, G9.9, G9.10).

use std::borrow::Cow;
use std::cmp::Reverse;

use engawa_core::{Message, Outcome, Scorer, Scores, Seat, Sink, Standing, ranks};

use crate::Gorinto;
use crate::events::Event;
use crate::options::{Level, Order};
use crate::state::{Phase, SEASONS};

impl Gorinto {
    pub(crate) fn end_season<S: Sink<Self>>(&mut self, sink: &mut S) {
        sink.event(|| Event::SeasonEnded {
            season: self.season,
        });
        self.score_goals(sink);
        if self.is_solo() {
            self.score_kitsune(sink);
        }
        if self.season == SEASONS {
            self.score_keys(sink);
            self.phase = Phase::Over;
            sink.event(|| Event::GameEnded);
            return;
        }
        self.clear_path();
        self.season += 1;
        self.round = 0;
        self.place = 0;
        if self.is_solo() {
            self.phase = Phase::PlaceKitsuneTiles;
        } else {
            self.set_next_order(sink);
            self.phase = Phase::FillPath;
        }
    }

    /// What every goal of a seat would give now.
    pub fn goals_now(&self, seat: Seat) -> Vec<i32> {
        let own = &self.boards[seat.index()];
        let points = |goal: &crate::Goal| goal.points(own, self.boards());
        self.goals_of(seat).iter().map(points).collect()
    }

    /// G5.2, G8.4
    fn score_goals<S: Sink<Self>>(&mut self, sink: &mut S) {
        let rule = if self.options.partners {
            "G8.4"
        } else {
            "G5.2"
        };
        for seat in self.seats() {
            for goal in self.goals_of(seat) {
                let points = goal.points(&self.boards[seat.index()], self.boards());
                self.award(Scorer::Seat(seat), points, rule, sink, |state| {
                    Message::new("goal")
                        .with("goal", goal.number())
                        .with("season", state.season)
                        .with("stacks", state.boards[seat.index()].to_vec())
                });
            }
        }
    }

    /// G6.1, G8.5, G9.10
    fn score_keys<S: Sink<Self>>(&mut self, sink: &mut S) {
        let rule = if self.is_solo() { "G9.10" } else { "G6.1" };
        let each = self.key_worth();
        for seat in self.seats() {
            for key in self.keys {
                let tiles = i32::from(self.boards[seat.index()][key.index()]);
                self.award(Scorer::Seat(seat), each * tiles, rule, sink, |_| {
                    Message::new("key")
                        .with("element", key.name())
                        .with("tiles", tiles)
                        .with("each", each)
                });
            }
        }
    }

    /// What a tile of a key element gives a player at the end (G6.1, G9.10).
    pub const fn key_worth(&self) -> i32 {
        match (self.is_solo(), self.options.level) {
            (true, Level::Normal) => 3,
            _ => 2,
        }
    }

    /// G5.3: what is left on the Path leaves the game.
    fn clear_path(&mut self) {
        for element in self.path.tiles().iter().flatten() {
            self.gone[element.index()] += 1;
        }
        self.path = Default::default();
    }

    fn set_next_order<S: Sink<Self>>(&mut self, sink: &mut S) {
        match self.options.order {
            Order::Coin => {
                let next = self.next_holder();
                self.give_coin(next, sink);
            }
            Order::Compassionate => {
                // G7.2: of tied players the later one comes first.
                let mut order = self.order();
                order.reverse();
                order.sort_by_key(|seat| self.wisdom[seat.index()]);
                self.order[..order.len()].copy_from_slice(&order);
                sink.event(|| Event::OrderSettled { order });
            }
        }
    }

    /// Who gets the coin (G5.4, G8.7): the holder's turn comes last.
    fn next_holder(&self) -> Seat {
        let holder = self.order[0].index();
        let players = usize::from(self.players);
        let clockwise = (1..=players).map(|i| Seat::new((holder + i) % players));
        clockwise
            .min_by_key(|&seat| self.score_of(seat))
            .expect("there are players")
    }

    pub(crate) fn give_coin<S: Sink<Self>>(&mut self, seat: Seat, sink: &mut S) {
        let players = usize::from(self.players);
        for (i, place) in self.order[..players].iter_mut().enumerate() {
            *place = Seat::new((seat.index() + i) % players);
        }
        sink.event(|| Event::StartCoinTaken { seat });
    }

    pub(crate) fn scores_now(&self) -> Scores {
        Scores {
            seats: self.seats().map(|seat| self.wisdom[seat.index()]).collect(),
            rival: self.is_solo().then_some(self.kitsune.wisdom),
        }
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(if self.is_solo() {
            self.solo_outcome()
        } else {
            self.common_outcome()
        })
    }

    /// G6.2, G8.5
    fn common_outcome(&self) -> Outcome {
        let keys: Vec<_> = self
            .seats()
            .map(|seat| (self.score_of(seat), Reverse(self.tiles_of(seat))))
            .collect();
        let standings: arrayvec::ArrayVec<_, _> = ranks(&keys)
            .iter()
            .zip(&keys)
            .map(|(&rank, &(score, _))| Standing {
                score,
                rank,
                won: rank == 1,
            })
            .collect();
        let best = standings.iter().map(|standing| standing.score).max();
        let side = |count: usize| {
            if self.options.partners {
                count / 2
            } else {
                count
            }
        };
        let leaders = side(standings.iter().filter(|s| Some(s.score) == best).count());
        let winners = side(standings.iter().filter(|s| s.won).count());
        let ending = match (leaders, winners) {
            (1, _) => "most-wisdom",
            (_, 1) => "tie-by-tiles",
            _ => "shared",
        };
        Outcome {
            standings,
            rival: None,
            ending: vec![Cow::Borrowed(ending)],
        }
    }

    /// G9.10
    fn solo_outcome(&self) -> Outcome {
        let score = self.wisdom[0];
        let won = score > self.kitsune.wisdom;
        let (ending, rank) = match won {
            true => ("kitsune-beaten", 1),
            false if score == self.kitsune.wisdom => ("kitsune-equal", 2),
            false => ("kitsune-won", 2),
        };
        Outcome {
            standings: [Standing { score, rank, won }].into_iter().collect(),
            rival: Some(self.kitsune.wisdom),
            ending: vec![Cow::Borrowed(ending)],
        }
    }
}
