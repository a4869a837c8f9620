//! The map as one drawing with buttons over its places. What it shows of the plane depends on its tiles alone, not on what is
//! asked; only on a phone a large map is looked at from nearer, so that fingers find what is asked.

use dice_settlers::rules::found;
use dice_settlers::{Action, Hex, TileId};
use engine::{Describe, Phrase};
use maud::{Markup, html};

use super::geometry::{Frame, SIDE, middle, outline, shift};
use super::offers::{self, Mode, Spot};
use super::{Table, last, strip, tile};
use crate::boards::icons::shape;
use crate::boards::{Asks, asks};

/// Around the outermost places.
const MARGIN: i32 = 7;
/// As broad as a hex.
const TARGET: i32 = 2 * SIDE;
/// The part of a phone's window that the map has, in pixels, and what a finger needs there.
const PHONE: (i32, i32) = (352, 190);
const FINGER: i32 = 44;
/// What buttons above the map cover of it, if there are any.
const BUTTONS: i32 = 10;
/// A button of a hex never covers the middle of another hex.
const LARGEST: i32 = 178;

/// The map with everything that can be chosen on it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let frame = frame(table);
    html! {
        div class="map" {
            @if let Some(frame) = frame {
                @let near = Look::near(table, &frame);
                (drawing(table, &Look { frame, target: TARGET, ghosts: found::hexes(table.game), name: if near.is_some() { "far" } else { "only" } }))
                @if let Some(near) = near { (drawing(table, &near)) }
            } @else { p class="note" { (table.word("map-empty")) } }
            @if offers::has_modes(table) { (modes(table)) }
        }
    }
}

/// How the map is looked at.
struct Look {
    /// What is shown of it.
    frame: Frame,
    /// The side of a button.
    target: i32,
    /// The empty hexes that are shown although nothing is asked about them.
    ghosts: Vec<Hex>,
    name: &'static str,
}

impl Look {
    /// On a phone a large map is looked at from near: the part of it that is asked about, with places as large as fingers need.
    /// Buttons over the map have room above what is looked at.
    fn near(table: &Table<'_>, whole: &Frame) -> Option<Self> {
        let has_buttons = offers::has_modes(table) || strip::has_amounts(table);
        let room = if has_buttons { PHONE.1 - BUTTONS } else { PHONE.1 };
        // Units of the drawing in a phone's window when a hex is as broad as a finger.
        let (width, height) = (PHONE.0 * TARGET / FINGER, room * TARGET / FINGER);
        if !has_buttons && whole.width <= width && whole.height <= height {
            return None;
        }
        let asked = Frame::around(&asked(table), MARGIN);
        // Empty hexes take room, and have some only where a tile can go.
        let tiles: Vec<Hex> = table.game.map.iter().map(|tile| hex_of(table, tile)).collect();
        let tiles = Frame::around(&tiles, MARGIN).unwrap_or(*whole);
        let whole = asked.as_ref().map_or(tiles, |asked| tiles.with(asked));
        let near = asked.as_ref().map_or(whole, |asked| asked.widened(width, height, &whole));
        // How broad the drawing of a finger is then; where all tiles are hardly smaller, all of them are shown.
        let finger =
            |frame: &Frame| (frame.width * FINGER / PHONE.0).max(frame.height * FINGER / room);
        let frame = if 4 * finger(&whole) <= 5 * finger(&near) { whole } else { near };
        let shrunk = finger(&frame);
        let target = TARGET.max(shrunk + 1).min(LARGEST);
        let frame = if has_buttons { frame.below(BUTTONS, PHONE) } else { frame };
        Some(Self { frame, target, ghosts: Vec::new(), name: "near" })
    }
}

fn drawing(table: &Table<'_>, look: &Look) -> Markup {
    let tiles: Vec<TileId> = table.game.map.iter().collect();
    let empty = empty(table);
    html! {
        svg id={ "map-" (look.name) } class={ "mapsvg " (look.name) } viewBox=(look.frame.view_box()) role="group" aria-label=(table.word("map")) data-part {
            @for hex in &look.ghosts { (ghost(table, *hex)) }
            @for id in &tiles { (land(table, *id, look)) }
            (last(table))
            @for id in &tiles { (legal(table, *id)) }
            @for hex in &empty { (free(table, *hex)) }
            @for id in &tiles { (stand(table, *id, look)) }
            @for id in &tiles { @for mode in [Mode::Usual, Mode::Back] { (answer(table, Spot::Tile(*id), mode, look)) } }
            @for hex in &empty { (answer(table, Spot::Hex(*hex), Mode::Usual, look)) }
        }
    }
}

fn hex_of(table: &Table<'_>, tile: TileId) -> Hex {
    table.game.hexes[tile.index()]
}

/// The empty hexes that are offered.
fn empty(table: &Table<'_>) -> Vec<Hex> {
    let hex = |(_, action): &(usize, Action)| action.hex();
    table.offered.iter().filter_map(hex).collect()
}

/// What the drawing shows: the tiles whole, the empty hexes around them in part.
fn frame(table: &Table<'_>) -> Option<Frame> {
    let tiles: Vec<Hex> = table.game.map.iter().map(|tile| hex_of(table, tile)).collect();
    let empty: Vec<Hex> = found::hexes(table.game).into_iter().chain(empty(table)).collect();
    let tiles = Frame::around(&tiles, MARGIN);
    let empty = Frame::around(&empty, -SIDE / 2);
    tiles.zip(empty).map(|(tiles, empty)| tiles.with(&empty)).or(tiles).or(empty)
}

/// The places with answers.
fn asked(table: &Table<'_>) -> Vec<Hex> {
    let hex = |(_, action): &(usize, Action)| match offers::spot(table, *action)? {
        Spot::Tile(tile) => table.game.map.has(tile).then(|| hex_of(table, tile)),
        Spot::Hex(hex) => Some(hex),
    };
    table.offered.iter().filter_map(hex).collect()
}

/// A tile of the map: a way to ask about it.
fn land(table: &Table<'_>, id: TileId, look: &Look) -> Markup {
    let is_new = table.game.act.deed.tile() == Some(id);
    html! {
        g class="land" transform=(shift(hex_of(table, id))) {
            // What slides has no place of its own: its place is that of the group around it.
            g data-slide={ "tile-" (id) "-" (look.name) } {
                (asks(&format!("tile:{id}"), "ground", "", &html! {
                    text class="said" { (tile::label(table, id)) }
                    rect class="hit" x=(-look.target / 2) y=(-look.target / 2) width=(look.target) height=(look.target) {}
                    (tile::ground(table.game.pack.content().tile(id).terrain))
                    @if is_new { polygon class="marked" points=(outline(94)) {} }
                }))
            }
        }
    }
}

/// What is read and stands on a tile, over whatever marks it.
fn stand(table: &Table<'_>, id: TileId, look: &Look) -> Markup {
    html! {
        g class="stand" transform=(shift(hex_of(table, id))) {
            g data-slide={ "signs-" (id) "-" (look.name) } { (tile::signs(table, id)) }
            (tile::pieces(table, id))
        }
    }
}

/// An empty hex beside the tiles: a way to ask about it, which the Tab key passes by.
fn ghost(table: &Table<'_>, hex: Hex) -> Markup {
    let thing = table.game.things(table.scene.seat, Action::Place(hex));
    let about = thing.first().map(ToString::to_string).unwrap_or_default();
    let label = table.word("ghost");
    let shown = html! { polygon class="empty" points=(outline(93)) {} };
    let asks = Asks {
        about: &about,
        class: "ghost",
        label: &label,
        is_passed_by: true,
        ..Asks::default()
    };
    html! { g transform=(shift(hex)) { (asks.link(&shown)) } }
}

/// An empty hex where a tile can go.
fn free(table: &Table<'_>, hex: Hex) -> Markup {
    let here = offers::at(table, Spot::Hex(hex), Mode::Usual);
    let is_hinted = here.iter().any(|(offer, _)| table.scene.hint == Some(*offer));
    html! {
        g transform=(shift(hex)) {
            polygon class={ "legal free" @if is_hinted { " hinted" } } points=(outline(90)) {}
            path class="plus" d="M-14 0H14M0-14V14" {}
        }
    }
}

/// The outline of a tile with answers, and the sign of what a click on it does.
fn legal(table: &Table<'_>, id: TileId) -> Markup {
    html! {
        g transform=(shift(hex_of(table, id))) {
            @for mode in [Mode::Usual, Mode::Back] {
                @let here = offers::at(table, Spot::Tile(id), mode);
                @if let [(_, first), rest @ ..] = &here[..] {
                    @let is_hinted = here.iter().any(|(offer, _)| table.scene.hint == Some(*offer));
                    g class={ (class(mode)) (found_by(&here)) } {
                        polygon class="legalglow" points=(outline(95)) {}
                        polygon class={ "legal" @if is_hinted { " hinted" } } points=(outline(95)) {}
                        (badge(*first, rest.len()))
                    }
                }
            }
        }
    }
}

/// The places of the bar that these answers belong to, so that it can point at them.
fn found_by(here: &[(usize, Action)]) -> String {
    let class = |action: Action| {
        if matches!(action, Action::Raid(_)) {
            " for-raid"
        } else if matches!(action, Action::Govern(_)) {
            " for-govern"
        } else if matches!(action, Action::Factory(_) | Action::Engineer(_)) {
            " for-factory"
        } else {
            ""
        }
    };
    here.iter().map(|(_, action)| class(*action)).collect()
}

fn badge(first: Action, more: usize) -> Markup {
    html! {
        g class="badge-of" transform="translate(0 49)" {
            circle class="acc" r="13" {}
            g class="oni" { @if more == 0 { (offers::sign(first).0.centred(0, 0, 18)) } @else { text class="ont" y="5" { (more + 1) } } }
        }
    }
}

/// What only one of the modes shows.
const fn class(mode: Mode) -> &'static str {
    match mode {
        Mode::Usual => "in-usual",
        Mode::Back => "in-back",
    }
}

/// The button over a place; if there are several answers, it opens their list.
fn answer(table: &Table<'_>, spot: Spot, mode: Mode, look: &Look) -> Markup {
    let here = offers::at(table, spot, mode);
    let (x, y) = middle(match spot {
        Spot::Tile(tile) => hex_of(table, tile),
        Spot::Hex(hex) => hex,
    });
    let side = look.target;
    // What is looked at from near is looked at anew when the view changes: nothing of it comes from elsewhere then.
    let Frame { left, top, width, .. } = look.frame;
    let id =
        (look.name == "near").then(|| format!("at-{x}.{y}-{left}.{top}.{width}-{}", class(mode)));
    let over = |what: Markup| {
        html! { foreignObject id=[&id] class=(class(mode)) x=(x - side / 2) y=(y - side / 2) width=(side) height=(side) { (what) } }
    };
    match (&here[..], spot) {
        ([], _) => html! {},
        ([(offer, _)], Spot::Tile(tile)) => {
            over(table.explained(*offer, &format!("tile:{tile}"), "place", &html! {}))
        }
        ([(offer, _)], Spot::Hex(_)) => over(table.button(*offer, "place", &html! {})),
        (_, Spot::Tile(tile)) => {
            let number = i64::from(tile.number());
            let words = Phrase::new("several").with("number", number);
            let words = table.say(&words.with("count", here.len() as i64));
            over(
                html! { button type="button" class="several" popovertarget={ "tile-" (tile) } aria-label=(words) title=(words) {} },
            )
        }
        (_, Spot::Hex(_)) => html! {},
    }
}

/// The dotted mark of what was done last, with the shape of who did it.
fn last(table: &Table<'_>) -> Markup {
    let Some(last) = last::on_map(table) else { return html! {} };
    html! {
        g class="last-move" transform=(shift(hex_of(table, last.tile))) {
            title { (table.word(last.word)) }
            polygon class="lastw" points=(outline(97)) {}
            polygon class="last" points=(outline(97)) {}
            circle class="tag" cx="46" cy="-7" r="11.500" {}
            svg x="38.500" y="-14.500" width="15" height="15" { (shape(last.seat)) }
        }
    }
}

/// Whether a click places a tent or brings one back.
fn modes(table: &Table<'_>) -> Markup {
    let one = |value: &str, word: &'static str, is_first: bool| {
        html! {
            label {
                input type="radio" name="map-mode" value=(value) form="tabs" autocomplete="off" checked[is_first];
                span { (table.word(word)) }
            }
        }
    };
    let is_back = table.scene.hint.and_then(|hint| table.offered.get(hint));
    let is_back = is_back.is_some_and(|(_, action)| matches!(action, Action::Remove(_)));
    html! {
        fieldset class="modes" {
            legend class="visually-hidden" { (table.word("map-modes")) }
            (one("usual", "mode-place", !is_back))
            (one("back", "mode-back", is_back))
        }
    }
}

/// The lists of the tiles with several answers; they open over the map.
pub(super) fn lists(table: &Table<'_>) -> Markup {
    let here = |id: TileId| offers::at(table, Spot::Tile(id), Mode::Usual);
    html! {
        @for id in table.game.map.iter().filter(|id| here(*id).len() > 1) {
            div #{ "tile-" (id) } popover class="several-answers" {
                p { strong { (tile::words(table, id)) } }
                @for (offer, action) in here(id) { (table.answer(offer, "b can", &html! { (offers::sign(action).0.inline()) span { (table.phrase(offer)) } })) }
            }
        }
    }
}
