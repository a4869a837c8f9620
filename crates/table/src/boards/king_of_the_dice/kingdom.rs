//! The kingdom's two halves as a drawing, with buttons and explanations over its spaces.

use engine::{Phrase, Seat};
use king_of_the_dice::{Gem, Space};
use maud::{Markup, html};

use super::geometry::{self, CORNER, Point, SIDE, middle, outline};
use super::{
    Latest, PICTURES, Table, common, drawn, fire_picture, gem_picture, shape_of, terrain_picture,
};
use crate::boards::asks;

/// The map with everything that can be chosen on it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (map, choices) = (table.game.map(), choices(table));
    let is_choice = |space: &Space| choices.iter().any(|(_, choice)| choice == space);
    html! {
        figure class={ "kingdom" @if geometry::is_full(map) { " full" } } #kingdom data-part {
            svg class="map" viewBox=(geometry::view_box(map)) role="group" aria-label=(table.word("map")) {
                g aria-hidden="true" {
                    @for space in Space::all() { (land(table, space)) }
                    path class="seam" d=(geometry::seam(map)) {}
                    @for space in Space::all() { (things(table, space)) }
                    (last_move(table))
                    @for (_, space) in &choices { (legal(table, *space)) }
                    @for space in Space::all() { (name(table, space)) }
                }
                @for space in Space::all().filter(|space| !is_choice(space)) { (explained(table, space)) }
                @for (offer, space) in &choices { (place(table, *offer, *space)) }
            }
            figcaption class="visually-hidden" { (in_words(table)) }
            (stock(table))
        }
    }
}

/// The terrain of a space.
fn land(table: &Table<'_>, space: Space) -> Markup {
    /// The picture's own size is 200, and its space is 84.9 from middle to side.
    const SIZE: i32 = 122;
    let Point { x, y } = middle(table.game.map(), space);
    let symbol = terrain_picture(table.game.pack.content().terrain(space));
    html! { use href=(symbol) x=(x - SIZE / 2) y=(y - SIZE / 2) width=(SIZE) height=(SIZE) {} }
}

/// What lies on a space.
fn things(table: &Table<'_>, space: Space) -> Markup {
    let game = table.game;
    let has_castle = game.castles & space.bit() != 0;
    let gem = game.gem(space);
    html! {
        @if has_castle || gem.is_some() {
            g transform=(middle(game.map(), space).shift()) {
                @if has_castle {
                    polygon class="tile-edge" points=(outline(88)) {}
                    (castle(table, space))
                }
                @if let Some(gem) = gem { (stone(gem)) }
            }
        }
    }
}

/// A castle: with its owner's colour and shape, burning, or nobody's.
fn castle(table: &Table<'_>, space: Space) -> Markup {
    let (owner, burns) = (table.game.owner(space), table.game.fires & space.bit() != 0);
    let class = owner.map_or_else(|| "piece ruin".to_owned(), |seat| format!("piece seat-{seat}"));
    let from = owner.map(|seat| format!("panel-{seat}"));
    html! {
        // What flies has no place of its own: its place is that of the group around it.
        g transform="translate(0 15) scale(1.15)" {
            g class=(class) data-from=[from] data-key=[owner.map(|_| space)] {
                use href=(common("castle")) x="-24" y="-30" width="48" height="38" {}
                @if let Some(seat) = owner { use class="w" href=(shape_of(seat)) x="-6" y="-11" width="12" height="12" {} }
            }
        }
        @if burns { use href=(drawn(PICTURES, "fire")) x="-21" y="-34" width="42" height="50" {} }
    }
}

/// A gemstone beside what stands in the middle.
fn stone(gem: Gem) -> Markup {
    let symbol = match gem {
        Gem::Gold => "ogem",
        Gem::White => "wgem",
    };
    html! { use href=(drawn(PICTURES, symbol)) x="17" y="-42" width="32" height="32" {} }
}

/// The space that changed last, with the shape of who changed it.
fn last_move(table: &Table<'_>) -> Markup {
    let last = Latest::of(table).space;
    html! {
        @if let Some((seat, space)) = last {
            g transform=(middle(table.game.map(), space).shift()) {
                polygon class="lastw" points=(outline(92)) {}
                polygon class="last" points=(outline(92)) {}
                (signed(seat))
            }
        }
    }
}

/// The shape of a seat on a small plate.
fn signed(seat: Seat) -> Markup {
    html! {
        g class={ "seat-" (seat) } transform="translate(-31 -27)" {
            circle class="tag" r="12" {}
            use href=(shape_of(seat)) x="-7" y="-7" width="14" height="14" {}
        }
    }
}

fn legal(table: &Table<'_>, space: Space) -> Markup {
    html! {
        g transform=(middle(table.game.map(), space).shift()) {
            polygon class="legalglow" points=(outline(92)) {}
            polygon class="legal" points=(outline(92)) {}
        }
    }
}

/// What a space's terrain is called, and which of the two spaces it is.
fn name(table: &Table<'_>, space: Space) -> Markup {
    let Point { x, y } = middle(table.game.map(), space);
    let name = table.word(table.game.pack.content().terrain(space).id());
    // A wide name is pressed together rather than cut; on a phone letters are larger on the map, so that more names are wide.
    let pressed = |class: &str, most: u32| {
        let width = (breadth(&name) > most).then_some(92);
        html! { text class=(class) x=(x) y=(y + 36) textLength=[width] lengthAdjust=[width.map(|_| "spacingAndGlyphs")] { (name) } }
    };
    html! {
        (pressed("nm", 54))
        (pressed("nm large", 41))
        text class="id" x=(x) y=(y - 40) { (space.to_string().to_uppercase()) }
    }
}

/// About how broad a word is, in tenths of its letters' height.
fn breadth(word: &str) -> u32 {
    let letter = |letter: char| match letter {
        'm' | 'w' => 9,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' => 4,
        _ => 6,
    };
    word.chars().map(letter).sum()
}

/// The offers that are spaces.
fn choices(table: &Table<'_>) -> Vec<(usize, Space)> {
    let space =
        |(offer, action): &(usize, king_of_the_dice::Action)| Some((*offer, action.space()?));
    table.offered.iter().filter_map(space).collect()
}

/// A space that cannot be chosen now explains itself.
fn explained(table: &Table<'_>, space: Space) -> Markup {
    let about = format!("space:{}", space.index());
    let shown = html! {
        polygon points=(outline(96)) transform=(middle(table.game.map(), space).shift()) {}
    };
    asks(&about, "hex", &label(table, space), &shown)
}

/// The button of a space.
fn place(table: &Table<'_>, offer: usize, space: Space) -> Markup {
    let Point { x, y } = middle(table.game.map(), space);
    let about = format!("space:{}", space.index());
    html! {
        foreignObject x=(x - SIDE - 2) y=(y - CORNER) width=(2 * SIDE + 4) height=(2 * CORNER) {
            (table.over(offer, "place", &about, &html! {}))
        }
    }
}

/// A space with what stands on it, in words.
fn label(table: &Table<'_>, space: Space) -> String {
    let game = table.game;
    let owner = game.owner(space).map(|seat| Phrase::new("label-castle").with("player", seat));
    let burns = (game.fires & space.bit() != 0).then(|| Phrase::new("label-fire"));
    let bare = (game.castles & space.bit() != 0).then(|| Phrase::new("label-bare"));
    let gem = game.gem(space).map(|gem| match gem {
        Gem::Gold => Phrase::new("gold-gem"),
        Gem::White => Phrase::new("white-gem"),
    });
    let parts = owner.or(burns).or(bare).into_iter().chain(gem).map(|part| table.say(&part));
    std::iter::once(table.space_name(space)).chain(parts).collect::<Vec<_>>().join(", ")
}

/// What the stock still has; the game ends with its tiles.
fn stock(table: &Table<'_>) -> Markup {
    let (game, stock) = (table.game, table.game.stock);
    let left = i64::from(game.tiles_left());
    let all = Phrase::new("stock-line")
        .with("tiles", left)
        .with("fires", i64::from(stock.fires))
        .with("gold", i64::from(stock.gold))
        .with("white", i64::from(stock.white));
    let shown = html! {
        span class="visually-hidden" { (table.say(&all)) }
        b aria-hidden="true" { (table.count("tiles-left", left)) }
        span class="tok" aria-hidden="true" { (fire_picture()) (stock.fires) }
        span class="tok" aria-hidden="true" { (gem_picture(Gem::White)) (stock.white) }
        span class="tok" aria-hidden="true" { (gem_picture(Gem::Gold)) (stock.gold) }
    };
    asks("stock:0", "stock", "", &shown)
}

/// The drawing for people who cannot see it.
fn in_words(table: &Table<'_>) -> Markup {
    let game = table.game;
    let listed = |set: u32| {
        let names: Vec<String> = Space::of(set).map(|space| table.space_name(space)).collect();
        if names.is_empty() { table.word("no-dice") } else { names.join(", ") }
    };
    let castles = game.areas.seats().map(|seat| {
        let markers = game.areas[seat].markers;
        Phrase::new("map-castles").with("player", seat).with("spaces", listed(markers))
    });
    let things = [
        ("map-fires", game.fires),
        ("map-gold", game.gold),
        ("map-white", game.white),
        ("map-free", game.free()),
    ];
    let things = things.map(|(id, set)| Phrase::new(id).with("spaces", listed(set)));
    html! { (table.word("map")) "." @for phrase in castles.chain(things) { " " (table.say(&phrase)) } }
}
