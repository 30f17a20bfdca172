//! What can be read.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::rows::{ChatLine, Event, Link, Person, Role, Status, Table, TableLine, TableState};
use crate::{Store, StoreError};

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Asks the database something trivial.
    pub async fn ping(&self) -> Result<()> {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await?;
        Ok(())
    }

    /// The person with a device whose token has this hash.
    pub async fn person_of_session(&self, hash: &str) -> Result<Option<Person>> {
        let sql = "SELECT p.* FROM persons p JOIN sessions s ON s.person = p.id WHERE s.hash = $1";
        let row = sqlx::query(sql)
            .bind(storable(hash)?)
            .fetch_optional(&self.pool);
        row.await?.map(|row| person(&row)).transpose()
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let sql = "SELECT * FROM persons WHERE id = $1";
        let row = sqlx::query(sql)
            .bind(storable(id)?)
            .fetch_optional(&self.pool);
        row.await?.map(|row| person(&row)).transpose()
    }

    /// The person whose personal link has this hash.
    pub async fn person_of_link(&self, hash: &str) -> Result<Option<Person>> {
        let sql = "SELECT p.* FROM persons p JOIN links l ON l.person = p.id WHERE l.hash = $1";
        let row = sqlx::query(sql)
            .bind(storable(hash)?)
            .fetch_optional(&self.pool);
        row.await?.map(|row| person(&row)).transpose()
    }

    /// The personal links of a person, oldest first.
    pub async fn links(&self, person: &str) -> Result<Vec<Link>> {
        let sql = "SELECT id, person, created FROM links WHERE person = $1 ORDER BY created, id";
        let rows = sqlx::query(sql)
            .bind(storable(person)?)
            .fetch_all(&self.pool)
            .await?;
        let link = |row: &AnyRow| {
            Ok(Link {
                id: row.try_get("id")?,
                person: row.try_get("person")?,
                created: row.try_get("created")?,
            })
        };
        rows.iter().map(link).collect()
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<Table>> {
        let sql = "SELECT * FROM tables WHERE id = $1";
        let row = sqlx::query(sql)
            .bind(storable(id)?)
            .fetch_optional(&self.pool);
        row.await?.map(|row| table(&row)).transpose()
    }

    /// Everything that happened at a table, in order.
    pub async fn events(&self, table: &str) -> Result<Vec<Event>> {
        let sql = "SELECT seq, at, seat, kind, text FROM events WHERE table_id = $1 ORDER BY seq";
        let rows = sqlx::query(sql)
            .bind(storable(table)?)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(event).collect()
    }

    /// What a person is at a table.
    pub async fn role(&self, table: &str, person: &str) -> Result<Option<Role>> {
        let sql = "SELECT role FROM members WHERE table_id = $1 AND person = $2";
        let query = sqlx::query(sql)
            .bind(storable(table)?)
            .bind(storable(person)?);
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| Role::read(row.try_get("role")?)).transpose()
    }

    /// Everybody at a table, with what they are.
    pub async fn members(&self, table: &str) -> Result<Vec<(String, Role)>> {
        let sql = "SELECT person, role FROM members WHERE table_id = $1 ORDER BY person";
        let rows = sqlx::query(sql)
            .bind(storable(table)?)
            .fetch_all(&self.pool)
            .await?;
        let member = |row: &AnyRow| Ok((row.try_get("person")?, Role::read(row.try_get("role")?)?));
        rows.iter().map(member).collect()
    }

    /// The last `limit` lines of a table's chat, in order.
    pub async fn chat(&self, table: &str, limit: i64) -> Result<Vec<ChatLine>> {
        let sql = "SELECT line, at, person, name, text FROM chat WHERE table_id = $1
                   ORDER BY line DESC LIMIT $2";
        let query = sqlx::query(sql).bind(storable(table)?).bind(limit);
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().rev().map(chat_line).collect()
    }

    /// The open tables at which a person is a player.
    pub async fn open_tables_of(&self, person: &str, limit: i64) -> Result<Vec<TableLine>> {
        let sql = "SELECT t.* FROM tables t JOIN members m ON m.table_id = t.id
                   WHERE m.person = $1 AND m.role = 'player' AND t.status = 'open'
                   ORDER BY t.updated DESC, t.id LIMIT $2";
        let query = sqlx::query(sql).bind(storable(person)?).bind(limit);
        lines(&query.fetch_all(&self.pool).await?)
    }

    /// Tables with this status at which nothing has changed since `time`, the oldest first.
    pub async fn unchanged_since(
        &self,
        status: Status,
        time: i64,
        limit: i64,
    ) -> Result<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE status = $1 AND updated < $2
                   ORDER BY updated, id LIMIT $3";
        let query = sqlx::query(sql).bind(status.word()).bind(time).bind(limit);
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Public tables with this status, the latest first.
    pub async fn public_tables(&self, status: Status, limit: i64) -> Result<Vec<TableLine>> {
        let sql = "SELECT * FROM tables WHERE status = $1 AND public = 1
                   ORDER BY updated DESC, id LIMIT $2";
        let query = sqlx::query(sql).bind(status.word()).bind(limit);
        lines(&query.fetch_all(&self.pool).await?)
    }

    /// The tables at which a person is a player, the latest first.
    pub async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<TableLine>> {
        let sql = "SELECT t.* FROM tables t JOIN members m ON m.table_id = t.id
                   WHERE m.person = $1 AND m.role = 'player'
                   ORDER BY t.updated DESC, t.id LIMIT $2";
        let query = sqlx::query(sql).bind(storable(person)?).bind(limit);
        lines(&query.fetch_all(&self.pool).await?)
    }

    /// All tables, the latest first.
    pub async fn tables(&self, limit: i64) -> Result<Vec<TableLine>> {
        let sql = "SELECT * FROM tables ORDER BY updated DESC, id LIMIT $1";
        lines(&sqlx::query(sql).bind(limit).fetch_all(&self.pool).await?)
    }

    /// The tables at which the server has to act some time, and when.
    pub async fn due(&self) -> Result<Vec<(String, i64)>> {
        let sql = "SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due, id";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let due = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("due")?));
        rows.iter().map(due).collect()
    }
}

/// The text, if it could be stored: otherwise PostgreSQL would not even look for it.
fn storable(text: &str) -> Result<&str> {
    match text.contains('\0') {
        true => Err(StoreError::Text),
        false => Ok(text),
    }
}

fn person(row: &AnyRow) -> Result<Person> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        color: row.try_get("color")?,
        settings: row.try_get("settings")?,
        created: row.try_get("created")?,
    })
}

fn table(row: &AnyRow) -> Result<Table> {
    Ok(Table {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        players: row.try_get("players")?,
        options: row.try_get("options")?,
        seed: row.try_get("seed")?,
        created: row.try_get("created")?,
        state: TableState {
            status: Status::read(row.try_get("status")?)?,
            public: row.try_get::<i64, _>("public")? != 0,
            seats: row.try_get("seats")?,
            due: row.try_get("due")?,
            updated: row.try_get("updated")?,
        },
    })
}

fn lines(rows: &[AnyRow]) -> Result<Vec<TableLine>> {
    let line = |row: &AnyRow| {
        Ok(TableLine {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            players: row.try_get("players")?,
            status: Status::read(row.try_get("status")?)?,
            seats: row.try_get("seats")?,
            created: row.try_get("created")?,
            updated: row.try_get("updated")?,
        })
    };
    rows.iter().map(line).collect()
}

fn event(row: &AnyRow) -> Result<Event> {
    Ok(Event {
        seq: row.try_get("seq")?,
        at: row.try_get("at")?,
        seat: row.try_get("seat")?,
        kind: row.try_get("kind")?,
        text: row.try_get("text")?,
    })
}

fn chat_line(row: &AnyRow) -> Result<ChatLine> {
    Ok(ChatLine {
        line: row.try_get("line")?,
        at: row.try_get("at")?,
        person: row.try_get("person")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}
