//! A pack as it is written in TOML, before it is checked.

use engine::pack::Source;
use serde::Deserialize;
use toml::Spanned;

use super::Effect;
use crate::{Colour, Gem, Terrain};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawContent {
    pub(super) game: Spanned<String>,
    pub(super) dice: Vec<Spanned<RawDie>>,
    pub(super) cards: Vec<Spanned<RawCard>>,
    pub(super) spaces: Vec<Spanned<RawSpace>>,
    pub(super) layouts: Vec<Spanned<RawLayout>>,
    pub(super) totals: RawTotals,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDie {
    pub(super) id: usize,
    pub(super) faces: Vec<Colour>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) effect: Effect,
    pub(super) levels: Vec<RawCondition>,
    pub(super) joker: String,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "joker_source")]
    _joker_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCondition {
    pub(super) colors: Option<RawColours>,
    pub(super) numbers: Option<Vec<u8>>,
    pub(super) groups: Option<Vec<u8>>,
    pub(super) sum: Option<u8>,
    pub(super) of: Option<Colour>,
    pub(super) order: Option<[Colour; 3]>,
    pub(super) run: Option<u8>,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawColours {
    pub(super) red: u8,
    pub(super) blue: u8,
    pub(super) green: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpace {
    pub(super) id: String,
    pub(super) q: i8,
    pub(super) r: i8,
    pub(super) terrain: Terrain,
    pub(super) gem: Option<Gem>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLayout {
    pub(super) players: u8,
    pub(super) turned: bool,
    pub(super) q: i8,
    pub(super) r: i8,
    pub(super) fires: Vec<String>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTotals {
    pub(super) white: Spanned<RawTotal>,
    pub(super) gold: Spanned<RawTotal>,
    pub(super) fires: Spanned<RawTotal>,
    pub(super) markers: Spanned<RawTotal>,
    pub(super) rolls: Spanned<RawTotal>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTotal {
    pub(super) count: u8,
    #[serde(rename = "source")]
    _source: Source,
}
