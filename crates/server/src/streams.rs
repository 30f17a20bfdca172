//! Places for live streams.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::App;
use crate::caps::Caps;
use crate::error::{ApiError, ApiResult};
use crate::limits::network;

/// The live streams there are.
#[derive(Default)]
pub(crate) struct Streams(Mutex<Open>);

#[derive(Default)]
struct Open {
    all: Count,
    by_address: HashMap<IpAddr, Count>,
    by_person: HashMap<String, usize>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    players: usize,
    spectators: usize,
}

impl Count {
    const fn sum(self) -> usize {
        self.players + self.spectators
    }

    const fn has_place(self, cap: usize, plays: bool) -> bool {
        self.sum() < cap && (plays || self.spectators < Caps::for_spectators(cap))
    }

    const fn of(&mut self, plays: bool) -> &mut usize {
        match plays {
            true => &mut self.players,
            false => &mut self.spectators,
        }
    }
}

/// Who wants to listen to a table.
pub(crate) struct Listening {
    /// Where the request comes from.
    pub address: IpAddr,
    pub person: Option<String>,
    /// Whether they have a seat at the table.
    pub plays: bool,
}

impl Streams {
    pub fn len(&self) -> usize {
        self.lock().all.sum()
    }

    fn take(&self, who: &Listening, caps: &Caps, per_address: bool) -> ApiResult<()> {
        let mut open = self.lock();
        let network = network(who.address);
        let here = open.by_address.get(&network).copied().unwrap_or_default();
        if per_address && !here.has_place(caps.streams_per_address, who.plays) {
            let message = "Too many live connections from your address; close some.";
            return Err(ApiError::too_many("limit/streams", message));
        }
        let own = who.person.as_ref().and_then(|id| open.by_person.get(id));
        if own.is_some_and(|&own| own >= caps.streams_per_person) {
            let message = "You have too many tables open; close some of them.";
            return Err(ApiError::too_many("limit/streams", message));
        }
        if !open.all.has_place(caps.streams, who.plays) {
            let message = "There are too many live connections; try again in a moment.";
            return Err(ApiError::unavailable("limit/streams", message));
        }
        *open.all.of(who.plays) += 1;
        *open.by_address.entry(network).or_default().of(who.plays) += 1;
        if let Some(person) = &who.person {
            *open.by_person.entry(person.clone()).or_default() += 1;
        }
        Ok(())
    }

    fn leave(&self, who: &Listening) {
        let mut open = self.lock();
        let network = network(who.address);
        *open.all.of(who.plays) -= 1;
        if let Some(here) = open.by_address.get_mut(&network) {
            *here.of(who.plays) -= 1;
            if here.sum() == 0 {
                open.by_address.remove(&network);
            }
        }
        if let Some(person) = &who.person
            && let Some(own) = open.by_person.get_mut(person)
        {
            *own -= 1;
            if *own == 0 {
                open.by_person.remove(person);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A live stream's place; free again when it is dropped.
pub(crate) struct StreamPlace {
    app: Arc<App>,
    who: Listening,
}

impl StreamPlace {
    /// A place, if there is one.
    pub fn take(app: &Arc<App>, who: Listening) -> ApiResult<Self> {
        let config = &app.config;
        app.streams.take(&who, &config.caps, config.limits)?;
        Ok(Self {
            app: Arc::clone(app),
            who,
        })
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.app.streams.leave(&self.who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPS: Caps = Caps {
        streams: 12,
        streams_per_address: 8,
        streams_per_person: 3,
        ..Caps::for_files(1024)
    };

    fn spectator(address: &str) -> Listening {
        Listening {
            address: address.parse().unwrap(),
            person: None,
            plays: false,
        }
    }

    fn player(address: &str, name: &str) -> Listening {
        Listening {
            person: Some(name.to_owned()),
            plays: true,
            ..spectator(address)
        }
    }

    /// How many such streams are let in.
    fn fill(streams: &Streams, who: &Listening) -> usize {
        let taken = (0..100).take_while(|_| streams.take(who, &CAPS, true).is_ok());
        taken.count()
    }

    #[test]
    fn an_address_has_a_share_and_players_a_part_of_it() {
        let streams = Streams::default();
        assert_eq!(fill(&streams, &spectator("2001:db8:1:2::1")), 6);
        assert_eq!(fill(&streams, &spectator("2001:db8:1:2::9")), 0);
        assert_eq!(fill(&streams, &player("2001:db8:1:2::9", "ana")), 2);
        let full = streams.take(&player("2001:db8:1:2::9", "bea"), &CAPS, true);
        assert_eq!(full.unwrap_err().code(), "limit/streams");
    }

    #[test]
    fn players_find_a_place_when_spectators_have_filled_the_rest() {
        let streams = Streams::default();
        fill(&streams, &spectator("192.0.2.1"));
        assert_eq!(fill(&streams, &spectator("192.0.2.2")), 3);
        assert_eq!(fill(&streams, &spectator("192.0.2.3")), 0);
        assert_eq!(fill(&streams, &player("192.0.2.3", "ana")), 3);
        assert_eq!(streams.len(), 12);
    }

    #[test]
    fn who_leaves_is_forgotten() {
        let streams = Streams::default();
        let ana = player("192.0.2.1", "ana");
        assert_eq!(fill(&streams, &ana), 3);
        for _ in 0..3 {
            streams.leave(&ana);
        }
        let open = streams.lock();
        assert_eq!(open.all.sum(), 0);
        assert!(open.by_address.is_empty() && open.by_person.is_empty());
    }

    #[test]
    fn without_limits_an_address_may_have_them_all() {
        let streams = Streams::default();
        let one = spectator("192.0.2.1");
        let taken = (0..100).take_while(|_| streams.take(&one, &CAPS, false).is_ok());
        assert_eq!(taken.count(), 9);
    }
}
