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
    let hinted = hinted(table);
    html! {
        div class="well" {
            ul class="alike" {
                @for place in 0..usize::from(catan_dice::DICE) {
                    @if let Some(Lying::Die { face, is_fresh, .. }) = mine.get(place).copied().filter(|_| can_reroll) {
                        (at(table, (place, is_fresh), &again(table, face, is_hinted(&mine, place, hinted))))
                    } @else {
                        (lies(table, place, &mine))
                    }
                }
            }
        }
    }
}

/// A die that may be thrown again, with a check box of its own. Those that show the same are the same thing: the answer counts
/// them.
fn again(table: &Table<'_>, face: Face, is_hinted: bool) -> Markup {
    let look = format!("face-{}", face.id());
    dice::die(&look, Some(face as usize), is_hinted, &body(table, face))
}

/// Whether a hint would throw the die of this place again: of those that show the same, the last.
fn is_hinted(mine: &[Lying], place: usize, hinted: Faces) -> bool {
    let face = |die: &Lying| match die {
        Lying::Die { face, .. } => Some(*face as usize),
        Lying::Air => None,
    };
    let Some(wanted) = mine.get(place).and_then(face) else { return false };
    let after = mine[place + 1..].iter().filter(|die| face(die) == Some(wanted)).count();
    after < usize::from(hinted.count(wanted))
}

/// A die that is not chosen now, or its empty place.
fn lies(table: &Table<'_>, place: usize, mine: &[Lying]) -> Markup {
    match mine.get(place).copied() {
        Some(Lying::Die { face, is_used, is_fresh }) => {
            let shown = body(table, face);
            let bought = bought_with(table, mine, place);
            at(
                table,
                (place, is_fresh),
                &html! {
                    @if is_used {
                        (used(table, face))
                        @if let Some(bought) = bought { (token(bought)) }
                    } @else {
                        (explains(&format!("die:{}", face as u8), &format!("die face-{}", face.id()), "", true, &shown))
                    }
                },
            )
        }
        Some(Lying::Air) => {
            html! { li class={ "at-" (place) } { span class="die" { (dice::body("", Front::Air, "")) span class="visually-hidden" { (table.word("die-in-air")) } } } }
        }
        None => html! { li class={ "at-" (place) } { span class="die socket" {} } },
    }
}

/// A die in its place, whatever comes before it on the page; it tumbles if it was just thrown.
fn at(table: &Table<'_>, (place, is_fresh): (usize, bool), shown: &Markup) -> Markup {
    let throw = latest::throws(table.played) % 2;
    html! {
        li data-slide={ "die-" (place) } class={ "at-" (place) @if is_fresh { " thrown-" (throw) } } { (shown) }
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

/// The resource that lies on a used gold die: what gold has bought and is not spent yet lies on the first die of each price.
fn bought_with(table: &Table<'_>, mine: &[Lying], place: usize) -> Option<Face> {
    let is_spent = |die: &Lying| matches!(die, Lying::Die { face: Face::Gold, is_used: true, .. });
    let before = mine[..place].iter().filter(|die| is_spent(die)).count();
    let price = usize::from(trade::price(table.game).len()).max(1);
    let lies = is_spent(&mine[place]) && before.is_multiple_of(price);
    let nth = table.game.bought.iter().nth(before / price).filter(|_| lies);
    nth.map(|face| Face::ALL[face])
}

/// A bought resource; the title of what gold buys says the same to people who hear the page.
fn token(face: Face) -> Markup {
    html! { span class={ "disc bought-now face-" (face.id()) } aria-hidden="true" { (face_icon(face).inline()) } }
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
