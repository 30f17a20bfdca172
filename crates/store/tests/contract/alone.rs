//! A server that loses its connection to PostgreSQL may have lost the database to another one.

use engawa_store::{Place, Store, StoreError, Table, Write};

use crate::postgres::{Server, server};

fn table(id: &str) -> Vec<Write> {
    vec![Write::NewTable(Table::example(id))]
}

/// Ends the connection that holds the lock of this database, and waits until it has ended.
fn cut(server: &Server, database: &str) {
    let holders = format!(
        "FROM pg_locks l JOIN pg_database d ON d.oid = l.database \
         WHERE l.locktype = 'advisory' AND d.datname = '{database}'"
    );
    let cut = server.psql(&format!(
        "SELECT pg_terminate_backend(pid, 10000) {holders}"
    ));
    assert_eq!(cut.trim(), "t", "one connection has the lock");
}

fn new_database(server: &Server) -> (String, Place) {
    server.new_database_by_network("sslmode=disable")
}

#[tokio::test]
async fn a_server_that_was_replaced_writes_nothing_more() {
    let Some(postgres) = server() else {
        return;
    };
    let (name, place) = new_database(postgres);
    let old = Store::open_alone(place.clone()).await.unwrap();
    old.write(table("before")).await.unwrap();
    cut(postgres, &name);
    let new = Store::open_alone(place.clone()).await.unwrap();
    // Nobody has to write for it to be noticed.
    old.lost().await;
    for attempt in ["a", "b"] {
        let refused = old.write(table(attempt)).await;
        assert!(matches!(refused, Err(StoreError::Taken)), "{refused:?}");
        assert_eq!(new.table(attempt).await.unwrap(), None);
    }
    new.write(table("after")).await.unwrap();
}

#[tokio::test]
async fn a_server_that_was_replaced_for_a_while_writes_nothing_more() {
    let Some(postgres) = server() else {
        return;
    };
    let (name, place) = new_database(postgres);
    let old = Store::open_alone(place.clone()).await.unwrap();
    cut(postgres, &name);
    let new = Store::open_alone(place.clone()).await.unwrap();
    new.write(table("t")).await.unwrap();
    new.close().await;
    drop(new);
    // The first one finds its connection gone.
    let refused = [old.write(table("a")).await, old.write(table("b")).await];
    assert!(refused.iter().all(Result::is_err), "{refused:?}");
    old.lost().await;
    assert_eq!(old.table("b").await.unwrap(), None);
}

#[tokio::test]
async fn a_server_that_was_cut_off_goes_on_if_nobody_took_its_place() {
    let Some(postgres) = server() else {
        return;
    };
    let (name, place) = new_database(postgres);
    let store = Store::open_alone(place.clone()).await.unwrap();
    cut(postgres, &name);
    // The first one finds its connection gone, unless that was noticed before.
    let _ = store.write(table("a")).await;
    store.write(table("b")).await.unwrap();
    let other = Store::open_alone(place).await.err();
    assert!(matches!(other, Some(StoreError::Taken)), "{other:?}");
}
