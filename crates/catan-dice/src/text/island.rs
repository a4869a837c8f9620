//! The island of one sheet as a drawing in characters, made from the pack's coordinates.

use std::collections::BTreeSet;

use engine::{Canvas, Say, Seat, Tag, Text, Thing};

use super::{thing, word};
use crate::rules::build::is_marked;
use crate::rules::trade::{self, JokerState};
use crate::state::{CatanDice, Sheet};
use crate::{Content, Corner, Field, Joker, Kind, Road, Site, Spot};

/// Characters per unit of the map, and rows per half height of a field.
const COLUMNS: f64 = 9.0;
const ROWS: f64 = 3.0;
/// Half the height of a field whose sides are 1 long.
const HALF: f64 = 0.866_025_403_784_438_6;

/// The drawing's lines, without white space at their ends.
pub(super) fn draw(game: &CatanDice, seat: Seat, speaker: &dyn Say) -> Vec<Text> {
    let (content, sheet) = (game.pack.content(), &game.sheets[seat]);
    let mut island = Island::around(content);
    for field in &content.fields {
        outline(&mut island, *field);
    }
    line(&mut island, content, content.start, true, &Text::default());
    for (road, number) in content.roads.iter().zip(1..) {
        let label = Text::tagged(number.to_string(), Tag::thing(thing(Site::Road(number))));
        line(&mut island, content, *road, sheet.has_road(number), &label);
    }
    for (kind, spots) in [(Kind::Settlement, &content.settlements), (Kind::City, &content.cities)] {
        for (spot, number) in spots.iter().zip(1..=game.rules().spots(kind)) {
            let label = tagged_mark(game, sheet, Site::of(kind, number), speaker);
            write_label(&mut island, content, spot, &label);
        }
    }
    for (field, number) in content.fields.iter().zip(1..) {
        write_field(&mut island, game, sheet, (*field, number), speaker);
    }
    island.canvas.lines()
}

/// The mark with the thing that is clicked: a built soldier gives way to the joker of its field.
fn tagged_mark(game: &CatanDice, sheet: &Sheet, site: Site, speaker: &dyn Say) -> Text {
    let is_built = is_marked(sheet, site);
    let thing = match site {
        Site::Soldier(number) if is_built => Thing { kind: "field", id: number.into() },
        Site::Road(_) | Site::Settlement(_) | Site::City(_) | Site::Soldier(_) => thing(site),
    };
    let tag = Tag::thing(thing).with_role(is_built.then_some("built"));
    Text::tagged(mark(game, sheet, site, speaker), tag)
}

/// The sign, the number and the points: `S1:3` when built, `s1:3` when not; a soldier is `●1:1`, or `○1:1`.
pub(super) fn mark(game: &CatanDice, sheet: &Sheet, site: Site, speaker: &dyn Say) -> String {
    let is_built = is_marked(sheet, site);
    let letter = |id| {
        let blank = speaker.word(id);
        if is_built { blank.to_uppercase() } else { blank }
    };
    let sign = match site.kind() {
        Kind::City => letter("city-letter"),
        Kind::Settlement => letter("settlement-letter"),
        Kind::Soldier => if is_built { "●" } else { "○" }.to_owned(),
        Kind::Road => "?".to_owned(),
    };
    format!("{sign}{}:{}", site.number(), game.rules().points(site))
}

/// The coast and the borders that carry no road.
fn outline(island: &mut Island, field: Field) {
    let (x, y) = centre(field);
    let corners = [(1.0, 0.0), (0.5, HALF), (-0.5, HALF), (-1.0, 0.0), (-0.5, -HALF), (0.5, -HALF)];
    let corner = |index: usize| Corner { x: x + corners[index % 6].0, y: y + corners[index % 6].1 };
    for side in 0..6 {
        for (column, row) in island.between(corner(side), corner(side + 1)) {
            island.canvas.write(column, row, &"·".into());
        }
    }
}

/// A road with its number: double when marked.
fn line(island: &mut Island, content: &Content, road: Road, is_marked: bool, number: &Text) {
    let (from, to) = (content.corners[road.from], content.corners[road.to]);
    let is_level = (from.y - to.y).abs() < HALF / 2.0;
    let is_falling = (to.x - from.x) * (to.y - from.y) > 0.0;
    let stroke = match (is_level, is_marked) {
        (true, true) => "═",
        (true, false) => "─",
        (false, true) if is_falling => "\\\\",
        (false, true) => "//",
        (false, false) if is_falling => "\\",
        (false, false) => "/",
    };
    let stroke = Text::tagged(stroke, Tag { role: is_marked.then_some("built"), ..Tag::NONE });
    let places = island.between(from, to);
    for (column, row) in &places {
        island.canvas.write(*column, *row, &stroke);
    }
    if is_level {
        let (column, row) = island.place(Corner { x: f64::midpoint(from.x, to.x), y: from.y });
        island.centre(column, row, number);
    } else if let Some((column, row)) = places.iter().nth(places.len() / 2) {
        // Beside the stroke, so that a marked road keeps both its lines.
        island.canvas.write(column + 2, *row, number);
    }
}

fn write_label(island: &mut Island, content: &Content, spot: &Spot, label: &Text) {
    let (column, row) = island.place(content.corners[spot.corner]);
    island.centre(column, row, label);
}

/// The terrain, the joker and the soldier of a field.
fn write_field(
    island: &mut Island,
    game: &CatanDice,
    sheet: &Sheet,
    field: (Field, u8),
    speaker: &dyn Say,
) {
    let (field, number) = field;
    let (x, y) = centre(field);
    let (column, row) = island.place(Corner { x, y });
    let terrain = field.terrain.id();
    let name = Text::tagged(speaker.word(terrain), Tag::role(terrain));
    island.centre(column, row - 1, &name);
    if number > game.rules().spots(Kind::Soldier) {
        return;
    }
    let joker = match field.joker {
        Joker::One(resource) => speaker.say(&word(resource.face())),
        Joker::Any => speaker.word("any"),
    };
    let joker = match trade::joker_state(sheet, number) {
        JokerState::Crossed => format!("×{joker}×").into(),
        JokerState::Ready => Text::tagged(format!("[{joker}]"), Tag::role("built")),
        JokerState::Unguarded => joker.into(),
    };
    island.centre(column, row, &joker);
    island.centre(column, row + 1, &tagged_mark(game, sheet, Site::Soldier(number), speaker));
}

/// The middle of a field with flat sides up and down.
fn centre(field: Field) -> (f64, f64) {
    let (q, r) = (f64::from(field.q), f64::from(field.r));
    (1.5 * q, HALF * (2.0 * r + q))
}

/// A canvas with the map's origin somewhere inside.
struct Island {
    canvas: Canvas,
    left: f64,
    top: f64,
}

impl Island {
    /// Just large enough for the corners and fields of the pack, with room for labels.
    fn around(content: &Content) -> Self {
        let fields = content.fields.iter().copied().map(centre);
        let edges = fields.flat_map(|(x, y)| [(x - 1.0, y - HALF), (x + 1.0, y + HALF)]);
        let points: Vec<(f64, f64)> =
            edges.chain(content.corners.iter().map(|corner| (corner.x, corner.y))).collect();
        let least =
            |values: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(values).fold(0.0, f64::min);
        let most =
            |values: &dyn Fn(&(f64, f64)) -> f64| points.iter().map(values).fold(0.0, f64::max);
        let (left, top) = (least(&|point| point.0), least(&|point| point.1));
        let (right, bottom) = (most(&|point| point.0), most(&|point| point.1));
        let columns = ((right - left) * COLUMNS).round() as usize + 6;
        let rows = ((bottom - top) / HALF * ROWS).round() as usize + 1;
        Self { canvas: Canvas::new(columns, rows), left, top }
    }

    fn place(&self, corner: Corner) -> (i32, i32) {
        let column = (corner.x - self.left) * COLUMNS + 2.0;
        let row = (corner.y - self.top) / HALF * ROWS;
        (column.round() as i32, row.round() as i32)
    }

    /// The places strictly between two corners, one a row or one a column.
    fn between(&self, from: Corner, to: Corner) -> BTreeSet<(i32, i32)> {
        let (a, b) = (self.place(from), self.place(to));
        let steps = if a.1 == b.1 { (a.0 - b.0).abs() } else { (a.1 - b.1).abs() };
        let at = |step: i32, a: i32, b: i32| {
            a + (f64::from((b - a) * step) / f64::from(steps)).round() as i32
        };
        (1..steps).map(|step| (at(step, a.0, b.0), at(step, a.1, b.1))).collect()
    }

    fn centre(&mut self, column: i32, row: i32, text: &Text) {
        self.canvas.write(column - (text.width() as i32 - 1) / 2, row, text);
    }
}
