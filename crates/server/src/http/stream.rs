//! One stream a viewer: what has changed of the table's page, whenever something changes.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, LazyLock};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Crc;
use http_body::Frame;
use serde::Deserialize;
use table::pages;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::{Answer, find};
use crate::app::App;
use crate::attention::Following;
use crate::guard::html;
use crate::piece::{self, Piece};
use crate::shared::Shared;
use crate::sight::Looking;
use crate::squeeze::accepts;
use crate::viewer::Viewer;
use crate::viewers::Taken;

/// How many pushes may wait for a slow reader; one who falls behind gets the newest state, not every step; one who does
/// not read at all loses the stream: the browser asks for a new one.
const QUEUE: usize = 1;
/// How often a stream without news says that it is alive.
const ALIVE: Duration = Duration::from_secs(15);
/// What it says then.
static PULSE: LazyLock<Piece> = LazyLock::new(|| Piece::new(":\n\n"));

/// The page that the viewer has, by its name.
#[derive(Deserialize)]
pub(super) struct Resumed {
    seen: Option<String>,
}

/// Pushes the table to the viewer until one of them leaves.
pub(super) async fn events(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Query(query): Query<Resumed>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let ended = app.sessions.ended(viewer.pass.as_ref(), &viewer.session()).await;
    let shared = find(&app, &viewer, &table).await?;
    let taken = app.viewers.take(&viewer, &shared).ok_or_else(|| {
        (StatusCode::TOO_MANY_REQUESTS, html(pages::error(&viewer, "error-too-many-streams")))
            .into_response()
    })?;
    let (pushes, stream) = mpsc::channel(QUEUE);
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok().map(str::to_owned));
    let is_squeezed = accepts(&headers, "gzip");
    let is_player = shared.now().seat_of(&viewer.session()).is_some();
    let following = shared.attention.follow(is_player);
    app.hub.count_watchers(&shared);
    let looking = is_player.then(|| shared.sight.look(&viewer.session()));
    let follower = Follower {
        viewer,
        seen: seen.or(query.seen),
        line: Line { pushes, crc: is_squeezed.then(Crc::new), patience: app.patience },
        held: (taken, following, looking),
        shared,
    };
    tokio::spawn(follower.run(app, ended));
    Ok(answer(stream, is_squeezed))
}

fn answer(stream: mpsc::Receiver<Bytes>, is_squeezed: bool) -> Response {
    let mut response = Body::new(Pushes(stream)).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    // A proxy must not wait until it has enough to be worth sending.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if is_squeezed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The pushes as the body of an answer.
struct Pushes(mpsc::Receiver<Bytes>);

impl HttpBody for Pushes {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// Somebody who follows a table.
struct Follower {
    shared: Arc<Shared>,
    viewer: Viewer,
    /// The name of the page the viewer has.
    seen: Option<String>,
    line: Line,
    /// What ends with the stream: its place, the attention that bots think for, and the player's eye on the table.
    #[expect(dead_code, reason = "it is held, and let go at the end")]
    held: (Taken, Following, Option<Looking>),
}

/// Where the pushes go.
struct Line {
    pushes: mpsc::Sender<Bytes>,
    /// The checksum of what was sent, if it is compressed.
    crc: Option<Crc>,
    patience: Duration,
}

/// The stream has ended, or nobody reads it.
struct Gone;

impl Follower {
    async fn run(mut self, app: App, ended: impl Future<Output = ()>) {
        let mut stopping = app.stopping();
        let (shared, peer, session) =
            (self.shared.clone(), self.viewer.peer, self.viewer.session());
        let now = || app.hub.clock.now();
        tokio::select! {
            _ = self.push_all() => {}
            () = ended => {}
            () = shared.gone() => {}
            () = app.bans.hit(peer, &session, now) => {}
            _ = stopping.wait_for(|stop| *stop) => {}
        }
        self.line.end();
        let shared = self.shared.clone();
        drop(self);
        app.hub.count_watchers(&shared);
    }

    async fn push_all(&mut self) -> Result<(), Gone> {
        let (mut changed, clock) = (self.shared.follow(), self.shared.clock().clone());
        let mut trouble = self.shared.trouble();
        trouble.borrow_and_update();
        self.line.begin().await?;
        loop {
            let live = changed.borrow_and_update().clone();
            // When a seat has thought too long, the others are shown their vote. This is worked out before the page is,
            // so that no moment lies between them.
            let now = self.shared.around().now;
            let limit = live.until_limit(now).map(|left| now + left);
            if let Some(news) = self.shared.news(&self.viewer, self.seen.as_deref()) {
                self.line.send(news.event()).await?;
                self.seen = Some(news.tag.to_string());
            }
            tokio::select! {
                change = changed.changed() => change.map_err(|_| Gone)?,
                // Everybody sees that nothing can be saved, and that it can again.
                Ok(()) = trouble.changed() => self.shared.show_again(&live).await,
                () = self.line.pushes.closed() => return Err(Gone),
                () = clock.sleep_until(limit.unwrap_or_default()), if limit.is_some() => self.shared.show_again(&live).await,
                () = sleep(ALIVE) => self.line.send(&PULSE).await?,
            }
        }
    }
}

impl Line {
    async fn begin(&self) -> Result<(), Gone> {
        if self.crc.is_some() { self.put(Bytes::from_static(piece::HEAD)).await } else { Ok(()) }
    }

    async fn send(&mut self, piece: &Piece) -> Result<(), Gone> {
        if self.crc.is_none() {
            return self.put(piece.plain.clone()).await;
        }
        self.put(piece.blocks.clone()).await?;
        self.crc.iter_mut().for_each(|crc| crc.combine(&piece.crc));
        Ok(())
    }

    async fn put(&self, bytes: Bytes) -> Result<(), Gone> {
        match timeout(self.patience, self.pushes.send(bytes)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    /// Ends the gzip stream if there is room for its trailer, which shows that nothing is missing.
    fn end(&self) {
        if let Some(crc) = &self.crc {
            let _ = self.pushes.try_send(piece::end(crc).into());
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_stops_reading_is_disconnected() {
        let (pushes, mut unread) = mpsc::channel(QUEUE);
        let patience = Duration::from_secs(20);
        let mut line = Line { pushes, crc: None, patience };
        let piece = Piece::new("data: x\n\n");
        assert!(line.send(&piece).await.is_ok(), "one may wait");
        let start = Instant::now();
        assert!(line.send(&piece).await.is_err());
        assert_eq!(start.elapsed(), patience);
        assert_eq!(unread.recv().await, Some(piece.plain.clone()));
        assert!(line.send(&piece).await.is_ok(), "there is room again");
    }
}
