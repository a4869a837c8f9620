//! Who looks: a session, if there is one, and a language.

use std::net::IpAddr;
use std::ops::{Deref, DerefMut};

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST};
use table::talk;
use table::token::Pass;
use words::Lang;

use crate::attention::Patron;
use crate::http::addresses;

/// The cookies' names; with TLS browsers keep the session's for this very host, and take it from nobody else.
const SESSION: &str = "rollstead";
const SECURE_SESSION: &str = "__Host-rollstead";
const LANGUAGE: &str = "lang";
const VIEW: &str = "view";
const CHAT: &str = "chat";
const MUTED: &str = "mute";
/// The header that names a request; the guard sets it, whatever the sender wrote there.
pub(crate) const REQUEST: &str = "x-request-id";
/// The header that says how browsers reach us; the guard sets it too.
pub(crate) const SCHEME: &str = "x-rollstead-scheme";
/// The header that says from which peer a request comes; the guard sets it as well.
pub(crate) const PEER: &str = "x-rollstead-peer";
/// The header that says which session asks; the guard sets it from the cookie, and nobody else can.
pub(crate) const SESSION_ID: &str = "x-rollstead-session";
/// The header that says that the sender's cookie is nobody's any more; the guard alone sets it.
pub(crate) const FORGOTTEN: &str = "x-rollstead-forgotten";
/// A year, in seconds.
pub(crate) const LONG: u32 = 31_536_000;

/// Who looks, and from where.
#[derive(Clone)]
pub(crate) struct Viewer {
    viewer: table::viewer::Viewer,
    /// The address that counts for limits.
    pub(crate) peer: Option<IpAddr>,
}

impl Deref for Viewer {
    type Target = table::viewer::Viewer;

    fn deref(&self) -> &Self::Target {
        &self.viewer
    }
}

impl DerefMut for Viewer {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.viewer
    }
}

impl Viewer {
    /// Who sent these headers.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let lang = cookie(headers, LANGUAGE).and_then(|lang| lang.parse().ok());
        let is_secure = header(headers, SCHEME) == "https";
        let viewer = table::viewer::Viewer {
            pass: cookie(headers, session_name(is_secure)).and_then(Pass::read),
            session: header(headers, SESSION_ID).to_owned(),
            is_forgotten: !header(headers, FORGOTTEN).is_empty(),
            lang: lang.unwrap_or_else(|| accepted(headers)),
            wants_text: cookie(headers, VIEW) == Some("text"),
            wants_chat: cookie(headers, CHAT) != Some("off"),
            muted: cookie(headers, MUTED).map(authors).unwrap_or_default(),
            origin: format!("{}://{}", header(headers, SCHEME), header(headers, HOST.as_str())),
            request: header(headers, REQUEST).to_owned(),
            assets: addresses(),
        };
        Self { viewer, peer: header(headers, PEER).parse().ok() }
    }

    /// On whose account bots think for this viewer.
    pub(crate) fn patron(&self) -> Patron {
        Patron { peer: self.peer, session: self.session() }
    }
}

/// The cookie that makes a session.
pub(crate) fn session_cookie(pass: &Pass, is_secure: bool) -> String {
    kept_cookie(&pass.text(), LONG, is_secure)
}

/// The cookie that ends a session.
pub(crate) fn no_session_cookie(is_secure: bool) -> String {
    kept_cookie("", 0, is_secure)
}

fn kept_cookie(value: &str, seconds: u32, is_secure: bool) -> String {
    let (name, secure) = (session_name(is_secure), secure(is_secure));
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

const fn session_name(is_secure: bool) -> &'static str {
    if is_secure { SECURE_SESSION } else { SESSION }
}

/// The cookie that keeps the language.
pub(crate) fn language_cookie(lang: Lang, is_secure: bool) -> String {
    format!(
        "{LANGUAGE}={lang}; Path=/; Max-Age={LONG}; HttpOnly; SameSite=Lax{}",
        secure(is_secure)
    )
}

/// The cookie that keeps how the board of a table is shown; at other tables it counts for nothing.
pub(crate) fn view_cookie(table: &str, wants_text: bool, is_secure: bool) -> String {
    let view = if wants_text { "text" } else { "drawn" };
    let secure = secure(is_secure);
    format!("{VIEW}={view}; Path=/t/{table}; Max-Age={LONG}; HttpOnly; SameSite=Lax{secure}")
}

/// The cookie that keeps whether the chat is shown, at all tables.
pub(crate) fn chat_cookie(wants_chat: bool, is_secure: bool) -> String {
    let chat = if wants_chat { "on" } else { "off" };
    let secure = secure(is_secure);
    format!("{CHAT}={chat}; Path=/; Max-Age={LONG}; HttpOnly; SameSite=Lax{secure}")
}

/// The cookie that keeps whom the viewer does not want to hear at a table.
pub(crate) fn mute_cookie(table: &str, muted: &[String], is_secure: bool) -> String {
    let (muted, secure) = (muted.join("."), secure(is_secure));
    format!("{MUTED}={muted}; Path=/t/{table}; Max-Age={LONG}; HttpOnly; SameSite=Lax{secure}")
}

/// Whom a cookie names; nobody where somebody else has written it.
fn authors(text: &str) -> Vec<String> {
    let known = text.split('.').filter(|who| talk::is_author(who));
    known.take(talk::MOST_MUTED).map(str::to_owned).collect()
}

const fn secure(is_secure: bool) -> &'static str {
    if is_secure { "; Secure" } else { "" }
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The first language of the browser's list that we speak.
fn accepted(headers: &HeaderMap) -> Lang {
    let list =
        headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = list.split(',').map(|item| item.split(';').next().unwrap_or_default().trim());
    codes.into_iter().find_map(Lang::of_locale).unwrap_or(Lang::En)
}
