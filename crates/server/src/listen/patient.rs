//! A socket whose peer has a limited time to send a request, and to read the answer.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use super::{Network, Place};

/// A socket that does not wait for ever.
pub(super) struct Patient {
    stream: TcpStream,
    place: Arc<Place>,
    head_time: Duration,
    write_time: Duration,
    /// When the head of a request has to be there, while one is awaited.
    head: Option<Pin<Box<Sleep>>>,
    /// When the peer has to have read something, while it does not.
    stall: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(super) fn new(stream: TcpStream, place: Arc<Place>, network: &Network) -> Self {
        let (head_time, write_time) = (network.head_time, network.write_time);
        Self { stream, place, head_time, write_time, head: None, stall: None }
    }

    /// Ready once the head of a request takes too long.
    fn poll_head(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(begun) = self.place.begun() else {
            self.head = None;
            return Poll::Pending;
        };
        let end = Instant::from_std(begun) + self.head_time;
        let sleep = self.head.get_or_insert_with(|| Box::pin(sleep_until(end)));
        if sleep.deadline() != end {
            sleep.as_mut().reset(end);
        }
        sleep.as_mut().poll(context)
    }

    /// What came of writing; an error once the peer has read nothing for too long.
    fn written<T>(&mut self, context: &mut Context<'_>, done: Poll<Result<T>>) -> Poll<Result<T>> {
        if done.is_ready() {
            self.stall = None;
            return done;
        }
        let end = Instant::now() + self.write_time;
        let sleep = self.stall.get_or_insert_with(|| Box::pin(sleep_until(end)));
        ready!(sleep.as_mut().poll(context));
        Poll::Ready(Err(too_late()))
    }
}

fn too_late() -> Error {
    Error::from(ErrorKind::TimedOut)
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.place.is_heard();
        }
        // A peer that never stops sending, one byte at a time, gets no more time than this either.
        if self.poll_head(context).is_ready() {
            return Poll::Ready(Err(too_late()));
        }
        read
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
