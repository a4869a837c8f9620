//! Before a game begins: links for free seats, what the viewer adds to the dice, and what the host may do.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};

use super::View;
use crate::pages::lobby::limit;

/// All of it, on the board's place.
pub(super) fn lobby(view: &View<'_>) -> Markup {
    html! {
        div.lobby { (dice(view)) (invitations(view)) (hosting(view)) }
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

/// Links for seats that are still free, and open seats to sit down on.
fn invitations(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let host = view.viewer.pass.as_ref().filter(|_| view.is_host());
    let free = row.seats.iter().enumerate().filter(|(_, seat)| seat.is_free());
    html! {
        p { small { (limit(say, row)) } }
        div.invite {
            @for (seat, kept) in free {
                @if let Some(pass) = host {
                    @let path = format!("/join/{}/{seat}/{}", row.id, pass.links.invitation(&row.id, seat).text());
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
