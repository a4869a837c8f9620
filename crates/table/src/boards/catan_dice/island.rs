//! The island of a seat as a drawing: sea, fields with soldiers and jokers, roads, settlements, cities.

use catan_dice::rules::build::{candidates, is_marked};
use catan_dice::rules::trade::{JokerState, joker_state};
use catan_dice::{Content, Field, Kind, Site, Terrain};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::geometry::{along, centre, ends, hexagon, joker_place, middle, midway, place, view_box};
use super::pieces;
use super::{Table, joker_icon, latest, targets};
use crate::boards::icons::drawn;

/// Where waves are, from the middle of the drawing.
const WAVES: [(i32, i32); 18] = [
    (-330, -240),
    (-300, -60),
    (-345, 120),
    (-310, 235),
    (-240, -190),
    (-12, -30),
    (-32, 20),
    (8, 40),
    (236, -236),
    (300, -140),
    (318, 40),
    (262, 180),
    (330, 236),
    (-150, 268),
    (130, 268),
    (210, -240),
    (-190, -268),
    (345, -20),
];

/// How a site stands on a sheet; its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Built,
    /// It can be built now.
    Legal,
    /// It is next in its order, or a road beside those that are built.
    Next,
    Far,
}

/// What one drawing is made of.
struct Island<'a> {
    table: &'a Table<'a>,
    seat: Seat,
    /// Whether it is the one that is played on, and not one only to look at.
    is_mine: bool,
    /// What can be built now.
    legal: Vec<Site>,
    /// What comes next.
    next: Vec<Site>,
    /// What the seat built in its latest turn.
    latest: Vec<Site>,
}

/// The island of the scene's seat, with everything that can be chosen or asked about on it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let island = Island::of(table, table.scene.seat, true);
    let title = table.say(&Phrase::new("island").with("player", table.scene.seat));
    html! {
        figure class="seamap" #island data-part {
            svg class="isle" viewBox=(view_box(island.content())) role="group" aria-label=(title) {
                (picture(&island))
                (targets::draw(table))
            }
            figcaption class="visually-hidden" { (in_words(table, &title)) }
        }
    }
}

/// The island of any seat, only to look at.
pub(super) fn still(table: &Table<'_>, seat: Seat) -> Markup {
    let island = Island::of(table, seat, false);
    let title = table.say(&Phrase::new("island").with("player", seat));
    html! {
        div class="seamap still" {
            svg class="isle" viewBox=(view_box(island.content())) role="img" aria-label=(title) { (picture(&island)) }
        }
    }
}

fn picture(island: &Island<'_>) -> Markup {
    let content = island.content();
    html! {
        g aria-hidden="true" {
            (sea(content))
            @for (field, number) in content.fields.iter().zip(1..) { (land(island, *field, number)) }
            (roads(island))
            (spots(island, Kind::Settlement))
            (spots(island, Kind::City))
        }
    }
}

impl<'a> Island<'a> {
    fn of(table: &'a Table<'a>, seat: Seat, is_mine: bool) -> Self {
        let legal = if is_mine { targets::legal(table) } else { Vec::new() };
        let next = candidates(table.game, &table.game.sheets[seat]);
        Self { table, seat, is_mine, legal, next, latest: latest::builds(table.played, seat) }
    }

    fn content(&self) -> &'a Content {
        self.table.game.pack.content()
    }

    fn mark(&self, site: Site) -> Mark {
        if is_marked(&self.table.game.sheets[self.seat], site) {
            Mark::Built
        } else if self.legal.contains(&site) {
            Mark::Legal
        } else if self.next.contains(&site) {
            Mark::Next
        } else {
            Mark::Far
        }
    }

    /// All sites of a kind that the ruleset's sheet has.
    fn sites(&self, kind: Kind) -> impl Iterator<Item = Site> + use<> {
        (1..=self.table.game.rules().spots(kind)).map(move |number| Site::of(kind, number))
    }

    fn points(&self, site: Site) -> u8 {
        self.table.game.rules().points(site)
    }
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Self::Built => "built",
            Self::Legal => "lg",
            Self::Next => "nx",
            Self::Far => "far-off",
        }
    }
}

/// Waves all round and within, and the shallows along the coast.
fn sea(content: &Content) -> Markup {
    let centre = centre(content);
    html! {
        g class="waves" {
            @for (aside, down) in WAVES { path d={ "M" (centre.x + aside) " " (centre.y + down) "c7-8 15-8 22 0" } {} }
        }
        @for field in &content.fields { polygon class="shore" points=(hexagon(*field)) {} }
    }
}

/// A field with the spot of its soldier and its joker.
fn land(island: &Island<'_>, field: Field, number: u8) -> Markup {
    let (at, site) = (middle(field).moved(-102, -102), Site::Soldier(number));
    html! {
        use href=(drawn("catan-dice.svg", &terrain(field.terrain))) x=(at.x) y=(at.y) width="204" height="204" {}
        @if number <= island.table.game.rules().spots(Kind::Soldier) {
            (joker(island, field, number))
            (spot(island, site))
        }
    }
}

/// The symbol of a terrain.
pub(super) fn terrain(terrain: Terrain) -> String {
    format!("t-{}", terrain.id())
}

/// The joker of a field: dashed until its soldier stands, then ready, then crossed off.
fn joker(island: &Island<'_>, field: Field, number: u8) -> Markup {
    let state = joker_state(&island.table.game.sheets[island.seat], number);
    let can = if island.is_mine && !targets::turns(island.table, number).is_empty() {
        " can"
    } else {
        ""
    };
    html! {
        g class={ "jok " (joker_class(state)) (can) } transform=(joker_place(field).shift()) {
            @if !can.is_empty() { circle class="legalglow" r="26" {} circle class="legal" r="26" {} }
            circle class={ "disk " (super::joker_colour(field.joker)) } r="23" {}
            (joker_icon(field.joker).centred(0, 0, 30))
            @if state == JokerState::Crossed { path class="x0" d="M-17-17 17 17M17-17-17 17" {} }
        }
    }
}

/// The class of a joker.
pub(super) const fn joker_class(state: JokerState) -> &'static str {
    match state {
        JokerState::Unguarded => "blank",
        JokerState::Ready => "ready",
        JokerState::Crossed => "crossed",
    }
}

/// A spot with its points, or what is built on it.
fn spot(island: &Island<'_>, site: Site) -> Markup {
    let (mark, kind, points) = (island.mark(site), site.kind(), island.points(site));
    html! {
        g class={ "spot " (mark.class()) } transform=(place(island.content(), site).shift()) {
            @if mark == Mark::Built {
                (arriving(island, site, &pieces::piece(kind, island.seat, Some(points))))
                @if island.latest.contains(&site) { (last(pieces::around(kind))) }
            } @else {
                @if mark == Mark::Legal { (legal(kind)) }
                path class="sp" d=(pieces::spot(kind)) {}
                text class="spt" x=(if kind == Kind::City { -1 } else { 0 }) y=(if kind == Kind::Soldier { 7 } else { 16 }) { (points) }
            }
        }
    }
}

fn legal(kind: Kind) -> Markup {
    html! {
        path class="legalglow" d=(pieces::spot(kind)) {}
        path class="legal" d=(pieces::spot(kind)) {}
    }
}

/// What has just been built comes from its player.
fn arriving(island: &Island<'_>, site: Site, shown: &Markup) -> Markup {
    html! { g data-from={ "panel-" (island.seat) } data-key={ (site.kind().id()) (site.number()) } { (shown) } }
}

/// The dotted outline of what was built last.
fn last(outline: &str) -> Markup {
    html! { path class="lastw" d=(outline) {} path class="last" d=(outline) {} }
}

fn spots(island: &Island<'_>, kind: Kind) -> Markup {
    html! { @for site in island.sites(kind) { (spot(island, site)) } }
}

/// The starting road and the roads; those to be built have their numbers.
fn roads(island: &Island<'_>) -> Markup {
    let content = island.content();
    html! {
        (pieces::road(ends(content, content.start), island.seat))
        @for site in island.sites(Kind::Road) { (road(island, site)) }
    }
}

fn road(island: &Island<'_>, site: Site) -> Markup {
    let content = island.content();
    let road = content.roads[usize::from(site.number()) - 1];
    let ([from, to], mark) = (ends(content, road), island.mark(site));
    let at = midway(content, road);
    html! {
        @if mark == Mark::Built {
            (arriving(island, site, &pieces::road([from, to], island.seat)))
            @if island.latest.contains(&site) { g transform=(along([from, to])) { (last(pieces::around(Kind::Road))) } }
        } @else {
            g class={ "rsp " (mark.class()) } {
                @if mark == Mark::Legal {
                    @for layer in ["legalglow", "legal road-legal"] { line class=(layer) x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {} }
                }
                @for layer in ["rsp0", "rsp1"] { line class=(layer) x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {} }
                circle class="rn" cx=(at.x) cy=(at.y) r="13" {}
                text class="rnt" x=(at.x) y=(at.y + 6) { (site.number()) }
            }
        }
    }
}

/// The drawing for people who cannot see it.
fn in_words(table: &Table<'_>, title: &str) -> Markup {
    let (sheet, fields) = (table.sheet(), &table.game.pack.fields);
    let roads = (1..=16).filter(|number| sheet.has_road(*number)).map(|number| number.to_string());
    let counted = Kind::ALL.into_iter().skip(1).map(|kind| {
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
    let lines: Vec<Phrase> = lists.into_iter().chain(counted).collect();
    html! { (title) "." @for phrase in &lines { " " (table.say(phrase)) } }
}

fn listed(table: &Table<'_>, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { table.word("no-dice") } else { names.join(", ") }
}
