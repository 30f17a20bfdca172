//! Records out of a store and into it, for hosts.

use engawa_catalog::replay;
use engawa_core::Record;
use engawa_store::Store;
use engawa_table::{Fresh, Person, Table, TableId};

use crate::error::{ApiError, ApiResult};
use crate::{ids, storing};

/// The record of a stored table. As long as the game is on it has no seed.
pub async fn export(store: &Store, id: &str) -> ApiResult<Record> {
    let id = TableId::parse(id).ok_or_else(ApiError::no_table)?;
    let (table, _) = storing::load(store, &id).await?;
    Ok(table.game().record())
}

/// Stores the record of a finished game as a public table, at which everybody may look.
pub async fn import(store: &Store, record: &Record) -> ApiResult<String> {
    let refused = |message: String| ApiError::refused("record/import", message);
    let game = replay(record).map_err(|error| refused(error.to_string()))?;
    let seed = record.seed.filter(|_| game.outcome().is_some());
    let seed = seed.ok_or_else(|| {
        let message = "only finished games with their seed can be imported";
        refused(message.to_owned())
    })?;
    let host = Person {
        id: "archive".into(),
        name: "Archive".to_owned(),
        color: "indigo".to_owned(),
    };
    let fresh = Fresh {
        seed,
        ..ids::fresh()
    };
    let founded = Table::archive(game.as_ref(), &host, fresh, ids::now());
    store.write(storing::founding(&founded)).await?;
    Ok(founded.table.id().to_string())
}
