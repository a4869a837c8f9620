//! Setting a die: the die is picked in the well, and its faces lie open; rolling it again lies with them.

use dice_settlers::{Action, Die};
use maud::{Markup, html};

use super::names::{look, picture};
use super::{Picture, Table};
use crate::boards::dice::{self, Front};

/// Whether some die can be set now.
pub(super) fn is_open(table: &Table<'_>) -> bool {
    table.offered.iter().any(|(_, action)| matches!(action, Action::Set { .. }))
}

/// The dice that can be set or rolled again, each with a number.
pub(super) fn dice(table: &Table<'_>) -> Vec<Die> {
    let can = |die: &Die| {
        let is_its = |(_, action): &(usize, Action)| matches!(*action, Action::Set { die: its, .. } | Action::Reroll(its) if its == *die);
        table.offered.iter().any(is_its)
    };
    table.game.active_dice(table.scene.seat).filter(can).collect()
}

/// The number of the die that is picked at first: the one that a hint is about.
pub(super) fn picked(table: &Table<'_>) -> usize {
    let hint = table.scene.hint.and_then(|hint| table.offered.get(hint));
    let die = hint.and_then(|(_, action)| action.die());
    die.and_then(|die| dice(table).iter().position(|other| *other == die)).unwrap_or(0)
}

/// The faces of every die; the stylesheet shows those of the one that is picked.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        @for (number, die) in dice(table).into_iter().enumerate() {
            div class={ "faces faces-" (number) @if number == picked(table) { " first" } } role="group" aria-label=(table.die_name(die)) {
                p class="note" { (table.die_name(die)) }
                div class="row" { (turned(table, die)) }
            }
        }
    }
}

fn turned(table: &Table<'_>, die: Die) -> Markup {
    let faces = table.game.pack.content().dice[die.colour as usize].faces();
    let set = |icon| Some((table.offer(Action::Set { die, to: icon })?, icon));
    html! {
        @for (offer, icon) in faces.iter().filter_map(|icon| set(*icon)) {
            (table.answer(offer, "die", &dice::body(look(die.colour), Front::Sign(picture(icon)), &table.letters(icon))))
        }
        @if let Some(offer) = table.offer(Action::Reroll(die)) { (table.answer(offer, "b can again", &html! { (Picture::Again.inline()) span { (table.word("short-reroll")) } })) }
    }
}
