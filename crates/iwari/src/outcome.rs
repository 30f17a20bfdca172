//! Who won (I7.3, I12.4).

use arrayvec::ArrayVec;
use engawa_core::{MAX_SEATS, Outcome, Scores, Standing, ranks};

use crate::state::{Iwari, MAX_TRIBES, Phase, Trigger};

impl Iwari {
    pub(crate) fn scores_now(&self) -> Scores {
        let players = usize::from(self.players);
        Scores {
            seats: self.scores[..players].iter().copied().collect(),
            rival: (self.tribes() > players).then(|| self.scores[players]),
        }
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let players = usize::from(self.players);
        let keys: ArrayVec<_, MAX_TRIBES> = (0..self.tribes()).map(|t| self.key(t)).collect();
        let ranks = ranks(&keys);
        // I12.4: if the third tribe is first, alone or not, both players lose.
        let rival_first = ranks[players..].contains(&1);
        let standing = |seat: usize| Standing {
            score: self.scores[seat],
            rank: ranks[seat],
            won: ranks[seat] == 1 && !rival_first,
        };
        let standings: ArrayVec<_, MAX_SEATS> = (0..players).map(standing).collect();
        let mut ending = vec![match self.end {
            Some(Trigger::LastTent) => "last-tent".into(),
            _ => "deck-exhausted".into(),
        }];
        ending.push(self.decided_by(&keys).into());
        if rival_first {
            let shares = standings.iter().any(|standing| standing.rank == 1);
            ending.push(
                if shares {
                    "third-tribe-shares"
                } else {
                    "third-tribe-first"
                }
                .into(),
            );
        }
        Some(Outcome {
            standings,
            rival: self.scores_now().rival,
            ending,
        })
    }

    /// What tribes are ranked by: points, then unused pieces (I7.3).
    fn key(&self, tribe: usize) -> (i32, u8) {
        let supply = self.supply[tribe];
        (self.scores[tribe], supply.tents + supply.totems)
    }

    /// What decided about the first place.
    fn decided_by(&self, keys: &[(i32, u8)]) -> &'static str {
        let first = keys.iter().max().expect("there are tribes");
        let same_points = keys.iter().filter(|key| key.0 == first.0).count();
        let same = keys.iter().filter(|key| *key == first).count();
        match (same_points, same) {
            (1, _) => "by-points",
            (_, 1) => "tie-by-unused-pieces",
            _ => "shared",
        }
    }
}
