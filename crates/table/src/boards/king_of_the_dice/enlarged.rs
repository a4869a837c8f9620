//! Everything a player has, enlarged: the map with the castles alone, cards with what they are good for, tokens.

use engine::{Phrase, Seat};
use king_of_the_dice::Gem;
use king_of_the_dice::scoring::{self, GOLD, MOST_FIRES, WHITE};
use maud::{Markup, html};

use super::{
    Icon, Table, areas, castle_picture, citizen, fire_picture, gem_picture, portrait, tray,
};

/// What a seat has.
pub(super) fn draw(table: &Table<'_>, seat: Seat) -> Markup {
    html! {
        div class="kd-sheet" {
            (areas::small_map(table, seat))
            ul class="worth" {
                li { (castle_picture(seat)) span { (castles(table, seat)) } }
                @for (picture, line) in tokens(table, seat) { li { (picture) span { (line) } } }
            }
            (cards(table, seat))
        }
    }
}

fn castles(table: &Table<'_>, seat: Seat) -> String {
    let markers = table.game.areas[seat].markers;
    let title = Phrase::new("castles-title")
        .with("count", i64::from(markers.count_ones()))
        .with("left", i64::from(table.game.markers_left(seat)))
        .with("area", i64::from(scoring::largest_area(table.game.map(), markers)));
    table.say(&title)
}

/// Gemstones and fires, with what they count.
fn tokens(table: &Table<'_>, seat: Seat) -> [(Markup, String); 3] {
    let area = &table.game.areas[seat];
    let line = |id: &'static str, count: u8, points: i32| {
        let phrase = Phrase::new(id).with("points", i64::from(points));
        format!("{count} · {}", table.say(&phrase))
    };
    [
        (gem_picture(Gem::White), line("white-title", area.white, WHITE)),
        (gem_picture(Gem::Gold), line("gold-title", area.gold, GOLD)),
        (fire_picture(), line("fires-title", area.fires, MOST_FIRES)),
    ]
}

/// The cards one by one, then the super jokers.
fn cards(table: &Table<'_>, seat: Seat) -> Markup {
    let content = table.game.pack.content();
    let supers = table.game.areas[seat].supers.count_ones();
    let groups = tray::by_joker(table, seat);
    html! {
        @if groups.is_empty() && supers == 0 { p class="soft" { (table.word("no-cards-yet")) } }
        ul class="cards-of" {
            @for card in groups.iter().flat_map(|(_, cards)| cards) {
                @let card = content.card(*card);
                li { span class="thumb sq" { (portrait(card.effect)) } (table.chip(card.joker)) span { (table.word(citizen(card.effect))) } }
            }
        }
        @if supers > 0 {
            p class="supers" { span class="thumb sq back" { (Icon::Super.inline()) } span { (table.count("supers-title", supers)) } }
        }
    }
}
