//! Giving up on whoever doesn't read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A connection that fails when the other side doesn't take what is written to it for some time.
pub(crate) struct Stall<T> {
    io: T,
    limit: Duration,
    /// Ends when the write that waits has waited long enough.
    given_up: Option<Pin<Box<Sleep>>>,
}

impl<T> Stall<T> {
    pub const fn new(io: T, limit: Duration) -> Self {
        Self {
            io,
            limit,
            given_up: None,
        }
    }

    fn watch<R>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<R>>,
    ) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.given_up = None;
            return written;
        }
        let limit = self.limit;
        let new = || Box::pin(tokio::time::sleep(limit));
        ready!(self.given_up.get_or_insert_with(new).as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Stall<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(cx, buffer)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Stall<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        data: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write(cx, data);
        self.watch(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        data: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write_vectored(cx, data);
        self.watch(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn who_never_reads_is_given_up() {
        let (ours, mut theirs) = tokio::io::duplex(8);
        let mut ours = Stall::new(ours, Duration::from_millis(1));
        ours.write_all(b"12345678").await.unwrap();
        let stalled = ours.write_all(b"9").await;
        assert_eq!(stalled.unwrap_err().kind(), io::ErrorKind::TimedOut);
        // What is read makes it go on.
        theirs.read_exact(&mut [0; 8]).await.unwrap();
        ours.write_all(b"9").await.unwrap();
    }
}
