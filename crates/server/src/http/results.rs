//! What somebody's games came to: for themselves, and for whoever has the address that they have made for it.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use table::avatar;
use table::pages::{self, Shared, Shown};
use table::token::{Token, is_same};

use super::devices::known;
use super::{Answer, Failure, go};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::store::{Listed, SessionChange, SessionRow, Status, StoreError};
use crate::viewer::Viewer;

/// The viewer's own results.
pub(super) async fn own(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: StoreError| Failure::from(error).answer(&viewer);
    let session = known(&app, &viewer).await?;
    let store = &app.hub.store;
    let tallies = store.results(&session.id).await.map_err(failed)?;
    let shared = shown_by(&app, &viewer, &session).await.map_err(failed)?;
    let mut tables = store.tables(Listed::Of(session.id.clone())).await.map_err(failed)?;
    tables.retain(|table| table.status == Status::Over);
    let ended = (&*tables, app.hub.clock.now());
    Ok(html(pages::own_results(&viewer, &session, &tallies, &shared, ended)).into_response())
}

/// By which address the viewer's results are shown; its secret is worked out again from that of the links.
async fn shown_by(app: &App, viewer: &Viewer, session: &SessionRow) -> Result<Shared, StoreError> {
    let share = app.hub.store.share(&session.id).await?;
    let Some((number, hash)) = share.and_then(|share| Some((share.number, share.hash?))) else {
        return Ok(Shared::No);
    };
    let secret = viewer.pass.as_ref().map(|pass| pass.links.share(number));
    let secret = secret.filter(|secret| is_same(&secret.hash(), &hash));
    Ok(secret.map_or(Shared::Unknown, |secret| Shared::By(secret.text().to_owned())))
}

/// Makes an address by which others see the viewer's results; one that there was ends.
pub(super) async fn share(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = known(&app, &viewer).await?;
    let share = app.hub.store.share(&session.id).await;
    let share = share.map_err(|error| Failure::from(error).answer(&viewer))?;
    let number = share.map_or(0, |share| share.number) + 1;
    let hash = viewer.pass.as_ref().map(|pass| pass.links.share(number).hash());
    let hash = hash.ok_or_else(|| Failure::Forbidden("error-no-session").answer(&viewer))?;
    change(&app, &viewer, session.id, SessionChange::Share { number, hash }).await
}

/// Takes the address back.
pub(super) async fn unshare(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = known(&app, &viewer).await?;
    change(&app, &viewer, session.id, SessionChange::Unshare).await
}

async fn change(app: &App, viewer: &Viewer, session: String, what: SessionChange) -> Answer {
    let app = app.clone();
    let done = to_the_end(async move { Ok(app.hub.store.change_session(&session, what).await?) });
    match done.await {
        // Of two who make an address at once one has made it.
        Ok(()) | Err(crate::hub::ActError::Store(StoreError::Conflict)) => {
            Ok(go("/me/results#share", None))
        }
        Err(error) => Err(Failure::from(error).answer(viewer)),
    }
}

/// The results of whoever has made this address.
pub(super) async fn shared(
    State(app): State<App>,
    headers: HeaderMap,
    Path(secret): Path<String>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: StoreError| Failure::from(error).answer(&viewer);
    let none = || Failure::NotFound.answer(&viewer);
    let secret = Token::read(&secret).ok_or_else(none)?;
    let store = &app.hub.store;
    let person = store.shared(&secret.hash()).await.map_err(failed)?.ok_or_else(none)?;
    let tallies = store.results(&person.session).await.map_err(failed)?;
    let face = avatar::known(&person.face).unwrap_or_else(|| avatar::usual(&person.session));
    let shown = Shown { name: &person.name, face: &face };
    let page = html(pages::shared_results(&viewer, secret.text(), &shown, &tallies));
    Ok(([("x-robots-tag", "noindex")], page).into_response())
}
