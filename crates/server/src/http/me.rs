//! What the server knows of a browser: the name and the face of its owner, their tables; and forgetting it.

use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::IntoResponse;
use serde::Deserialize;
use table::{avatar, name, pages};

use super::{Answer, Failure, go, is_path_of_ours, webhook};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::hub::ActError;
use crate::store::{Listed, Person};
use crate::viewer::{Viewer, no_session_cookie};

#[derive(Deserialize)]
pub(super) struct CameFrom {
    /// Where the viewer was.
    #[serde(default)]
    back: String,
}

/// The viewer's session: since when, last seen on which day, and its tables. There is nothing else to show.
pub(super) async fn page(
    State(app): State<App>,
    headers: HeaderMap,
    Query(from): Query<CameFrom>,
) -> Answer {
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
    let told = webhook::told(&app, &viewer).await.map_err(failed)?;
    let devices = match &session {
        Some(session) => app.hub.store.devices(&session.id).await.map_err(failed)?,
        None => Vec::new(),
    };
    let known = session.as_ref().map(|session| (session, &*devices));
    let now = app.hub.clock.now();
    let back = if is_path_of_ours(&from.back) { &*from.back } else { "/me" };
    let more = pages::webhook(&viewer, &told);
    Ok(html(pages::me(&viewer, known, &tables, (now, back), &more)).into_response())
}

/// What the viewer is called and looks like; nothing where it is not known, or cannot be read now.
pub(super) async fn person_of(app: &App, viewer: &Viewer) -> Person {
    let Some(pass) = &viewer.pass else { return Person::default() };
    let found = app.sessions.find(pass).await.ok().flatten();
    found.map(|session| Person { name: session.name, face: session.face }).unwrap_or_default()
}

#[derive(Deserialize)]
pub(super) struct Called {
    name: String,
    #[serde(default)]
    face: String,
    /// Where the viewer was.
    #[serde(default)]
    back: String,
}

/// Changes the viewer's name and face, here and at all their tables.
pub(super) async fn rename(
    State(app): State<App>,
    headers: HeaderMap,
    Form(called): Form<Called>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let (session, before) = (viewer.session(), person_of(&app, &viewer).await);
    if session.is_empty() {
        return Err(Failure::Act(ActError::Spectator).answer(&viewer));
    }
    let face = avatar::known(&called.face).unwrap_or_else(|| before.face.clone());
    let person = Person { name: name::shown(&called.name).unwrap_or_default(), face };
    let changing = app.clone();
    let done = to_the_end(async move {
        let done = changing.hub.set_person(&session, &before, person).await;
        changing.sessions.forget(&session);
        done
    });
    done.await.map_err(|error| Failure::from(error).answer(&viewer))?;
    Ok(go(if is_path_of_ours(&called.back) { &called.back } else { "/me" }, None))
}

/// Ends the viewer's session, here and wherever its cookie may be.
pub(super) async fn end(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = viewer.session();
    if !session.is_empty() {
        let ending = app.clone();
        let ended = to_the_end(async move {
            ending.sessions.end(&session).await?;
            ending.hub.forget_talk(&session).await
        });
        let ended = ended.await;
        ended.map_err(|error| Failure::from(error).answer(&viewer))?;
        app.hub.turns.listen(&viewer.session(), false);
    }
    let mut answer = go("/me", Some(no_session_cookie(app.is_secure)));
    // What the browser has kept for the pages, and the worker that shows the rules where there is no network.
    let everything = HeaderValue::from_static("\"storage\"");
    answer.headers_mut().insert(HeaderName::from_static("clear-site-data"), everything);
    Ok(answer)
}
