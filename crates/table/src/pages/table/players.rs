//! The players: a panel each, with what they have; who acts is marked.

use engine::{Phrase, Say, Seat, signed};
use maud::{Markup, html};

use super::{View, clock};
use crate::avatar;
use crate::boards::icons::shape;
use crate::boards::{Drawn, asks};
use crate::live::Remedy;
use crate::pages::notices;
use crate::row::Status;

/// All panels.
pub(super) fn players(view: &View<'_>, drawn: Option<&Drawn>) -> Markup {
    let sheets = view.sheets();
    html! {
        section #players.players aria-label=(view.say.word("players")) data-part {
            h2.visually-hidden { (view.say.word("players")) }
            @for (seat, (_, sheet)) in Seat::all(sheets.len()).zip(&sheets) {
                @let panel = drawn.and_then(|drawn| drawn.panels.get(seat.index()));
                div id={ "panel-" (seat) } class={ "pl player seat-" (seat) @if is_asked(view, seat) { " asked" } } data-part {
                    (head(view, seat, sheet.total()))
                    @if let Some(panel) = panel { (panel) }
                }
            }
            div #vote data-part { (vote(view)) }
            div #ask-place data-part { (notices::question(&view.say, view.viewer, view.live)) }
        }
    }
}

fn is_asked(view: &View<'_>, seat: Seat) -> bool {
    view.game.turn().asks(seat) && view.live.row.status == Status::Playing
}

/// Name, state and points.
fn head(view: &View<'_>, seat: Seat, total: i32) -> Markup {
    let face = view.live.row.seats.get(seat.index());
    let face = face.map(|row| avatar::of_seat(row, seat.index())).unwrap_or_default();
    let name = html! { (shape(seat)) " " (face) b { (view.bare_name(seat)) } };
    html! {
        div.head {
            (asks(&format!("seat:{seat}"), "name", "", &name))
            @if is_asked(view, seat) {
                span.chip.turn { (view.say.word(if view.mine == Some(seat) { "your-turn" } else { "acts" })) }
            } @else if view.mine == Some(seat) {
                span.chip { (view.say.word("you")) }
            }
            (clock::clock(view, seat))
            strong.pts { (signed(total)) }
        }
    }
}

/// The vote about a seat that does not move.
fn vote(view: &View<'_>) -> Markup {
    let say = &view.say;
    let now = view.around.now;
    let idle_seat = view
        .live
        .idle_seat(now)
        .filter(|idle_seat| view.mine.is_some_and(|mine| mine != *idle_seat));
    html! {
        @if let Some(idle_seat) = idle_seat {
            section.vote {
                h2 { (say.say(&Phrase::new("sleeping").with("player", idle_seat))) }
                @for remedy in Remedy::ALL.into_iter().filter(|remedy| view.live.allows(*remedy, idle_seat, now)) {
                    form method="post" action=(view.path("/vote")) hx-post=(view.path("/vote")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="wish" value=(remedy.id());
                        button type="submit" {
                            (say.text(&format!("wish-{}", remedy.id())).unwrap_or_default()) " "
                            (say.say(&Phrase::new("votes").with("votes", view.live.votes_for(remedy, idle_seat) as i64).with("voters", view.live.voters(idle_seat) as i64)))
                        }
                    }
                }
                @if !view.live.allows(Remedy::Stop, idle_seat, now) { p { small { (say.word("wish-stop-later")) } } }
            }
        }
    }
}
