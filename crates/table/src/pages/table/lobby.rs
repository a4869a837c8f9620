//! Before a game begins: links for free seats, what the viewer adds to the dice, and what the host may do.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};

use super::View;
use crate::avatar;
use crate::boards::icons::shape;
use crate::pages::lobby::limit;
use crate::row::Status;
use crate::token::is_same;

/// All of it, on the board's place.
pub(super) fn lobby(view: &View<'_>) -> Markup {
    html! {
        div.lobby { (dice(view)) (seated(view)) (invitations(view)) (hosting(view)) }
    }
}

/// What the viewer adds to the dice, beside what the server is bound to; the script sends it by itself.
fn dice(view: &View<'_>) -> Markup {
    html! {
        @if view.lacks_entropy() {
            form #dice data-table=(view.live.row.id) data-commitment=(view.live.commitment()) method="post" action=(view.path("/dice")) hx-post=(view.path("/dice")) hx-target="#main" hx-swap="innerMorph" {
                p { (view.say.word("bound-to")) " " code.hash { (view.live.commitment()) } }
                input.entropy type="hidden" name="entropy" value="";
                button.primary type="submit" { (view.say.word("add-to-dice")) }
            }
        }
    }
}

/// Who sits where; what the host may change about it, and what everybody may about their own seat.
fn seated(view: &View<'_>) -> Markup {
    let row = &view.live.row;
    let is_host = view.is_host() && row.status == Status::Waiting;
    let last = row.seats.len() - 1;
    html! {
        ul.seated {
            @for seat in Seat::all(row.seats.len()) {
                @let kept = &row.seats[seat.index()];
                li {
                    (shape(seat)) " " (avatar::of_seat(kept, seat.index())) " " span.name { (view.bare_name(seat)) }
                    @if is_host && kept.owner.is_none() {
                        (button(view, "/bot", seat, if kept.bot.is_some() { "free-the-seat" } else { "seat-a-bot" }))
                    }
                    @if is_host && seat.index() < last { (button(view, "/swap", seat, "swap-seats")) }
                    @if row.status == Status::Waiting && Some(seat) == view.mine { (button(view, "/release", seat, "leave-seat")) }
                }
            }
        }
    }
}

/// A button that does something about a seat.
fn button(view: &View<'_>, path: &str, seat: Seat, words: &'static str) -> Markup {
    html! {
        form method="post" action=(view.path(path)) hx-post=(view.path(path)) hx-target="#main" hx-swap="innerMorph" {
            input type="hidden" name="seat" value=(seat.index());
            button.quiet type="submit" { (view.say.word(words)) }
        }
    }
}

/// Links for seats that are still free, and open seats to sit down on.
fn invitations(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let host = view.viewer.pass.as_ref().filter(|_| view.is_host());
    let free = row.seats.iter().enumerate().filter(|(_, seat)| seat.is_free());
    html! {
        p { small { (limit(say, row)) } }
        div.invite {
            @for (seat, kept) in free {
                // Where the table came from another session, its links were made from another secret, and cannot be shown.
                @let secret = host.map(|pass| pass.links.invitation(&row.id, seat));
                @if let Some(secret) = secret.filter(|secret| is_same(&secret.hash(), &kept.invitation)) {
                    @let path = format!("/join/{}/{seat}/{}", row.id, secret.text());
                    @let link = format!("{}{path}", view.viewer.origin);
                    @let player = Phrase::new("player-n").with("number", seat as i64 + 1);
                    div.invitation {
                        label { (say.say(&Phrase::new("link-for").with("player", player))) " " input.link readonly value=(link) data-link=(path); }
                        button.copy.primary type="button" hidden data-copy=(link) { (say.word("copy")) }
                        p.by-hand hidden role="status" { (say.word("copy-by-hand")) }
                    }
                }
                @if kept.is_open && view.mine.is_none() {
                    form.invitation method="post" action=(view.path("/sit")) {
                        input type="hidden" name="seat" value=(seat);
                        label { (say.word("your-name")) " " input name="name" maxlength="24"; }
                        button.primary type="submit" { (say.word("sit-down")) }
                    }
                }
            }
        }
    }
}

/// What the host may do before the game begins: free a seat whose person adds nothing to the dice, and give up.
fn hosting(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let is_idle = |seat: &Seat| row.seats[seat.index()].is_idle() && Some(*seat) != view.mine;
    html! {
        @if view.is_host() {
            div.tools {
                @for seat in Seat::all(row.seats.len()).filter(is_idle) {
                    form method="post" action=(view.path("/release")) hx-post=(view.path("/release")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="seat" value=(seat.index());
                        button.quiet type="submit" { (say.say(&Phrase::new("release").with("player", seat))) }
                    }
                }
                form method="post" action=(view.path("/cancel")) hx-post=(view.path("/cancel")) hx-target="#main" hx-swap="innerMorph" {
                    button.quiet type="submit" { (say.word("cancel-table")) }
                }
            }
        }
    }
}
