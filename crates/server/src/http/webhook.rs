//! Where a person wants to be called about their turns: set, tried, signed anew, and taken back. What is set is never shown
//! again but for the host.

use axum::Extension;
use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::Deserialize;
use table::pages::{self, Told};

use super::{Answer, Failure, go};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::hub::ActError;
use crate::peer::Peer;
use crate::random;
use crate::store::notices::Webhook;
use crate::store::{StoreError, notices};
use crate::viewer::Viewer;
use crate::webhooks;

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    url: String,
}

/// What the page about the viewer says of their webhook.
pub(super) async fn told(app: &App, viewer: &Viewer) -> Result<Told, StoreError> {
    if !app.caller.is_on {
        return Ok(Told { is_on: false, ..Told::default() });
    }
    let kept = match viewer.session() {
        session if session.is_empty() => None,
        session => app.hub.store.notices().webhook(&session).await?,
    };
    let host = kept.as_ref().and_then(|kept| app.caller.target(&kept.url).ok());
    let host = host.map(|target| target.authority);
    Ok(Told {
        is_on: true,
        host: kept.as_ref().map(|_| host.unwrap_or_default()),
        outcome: kept.as_ref().map(|kept| kept.outcome.clone()).unwrap_or_default(),
        is_off: kept.is_some_and(|kept| kept.is_off),
    })
}

/// The viewer's session, if they may change something now.
fn changing(app: &App, viewer: &Viewer, peer: Peer) -> Result<String, Failure> {
    if !app.caller.is_on {
        return Err(Failure::NotFound);
    }
    if app.limits.is_too_costly(peer) {
        return Err(Failure::TooMany);
    }
    let session = viewer.session();
    if session.is_empty() { Err(ActError::Spectator.into()) } else { Ok(session) }
}

/// Keeps a webhook, and shows once what its messages are signed with.
pub(super) async fn set(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Form(wanted): Form<Wanted>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = changing(&app, &viewer, peer).map_err(|failure| failure.answer(&viewer))?;
    let url = wanted.url.trim().to_owned();
    let refused = app.caller.target(&url).err();
    if let Some(refused) = refused {
        return Err(Failure::Bad(refused.words()).answer(&viewer));
    }
    keep(&app, &viewer, session, Some(url)).await
}

/// Signs messages by a new secret, which is shown once.
pub(super) async fn renew(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = changing(&app, &viewer, peer).map_err(|failure| failure.answer(&viewer))?;
    keep(&app, &viewer, session, None).await
}

/// Keeps a webhook at this address, or at the one that it has, with a new secret.
async fn keep(app: &App, viewer: &Viewer, session: String, url: Option<String>) -> Answer {
    let failed = |error: StoreError| Failure::from(error).answer(viewer);
    let before = app.hub.store.notices().webhook(&session).await.map_err(failed)?;
    let url = url.or_else(|| before.map(|before| before.url));
    let url = url.ok_or_else(|| Failure::NotFound.answer(viewer))?;
    let secret = random::webhook_secret();
    let webhook = Webhook {
        session,
        url,
        secret: secret.clone(),
        lang: viewer.lang,
        origin: viewer.origin.clone(),
        next_at: 0,
        failing_since: None,
        is_off: false,
        outcome: String::new(),
    };
    let keeping = app.clone();
    let kept = to_the_end(async move {
        let (store, now) = (&keeping.hub.store, keeping.hub.clock.now());
        let session = webhook.session.clone();
        store.notices().set_webhook(webhook, now).await?;
        keeping.hub.turns.listen(&session, true);
        Ok(())
    });
    kept.await.map_err(|error| Failure::from(error).answer(viewer))?;
    Ok(html(pages::webhook_secret(viewer, &secret)).into_response())
}

/// Sends a message to see whether it arrives; the page about the viewer says what came of it.
pub(super) async fn test(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |failure: Failure| failure.answer(&viewer);
    let session = changing(&app, &viewer, peer).map_err(failed)?;
    let kept = notices(&app).webhook(&session).await.map_err(|error| failed(error.into()))?;
    let kept = kept.ok_or_else(|| failed(Failure::NotFound))?;
    if app.caller.is_too_much() {
        return Err(failed(Failure::TooMany));
    }
    let sent = to_the_end(async move { Ok(webhooks::send(&app, &kept).await?) }).await;
    sent.map_err(|error| failed(error.into()))?;
    Ok(go("/me#webhook", None))
}

/// Takes a webhook back; what waits to be sent there goes with it.
pub(super) async fn remove(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = changing(&app, &viewer, peer).map_err(|failure| failure.answer(&viewer))?;
    let removed = to_the_end(async move {
        notices(&app).remove_webhook(&session).await?;
        app.hub.turns.listen(&session, false);
        Ok(())
    });
    removed.await.map_err(|error| Failure::from(error).answer(&viewer))?;
    Ok(go("/me#webhook", None))
}

fn notices(app: &App) -> &dyn notices::Notices {
    app.hub.store.notices()
}
