//! A text as a square of light and dark fields that a camera reads.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// How many light fields are around it; readers want four.
const MARGIN: usize = 4;

/// The drawing, dark on light in every scheme of colours; nothing if the text is too long for one.
pub(crate) fn drawn(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return Markup::default();
    };
    let side = code.width() + 2 * MARGIN;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path(&code)) fill="#000" {}
        }
    }
}

/// The dark fields, each run of a line as a bar.
fn path(code: &QrCode) -> String {
    let (width, colours) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, line) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in line.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                let _ = write!(path, "M{} {}h{}v1h-{2}z", x + MARGIN, y + MARGIN, run.len());
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_link_is_drawn_and_what_is_too_long_is_not() {
        let drawing = drawn("https://rollstead.example/elsewhere/0123456789abcdef", "a link").0;
        // The corner that every reader looks for, after the margin: seven dark fields.
        assert!(drawing.contains("M4 4h7v1h-7z") && drawing.contains("aria-label=\"a link\""));
        assert_eq!(drawn(&"x".repeat(5_000), "").0, "");
    }
}
