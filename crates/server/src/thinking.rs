//! Places to think: how many bots and hints use the processor at once, and whose turn it is.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use engawa_table::{PersonId, Table};
use tokio::sync::oneshot;

use crate::fair::{Behalf, FairQueue};

/// The places there are. Quick bots, bots that search and hints have places of their own, so
/// that none waits for another kind.
pub(crate) struct Thinking {
    pub quick: Arc<Places>,
    pub search: Arc<Places>,
    pub hints: Arc<Places>,
    /// Whoever has a hint under way.
    hinted: Arc<Mutex<HashSet<PersonId>>>,
}

impl Thinking {
    /// Places for `searches` bots that search at once.
    pub fn new(searches: usize) -> Self {
        Self {
            quick: Places::new(searches),
            search: Places::new(searches),
            hints: Places::new(searches.div_ceil(2)),
            hinted: Arc::default(),
        }
    }

    /// Notes that a hint for `person` is under way; `None` if one is already.
    pub fn begin_hint(&self, person: &PersonId) -> Option<HintUnderWay> {
        lock(&self.hinted)
            .insert(person.clone())
            .then(|| HintUnderWay {
                hinted: Arc::clone(&self.hinted),
                person: person.clone(),
            })
    }
}

/// A hint that is being thought about; when this is dropped, no longer.
pub(crate) struct HintUnderWay {
    hinted: Arc<Mutex<HashSet<PersonId>>>,
    person: PersonId,
}

impl Drop for HintUnderWay {
    fn drop(&mut self) {
        lock(&self.hinted).remove(&self.person);
    }
}

/// On whose behalf a bot thinks at this table.
pub(crate) fn behalf(table: &Table) -> Behalf {
    let people: Vec<_> = table.people_playing().cloned().collect();
    match people.is_empty() {
        true => Behalf {
            people: vec![table.arrangement().host.clone()],
            bots_only: true,
        },
        false => Behalf {
            people,
            bots_only: false,
        },
    }
}

/// Places of one kind.
pub(crate) struct Places(Mutex<State>);

struct State {
    free: usize,
    queue: FairQueue<oneshot::Sender<Place>>,
}

impl Places {
    fn new(free: usize) -> Arc<Self> {
        let queue = FairQueue::default();
        Arc::new(Self(Mutex::new(State { free, queue })))
    }

    /// Waits for a place.
    pub async fn take(self: &Arc<Self>, behalf: &Behalf) -> Place {
        let (to, place) = oneshot::channel();
        lock(&self.0).queue.join(behalf, to);
        self.hand_out();
        place.await.expect("whoever waits stays in the queue")
    }

    /// Gives free places to those whose turn it is.
    fn hand_out(self: &Arc<Self>) {
        while let Some((to, place)) = self.next() {
            // Whoever has just gone away gives the place back by dropping it.
            let _ = to.send(place);
        }
    }

    fn next(self: &Arc<Self>) -> Option<(oneshot::Sender<Place>, Place)> {
        let mut state = lock(&self.0);
        if state.free == 0 {
            return None;
        }
        state.queue.retain(|to| !to.is_closed());
        let (person, to) = state.queue.next()?;
        state.free -= 1;
        let place = Place {
            places: Arc::clone(self),
            person,
            since: Instant::now(),
        };
        Some((to, place))
    }
}

/// A place to think, until it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    person: PersonId,
    since: Instant,
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut state = lock(&self.places.0);
            state.queue.charge(&self.person, self.since.elapsed());
            state.free += 1;
        }
        self.places.hand_out();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn behalf(person: &str) -> Behalf {
        Behalf {
            people: vec![person.into()],
            bots_only: false,
        }
    }

    #[test]
    fn whoever_goes_away_is_passed_over() {
        let places = Places::new(1);
        let (ana, bea, cleo) = (behalf("ana"), behalf("bea"), behalf("cleo"));
        let first = places.take(&ana).now_or_never().expect("it is free");
        let mut second = Box::pin(places.take(&bea));
        let mut third = Box::pin(places.take(&cleo));
        assert!((&mut second).now_or_never().is_none());
        assert!((&mut third).now_or_never().is_none());
        drop(second);
        drop(first);
        let third = third.now_or_never();
        assert!(third.is_some(), "the place was not lost");
    }

    #[test]
    fn a_place_given_to_nobody_comes_back() {
        let places = Places::new(1);
        let (ana, bea) = (behalf("ana"), behalf("bea"));
        let first = places.take(&ana).now_or_never().unwrap();
        let mut second = Box::pin(places.take(&bea));
        assert!((&mut second).now_or_never().is_none());
        drop(first);
        // It has the place now, but never looks.
        drop(second);
        assert!(places.take(&ana).now_or_never().is_some());
    }

    #[test]
    fn a_person_has_one_hint_under_way() {
        let thinking = Thinking::new(1);
        let ana = "ana".into();
        let first = thinking.begin_hint(&ana);
        assert!(first.is_some());
        assert!(thinking.begin_hint(&ana).is_none());
        assert!(thinking.begin_hint(&"bea".into()).is_some());
        drop(first);
        assert!(thinking.begin_hint(&ana).is_some());
    }
}
