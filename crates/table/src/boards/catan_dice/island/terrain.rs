//! A pattern for each terrain, so that the island reads without its colours.

use engine::Seat;
use maud::{Markup, html};

/// Name, width, height and path of each pattern; closed shapes are filled lightly by the style sheet.
const PATTERNS: [(&str, u8, u8, &str); 7] = [
    ("mountains", 40, 30, "M2 26 13 8l11 18M13 8l4 6-4 2-4-2zM26 26l7-11 6 11"),
    (
        "fields",
        22,
        28,
        "M6 26V12M6 18l-4-4M6 18l4-4M6 13l-4-4M6 13l4-4M17 20V6M17 12l-4-4M17 12l4-4",
    ),
    (
        "pasture",
        36,
        30,
        "M4 12c2-1 3-3 3-6M7 12V4M10 12c-2-1-3-3-3-6M22 27c2-1 3-3 3-6M25 27v-8M28 27c-2-1-3-3-3-6",
    ),
    ("forest", 34, 38, "M9 2l7 11H2zM9 9l8 12H1zM9 21v4M26 19l6 10H20zM26 25l7 10H19zM26 35v3"),
    (
        "hills",
        44,
        26,
        "M2 12c4-10 14-10 18 0M7 12c2-4 6-4 8 0M24 25c4-10 14-10 18 0M29 25c2-4 6-4 8 0",
    ),
    ("desert", 48, 28, "M0 9c8-7 16-7 24 0s16 7 24 0M10 20h.1M22 24h.1M36 21h.1M30 6h.1"),
    ("sea", 44, 24, "M0 8c5-6 11-6 16 0M22 20c5-6 11-6 16 0"),
];

/// The patterns for one drawing; several islands can stand on a page, so each seat has its own.
pub(super) fn patterns(seat: Seat) -> Markup {
    html! {
        @for (name, width, height, path) in PATTERNS {
            pattern id={ "pattern-" (name) "-" (seat) } class={ "pattern pattern-" (name) }
                width=(width) height=(height) patternUnits="userSpaceOnUse" {
                path d=(path) {}
            }
        }
    }
}

/// The paint that a `fill` names.
pub(super) fn paint(name: &str, seat: Seat) -> String {
    format!("url(#pattern-{name}-{seat})")
}
