//! Who sits where in which game.

use anyhow::{Result, bail};

/// The tables that bots form, and how seats are rotated.
pub struct Lineups {
    players: usize,
    /// Bots by number, in the order of the seats before rotation.
    tables: Vec<Vec<usize>>,
}

impl Lineups {
    /// Every choice of `players` bots; a single bot takes all seats.
    pub fn new(bots: usize, players: usize) -> Result<Self> {
        let tables = match bots {
            1 => vec![vec![0; players]],
            _ if bots < players => {
                bail!(
                    "{bots} bots can't play {players} seats: name one for all, or at least one \
                     per seat (a name may be given several times)"
                )
            }
            _ => choices(bots, players),
        };
        Ok(Self { players, tables })
    }

    /// So many games are needed for a deal to be fair to everybody.
    fn games_per_deal(&self) -> u64 {
        (self.tables.len() * self.players) as u64
    }

    /// The next number of games that is fair to everybody.
    pub fn round_up(&self, games: u64) -> u64 {
        games.next_multiple_of(self.games_per_deal())
    }

    /// The deal of a game, its number among the games of that deal, and the bots by seat.
    pub fn of_game(&self, game: u64) -> (u64, u64, Vec<usize>) {
        let (deal, number) = (game / self.games_per_deal(), game % self.games_per_deal());
        let (table, rotation) = (
            number as usize / self.players,
            number as usize % self.players,
        );
        let mut bots = self.tables[table].clone();
        bots.rotate_left(rotation);
        (deal, number, bots)
    }
}

/// All choices of `some` of the numbers below `all`, in order.
fn choices(all: usize, some: usize) -> Vec<Vec<usize>> {
    if some == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        let mut choices = choices(last, some - 1);
        choices.iter_mut().for_each(|choice| choice.push(last));
        choices
    };
    (some - 1..all).flat_map(with_last).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_has_every_seat_with_every_deal() {
        let lineups = Lineups::new(2, 2).unwrap();
        let games: Vec<_> = (0..4).map(|game| lineups.of_game(game)).collect();
        assert_eq!(
            games,
            [
                (0, 0, vec![0, 1]),
                (0, 1, vec![1, 0]),
                (1, 0, vec![0, 1]),
                (1, 1, vec![1, 0])
            ]
        );
    }

    #[test]
    fn more_bots_than_seats_form_all_tables() {
        let lineups = Lineups::new(3, 2).unwrap();
        assert_eq!(lineups.tables, [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(lineups.round_up(7), 12);
        assert_eq!(Lineups::new(3, 1).unwrap().tables, [[0], [1], [2]]);
    }

    #[test]
    fn too_few_bots_are_refused() {
        assert!(Lineups::new(2, 3).is_err());
        assert_eq!(Lineups::new(1, 3).unwrap().tables, [[0, 0, 0]]);
    }
}
