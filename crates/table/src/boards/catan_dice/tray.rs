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
            @if can_reroll {
                @for face in Face::ALL { (alike(table, &mine, (face, hinted.count(face as usize)))) }
            } @else {
                ul class="alike" {
                    @for place in 0..usize::from(catan_dice::DICE) { (lies(table, place, mine.get(place).copied())) }
                }
            }
        }
    }
}

/// A die that is not chosen now, or its empty place.
fn lies(table: &Table<'_>, place: usize, die: Option<Lying>) -> Markup {
    match die {
        Some(Lying::Die { face, is_used, is_fresh }) => {
            let shown = body(table, face);
            at(
                table,
                (place, is_fresh),
                &html! {
                    @if is_used {
                        (used(table, face))
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

/// The dice of a face that may be thrown again, the last first. The state only counts them, and of dice that show the same the
/// last goes first: so a click on any of them marks the last that is not marked, or takes back the first that is.
fn alike(table: &Table<'_>, mine: &[Lying], (face, hinted): (Face, u8)) -> Markup {
    let shows = |die: &Lying| matches!(die, Lying::Die { face: shown, .. } if *shown == face);
    let places: Vec<_> = mine.iter().enumerate().filter(|(_, die)| shows(die)).collect();
    let all = places.len();
    html! {
        @if all > 0 {
            ul class="alike" {
                @for (rank, (place, die)) in (1..).zip(places.into_iter().rev()) {
                    @let is_fresh = matches!(die, Lying::Die { is_fresh: true, .. });
                    (at(table, (place, is_fresh), &one_of(table, face, (rank, all), rank <= usize::from(hinted))))
                }
            }
        }
    }
}

/// One of the dice of a face, counted from the last: its own check box while it is the next to be marked or was marked last,
/// otherwise the face of the one that is. The stylesheet shows what fits the number of those marked.
fn one_of(table: &Table<'_>, face: Face, (rank, all): (usize, usize), is_hinted: bool) -> Markup {
    let hinted = if is_hinted { " hinted" } else { "" };
    let look = format!("die face-{}{hinted}", face.id());
    let input = |rank: usize| format!("{}-{rank}", face.id());
    let shown = dice::body("", Front::Sign(face_icon(face)), &table.letters(face));
    html! {
        label class={ (look) " of n" (rank - 1) " n" (rank) } {
            input id=(input(rank)) class={ "c" (rank) } type="checkbox" name="thing" value={ "die:" (face as u8) } form="select" autocomplete="off";
            (shown)
            span class="visually-hidden" { (table.word(face.id())) @if all > 1 { " " (rank) "/" (all) } }
            span class="again" aria-hidden="true" { "↻" }
        }
        @for other in (1..=all).filter(|other| *other != rank) {
            @let (marked, is_marked) = if other < rank { (other - 1, "") } else { (other, " marked") };
            label class={ (look) " of n" (marked) (is_marked) } for=(input(other)) aria-hidden="true" {
                (shown)
                span class="again" { "↻" }
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
