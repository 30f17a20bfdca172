//! What can be written.

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

use crate::StoreError;
use crate::rows::{
    ChatLine, Event, Link, Person, PersonChange, Role, SettingsChange, Table, TableState,
};

/// One thing to write. Several given to [`Store::write`](crate::Store::write) together are
/// written together or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new person.
    NewPerson(Person),
    /// What a person changes about themselves.
    Person(PersonChange),
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
        self.query().execute(&mut *to).await?;
        if let Self::Person(PersonChange {
            id,
            settings: Some(change),
            ..
        }) = self
        {
            change_settings(to, id, change).await?;
        }
        Ok(())
    }

    /// Whether every text in it can be stored: PostgreSQL stores no NUL.
    pub(crate) fn is_storable(&self) -> bool {
        self.texts().into_iter().all(|text| !text.contains('\0'))
    }

    /// Every text in it. Settings are JSON, in which a NUL is written as `\u0000`.
    fn texts(&self) -> Vec<&str> {
        match self {
            Self::NewPerson(Person {
                id,
                name,
                color,
                settings,
                created: _,
            }) => vec![id, name, color, settings],
            Self::Person(PersonChange {
                id,
                name,
                color,
                settings: _,
            }) => {
                let mut texts = vec![id.as_str()];
                texts.extend(name.as_deref());
                texts.extend(color.as_deref());
                texts
            }
            Self::Session {
                hash,
                person,
                at: _,
            } => vec![hash, person],
            Self::EndSessions { person, except } => vec![person, except],
            Self::Link {
                hash,
                link:
                    Link {
                        id,
                        person,
                        created: _,
                    },
            } => vec![hash, id, person],
            Self::Revoke { person, id } => vec![person, id],
            Self::NewTable(Table {
                id,
                game,
                rules: _,
                players: _,
                options,
                seed,
                created: _,
                state,
            }) => vec![id, game, options, seed, &state.seats],
            Self::Table(id, state) => vec![id, &state.seats],
            Self::Due(id, _, _) => vec![id],
            Self::Events(table, events) => {
                let texts = events.iter().flat_map(|event| [&event.kind, &event.text]);
                let texts = texts.chain([table]);
                texts.map(String::as_str).collect()
            }
            Self::Member(table, person, _) | Self::NotMember(table, person) => {
                vec![table, person]
            }
            Self::Chat(
                table,
                ChatLine {
                    line: _,
                    at: _,
                    person,
                    name,
                    text,
                },
            ) => vec![table, person, name, text],
        }
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
            Self::Person(change) => sqlx::query(
                "UPDATE persons SET name = COALESCE($2, name), color = COALESCE($3, color)
                 WHERE id = $1",
            )
            .bind(&change.id)
            .bind(&change.name)
            .bind(&change.color),
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

/// Changes settings of a person whose row this transaction has just written, so that nobody else
/// changes it now.
async fn change_settings(
    to: &mut AnyConnection,
    person: &str,
    change: &SettingsChange,
) -> Result<(), StoreError> {
    let before = sqlx::query("SELECT settings FROM persons WHERE id = $1").bind(person);
    let Some(before) = before.fetch_optional(&mut *to).await? else {
        return Ok(());
    };
    let after = change.applied_to(before.try_get("settings")?)?;
    sqlx::query("UPDATE persons SET settings = $2 WHERE id = $1")
        .bind(person)
        .bind(after)
        .execute(to)
        .await?;
    Ok(())
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
