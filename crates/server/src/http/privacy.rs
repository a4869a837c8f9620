//! What this server keeps about people, for how long, and who runs it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use table::pages;

use crate::app::App;
use crate::guard::html;
use crate::viewer::Viewer;

pub(super) async fn page(State(app): State<App>, headers: HeaderMap) -> Response {
    html(pages::privacy(&Viewer::of(&headers), &app.kept)).into_response()
}
