//! A seat's island in miniature, for its panel.

use catan_dice::rules::build::is_marked;
use catan_dice::{Kind, Site};
use engine::Seat;
use maud::{Markup, html};

use super::Table;
use super::geometry::{ends, hexagon, middle, midway, place, view_box_within};
use super::latest;

/// Fields in their colours, what is built in the seat's, what it built last with a dotted outline.
pub(super) fn draw(table: &Table<'_>, seat: Seat) -> Markup {
    let content = table.game.pack.content();
    let latest = latest::builds(table.played, seat);
    html! {
        svg class={ "mini seat-" (seat) } viewBox=(view_box_within(content, 8)) aria-hidden="true" {
            @for field in &content.fields {
                polygon class={ "mh ground-" (field.terrain.id()) } points=(hexagon(*field)) {}
            }
            (roads(table, seat))
            @for kind in [Kind::Soldier, Kind::Settlement, Kind::City] {
                @for site in built(table, seat, kind) { (building(table, site)) }
            }
            @for site in latest {
                @let at = if let Site::Soldier(number) = site { middle(content.fields[usize::from(number) - 1]) } else { place(content, site) };
                @for layer in ["ml0", "ml"] { circle class=(layer) cx=(at.x) cy=(at.y) r="52" {} }
            }
        }
    }
}

/// What the seat has built of a kind.
fn built(table: &Table<'_>, seat: Seat, kind: Kind) -> impl Iterator<Item = Site> {
    let sheet = &table.game.sheets[seat];
    let sites = (1..=table.game.rules().spots(kind)).map(move |number| Site::of(kind, number));
    sites.filter(move |site| is_marked(sheet, *site))
}

fn roads(table: &Table<'_>, seat: Seat) -> Markup {
    let content = table.game.pack.content();
    let marked = built(table, seat, Kind::Road).map(|site| usize::from(site.number()) - 1);
    let roads = marked.map(|index| content.roads[index]);
    let lines: Vec<_> = std::iter::once(content.start).chain(roads).map(|road| ends(content, road)).collect();
    html! {
        @for layer in ["mr0", "mr"] {
            @for [from, to] in &lines { line class=(layer) x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {} }
        }
        @let start = midway(content, content.start);
        circle class="mstart" cx=(start.x) cy=(start.y) r="9" {}
    }
}

/// A soldier's shield, a house or a city, as large as it can be read.
fn building(table: &Table<'_>, site: Site) -> Markup {
    let content = table.game.pack.content();
    let (at, path) = match site {
        Site::Soldier(number) => {
            let shield = "M0-38 30-26V0C30 22 18 34 0 44-18 34-30 22-30 0V-26z";
            (middle(content.fields[usize::from(number) - 1]), shield)
        }
        Site::City(_) => (place(content, site), "M-42 30V-18L-20-42 2-18V-6H42V30z"),
        Site::Settlement(_) | Site::Road(_) => (place(content, site), "M-27 26V-8L0-32 27-8V26z"),
    };
    html! { path class="mb" d=(path) transform=(at.shift()) {} }
}
