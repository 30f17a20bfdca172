//! Who is at a table right now: those who have a live stream of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use engawa_table::PersonId;

use crate::room::Room;

/// Who is there. Shared by a table and the streams of it.
#[derive(Default)]
pub(crate) struct Presence(Mutex<There>);

#[derive(Default)]
struct There {
    /// Streams by person.
    people: HashMap<PersonId, usize>,
    /// Streams of those nobody knows.
    strangers: usize,
    /// How many times somebody came or went.
    changes: u64,
}

impl Presence {
    /// Whether this person is there.
    pub fn has(&self, person: &PersonId) -> bool {
        self.lock().people.contains_key(person)
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        let there = self.lock();
        there.people.is_empty() && there.strangers == 0
    }

    /// Whether somebody is there of whom `is` is true; strangers don't count.
    pub fn any(&self, is: impl Fn(&PersonId) -> bool) -> bool {
        self.lock().people.keys().any(is)
    }

    /// How many are there of whom `counts` is true; of strangers it always is.
    pub fn count(&self, counts: impl Fn(&PersonId) -> bool) -> usize {
        let there = self.lock();
        let people = there.people.keys().filter(|person| counts(person));
        people.count() + there.strangers
    }

    /// A number that changes when somebody comes or goes.
    pub fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Another stream; whether that makes somebody come who wasn't there.
    fn come(&self, person: Option<&PersonId>) -> bool {
        let mut there = self.lock();
        let new = match person {
            Some(person) => {
                let streams = there.people.entry(person.clone()).or_default();
                *streams += 1;
                *streams == 1
            }
            None => {
                there.strangers += 1;
                true
            }
        };
        there.changes += u64::from(new);
        new
    }

    /// A stream less; whether somebody is no longer there.
    fn go(&self, person: Option<&PersonId>) -> bool {
        let mut there = self.lock();
        let gone = match person {
            Some(person) => {
                let streams = there.people.get_mut(person).map(|streams| {
                    *streams -= 1;
                    *streams
                });
                streams == Some(0) && there.people.remove(person).is_some()
            }
            None => {
                there.strangers -= 1;
                true
            }
        };
        there.changes += u64::from(gone);
        gone
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, There> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody listens; when this is dropped, no longer.
pub(crate) struct Here {
    room: Arc<Room>,
    person: Option<PersonId>,
}

impl Here {
    pub fn new(room: &Arc<Room>, person: Option<&PersonId>) -> Self {
        if room.presence.come(person) {
            room.tell();
        }
        Self {
            room: Arc::clone(room),
            person: person.cloned(),
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        if self.room.presence.go(self.person.as_ref()) {
            self.room.tell();
        }
    }
}
