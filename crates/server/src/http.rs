//! The routes, and what they answer.

mod analysis;
mod assets;
#[cfg(test)]
mod broken;
mod devices;
mod health;
mod install;
mod lobby;
mod me;
mod past;
mod privacy;
mod results;
mod stream;
mod table;
mod talk;
mod turns;
mod webhook;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, Path, State};
use axum::http::header::{CACHE_CONTROL, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use serde::Deserialize;

pub(crate) use assets::addresses;
pub(crate) use health::Health;

use ::table::pages;
use ::table::talk::Unsaid;

use crate::app::App;
use crate::guard::{guard, html};
use crate::hub::ActError;
use crate::listen::attend;
use crate::shared::Shared;
use crate::squeeze::squeeze;
use crate::store::StoreError;
use crate::viewer::{Viewer, language_cookie};

/// The largest message we read.
pub(crate) const MOST_BYTES: usize = 16 * 1024;

/// Every page and every change; the guard stands before all of them.
pub(crate) fn router(app: App) -> Router {
    let routes: Vec<(&str, MethodRouter<App>)> = vec![
        ("/", get(lobby::home)),
        ("/new", get(lobby::new_table)),
        ("/tables", post(lobby::make_table)),
        ("/join", post(lobby::sit_by_link)),
        ("/join/{table}/{seat}/{secret}", get(lobby::invitation)),
        ("/rules/{game}", get(rules)),
        ("/lang", post(language)),
        ("/me", get(me::page)),
        ("/me/name", post(me::rename)),
        ("/privacy", get(privacy::page)),
        ("/assets/{file}", get(assets::asset)),
        ("/health", get(health::health)),
        ("/ready", get(health::ready)),
        ("/t/{table}", get(table::page)),
        ("/t/{table}/events", get(stream::events)),
        ("/t/{table}/record", get(past::record)),
        ("/t/{table}/analysis", get(analysis::page)),
        ("/t/{table}/dice", post(table::add_entropy)),
        ("/t/{table}/act", post(table::act)),
        ("/t/{table}/undo", post(table::undo)),
        ("/t/{table}/hurry", post(table::hurry)),
        ("/t/{table}/vote", post(table::vote)),
        ("/t/{table}/back", post(table::take_back)),
        ("/t/{table}/sit", post(lobby::sit_down)),
        ("/t/{table}/again", post(lobby::make_again)),
        ("/t/{table}/release", post(table::release)),
        ("/t/{table}/cancel", post(table::cancel)),
        ("/t/{table}/swap", post(table::swap)),
        ("/t/{table}/bot", post(table::seat_bot)),
        ("/t/{table}/leave", post(table::leave)),
        ("/me/elsewhere", post(devices::hand_over)),
        ("/me/devices/forget", post(devices::forget)),
        ("/elsewhere", post(devices::receive)),
        ("/elsewhere/{secret}", get(devices::look)),
        ("/me/results", get(results::own)),
        ("/me/share", post(results::share)),
        ("/me/unshare", post(results::unshare)),
        ("/p/{secret}", get(results::shared)),
        ("/now", get(now)),
        ("/me/chat", post(talk::hide)),
        ("/t/{table}/say", post(talk::say)),
        ("/t/{table}/mute", post(talk::mute)),
        ("/t/{table}/chat", post(talk::switch)),
        ("/me/turns", get(turns::turns)),
        ("/me/webhook", post(webhook::set)),
        ("/me/webhook/test", post(webhook::test)),
        ("/me/webhook/secret", post(webhook::renew)),
        ("/me/webhook/delete", post(webhook::remove)),
        ("/manifest.webmanifest", get(install::manifest)),
        ("/sw.js", get(install::worker)),
        ("/offline", get(install::offline)),
        ("/me/forget", post(me::end)),
    ];
    let add = |router: Router<App>, (path, methods)| router.route(path, methods);
    routes
        .into_iter()
        .fold(Router::new(), add)
        .fallback(
            |headers: HeaderMap| async move { Failure::NotFound.answer(&Viewer::of(&headers)) },
        )
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn(squeeze))
        .layer(from_fn_with_state(app.clone(), attend))
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Whether a path asks only how the server is.
pub(crate) fn is_probe(path: &str) -> bool {
    ["/health", "/ready"].contains(&path)
}

/// Why a request gets no page.
#[derive(Debug)]
pub(crate) enum Failure {
    /// There is no such page or table.
    NotFound,
    /// The message makes no sense, and which words say why.
    Bad(&'static str),
    /// The sender may not, and which words say why.
    Forbidden(&'static str),
    /// What was there once is there no more, and which words say what.
    Over(&'static str),
    /// There were too many of the kind.
    TooMany,
    /// The table did not take it.
    Act(ActError),
}

impl From<ActError> for Failure {
    fn from(error: ActError) -> Self {
        Self::Act(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Act(error.into())
    }
}

impl Failure {
    /// The status and the words.
    fn status_and_words(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NotFound => (StatusCode::NOT_FOUND, "error-not-found"),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "error-too-many"),
            Self::Bad(words) => (StatusCode::BAD_REQUEST, words),
            Self::Forbidden(words) => (StatusCode::FORBIDDEN, words),
            Self::Over(words) => (StatusCode::GONE, words),
            Self::Act(error) => match error {
                ActError::Gone => (StatusCode::NOT_FOUND, "error-not-found"),
                ActError::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "error-broken"),
                ActError::Stale => (StatusCode::CONFLICT, "error-stale"),
                ActError::Spectator => (StatusCode::FORBIDDEN, "error-spectator"),
                ActError::NotPlaying => (StatusCode::CONFLICT, "error-not-playing"),
                ActError::NothingToUndo => (StatusCode::CONFLICT, "nothing-to-undo"),
                ActError::Seat => (StatusCode::CONFLICT, "error-seat"),
                ActError::NoHints => (StatusCode::FORBIDDEN, "error-no-hints"),
                ActError::NotHost => (StatusCode::FORBIDDEN, "error-not-host"),
                ActError::TooLate => (StatusCode::CONFLICT, "error-too-late"),
                ActError::NoChat => (StatusCode::CONFLICT, "error-no-chat"),
                ActError::TooFast => (StatusCode::TOO_MANY_REQUESTS, "error-chat-fast"),
                ActError::Unsaid(why) => (StatusCode::UNPROCESSABLE_ENTITY, unsaid(*why)),
                ActError::NoVote => (StatusCode::CONFLICT, "error-no-vote"),
                ActError::TimeUp => (StatusCode::CONFLICT, "error-time-up"),
                ActError::BotPlays => (StatusCode::CONFLICT, "error-bot-plays"),
                ActError::NoTimeToUndo => (StatusCode::CONFLICT, "error-no-time-to-undo"),
                ActError::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "error-refused"),
                ActError::Damaged(damaged) if damaged.is_foreign => {
                    (StatusCode::GONE, "error-other-rules")
                }
                ActError::Store(_) | ActError::Damaged(_) => {
                    (StatusCode::SERVICE_UNAVAILABLE, "error-store")
                }
            },
        }
    }

    /// Whether the store itself says so in the log: once, and not at every request of an outage.
    fn is_said(&self) -> bool {
        let Self::Act(ActError::Store(error)) = self else { return false };
        match error {
            StoreError::Unsaved | StoreError::Database { .. } | StoreError::Closed => true,
            StoreError::Conflict
            | StoreError::File { .. }
            | StoreError::Locked(_)
            | StoreError::Exists(_)
            | StoreError::Foreign(_)
            | StoreError::Newer { .. } => false,
        }
    }

    /// The page that says so; what is inside stays inside, and goes to the log.
    pub(crate) fn answer(&self, viewer: &Viewer) -> Response {
        let (status, words) = self.status_and_words();
        if status.is_server_error() && !self.is_said() {
            tracing::error!(request = viewer.request, error = ?self, "a request failed");
        }
        (status, html(pages::error(viewer, words))).into_response()
    }
}

/// Which words say why a message was not taken.
const fn unsaid(why: Unsaid) -> &'static str {
    match why {
        Unsaid::Empty => "error-chat-empty",
        Unsaid::Long => "error-chat-long",
        Unsaid::Links => "error-chat-links",
    }
}

/// An answer, or the page that says why there is none.
type Answer = Result<Response, Response>;

/// The table of this id, or the page that says there is none.
async fn find(app: &App, viewer: &Viewer, table: &str) -> Result<Arc<Shared>, Response> {
    try_find(app, viewer, table).await.map_err(|failure| failure.answer(viewer))
}

/// The table of this id, with the viewer's attention, or why there is none.
async fn try_find(app: &App, viewer: &Viewer, table: &str) -> Result<Arc<Shared>, Failure> {
    let shared = app.table(table).await?.ok_or(Failure::NotFound)?;
    let is_player = shared.now().seat_of(&viewer.session()).is_some();
    shared.attention.attend(viewer.patron(), is_player);
    app.hub.wake_bots(&shared);
    Ok(shared)
}

/// Sends the browser on to another page of ours.
fn go(to: &str, cookie: Option<String>) -> Response {
    let mut response = (StatusCode::SEE_OTHER, [(LOCATION, to.to_owned())]).into_response();
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The time that the players' clocks go by, in milliseconds.
async fn now(State(app): State<App>) -> Response {
    ([(CACHE_CONTROL, "no-store")], app.hub.ticker.now().to_string()).into_response()
}

async fn rules(headers: HeaderMap, Path(game): Path<String>) -> Answer {
    let viewer = Viewer::of(&headers);
    let entry = games::find(&game).ok_or_else(|| Failure::NotFound.answer(&viewer))?;
    Ok(html(pages::rules(&viewer, entry.info())).into_response())
}

/// Whether it is a path of ours: a second slash, or what browsers read as one, would name another host.
fn is_path_of_ours(back: &str) -> bool {
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    is_plain && back.starts_with('/') && !back.starts_with("//")
}

#[derive(Deserialize)]
struct Language {
    lang: String,
    back: String,
}

/// Keeps the language and goes back to where the viewer was.
async fn language(
    State(app): State<App>,
    headers: HeaderMap,
    Form(form): Form<Language>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let lang = form.lang.parse().map_err(|_| Failure::Bad("error-form").answer(&viewer))?;
    let back = if is_path_of_ours(&form.back) { form.back.as_str() } else { "/" };
    Ok(go(back, Some(language_cookie(lang, app.is_secure))))
}
