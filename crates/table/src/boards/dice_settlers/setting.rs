//! Setting a die: each die with the faces it can be turned to, and rolling it again.

use dice_settlers::{Action, Die};
use engine::Phrase;
use maud::{Markup, html};

use super::names::{look, picture};
use super::{Picture, Table};

/// Whether some die can be set now.
pub(super) fn is_open(table: &Table<'_>) -> bool {
    table.offered.iter().any(|(_, action)| matches!(action, Action::Set { .. }))
}

/// A row for each kind of die: the die, rolling it again, and its other faces.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let dice: Vec<Die> = table.game.active_dice(table.scene.seat).collect();
    html! {
        @if is_open(table) {
            ul class="setting" {
                @for die in dice { (row(table, die)) }
            }
        }
    }
}

fn row(table: &Table<'_>, die: Die) -> Markup {
    let faces = table.game.pack.content().dice[die.colour as usize].faces();
    let set = |icon| table.offer(Action::Set { die, to: icon }).map(|offer| (offer, icon));
    let sets: Vec<_> = faces.iter().filter_map(|icon| set(*icon)).collect();
    let again = table.offer(Action::Reroll(die));
    let label = table.say(&Phrase::new("set-row").with("die", table.die_name(die)));
    html! {
        @if again.is_some() || !sets.is_empty() {
            li role="group" aria-label=(label) {
                (table.die_chip(die, table.game.active(table.scene.seat, die)))
                @if let Some(offer) = again { (table.button(offer, "bare", &html! { (Picture::Again.inline()) })) }
                span class="arrow" aria-hidden="true" { "→" }
                @for (offer, icon) in sets {
                    (table.button(offer, &format!("face-button {}", look(die.colour)), &html! { (picture(icon).inline()) small { (table.letters(icon)) } }))
                }
            }
        }
    }
}
