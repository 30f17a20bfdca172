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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::App;
use crate::extract::Address;

/// Open requests may go on so long after the server was told to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `stop` is done; then finishes what is open, and closes the store.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = crate::app(Arc::clone(&app));
    let places = Arc::new(Semaphore::new(app.config.connections));
    let mut open = JoinSet::new();
    tokio::pin!(stop);
    loop {
        let place = Arc::clone(&places).acquire_owned();
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, place) => accepted,
        };
        // What has ended is let go.
        while open.try_join_next().is_some() {}
        let Some((stream, address, place)) = accepted else {
            continue;
        };
        open.spawn(connection(
            Arc::clone(&app),
            router.clone(),
            stream,
            address,
            place,
        ));
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
    place: impl Future<Output = Result<OwnedSemaphorePermit, tokio::sync::AcquireError>>,
) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = place.await.ok()?;
    match listener.accept().await {
        Ok((stream, address)) => Some((stream, address, place)),
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
    _place: OwnedSemaphorePermit,
) {
    let mut stopping = app.stopping.subscribe();
    // Answers are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Address(address.ip()));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
