//! One tile as a drawing: ground, number, points, ability, and who is there.

use dice_settlers::{Ability, DiceSettlers, TileId, tile_ability, tile_about, tile_name};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Table, ability, terrain};
use crate::boards::icons::marker;

/// Where the signs of those present stand and how large they are, for one to four of them.
const PLACES: [(f32, &[(i32, i32)]); 4] = [
    (1.0, &[(0, 20)]),
    (1.0, &[(-22, 18), (22, 18)]),
    (0.85, &[(-17, 10), (17, 10), (0, 33)]),
    (0.85, &[(-17, 10), (17, 10), (-16, 33), (16, 33)]),
];

/// Who is on a tile.
pub(super) struct Here {
    pub(super) seat: Seat,
    pub(super) tents: u8,
    pub(super) has_house: bool,
    pub(super) controls: bool,
}

/// Everybody on the tile, in the order of the seats.
pub(super) fn present(game: &DiceSettlers, tile: TileId) -> Vec<Here> {
    let seats = game.players.seats().filter(|seat| game.players[*seat].presence.has(tile));
    let here = |seat: Seat| Here {
        seat,
        tents: game.tents_on(seat, tile),
        has_house: game.players[seat].houses.has(tile),
        controls: game.controls(seat, tile),
    };
    seats.map(here).collect()
}

/// The tile around the middle of the drawing.
pub(super) fn shapes(table: &Table<'_>, id: TileId) -> Markup {
    let tile = table.game.pack.content().tile(id);
    let is_done = matches!(tile.ability, Ability::Place(_)) && table.game.map.has(id);
    html! {
        (terrain::ground(tile.terrain))
        text class="tile-number" x="0" y="-32" { (id) }
        @if let Some(what) = ability::brings(tile.ability) {
            g class={ "tile-ability" @if is_done { " done" } } {
                @let kind = ability::kind(tile.ability);
                @let (left, width) = if kind.is_some() { (-47, 50) } else { (-35, 26) };
                rect x=(left) y="-27" width=(width) height="25" rx="12" {}
                @if let Some(kind) = kind { (kind.centred(left + 14, -15, 18)) }
                (what.centred(left + width - 13, -15, 18))
            }
        }
        @if let Some((first, second)) = tile.vp {
            g class="tile-vp" {
                rect x="7" y="-27" width="40" height="25" rx="4" {}
                text x="27" y="-8" { (first) "/" (second) }
            }
        }
        @let present = present(table.game, id);
        @let (scale, places) = PLACES.get(present.len().wrapping_sub(1)).copied().unwrap_or_default();
        @for (here, (x, y)) in present.iter().zip(places) {
            g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (sign(here)) }
        }
    }
}

/// The sign of a seat on a tile: filled where it controls the tile; a roof where it has a house.
fn sign(here: &Here) -> Markup {
    let class = if here.controls { "here controls" } else { "here" };
    html! {
        g class={ (class) " seat-" (here.seat) } {
            @if here.has_house { path class="roof" d="M-17-11H17L21-11 0-25-21-11z" {} }
            rect x="-17" y="-12" width="34" height="24" rx="5" {}
            @if here.tents > 0 {
                g transform="translate(-7 0) scale(0.75)" { (marker(here.seat)) }
                text x="8" y="7" { (here.tents) }
            } @else {
                g transform="scale(0.8)" { (marker(here.seat)) }
            }
        }
    }
}

/// The tile in words: number, terrain, points, ability.
pub(super) fn words(table: &Table<'_>, id: TileId) -> String {
    table.say(&tile_about(table.game.pack.content(), id))
}

/// Who is on the tile, in words.
pub(super) fn present_words(table: &Table<'_>, id: TileId) -> String {
    let one = |here: &Here| {
        let id = match (here.has_house, here.controls) {
            (true, _) => "here-house",
            (false, true) => "here-controls",
            (false, false) => "here-present",
        };
        let tents = Phrase::new(id).with("player", here.seat);
        table.say(&tents.with("count", i64::from(here.tents)))
    };
    let all: Vec<String> = present(table.game, id).iter().map(one).collect();
    all.join("; ")
}

/// The tooltip: the tile in words and its rule.
pub(super) fn title(table: &Table<'_>, id: TileId) -> String {
    let rule = ability::rule(table.game.pack.content().tile(id).ability);
    format!("{} ({rule}) {}", words(table, id), present_words(table, id))
}

/// A tile beside the map, with its words; a button over it where it can be chosen.
pub(super) fn card(table: &Table<'_>, id: TileId, offer: Option<usize>) -> Markup {
    let tile = table.game.pack.content().tile(id);
    html! {
        li class={ "tile-card" @if offer.is_some() { " open" } } data-slide={ "tile-" (id) } {
            svg viewBox="-56 -64 112 128" aria-hidden="true" { (shapes(table, id)) }
            p {
                strong { (table.say(&tile_name(table.game.pack.content(), id))) } " "
                (table.ruled(ability::rule(tile.ability), &table.say(&tile_ability(tile))))
            }
            @if let Some(offer) = offer { (table.button(offer, "place", &html! {})) }
        }
    }
}
