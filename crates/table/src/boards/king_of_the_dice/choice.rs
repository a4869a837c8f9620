//! Questions about cards and fires of players: the answers lie over the map, which has no part in them.

use engine::Seat;
use king_of_the_dice::rules::joker::{self, Price};
use king_of_the_dice::{Action, CardId, Die, Gem, Pay};
use maud::{Markup, html};

use super::{Icon, Table, fire_picture, gem_picture, portrait, tray};

/// The answers of the question, if it is such a one.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let jokers: Vec<(usize, Die, Pay)> = table.offered.iter().filter_map(added).collect();
    let has = |is: fn(&Action) -> bool| table.offered.iter().any(|(_, action)| is(action));
    let is_card = |action: &Action| matches!(action, Action::StealCard { .. });
    let is_gem = |action: &Action| matches!(action, Action::StealGem { .. });
    html! {
        @if !jokers.is_empty() {
            (sheet("jokers", &table.word("joker-title"), &discards(table, &jokers)))
        } @else if has(is_card) {
            (sheet("theft", &table.word("steal-card-title"), &victims(table, cards)))
        } @else if has(is_gem) {
            (sheet("theft", &table.word("steal-gem-title"), &victims(table, gems)))
        } @else if has(|action| matches!(action, Action::Burn(_))) {
            (sheet("theft", &table.word("burn-title"), &victims(table, fires)))
        }
    }
}

fn sheet(class: &str, title: &str, answers: &Markup) -> Markup {
    html! {
        div class={ "choice " (class) } role="group" aria-label=(title) { p class="sec" { (title) } (answers) }
    }
}

const fn added(offered: &(usize, Action)) -> Option<(usize, Die, Pay)> {
    if let (offer, Action::Joker { die, pay }) = *offered { Some((offer, die, pay)) } else { None }
}

/// The dice that jokers can add, each with the two cards that go for it.
fn discards(table: &Table<'_>, jokers: &[(usize, Die, Pay)]) -> Markup {
    html! {
        ul class={ "deals" @if jokers.len() > 6 { " many" } } {
            @for (offer, die, pay) in jokers { li { (table.button(*offer, "b can", &price(table, *die, *pay))) } }
        }
    }
}

/// The die that is added, and the two cards that go for it.
fn price(table: &Table<'_>, die: Die, pay: Pay) -> Markup {
    let Price { face_up, supers } = joker::cost(pay);
    html! {
        span aria-hidden="true" class="price" {
            b { "+" } (table.chip(die)) span class="arrow" { "←" }
            @for card in own(table, die).into_iter().take(face_up.into()) { (card_face(table, card)) }
            @for _ in 0..supers { span class="jc" { span class="thumb sq back" { (Icon::Super.inline()) } } }
        }
    }
}

/// The seat's face-up cards with this joker.
fn own(table: &Table<'_>, die: Die) -> Vec<CardId> {
    let groups = tray::by_joker(table, table.scene.seat);
    groups.into_iter().find(|(joker, _)| *joker == die).map(|(_, cards)| cards).unwrap_or_default()
}

fn card_face(table: &Table<'_>, id: CardId) -> Markup {
    let card = table.game.pack.content().card(id);
    html! { span class="jc" { span class="thumb sq" { (portrait(card.effect)) } (table.chip(card.joker)) } }
}

/// A row for each other player that has something to give.
fn victims(table: &Table<'_>, row: fn(&Table<'_>, Seat) -> Markup) -> Markup {
    html! {
        @for seat in table.game.areas.seats() {
            @let answers = row(table, seat);
            @if !answers.0.is_empty() {
                div class="victim" { span class={ "whose seat-" (seat) } { (table.name(seat)) } (answers) }
            }
        }
    }
}

fn cards(table: &Table<'_>, seat: Seat) -> Markup {
    let offer =
        |card: &CardId| Some((table.offer(Action::StealCard { seat, card: *card })?, *card));
    html! {
        // In the order of the seat's panel.
        @for (_, cards) in tray::by_joker(table, seat) {
            @for (offer, card) in cards.iter().filter_map(offer) {
                (table.button(offer, "pick", &html! { (card_face(table, card)) @if cards.len() > 1 { span class="times" { "×" (cards.len()) } } }))
            }
        }
    }
}

fn gems(table: &Table<'_>, seat: Seat) -> Markup {
    let area = &table.game.areas[seat];
    html! {
        @for (gem, count) in [(Gem::White, area.white), (Gem::Gold, area.gold)] {
            @if let Some(offer) = table.offer(Action::StealGem { seat, gem }) {
                (table.button(offer, "pick", &html! { (gem_picture(gem)) span class="times" { "×" (count) } }))
            }
        }
    }
}

fn fires(table: &Table<'_>, seat: Seat) -> Markup {
    let count = table.game.areas[seat].fires;
    html! {
        @if let Some(offer) = table.offer(Action::Burn(seat)) {
            (table.button(offer, "pick", &html! { (fire_picture()) span class="times" { "×" (count) } }))
        }
    }
}
