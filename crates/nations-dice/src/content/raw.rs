//! A pack as it is written in TOML, before it is checked.

use engine::pack::Source;
use serde::Deserialize;
use toml::Spanned;

use super::{Chit, Colour};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawContent {
    pub(super) game: Spanned<String>,
    pub(super) dice: Spanned<Vec<Spanned<RawDie>>>,
    pub(super) white_two_food: RawFaces,
    pub(super) chits: Spanned<Vec<Spanned<RawChit>>>,
    pub(super) start: Spanned<RawStart>,
    pub(super) buildings: Spanned<Vec<Spanned<RawBuilding>>>,
    pub(super) tiles: Spanned<Vec<Spanned<RawTile>>>,
    pub(super) events: Spanned<Vec<Spanned<RawEvent>>>,
    pub(super) hall: Vec<Spanned<RawFame>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDie {
    pub(super) colour: Colour,
    pub(super) count: u8,
    pub(super) faces: Spanned<Vec<String>>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFaces {
    pub(super) faces: Spanned<Vec<String>>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawChit {
    pub(super) kind: Chit,
    pub(super) count: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) chits: Vec<Chit>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBuilding {
    pub(super) name: String,
    pub(super) vp: u8,
    pub(super) colour: Colour,
    pub(super) dice: u8,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "named")]
    _named: Source,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawKind {
    Building,
    Advisor,
    Colony,
    Wonder,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) kind: RawKind,
    pub(super) vp: u8,
    pub(super) colour: Option<Colour>,
    pub(super) dice: Option<u8>,
    pub(super) rerolls: Option<u8>,
    pub(super) stone: Option<u8>,
    pub(super) chit: Option<Chit>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "named")]
    _named: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvent {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) food: u8,
    pub(super) strength: u8,
    pub(super) vp: u8,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "named")]
    _named: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFame {
    pub(super) points: u8,
    pub(super) name: String,
    #[serde(rename = "source")]
    _source: Source,
}
