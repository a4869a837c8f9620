//! A pack as it is written in TOML, before it is checked.

use engine::pack::Source;
use serde::Deserialize;
use toml::Spanned;

use super::{Face, Joker, Resource, Terrain};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawContent {
    pub(super) game: Spanned<String>,
    pub(super) vertices: Vec<Spanned<RawVertex>>,
    pub(super) fields: Vec<Spanned<RawField>>,
    pub(super) start: Spanned<RawStart>,
    pub(super) roads: Vec<Spanned<RawRoad>>,
    pub(super) settlements: Vec<Spanned<RawSpot>>,
    pub(super) cities: Vec<Spanned<RawSpot>>,
    pub(super) dice: RawDice,
    pub(super) score: RawScore,
    pub(super) rulesets: Vec<Spanned<RawRuleset>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawVertex {
    pub(super) id: String,
    pub(super) x: f64,
    pub(super) y: f64,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawField {
    pub(super) id: usize,
    pub(super) terrain: Terrain,
    pub(super) joker: RawJoker,
    pub(super) q: i8,
    pub(super) r: i8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawJoker {
    Grain,
    Ore,
    Sheep,
    Wood,
    Brick,
    Any,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) from: String,
    pub(super) to: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoad {
    pub(super) id: usize,
    pub(super) from: String,
    pub(super) to: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpot {
    pub(super) id: usize,
    pub(super) vertex: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDice {
    pub(super) count: Spanned<u8>,
    pub(super) faces: Spanned<Vec<Face>>,
    pub(super) rolls: Spanned<u8>,
    pub(super) gold: Spanned<u8>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScore {
    pub(super) turns: Spanned<u8>,
    pub(super) cross: Spanned<i8>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRuleset {
    pub(super) id: Spanned<String>,
    pub(super) road: Spanned<RawRoadPrice>,
    pub(super) settlement: Spanned<RawPrice>,
    pub(super) city: Spanned<RawPrice>,
    pub(super) soldier: Spanned<RawPrice>,
    pub(super) joker_same_turn: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoadPrice {
    pub(super) cost: RawCost,
    pub(super) points: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPrice {
    pub(super) cost: RawCost,
    pub(super) points: Vec<u8>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawCost {
    pub(super) grain: u8,
    pub(super) ore: u8,
    pub(super) sheep: u8,
    pub(super) wood: u8,
    pub(super) brick: u8,
}

impl From<RawJoker> for Joker {
    fn from(raw: RawJoker) -> Self {
        match raw {
            RawJoker::Grain => Self::One(Resource::Grain),
            RawJoker::Ore => Self::One(Resource::Ore),
            RawJoker::Sheep => Self::One(Resource::Sheep),
            RawJoker::Wood => Self::One(Resource::Wood),
            RawJoker::Brick => Self::One(Resource::Brick),
            RawJoker::Any => Self::Any,
        }
    }
}
