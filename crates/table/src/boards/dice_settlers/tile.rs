//! One tile as a drawing: ground, number, points, ability, and who is there.

use dice_settlers::{Ability, DiceSettlers, Terrain, TileId, tile_about};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::piece::{self, Piece};
use super::{Table, ability};
use crate::boards::icons::{Icon, drawn};

/// Where the pieces of those present stand and how large they are, in hundredths, for one to four of them.
const PLACES: [(i32, &[(i32, i32)]); 4] = [
    (105, &[(0, 20)]),
    (92, &[(-21, 18), (19, 18)]),
    (78, &[(-31, 12), (0, 30), (31, 12)]),
    (72, &[(-22, 6), (20, 6), (-20, 34), (18, 34)]),
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

/// The picture of a terrain around the middle of the drawing.
pub(super) fn ground(terrain: Terrain) -> Markup {
    let href = drawn("dice-settlers.svg", &format!("t-{}", terrain.id()));
    html! { use href=(href) x="-61.2" y="-61.2" width="122.4" height="122.4" {} }
}

/// The whole tile as it is printed, around the middle of the drawing.
pub(super) fn printed(table: &Table<'_>, id: TileId) -> Markup {
    html! { (ground(table.game.pack.content().tile(id).terrain)) (signs(table, id)) }
}

/// Number, points and ability of the tile; on the map they lie over whatever marks it.
pub(super) fn signs(table: &Table<'_>, id: TileId) -> Markup {
    let tile = table.game.pack.content().tile(id);
    let is_done = matches!(tile.ability, Ability::Place(_)) && table.game.map.has(id);
    let brings = ability::brings(tile.ability);
    let is_pair = brings.is_some() && tile.vp.is_some();
    let points = tile.vp.map(|(first, second)| format!("{first}/{second}"));
    html! {
        text class="tile-number" aria-hidden="true" x="0" y="-45.5" { (id) }
        @if let Some(points) = points { (plate(if is_pair { -36 } else { -18 }, false, &html! { text class="plt" aria-hidden="true" x="18" y="14.5" { (points) } })) }
        @if let Some(brings) = brings {
            (plate(if is_pair { 1 } else { -18 }, is_done, &gives(ability::kind(tile.ability), brings)))
        }
    }
}

/// A small card on the tile, from its left edge.
fn plate(left: i32, is_done: bool, what: &Markup) -> Markup {
    html! {
        g class={ "pg" @if is_done { " done" } } transform={ "translate(" (left) " -43)" } {
            rect class="plate" width="35" height="19.5" rx="4" {}
            (what)
        }
    }
}

/// For whom the ability is, and what it brings.
fn gives(kind: Option<Icon>, brings: Icon) -> Markup {
    html! {
        g class="pi" {
            @if let Some(kind) = kind { (kind.centred(10, 10, 15)) (brings.centred(26, 10, 16)) } @else { (brings.centred(18, 10, 17)) }
        }
    }
}

/// The pieces on the tile, around the middle of the drawing.
pub(super) fn pieces(table: &Table<'_>, id: TileId) -> Markup {
    let present = present(table.game, id);
    let (size, places) = PLACES.get(present.len().wrapping_sub(1)).copied().unwrap_or_default();
    // Where one is alone, or several control the tile together, nobody needs a sign.
    let is_contested =
        present.len() > 1 && present.iter().filter(|here| here.controls).count() == 1;
    html! {
        @for (here, (x, y)) in present.iter().zip(places) {
            g transform={ "translate(" (x) " " (y) ") scale(" (f64::from(size) / 100.0) ")" } {
                g data-from={ "panel-" (here.seat) } data-key={ (id) "-" (here.seat) "-" (here.tents) (here.has_house) } { (standing(here, is_contested)) }
            }
        }
    }
}

fn standing(here: &Here, is_contested: bool) -> Markup {
    let piece = if here.has_house { Piece::House } else { Piece::Tent };
    // A tent alone needs no number; beside a house every tent counts.
    let is_counted = here.tents > 1 || here.has_house && here.tents > 0;
    html! {
        (piece::drawn(piece, here.seat))
        @if here.controls && is_contested { g class="crowned" { circle class="cnt" cx="-13" cy="-13" r="7.5" {} (Icon::Crown.centred(-13, -13, 12)) } }
        @if is_counted { circle class="cnt" cx="14" cy="1" r="9" {} text class="cntt" x="14" y="5.2" { (here.tents) } }
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

/// Everything about the tile in a line.
pub(super) fn label(table: &Table<'_>, id: TileId) -> String {
    let present = present_words(table, id);
    let words = words(table, id);
    if present.is_empty() { words } else { format!("{words} {present}") }
}
