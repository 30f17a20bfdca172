//! People with slow lines, and the end of a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use engawa_server::{Caps, Config, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::house::{House, without_limits};

/// Only what is done from memory may be asked of such a server: a database may take longer.
fn impatient() -> Config {
    Config {
        patience: Duration::from_millis(100),
        head: Duration::from_millis(100),
        ..Config::default()
    }
}

#[tokio::test]
async fn a_body_that_never_comes_is_given_up() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let house = house.restart_with(impatient()).await;
    let never = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
    let request = Request::post("/api/tables")
        .header(header::COOKIE, &ana.cookie)
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from_stream(never))
        .unwrap();
    let answer = house.request(request).await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(answer.code(), "request/slow");
    // Nobody else is held up.
    house.send(Method::GET, "/api/games", None, None).await.ok();
}

#[tokio::test]
async fn who_does_not_finish_a_sentence_is_hung_up_on() {
    let house = Open::with(impatient()).await;
    let mut slow = house.connect().await;
    slow.write_all(b"GET /metrics HTTP/1.1\r\nhost: eng")
        .await
        .unwrap();
    assert!(!rest(&mut slow).await.contains("200 OK"));
    let said = house.ask("GET /metrics").await;
    assert!(said.starts_with("HTTP/1.1 200 OK"), "{said}");
    house.close().await;
}

#[tokio::test]
async fn who_says_nothing_any_more_is_hung_up_on() {
    let config = Config {
        keep_alive: Duration::from_millis(100),
        ..Config::default()
    };
    let house = Open::with(config).await;
    let mut idle = house.connect().await;
    let whole = b"GET /metrics HTTP/1.1\r\nhost: engawa.test\r\n\r\n";
    idle.write_all(whole).await.unwrap();
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200 OK"));
    house.close().await;
}

#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let config = Config {
        caps: Caps {
            connections: 4,
            ..Caps::for_files(1024)
        },
        ..without_limits()
    };
    let house = Open::with(config).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        let mut one = house.connect().await;
        one.write_all(b"GET /metr").await.unwrap();
        silent.push(one);
    }
    for _ in 0..8 {
        let said = house.ask("GET /metrics").await;
        assert!(said.starts_with("HTTP/1.1 200 OK"), "{said}");
    }
    let first = silent.first_mut().unwrap();
    assert_eq!(rest(first).await, "", "it had to make room");
    house.close().await;
}

#[tokio::test]
async fn who_is_answered_is_not_closed_to_make_room() {
    let config = Config {
        caps: Caps {
            connections: 3,
            ..Caps::for_files(1024)
        },
        ..without_limits()
    };
    let house = Open::with(config).await;
    let ana = house.house.guest("Ana").await;
    let wish = serde_json::json!({ "game": "gorinto", "public": true,
        "seats": [{ "who": "me" }, { "who": "open" }] });
    let table = ana.table(&house.house, wish).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        let mut stream = house.connect().await;
        let head = format!("GET {table}/events HTTP/1.1\r\nhost: engawa.test\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut begin = [0; 15];
        stream.read_exact(&mut begin).await.unwrap();
        assert_eq!(&begin, b"HTTP/1.1 200 OK");
        streams.push(stream);
    }
    let mut fourth = house.connect().await;
    assert_eq!(rest(&mut fourth).await, "", "it is closed at once");
    drop(streams.pop());
    // The server hears of that a little later.
    loop {
        let mut next = house.connect().await;
        let whole = b"GET /metrics HTTP/1.1\r\nhost: engawa.test\r\nconnection: close\r\n\r\n";
        let _ = next.write_all(whole).await;
        if rest(&mut next).await.starts_with("HTTP/1.1 200 OK") {
            break;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_head_has_an_end() {
    let house = Open::with(without_limits()).await;
    let many = "x: y\r\n".repeat(1000);
    let long = format!("x: {}\r\n", "y".repeat(100_000));
    for headers in [many, long] {
        let mut asked = house.connect().await;
        let head = format!("GET /metrics HTTP/1.1\r\nhost: engawa.test\r\n{headers}\r\n");
        let _ = asked.write_all(head.as_bytes()).await;
        assert!(!rest(&mut asked).await.contains("200 OK"));
    }
    house.close().await;
}

#[tokio::test]
async fn who_never_reads_is_hung_up_on() {
    let config = Config {
        stall: Duration::from_millis(100),
        ..without_limits()
    };
    let house = Open::with(config).await;
    let mut deaf = house.connect().await;
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: engawa.test\r\n\r\n";
    // Far more than the system keeps for who doesn't read.
    deaf.write_all(&ask.repeat(500)).await.unwrap();
    deaf.read_exact(&mut [0; 12]).await.unwrap();
    let missed = async {
        while house.house.state.connections() > 0 {
            tokio::task::yield_now().await;
        }
    };
    let missed = tokio::time::timeout(Duration::from_secs(20), missed);
    missed.await.expect("the server hangs up");
    house.close().await;
}

/// A server that can be connected to.
struct Open {
    house: House,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<std::io::Result<()>>,
}

impl Open {
    async fn with(config: Config) -> Self {
        let house = House::with(config).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(serve(Arc::clone(&house.state), listener, async {
            let _ = stopped.await;
        }));
        Self {
            house,
            address,
            stop,
            server,
        }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// The answer to a request on a connection of its own.
    async fn ask(&self, what: &str) -> String {
        let mut connection = self.connect().await;
        let head = format!("{what} HTTP/1.1\r\nhost: engawa.test\r\nconnection: close\r\n\r\n");
        connection.write_all(head.as_bytes()).await.unwrap();
        rest(&mut connection).await
    }

    async fn close(self) {
        self.stop.send(()).unwrap();
        self.server.await.unwrap().unwrap();
    }
}

/// What is said until the connection is closed.
async fn rest(connection: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), connection.read_to_end(&mut said));
    // Reset, if the server did not read all that was sent.
    let _ = closed.await.expect("the server hangs up");
    String::from_utf8_lossy(&said).into_owned()
}
