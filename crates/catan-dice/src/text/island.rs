//! The island of one sheet as a drawing in characters, made from the pack's coordinates.

use std::collections::BTreeSet;

use engine::{Say, Seat};

use super::word;
use crate::rules::build::is_marked;
use crate::state::{CatanDice, Sheet};
use crate::{Content, Corner, Field, Joker, Kind, Road, Site, Spot};

/// Characters per unit of the map, and rows per half height of a field.
const COLUMNS: f64 = 9.0;
const ROWS: f64 = 3.0;
/// Half the height of a field whose sides are 1 long.
const HALF: f64 = 0.866_025_403_784_438_6;

/// The drawing's lines, without white space at their ends.
pub(super) fn draw(game: &CatanDice, seat: Seat, speaker: &dyn Say) -> Vec<String> {
    let (content, sheet) = (game.pack.content(), &game.sheets[seat]);
    let mut canvas = Canvas::around(content);
    for field in &content.fields {
        outline(&mut canvas, *field);
    }
    line(&mut canvas, content, content.start, true, "");
    for (road, number) in content.roads.iter().zip(1..) {
        line(&mut canvas, content, *road, sheet.has_road(number), &number.to_string());
    }
    for (kind, spots) in [(Kind::Settlement, &content.settlements), (Kind::City, &content.cities)] {
        for (spot, number) in spots.iter().zip(1..=game.rules().spots(kind)) {
            label(&mut canvas, content, spot, &mark(game, sheet, Site::of(kind, number), speaker));
        }
    }
    for (field, number) in content.fields.iter().zip(1..) {
        write_field(&mut canvas, game, sheet, (*field, number), speaker);
    }
    canvas.lines()
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
fn outline(canvas: &mut Canvas, field: Field) {
    let (x, y) = centre(field);
    let corners = [(1.0, 0.0), (0.5, HALF), (-0.5, HALF), (-1.0, 0.0), (-0.5, -HALF), (0.5, -HALF)];
    let corner = |index: usize| Corner { x: x + corners[index % 6].0, y: y + corners[index % 6].1 };
    for side in 0..6 {
        for (column, row) in canvas.between(corner(side), corner(side + 1)) {
            canvas.put(column, row, '·');
        }
    }
}

/// A road with its number: double when marked.
fn line(canvas: &mut Canvas, content: &Content, road: Road, is_marked: bool, number: &str) {
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
    let places = canvas.between(from, to);
    for (column, row) in &places {
        canvas.write(*column, *row, stroke);
    }
    if is_level {
        let (column, row) = canvas.place(Corner { x: f64::midpoint(from.x, to.x), y: from.y });
        canvas.centre(column, row, number);
    } else if let Some((column, row)) = places.iter().nth(places.len() / 2) {
        // Beside the stroke, so that a marked road keeps both its lines.
        canvas.write(column + 2, *row, number);
    }
}

fn label(canvas: &mut Canvas, content: &Content, spot: &Spot, name: &str) {
    let (column, row) = canvas.place(content.corners[spot.corner]);
    canvas.centre(column, row, name);
}

/// The terrain, the joker and the soldier of a field.
fn write_field(
    canvas: &mut Canvas,
    game: &CatanDice,
    sheet: &Sheet,
    field: (Field, u8),
    speaker: &dyn Say,
) {
    let (field, number) = field;
    let (x, y) = centre(field);
    let (column, row) = canvas.place(Corner { x, y });
    canvas.centre(column, row - 1, &speaker.word(field.terrain.id()));
    if number > game.rules().spots(Kind::Soldier) {
        return;
    }
    let joker = match field.joker {
        Joker::One(resource) => speaker.say(&word(resource.face())),
        Joker::Any => speaker.word("any"),
    };
    let has_soldier = number <= sheet.soldiers;
    let joker = match (has_soldier, sheet.is_crossed(number)) {
        (true, true) => format!("×{joker}×"),
        (true, false) => format!("[{joker}]"),
        (false, _) => joker,
    };
    canvas.centre(column, row, &joker);
    canvas.centre(column, row + 1, &mark(game, sheet, Site::Soldier(number), speaker));
}

/// The middle of a field with flat sides up and down.
fn centre(field: Field) -> (f64, f64) {
    let (q, r) = (f64::from(field.q), f64::from(field.r));
    (1.5 * q, HALF * (2.0 * r + q))
}

/// A grid of characters with the map's origin somewhere inside.
struct Canvas {
    cells: Vec<Vec<char>>,
    left: f64,
    top: f64,
}

impl Canvas {
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
        Self { cells: vec![vec![' '; columns]; rows], left, top }
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

    fn put(&mut self, column: i32, row: i32, character: char) {
        let cell = usize::try_from(row).ok().and_then(|row| self.cells.get_mut(row));
        let cell = cell
            .and_then(|row| usize::try_from(column).ok().and_then(|column| row.get_mut(column)));
        if let Some(cell) = cell {
            *cell = character;
        }
    }

    fn write(&mut self, column: i32, row: i32, text: &str) {
        for (offset, character) in (0..).zip(text.chars()) {
            self.put(column + offset, row, character);
        }
    }

    fn centre(&mut self, column: i32, row: i32, text: &str) {
        self.write(column - (text.chars().count() as i32 - 1) / 2, row, text);
    }

    fn lines(&self) -> Vec<String> {
        self.cells.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned()).collect()
    }
}
