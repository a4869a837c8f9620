//! A table that was played by other rules than those of today: how it stood, what happened, the record.

use engine::{Phrase, Say, Seat, signed};
use games::AnyEvent;
use maud::{Markup, html};
use words::Speaker;

use super::table::name;
use super::{page, speaker_of};
use crate::record;
use crate::row::{EventRow, Status, TableRow};
use crate::token::is_same;
use crate::viewer::Viewer;

/// How many lines of the log are shown.
const MOST_LINES: usize = 200;

/// The page.
pub fn past(viewer: &Viewer, row: &TableRow, events: &[EventRow]) -> Markup {
    let say = speaker_of(viewer.lang, &row.game);
    let words = match row.status {
        Status::Changed => "rules-changed",
        Status::Closed => "table-closed",
        Status::Waiting | Status::Playing | Status::Over | Status::Stopped | Status::Cancelled => {
            "rules-older"
        }
    };
    let session = viewer.session();
    let is_own = |owner: &String| is_same(owner, &session);
    let has_seat = row.seats.iter().filter_map(|seat| seat.owner.as_ref()).any(is_own);
    let main = html! {
        main #main {
            h1 { (say.word("title")) }
            p.notice { (say.word(words)) }
            @for seat in (0..row.seats.len()).filter_map(Seat::new).filter(|seat| row.times.is_late(*seat)) {
                p.notice { (say.say(&Phrase::new("game-late").with("players", name(&say, row, seat.index())))) }
            }
            @if has_seat && row.status == Status::Changed {
                form method="post" action={ "/t/" (row.id) "/again" } {
                    button.primary type="submit" { (say.word("again")) }
                }
            }
            (standings(&say, row))
            p { a.button href={ "/t/" (row.id) "/record" } download { (say.word("download")) } }
            (log(&say, row, events))
        }
    };
    page(viewer, &say.word("title"), &format!("/t/{}", row.id), &main)
}

/// Points and places as they were when the game last moved; nothing where they were not written down.
fn standings(say: &Speaker, row: &TableRow) -> Markup {
    let standings = row.stand.standings();
    html! {
        @if !standings.is_empty() {
            section {
                h2 { (say.word("scores")) }
                table.scores {
                    thead { tr {
                        th scope="col" { (say.word("players")) }
                        th scope="col" { (say.word("total")) }
                        th scope="col" { (say.word("rank-column")) }
                    } }
                    tbody {
                        @for (seat, (total, rank)) in standings.iter().enumerate().take(row.seats.len()) {
                            tr { th scope="row" { (name(say, row, seat)) } td { (signed(*total)) } td { (rank) } }
                        }
                    }
                }
            }
        }
    }
}

/// What happened, in the notation of records, the newest first.
fn log(say: &Speaker, row: &TableRow, events: &[EventRow]) -> Markup {
    let standing = record::standing(events);
    let told = |event: &&AnyEvent| match event {
        AnyEvent::Chance(outcome) => (None, outcome.clone()),
        AnyEvent::Action(seat, action) => {
            let seat = Some(seat.index()).filter(|seat| *seat < row.seats.len());
            (seat.map(|seat| name(say, row, seat)), action.clone())
        }
    };
    html! {
        section {
            h2 { (say.word("log-title")) }
            ol.log reversed {
                @for (who, what) in standing.iter().rev().take(MOST_LINES).map(told) {
                    li { @if let Some(who) = who { (who) ": " } code { (what) } }
                }
            }
        }
    }
}
