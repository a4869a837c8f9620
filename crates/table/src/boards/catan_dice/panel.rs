//! What a player has: counts, the island in miniature, and their dice while they act.

use catan_dice::Kind;
use engine::Seat;
use maud::{Markup, html};

use super::latest::{self, Lying};
use super::{Table, face_icon, is_over, island, kind_icon, mini, side};

/// The panel of a seat: its score boxes over everything else, where there is room for them.
pub(super) fn draw(table: &Table<'_>, seat: Seat) -> Markup {
    html! {
        div class="ci" {
            (side::boxes(table, seat))
            div class="cw" { (dice(table, seat)) (counts(table, seat)) }
            (mini::draw(table, seat))
        }
    }
}

/// The island enlarged, with the score boxes.
pub(super) fn enlarged(table: &Table<'_>, seat: Seat) -> Markup {
    html! { div class="catan-sheet" { (island::still(table, seat)) (counts(table, seat)) (side::boxes(table, seat)) } }
}

fn counts(table: &Table<'_>, seat: Seat) -> Markup {
    let sheet = &table.game.sheets[seat];
    html! {
        p class="l l4" {
            @for kind in Kind::ALL {
                (kind_icon(kind).inline()) b { span class="visually-hidden" { (table.word_at_start(kind.id())) ": " } (sheet.count(kind)) } " "
            }
        }
    }
}

/// The dice of somebody else whose turn it is; those of the tray's seat lie there.
fn dice(table: &Table<'_>, seat: Seat) -> Markup {
    let acts = !is_over(table) && table.game.seat == seat;
    let throw = latest::throws(table.played) % 2;
    html! {
        @if acts && seat != table.scene.seat {
            p class="pdice" {
                span class="visually-hidden" { (table.word("dice-title")) ": " }
                @for die in latest::dice(table.played) {
                    @if let Lying::Die { face, is_used, is_fresh } = die {
                        span class={ "md face-" (face.id()) @if is_used { " used" } @if is_fresh { " thrown-" (throw) } } {
                            (face_icon(face).inline()) span class="visually-hidden" { (table.word(face.id())) @if is_used { " (" (table.word("die-used")) ")" } " " }
                        }
                    }
                }
            }
        }
    }
}
