//! A table in memory, and who looks at it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use engawa_store::Role;
use engawa_table::{PersonId, Sight, Since, Table};
use serde_json::value::RawValue;
use tokio::sync::watch;

use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::names::Names;
use crate::players::Mind;
use crate::presence::Presence;
use crate::shown::{self, Company, Mark, ShownJson};

/// A table in memory. What is here is durable: a change is written first, and then takes the
/// place of what was.
pub(crate) struct Room {
    table: RwLock<Arc<Table>>,
    /// Held by whoever changes the table, until the change is written and seen.
    pub changing: Arc<tokio::sync::Mutex<()>>,
    /// Tells everybody who listens that something changed.
    pub changed: watch::Sender<u64>,
    pub presence: Presence,
    /// What the bot that is playing knows of its turn.
    mind: Mutex<Option<Mind>>,
    members: Mutex<HashMap<PersonId, Role>>,
    /// The options as everybody is shown them.
    options: Box<RawValue>,
    /// The names as everybody is shown them; made when they are first asked for.
    names: Mutex<Option<(NamesOf, Arc<Names>)>>,
    answers: Mutex<Vec<Answer>>,
    dead: AtomicBool,
    used: AtomicI64,
}

/// How many times seats or settings had changed, and the last line of the chat.
type NamesOf = (u64, i64);

/// What somebody was shown, to be shown again to whoever sees the same.
struct Answer {
    mark: Mark,
    since: Since,
    /// Whom it is for; `None` if it is the same for everybody without a seat.
    person: Option<PersonId>,
    made: i64,
    json: ShownJson,
}

/// So many answers are kept: a few people and the spectators.
const ANSWERS: usize = 8;
/// For so many milliseconds an answer with a running clock is good.
const CLOCK: i64 = 100;

impl Room {
    pub fn new(table: Table, members: HashMap<PersonId, Role>) -> Arc<Self> {
        Arc::new(Self {
            options: shown::options(&table),
            table: RwLock::new(Arc::new(table)),
            changing: Arc::default(),
            changed: watch::Sender::new(0),
            presence: Presence::default(),
            mind: Mutex::default(),
            members: Mutex::new(members),
            names: Mutex::default(),
            answers: Mutex::default(),
            dead: AtomicBool::new(false),
            used: AtomicI64::new(ids::now()),
        })
    }

    /// The table as it is now.
    pub fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The table has changed, durably.
    pub fn put(&self, table: Arc<Table>) {
        let mind = self.take_mind();
        *lock(&self.mind) = mind.filter(|mind| mind.knows(&table));
        *self.table.write().unwrap_or_else(PoisonError::into_inner) = table;
        lock(&self.answers).clear();
    }

    /// Tells everybody who listens that something changed.
    pub fn tell(&self) {
        self.changed.send_modify(|changes| *changes += 1);
    }

    /// Nobody knows whether the last change was written: the table has to be read anew.
    pub fn kill(&self) {
        self.dead.store(true, Ordering::Relaxed);
        self.tell();
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Relaxed)
    }

    pub fn use_now(&self) {
        self.used.store(ids::now(), Ordering::Relaxed);
    }

    pub fn was_used_since(&self, time: i64) -> bool {
        self.used.load(Ordering::Relaxed) >= time
    }

    /// What the bot that is playing knows of its turn.
    pub fn take_mind(&self) -> Option<Mind> {
        lock(&self.mind).take()
    }

    /// Keeps it, if it is still of use.
    pub fn keep_mind(&self, mind: Mind) {
        let mind = mind.knows(&self.table()).then_some(mind);
        *lock(&self.mind) = mind;
    }

    pub fn role(&self, person: &PersonId) -> Option<Role> {
        lock(&self.members).get(person).copied()
    }

    pub fn set_role(&self, person: &PersonId, role: Option<Role>) {
        let mut members = lock(&self.members);
        match role {
            Some(role) => members.insert(person.clone(), role),
            None => members.remove(person),
        };
    }

    /// Refuses whoever may not even see the table, as if it were not there.
    pub fn check_may_see(&self, table: &Table, person: Option<&PersonId>) -> ApiResult<()> {
        let member = person.is_some_and(|person| self.role(person).is_some());
        match member || is_open_to(table, person) {
            true => Ok(()),
            false => Err(ApiError::no_table()),
        }
    }

    /// Refuses whoever may not take a seat or chat.
    pub fn check_may_join(&self, table: &Table, person: &PersonId) -> ApiResult<()> {
        match self.role(person) {
            Some(Role::Player) => Ok(()),
            _ if is_open_to(table, Some(person)) => Ok(()),
            Some(Role::Watcher) => {
                let message = "You are a spectator here: you need the players' link to join.";
                Err(ApiError::forbidden("table/spectator", message))
            }
            None => Err(ApiError::no_table()),
        }
    }

    /// The names as everybody is shown them.
    fn names(&self, table: &Table) -> Arc<Names> {
        let of = (table.arrangement().changes, table.now_seen().chat);
        let mut kept = lock(&self.names);
        match &*kept {
            Some((kept_of, names)) if *kept_of == of => Arc::clone(names),
            _ => {
                let names = Arc::new(Names::of(table));
                *kept = Some((of, Arc::clone(&names)));
                names
            }
        }
    }

    /// A mark that changes whenever there is something new to be shown.
    pub fn mark(&self, sight: &Sight<'_>) -> Mark {
        Mark::new(sight, self.presence.changes())
    }

    /// The table as `person` sees it, as JSON. What several people see alike is written once.
    pub fn show(
        &self,
        table: &Table,
        person: Option<&PersonId>,
        sight: &Sight<'_>,
        since: Since,
    ) -> ShownJson {
        let (mark, now) = (self.mark(sight), ids::now());
        let person = person.filter(|person| shown::is_personal(table, person, since));
        let clock = table.arrangement().clock.is_some();
        let fits = |answer: &&Answer| {
            answer.mark == mark
                && answer.since == since
                && answer.person.as_ref() == person
                && !(clock && now - answer.made > CLOCK)
        };
        if let Some(answer) = lock(&self.answers).iter().find(fits) {
            return answer.json.clone();
        }
        let options = self.options.clone();
        let names = self.names(table);
        let company = Company {
            names: &names,
            presence: &self.presence,
        };
        let shown = shown::table(table, options, company, person, sight, since, now);
        let json = ShownJson::new(&shown);
        let mut answers = lock(&self.answers);
        if answers.len() == ANSWERS {
            answers.remove(0);
        }
        answers.push(Answer {
            mark,
            since,
            person: person.cloned(),
            made: now,
            json: json.clone(),
        });
        json
    }
}

fn is_open_to(table: &Table, person: Option<&PersonId>) -> bool {
    let arrangement = table.arrangement();
    arrangement.public || person.is_some_and(|person| arrangement.is_seated(person))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
