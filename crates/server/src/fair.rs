//! A queue in which nobody can push others aside.

use std::collections::HashMap;
use std::time::Duration;

use engawa_table::PersonId;

/// Charged when somebody's turn comes, until it is known how long they took. Without it one
/// person could take every place at once.
const ADVANCE: Duration = Duration::from_millis(250);

/// Those who wait. Tables with people come before tables of bots only; among them, whoever's
/// person has used the least so far (start-time fair queueing); then whoever came first.
pub(crate) struct FairQueue<T> {
    waiting: Vec<Waiting<T>>,
    /// Time used by those who have used more than newcomers are charged.
    used: HashMap<PersonId, Duration>,
    /// What a newcomer is charged: as much as whoever was served last had used.
    level: Duration,
}

struct Waiting<T> {
    person: PersonId,
    bots_only: bool,
    what: T,
}

/// On whose behalf somebody waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Behalf {
    /// The people who are served by it; not empty.
    pub people: Vec<PersonId>,
    /// Whether only bots play there.
    pub bots_only: bool,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self {
            waiting: Vec::new(),
            used: HashMap::new(),
            level: Duration::ZERO,
        }
    }
}

impl<T> FairQueue<T> {
    /// Comes to the end of the queue. Of several people the one who has used the least pays.
    pub fn join(&mut self, behalf: &Behalf, what: T) {
        let payer = behalf.people.iter().min_by_key(|person| self.used(person));
        self.waiting.push(Waiting {
            person: payer.expect("it is somebody's behalf").clone(),
            bots_only: behalf.bots_only,
            what,
        });
    }

    /// Whoever's turn it is, and who pays for it.
    pub fn next(&mut self) -> Option<(PersonId, T)> {
        let order = |i: &usize| {
            let waiting = &self.waiting[*i];
            (waiting.bots_only, self.used(&waiting.person), *i)
        };
        let first = (0..self.waiting.len()).min_by_key(order)?;
        let Waiting { person, what, .. } = self.waiting.remove(first);
        self.level = self.level.max(self.used(&person));
        let level = self.level;
        self.used.retain(|_, used| *used > level);
        self.used.insert(person.clone(), level + ADVANCE);
        Some((person, what))
    }

    /// Charges what a turn took.
    pub fn charge(&mut self, person: &PersonId, took: Duration) {
        let used = self.used.get(person).copied().unwrap_or(self.level);
        let used = used.saturating_sub(ADVANCE) + took;
        self.used.insert(person.clone(), used);
    }

    /// Lets those go who no longer wait.
    pub fn retain(&mut self, waits: impl Fn(&T) -> bool) {
        self.waiting.retain(|waiting| waits(&waiting.what));
    }

    fn used(&self, person: &PersonId) -> Duration {
        let used = self.used.get(person).copied();
        used.unwrap_or_default().max(self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn behalf(person: &str, bots_only: bool) -> Behalf {
        Behalf {
            people: vec![person.into()],
            bots_only,
        }
    }

    /// Serves one after the other, each for a second, and says in which order.
    fn serve<T>(queue: &mut FairQueue<T>) -> Vec<T> {
        let turns = std::iter::from_fn(|| {
            let (person, what) = queue.next()?;
            queue.charge(&person, SECOND);
            Some(what)
        });
        turns.collect()
    }

    #[test]
    fn first_come_first_served_among_equals() {
        let mut queue = FairQueue::default();
        for (i, person) in ["d", "b", "a", "c"].into_iter().enumerate() {
            queue.join(&behalf(person, false), i);
        }
        assert_eq!(serve(&mut queue), [0, 1, 2, 3]);
    }

    #[test]
    fn many_tables_of_one_person_take_turns_with_one_of_another() {
        let mut queue = FairQueue::default();
        for i in 0..10 {
            queue.join(&behalf("flooder", false), i);
        }
        queue.join(&behalf("ana", false), 100);
        let order = serve(&mut queue);
        assert_eq!(order[..3], [0, 100, 1], "{order:?}");
    }

    #[test]
    fn whoever_has_waited_for_nothing_gains_no_credit() {
        let mut queue = FairQueue::default();
        for i in 0..5 {
            queue.join(&behalf("busy", false), i);
        }
        serve(&mut queue);
        // Somebody who was away meanwhile does not keep the other out now.
        for i in 0..4 {
            queue.join(&behalf("away", false), 10 + i);
        }
        queue.join(&behalf("busy", false), 20);
        let order = serve(&mut queue);
        assert!(order[..3].contains(&20), "{order:?}");
    }

    #[test]
    fn several_places_are_not_given_to_one_person() {
        let mut queue = FairQueue::default();
        for i in 0..3 {
            queue.join(&behalf("flooder", false), i);
        }
        queue.join(&behalf("ana", false), 100);
        // Nobody has finished yet.
        assert_eq!(queue.next().unwrap().1, 0);
        assert_eq!(queue.next().unwrap().1, 100);
    }

    #[test]
    fn tables_of_bots_wait_behind_tables_with_people() {
        let mut queue = FairQueue::default();
        queue.join(&behalf("ana", true), 0);
        queue.join(&behalf("bea", false), 1);
        queue.join(&behalf("bea", false), 2);
        assert_eq!(serve(&mut queue), [1, 2, 0]);
    }

    #[test]
    fn a_table_of_several_people_is_served_for_whoever_used_least() {
        let mut queue = FairQueue::default();
        queue.join(&behalf("flooder", false), 0);
        queue.join(&behalf("flooder", false), 1);
        assert_eq!(queue.next().unwrap().1, 0);
        queue.charge(&"flooder".into(), SECOND);
        let both = Behalf {
            people: vec!["flooder".into(), "ana".into()],
            bots_only: false,
        };
        queue.join(&both, 2);
        assert_eq!(serve(&mut queue), [2, 1]);
    }

    #[test]
    fn who_no_longer_waits_is_passed_over() {
        let mut queue = FairQueue::default();
        queue.join(&behalf("ana", false), 0);
        queue.join(&behalf("bea", false), 1);
        queue.retain(|what| *what != 0);
        assert_eq!(serve(&mut queue), [1]);
    }
}
