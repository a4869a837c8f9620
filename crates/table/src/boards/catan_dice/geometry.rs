//! Where things lie on the map: the pack's coordinates as places of a drawing.

use catan_dice::{Content, Corner, Field, Kind, Road, Site};

/// Units of the drawing per unit of the map.
const SCALE: f64 = 100.0;
/// Half the height of a field whose sides are 1 long.
const HALF: f64 = 0.866_025_403_784_438_6;
/// Water around the outermost corners.
const MARGIN: i32 = 36;
/// How far soldier and joker stand from the middle of their field: to the side, and down.
const ASIDE: (i32, i32) = (38, 32);

/// A place of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Point {
    fn of(x: f64, y: f64) -> Self {
        Self { x: (x * SCALE).round() as i32, y: (y * SCALE).round() as i32 }
    }

    pub(super) const fn moved(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// As the value of a `transform`.
    pub(super) fn shift(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

/// The middle of a field with flat sides up and down.
pub(super) fn middle(field: Field) -> Point {
    let (q, r) = (f64::from(field.q), f64::from(field.r));
    Point::of(1.5 * q, HALF * (2.0 * r + q))
}

/// The corners of a field, clockwise from its right one, as the points of a polygon.
pub(super) fn hexagon(field: Field) -> String {
    outline(field).map(|point| format!("{},{}", point.x, point.y)).join(" ")
}

fn outline(field: Field) -> [Point; 6] {
    let (side, half, height) = (100, 50, 87);
    let corners =
        [(side, 0), (half, height), (-half, height), (-side, 0), (-half, -height), (half, -height)];
    corners.map(|(x, y)| middle(field).moved(x, y))
}

/// Both ends of a road; drawn roads stop short of their corners.
pub(super) fn ends(content: &Content, road: Road) -> [Point; 2] {
    let (from, to) = (corner(content, road.from), corner(content, road.to));
    let inward = |a: i32, b: i32| a + (b - a) * 15 / 100;
    let end = |a: Point, b: Point| Point { x: inward(a.x, b.x), y: inward(a.y, b.y) };
    [end(from, to), end(to, from)]
}

/// As the value of a `transform`, what brings a drawing that lies along the page onto a road.
pub(super) fn along([from, to]: [Point; 2]) -> String {
    let (x, y) = (i32::midpoint(from.x, to.x), i32::midpoint(from.y, to.y));
    let angle = f64::from(to.y - from.y).atan2(f64::from(to.x - from.x)).to_degrees();
    format!("translate({x} {y}) rotate({angle:.0})")
}

fn corner(content: &Content, number: usize) -> Point {
    let Corner { x, y } = content.corners[number];
    Point::of(x, y)
}

/// The middle between the ends of a road.
pub(super) fn midway(content: &Content, road: Road) -> Point {
    let (from, to) = (corner(content, road.from), corner(content, road.to));
    Point { x: i32::midpoint(from.x, to.x), y: i32::midpoint(from.y, to.y) }
}

/// Where a site is, and so its button.
pub(super) fn place(content: &Content, site: Site) -> Point {
    let index = usize::from(site.number()) - 1;
    match site.kind() {
        Kind::Road => midway(content, content.roads[index]),
        Kind::Settlement => corner(content, content.settlements[index].corner),
        Kind::City => corner(content, content.cities[index].corner),
        Kind::Soldier => middle(content.fields[index]).moved(-ASIDE.0, ASIDE.1),
    }
}

/// Where the joker of a field is.
pub(super) fn joker_place(field: Field) -> Point {
    middle(field).moved(ASIDE.0, ASIDE.1)
}

/// The left, top, width and height of the drawing, with this much water around it.
fn bounds(content: &Content, margin: i32) -> [i32; 4] {
    let corners = (0..content.corners.len()).map(|number| corner(content, number));
    let hexes = content.fields.iter().flat_map(|field| outline(*field));
    let points: Vec<Point> = hexes.chain(corners).collect();
    let least = |of: fn(&Point) -> i32| points.iter().map(of).min().unwrap_or(0) - margin;
    let most = |of: fn(&Point) -> i32| points.iter().map(of).max().unwrap_or(0) + margin;
    let (left, top) = (least(|point| point.x), least(|point| point.y));
    [left, top, most(|point| point.x) - left, most(|point| point.y) - top]
}

/// The middle of the drawing.
pub(super) fn centre(content: &Content) -> Point {
    let [left, top, width, height] = bounds(content, MARGIN);
    Point { x: left + width / 2, y: top + height / 2 }
}

/// What the drawing shows, as the value of a `viewBox`.
pub(super) fn view_box(content: &Content) -> String {
    view_box_within(content, MARGIN)
}

/// The same with this much water around it.
pub(super) fn view_box_within(content: &Content, margin: i32) -> String {
    bounds(content, margin).map(|number| number.to_string()).join(" ")
}
