//! A sign for each terrain, so that the kingdom reads without its colours.

use king_of_the_dice::Terrain;
use maud::{Markup, html};

/// The sign around the middle of a space; closed shapes are filled lightly by the style sheet.
pub(super) fn sign(terrain: Terrain) -> Markup {
    html! { path d=(path(terrain)) {} }
}

const fn path(terrain: Terrain) -> &'static str {
    match terrain {
        // Ears.
        Terrain::Field => {
            "M-18 10V-18M-18-4l-7-7M-18-4l7-7M-18-12l-7-7M-18-12l7-7M0 10V-24M0-8l-7-7M0-8l7-7M0-17l-7-7M0-17l7-7M18 10V-18M18-4l-7-7M18-4l7-7M18-12l-7-7M18-12l7-7"
        }
        // A crater with smoke.
        Terrain::Volcano => {
            "M-30 10-9-14H9L30 10zM-4-20c-5-4 4-7-1-11M6-20c-5-4 4-7-1-11M0-14V0M-4 4l4-4 5 4"
        }
        // Waves within a shore.
        Terrain::Lake => {
            "M-28-7c6-14 46-16 54 0s-8 18-28 17-32-5-26-17zM-16-8c5-4 9-4 13 0M2-2c5-4 9-4 13 0M-13 3c5-4 9-4 13 0"
        }
        // Peaks with snow.
        Terrain::Mountains => "M-32 10-10-24 12 10zM-10-24-3-13-10-10-17-13zM4-3 14-16 31 10H12",
        // Two cliffs and a river.
        Terrain::Canyon => {
            "M-31-20H-10L-6 10H-31zM31-20H10L6 10H31zM-31-10H-9M31-10H9M0-20c-5 8 5 12 0 30"
        }
        // Reeds in water.
        Terrain::Swamp => {
            "M-28 8h14M-6 10h16M16 7h13M-16 4V-14M-16-14c-4-5-4-9 0-14 4 5 4 9 0 14zM2 5V-8M2-8c-4-5-4-9 0-14 4 5 4 9 0 14zM19 3V-12M19-12c-4-5-4-9 0-14 4 5 4 9 0 14z"
        }
        // A flower between blades.
        Terrain::Meadow => {
            "M0 10V-10M0-10a5 5 0 1 1 1 0zM0-18c-9-6-12 4-5 5M0-18c9-6 12 4 5 5M-22 10c0-8-3-11-6-13M-22 10c0-8 3-12 6-14M22 10c0-8-3-12-6-14M22 10c0-8 3-11 6-13"
        }
        // Three crystals.
        Terrain::CrystalCaves => {
            "M-8 10V-14L0-27 8-14V10zM-8-14H8M0-27V10M-24 10V-3l6-9 6 9V10zM24 10V-3l-6-9-6 9V10z"
        }
        // A palm at the water.
        Terrain::Beach => {
            "M-2 8c4-9 3-18 0-26M-2-18c-9-6-16-2-18 5M-2-18c9-6 16-2 18 5M-2-18c-4-7-11-8-16-5M-2-18c4-7 11-8 16-5M-28 10c7-5 13-5 18 0s12 5 18 0 13-5 20 0"
        }
        // Two firs and a round tree.
        Terrain::Forest => {
            "M-19-22l10 15h-20zM-19-12l12 16h-24zM-19 4v7M14-22a12 12 0 0 1 6 22H8a12 12 0 0 1 6-22zM14 0v11"
        }
        // Cracks in dry ground.
        Terrain::Badlands => {
            "M-30-12-14-18 0-8 14-20 30-12M0-8-4 4 8 12M-14-18-10-26M-4 4-22 8M-22 8-30 2M14-20 18-4 30 4M18-4 8 0"
        }
        // Mushrooms.
        Terrain::MushroomGrove => {
            "M-24-8c0-19 28-19 28 0zM-13-8V9h6V-8M10 1c0-13 20-13 20 0zM18 1V10h5V1M-14-14h.1M-6-16h.1"
        }
        // A flake.
        Terrain::Snowfield => {
            "M0-27V11M-17-18 17 2M17-18-17 2M-5-24 0-19 5-24M-5 8 0 3 5 8M-17-11-11-14-12-21M17-11 11-14 12-21M-17-5-11-2-12 5M17-5 11-2 12 5"
        }
        // Low shrubs with bells.
        Terrain::Heath => {
            "M-20 10c0-9-6-14-9-20M-20 10c0-9 1-16 0-24M-20 10c0-9 5-14 9-20M14 10c0-9-6-14-9-20M14 10c0-9 1-16 0-24M14 10c0-9 5-14 9-20M-29-10h.1M-20-14h.1M-11-10h.1M5-10h.1M14-14h.1M23-10h.1"
        }
        // Dunes under a sun.
        Terrain::Desert => {
            "M-31 6c10-14 20-14 31 0 10-12 21-12 31 0M-20 12c7-5 13-5 20 0M14-18a7 7 0 1 1 1 0z"
        }
    }
}
