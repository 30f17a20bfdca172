//! A server to try things at, and people who do.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use engawa_server::{App, Config, Players, app};
use engawa_store::{Durability, Place, Store};
use futures_util::future::{Either, select};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

/// A server with a database of its own.
pub struct House {
    pub state: Arc<App>,
    router: Router,
    place: Place,
    /// Where the file of the database is, if it is one.
    folder: Option<TempDir>,
}

impl House {
    pub async fn new() -> Self {
        Self::with(without_limits()).await
    }

    pub async fn with(config: Config) -> Self {
        let (folder, place) = new_file();
        Self::open(Some(folder), place.clone(), place, config).await
    }

    /// A server with other bots than usual, until it is restarted.
    pub async fn with_bots(config: Config, players: Players) -> Self {
        let (folder, place) = new_file();
        Self::open_with(Some(folder), place.clone(), place, config, players).await
    }

    /// A server on a copy of this file, which it doesn't wait for the disk to have.
    pub async fn on_a_copy_of(file: &Path) -> Self {
        let (folder, place) = new_file();
        let place = place.durable(Durability::Normal);
        std::fs::copy(file, folder.path().join("engawa.db")).unwrap();
        // However old its tables are, they are listed and stay open.
        let ages = Duration::from_secs(1_000 * 365 * 24 * 3600);
        let config = Config {
            listed: ages,
            unplayed: ages,
            ..without_limits()
        };
        Self::open(Some(folder), place.clone(), place, config).await
    }

    /// A server on this database.
    pub async fn at(place: Place) -> Self {
        Self::open(None, place.clone(), place, without_limits()).await
    }

    /// A server on a disk with room for so many pages of 4 KiB, until it is restarted.
    pub async fn on_a_small_disk(pages: u32) -> Self {
        let (folder, place) = new_file();
        let small = place.clone().limited_to_pages(pages);
        Self::open(Some(folder), small, place, without_limits()).await
    }

    async fn open(folder: Option<TempDir>, now: Place, place: Place, config: Config) -> Self {
        Self::open_with(folder, now, place, config, Players::default()).await
    }

    async fn open_with(
        folder: Option<TempDir>,
        now: Place,
        place: Place,
        config: Config,
        players: Players,
    ) -> Self {
        let store = Store::open(now).await.unwrap();
        let state = App::start(store, config, players).await.unwrap();
        let router = app(Arc::clone(&state));
        Self {
            state,
            router,
            place,
            folder,
        }
    }

    /// Stops the server and starts it again.
    pub async fn restart(self) -> Self {
        let config = self.state.config.clone();
        self.restart_with(config).await
    }

    pub async fn restart_with(self, config: Config) -> Self {
        self.state.stop().await;
        Self::open(self.folder, self.place.clone(), self.place, config).await
    }

    /// Somebody new.
    pub async fn guest(&self, name: &str) -> Guest {
        let me = self.send(Method::GET, "/api/me", None, None).await;
        assert_eq!(me.status, StatusCode::OK);
        let cookie = me.headers[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let guest = Guest { cookie };
        let named = guest.patch(self, "/api/me", json!({ "name": name })).await;
        assert_eq!(named.json["name"], name);
        guest
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, "engawa.test");
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let body = match body {
            Some(json) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(json.to_string())
            }
            None => Body::empty(),
        };
        self.request(request.body(body).unwrap()).await
    }

    pub async fn request(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            json: serde_json::from_str(&text).unwrap_or(Value::Null),
            text,
        }
    }

    /// Opens a live stream.
    pub async fn listen(&self, guest: Option<&Guest>, path: &str, last: Option<&str>) -> Stream {
        self.listen_from("127.0.0.1", guest, path, last).await
    }

    /// Opens a live stream from an address, if the server is behind a proxy that says so.
    pub async fn listen_from(
        &self,
        address: &str,
        guest: Option<&Guest>,
        path: &str,
        last: Option<&str>,
    ) -> Stream {
        let mut request = Request::builder().uri(path);
        request = request.header("x-forwarded-for", address);
        if let Some(guest) = guest {
            request = request.header(header::COOKIE, &guest.cookie);
        }
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        Stream {
            status: response.status(),
            body: response.into_body(),
            text: String::new(),
        }
    }
}

fn new_file() -> (TempDir, Place) {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::file(folder.path().join("engawa.db"));
    (folder, place)
}

pub fn without_limits() -> Config {
    Config {
        limits: false,
        ..Config::default()
    }
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub json: Value,
    pub text: String,
}

impl Answer {
    /// The answer, which must be a yes.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json
    }

    /// The code of the answer, which must be a no.
    #[track_caller]
    pub fn code(&self) -> &str {
        assert!(!self.status.is_success(), "{} {}", self.status, self.text);
        self.json["code"].as_str().unwrap()
    }
}

/// A person with a cookie.
#[derive(Clone)]
pub struct Guest {
    pub cookie: String,
}

impl Guest {
    pub async fn get(&self, house: &House, path: &str) -> Answer {
        house
            .send(Method::GET, path, Some(&self.cookie), None)
            .await
    }

    pub async fn post(&self, house: &House, path: &str, body: Value) -> Answer {
        let cookie = Some(self.cookie.as_str());
        house.send(Method::POST, path, cookie, Some(&body)).await
    }

    pub async fn patch(&self, house: &House, path: &str, body: Value) -> Answer {
        let cookie = Some(self.cookie.as_str());
        house.send(Method::PATCH, path, cookie, Some(&body)).await
    }

    pub async fn delete(&self, house: &House, path: &str) -> Answer {
        let cookie = Some(self.cookie.as_str());
        house.send(Method::DELETE, path, cookie, None).await
    }

    /// Makes a table and gives its path.
    pub async fn table(&self, house: &House, wish: Value) -> String {
        let made = self.post(house, "/api/tables", wish).await.ok();
        format!("/api/tables/{}", made["id"].as_str().unwrap())
    }

    /// The table as this person sees it.
    pub async fn see(&self, house: &House, table: &str) -> Value {
        self.get(house, table).await.ok()
    }

    /// Plays the first legal move.
    pub async fn play_first(&self, house: &House, table: &str, confirm: bool) -> Value {
        let seen = self.see(house, table).await;
        let body = json!({
            "seq": seen["seq"], "step": seen["step"],
            "move": seen["moves"][0]["move"], "confirm": confirm,
        });
        self.post(house, &format!("{table}/moves"), body).await.ok()
    }

    /// Plays first moves until the turn, or what there is of it before a draw, is final.
    pub async fn play_turn(&self, house: &House, table: &str) -> Value {
        let before = self.see(house, table).await["seq"].clone();
        loop {
            let seen = self.play_first(house, table, true).await;
            if seen["seq"] != before {
                return seen;
            }
        }
    }
}

/// What a live stream tells.
#[derive(Debug)]
pub struct Event {
    pub name: String,
    pub id: Option<String>,
    pub data: Value,
}

/// A live stream.
pub struct Stream {
    pub status: StatusCode,
    body: Body,
    text: String,
}

impl Stream {
    /// The next state of the table: its id and its data. `None` if the stream has ended.
    pub async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            let event = self.event().await?;
            if event.name == "table" {
                return Some((event.id.unwrap(), event.data));
            }
        }
    }

    /// The next event.
    pub async fn event(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                let field = |name: &str| {
                    let line = event.lines().find_map(|line| line.strip_prefix(name));
                    line.map(|value| value.trim().to_owned())
                };
                if let (Some(name), Some(data)) = (field("event:"), field("data:")) {
                    let (id, data) = (field("id:"), serde_json::from_str(&data).unwrap());
                    return Some(Event { name, id, data });
                }
                continue;
            }
            let frame = self.body.frame();
            let frame = tokio::time::timeout(Duration::from_secs(20), frame);
            let frame = frame.await.expect("an event in time")?.unwrap();
            let bytes = frame.into_data().unwrap();
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    /// The refusal in place of a stream.
    pub async fn code(self) -> String {
        let bytes = self.body.collect().await.unwrap().to_bytes();
        let problem: Value = serde_json::from_slice(&bytes).unwrap();
        problem["code"].as_str().unwrap().to_owned()
    }

    /// Whether nothing comes before something asked later is answered. The stream goes first: if
    /// it had something to say, it would have said it by then.
    pub async fn is_silent_until(&mut self, answered: impl Future) -> bool {
        let next = std::pin::pin!(self.event());
        matches!(
            select(next, std::pin::pin!(answered)).await,
            Either::Right(_)
        )
    }
}

/// A table of Gorinto for these seats, started.
pub fn gorinto(seats: Value) -> Value {
    json!({ "game": "gorinto", "seats": seats, "start": true })
}
