//! What makes the site a program of its own on a phone or a desktop: what it is called and looks like, and the worker that shows
//! the rules where there is no network.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::Say;
use serde::Deserialize;
use serde_json::json;
use table::pages;
use words::{Lang, front};

use super::assets::{self, addresses};
use crate::guard::html;
use crate::viewer::Viewer;

/// The paper of our pages.
const PAPER: &str = "#f6f1e7";
/// What the rules look like where there is no network: besides these, what every page loads.
const DRAWINGS: [&str; 1] = ["common.svg"];

#[derive(Deserialize)]
pub(super) struct Wanted {
    lang: Option<String>,
}

/// What the site is called and looks like among programs, in the language of the page that names it.
pub(super) async fn manifest(headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let lang: Option<Lang> = wanted.lang.and_then(|lang| lang.parse().ok());
    let lang = lang.unwrap_or_else(|| Viewer::of(&headers).lang);
    let say = front(lang);
    let icon = |file: &str, size: &str, purpose: &str| {
        let kind = if file.ends_with("svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": assets::href(file), "sizes": size, "type": kind, "purpose": purpose })
    };
    let manifest = json!({
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "lang": lang.to_string(),
        "name": say.word("app-name"),
        "short_name": "Rollstead",
        "description": say.word("home-lead"),
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    let fields = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (fields, manifest.to_string()).into_response()
}

/// The worker, with what it keeps: another asset makes it another worker, which throws away what the one before has kept.
pub(super) async fn worker() -> Response {
    let assets = addresses();
    let mut files = vec![assets.icon, assets.style];
    files.extend(assets.scripts);
    files.extend(DRAWINGS.into_iter().map(assets::href));
    let rules: Vec<String> =
        games::GAMES.iter().map(|game| format!("/rules/{}", game.info().id)).collect();
    let known = json!({ "version": assets::version(), "files": files, "pages": rules });
    let text = format!("const KNOWN = {known};\n{}", assets::text("worker.js"));
    let fields = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (fields, text).into_response()
}

/// The page that is shown where there is no network.
pub(super) async fn offline(headers: HeaderMap) -> Response {
    html(pages::offline(&Viewer::of(&headers))).into_response()
}
