//! What every seat has in short: castles, gemstones, fires and jokers, and its castles on a small map.

use engine::{Phrase, Seat};
use king_of_the_dice::{Gem, Space, rules, scoring};
use maud::{Markup, html};

use super::lanes::Lanes;
use super::{Icon, Table, castle_picture, fire_picture, gem_picture, geometry, shape_of, tray};

/// What a seat has.
pub(super) fn area(table: &Table<'_>, lanes: &Lanes, seat: Seat) -> Markup {
    html! {
        div class="kd-area" {
            (counts(table, seat))
            (jokers(table, seat))
            div class="foot" {
                @if rules::is_turn(table.game, seat) { (dice(table, lanes, seat)) } @else { p class="l soft" { (largest(table, seat)) } }
            }
            (small_map(table, seat))
        }
    }
}

fn counts(table: &Table<'_>, seat: Seat) -> Markup {
    let area = &table.game.areas[seat];
    let all = [
        (castle_picture(seat), area.markers.count_ones(), "castles-count"),
        (gem_picture(Gem::White), area.white.into(), "white-count"),
        (gem_picture(Gem::Gold), area.gold.into(), "gold-count"),
        (fire_picture(), area.fires.into(), "fires-count"),
    ];
    html! {
        p class="l" {
            @for (picture, count, word) in all {
                (picture) b aria-hidden="true" { (count) } span class="visually-hidden" { (table.count(word, count)) ". " }
            }
        }
    }
}

/// Open cards by their jokers, so that pairs are seen, and super jokers.
fn jokers(table: &Table<'_>, seat: Seat) -> Markup {
    let supers = table.game.areas[seat].supers.count_ones();
    html! {
        ul class="kd-jokers" aria-label=(table.word("jokers-title")) {
            @for (die, cards) in tray::by_joker(table, seat) {
                li data-slide=[cards.last().map(|card| format!("card-{card}"))] {
                    (table.chip(die)) @if cards.len() > 1 { span class="times" { "×" (cards.len()) } }
                }
            }
            @if supers > 0 {
                li { span class="md" aria-hidden="true" { (Icon::Super.inline()) } @if supers > 1 { span class="times" aria-hidden="true" { "×" (supers) } } span class="visually-hidden" { (table.count("supers-count", supers)) } }
            }
        }
    }
}

/// The dice of the seat that acts.
fn dice(table: &Table<'_>, lanes: &Lanes, seat: Seat) -> Markup {
    html! {
        p class="l rolled" {
            @for (place, die) in lanes.lane(seat).iter().enumerate() {
                @if let Some(die) = die { span class=[lanes.thrown(seat, place)] { (table.chip(*die)) } }
            }
        }
    }
}

/// The largest area and what it counts.
fn largest(table: &Table<'_>, seat: Seat) -> String {
    let castles = scoring::largest_area(table.game.map(), table.game.areas[seat].markers);
    let points = i64::from(scoring::area_points(castles));
    table.say(&Phrase::new("area-line").with("count", i64::from(castles)).with("points", points))
}

/// The kingdom with the seat's castles alone.
pub(super) fn small_map(table: &Table<'_>, seat: Seat) -> Markup {
    let (map, markers) = (table.game.map(), table.game.areas[seat].markers);
    html! {
        svg class={ "km seat-" (seat) } viewBox=(geometry::view_box(map)) aria-hidden="true" {
            path class="else" d=(geometry::path(map, Space::all())) {}
            path class="mine" d=(geometry::path(map, Space::of(markers))) {}
            @for space in Space::of(markers) {
                @let geometry::Point { x, y } = geometry::middle(map, space);
                use class="w" href=(shape_of(seat)) x=(x - 27) y=(y - 27) width="54" height="54" {}
            }
        }
    }
}
