//! The way to PostgreSQL can be encrypted, as its URL says.

use engawa_store::{Place, Store, StoreError};

use crate::postgres::{Server, server};

/// How many connections to the database there are, encrypted or not.
fn connections(server: &Server, database: &str, encrypted: bool) -> u32 {
    let encrypted = if encrypted { "s.ssl" } else { "NOT s.ssl" };
    let statement = format!(
        "SELECT COUNT(*) FROM pg_stat_ssl s JOIN pg_stat_activity a ON a.pid = s.pid \
         WHERE a.datname = '{database}' AND {encrypted}"
    );
    server.psql(&statement).trim().parse().unwrap()
}

#[tokio::test]
async fn the_url_says_whether_it_is_encrypted() {
    let Some(server) = server() else {
        return;
    };
    for (settings, encrypted) in [
        ("sslmode=disable", false),
        ("", true),
        ("sslmode=require", true),
    ] {
        let (name, place) = server.new_database_by_network(settings);
        let store = Store::open(place).await.unwrap();
        store.ping().await.unwrap();
        assert!(connections(server, &name, encrypted) > 0, "{settings}");
        assert_eq!(connections(server, &name, !encrypted), 0, "{settings}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_certificate_is_checked_if_that_is_asked_for() {
    let Some(server) = server() else {
        return;
    };
    let open = async |place: Place| Store::open(place).await.map(drop);
    let (_, place) = server.new_database_by_network("sslmode=verify-full");
    let unknown = open(place).await;
    assert!(
        matches!(&unknown, Err(StoreError::Database(text)) if text.contains("certificate")),
        "{unknown:?}"
    );
    let known = server.certificate().display().to_string();
    let settings = format!("sslmode=verify-full&sslrootcert={known}");
    let (_, place) = server.new_database_by_network(&settings);
    open(place).await.unwrap();
}
