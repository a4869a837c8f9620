//! What the server knows of a browser, and forgetting it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use table::pages;

use super::{Answer, Failure, go};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::store::Listed;
use crate::viewer::{Viewer, no_session_cookie};

/// The viewer's session: since when, last seen on which day, and its tables. There is nothing else to show.
pub(super) async fn page(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: crate::store::StoreError| Failure::from(error).answer(&viewer);
    let session = match &viewer.pass {
        Some(pass) => app.sessions.find(pass).await.map_err(failed)?,
        None => None,
    };
    let tables = match &session {
        Some(session) => {
            app.hub.store.tables(Listed::Of(session.id.clone())).await.map_err(failed)?
        }
        None => Vec::new(),
    };
    Ok(html(pages::me(&viewer, session.as_ref(), &tables)).into_response())
}

/// Ends the viewer's session, here and wherever its cookie may be.
pub(super) async fn end(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = viewer.session();
    if !session.is_empty() {
        let ending = app.clone();
        let ended = to_the_end(async move { Ok(ending.sessions.end(&session).await?) }).await;
        ended.map_err(|error| Failure::from(error).answer(&viewer))?;
    }
    Ok(go("/me", Some(no_session_cookie(app.is_secure))))
}
