//! A table's game taken apart, once it is over.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use table::pages;

use super::{Answer, Failure, find};
use crate::app::App;
use crate::guard::html;
use crate::hub::ActError;
use crate::store::Status;
use crate::thinkers::About;
use crate::viewer::Viewer;

/// Luck and skill of every seat; worked out once a table, on the threads that think.
pub(super) async fn page(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |failure: Failure| failure.answer(&viewer);
    let shared = find(&app, &viewer, &table).await?;
    let live = shared.now();
    if live.row.status != Status::Over {
        return Err(failed(Failure::Bad("error-not-over")));
    }
    let game = live.game.clone();
    let think = async || {
        let thought = app.hub.thinkers.think(About::Hint, viewer.patron(), move |_| {
            game.expert().map(|expert| expert.analyse())
        });
        thought.await.ok_or(Failure::Act(ActError::Broken))
    };
    let analysed = shared.analysis.get_or_try_init(think).await.map_err(failed)?;
    let status = if analysed.is_ok() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    Ok((status, html(pages::analysis(&viewer, &live, analysed))).into_response())
}
