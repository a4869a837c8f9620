//! What needs no rules: records, and tables that were played by others than those of today.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use table::live::{Damaged, rules_of};
use table::{pages, record};

use super::{Answer, Failure};
use crate::app::App;
use crate::guard::html;
use crate::hub::ActError;
use crate::store::{EventRow, TableRow};
use crate::viewer::Viewer;

/// A table that has ended and cannot be replayed, as it was written down; `damaged` says why it cannot.
pub(super) async fn page(app: &App, viewer: &Viewer, table: &str, damaged: Damaged) -> Answer {
    let (row, events) = kept(app, table).await.map_err(|error| error.answer(viewer))?;
    if !row.status.is_end() {
        return Err(Failure::from(ActError::Damaged(damaged)).answer(viewer));
    }
    Ok(html(pages::past(viewer, &row, &events)).into_response())
}

/// The `.game` record, with the proof of its dice; the secret is in it once the game is over.
pub(super) async fn record(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let (row, events) = kept(&app, &table).await.map_err(|error| error.answer(&viewer))?;
    // A table without rules is older than that column: it is played by those of today.
    let today = || rules_of(games::find(&row.game)?, row.pack.as_deref());
    let rules = row.rules.or_else(today);
    let text = rules.and_then(|rules| record::text(&row, rules, &events));
    let text = text.ok_or_else(|| Failure::NotFound.answer(&viewer))?;
    let name = format!("attachment; filename=\"{}-{}.game\"", row.game, row.id);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

async fn kept(app: &App, table: &str) -> Result<(TableRow, Vec<EventRow>), Failure> {
    app.hub.store.kept(table).await?.ok_or(Failure::NotFound)
}
