//! Nobody learns over HTTP what their seat may not know. Every endpoint of a table is asked in
//! two worlds that differ in what somebody can't see, and answers the same to the byte.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, header};
use engawa_catalog::games;
use engawa_core::{MAX_SEATS, Purpose, Rng, Seat, Seed, Viewer};
use engawa_store::{Place, Store, Write};
use engawa_table::{Founded, Table, TableId};
use futures_util::future::{Either, select};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::app::App;
use crate::config::Config;
use crate::ids;
use crate::players::Players;
use crate::room::Room;
use crate::tests::{named, play_on, stored, who};

/// What is asked at every table, after its path.
const ASKED: [&str; 13] = [
    "",
    "?since=0-0-0",
    "?since=1-3-0",
    "?seat=0",
    "?seat=1",
    "/options",
    "/aids",
    "/aids?seat=1",
    "/aids?at=2",
    "/record",
    "/replay?from=0&count=50",
    "/replay?from=0&seat=1",
    "/scores",
];

/// A server, and the people of the tests.
struct World {
    app: Arc<App>,
    router: Router,
    _folder: TempDir,
}

impl World {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::file(folder.path().join("engawa.db"));
        let store = Store::open(place).await.unwrap();
        let known = Seat::all(MAX_SEATS).flat_map(|seat| {
            let session = Write::Session {
                hash: ids::hash(&token(seat)),
                person: who(seat),
                at: 0,
            };
            [Write::NewPerson(stored(seat)), session]
        });
        store.write(known.collect()).await.unwrap();
        // No bot plays for those who leave: it would do something else in each world.
        let config = Config {
            limits: false,
            thinkers: 0,
            ..Config::default()
        };
        let app = App::start(store, config, Players::default()).await.unwrap();
        Self {
            router: crate::app(Arc::clone(&app)),
            app,
            _folder: folder,
        }
    }

    /// Puts a table into this world.
    async fn put(&self, table: Table) {
        let events = Vec::new();
        let founded = Founded { table, events };
        let writes = crate::storing::founding(&founded);
        self.app.store.write(writes).await.unwrap();
        let table = founded.table;
        let id = table.id().clone();
        self.app.rooms.put(&id, Room::new(table, HashMap::new()));
    }

    fn request(viewer: Viewer, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path);
        match viewer {
            Viewer::Seat(seat) => request.header(header::COOKIE, format!("engawa={}", token(seat))),
            Viewer::Spectator => request,
        }
    }

    /// The whole answer: its status, its headers, its body; without the time of day.
    async fn ask(&self, viewer: Viewer, path: &str, body: Option<&Value>) -> String {
        let method = body.map_or(Method::GET, |_| Method::POST);
        let request = Self::request(viewer, method, path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(body.map_or_else(Body::empty, |body| Body::from(body.to_string())));
        let response = self.router.clone().oneshot(request.unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        assert!(!parts.status.is_server_error(), "{path}: {}", parts.status);
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        format!("{} {:?} {}", parts.status, parts.headers, timeless(&text))
    }

    async fn listen(&self, viewer: Viewer, path: &str, last: &str) -> Stream {
        let request = Self::request(viewer, Method::GET, path).header("last-event-id", last);
        let request = request.body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        Stream(response.into_body())
    }

    /// What somebody is told who asks for everything, and who comes back after a while.
    async fn all(&self, viewer: Viewer, path: &str) -> String {
        let mut text = String::new();
        for rest in ASKED {
            text += &self.ask(viewer, &format!("{path}{rest}"), None).await;
        }
        for elsewhere in ["/api/lobby", "/api/me/tables"] {
            text += &self.ask(viewer, elsewhere, None).await;
        }
        for last in ["", "0-2-0", "9-99-0"] {
            let mut stream = self.listen(viewer, &format!("{path}/events"), last).await;
            text += &stream.next().await.unwrap();
        }
        text
    }
}

/// A live stream.
struct Stream(Body);

impl Stream {
    /// What comes next, unless the stream has ended.
    async fn next(&mut self) -> Option<String> {
        let frame = self.0.frame().await?;
        let bytes = frame.unwrap().into_data().unwrap();
        Some(timeless(std::str::from_utf8(&bytes).unwrap()))
    }

    /// What comes before something does on another stream, unless nothing does. Both are told of
    /// the same changes; this one goes first.
    async fn next_before(&mut self, other: &mut Self) -> Option<String> {
        let next = std::pin::pin!(self.next());
        match select(next, std::pin::pin!(other.next())).await {
            Either::Left((told, _)) => told,
            Either::Right((told, _)) => {
                assert!(told.is_some(), "the other stream is told");
                None
            }
        }
    }
}

fn token(seat: Seat) -> String {
    format!("{:064x}", seat.index())
}

/// A text without the time of day in it.
fn timeless(text: &str) -> String {
    let mut parts = text
        .split("\"updated\":")
        .flat_map(|part| part.split("\"at\":"));
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "(time)" + part.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// A table after some final moves; the same for the same seed.
fn position(game: &str, players: usize, seed: u64, moves: usize, id: &str) -> Table {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    let mut table = named(game, players, seed, id);
    for _ in 0..moves {
        if table.turn().seat().is_some() {
            play_on(&mut table, &mut rng);
        }
    }
    table
}

/// Two worlds that `viewer` can't tell apart.
struct Pair<'a> {
    worlds: [&'a World; 2],
    viewer: Viewer,
    path: String,
}

impl Pair<'_> {
    /// Everything that the viewer can ask.
    async fn compare(&self) {
        let [one, other] = self.worlds;
        let told = one.all(self.viewer, &self.path).await;
        assert_eq!(told, other.all(self.viewer, &self.path).await);
    }

    /// Something that the viewer does in both worlds.
    async fn compare_doing(&self, what: &str, body: &Value) {
        let [one, other] = self.worlds;
        let path = format!("{}/{what}", self.path);
        let told = one.ask(self.viewer, &path, Some(body)).await;
        assert!(
            !told.contains("request/body"),
            "{what} is asked in the wrong way: {told}"
        );
        assert_eq!(told, other.ask(self.viewer, &path, Some(body)).await);
    }

    /// The number of the question that is asked, or one that never was.
    async fn question(&self) -> u64 {
        let told = self.worlds[0].ask(self.viewer, &self.path, None).await;
        let number = told.split("\"question\":").nth(1);
        let number = number.and_then(|rest| rest.split([',', '}']).next()?.parse().ok());
        number.unwrap_or_default()
    }

    /// The viewer drafts a move and takes it back, if that reveals nothing.
    async fn draft(&self, seq: u64, text: &str) {
        let [one, other] = self.worlds;
        let body = json!({ "seq": seq, "step": 0, "move": text });
        let mut worlds = Vec::new();
        for world in [one, other] {
            let path = format!("{}/moves", self.path);
            let told = world.ask(self.viewer, &path, Some(&body)).await;
            assert!(told.starts_with("200"), "{told}");
            worlds.push((told, self.is_at(world, seq).await));
        }
        if worlds.iter().all(|(_, drafted)| *drafted) {
            assert_eq!(worlds[0].0, worlds[1].0);
            self.compare().await;
            self.compare_doing("undo", &json!({ "seq": seq, "step": 1 }))
                .await;
            self.compare().await;
        }
    }

    /// Whether nothing became final since.
    async fn is_at(&self, world: &World, seq: u64) -> bool {
        let id = self.path.rsplit('/').next().unwrap();
        let room = world.app.room(&TableId::from(id)).await.unwrap();
        room.table().seq() == seq
    }

    /// Somebody else drafts in one world and not in the other.
    async fn somebody_drafts(&self, acting: Seat, seq: u64, text: &str) {
        let [_, other] = self.worlds;
        let events = format!("{}/events", self.path);
        let mut their_own = other.listen(Viewer::Seat(acting), &events, "").await;
        let mut stream = other.listen(self.viewer, &events, "").await;
        for stream in [&mut their_own, &mut stream] {
            assert!(stream.next().await.is_some());
        }
        let body = json!({ "seq": seq, "step": 0, "move": text });
        let path = format!("{}/moves", self.path);
        let told = other.ask(Viewer::Seat(acting), &path, Some(&body)).await;
        assert!(told.starts_with("200"), "{told}");
        if self.is_at(other, seq).await {
            let told = stream.next_before(&mut their_own).await;
            assert_eq!(told, None, "a draft is nobody's business");
            drop((stream, their_own));
            self.compare().await;
            let body = json!({ "seq": seq, "step": 1 });
            let path = format!("{}/restart", self.path);
            other.ask(Viewer::Seat(acting), &path, Some(&body)).await;
            self.compare().await;
        }
    }
}

/// What makes no sense, is not allowed, or changes nothing that is hidden.
fn doings(seq: u64) -> [(&'static str, Value); 17] {
    let at = json!({ "seq": seq, "step": 0 });
    [
        (
            "moves",
            json!({ "seq": seq, "step": 0, "move": "nonsense" }),
        ),
        (
            "moves",
            json!({ "seq": seq + 7, "step": 0, "move": "nonsense" }),
        ),
        ("moves", json!({ "seq": 0, "step": 9, "move": "nonsense" })),
        ("undo", at.clone()),
        ("restart", at.clone()),
        ("confirm", at.clone()),
        ("hint", at.clone()),
        ("enter", json!({ "key": "nonsense" })),
        ("start", json!({})),
        ("continue", json!({ "at": 1, "seats": [] })),
        ("rematch", json!({})),
        ("seats/0", json!({ "seat": { "who": "me" } })),
        ("settings", json!({ "hints": false })),
        ("chat", json!({ "text": "Good evening." })),
        ("ask-undo", at),
        ("end", json!({ "agree": false })),
        ("end", json!({ "agree": true })),
    ]
}

async fn compare(worlds: [&World; 2], game: &str, players: usize, moves: usize) -> usize {
    let mut rng = Rng::new(Seed::from(moves as u64), Purpose::Choices);
    let mut compared = 0;
    for viewer in Viewer::all(players) {
        let id = format!("{game}-{players}-{moves}-{viewer:?}").replace(['(', ')'], "");
        let real = position(game, players, 7, moves, &id);
        let Some(acting) = real.turn().seat() else {
            return compared;
        };
        let other = real.imagined(viewer, &mut rng);
        let seq = real.seq();
        let moves = [&real, &other].map(|table| rng.pick(&table.game().legal_moves()).text.clone());
        let pair = Pair {
            worlds,
            viewer,
            path: format!("/api/tables/{id}"),
        };
        worlds[0].put(real).await;
        worlds[1].put(other).await;
        pair.compare().await;
        for (what, body) in doings(seq) {
            pair.compare_doing(what, &body).await;
        }
        pair.compare().await;
        if viewer != Viewer::Spectator {
            let answer = json!({ "question": pair.question().await, "agree": false });
            pair.compare_doing("answer-undo", &answer).await;
        }
        let [own, others] = &moves;
        if viewer.is(acting) {
            pair.draft(seq, own).await;
        } else {
            pair.somebody_drafts(acting, seq, others).await;
        }
        pair.compare_doing("leave", &json!({})).await;
        compared += 1;
    }
    compared
}

#[tokio::test]
async fn no_endpoint_tells_what_is_hidden() {
    let (one, other) = (World::new().await, World::new().await);
    let mut compared = 0;
    for info in games() {
        for players in [2, 4] {
            for moves in [0, 3, 14] {
                compared += compare([&one, &other], info.id, players, moves).await;
            }
        }
    }
    assert!(compared > 80, "{compared} worlds");
}

/// The comparison would notice: dealt anew for somebody who sees less, a seat's own hand differs.
#[tokio::test]
async fn what_is_seen_makes_a_difference() {
    let (one, other) = (World::new().await, World::new().await);
    let real = position("iwari", 2, 7, 3, "table");
    let mut rng = Rng::new(Seed::from(1), Purpose::Choices);
    other.put(real.imagined(Viewer::Spectator, &mut rng)).await;
    one.put(real).await;
    for rest in ["", "/events"] {
        let path = format!("/api/tables/table{rest}");
        let mut told = Vec::new();
        for world in [&one, &other] {
            let viewer = Viewer::Seat(Seat::new(0));
            told.push(match rest {
                "/events" => world.listen(viewer, &path, "").await.next().await.unwrap(),
                _ => world.ask(viewer, &path, None).await,
            });
        }
        assert_ne!(told[0], told[1], "{rest}");
    }
}
