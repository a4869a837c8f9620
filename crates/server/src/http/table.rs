//! A table's page, and what its seats send.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{
    CONTENT_ENCODING, CONTENT_TYPE, HOST, HeaderName, REFERER, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bots::Stop;
use fair::Entropy;
use games::{Offer, PlayError};
use maud::PreEscaped;
use serde::Deserialize;
use table::clock::filled;
use table::live::{Live, Remedy};
use table::pages::{self, Look, Notice};

use super::{Answer, Failure, find, go, past, try_find};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::hub::{ActError, Wanted, What, best, hinted_seat};
use crate::peer::Peer;
use crate::piece::Piece;
use crate::random;
use crate::shared::Shared;
use crate::squeeze::accepts;
use crate::thinkers::About;
use crate::viewer::{Viewer, view_cookie};

/// The header by which the script names the page it has.
const SEEN: &str = "rollstead-seen";
/// The header by which the script says that nobody sees the page.
const HIDDEN: &str = "rollstead-hidden";

/// What is asked for: which moment, whose sheet, which things the answers belong to, which thing is to be explained, whether
/// a hint is wanted, and whether boards are shown as text from now on.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Asked {
    at: Option<usize>,
    seat: Option<usize>,
    thing: Option<String>,
    about: Option<String>,
    hint: Option<String>,
    text: Option<String>,
}

pub(super) async fn page(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Query(query): Query<Asked>,
) -> Answer {
    let mut viewer = Viewer::of(&headers);
    if let Some(text) = &query.text {
        viewer.wants_text = text != "no";
    }
    let shared = match try_find(&app, &viewer, &table).await {
        Ok(shared) => shared,
        Err(Failure::Act(ActError::Damaged(damaged))) => {
            return past::page(&app, &viewer, &table, damaged).await;
        }
        Err(failure) => return Err(failure.answer(&viewer)),
    };
    if !headers.contains_key(HIDDEN) {
        see(&viewer, &shared);
    }
    let wants_hint = query.hint.is_some() && is_own_wish(&headers);
    if wants_hint && let Err(error) = check_hint(&viewer, &shared) {
        return answer(&headers, &shared, Err(error));
    }
    let hint = if wants_hint {
        hint(&app, &viewer, peer, &shared).await.map_err(|error| error.answer(&viewer))?
    } else {
        None
    };
    if let Some((number, best)) = hint {
        give_hint(&app, &viewer, &shared, number, best).await?;
    }
    let things = query.thing.iter().flat_map(|things| things.split(',')).map(str::to_owned);
    let things = things.collect();
    let look = Look { at: query.at, seat: query.seat, things, about: query.about, notice: None };
    let cookie = query.text.map(|_| view_cookie(&table, viewer.wants_text, app.is_secure));
    let shown = show(&headers, &viewer, &shared, &look);
    Ok((cookie.map(|cookie| [(SET_COOKIE, cookie)]), shown).into_response())
}

/// A player has the table before them.
fn see(viewer: &Viewer, shared: &Shared) {
    if shared.now().seat_of(&viewer.session()).is_some() {
        shared.sight.glance(&viewer.session());
    }
}

/// The table as it is looked at: for the script only what its page lacks, otherwise the whole page.
pub(super) fn show(headers: &HeaderMap, viewer: &Viewer, shared: &Shared, look: &Look) -> Response {
    if look.is_plain() && is_partial(headers) {
        let seen = headers.get(SEEN).and_then(|seen| seen.to_str().ok());
        let news = shared.news(viewer, seen);
        return news.map_or_else(
            || StatusCode::NO_CONTENT.into_response(),
            |news| packed(headers, news.packed()),
        );
    }
    // What others are sent has those whom the viewer does not want to hear.
    let (tag, live, part) = if look.is_plain() && viewer.muted.is_empty() {
        let whole = shared.whole(viewer);
        (whole.tag, shared.now(), whole.markup.clone())
    } else {
        let (tag, live) = shared.named(viewer);
        let part = tag.name(&pages::table_part(viewer, &live, look, shared.around()));
        (tag, live, part)
    };
    if is_partial(headers) {
        if look.about.is_some() {
            return html(pages::explained(viewer, &live, look, shared.around())).into_response();
        }
        return html(PreEscaped(part)).into_response();
    }
    // Without scripts a clock is as it was when the page was sent.
    let part = if live.row.clock.is_some() { filled(&part, shared.around().ticks) } else { part };
    // A look at the past or at another's sheet stays as it is; the present is pushed.
    let seen = look.is_present().then(|| tag.to_string());
    html(pages::table(viewer, &live, &part, seen.as_deref())).into_response()
}

/// Whether the viewer's own page asks, or the viewer by the address bar: what is written down for all is nobody else's
/// to ask for, such as a link on another site.
fn is_own_wish(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (site, host) = (text("sec-fetch-site"), text(HOST.as_str()).unwrap_or_default());
    let from = text(REFERER.as_str()).and_then(|from| from.split_once("://"));
    let is_ours = |from: &str| from.split('/').next() == Some(host);
    site.is_none_or(|site| matches!(site, "same-origin" | "none"))
        && from.is_none_or(|(_, from)| is_ours(from))
}

/// Whether the table gives hints to its players; spectators are shown none.
fn check_hint(viewer: &Viewer, shared: &Shared) -> Result<(), ActError> {
    match hinted_seat(&shared.now(), &viewer.session()) {
        Err(ActError::NoHints) => Err(ActError::NoHints),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Writes the hint down and keeps it for its seat, to the end.
async fn give_hint(
    app: &App,
    viewer: &Viewer,
    shared: &Arc<Shared>,
    number: i64,
    best: Offer,
) -> Result<(), Response> {
    let (app, shared, session) = (app.clone(), shared.clone(), viewer.session());
    let given = async move { app.hub.give_hint(&shared, &session, number, best).await };
    to_the_end(given).await.map_err(|error| Failure::from(error).answer(viewer))
}

/// Markup that was packed for others too.
fn packed(headers: &HeaderMap, piece: &Piece) -> Response {
    if !accepts(headers, "gzip") {
        return html_of(piece.plain.clone(), None);
    }
    html_of(piece.file(), Some([(CONTENT_ENCODING, "gzip")]))
}

fn html_of(bytes: Bytes, packed: Option<[(HeaderName, &'static str); 1]>) -> Response {
    let vary = (VARY, "accept-encoding, accept-language, cookie, hx-request, rollstead-seen");
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), vary], packed, bytes).into_response()
}

/// What the best player would answer in the viewer's place, and at which number of events. Only a hint that somebody is
/// to think about counts as one.
async fn hint(
    app: &App,
    viewer: &Viewer,
    peer: Peer,
    shared: &Shared,
) -> Result<Option<(i64, Offer)>, Failure> {
    let Some((number, thought)) = hint_to_find(&shared.now(), viewer) else {
        return Ok(None);
    };
    if app.limits.is_too_costly(peer) {
        return Err(Failure::TooMany);
    }
    // The asker may hang up meanwhile: then this future is dropped, and that stops the thought.
    let found = tokio::select! {
        thought = app.hub.thinkers.think(About::Hint, viewer.patron(), thought) => thought.flatten(),
        () = shared.moved_on(number) => None,
    };
    Ok(found.map(|best| (number, best)))
}

/// The search for the viewer's hint, with the number of events it is for; none if the viewer is not asked or has a hint.
fn hint_to_find(
    live: &Live,
    viewer: &Viewer,
) -> Option<(i64, impl FnOnce(&Stop) -> Option<Offer> + Send + use<>)> {
    let seat = live.seat_of(&viewer.session()).filter(|seat| live.game.turn().asks(*seat))?;
    // A hint that was given already is on the page.
    if live.hint_of(seat).is_some() {
        return None;
    }
    let adviser = games::find(&live.row.game)?.adviser();
    let game = live.game.fork();
    Some((live.number, move |stop: &Stop| best(&*game, adviser, seat, stop)))
}

/// Whether the page's script asks, and wants only the part that changes.
pub(super) fn is_partial(headers: &HeaderMap) -> bool {
    headers.contains_key("hx-request")
}

/// What a change answers: the fresh part for the script, the page for a plain form; with the reason if it failed.
#[expect(clippy::result_large_err, reason = "an answer is one, whether it is a refusal or not")]
fn answer(headers: &HeaderMap, shared: &Shared, result: Result<(), ActError>) -> Answer {
    let viewer = Viewer::of(headers);
    let Err(error) = result else {
        if !is_partial(headers) {
            return Ok(go(&format!("/t/{}", shared.id), None));
        }
        return Ok(show(headers, &viewer, shared, &Look::default()));
    };
    let failure = Failure::Act(error);
    let (status, words) = failure.status_and_words();
    if status.is_server_error() {
        return Err(failure.answer(&viewer));
    }
    let refusal = match &failure {
        Failure::Act(ActError::Refused(refused)) => refused.refusal().cloned(),
        Failure::Act(_)
        | Failure::NotFound
        | Failure::Bad(_)
        | Failure::Forbidden(_)
        | Failure::Over(_)
        | Failure::TooMany => None,
    };
    // Nothing was chosen, or nothing that makes an answer together.
    let is_no_answer = matches!(&failure, Failure::Act(ActError::Refused(PlayError::Notation(_))));
    let words = if is_no_answer { "error-no-answer" } else { words };
    let notice = Notice { words, refusal, is_about_talk: false };
    let look = Look { notice: Some(notice), ..Look::default() };
    Ok((status, show(headers, &viewer, shared, &look)).into_response())
}

/// Changes a table for the sender, to the end, and shows what came of it.
pub(super) async fn change<F>(
    app: App,
    headers: &HeaderMap,
    table: &str,
    what: impl FnOnce(App, Arc<Shared>, String) -> F,
) -> Answer
where
    F: Future<Output = Result<(), ActError>> + Send + 'static,
{
    let viewer = Viewer::of(headers);
    let shared = find(&app, &viewer, table).await?;
    see(&viewer, &shared);
    let done = to_the_end(what(app, shared.clone(), viewer.session())).await;
    answer(headers, &shared, done)
}

type Fields = Vec<(String, String)>;

/// The number of events the sender saw, and what it calls the message.
fn addressed(fields: &Fields) -> Result<(i64, String), Failure> {
    let get = |name: &str| {
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    };
    let key = get("key").filter(|key| !key.is_empty() && key.len() <= 128);
    let number = get("number").and_then(|number| number.parse().ok());
    number.zip(key.map(str::to_owned)).ok_or(Failure::Bad("error-form"))
}

/// Takes what the viewer adds to the dice.
pub(super) async fn add_entropy(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let sent = fields.iter().find(|(name, _)| name == "entropy").map(|(_, value)| value.as_str());
    let sent = sent.filter(|text| !text.is_empty());
    // A browser without scripts sends none; then the server adds some for the seat, and it is marked as the server's.
    let entropy = match sent {
        Some(sent) => sent.parse().ok().filter(Entropy::is_own),
        None => Entropy::of_server(random::token().text()).ok(),
    };
    let entropy =
        entropy.ok_or_else(|| Failure::Bad("error-form").answer(&Viewer::of(&headers)))?;
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.add_entropy(&shared, &session, entropy.as_str()).await
    })
    .await
}

pub(super) async fn act(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let (number, key) = addressed(&fields).map_err(|error| error.answer(&Viewer::of(&headers)))?;
    let action = fields.iter().find(|(name, _)| name == "action").map(|(_, value)| value.clone());
    let things =
        fields.iter().filter(|(name, _)| name == "thing").map(|(_, value)| value.clone()).collect();
    let what = action.map_or_else(|| What::Things(things), What::Notation);
    let wanted = Wanted { number, key, what };
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.act(&shared, &session, wanted).await
    })
    .await
}

pub(super) async fn undo(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let (number, key) = addressed(&fields).map_err(|error| error.answer(&Viewer::of(&headers)))?;
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.undo(&shared, &session, number, &key).await
    })
    .await
}

/// Lets the bot that is waiting for people's eyes move at once.
pub(super) async fn hurry(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let shared = find(&app, &viewer, &table).await?;
    let has_seat = shared.now().seat_of(&viewer.session()).is_some();
    if has_seat {
        shared.hurry.notify_waiters();
    }
    answer(&headers, &shared, if has_seat { Ok(()) } else { Err(ActError::Spectator) })
}

#[derive(Deserialize)]
pub(super) struct Ballot {
    #[serde(rename = "wish")]
    remedy: String,
}

pub(super) async fn vote(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(ballot): Form<Ballot>,
) -> Answer {
    let remedy = Remedy::ALL.into_iter().find(|remedy| remedy.id() == ballot.remedy);
    let remedy = remedy.ok_or_else(|| Failure::Bad("error-form").answer(&Viewer::of(&headers)))?;
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.vote(&shared, &session, remedy).await
    })
    .await
}

pub(super) async fn take_back(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.take_back(&shared, &session).await
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Place {
    seat: usize,
}

/// The host frees a seat whose person adds nothing to the dice.
pub(super) async fn release(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(place): Form<Place>,
) -> Answer {
    change(app, &headers, &table, move |app, shared, session| async move {
        app.hub.release(&shared, &session, place.seat).await
    })
    .await
}

/// The host cancels the table before it begins.
pub(super) async fn cancel(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.cancel(&shared, &session).await
    })
    .await
}

/// The host lets a seat change places with the next one before the game begins.
pub(super) async fn swap(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(place): Form<Place>,
) -> Answer {
    change(app, &headers, &table, move |app, shared, session| async move {
        let seats = [place.seat, place.seat.saturating_add(1)];
        app.hub.swap(&shared, &session, seats).await
    })
    .await
}

/// The host gives a free seat to a bot, or takes it back.
pub(super) async fn seat_bot(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(place): Form<Place>,
) -> Answer {
    change(app, &headers, &table, move |app, shared, session| async move {
        app.hub.seat_bot(&shared, &session, place.seat).await
    })
    .await
}

/// A player leaves the game: a bot goes on, or the game ends.
pub(super) async fn leave(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    change(app, &headers, &table, |app, shared, session| async move {
        app.hub.leave(&shared, &session).await
    })
    .await
}
