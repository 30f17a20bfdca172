//! Options and a number of players that fit together.

use crate::options::player_counts;
use crate::{CheckedOptions, Game, GameOptions, OptionsError, RawOptions};

/// Options and a number of players that `G` can be played with. There is no other kind: whoever
/// holds one need not check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    options: G::Options,
    players: usize,
}

impl<G: Game> Setup<G> {
    /// Checks options for that many players.
    pub fn new(options: G::Options, players: usize) -> Result<Self, OptionsError> {
        Self::parse(&options.to_raw(), players)
    }

    /// Reads and checks options for that many players.
    pub fn parse(raw: &RawOptions, players: usize) -> Result<Self, OptionsError> {
        let info = G::INFO;
        if !info.players.contains(&players) {
            return Err(OptionsError::PlayerCount {
                game: info.name.to_owned(),
                possible: player_counts(info.players),
                players,
            });
        }
        let chosen = CheckedOptions::new(info.options, raw, players)?;
        let options = G::Options::read(&chosen)?;
        Ok(Self { options, players })
    }

    /// Every combination of player count and options that can be played, documents aside.
    pub fn variants() -> Vec<Self> {
        let mut all: Vec<_> = G::INFO
            .players
            .iter()
            .map(|&players| (players, RawOptions::default()))
            .collect();
        for spec in G::INFO.options {
            let choose = |(players, raw): (usize, RawOptions)| {
                let ids = spec.values.iter().map(|value| value.id);
                ids.map(move |id| (players, raw.clone().with(spec.key, id)))
            };
            all = all.into_iter().flat_map(choose).collect();
        }
        let playable = |(players, raw): (usize, RawOptions)| Self::parse(&raw, players).ok();
        all.into_iter().filter_map(playable).collect()
    }

    /// The options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many seats there are.
    pub const fn players(&self) -> usize {
        self.players
    }
}
