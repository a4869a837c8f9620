//! Where the spaces of the kingdom lie in a drawing.

use std::fmt::Write;

use king_of_the_dice::{Layout, Space};

/// From the middle of a space to its upper corner, to its side, and from row to row.
pub(super) const CORNER: i32 = 60;
pub(super) const SIDE: i32 = 52;
const ROW: i32 = 90;
/// Around the outermost spaces, so that outlines are whole.
const MARGIN: i32 = 6;

/// The corners of a space around its middle, clockwise from the upper one; side n lies between corners n and n + 1.
const CORNERS: [(i32, i32); 6] =
    [(0, -CORNER), (SIDE, -30), (SIDE, 30), (0, CORNER), (-SIDE, 30), (-SIDE, -30)];
/// The neighbour over each side, in axial coordinates.
const BESIDE: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// A place of the drawing.
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Point {
    /// As the value of a `transform`.
    pub(super) fn shift(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

/// The middle of a space.
pub(super) fn middle(map: &Layout, space: Space) -> Point {
    let (q, r) = map.at[space.index()];
    let (q, r) = (i32::from(q), i32::from(r));
    Point { x: SIDE * (2 * q + r), y: ROW * r }
}

/// The corners of a space at a part of its size, in hundredths.
pub(super) fn outline(hundredths: i32) -> String {
    let corner = |(x, y): (i32, i32)| format!("{},{}", x * hundredths / 100, y * hundredths / 100);
    CORNERS.map(corner).join(" ")
}

/// Spaces as one path, each a little smaller than it is.
pub(super) fn path(map: &Layout, spaces: impl Iterator<Item = Space>) -> String {
    let hex = |space: Space| {
        let Point { x, y } = middle(map, space);
        format!("M{x} {}l48 28v56l-48 28-48-28v-56z", y - 56)
    };
    spaces.map(hex).collect()
}

/// The frame of the whole drawing.
pub(super) fn view_box(map: &Layout) -> String {
    let (mut low, mut high) = (Point { x: 0, y: 0 }, Point { x: 0, y: 0 });
    for Point { x, y } in Space::all().map(|space| middle(map, space)) {
        (low.x, low.y) = (low.x.min(x), low.y.min(y));
        (high.x, high.y) = (high.x.max(x), high.y.max(y));
    }
    let (left, top) = (low.x - SIDE - MARGIN, low.y - CORNER - MARGIN);
    let (right, bottom) = (high.x + SIDE + MARGIN, high.y + CORNER + MARGIN);
    format!("{left} {top} {} {}", right - left, bottom - top)
}

/// Whether the halves lie side by side, so that no corner of the drawing is empty.
pub(super) fn is_full(map: &Layout) -> bool {
    let rows = |half: &[(i8, i8)]| (half.iter().map(|at| at.1).min(), half.len());
    let (left, right) = map.at.split_at(Space::HALF);
    rows(left) == rows(right)
}

/// The line between the halves, as a path.
pub(super) fn seam(map: &Layout) -> String {
    let (left, right) = map.at.split_at(Space::HALF);
    let mut path = String::new();
    for (space, (q, r)) in Space::all().zip(left) {
        let at = middle(map, space);
        for (side, (dq, dr)) in BESIDE.into_iter().enumerate() {
            if right.contains(&(q + dq, r + dr)) {
                let ((from_x, from_y), (to_x, to_y)) = (CORNERS[side], CORNERS[(side + 1) % 6]);
                let _ = write!(
                    path,
                    "M{} {}L{} {}",
                    at.x + from_x,
                    at.y + from_y,
                    at.x + to_x,
                    at.y + to_y
                );
            }
        }
    }
    path
}
