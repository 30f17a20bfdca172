//! The tables of the database, version by version.

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::StoreError;

/// Each step leads from one version to the next. Steps are never changed once released.
///
/// Texts and 64-bit integers only, so that the same words serve both databases; times are
/// milliseconds since 1970.
const STEPS: &[&[&str]] = &[FIRST_EDITION, ARRANGED];

const FIRST_EDITION: &[&str] = &[
    "CREATE TABLE persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, color TEXT NOT NULL,
        settings TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES persons (id),
        created BIGINT NOT NULL)",
    "CREATE INDEX sessions_of ON sessions (person)",
    "CREATE TABLE links (
        hash TEXT PRIMARY KEY, id TEXT NOT NULL, person TEXT NOT NULL REFERENCES persons (id),
        created BIGINT NOT NULL)",
    "CREATE INDEX links_of ON links (person)",
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL,
        players BIGINT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
        created BIGINT NOT NULL, status TEXT NOT NULL, public BIGINT NOT NULL,
        seats TEXT NOT NULL, due BIGINT, updated BIGINT NOT NULL)",
    "CREATE INDEX tables_by_status ON tables (status, public, updated)",
    "CREATE INDEX tables_due ON tables (due)",
    "CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        person TEXT NOT NULL REFERENCES persons (id), role TEXT NOT NULL,
        PRIMARY KEY (table_id, person))",
    "CREATE INDEX members_by_person ON members (person)",
    "CREATE TABLE events (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, seat BIGINT,
        kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seq))",
    "CREATE TABLE chat (
        table_id TEXT NOT NULL, line BIGINT NOT NULL, at BIGINT NOT NULL,
        person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, line))",
];

/// Seats and settings become events. What the first edition kept beside a table, and overwrote,
/// is written behind the events there are: from here on the events alone tell all of it.
const ARRANGED: &[&str] = &["INSERT INTO events (table_id, seq, at, seat, kind, text)
     SELECT id,
         (SELECT COALESCE(MAX(seq), 0) + 1 FROM events WHERE table_id = tables.id),
         updated, NULL, 'arranged',
         '{\"status\":\"' || status || '\",\"public\":'
             || CASE WHEN public = 1 THEN 'true' ELSE 'false' END
             || ',' || substr(seats, 2)
     FROM tables"];

/// Brings the database to the newest version.
pub(crate) async fn migrate(connection: &mut AnyConnection) -> Result<(), StoreError> {
    connection
        .execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .await?;
    let row = connection
        .fetch_one("SELECT COALESCE(MAX(version), 0) AS version FROM schema_version")
        .await?;
    let found: i64 = row.try_get("version")?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (i, step) in STEPS.iter().enumerate().skip(found as usize) {
        let mut transaction = connection.begin().await?;
        for statement in *step {
            transaction.execute(*statement).await?;
        }
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(i as i64 + 1)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
    }
    Ok(())
}
