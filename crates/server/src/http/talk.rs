//! What people say at a table, and whom they do not want to hear.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::name;
use table::pages::{Look, Notice};
use table::talk::{self, MOST_MUTED, Reaction, Room, Words};

use super::lobby::{Fields, Known, field, keep_name};
use super::me::person_of;
use super::table::{change, is_partial, show};
use super::{Answer, Failure, find, go, is_path_of_ours};
use crate::app::{App, to_the_end};
use crate::hub::ActError;
use crate::shared::Shared;
use crate::store::Person;
use crate::viewer::{Viewer, chat_cookie, mute_cookie};

/// Where the chat is on a table's page.
const PLACE: &str = "#chat-panel";

/// Takes what the viewer says. Who they are and to whom they talk is the table's to know, whatever the form says.
pub(super) async fn say(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let shared = find(&app, &viewer, &table).await?;
    let known = Known::of(&viewer);
    let done = match words(&fields) {
        Ok(words) => said(&app, &viewer, &shared, &known, (words, &fields)).await,
        Err(error) => Err(error),
    };
    let cookie = done.is_ok().then(|| known.new_cookie(&app)).flatten();
    let shown = answer(&headers, &shared, done)?;
    Ok((cookie.map(|cookie| [(SET_COOKIE, cookie)]), shown).into_response())
}

/// What a form says.
fn words(fields: &Fields) -> Result<Words, ActError> {
    if let Some(id) = field(fields, "reaction") {
        return Reaction::known(id).map(Words::Reaction).ok_or(ActError::NoChat);
    }
    let text = talk::clean(field(fields, "text").unwrap_or_default());
    text.map(Words::Text).map_err(ActError::Unsaid)
}

/// Says it, to the end, if it is not too much.
async fn said(
    app: &App,
    viewer: &Viewer,
    shared: &Arc<Shared>,
    known: &Known,
    (words, fields): (Words, &Fields),
) -> Result<(), ActError> {
    let live = shared.now();
    if !talk::is_open(&live.row, app.hub.clock.now()) {
        return Err(ActError::NoChat);
    }
    let is_player = live.seat_of(&known.id).is_some();
    let room = if is_player { Room::Table } else { Room::Watchers };
    if app.chatter.is_too_much(&viewer.session(), viewer.peer, (&shared.id, room)) {
        return Err(ActError::TooFast);
    }
    let kept = person_of(app, viewer).await;
    let called = field(fields, "name").filter(|_| !is_player).and_then(name::shown);
    let name = called.unwrap_or_else(|| kept.name.clone());
    let person = Person { name: name.clone(), face: kept.face.clone() };
    let (hub, shared, id) = (app.clone(), shared.clone(), known.id.clone());
    to_the_end(async move { hub.hub.say(&shared, &id, person, words).await }).await?;
    keep_name(app, &known.id, &kept, &name).await;
    Ok(())
}

/// What comes of a message: the fresh parts, or why it was not taken; for a browser without scripts the page.
#[expect(clippy::result_large_err, reason = "an answer is one, whether it is a refusal or not")]
fn answer(headers: &HeaderMap, shared: &Shared, done: Result<(), ActError>) -> Answer {
    let viewer = Viewer::of(headers);
    let is_partial = is_partial(headers);
    let Err(error) = done else {
        if is_partial {
            return Ok(show(headers, &viewer, shared, &Look::default()));
        }
        return Ok(go(&format!("/t/{}{PLACE}", shared.id), None));
    };
    let failure = Failure::Act(error);
    let (status, words) = failure.status_and_words();
    if status.is_server_error() {
        return Err(failure.answer(&viewer));
    }
    let notice = Notice { words, refusal: None, is_about_talk: is_partial };
    let look = Look { notice: Some(notice), ..Look::default() };
    Ok((status, show(headers, &viewer, shared, &look)).into_response())
}

#[derive(Deserialize)]
pub(super) struct Muting {
    mute: Option<String>,
    unmute: Option<String>,
}

/// The viewer does not want to hear somebody at this table, or does again. Only their browser knows.
pub(super) async fn mute(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(muting): Form<Muting>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let shared = find(&app, &viewer, &table).await?;
    let wish = muting.mute.as_ref().or(muting.unmute.as_ref());
    let who = wish.filter(|who| talk::is_author(who));
    let who = who.ok_or_else(|| Failure::Bad("error-form").answer(&viewer))?;
    let mut muted = viewer.muted.clone();
    muted.retain(|known| known != who);
    if muting.mute.is_some() {
        muted.push(who.clone());
    }
    // Past that, whoever was muted first is heard again.
    let muted = &muted[muted.len().saturating_sub(MOST_MUTED)..];
    let cookie = mute_cookie(&shared.id, muted, app.is_secure);
    Ok(go(&format!("/t/{}{PLACE}", shared.id), Some(cookie)))
}

#[derive(Deserialize)]
pub(super) struct Wish {
    chat: String,
    /// Where the viewer was.
    #[serde(default)]
    back: String,
}

impl Wish {
    /// Whether there is to be a chat; none if the form says neither.
    fn read(&self) -> Option<bool> {
        match self.chat.as_str() {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }
}

/// The viewer hides the chat in this browser, at all tables, or shows it again.
pub(super) async fn hide(
    State(app): State<App>,
    headers: HeaderMap,
    Form(wish): Form<Wish>,
) -> Result<Response, Response> {
    let bad = || Failure::Bad("error-form").answer(&Viewer::of(&headers));
    let wants_chat = wish.read().ok_or_else(bad)?;
    let back = if is_path_of_ours(&wish.back) { wish.back.as_str() } else { "/" };
    Ok(go(back, Some(chat_cookie(wants_chat, app.is_secure))))
}

/// The host lets people talk at the table, or does not any more.
pub(super) async fn switch(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(wish): Form<Wish>,
) -> Answer {
    let bad = || Failure::Bad("error-form").answer(&Viewer::of(&headers));
    let has_chat = wish.read().ok_or_else(bad)?;
    change(app, &headers, &table, move |app, shared, session| async move {
        app.hub.set_chat(&shared, &session, has_chat).await
    })
    .await
}
