//! A file that can't be written, and a disk that is full: a clear error, and no damage.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use engawa_store::{Event, Place, Store, StoreError, Write};

fn event(seq: i64, length: usize) -> Write {
    let event = Event {
        seq,
        at: 0,
        seat: None,
        kind: "draw".to_owned(),
        text: "x".repeat(length),
    };
    Write::Events("t".to_owned(), vec![event])
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engawa.db");
    let store = Store::open(Place::file(&path)).await.unwrap();
    store.close().await;
    let sql = "INSERT INTO schema_version (version) VALUES (999)";
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}", path.display());
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    sqlx::query(sql).execute(&pool).await.unwrap();
    pool.close().await;
    let error = Store::open(Place::file(&path)).await.err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 999, .. }));
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engawa.db");
    fs::write(&path, "this is a letter to a friend".repeat(99)).unwrap();
    let before = fs::read(&path).unwrap();
    let error = Store::open(Place::file(&path)).await.err().unwrap();
    assert_eq!(error.code(), "store/database");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_named_as_the_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("no/such/engawa.db");
    let error = Store::open(Place::file(&path)).await.err().unwrap();
    assert_eq!(error.code(), "store/no-access");
    assert!(error.to_string().contains("its folder is there"), "{error}");
}

/// A full disk is played by SQLite's own limit on the size of the file, which gives the same
/// error at the same place.
#[tokio::test]
async fn a_full_disk_is_said_and_heals() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engawa.db");
    let store = Store::open(Place::file(&path).limited_to_pages(60))
        .await
        .unwrap();
    let mut written = 0;
    let error = loop {
        match store.write(vec![event(written + 1, 20_000)]).await {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 100, "the disk never got full");
    };
    assert!(matches!(error, StoreError::Full), "{error}");
    assert!(written > 2);
    assert_eq!(store.events("t").await.unwrap().len() as i64, written);
    store.close().await;

    let store = Store::open(Place::file(&path)).await.unwrap();
    assert_eq!(store.events("t").await.unwrap().len() as i64, written);
    store.write(vec![event(written + 1, 20_000)]).await.unwrap();
}

#[tokio::test]
async fn a_read_only_file_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engawa.db");
    let store = Store::open(Place::file(&path)).await.unwrap();
    store.write(vec![event(1, 1)]).await.unwrap();
    store.close().await;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    let place = Place::file(&path).read_only();
    let store = Store::open(place).await.unwrap();
    let error = store.write(vec![event(2, 1)]).await.unwrap_err();
    assert!(matches!(error, StoreError::ReadOnly), "{error}");
    assert_eq!(store.events("t").await.unwrap().len(), 1);
}
