//! The map as a drawing with buttons over its places, and the tiles that lie beside it.

use dice_settlers::{Action, BOT, Deed, Hex, Phase, TileId, tile_name};
use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::offers::{self, Spot};
use super::terrain::{CORNER, SIDE, outline};
use super::{Table, ability, tile};

/// From row to row.
const ROW: i32 = 90;
/// Around the outermost places.
const MARGIN: i32 = 8;
/// The side of a button: as broad as a hex.
const TARGET: i32 = 2 * SIDE;

/// The map with everything that can be chosen on it and beside it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        section class="map" #map aria-labelledby="map-title" data-part {
            h2 #map-title { (table.titled("DS-10.4", &table.word("map"))) }
            (beside(table))
            (drawing(table))
            (lists(table))
            (in_words(table))
        }
    }
}

/// The tiles to choose from, and the one that is being placed.
fn beside(table: &Table<'_>) -> Markup {
    let game = table.game;
    let starter = game.player().starter.filter(|_| game.phase == Phase::Found);
    let is_placing = matches!(game.phase, Phase::Explore | Phase::Bot);
    let placed = game.act.deed.tile().filter(|tile| is_placing && !game.map.has(*tile));
    let is_returning = matches!(&game.act.deed, Deed::Explore(it) if it.is_returning);
    let offer = |tile: TileId| {
        let here = offers::at(table, Spot::Tile(tile));
        here.first().map(|(offer, _)| *offer)
    };
    html! {
        @if !game.open.is_empty() {
            p class="group-title" { (table.word(if is_returning { "tiles-back" } else { "tiles-open" })) }
            ul class="tile-cards" { @for tile in game.open.iter() { (tile::card(table, tile, offer(tile))) } }
        }
        @if let Some(tile) = starter.or(placed) {
            p class="group-title" { (table.word("tile-placed")) }
            ul class="tile-cards" { (tile::card(table, tile, None)) }
        }
    }
}

/// The drawing itself; nothing before the first tile lies there.
fn drawing(table: &Table<'_>) -> Markup {
    let places = places(table);
    html! {
        @if places.is_empty() { p class="note" { (table.word("map-empty")) } } @else {
            @let frame = Frame::around(&places);
            div class="chart" tabindex="0" role="group" aria-label=(table.word("map")) {
                svg viewBox=(frame.view_box()) width=(frame.width * 9 / 10) class={ "across-" (frame.across()) } {
                    g aria-hidden="true" {
                        @for tile in table.game.map.iter() { (land(table, tile)) }
                        @for hex in empty(table) { (free(table, hex)) }
                        @for tile in table.game.map.iter() { (legal(table, tile)) }
                        @for tile in table.game.map.iter() { (sign(table, tile)) }
                    }
                    @for tile in table.game.map.iter() { (answer(table, Spot::Tile(tile), hex_of(table, tile))) }
                    @for hex in empty(table) { (answer(table, Spot::Hex(hex), hex)) }
                }
            }
        }
    }
}

fn hex_of(table: &Table<'_>, tile: TileId) -> Hex {
    table.game.hexes[tile.index()]
}

/// The empty hexes that are offered.
fn empty(table: &Table<'_>) -> Vec<Hex> {
    let hex = |(_, action): &(usize, Action)| match offers::spot(*action) {
        Some(Spot::Hex(hex)) => Some(hex),
        Some(Spot::Tile(_)) | None => None,
    };
    table.offered.iter().filter_map(hex).collect()
}

/// Every hex of the drawing.
fn places(table: &Table<'_>) -> Vec<Hex> {
    let tiles = table.game.map.iter().map(|tile| hex_of(table, tile));
    tiles.chain(empty(table)).collect()
}

const fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (SIDE * (2 * q + r), ROW * r)
}

fn shift(hex: Hex) -> String {
    let (x, y) = middle(hex);
    format!("translate({x} {y})")
}

/// What the drawing shows of the plane.
struct Frame {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Frame {
    fn around(places: &[Hex]) -> Self {
        let (xs, ys): (Vec<i32>, Vec<i32>) = places.iter().map(|hex| middle(*hex)).unzip();
        let reach = |values: &[i32], margin: i32| {
            let least = values.iter().min().copied().unwrap_or_default() - margin;
            (least, values.iter().max().copied().unwrap_or_default() + margin - least)
        };
        let (left, width) = reach(&xs, SIDE + MARGIN);
        let (top, height) = reach(&ys, CORNER + MARGIN);
        Self { left, top, width, height }
    }

    fn view_box(&self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.width, self.height)
    }

    /// How many hexes lie side by side, rounded up: the drawing is never smaller than fingers need.
    const fn across(&self) -> i32 {
        (self.width - 2 * MARGIN + TARGET - 1) / TARGET
    }
}

/// A tile of the map.
fn land(table: &Table<'_>, tile: TileId) -> Markup {
    let is_new = table.game.act.deed.tile() == Some(tile);
    html! {
        g transform=(shift(hex_of(table, tile))) {
            title { (tile::title(table, tile)) }
            (tile::shapes(table, tile))
            @if is_new { polygon class="marked" points=(outline(92)) {} }
        }
    }
}

/// An empty hex where a tile can go.
fn free(table: &Table<'_>, hex: Hex) -> Markup {
    let is_hinted =
        offers::at(table, Spot::Hex(hex)).iter().any(|(offer, _)| table.scene.hint == Some(*offer));
    html! {
        g transform=(shift(hex)) {
            polygon class={ "legal free" @if is_hinted { " hinted" } } points=(outline(90)) {}
            path class="plus" d="M-14 0H14M0-14V14" {}
        }
    }
}

/// The outline of a tile with answers.
fn legal(table: &Table<'_>, tile: TileId) -> Markup {
    let here = clickable(table, Spot::Tile(tile));
    let is_hinted = here.iter().any(|(offer, _)| table.scene.hint == Some(*offer));
    html! {
        @if !here.is_empty() {
            g transform=(shift(hex_of(table, tile))) {
                polygon class={ "legal" @if is_hinted { " hinted" } } points=(outline(94)) {}
            }
        }
    }
}

/// The sign of what a click on a tile does.
fn sign(table: &Table<'_>, tile: TileId) -> Markup {
    let here = clickable(table, Spot::Tile(tile));
    html! {
        @if let [(_, first), rest @ ..] = &here[..] {
            g transform=(shift(hex_of(table, tile))) {
                g class="legal-sign" transform="translate(47 27)" {
                    circle r="12.5" {}
                    @if rest.is_empty() { (offers::sign(*first).0.centred(0, 0, 17)) } @else { text y="6" { (here.len()) } }
                }
            }
        }
    }
}

/// What a click on a place can mean: while tents can be placed, they are what the map is for.
fn clickable(table: &Table<'_>, spot: Spot) -> Vec<(usize, Action)> {
    let places_tents = table.offered.iter().any(|(_, action)| matches!(action, Action::Tent(_)));
    let is_meant = |action: Action| !places_tents || !matches!(action, Action::Remove(_));
    offers::at(table, spot).into_iter().filter(|(_, action)| is_meant(*action)).collect()
}

/// The button over a place; where there are several answers, a way to their list.
fn answer(table: &Table<'_>, spot: Spot, hex: Hex) -> Markup {
    let here = clickable(table, spot);
    let (x, y) = middle(hex);
    let over = |what: Markup| html! { foreignObject x=(x - TARGET / 2) y=(y - TARGET / 2) width=(TARGET) height=(TARGET) { (what) } };
    match (&here[..], spot) {
        ([], _) => html! {},
        ([(offer, _)], _) => over(table.button(*offer, "place", &html! {})),
        (_, Spot::Tile(tile)) => {
            let number = i64::from(tile.number());
            let words =
                Phrase::new("several").with("number", number).with("count", here.len() as i64);
            let words = table.say(&words);
            over(
                html! { a class="why several" href={ "#tile-" (tile) } aria-label=(words) title=(words) {} },
            )
        }
        (_, Spot::Hex(_)) => html! {},
    }
}

/// The answers that a click does not give: those it cannot tell apart, tile by tile, and tents to be brought back.
fn lists(table: &Table<'_>) -> Markup {
    let is_listed = |tile: &TileId| clickable(table, Spot::Tile(*tile)).len() > 1;
    let tiles: Vec<TileId> = table.game.map.iter().filter(is_listed).collect();
    let is_removal = |tile: &TileId| {
        let spot = Spot::Tile(*tile);
        clickable(table, spot).len() < offers::at(table, spot).len()
    };
    let removals: Vec<TileId> = table.game.map.iter().filter(is_removal).collect();
    html! {
        @if !tiles.is_empty() {
            ul class="tile-answers" { @for tile in tiles { (list(table, tile)) } }
        }
        @if !removals.is_empty() {
            div class="answers removals" role="group" aria-labelledby="removals-title" {
                p class="group-title" #removals-title { (table.ruled("DS-12.4", &table.word("removals"))) }
                @for tile in removals { (removal(table, tile)) }
            }
        }
    }
}

/// The button that brings a tent back from a tile.
fn removal(table: &Table<'_>, tile: TileId) -> Markup {
    let terrain = table.game.pack.content().tile(tile).terrain;
    let offer = table.offer(Action::Remove(tile));
    html! {
        @if let Some(offer) = offer {
            (table.button(offer, "bare", &html! { span aria-hidden="true" { (table.ground(terrain)) " " strong { (tile) } } }))
        }
    }
}

/// A player, or the Diceoneer, in a sentence.
fn called(table: &Table<'_>, seat: Seat) -> Arg {
    let is_bot = table.game.is_solo() && seat == BOT;
    if is_bot { Phrase::new("diceoneer-called").into() } else { seat.into() }
}

fn list(table: &Table<'_>, tile: TileId) -> Markup {
    html! {
        li #{ "tile-" (tile) } {
            strong { (table.say(&tile_name(table.game.pack.content(), tile))) }
            div class="answers" {
                @for (offer, action) in offers::at(table, Spot::Tile(tile)) {
                    @let (picture, word) = offers::sign(action);
                    (table.button(offer, "", &html! {
                        (picture.inline()) " "
                        @if let Action::Blast { seat, .. } = action { (table.say(&Phrase::new(word).with("player", called(table, seat)))) }
                        @else { (table.word(word)) }
                    }))
                }
            }
        }
    }
}

/// The map for people who cannot see it, and what every tile does.
fn in_words(table: &Table<'_>) -> Markup {
    html! {
        @if !table.game.map.is_empty() {
            details class="legend" #map-legend data-part {
                summary { (table.word("map-words")) }
                ul {
                    @for tile in table.game.map.iter() {
                        @let printed = table.game.pack.content().tile(tile);
                        li { p { (table.ruled(ability::rule(printed.ability), &tile::words(table, tile))) " " (tile::present_words(table, tile)) } }
                    }
                }
            }
        }
    }
}
