//! Databases of the first edition, in which seats and settings were no events.

use engawa_store::{Event, Place, Status, Store, Table, TableState, Write};
use sqlx::Executor;

use crate::postgres;

/// A database as the first edition left it, with a table of two events and one of none.
async fn made_by_the_first_edition(place: Place, url: &str) {
    let store = Store::open(place).await.unwrap();
    let table = |id: &str, status, public| Table {
        state: TableState {
            status,
            public,
            seats: r#"{"host":"it's Ana","seats":[]}"#.to_owned(),
            due: None,
            updated: 77,
        },
        ..Table::example(id)
    };
    let writes = vec![
        Write::NewTable(table("played", Status::Playing, true)),
        Write::NewTable(table("open", Status::Open, false)),
        Write::Events("played".to_owned(), vec![crate::event(1), crate::event(2)]),
    ];
    store.write(writes).await.unwrap();
    store.close().await;
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(url).await.unwrap();
    for back in [
        "DELETE FROM schema_version WHERE version > 1",
        "DROP TABLE served",
    ] {
        pool.execute(back).await.unwrap();
    }
    pool.close().await;
}

async fn seats_and_settings_become_the_last_event(place: Place, url: &str) {
    made_by_the_first_edition(place.clone(), url).await;
    let arranged = |seq, text: &str| Event {
        seq,
        at: 77,
        seat: None,
        kind: "arranged".to_owned(),
        text: text.to_owned(),
    };
    // Brought up once, and not again at the next start.
    for _ in 0..2 {
        let store = Store::open(place.clone()).await.unwrap();
        let played = store.events("played").await.unwrap();
        let text = r#"{"status":"playing","public":true,"host":"it's Ana","seats":[]}"#;
        assert_eq!(played[2..], [arranged(3, text)]);
        let open = store.events("open").await.unwrap();
        let text = r#"{"status":"open","public":false,"host":"it's Ana","seats":[]}"#;
        assert_eq!(open, [arranged(1, text)]);
        store.close().await;
    }
}

#[tokio::test]
async fn seats_and_settings_become_the_last_event_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("engawa.db");
    let url = format!("sqlite://{}", file.display());
    seats_and_settings_become_the_last_event(Place::file(file), &url).await;
}

#[tokio::test]
async fn seats_and_settings_become_the_last_event_in_postgres() {
    let Some(server) = postgres::server() else {
        return;
    };
    let url = server.new_url();
    seats_and_settings_become_the_last_event(Place::url(&url).unwrap(), &url).await;
}
