//! What every seat has: castles, fires, gemstones and jokers, with what they count now.

use engine::{Phrase, Seat};
use king_of_the_dice::scoring::{self, GOLD, MOST_FIRES, WHITE};
use king_of_the_dice::{Action, CardId, Die, Gem};
use maud::{Markup, html};

use super::{Icon, Table, citizen, gem_icon};

/// What a seat has.
pub(super) fn area(table: &Table<'_>, seat: Seat) -> Markup {
    html! {
        div class="area" {
            ul class="tokens" {
                (castles(table, seat))
                (fires(table, seat))
                (gems(table, seat, Gem::Gold))
                (gems(table, seat, Gem::White))
            }
            (cards(table, seat))
        }
    }
}

/// The points of a category.
fn points(table: &Table<'_>, seat: Seat, category: &str) -> i32 {
    let scores = table.scene.game.scores();
    let sheet = &scores[seat.index()].sheet;
    let found = sheet.lines().iter().find(|(id, _)| *id == category);
    found.map_or(0, |(_, points)| *points)
}

/// A kind of thing with how many there are and what they count.
fn token(
    icon: Icon,
    class: &str,
    title: &str,
    count: &str,
    worth: &str,
    answer: &Markup,
) -> Markup {
    html! {
        li class={ "token " (class) } {
            span class="what" title=(title) {
                (icon.inline()) " " strong { (count) } " "
                span class="visually-hidden" { (title) " " } @if worth != "0" { span class="worth" { (worth) } }
            }
            (answer)
        }
    }
}

fn castles(table: &Table<'_>, seat: Seat) -> Markup {
    let area = &table.game.areas[seat];
    let (large, others) = (points(table, seat, "area"), points(table, seat, "castles"));
    let title = Phrase::new("castles-title")
        .with("count", i64::from(area.markers.count_ones()))
        .with("left", i64::from(table.game.markers_left(seat)))
        .with("area", i64::from(scoring::largest_area(table.game.map(), area.markers)));
    let count = format!("{}/{}", area.markers.count_ones(), table.game.pack.totals.markers);
    let worth = if others > 0 { format!("{large}+{others}") } else { large.to_string() };
    token(Icon::Castle, "castle-sign", &table.say(&title), &count, &worth, &html! {})
}

fn fires(table: &Table<'_>, seat: Seat) -> Markup {
    let worth = points(table, seat, "fires").to_string();
    let offer = table.offer(Action::Burn(seat));
    let answer = html! {
        @if let Some(offer) = offer { (table.button(offer, "", &html! { (table.word("burn-short")) })) }
    };
    let count = table.game.areas[seat].fires.to_string();
    let title = table.say(&Phrase::new("fires-title").with("points", i64::from(MOST_FIRES)));
    token(Icon::Flame, "fire-sign", &title, &count, &worth, &answer)
}

fn gems(table: &Table<'_>, seat: Seat, gem: Gem) -> Markup {
    let area = &table.game.areas[seat];
    let (count, title, each, class) = match gem {
        Gem::Gold => (area.gold, "gold-title", GOLD, "gold-sign"),
        Gem::White => (area.white, "white-title", WHITE, "white-sign"),
    };
    let title = table.say(&Phrase::new(title).with("points", i64::from(each)));
    let worth = points(table, seat, gem.id()).to_string();
    let offer = table.offer(Action::StealGem { seat, gem });
    let answer = html! {
        @if let Some(offer) = offer { (table.button(offer, "", &html! { (table.word("steal-short")) })) }
    };
    token(gem_icon(gem), class, &title, &count.to_string(), &worth, &answer)
}

/// Open cards by their jokers, so that pairs are seen, and super jokers.
fn cards(table: &Table<'_>, seat: Seat) -> Markup {
    let area = &table.game.areas[seat];
    let content = table.game.pack.content();
    let with = |die: Die| -> Vec<CardId> {
        CardId::in_set(area.cards).filter(|card| content.card(*card).joker == die).collect()
    };
    let groups: Vec<(Die, Vec<CardId>)> =
        Die::all().map(|die| (die, with(die))).filter(|(_, cards)| !cards.is_empty()).collect();
    let supers = area.supers.count_ones();
    let supers_title = table.say(&Phrase::new("supers-title").with("count", i64::from(supers)));
    html! {
        div class="hand" {
            span class="group-title" { (table.word("jokers-title")) }
            @if groups.is_empty() && supers == 0 { span class="note" { (table.word("no-jokers")) } }
            ul {
                @for (die, cards) in groups { (group(table, seat, die, &cards)) }
                @if supers > 0 {
                    li class="mini-card super-sign" title=(supers_title) {
                        (Icon::Super.inline()) @if supers > 1 { span class="times" aria-hidden="true" { "×" (supers) } }
                        span class="visually-hidden" { (supers_title) }
                    }
                }
            }
        }
    }
}

/// The cards with one joker; one of them can be stolen where that is asked.
fn group(table: &Table<'_>, seat: Seat, die: Die, cards: &[CardId]) -> Markup {
    let content = table.game.pack.content();
    let names: Vec<String> =
        cards.iter().map(|card| table.word(citizen(content.card(*card).effect))).collect();
    let names = names.join(", ");
    let offer = cards.iter().find_map(|card| table.offer(Action::StealCard { seat, card: *card }));
    let slide = cards.last().map(|card| format!("card-{card}"));
    let shown = html! {
        (table.chip(die))
        @if cards.len() > 1 { span class="times" aria-hidden="true" { "×" (cards.len()) } }
    };
    html! {
        li class={ "mini-card" @if cards.len() > 1 { " paired" } } data-slide=[slide] title=(names) {
            @if let Some(offer) = offer {
                (table.button(offer, "", &html! { (shown) " " (table.word("steal-short")) }))
            } @else {
                (shown) span class="visually-hidden" { " " (names) }
            }
        }
    }
}
