//! What the server relies on, checked on every database there is here.

#![expect(clippy::unwrap_used, reason = "in tests, a panic is the report")]

mod alone;
mod encrypted;
mod first_edition;
mod postgres;

use engawa_store::{
    ChatLine, Event, Link, Person, PersonChange, Place, Role, SettingsChange, Status, Store,
    StoreError, Table, Write,
};
use serde_json::{Value, json};

/// Runs a check on SQLite, and on PostgreSQL if it is installed.
macro_rules! contract {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $name() {
                    let folder = tempfile::tempdir().unwrap();
                    let place = engawa_store::Place::file(folder.path().join("a %?#'.db"));
                    super::$name(place).await;
                }
            )*
        }
        mod on_postgres {
            $(
                #[tokio::test]
                async fn $name() {
                    let Some(server) = crate::postgres::server() else {
                        return;
                    };
                    super::$name(server.new_database()).await;
                }
            )*
        }
    };
}

contract![
    what_is_written_is_there_after_reopening,
    events_are_append_only,
    writes_are_all_or_nothing,
    a_bad_write_does_not_harm_its_neighbours,
    sessions_and_links_lead_to_their_person,
    revoked_links_and_ended_sessions_lead_nowhere,
    lists_show_what_they_should,
    membership_can_change,
    the_last_lines_of_chat_come_in_order,
    due_tables_are_found,
    a_closed_store_says_so,
    several_open_an_empty_database_at_once,
    one_server_has_a_database_at_a_time,
    a_change_of_a_person_writes_only_what_is_named,
    what_cannot_be_stored_is_refused_alone,
];

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: "Ana 'O; --".to_owned(),
        color: "indigo".to_owned(),
        settings: "{}".to_owned(),
        created: 5,
    }
}

fn event(seq: i64) -> Event {
    Event {
        seq,
        at: seq * 10,
        seat: (seq % 2 == 0).then_some(1),
        kind: "move".to_owned(),
        text: format!("+c{seq}"),
    }
}

async fn what_is_written_is_there_after_reopening(place: Place) {
    let table = Table::example("t");
    let many: Vec<_> = (1..=50).map(event).collect();
    let store = Store::open(place.clone()).await.unwrap();
    let writes = vec![
        Write::NewTable(table.clone()),
        Write::Events("t".to_owned(), many.clone()),
        Write::NewPerson(person("p")),
    ];
    store.write(writes).await.unwrap();
    store.close().await;

    let store = Store::open(place).await.unwrap();
    assert_eq!(store.table("t").await.unwrap(), Some(table));
    assert_eq!(store.events("t").await.unwrap(), many);
    assert_eq!(store.person("p").await.unwrap(), Some(person("p")));
    assert_eq!(store.table("u").await.unwrap(), None);
    store.close().await;
}

async fn events_are_append_only(place: Place) {
    let store = Store::open(place).await.unwrap();
    let write = |seq, text: &str| {
        let text = text.to_owned();
        let event = Event { text, ..event(seq) };
        store.write(vec![Write::Events("t".to_owned(), vec![event])])
    };
    write(1, "a").await.unwrap();
    let again = write(1, "b").await;
    assert!(matches!(again, Err(StoreError::Duplicate)), "{again:?}");
    assert_eq!(store.events("t").await.unwrap()[0].text, "a");
}

async fn writes_are_all_or_nothing(place: Place) {
    let store = Store::open(place).await.unwrap();
    let twice = vec![event(1), event(2), event(2)];
    let writes = vec![
        Write::NewPerson(person("p")),
        Write::Events("t".to_owned(), twice),
    ];
    assert!(store.write(writes).await.is_err());
    assert_eq!(store.person("p").await.unwrap(), None);
    assert_eq!(store.events("t").await.unwrap(), []);
}

async fn a_bad_write_does_not_harm_its_neighbours(place: Place) {
    let store = Store::open(place).await.unwrap();
    let writes = (0..40).map(|n| {
        // Every fourth claims the same place.
        let table = if n % 4 == 0 { 0 } else { n };
        store.write(vec![Write::Events(format!("t{table}"), vec![event(1)])])
    });
    let results = futures_util::future::join_all(writes).await;
    let good = results.iter().filter(|result| result.is_ok()).count();
    assert_eq!(
        good, 31,
        "30 tables of their own, and the first of the rest"
    );
    assert_eq!(store.events("t0").await.unwrap().len(), 1);
    assert_eq!(store.events("t1").await.unwrap().len(), 1);
}

fn session(hash: &str) -> Write {
    Write::Session {
        hash: hash.to_owned(),
        person: "p".to_owned(),
        at: 1,
    }
}

fn link(hash: &str, id: &str) -> Write {
    Write::Link {
        hash: hash.to_owned(),
        link: Link {
            id: id.to_owned(),
            person: "p".to_owned(),
            created: 1,
        },
    }
}

async fn sessions_and_links_lead_to_their_person(place: Place) {
    let store = Store::open(place).await.unwrap();
    let writes = vec![
        Write::NewPerson(person("p")),
        session("s1"),
        link("l1", "1"),
    ];
    store.write(writes).await.unwrap();
    let renamed = Person {
        name: "Bea".to_owned(),
        ..person("p")
    };
    let rename = PersonChange {
        id: "p".to_owned(),
        name: Some("Bea".to_owned()),
        ..PersonChange::default()
    };
    store.write(vec![Write::Person(rename)]).await.unwrap();
    let found = store.person_of_session("s1").await.unwrap();
    assert_eq!(found, Some(renamed.clone()));
    assert_eq!(store.person_of_link("l1").await.unwrap(), Some(renamed));
    assert_eq!(store.person_of_session("l1").await.unwrap(), None);
    assert_eq!(store.person_of_link("s1").await.unwrap(), None);
}

async fn revoked_links_and_ended_sessions_lead_nowhere(place: Place) {
    let store = Store::open(place).await.unwrap();
    let writes = vec![
        Write::NewPerson(person("p")),
        session("s1"),
        session("s2"),
        link("l1", "1"),
        link("l2", "2"),
        Write::Revoke {
            person: "p".to_owned(),
            id: "1".to_owned(),
        },
        Write::Revoke {
            person: "somebody else".to_owned(),
            id: "2".to_owned(),
        },
        Write::EndSessions {
            person: "p".to_owned(),
            except: "s2".to_owned(),
        },
    ];
    store.write(writes).await.unwrap();
    assert_eq!(store.person_of_session("s1").await.unwrap(), None);
    assert!(store.person_of_session("s2").await.unwrap().is_some());
    assert_eq!(store.person_of_link("l1").await.unwrap(), None);
    assert!(store.person_of_link("l2").await.unwrap().is_some());
    assert_eq!(store.links("p").await.unwrap().len(), 1);
}

async fn lists_show_what_they_should(place: Place) {
    let store = Store::open(place).await.unwrap();
    let mut writes = vec![Write::NewPerson(person("p"))];
    for (n, (status, public)) in [
        (Status::Open, true),
        (Status::Open, false),
        (Status::Playing, true),
        (Status::Open, true),
    ]
    .into_iter()
    .enumerate()
    {
        let mut table = Table::example(&format!("t{n}"));
        table.state.status = status;
        table.state.public = public;
        table.state.updated = n as i64;
        writes.push(Write::NewTable(table));
    }
    for (table, role) in [("t1", Role::Player), ("t2", Role::Watcher)] {
        writes.push(Write::Member(table.to_owned(), "p".to_owned(), role));
    }
    store.write(writes).await.unwrap();
    let ids = |lines: Vec<engawa_store::TableLine>| {
        let ids: Vec<String> = lines.into_iter().map(|line| line.id).collect();
        ids.join(" ")
    };
    let lobby = store.public_tables(Status::Open, 10).await.unwrap();
    assert_eq!(ids(lobby), "t3 t0");
    assert_eq!(ids(store.tables_of("p", 10).await.unwrap()), "t1");
    assert_eq!(ids(store.tables(3).await.unwrap()), "t3 t2 t1");
}

async fn membership_can_change(place: Place) {
    let store = Store::open(place).await.unwrap();
    let member = |role| Write::Member("t".to_owned(), "p".to_owned(), role);
    let writes = vec![
        Write::NewPerson(person("p")),
        Write::NewTable(Table::example("t")),
        member(Role::Watcher),
        member(Role::Player),
    ];
    store.write(writes).await.unwrap();
    assert_eq!(store.role("t", "p").await.unwrap(), Some(Role::Player));
    assert_eq!(store.role("t", "q").await.unwrap(), None);
    let members = store.members("t").await.unwrap();
    assert_eq!(members, [("p".to_owned(), Role::Player)]);
    let gone = Write::NotMember("t".to_owned(), "p".to_owned());
    store.write(vec![gone]).await.unwrap();
    assert_eq!(store.role("t", "p").await.unwrap(), None);
}

async fn the_last_lines_of_chat_come_in_order(place: Place) {
    let store = Store::open(place).await.unwrap();
    let line = |line| ChatLine {
        line,
        at: line,
        person: "p".to_owned(),
        name: "Ana".to_owned(),
        text: "縁側 <b>".to_owned(),
    };
    let writes = (1..=5).map(|n| Write::Chat("t".to_owned(), line(n)));
    store.write(writes.collect()).await.unwrap();
    assert_eq!(store.chat("t", 2).await.unwrap(), [line(4), line(5)]);
}

async fn due_tables_are_found(place: Place) {
    let store = Store::open(place).await.unwrap();
    let writes = vec![
        Write::NewTable(Table::example("t1")),
        Write::NewTable(Table::example("t2")),
        Write::Due("t2".to_owned(), Some(9), 1),
        Write::Due("t1".to_owned(), Some(3), 1),
    ];
    store.write(writes).await.unwrap();
    let due = store.due().await.unwrap();
    assert_eq!(due, [("t1".to_owned(), 3), ("t2".to_owned(), 9)]);
    let mut state = Table::example("t1").state;
    state.status = Status::Finished;
    let writes = vec![Write::Table("t1".to_owned(), state.clone())];
    store.write(writes).await.unwrap();
    assert_eq!(store.due().await.unwrap().len(), 1);
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!(table.state, state);
}

async fn a_closed_store_says_so(place: Place) {
    let store = Store::open(place).await.unwrap();
    store.close().await;
    let result = store.write(vec![Write::NewPerson(person("p"))]).await;
    assert!(matches!(result, Err(StoreError::Closed)), "{result:?}");
}

async fn several_open_an_empty_database_at_once(place: Place) {
    let stores = (0..4).map(|_| Store::open(place.clone()));
    for store in futures_util::future::join_all(stores).await {
        store.unwrap().ping().await.unwrap();
    }
}

async fn one_server_has_a_database_at_a_time(place: Place) {
    let servers = (0..3).map(|_| Store::open_alone(place.clone()));
    let servers = futures_util::future::join_all(servers).await;
    let codes = servers.iter().map(|server| server.as_ref().err());
    let mut codes: Vec<_> = codes.map(|error| error.map(StoreError::code)).collect();
    codes.sort_unstable();
    assert_eq!(codes, [None, Some("store/taken"), Some("store/taken")]);
    // Programs for hosts go on beside it.
    let beside = Store::open(place.clone()).await.unwrap();
    beside
        .write(vec![Write::NewTable(Table::example("t"))])
        .await
        .unwrap();
    let server = servers.into_iter().find_map(Result::ok).unwrap();
    assert!(server.table("t").await.unwrap().is_some());
    server
        .write(vec![Write::NewPerson(person("p"))])
        .await
        .unwrap();
    server.close().await;
    drop(server);
    Store::open_alone(place).await.unwrap();
}

async fn a_change_of_a_person_writes_only_what_is_named(place: Place) {
    let store = Store::open(place).await.unwrap();
    store
        .write(vec![Write::NewPerson(person("p"))])
        .await
        .unwrap();
    let change = |change: PersonChange| {
        let id = "p".to_owned();
        store.write(vec![Write::Person(PersonChange { id, ..change })])
    };
    let settings = |values: Value| PersonChange {
        settings: Some(SettingsChange {
            values: values.as_object().unwrap().clone(),
            longest: 30,
        }),
        ..PersonChange::default()
    };
    let name = PersonChange {
        name: Some("Bea".to_owned()),
        ..PersonChange::default()
    };
    let color = PersonChange {
        color: Some("moss".to_owned()),
        ..PersonChange::default()
    };
    let changes = [
        name,
        color,
        settings(json!({ "a": 1 })),
        settings(json!({ "b": 2 })),
        settings(json!({ "long": "x".repeat(30) })),
    ];
    let results = futures_util::future::join_all(changes.map(change)).await;
    let codes: Vec<_> = results
        .iter()
        .filter_map(|one| one.as_ref().err())
        .collect();
    assert!(
        matches!(codes[..], [StoreError::Settings { longest: 30 }]),
        "{codes:?}"
    );
    let expected = Person {
        name: "Bea".to_owned(),
        color: "moss".to_owned(),
        settings: r#"{"a":1,"b":2}"#.to_owned(),
        ..person("p")
    };
    assert_eq!(store.person("p").await.unwrap(), Some(expected));
    change(settings(json!({ "a": null, "c": {} })))
        .await
        .unwrap();
    let now = store.person("p").await.unwrap().unwrap();
    assert_eq!(now.settings, r#"{"b":2,"c":{}}"#);
}

/// One write of each kind with `text` in the given one of its texts.
fn with_text(text: &str) -> Vec<Write> {
    let text = || text.to_owned();
    let t = || "t".to_owned();
    vec![
        Write::NewPerson(Person {
            name: text(),
            ..person("q")
        }),
        link("l", &text()),
        session(&text()),
        Write::Revoke {
            person: "p".to_owned(),
            id: text(),
        },
        Write::EndSessions {
            person: text(),
            except: "s".to_owned(),
        },
        Write::NewTable(Table {
            options: text(),
            ..Table::example("u")
        }),
        Write::Events(
            t(),
            vec![
                event(7),
                Event {
                    text: text(),
                    ..event(8)
                },
            ],
        ),
        Write::Due(text(), None, 1),
        Write::Member(t(), text(), Role::Player),
        Write::NotMember(text(), "p".to_owned()),
        Write::Chat(
            t(),
            ChatLine {
                line: 1,
                at: 1,
                person: "p".to_owned(),
                name: "Ana".to_owned(),
                text: text(),
            },
        ),
    ]
}

async fn what_cannot_be_stored_is_refused_alone(place: Place) {
    let store = Store::open(place).await.unwrap();
    let writes = vec![
        Write::NewPerson(person("p")),
        Write::NewTable(Table::example("t")),
    ];
    store.write(writes).await.unwrap();
    for write in with_text("a\0b") {
        let good = store.write(vec![Write::Due("t".to_owned(), None, 1)]);
        let bad = store.write(vec![write.clone()]);
        let (good, bad) = futures_util::future::join(good, bad).await;
        good.unwrap();
        let code = bad.map_err(|error| error.code());
        assert_eq!(code, Err("store/text"), "{write:?}");
    }
    let code = store.table("a\0b").await.map_err(|error| error.code());
    assert_eq!(code, Err("store/text"));
}
