//! Nobody but its owner reads the data.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "in tests, a panic is the report")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use engawa_store::{Place, Store, Table, Write};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

async fn opened(path: &Path) -> Store {
    let store = Store::open(Place::file(path)).await.unwrap();
    let write = Write::NewTable(Table::example("t"));
    // It is there already when the file is opened again.
    let _ = store.write(vec![write]).await;
    store
}

#[tokio::test]
async fn only_the_owner_reads_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let store = opened(&file("engawa.db")).await;
    for name in ["engawa.db", "engawa.db-wal", "engawa.db-shm"] {
        assert_eq!(mode(&file(name)), 0o600, "{name}");
    }
    store.backup(&file("copy.db")).await.unwrap();
    assert_eq!(mode(&file("copy.db")), 0o600);
    store.close().await;
}

#[tokio::test]
async fn files_that_others_could_read_are_closed_to_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engawa.db");
    opened(&path).await.close().await;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = opened(&path).await;
    for name in ["engawa.db", "engawa.db-wal", "engawa.db-shm"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = opened(&folder.path().join("engawa.db")).await;
    let copy = folder.path().join("copy.db");
    fs::write(&copy, "something else").unwrap();
    assert!(store.backup(&copy).await.is_err());
    assert_eq!(fs::read_to_string(&copy).unwrap(), "something else");
    store.close().await;
}
