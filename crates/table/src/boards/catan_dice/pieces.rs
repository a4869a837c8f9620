//! Roads, settlements, cities and soldiers in the colour and with the shape of their seat.

use catan_dice::Kind;
use engine::Seat;
use maud::{Markup, html};

use super::geometry::Point;
use crate::boards::icons::common;

/// A piece around the middle of a drawing, with what it scores where that is wanted.
pub(super) fn piece(kind: Kind, seat: Seat, points: Option<u8>) -> Markup {
    let (symbol, [x, y, width, height], [mark_x, mark_y, mark]) = match kind {
        Kind::Settlement | Kind::Road => ("house", [-29, -26, 58, 46], [-8, -2, 16]),
        Kind::City => ("city", [-36, -27, 73, 50], [-23, -7, 15]),
        Kind::Soldier => ("soldier", [-23, -34, 47, 52], [-9, 2, 13]),
    };
    let [right, below] = if kind == Kind::City { [31, 16] } else { [23, 14] };
    html! {
        g class={ "piece seat-" (seat) } {
            use href=(common(symbol)) x=(x) y=(y) width=(width) height=(height) {}
            (shape(seat, mark_x, mark_y, mark))
            @if let Some(points) = points {
                circle class="cnt" cx=(right) cy=(below) r="13" {}
                text class="cntt" x=(right) y=(below + 6) { (points) }
            }
        }
    }
}

/// A road from end to end.
pub(super) fn road([from, to]: [Point; 2], seat: Seat) -> Markup {
    let (x, y) = (i32::midpoint(from.x, to.x), i32::midpoint(from.y, to.y));
    html! {
        g class={ "piece seat-" (seat) } {
            @for layer in ["r0", "r1", "r2"] {
                line class=(layer) x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y) {}
            }
            (shape(seat, x - 5, y - 5, 10))
        }
    }
}

/// The shape of the seat in white.
fn shape(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    let symbol = common(&format!("s{}", seat.index() % 4 + 1));
    html! { use class="w" href=(symbol) x=(x) y=(y) width=(size) height=(size) {} }
}

/// What a spot looks like before it is built on, around its middle.
pub(super) const fn spot(kind: Kind) -> &'static str {
    match kind {
        Kind::Settlement | Kind::Road => "M-23 21V-7L0-28 23-7V21z",
        Kind::City => "M-32 24V-14L-16-32 0-14V-6H32V24z",
        Kind::Soldier => "M0-28 21-20V-4C21 9 13 20 0 25-13 20-21 9-21-4V-20z",
    }
}

/// An outline around a piece that lies along the drawing.
pub(super) const fn around(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => "M-36-16H36A16 16 0 0 1 36 16H-36A16 16 0 0 1-36-16z",
        Kind::Settlement => "M-36 32V-12L0-42 36-12V32z",
        Kind::City => "M-44 34V-18L-20-42 4-20H46V34z",
        Kind::Soldier => "M-32 28V-20A22 22 0 0 1-10-42H10A22 22 0 0 1 32-20V28z",
    }
}
