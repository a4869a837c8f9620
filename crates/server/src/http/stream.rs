//! One stream a viewer: the table's part of the page, anew whenever something changes.

use std::convert::Infallible;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;

use super::find;
use crate::app::App;
use crate::pages::{self, Look};
use crate::viewer::Viewer;

/// How many pushes may wait for a slow reader; who falls behind gets the newest state, not every step, and who does
/// not read at all loses the stream: the browser asks for a new one.
const QUEUE: usize = 1;

/// Pushes the table to the viewer until one of them leaves.
pub(super) async fn events(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Result<Response, Response> {
    let viewer = Viewer::of(&headers);
    let shared = find(&app, &viewer, &table).await?;
    let (pushes, stream) = tokio::sync::mpsc::channel::<Result<Event, Infallible>>(QUEUE);
    let (mut stopping, patience, clock) = (app.stopping(), app.patience, app.hub.clock.clone());
    tokio::spawn(async move {
        let mut changed = shared.changed.subscribe();
        loop {
            let (event, limit) = {
                let live = shared.live.lock().await;
                let part = pages::table_part(&viewer, &live, &Look::default());
                let text = part.into_string().replace('\n', " ");
                let event = Event::default().id(live.number.to_string()).data(text);
                (event, live.until_limit())
            };
            tokio::select! {
                sent = timeout(patience, pushes.send(Ok(event))) => if !matches!(sent, Ok(Ok(()))) { return },
                _ = stopping.wait_for(|stop| *stop) => return,
            }
            tokio::select! {
                change = changed.changed() => if change.is_err() { return },
                _ = stopping.wait_for(|stop| *stop) => return,
                () = pushes.closed() => return,
                // When a seat has thought too long, the others are shown their vote.
                () = clock.sleep(limit.unwrap_or_default()), if limit.is_some() => {}
            }
        }
    });
    Ok(Sse::new(ReceiverStream::new(stream)).keep_alive(KeepAlive::default()).into_response())
}
