//! People with slow lines, and the end of a server.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use engawa_server::{Config, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::house::House;

/// Only what is done from memory may be asked of such a server: a database may take longer.
fn impatient() -> Config {
    Config {
        patience: Duration::from_millis(100),
        ..Config::default()
    }
}

#[tokio::test]
async fn a_request_that_never_ends_is_given_up() {
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
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(answer.code(), "server/slow");
    // Nobody else is held up.
    house.send(Method::GET, "/api/games", None, None).await.ok();
}

#[tokio::test]
async fn who_does_not_finish_a_sentence_is_hung_up_on() {
    let house = House::with(impatient()).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(serve(Arc::clone(&house.state), listener, async {
        let _ = stopped.await;
    }));
    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(b"GET /metrics HTTP/1.1\r\nhost: eng")
        .await
        .unwrap();
    let mut said = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), slow.read_to_end(&mut said));
    closed.await.expect("the server hangs up").unwrap();
    assert!(!String::from_utf8_lossy(&said).contains("200 OK"));

    let mut quick = TcpStream::connect(address).await.unwrap();
    let whole = b"GET /metrics HTTP/1.1\r\nhost: engawa.test\r\nconnection: close\r\n\r\n";
    quick.write_all(whole).await.unwrap();
    let mut said = String::new();
    quick.read_to_string(&mut said).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 200 OK"), "{said}");
    stop.send(()).unwrap();
    server.await.unwrap().unwrap();
}
