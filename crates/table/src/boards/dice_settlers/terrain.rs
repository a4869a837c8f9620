//! The ground of a tile: a colour and a sign for each terrain, so that the map reads without its colours.

use dice_settlers::Terrain;
use maud::{Markup, html};

/// From the middle of a hex to its upper corner and to its side.
pub(super) const CORNER: i32 = 60;
pub(super) const SIDE: i32 = 52;

/// The corners of a hex at a part of its size, in hundredths.
pub(super) fn outline(hundredths: i32) -> String {
    let half = CORNER / 2;
    let corners =
        [(0, -CORNER), (SIDE, -half), (SIDE, half), (0, CORNER), (-SIDE, half), (-SIDE, -half)];
    let corner = |(x, y): (i32, i32)| format!("{},{}", x * hundredths / 100, y * hundredths / 100);
    corners.map(corner).join(" ")
}

/// A hex of the terrain around the middle of the drawing.
pub(super) fn ground(terrain: Terrain) -> Markup {
    html! {
        polygon class={ "land-tile " (look(terrain)) } points=(outline(98)) {}
        path class="land-sign" d=(sign(terrain)) {}
    }
}

const fn look(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => "ground-fields",
        Terrain::Forest => "ground-forest",
        Terrain::Mountains => "ground-mountains",
        Terrain::Desert => "ground-desert",
        Terrain::Hills => "ground-hills",
    }
}

/// Strokes, trees, peaks, dunes or mounds all over the hex.
const fn sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => {
            "M-14-44v9M0-49v9M14-44v9M-38-23v9M-24-26v9M-10-23v9M4-26v9M18-23v9M32-26v9M-42 3v9M-28 0v9M-14 3v9M0 0v9M14 3v9M28 0v9M42 3v9M-31 27v9M-17 24v9M-3 27v9M11 24v9M25 27v9M-10 44v8M4 47v7"
        }
        Terrain::Forest => {
            "M0-53l8 13H-8zM-26-36l8 13h-16zM26-36l8 13H18zM0-28l8 13H-8zM-40-12l8 13h-16zM40-12l8 13H32zM-18-4l8 13h-16zM18-4l8 13H10zM-34 18l8 13h-16zM34 18l8 13H26zM0 16l8 13H-8zM-14 34l8 13h-16zM14 34l8 13H6z"
        }
        Terrain::Mountains => {
            "M-12-36L0-54 12-36M-44-14L-30-34-16-14M-14-10L0-30 14-10M16-14L30-34 44-14M-30 14L-16-6-2 14M2 14L16-6 30 14M-46 30l10-15 10 15M26 30l10-15 10 15M-16 42L0 20 16 42"
        }
        Terrain::Desert => {
            "M-18-42c6-6 12-6 18 0s12 6 18 0M-44-22c7-7 15-7 22 0s15 7 22 0 15-7 22 0 15 7 22 0M-48 0c8-7 16-7 24 0s16 7 24 0 16-7 24 0 16 7 24 0M-44 22c7-7 15-7 22 0s15 7 22 0 15-7 22 0 15 7 22 0M-18 42c6-6 12-6 18 0s12 6 18 0"
        }
        Terrain::Hills => {
            "M-12-36c4-14 20-14 24 0M-44-14c5-14 23-14 28 0M-14-12c5-14 23-14 28 0M16-14c5-14 23-14 28 0M-30 12c5-14 23-14 28 0M2 12c5-14 23-14 28 0M-46 32c4-12 18-12 22 0M24 32c4-12 18-12 22 0M-13 40c5-14 21-14 26 0"
        }
    }
}
