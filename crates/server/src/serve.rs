//! Connections: accepting them, limiting them, and ending them in peace.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::App;
use crate::connections::{Answer, Connections, Place};
use crate::extract::Address;
use crate::stall::Stall;

/// Open requests may go on so long after the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);

/// The largest head of a request, in bytes.
const HEAD: usize = 32 * 1024;

/// Serves until `stop` is done; then finishes what is open, and closes the store.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = crate::app(Arc::clone(&app));
    let mut open = JoinSet::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &app.connections) => accepted,
        };
        // What has ended is let go.
        while open.try_join_next().is_some() {}
        let Some((stream, address)) = accepted else {
            continue;
        };
        match app.connections.admit(address.ip()) {
            Some(place) => {
                let (app, router) = (Arc::clone(&app), router.clone());
                open.spawn(connection(app, router, stream, address, place));
            }
            // Nobody can make room: the new one is closed.
            None => app.metrics.refused_connections.add(),
        }
    }
    drop(listener);
    tracing::info!("stopping");
    app.stopping.send_replace(true);
    let all_done = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, all_done).await.is_err() {
        open.abort_all();
    }
    app.stop().await;
    Ok(())
}

async fn accept(
    listener: &TcpListener,
    connections: &Connections,
) -> Option<(TcpStream, SocketAddr)> {
    /// So many may still be leaving when others come.
    const LEAVING: usize = 16;
    // Each of them still has its file.
    while connections.leaving() > LEAVING {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    match listener.accept().await {
        Ok(accepted) => Some(accepted),
        Err(error) => {
            // Out of file descriptors, for example: others have to leave first.
            tracing::warn!(%error, "a connection could not be accepted");
            tokio::time::sleep(Duration::from_millis(100)).await;
            None
        }
    }
}

async fn connection(
    app: Arc<App>,
    router: Router,
    stream: TcpStream,
    address: SocketAddr,
    place: Place,
) {
    let mut stopping = app.stopping.subscribe();
    prepare(&stream);
    let peer = Arc::clone(&place.peer);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let asked = peer.ask();
        let extensions = request.extensions_mut();
        extensions.insert(Address(address.ip()));
        extensions.insert(Arc::clone(&peer));
        let answer = router.clone().oneshot(request.map(Body::new));
        async {
            Ok::<_, std::convert::Infallible>(answer.await?.map(|body| Answer::wrap(body, asked)))
        }
    });
    let config = &app.config;
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(config.keep_alive)
        .max_buf_size(64 * 1024)
        .max_header_size(HEAD)
        .serve_connection(TokioIo::new(Stall::new(stream, config.stall)), service);
    tokio::pin!(connection);
    let no_head = tokio::time::sleep(config.head);
    tokio::pin!(no_head);
    let peer = &place.peer;
    loop {
        tokio::select! {
            _ = connection.as_mut() => return,
            () = no_head.as_mut(), if !peer.has_asked() => {
                if !peer.has_asked() {
                    return;
                }
            }
            () = peer.hang_up.notified() => {
                if peer.is_awaited() {
                    return;
                }
                // A request came just in time.
                place.stay();
            }
            _ = stopping.changed() => break,
        }
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Answers are small and wanted at once; and who has gone without a word should be missed.
fn prepare(stream: &TcpStream) {
    const SILENCE: Duration = Duration::from_secs(60);
    const PROBES: Duration = Duration::from_secs(15);
    let _ = stream.set_nodelay(true);
    let socket = SockRef::from(stream);
    let keep_alive = TcpKeepalive::new().with_time(SILENCE).with_interval(PROBES);
    let _ = socket.set_tcp_keepalive(&keep_alive);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(SILENCE));
}
