//! The players' clocks on the page. What is left on one that runs is filled in when a page is sent, and counted by the script.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};
use words::Speaker;

use super::View;
use crate::clock::{Clock, Pace, shown};
use crate::row::{Status, TableRow};

/// The clock of a seat, at a table that has clocks and is played; a bot has none.
pub(super) fn clock(view: &View<'_>, seat: Seat) -> Markup {
    let row = &view.live.row;
    let is_person = row.seats.get(seat.index()).is_some_and(|seat| seat.owner.is_some());
    let known = row.clock.filter(|_| is_person && row.status == Status::Playing);
    // Nothing runs while nothing can be saved.
    let runs = view.live.runs(seat) && !view.around.is_in_trouble;
    html! {
        @if let Some(clock) = known {
            span.clock.wide[is_wide(clock)].runs[runs] role="timer" {
                span.visually-hidden { (view.say.word("time-left")) " " }
                @if runs {
                    b data-own[view.mine == Some(seat)] data-ends=(view.live.ends(seat)) {}
                } @else {
                    b { (shown(view.live.left(seat, view.around.ticks))) }
                }
            }
        }
    }
}

/// Whether it may have to show hours.
const fn is_wide(clock: Clock) -> bool {
    clock.pace.is_slow() || matches!(clock.pace, Pace::Bank { .. })
}

/// Where the script says aloud that little time is left.
pub(super) fn said(say: &Speaker, row: &TableRow) -> Markup {
    html! {
        @if row.clock.is_some() {
            p.visually-hidden #time-said role="status" data-minute=(say.word("clock-minute")) data-seconds=(say.word("clock-seconds")) {}
        }
    }
}

/// Who has lost because their time was up; none if nobody has.
pub(super) fn late(view: &View<'_>) -> Option<Phrase> {
    let times = &view.live.row.times;
    let seats = Seat::all(view.live.row.seats.len()).filter(|seat| times.is_late(*seat));
    let names: Vec<Phrase> = seats.map(|seat| Phrase::new("player").with("player", seat)).collect();
    (!names.is_empty()).then(|| Phrase::new("game-late").with("players", names))
}

/// What whoever sits down agrees to.
pub(in crate::pages) fn told(say: &Speaker, clock: Clock) -> String {
    let id = match clock.time_up {
        crate::clock::TimeUp::Bot => "clock-told-bot",
        crate::clock::TimeUp::Pass => "clock-told-pass",
        crate::clock::TimeUp::Loss => "clock-told-loss",
    };
    say.say(&Phrase::new(id).with("clock", pace(say, clock.pace)))
}

/// How much time a seat has, in words.
pub(in crate::pages) fn pace(say: &Speaker, pace: Pace) -> String {
    say.say(&match pace {
        Pace::Move(seconds) => Phrase::new("clock-move").with("time", time(seconds)),
        Pace::Bank { start, more } => {
            Phrase::new("clock-bank").with("time", time(start)).with("more", time(more))
        }
    })
}

/// Seconds in the largest unit that has no rest.
fn time(seconds: u32) -> Phrase {
    let (id, unit) = match seconds {
        _ if seconds.is_multiple_of(86_400) => ("time-days", 86_400),
        _ if seconds.is_multiple_of(3_600) => ("time-hours", 3_600),
        _ if seconds.is_multiple_of(60) => ("time-minutes", 60),
        _ => ("time-seconds", 1),
    };
    Phrase::new(id).with("count", i64::from(seconds / unit))
}
