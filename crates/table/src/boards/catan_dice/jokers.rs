//! The jokers of the seat in the tray; one that can be used opens its choices, which die it turns into what.

use catan_dice::rules::trade::{JokerState, joker_state};
use catan_dice::{Face, Field, Joker, Kind, Resource};
use engine::{Phrase, Say};
use maud::{Markup, html};

use super::island::joker_class;
use super::{Table, explains, face_icon, joker_colour, joker_icon, targets};

pub(super) fn draw(table: &Table<'_>) -> Markup {
    let fields =
        || table.game.pack.content().fields.iter().zip(1..=table.game.rules().spots(Kind::Soldier));
    html! {
        div class="jokers" {
            h2 { (table.word("jokers-title")) }
            div class="row" { @for (field, number) in fields() { (joker(table, *field, number)) } }
        }
        @for (_, number) in fields() { (choices(table, number)) }
    }
}

/// What a joker is called, and how it stands.
pub(super) fn name(table: &Table<'_>, number: u8) -> String {
    let field = table.game.pack.content().fields[usize::from(number) - 1];
    let state = match joker_state(table.sheet(), number) {
        JokerState::Unguarded => "joker-blank",
        JokerState::Ready => "joker-ready",
        JokerState::Crossed => "joker-crossed",
    };
    let name = Phrase::new("joker-named").with("field", field.terrain.name());
    table.scene.speaker.say(&name.with("state", Phrase::new(state)))
}

fn joker(table: &Table<'_>, field: Field, number: u8) -> Markup {
    let class = format!("jk {}", joker_class(joker_state(table.sheet(), number)));
    let (turns, name) = (targets::turns(table, number), name(table, number));
    let shown = html! {
        span class={ "disc " (joker_colour(field.joker)) } { (joker_icon(field.joker).inline()) }
    };
    let is_hinted = turns.iter().any(|(offer, _, _)| table.scene.hint == Some(*offer));
    html! {
        @if turns.is_empty() {
            (explains(&format!("field:{number}"), &class, &name, true, &shown))
        } @else {
            button type="button" class={ (class) " can" @if is_hinted { " hinted" } } popovertarget={ "joker-" (number) } aria-label=(name) title=(name) { (shown) }
        }
    }
}

/// What a joker can turn: a row for each face that lies there.
fn choices(table: &Table<'_>, number: u8) -> Markup {
    let turns = targets::turns(table, number);
    let field = table.game.pack.content().fields[usize::from(number) - 1];
    let title = table.say(&Phrase::new("joker-ask").with("field", field.terrain.name()));
    let row = |face: Face| turns.iter().filter(move |(_, from, _)| *from == face);
    html! {
        @if !turns.is_empty() {
            div popover id={ "joker-" (number) } class={ "joker-choices" @if matches!(field.joker, Joker::One(_)) { " one" } } role="group" aria-label=(title) {
                p class="sec" { (title) }
                @for face in Face::ALL.into_iter().filter(|face| row(*face).next().is_some()) {
                    div class="row" {
                        span class={ "md face-" (face.id()) } aria-hidden="true" { (face_icon(face).inline()) }
                        span class="turns" aria-hidden="true" { "→" }
                        @for (offer, _, to) in row(face) { (choice(table, *offer, *to)) }
                    }
                }
            }
        }
    }
}

fn choice(table: &Table<'_>, offer: usize, to: Resource) -> Markup {
    let face = to.face();
    table.button(
        offer,
        "tr can",
        &html! { (face_icon(face).inline()) span { (table.word_at_start(face.id())) } },
    )
}
