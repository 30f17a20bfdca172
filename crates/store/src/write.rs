//! What can be written.

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

use crate::StoreError;
use crate::rows::{ChatLine, Event, Link, Person, Role, Table, TableState};

/// One thing to write. Several given to [`Store::write`](crate::Store::write) together are
/// written together or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new person.
    NewPerson(Person),
    /// A person's new name, colour and settings.
    Person(Person),
    /// A device of a person: the hash of its token.
    Session {
        /// The hash of the token.
        hash: String,
        /// Whose device.
        person: String,
        /// When it was first seen.
        at: i64,
    },
    /// Every device of a person is forgotten, except the one with this hash.
    EndSessions {
        /// Whose devices.
        person: String,
        /// The hash of the token that stays valid.
        except: String,
    },
    /// A personal link: the hash of its token.
    Link {
        /// The hash of the token.
        hash: String,
        /// The link.
        link: Link,
    },
    /// A personal link is forgotten.
    Revoke {
        /// Whose link.
        person: String,
        /// The link's id.
        id: String,
    },
    /// A new table.
    NewTable(Table),
    /// A table's new state.
    Table(String, TableState),
    /// When the server has to act at a table; the time is that of the change.
    Due(String, Option<i64>, i64),
    /// What happened at a table.
    Events(String, Vec<Event>),
    /// What a person is at a table.
    Member(String, String, Role),
    /// Removes a person's membership of a table.
    NotMember(String, String),
    /// A line of chat at a table.
    Chat(String, ChatLine),
}

impl Write {
    pub(crate) async fn execute(&self, to: &mut AnyConnection) -> Result<(), StoreError> {
        if let Self::Events(table, events) = self {
            return insert_events(to, table, events).await;
        }
        self.query().execute(to).await?;
        Ok(())
    }

    fn query(&self) -> Query<'_, Any, AnyArguments> {
        match self {
            Self::NewPerson(p) => sqlx::query(
                "INSERT INTO persons (id, name, color, settings, created)
                 VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(&p.id)
            .bind(&p.name)
            .bind(&p.color)
            .bind(&p.settings)
            .bind(p.created),
            Self::Person(p) => {
                sqlx::query("UPDATE persons SET name = $2, color = $3, settings = $4 WHERE id = $1")
                    .bind(&p.id)
                    .bind(&p.name)
                    .bind(&p.color)
                    .bind(&p.settings)
            }
            Self::Session { hash, person, at } => {
                sqlx::query("INSERT INTO sessions (hash, person, created) VALUES ($1, $2, $3)")
                    .bind(hash)
                    .bind(person)
                    .bind(*at)
            }
            Self::EndSessions { person, except } => {
                sqlx::query("DELETE FROM sessions WHERE person = $1 AND hash <> $2")
                    .bind(person)
                    .bind(except)
            }
            Self::Link { hash, link } => {
                sqlx::query("INSERT INTO links (hash, id, person, created) VALUES ($1, $2, $3, $4)")
                    .bind(hash)
                    .bind(&link.id)
                    .bind(&link.person)
                    .bind(link.created)
            }
            Self::Revoke { person, id } => {
                sqlx::query("DELETE FROM links WHERE person = $1 AND id = $2")
                    .bind(person)
                    .bind(id)
            }
            Self::NewTable(table) => new_table(table),
            Self::Table(id, state) => sqlx::query(
                "UPDATE tables SET status = $2, public = $3, seats = $4, due = $5, updated = $6
                 WHERE id = $1",
            )
            .bind(id)
            .bind(state.status.word())
            .bind(i64::from(state.public))
            .bind(&state.seats)
            .bind(state.due)
            .bind(state.updated),
            Self::Due(id, due, at) => {
                sqlx::query("UPDATE tables SET due = $2, updated = $3 WHERE id = $1")
                    .bind(id)
                    .bind(*due)
                    .bind(*at)
            }
            Self::Events(..) => unreachable!("events have as many values as there are"),
            Self::Member(table, person, role) => sqlx::query(
                "INSERT INTO members (table_id, person, role) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, person) DO UPDATE SET role = excluded.role",
            )
            .bind(table)
            .bind(person)
            .bind(role.word()),
            Self::NotMember(table, person) => {
                sqlx::query("DELETE FROM members WHERE table_id = $1 AND person = $2")
                    .bind(table)
                    .bind(person)
            }
            Self::Chat(table, chat) => sqlx::query(
                "INSERT INTO chat (table_id, line, at, person, name, text)
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(table)
            .bind(chat.line)
            .bind(chat.at)
            .bind(&chat.person)
            .bind(&chat.name)
            .bind(&chat.text),
        }
    }
}

fn new_table(table: &Table) -> Query<'_, Any, AnyArguments> {
    let state = &table.state;
    sqlx::query(
        "INSERT INTO tables (id, game, rules, players, options, seed, created,
             status, public, seats, due, updated)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(table.rules)
    .bind(table.players)
    .bind(&table.options)
    .bind(&table.seed)
    .bind(table.created)
    .bind(state.status.word())
    .bind(i64::from(state.public))
    .bind(&state.seats)
    .bind(state.due)
    .bind(state.updated)
}

/// One statement for up to so many events: most moves cost one.
const EVENTS_AT_ONCE: usize = 16;

async fn insert_events(
    to: &mut AnyConnection,
    table: &str,
    events: &[Event],
) -> Result<(), StoreError> {
    for some in events.chunks(EVENTS_AT_ONCE) {
        let statement = insert_statement(some.len());
        let mut query = sqlx::query(AssertSqlSafe(statement)).bind(table);
        for event in some {
            query = query
                .bind(event.seq)
                .bind(event.at)
                .bind(event.seat)
                .bind(&event.kind)
                .bind(&event.text);
        }
        let _: AnyQueryResult = query.execute(&mut *to).await?;
    }
    Ok(())
}

fn insert_statement(rows: usize) -> String {
    let row = |i: usize| {
        let at = |k| 2 + i * 5 + k;
        format!(
            "($1, ${}, ${}, ${}, ${}, ${})",
            at(0),
            at(1),
            at(2),
            at(3),
            at(4)
        )
    };
    let rows: Vec<_> = (0..rows).map(row).collect();
    let rows = rows.join(", ");
    format!("INSERT INTO events (table_id, seq, at, seat, kind, text) VALUES {rows}")
}
