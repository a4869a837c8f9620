//! How the server is, for those who watch over it.

use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Say;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use words::front;

use crate::app::App;
use crate::viewer::Viewer;

/// How long the result of a probe is given to everybody who asks.
const FRESH: Duration = Duration::from_secs(1);
/// How long the store may take for a probe.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was last found out about the store, and when.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Whether the store can be read and written. However many ask, it is tried once a second.
    async fn is_well<T, E>(&self, probe: impl Future<Output = Result<T, E>>) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, is_well)) = *last
            && at.elapsed() < FRESH
        {
            return is_well;
        }
        let is_well = matches!(timeout(PATIENCE, probe).await, Ok(Ok(_)));
        *last = Some((Instant::now(), is_well));
        is_well
    }
}

/// The server is alive and its store works.
pub(super) async fn health(State(app): State<App>, headers: HeaderMap) -> Response {
    let store = &app.hub.store;
    let is_well = !*store.trouble().borrow() && app.health.is_well(store.probe()).await;
    answer(&headers, (!is_well).then_some("health-store"))
}

/// The server takes requests: the store is open, which means up to date as well, it works, and nobody has said stop.
pub(super) async fn ready(State(app): State<App>, headers: HeaderMap) -> Response {
    if *app.stopping().borrow() {
        return answer(&headers, Some("health-stopping"));
    }
    health(State(app), headers).await
}

fn answer(headers: &HeaderMap, problem: Option<&'static str>) -> Response {
    let Some(words) = problem else { return "ok\n".into_response() };
    let sentence = front(Viewer::of(headers).lang).word(words);
    (StatusCode::SERVICE_UNAVAILABLE, format!("{sentence}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use tokio::time::Instant;

    use super::{FRESH, Health, PATIENCE};

    #[tokio::test]
    async fn however_many_ask_the_store_is_tried_once_a_second() {
        let (health, tries) = (Health::default(), Cell::new(0));
        let probe = async |result: Result<(), ()>| {
            tries.set(tries.get() + 1);
            result
        };
        for _ in 0..1000 {
            assert!(health.is_well(probe(Ok(()))).await);
        }
        assert!(health.is_well(probe(Err(()))).await, "it is still what was found");
        assert_eq!(tries.get(), 1);
        let start = Instant::now();
        while health.is_well(probe(Err(()))).await {
            assert!(start.elapsed() < 10 * FRESH, "it is never tried again");
            tokio::task::yield_now().await;
        }
        assert_eq!(tries.get(), 2);
    }

    #[tokio::test]
    async fn a_store_that_does_not_answer_is_not_well() {
        let start = Instant::now();
        assert!(!Health::default().is_well(std::future::pending::<Result<(), ()>>()).await);
        assert!(start.elapsed() < 5 * PATIENCE);
    }
}
