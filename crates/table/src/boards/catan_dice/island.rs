//! The island of a map sheet as a drawing, with buttons and reasons over its places.

mod terrain;

use catan_dice::rules::build::{candidates, is_marked};
use catan_dice::{Action, Content, Corner, Field, Kind, Phase, Road, Site};
use engine::{Phrase, Seat};
use games::Refusal;
use maud::{Markup, html};

use super::{Table, joker_icon};

/// Units of the drawing per unit of the map.
const SCALE: f64 = 100.0;
/// Half the height of a field whose sides are 1 long.
const HALF: f64 = 0.866_025_403_784_438_6;
/// Around the outermost corners.
const MARGIN: i32 = 40;
/// The side of a button: 44 pixels where the drawing is 328 pixels wide.
const TARGET: i32 = 78;

/// A place of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    x: i32,
    y: i32,
}

/// How a thing stands on the sheet; its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Marked,
    Blank,
    /// The ruleset does not use it.
    Unused,
}

/// The island with everything that can be chosen on it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (content, seat) = (table.game.pack.content(), table.scene.seat);
    let title = table.say(&Phrase::new("island").with("player", seat));
    html! {
        figure class="island" #island data-part {
            svg viewBox=(view_box(content)) role="group" aria-label=(title) {
                g aria-hidden="true" {
                    defs { (terrain::patterns(seat)) }
                    (sea(content, seat))
                    @for (field, number) in content.fields.iter().zip(1..) {
                        (land(table, *field, number))
                    }
                    (roads(table))
                    (spots(table, Kind::Settlement))
                    (spots(table, Kind::City))
                }
                @for site in candidates(table.game, table.sheet()) { (reason_link(table, site)) }
                @for (offer, action) in &table.offered {
                    @if let Action::Build(site) = action { (place_button(table, *offer, *site)) }
                }
            }
            figcaption {
                span class="visually-hidden" { (in_words(table, &title)) }
                @if has_unused(table) { span class="note" { (table.word("legend-unused")) } }
            }
        }
    }
}

impl Point {
    fn of(x: f64, y: f64) -> Self {
        Self { x: (x * SCALE).round() as i32, y: (y * SCALE).round() as i32 }
    }

    const fn moved(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// As the value of a `transform`.
    fn shift(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Self::Marked => "marked",
            Self::Blank => "blank",
            Self::Unused => "unused",
        }
    }
}

fn corner(content: &Content, number: usize) -> Point {
    let Corner { x, y } = content.corners[number];
    Point::of(x, y)
}

/// The middle of a field with flat sides up and down.
fn middle(field: Field) -> Point {
    let (q, r) = (f64::from(field.q), f64::from(field.r));
    Point::of(1.5 * q, HALF * (2.0 * r + q))
}

/// The corners of a field, clockwise from its right one.
fn hexagon(field: Field) -> [Point; 6] {
    let (side, half, height) = (100, 50, 87);
    let corners =
        [(side, 0), (half, height), (-half, height), (-side, 0), (-half, -height), (half, -height)];
    corners.map(|(x, y)| middle(field).moved(x, y))
}

/// Where the sign of a site stands, and so its button.
fn place(content: &Content, site: Site) -> Point {
    let index = usize::from(site.number()) - 1;
    match site.kind() {
        Kind::Road => {
            let Road { from, to } = content.roads[index];
            let (from, to) = (corner(content, from), corner(content, to));
            Point { x: i32::midpoint(from.x, to.x), y: i32::midpoint(from.y, to.y) }
        }
        Kind::Settlement => corner(content, content.settlements[index].corner),
        Kind::City => corner(content, content.cities[index].corner),
        Kind::Soldier => middle(content.fields[index]).moved(-30, 12),
    }
}

fn mark(table: &Table<'_>, site: Site) -> Mark {
    if site.number() > table.game.rules().spots(site.kind()) {
        Mark::Unused
    } else if is_marked(table.sheet(), site) {
        Mark::Marked
    } else {
        Mark::Blank
    }
}

/// Whether the drawing shows spots that the ruleset does not use.
fn has_unused(table: &Table<'_>) -> bool {
    let content = table.game.pack.content();
    let drawn = [
        (Kind::Road, content.roads.len()),
        (Kind::Settlement, content.settlements.len()),
        (Kind::City, content.cities.len()),
        (Kind::Soldier, content.fields.len()),
    ];
    drawn.into_iter().any(|(kind, drawn)| drawn > usize::from(table.game.rules().spots(kind)))
}

/// The left, top, width and height of the drawing.
fn bounds(content: &Content) -> [i32; 4] {
    let corners = (0..content.corners.len()).map(|number| corner(content, number));
    let points: Vec<Point> =
        content.fields.iter().flat_map(|field| hexagon(*field)).chain(corners).collect();
    let (least_x, least_y) =
        points.iter().fold((0, 0), |(x, y), point| (point.x.min(x), point.y.min(y)));
    let (most_x, most_y) =
        points.iter().fold((0, 0), |(x, y), point| (point.x.max(x), point.y.max(y)));
    let (left, top) = (least_x - MARGIN, least_y - MARGIN);
    [left, top, most_x + MARGIN - left, most_y + MARGIN - top]
}

fn view_box(content: &Content) -> String {
    bounds(content).map(|number| number.to_string()).join(" ")
}

/// Water all round and within, and the shallows along the coast.
fn sea(content: &Content, seat: Seat) -> Markup {
    let [x, y, width, height] = bounds(content);
    html! {
        rect class="ground-sea" x=(x) y=(y) width=(width) height=(height) rx="24" {}
        rect class="texture" x=(x) y=(y) width=(width) height=(height) rx="24"
            fill=(terrain::paint("sea", seat)) {}
        @for field in &content.fields { polygon class="coast" points=(points(*field)) {} }
    }
}

fn points(field: Field) -> String {
    hexagon(field).map(|point| format!("{},{}", point.x, point.y)).join(" ")
}

/// A field with its name, soldier and joker.
fn land(table: &Table<'_>, field: Field, number: u8) -> Markup {
    let id = field.terrain.id();
    let name = middle(field).moved(0, -38);
    let site = Site::Soldier(number);
    let class = mark(table, site).class();
    html! {
        polygon class={ "ground-" (id) } points=(points(field)) {}
        polygon class="texture" points=(points(field)) fill=(terrain::paint(id, table.scene.seat)) {}
        text class="terrain" x=(name.x) y=(name.y) { (table.word(id)) }
        g class={ "sign soldier " (class) } transform=(place(table.game.pack.content(), site).shift()) {
            path d="M0-30 25-21V0C25 16 15 28 0 35-15 28-25 16-25 0V-21z" {}
            (points_text(table, site, 10))
        }
        (joker(table, field, number))
    }
}

/// The joker of a field: dashed until its soldier stands, then ready, then crossed off.
fn joker(table: &Table<'_>, field: Field, number: u8) -> Markup {
    let is_crossed = table.sheet().is_crossed(number);
    let class = match mark(table, Site::Soldier(number)) {
        Mark::Marked if is_crossed => "crossed",
        Mark::Marked => "ready",
        Mark::Blank => "blank",
        Mark::Unused => "unused",
    };
    html! {
        g class={ "joker-sign " (class) } transform=(middle(field).moved(32, 12).shift()) {
            circle r="26" {}
            (joker_icon(field.joker).centred(0, 0, 34))
            @if class == "crossed" { path class="cross" d="M-22-22 22 22M22-22-22 22" {} }
        }
    }
}

fn points_text(table: &Table<'_>, site: Site, y: i32) -> Markup {
    html! {
        @if mark(table, site) != Mark::Unused {
            text x="0" y=(y) { (table.game.rules().points(site)) }
        }
    }
}

/// The starting road and the roads, with the numbers of those that are blank.
fn roads(table: &Table<'_>) -> Markup {
    let content = table.game.pack.content();
    let sites = (1..=content.roads.len() as u8).map(Site::Road);
    html! {
        (road_line(content, content.start, Mark::Marked))
        @for (road, site) in content.roads.iter().zip(sites) {
            @let at = place(content, site);
            (road_line(content, *road, mark(table, site)))
            @if mark(table, site) == Mark::Blank {
                g class="road-number" transform=(at.shift()) {
                    circle r="15" {}
                    text x="0" y="7" { (site.number()) }
                }
            }
        }
    }
}

fn road_line(content: &Content, road: Road, mark: Mark) -> Markup {
    let (from, to) = (corner(content, road.from), corner(content, road.to));
    html! {
        @for layer in ["casing", "line"] {
            line class={ "road " (layer) " " (mark.class()) } x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {}
        }
    }
}

/// All spots of settlements or of cities, with their points.
fn spots(table: &Table<'_>, kind: Kind) -> Markup {
    let content = table.game.pack.content();
    let (spots, path, y) = match kind {
        Kind::City => (content.cities.len(), "M-32 26V-14L-15-34 2-14V-6H32V26z", 17),
        Kind::Settlement => (content.settlements.len(), "M-23 22V-6L0-28 23-6V22z", 15),
        Kind::Road | Kind::Soldier => (0, "", 0),
    };
    html! {
        @for site in (1..=spots as u8).map(|number| Site::of(kind, number)) {
            g class={ "sign " (kind.id()) " " (mark(table, site).class()) }
                transform=(place(content, site).shift()) {
                path d=(path) {}
                (points_text(table, site, y))
            }
        }
    }
}

/// The rule that keeps the seat from building this now; nobody else is told, and while dice are chosen nobody asks.
fn reason(table: &Table<'_>, site: Site) -> Option<Refusal> {
    let is_rolling = table.game.phase == Phase::Roll;
    if table.offered.is_empty() || is_rolling || mark(table, site) == Mark::Marked {
        return None;
    }
    table.refusal(Action::Build(site))
}

/// The sentences that say why these cannot be built.
fn why_not(table: &Table<'_>, sites: &[Site], refusal: &Refusal) -> String {
    let names: Vec<Phrase> = sites.iter().map(|site| site.name()).collect();
    let phrase = Phrase::new("why-not").with("what", names);
    table.say(&phrase.with("why", table.why(refusal)))
}

/// The sign itself leads to the rule; the list of reasons has the same for people who use keys or hear the page.
fn reason_link(table: &Table<'_>, site: Site) -> Markup {
    let rules = table.scene.game.info().id;
    html! {
        @if let Some(refusal) = reason(table, site) {
            @let text = why_not(table, &[site], &refusal);
            (over(table, site, &html! {
                a class="why" tabindex="-1" href={ "/rules/" (rules) "#" (refusal.rule.0) } aria-label=(text) title=(text) {}
            }))
        }
    }
}

/// What cannot be built now and why, by the rule that forbids it.
pub(super) fn reasons(table: &Table<'_>) -> Markup {
    let mut reasons: Vec<(Refusal, Vec<Site>)> = Vec::new();
    for site in candidates(table.game, table.sheet()) {
        let Some(refusal) = reason(table, site) else { continue };
        match reasons.iter_mut().find(|(known, _)| *known == refusal) {
            Some((_, sites)) => sites.push(site),
            None => reasons.push((refusal, vec![site])),
        }
    }
    let rules = table.scene.game.info().id;
    html! {
        @if !reasons.is_empty() {
            details class="reasons" {
                summary { (table.word("why-title")) }
                ul {
                    @for (refusal, sites) in &reasons {
                        li { a href={ "/rules/" (rules) "#" (refusal.rule.0) } { (why_not(table, sites, refusal)) } }
                    }
                }
            }
        }
    }
}

fn place_button(table: &Table<'_>, offer: usize, site: Site) -> Markup {
    let phrase = table.phrase(offer);
    let hinted = if table.scene.hint == Some(offer) { " hinted" } else { "" };
    let class = format!("place place-{}{hinted}", site.kind().id());
    over(
        table,
        site,
        &html! {
            button type="submit" form={ "offer-" (offer) } class=(class) aria-label=(phrase) title=(phrase) {}
        },
    )
}

/// Something of the page laid over a site of the drawing.
fn over(table: &Table<'_>, site: Site, what: &Markup) -> Markup {
    let at = place(table.game.pack.content(), site).moved(-TARGET / 2, -TARGET / 2);
    html! { foreignObject x=(at.x) y=(at.y) width=(TARGET) height=(TARGET) { (what) } }
}

/// The drawing for people who cannot see it.
fn in_words(table: &Table<'_>, title: &str) -> Markup {
    let (sheet, fields) = (table.sheet(), &table.game.pack.fields);
    let roads = (1..=16).filter(|number| sheet.has_road(*number)).map(|number| number.to_string());
    let counted = [Kind::Settlement, Kind::City, Kind::Soldier].map(|kind| {
        Phrase::new("board-marked")
            .with("what", Phrase::new(kind.id()))
            .with("marked", i64::from(sheet.count(kind)))
            .with("spots", i64::from(table.game.rules().spots(kind)))
    });
    let jokers = |mask: u8| {
        let bit = |index: usize| mask & 1 << index != 0;
        let fields = fields.iter().enumerate().filter(move |(index, _)| bit(*index));
        listed(table, fields.map(|(_, field)| table.word(field.terrain.id())))
    };
    let lists = [
        Phrase::new("board-roads").with("roads", listed(table, roads)),
        Phrase::new("board-jokers-ready").with("jokers", jokers(sheet.jokers())),
        Phrase::new("board-jokers-used").with("jokers", jokers(sheet.crossed)),
    ];
    html! { (title) "." @for phrase in lists.iter().chain(&counted) { " " (table.say(phrase)) } }
}

fn listed(table: &Table<'_>, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { table.word("no-dice") } else { names.join(", ") }
}
