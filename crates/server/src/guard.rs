//! What stands before every request: where it comes from, how many there are, and what browsers may do with answers.

use std::hash::{BuildHasher, Hash, RandomState};
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use maud::PreEscaped;
use table::pages;

use crate::app::{App, to_the_end};
use crate::bans::{Banned, List};
use crate::clock::DAY;
use crate::device;
use crate::http::{Failure, is_probe};
use crate::hub::ActError;
use crate::peer::Peer;
use crate::viewer::{FORGOTTEN, PEER, REQUEST, SCHEME, SESSION_ID, Viewer};

/// What browsers may load: our own files only. Who may frame our pages: nobody.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'";

/// How many changes a session may make, and how many requests a peer: in a second, and at once.
const CHANGES: (u32, u32) = (20, 60);
const REQUESTS: (u32, u32) = (500, 1500);
/// The same for what costs a peer nothing and the server much, with or without a session: new tables and hints.
const COSTLY: (u32, u32) = (4, 100);

/// How much each session and each peer has asked for lately.
///
/// There are as many counts as a bucket has numbers and never more, however many peers come. Who shares a bucket shares
/// its count; which share one is another chance in every process.
pub(crate) struct Limits {
    sessions: DefaultKeyedRateLimiter<Bucket>,
    peers: DefaultKeyedRateLimiter<Bucket>,
    costly: DefaultKeyedRateLimiter<Bucket>,
    buckets: RandomState,
}

/// Where a session or a peer is counted.
type Bucket = u16;

impl Limits {
    pub(crate) fn new() -> Self {
        Self {
            sessions: RateLimiter::keyed(quota(CHANGES)),
            peers: RateLimiter::keyed(quota(REQUESTS)),
            costly: RateLimiter::keyed(quota(COSTLY)),
            buckets: RandomState::new(),
        }
    }

    /// Whether a peer's request is one too many.
    fn is_too_much(&self, peer: Peer) -> bool {
        self.peers.check_key(&self.bucket(&peer)).is_err()
    }

    /// Whether a session's change is one too many; a request without a session counts for its peer only.
    fn is_change_too_much(&self, session: &str) -> bool {
        !session.is_empty() && self.sessions.check_key(&self.bucket(session)).is_err()
    }

    /// Whether a peer's table or hint is one too many.
    pub(crate) fn is_too_costly(&self, peer: Peer) -> bool {
        self.costly.check_key(&self.bucket(&peer)).is_err()
    }

    fn bucket(&self, of: &(impl Hash + ?Sized)) -> Bucket {
        self.buckets.hash_one(of) as Bucket
    }
}

fn quota((a_second, at_once): (u32, u32)) -> Quota {
    let number = |count| NonZeroU32::new(count).expect("the limits are above zero");
    Quota::per_second(number(a_second)).allow_burst(number(at_once))
}

/// Every request passes here: a request id, the limits, the origin of changes, the headers of the answer.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let id = crate::random::request_id();
    request
        .headers_mut()
        .insert(REQUEST, HeaderValue::from_str(&id).expect("an id is plain ASCII"));
    request.headers_mut().insert(SCHEME, HeaderValue::from_static(scheme(&app)));
    let peer = peer(&app, &request);
    let value = HeaderValue::from_str(&peer.to_string()).expect("an address is plain ASCII");
    request.headers_mut().insert(PEER, value);
    request.headers_mut().remove(SESSION_ID);
    request.headers_mut().remove(FORGOTTEN);
    request.extensions_mut().insert(peer);
    let refused = match refusal(&app, &request, peer) {
        // The store is asked only for requests within the limits, and for nobody who is kept out anyway.
        None => match ban(&app, request.uri().path(), |list, now| list.of_peer(peer, now).cloned())
        {
            None => {
                let (session, is_forgotten) = session(&app, request.headers()).await;
                request.headers_mut().insert(SESSION_ID, session);
                if is_forgotten {
                    request.headers_mut().insert(FORGOTTEN, HeaderValue::from_static("yes"));
                }
                refusal_of_session(&app, &request)
            }
            banned => banned,
        },
        refused => refused,
    };
    let viewer = Viewer::of(request.headers());
    // With `no-referrer` browsers send `Origin: null`, and without TLS the origin is all there is to tell our own pages
    // by: nobody could join by a link. The address that holds a secret names its origin alone, nobody gets its path;
    // the others tell only ourselves.
    let policy = if names_secret(request.uri().path()) { "strict-origin" } else { "same-origin" };
    let mut response = match refused {
        Some(refused) => refused.answer(&viewer),
        None => as_page(unbroken(next.run(request), &viewer).await, &viewer),
    };
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static(policy));
    harden(response.headers_mut(), &id, app.is_secure);
    response
}

/// The answer to a request; if it panics, a page says so, and other requests go on.
async fn unbroken(answer: impl Future<Output = Response>, viewer: &Viewer) -> Response {
    let answer = AssertUnwindSafe(answer).catch_unwind().await;
    // The panic itself has been logged by its thread; this names the request.
    answer.unwrap_or_else(|_| Failure::from(ActError::Broken).answer(viewer))
}

/// Which session asks, whatever the sender wrote there, and whether its cookie is nobody's any more. A session that cannot be
/// looked up now is a stranger for this once.
async fn session(app: &App, headers: &HeaderMap) -> (HeaderValue, bool) {
    let found = match Viewer::of(headers).pass.clone() {
        // The first use of a token changes the session: to the end, also when the sender hangs up.
        Some(pass) => {
            let (app, about) = (app.clone(), device::about(headers));
            let found =
                to_the_end(async move { Ok(app.sessions.find_on(&pass, Some(&about)).await?) });
            found.await.map(|found| found.ok_or(true))
        }
        None => Ok(Err(false)),
    };
    let (found, is_forgotten) = match found {
        Ok(Ok(session)) => (session.id, false),
        Ok(Err(is_forgotten)) => (String::new(), is_forgotten),
        Err(_) => (String::new(), false),
    };
    (HeaderValue::from_str(&found).expect("an id is plain ASCII"), is_forgotten)
}

/// How browsers reach us.
fn scheme(app: &App) -> &'static str {
    if app.is_secure { "https" } else { "http" }
}

/// Who asks. A request that came by no connection, as only tests have it, is from nowhere.
fn peer(app: &App, request: &Request) -> Peer {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    app.proxies.peer(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()), request.headers())
}

/// Why a request is not even looked at.
enum Refused {
    /// A status and words.
    Words(StatusCode, &'static str),
    /// The server's host keeps the sender out.
    Banned(Banned),
}

type Refusal = Option<Refused>;

/// There were too many requests.
const TOO_MANY: Refused = Refused::Words(StatusCode::TOO_MANY_REQUESTS, "error-too-many");

impl Refused {
    fn answer(&self, viewer: &Viewer) -> Response {
        match self {
            Self::Words(status, words) => {
                (*status, html(pages::error(viewer, words))).into_response()
            }
            Self::Banned(Banned { until, why }) => {
                let page = pages::banned(viewer, until.map(|until| until / DAY), why);
                (StatusCode::FORBIDDEN, html(page)).into_response()
            }
        }
    }
}

/// The ban of somebody who asks for this path, as it is found in the list. What the server is, what it keeps, and what its
/// pages load is for everybody.
fn ban(app: &App, path: &str, find: impl Fn(&List, i64) -> Option<Banned>) -> Refusal {
    let is_for_all = is_probe(path) || path == "/privacy" || path.starts_with("/assets/");
    let found = || find(&app.bans.now(), app.hub.clock.now()).map(Refused::Banned);
    (!is_for_all).then(found).flatten()
}

/// Whether a request is refused whoever sent it. Health checks are always allowed.
fn refusal(app: &App, request: &Request, peer: Peer) -> Refusal {
    let is_change = is_change(request);
    let path = request.uri().path();
    if is_change && !is_same_origin(request.headers(), scheme(app)) {
        return Some(Refused::Words(StatusCode::FORBIDDEN, "error-origin"));
    }
    let limits = &app.limits;
    let is_too_much =
        limits.is_too_much(peer) || (is_change && makes_table(path) && limits.is_too_costly(peer));
    (is_too_much && !is_probe(path)).then_some(TOO_MANY)
}

/// Whether a session is kept out, or makes too many changes.
fn refusal_of_session(app: &App, request: &Request) -> Refusal {
    let session = Viewer::of(request.headers()).session();
    let of_session = |list: &List, now| list.of_session(&session, now).cloned();
    let banned = ban(app, request.uri().path(), of_session);
    let is_too_much = || is_change(request) && app.limits.is_change_too_much(&session);
    banned.or_else(|| is_too_much().then_some(TOO_MANY))
}

fn is_change(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a change of this path makes a table.
fn makes_table(path: &str) -> bool {
    path == "/tables" || (path.starts_with("/t/") && path.ends_with("/again"))
}

/// What could not even be read is refused by a page of ours as well.
fn as_page(response: Response, viewer: &Viewer) -> Response {
    let kind = response
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    let status = response.status();
    if !status.is_client_error() || kind.starts_with("text/html") {
        return response;
    }
    let words = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "error-too-large",
        StatusCode::REQUEST_TIMEOUT => "error-too-slow",
        _ => "error-form",
    };
    (status, html(pages::error(viewer, words))).into_response()
}

/// Whether a change comes from a page of ours, which came by this scheme: a page of our host by plain HTTP can be
/// anybody's on the way.
fn is_same_origin(headers: &HeaderMap, scheme: &str) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin";
    }
    let origin = text(&ORIGIN).and_then(|origin| origin.split_once("://"));
    origin.is_some_and(|(by, host)| by == scheme && Some(host) == text(&HOST))
}

fn harden(headers: &mut HeaderMap, id: &str, is_secure: bool) {
    let fixed = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("permissions-policy", "interest-cohort=()"),
    ];
    for (name, value) in fixed {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // Without TLS browsers pass these over, and complain.
    let by_tls = [
        ("cross-origin-opener-policy", "same-origin"),
        ("strict-transport-security", "max-age=31536000"),
    ];
    for (name, value) in by_tls.into_iter().filter(|_| is_secure) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert(HeaderName::from_static(REQUEST), id);
    }
    if !headers.contains_key("cache-control") {
        headers
            .insert(HeaderName::from_static("cache-control"), HeaderValue::from_static("no-store"));
    }
}

/// Whether an address holds a secret: of a seat's link, of a link to another device, or of somebody's results.
fn names_secret(path: &str) -> bool {
    ["/join/", "/elsewhere/", "/p/"].iter().any(|start| path.starts_with(start))
}

/// Markup as an answer.
pub(crate) fn html(markup: maud::Markup) -> axum::response::Html<String> {
    let PreEscaped(text) = markup;
    axum::response::Html(text)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::{Bucket, Limits, makes_table};

    #[test]
    fn every_way_to_make_a_table_is_costly() {
        assert!(makes_table("/tables") && makes_table("/t/0123abcd/again"));
        assert!(!makes_table("/t/0123abcd/act") && !makes_table("/again"));
    }

    #[test]
    fn what_is_remembered_is_bounded_however_many_peers_come() {
        let limits = Limits::new();
        for number in 0..200_000 {
            let peer = IpAddr::from(Ipv4Addr::from_bits(number)).into();
            limits.is_too_much(peer);
            limits.is_too_costly(peer);
            limits.is_change_too_much(&number.to_string());
        }
        let most = usize::from(Bucket::MAX) + 1;
        assert!(
            [limits.peers.len(), limits.costly.len(), limits.sessions.len()]
                .iter()
                .all(|len| *len <= most)
        );
    }
}
