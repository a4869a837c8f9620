//! Tables in a list: a link for each, with how it stands.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};
use words::Speaker;

use super::lobby::scene;
use super::table::{bare_name, name as name_of};
use super::{results, speaker_of};
use crate::boards::icons::shape;
use crate::row::{SeatRow, Status, TableRow};
use crate::sketch;
use crate::token::is_same;
use crate::viewer::Viewer;

/// Tables under a title; nothing if there are none.
pub(super) fn list(
    viewer: &Viewer,
    say: &Speaker,
    title: &'static str,
    tables: &[TableRow],
    now: i64,
) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (say.word(title)) }
                ul.tables {
                    @for table in tables {
                        li {
                            (listed_table(viewer, say, table, now))
                            @if table.status == Status::Over { a.review href={ "/t/" (table.id) "?at=0" } { (say.word("home-review")) span.visually-hidden { ": " (listed(viewer, table)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// A table as a link: what is played, by whom, how far it is, whose turn it is, what happened last, and since when.
fn listed_table(viewer: &Viewer, say: &Speaker, table: &TableRow, now: i64) -> Markup {
    let title = speaker_of(viewer.lang, &table.game);
    let name = |seat: Seat| match table.seats.get(seat.index()) {
        Some(_) => bare_name(&title, table, seat.index()),
        None => title.name(seat),
    };
    let last = Some(&table.stand.last).filter(|_| table.status == Status::Playing);
    let last = last.and_then(|last| sketch::told(last, viewer.lang, name));
    html! {
        a.tbl href={ "/t/" (table.id) } {
            span.pic { (scene(&table.game)) (sketch::drawn(&table.stand.sketch)) }
            span.ti {
                strong { (title.word("title")) }
                (players(&title, table))
                span.badge { (own_result(viewer, say, table).unwrap_or_else(|| status(say, &title, table))) }
                @if let Some(last) = last { span.last { (say.say(&Phrase::new("home-last").with("what", last))) } }
                span.ago { (say.say(&ago(now - table.moved_at))) }
            }
        }
    }
}

/// Everybody at a table with their points, if they have any yet; who is asked is marked.
fn players(title: &Speaker, table: &TableRow) -> Markup {
    let standings = table.stand.standings();
    html! {
        span.pps {
            @for seat in Seat::all(table.seats.len()) {
                @let is_asked = table.status == Status::Playing && table.stand.asks(seat.index());
                span.pp.asked[is_asked] {
                    (shape(seat)) " " (bare_name(title, table, seat.index()))
                    @if let Some((points, _)) = standings.get(seat.index()) { " " b.pts { (engine::signed(*points)) } }
                }
            }
        }
    }
}

/// What a finished game came to for the viewer: their place and points.
fn own_result(viewer: &Viewer, say: &Speaker, table: &TableRow) -> Option<String> {
    let session = viewer.session();
    let is_own = |row: &SeatRow| row.owner.as_deref().is_some_and(|it| is_same(it, &session));
    let seat = table.seats.iter().position(is_own).filter(|_| table.status == Status::Over)?;
    let standings = table.stand.standings();
    let (points, rank) = *standings.get(seat)?;
    let is_shared = standings.iter().filter(|(_, other)| *other == rank).count() > 1;
    let place = match (table.seats.len(), games::find(&table.game)) {
        (1, Some(game)) if results::has_rival(game) => {
            Some(say.word(if rank == 1 { "home-won" } else { "home-lost" }))
        }
        (1, _) => None,
        _ => {
            let id = if is_shared { "my-shared-place" } else { "my-place" };
            Some(say.say(&Phrase::new(id).with("rank", i64::from(rank))))
        }
    };
    let points = say.say(&Phrase::new("home-points").with("points", i64::from(points)));
    Some(place.into_iter().chain([points]).collect::<Vec<_>>().join(" · "))
}

/// How long ago something was, in the largest unit that fits.
fn ago(seconds: i64) -> Phrase {
    let (id, unit) = match seconds.max(0) {
        0..60 => return Phrase::new("ago-now"),
        60..3_600 => ("ago-minutes", 60),
        3_600..86_400 => ("ago-hours", 3_600),
        _ => ("ago-days", 86_400),
    };
    Phrase::new(id).with("count", seconds / unit)
}

/// A table in a sentence: its game and the players.
pub(super) fn listed(viewer: &Viewer, table: &TableRow) -> String {
    let say = speaker_of(viewer.lang, &table.game);
    let name = |seat| name_of(&say, table, seat);
    let names: Vec<String> = (0..table.seats.len()).map(name).collect();
    format!("{}: {}", say.word("title"), names.join(", "))
}

fn status(say: &Speaker, title: &Speaker, table: &TableRow) -> String {
    let late = Seat::all(table.seats.len()).filter(|seat| table.times.is_late(*seat));
    let late: Vec<String> = late.map(|seat| bare_name(title, table, seat.index())).collect();
    if !late.is_empty() {
        return say.say(&Phrase::new("game-late").with("players", late.join(", ")));
    }
    say.text(&format!("status-{}", table.status)).unwrap_or_default()
}
