//! The tables of the database, version by version.

use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::StoreError;

/// Each step leads from one version to the next. Steps are never changed once released.
///
/// Texts and 64-bit integers only, so that the same words serve both databases; times are
/// milliseconds since 1970.
const STEPS: &[&[&str]] = &[FIRST_EDITION, ARRANGED, SERVED];

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

/// How many times a server has taken the database for itself.
const SERVED: &[&str] = &[
    "CREATE TABLE served (times BIGINT NOT NULL)",
    "INSERT INTO served (times) VALUES (0)",
];

/// Brings the database to the newest version. If several programs want to, one does and the
/// others find it done.
pub(crate) async fn migrate(
    connection: &mut AnyConnection,
    is_file: bool,
) -> Result<(), StoreError> {
    let known = STEPS.len() as i64;
    // A new database has no versions yet; any other trouble is met again below.
    if version(connection).await.is_ok_and(|found| found == known) {
        return Ok(());
    }
    let mut transaction = match is_file {
        true => connection.begin_with("BEGIN IMMEDIATE").await?,
        false => connection.begin().await?,
    };
    if !is_file {
        transaction.execute(LOCK).await?;
    }
    transaction
        .execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .await?;
    let found = version(&mut transaction).await?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (i, step) in STEPS.iter().enumerate().skip(found as usize) {
        for statement in *step {
            transaction.execute(*statement).await?;
        }
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(i as i64 + 1)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Until the transaction ends, nobody else brings the database to another version.
const LOCK: &str = "DO $$ BEGIN PERFORM pg_advisory_xact_lock(7308892913581236342); END $$";

async fn version(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(version), 0) AS version FROM schema_version";
    Ok(connection.fetch_one(sql).await?.try_get("version")?)
}
