//! The kingdom's two halves as a drawing, with buttons and reasons over its spaces.

mod terrain;

use engine::{Phrase, Seat};
use games::Refusal;
use king_of_the_dice::{Action, Gem, Phase, Space, Terrain};
use maud::{Markup, html};

use super::{Table, gem_icon, marker};

/// From the middle of a space to its upper corner, to its side, and from row to row.
const CORNER: i32 = 60;
const SIDE: i32 = 52;
const ROW: i32 = 90;
/// Around the outermost spaces.
const MARGIN: i32 = 10;
/// The side of a button: 44 pixels where the drawing is 328 pixels wide.
const TARGET: i32 = 94;

/// The corners of a space around its middle, clockwise from the upper one; side n lies between corners n and n + 1.
const CORNERS: [(i32, i32); 6] =
    [(0, -CORNER), (SIDE, -30), (SIDE, 30), (0, CORNER), (-SIDE, 30), (-SIDE, -30)];
/// The neighbour over each side, in axial coordinates.
const BESIDE: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// A place of the drawing.
#[derive(Clone, Copy)]
struct Point {
    x: i32,
    y: i32,
}

impl Point {
    /// As the value of a `transform`.
    fn shift(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

/// The map with everything that can be chosen on it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let game = table.game;
    let stock = Phrase::new("stock-line")
        .with("tiles", i64::from(game.tiles_left()))
        .with("fires", i64::from(game.stock.fires))
        .with("gold", i64::from(game.stock.gold))
        .with("white", i64::from(game.stock.white));
    html! {
        figure class="kingdom" #kingdom data-part {
            svg viewBox=(view_box(table)) role="group" aria-label=(table.word("map")) {
                g aria-hidden="true" {
                    @for space in Space::all() { (land(table, space)) }
                    (seam(table))
                    @for (_, space) in choices(table) { polygon class="legal" transform=(middle(table, space).shift()) points=(outline(94)) {} }
                    @for space in Space::all() { (names(table, space)) }
                }
                @for (space, refusal) in reasons(table) { (reason_link(table, space, &refusal)) }
                @for (offer, space) in choices(table) {
                    (over(table, space, &table.button(offer, "place", &html! {})))
                }
            }
            figcaption {
                span class="visually-hidden" { (in_words(table)) }
                span class="note" { (table.say(&stock)) }
                (reason_list(table))
            }
        }
    }
}

/// A castle tile that lies drawn, with its name.
pub(super) fn tile(table: &Table<'_>, terrain: Terrain) -> Markup {
    html! {
        svg class="tile" viewBox="-54 -62 108 124" aria-hidden="true" {
            polygon class={ "land land-" (terrain.id()) } points=(outline(100)) {}
            g class="terrain-sign" transform="scale(1.5)" { (terrain::sign(terrain)) }
        }
        span { (table.word(terrain.id())) }
    }
}

fn middle(table: &Table<'_>, space: Space) -> Point {
    let (q, r) = table.game.map().at[space.index()];
    let (q, r) = (i32::from(q), i32::from(r));
    Point { x: SIDE * (2 * q + r), y: ROW * r }
}

/// The corners of a space at a part of its size, in hundredths.
fn outline(hundredths: i32) -> String {
    let corner = |(x, y): (i32, i32)| format!("{},{}", x * hundredths / 100, y * hundredths / 100);
    CORNERS.map(corner).join(" ")
}

fn view_box(table: &Table<'_>) -> String {
    let points: Vec<Point> = Space::all().map(|space| middle(table, space)).collect();
    let least = |values: Vec<i32>| values.into_iter().min().unwrap_or_default();
    let most = |values: Vec<i32>| values.into_iter().max().unwrap_or_default();
    let (x, y) = (|point: &Point| point.x, |point: &Point| point.y);
    let left = least(points.iter().map(x).collect()) - SIDE - MARGIN;
    let top = least(points.iter().map(y).collect()) - CORNER - MARGIN;
    let width = most(points.iter().map(x).collect()) + SIDE + MARGIN - left;
    let height = most(points.iter().map(y).collect()) + CORNER + MARGIN - top;
    format!("{left} {top} {width} {height}")
}

/// A space with its terrain and what lies on it.
fn land(table: &Table<'_>, space: Space) -> Markup {
    let (game, terrain) = (table.game, table.game.pack.content().terrain(space));
    let has_castle = game.castles & space.bit() != 0;
    html! {
        g transform=(middle(table, space).shift()) {
            polygon class={ "land land-" (terrain.id()) } points=(outline(100)) {}
            @if has_castle { (castle(table, space)) } @else { g class="terrain-sign" { (terrain::sign(terrain)) } }
            @if let Some(gem) = game.gem(space) { (stone(gem)) }
        }
    }
}

/// What a space and its terrain are called.
fn names(table: &Table<'_>, space: Space) -> Markup {
    let name = table.word(table.game.pack.content().terrain(space).id());
    // A long name is smaller, a wide one is pressed together rather than cut.
    let is_long = name.chars().count() > 7;
    let width = (breadth(&name) > 55).then_some(94);
    html! {
        g transform=(middle(table, space).shift()) {
            text class="id" x="0" y="-37" { (space.to_string().to_uppercase()) }
            text class={ "terrain" @if is_long { " long" } } x="0" y="31" textLength=[width] lengthAdjust=[width.map(|_| "spacingAndGlyphs")] { (name) }
        }
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

/// A castle: with its owner's colour and marker, burning, or nobody's.
fn castle(table: &Table<'_>, space: Space) -> Markup {
    let (owner, burns) = (table.game.owner(space), table.game.fires & space.bit() != 0);
    let class = match (owner, burns) {
        (Some(seat), _) => format!("castle seat-{seat}"),
        (None, true) => "castle burning".to_owned(),
        (None, false) => "castle bare".to_owned(),
    };
    html! {
        g class=(class) transform="translate(0 -4) scale(0.86)" {
            path class="walls" d="M-30 14V-28H-19V-20H-6V-28H6V-20H19V-28H30V14z" {}
            @if let Some(seat) = owner { (mark(seat)) }
            @if burns { path class="flame" d="M0-38C3-24 20-18 20 0A20 18 0 0 1-20 0C-20-9-14-14-12-23-6-20-5-15-4-11 1-19 3-28 0-38z" {} path class="core" d="M0 15C-9 8-8 0 0-9 8 0 9 8 0 15z" {} }
        }
    }
}

fn mark(seat: Seat) -> Markup {
    html! { g transform="translate(0 -4)" { (marker(seat)) } }
}

/// A gemstone beside what stands in the middle.
fn stone(gem: Gem) -> Markup {
    html! {
        g class={ "stone " (gem.id()) "-sign" } transform="translate(32 -16)" {
            circle r="17" {}
            (gem_icon(gem).centred(0, 0, 24))
        }
    }
}

/// The line between the halves.
fn seam(table: &Table<'_>) -> Markup {
    let map = table.game.map();
    let (left, right) = map.at.split_at(Space::HALF);
    html! {
        g class="seam" {
            @for space in Space::all().take(Space::HALF) {
                @let (q, r) = left[space.index()];
                @for (side, (dq, dr)) in BESIDE.into_iter().enumerate() {
                    @if right.contains(&(q + dq, r + dr)) { (seam_line(middle(table, space), side)) }
                }
            }
        }
    }
}

fn seam_line(at: Point, side: usize) -> Markup {
    let ((from_x, from_y), (to_x, to_y)) = (CORNERS[side], CORNERS[(side + 1) % 6]);
    html! {
        @for class in ["casing", "stitch"] {
            line class=(class) x1=(at.x + from_x) y1=(at.y + from_y) x2=(at.x + to_x) y2=(at.y + to_y) {}
        }
    }
}

/// The offers that are spaces.
fn choices(table: &Table<'_>) -> Vec<(usize, Space)> {
    let space = |(offer, action): &(usize, Action)| match action {
        Action::Place(space) | Action::Tame(space) | Action::Attack(space) => {
            Some((*offer, *space))
        }
        Action::Reroll(_)
        | Action::Stop
        | Action::Hire { .. }
        | Action::Take(_)
        | Action::Joker { .. }
        | Action::StealCard { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Burn(_) => None,
    };
    table.offered.iter().filter_map(space).collect()
}

/// The markers of others that cannot be replaced now, and the rule that forbids it.
fn reasons(table: &Table<'_>) -> Vec<(Space, Refusal)> {
    if table.game.phase != Phase::Attack || table.offered.is_empty() {
        return Vec::new();
    }
    let others = Space::of(table.game.markers_of_others(table.game.seat));
    let refused = |space: Space| Some((space, table.refusal(Action::Attack(space))?));
    others.filter_map(refused).collect()
}

/// The space itself leads to the rule; the list of reasons has the same for people who use keys or hear the page.
fn reason_link(table: &Table<'_>, space: Space, refusal: &Refusal) -> Markup {
    let info = table.scene.game.info();
    let text = format!("{}: {}", table.space_name(space), table.why(refusal));
    let link = html! {
        a class="why" tabindex="-1" href={ "/rules/" (info.id) "#" (refusal.rule.0) } aria-label=(text) title=(text) {}
    };
    over(table, space, &link)
}

/// What cannot be replaced, in words.
fn reason_list(table: &Table<'_>) -> Markup {
    let reasons = reasons(table);
    let spaces: Vec<String> = reasons.iter().map(|(space, _)| table.space_name(*space)).collect();
    html! {
        @if let Some((_, refusal)) = reasons.first() {
            p class="note" { (table.word("too-far")) " " (spaces.join(", ")) ". " (table.ruled(refusal.rule.0, refusal.rule.0)) }
        }
    }
}

/// Something of the page laid over a space.
fn over(table: &Table<'_>, space: Space, what: &Markup) -> Markup {
    let Point { x, y } = middle(table, space);
    html! { foreignObject x=(x - TARGET / 2) y=(y - TARGET / 2) width=(TARGET) height=(TARGET) { (what) } }
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
