//! The tables at which the viewer is asked, for pages out of sight: a few bytes, and none where nothing has changed.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use engine::Say;
use serde::Serialize;
use words::{Lang, front, speaker};

use super::{Answer, Failure};
use crate::app::App;
use crate::store::notices::Turn;
use crate::viewer::Viewer;

/// A turn as scripts read it.
#[derive(Serialize)]
struct Shown {
    /// The table's id.
    table: String,
    /// The name of the turn: another number is another turn.
    turn: i64,
    /// What a notification says.
    title: String,
    body: String,
    /// Whether nobody else sits there: then nobody waits.
    alone: bool,
}

pub(super) async fn turns(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = viewer.session();
    let tag = format!("\"{}-{}\"", app.hub.turns.tag(&*session), viewer.lang);
    // Nothing is kept but by the script that asks, which says what it has.
    let fields = [(CACHE_CONTROL, "private, no-cache".to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, fields).into_response());
    }
    let turns = if session.is_empty() {
        Vec::new()
    } else {
        let found = app.hub.store.notices().turns(&session).await;
        found.map_err(|error| Failure::from(error).answer(&viewer))?
    };
    let turns: Vec<Shown> = turns.into_iter().map(|turn| shown(viewer.lang, turn)).collect();
    let text = serde_json::to_string(&turns).unwrap_or_default();
    Ok((fields, [(CONTENT_TYPE, "application/json")], text).into_response())
}

fn shown(lang: Lang, turn: Turn) -> Shown {
    let say = front(lang);
    let game = games::find(&turn.game);
    let game = game.map_or_else(String::new, |game| speaker(lang, game.info()).word("title"));
    let name = |name: &String| if name.is_empty() { say.word("guest") } else { name.clone() };
    let names: Vec<String> = turn.others.iter().map(name).collect();
    let alone = names.is_empty();
    let body = if alone { game } else { format!("{game} · {}", names.join(", ")) };
    Shown { table: turn.table, turn: turn.number, title: say.word("your-turn"), body, alone }
}
