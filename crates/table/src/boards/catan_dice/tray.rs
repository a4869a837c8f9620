//! The dice of the seat in their well, what gold buys, and the jokers.

use catan_dice::rules::{roll, trade};
use catan_dice::{Action, Face, Phase, Resource};
use engine::{Faces, Phrase};
use maud::{Markup, html};

use super::latest::{self, Lying};
use super::{Table, explains, face_icon, is_turn, jokers};
use crate::boards::dice::{self, Front};

pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div class="d1" #turn data-part {
            h2 { (table.say(&title(table))) }
            (well(table))
        }
        div class="d2" #means data-part { (trades(table)) (jokers::draw(table)) }
    }
}

/// Whose dice, and how often they can still be rolled.
fn title(table: &Table<'_>) -> Phrase {
    let title = Phrase::new(if is_turn(table) { "dice-now" } else { "dice-title" });
    let left = if table.game.phase == Phase::Roll { roll::rolls_left(table.game) } else { 0 };
    title.with("rolls", i64::from(left))
}

/// Every die in its place; a place is empty while it is another seat's turn.
fn well(table: &Table<'_>) -> Markup {
    let mine = if is_turn(table) { latest::dice(table.played) } else { Vec::new() };
    let can_reroll = table.offered.iter().any(|(_, action)| matches!(action, Action::Reroll(_)));
    let throw = latest::throws(table.played) % 2;
    let mut hinted = hinted(table);
    html! {
        ul class="well" {
            @for place in 0..usize::from(catan_dice::DICE) {
                @match mine.get(place) {
                    Some(Lying::Die { face, is_used, is_fresh }) => {
                        @let is_hinted = take(&mut hinted, *face);
                        li data-slide={ "die-" (place) } class=[is_fresh.then(|| format!("thrown-{throw}"))] {
                            @if *is_used { (used(table, *face)) } @else { (die(table, *face, can_reroll, is_hinted)) }
                        }
                    },
                    Some(Lying::Air) => li { span class="die" { (dice::body("", Front::Air, "")) span class="visually-hidden" { (table.word("die-in-air")) } } },
                    None => li { span class="die socket" {} },
                }
            }
        }
    }
}

/// The dice that a hint would throw again.
fn hinted(table: &Table<'_>) -> Faces {
    let hinted = table.offered.iter().find(|(offer, _)| table.scene.hint == Some(*offer));
    match hinted {
        Some((_, Action::Reroll(dice))) => *dice,
        Some(_) | None => Faces::NONE,
    }
}

/// Whether one more of a face is among the dice, which then has gone.
fn take(dice: &mut Faces, face: Face) -> bool {
    let has = dice.contains(face.die());
    if has {
        *dice = *dice - face.die();
    }
    has
}

/// A die that lies unused: chosen while it may be thrown again, otherwise asked about.
fn die(table: &Table<'_>, face: Face, can_reroll: bool, is_hinted: bool) -> Markup {
    let (look, shown) = (format!("face-{}", face.id()), body(table, face));
    let thing = format!("die:{}", face as u8);
    html! {
        @if can_reroll {
            (dice::die(&look, Some(face as usize), is_hinted, &shown))
        } @else {
            (explains(&thing, &format!("die {look}"), "", true, &shown))
        }
    }
}

fn used(table: &Table<'_>, face: Face) -> Markup {
    html! {
        span class={ "die used face-" (face.id()) } {
            (body(table, face))
            span class="visually-hidden" { " (" (table.word("die-used")) ")" }
        }
    }
}

/// Sign, letter and, for people who hear the page, the word.
fn body(table: &Table<'_>, face: Face) -> Markup {
    html! {
        (dice::body("", Front::Sign(face_icon(face)), &table.letters(face)))
        span class="visually-hidden" { (table.word(face.id())) }
    }
}

/// What gold buys, always in the same place; what it has bought lies above.
fn trades(table: &Table<'_>) -> Markup {
    let gold = i64::from(trade::price(table.game).len());
    let title = table.say(&Phrase::new("trade-title").with("gold", gold));
    html! {
        div class="trades" role="group" aria-label=(title) {
            h2 { (title) (bought(table)) }
            div class="row" { @for resource in Resource::ALL { (trade(table, resource)) } }
        }
    }
}

fn bought(table: &Table<'_>) -> Markup {
    let bought = if is_turn(table) { table.game.bought } else { Faces::NONE };
    html! {
        span class="bought" {
            @if !bought.is_empty() { (table.word("bought-title")) ": " (table.dice_icons(bought)) }
        }
    }
}

fn trade(table: &Table<'_>, resource: Resource) -> Markup {
    let face = resource.face();
    let shown = html! { (face_icon(face).inline()) span { (table.word_at_start(face.id())) } };
    let about = format!("resource:{}", resource as u8);
    html! {
        @match table.offer(Action::Trade(resource)) {
            Some(offer) => (table.button(offer, &format!("tr can face-{}", face.id()), &shown)),
            None => (explains(&about, "tr no", "", true, &shown)),
        }
    }
}
