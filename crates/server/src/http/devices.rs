//! The same person on several devices: the link that brings a session to another one, and forgetting one.

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::Deserialize;
use table::avatar;
use table::pages::{self, Here, Owner};
use table::token::{Pass, Token};

use super::{Answer, Failure, go};
use crate::app::{App, to_the_end};
use crate::device;
use crate::guard::html;
use crate::handover::{From, Held};
use crate::hub::ActError;
use crate::store::{Listed, Person, SessionChange, SessionRow, StoreError};
use crate::viewer::{Viewer, no_session_cookie, session_cookie};

/// The viewer's session, or the page that says that there is none.
pub(super) async fn known(
    app: &App,
    viewer: &Viewer,
) -> Result<SessionRow, axum::response::Response> {
    let found = match &viewer.pass {
        Some(pass) => app.sessions.find(pass).await,
        None => Ok(None),
    };
    let found = found.map_err(|error| Failure::from(error).answer(viewer))?;
    found.ok_or_else(|| Failure::Forbidden("error-no-session").answer(viewer))
}

/// Makes the link for another device, and shows it: this once, since nobody keeps it.
pub(super) async fn hand_over(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = known(&app, &viewer).await?;
    let face = avatar::known(&session.face).unwrap_or_else(|| avatar::usual(&session.id));
    let person = Person { name: session.name, face };
    let from = From { session: session.id, device: session.device, person };
    let secret = viewer.pass.as_ref().and_then(|pass| app.sessions.handovers.offer(from, pass));
    let secret = secret.ok_or_else(|| Failure::TooMany.answer(&viewer))?;
    Ok(html(pages::elsewhere(&viewer, secret.text())).into_response())
}

/// The page behind the link, which uses nothing up.
pub(super) async fn look(
    State(app): State<App>,
    headers: HeaderMap,
    Path(secret): Path<String>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let secret = Token::read(&secret);
    let from = secret.as_ref().and_then(|secret| app.sessions.handovers.look(secret));
    let (Some(secret), Some(from)) = (secret, from) else {
        return Err(Failure::Over("error-handover").answer(&viewer));
    };
    let (own, tables) =
        own(&app, &viewer).await.map_err(|error| Failure::from(error).answer(&viewer))?;
    let here = match viewer.session() {
        session if session == from.session => Here::Same,
        _ => own.as_ref().map_or(Here::Nobody, |own| Here::Other(&own.name, tables)),
    };
    let owner = Owner { name: &from.person.name, face: &from.person.face };
    Ok(html(pages::received(&viewer, secret.text(), &owner, &here)).into_response())
}

/// The session that the viewer's browser has already, and how many tables.
async fn own(app: &App, viewer: &Viewer) -> Result<(Option<SessionRow>, usize), StoreError> {
    let Some(pass) = &viewer.pass else { return Ok((None, 0)) };
    let Some(session) = app.sessions.find(pass).await? else { return Ok((None, 0)) };
    let tables = app.hub.store.tables(Listed::Of(session.id.clone())).await?.len();
    Ok((Some(session), tables))
}

#[derive(Deserialize)]
pub(super) struct Received {
    secret: String,
    /// Whether the tables that this browser has are brought along.
    bring: Option<String>,
}

/// Uses the link up: from now on this browser is one of its maker's devices.
pub(super) async fn receive(
    State(app): State<App>,
    headers: HeaderMap,
    Form(form): Form<Received>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let over = || Failure::Over("error-handover").answer(&viewer);
    let secret = Token::read(&form.secret).ok_or_else(over)?;
    let is_own = |from: &From| from.session == viewer.session();
    if app.sessions.handovers.look(&secret).is_some_and(|from| is_own(&from)) {
        return Ok(go("/me", None));
    }
    let held = app.sessions.handovers.take(&secret).ok_or_else(over)?;
    let brings = form.bring.as_deref() == Some("yes") && !viewer.session().is_empty();
    let before = viewer.pass.clone().filter(|_| brings);
    let arrival = Arrival { secret, held, about: device::about(&headers), before };
    let (arriving, session) = (app.clone(), viewer.session());
    let arrived = to_the_end(async move { arrival.carry_out(&arriving, &session).await }).await;
    match arrived {
        Ok(pass) => Ok(go("/me", pass.map(|pass| session_cookie(&pass, app.is_secure)))),
        Err(ActError::Store(StoreError::Conflict)) => Err(over()),
        Err(error) => Err(Failure::from(error).answer(&viewer)),
    }
}

/// A link that is used up, and who uses it.
struct Arrival {
    secret: Token,
    held: Held,
    about: String,
    /// What the browser had its session by, if what that has is brought along.
    before: Option<Pass>,
}

impl Arrival {
    /// Writes it down; what the browser is to have its session by from now on. None if it goes on with what it has.
    async fn carry_out(self, app: &App, session: &str) -> Result<Option<Pass>, ActError> {
        let (pass, from) = (self.held.pass(&self.secret), &self.held.from);
        let (into, by) = (from.session.clone(), from.device.clone());
        let written = if self.before.is_some() {
            app.hub.join(session, &into, &by).await
        } else {
            let day = app.hub.clock.now() / crate::clock::DAY;
            let (token, about) = (pass.session.hash(), self.about.clone());
            let add = SessionChange::Add { by, token, about, day };
            Ok(app.hub.store.change_session(&into, add).await?)
        };
        if let Err(error) = written {
            if !matches!(error, ActError::Store(StoreError::Conflict)) {
                app.sessions.handovers.put_back(&self.secret, self.held);
            }
            return Err(error);
        }
        let Some(before) = self.before else { return Ok(Some(pass)) };
        for session in [session, &*into] {
            app.sessions.forget(session);
        }
        app.sessions.tell_end(session, session);
        // The device is known by what it has already; with a new secret it has the links of the other ones as well.
        let before = Pass { session: before.session, links: pass.links };
        Ok(app.sessions.renew(&into, &before).await.ok())
    }
}

#[derive(Deserialize)]
pub(super) struct Forgotten {
    device: String,
}

/// Lets one of the viewer's devices have the session no more; nobody else's device is found.
pub(super) async fn forget(
    State(app): State<App>,
    headers: HeaderMap,
    Form(form): Form<Forgotten>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = known(&app, &viewer).await?;
    let is_this = session.device == form.device;
    let forgetting = app.clone();
    let done = to_the_end(async move {
        Ok(forgetting.sessions.forget_device(&session.id, &form.device).await?)
    });
    match done.await {
        Ok(()) => Ok(go("/me", is_this.then(|| no_session_cookie(app.is_secure)))),
        Err(ActError::Store(StoreError::Conflict)) if is_this => {
            Err(Failure::Bad("error-last-device").answer(&viewer))
        }
        // It was forgotten before, or never was one of theirs.
        Err(ActError::Store(StoreError::Conflict)) => Ok(go("/me", None)),
        Err(error) => Err(Failure::from(error).answer(&viewer)),
    }
}
