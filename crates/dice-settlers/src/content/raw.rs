//! A pack as it stands in TOML, before anything is checked.

use std::collections::BTreeMap;

use engine::pack::Source;
use serde::Deserialize;
use toml::Spanned;

use super::{Band, Colour, Icon, Main, Per, Resource, Strictness, Terrain};
use crate::TechId;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawContent {
    pub(super) game: Spanned<String>,
    pub(super) dice: Spanned<Vec<Spanned<RawDie>>>,
    pub(super) start: Spanned<RawStart>,
    pub(super) vp_supply: Spanned<RawSupply>,
    pub(super) dice_returned: RawReturned,
    pub(super) recruit: Spanned<RawRecruit>,
    pub(super) house_vp: Spanned<RawHouses>,
    pub(super) trade: Spanned<RawTrade>,
    pub(super) solo: Spanned<RawSolo>,
    pub(super) tiles: Spanned<Vec<Spanned<RawTile>>>,
    pub(super) seals: Spanned<Vec<Spanned<RawSeal>>>,
    pub(super) technologies: Spanned<Vec<Spanned<RawTechnology>>>,
    pub(super) sets: Spanned<Vec<Spanned<RawSet>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDie {
    pub(super) colour: Colour,
    pub(super) count: u8,
    pub(super) faces: Vec<Icon>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) bag: BTreeMap<Colour, u8>,
    pub(super) tents: u8,
    pub(super) houses: u8,
    pub(super) quota: u8,
    pub(super) most_quota: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSupply {
    pub(super) vp: [u8; 3],
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHouses {
    pub(super) vp: [u8; 6],
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawReturned {
    pub(super) dice: [u8; 3],
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRecruit {
    pub(super) costs: [u8; 3],
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrade {
    pub(super) identical: u8,
    pub(super) different: u8,
    pub(super) two: u8,
    pub(super) die: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSolo {
    pub(super) hex: [Main; 6],
    pub(super) marker: Main,
    pub(super) gold: Main,
    pub(super) die: [u8; 6],
    pub(super) take: [(u8, u8); 4],
    pub(super) tents: u8,
    pub(super) easy: Strictness,
    pub(super) normal: Strictness,
    pub(super) hard: Strictness,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "ordered")]
    _ordered: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub(super) number: u8,
    pub(super) terrain: Terrain,
    pub(super) band: Band,
    pub(super) vp: Option<(u8, u8)>,
    pub(super) place: Option<RawBenefit>,
    pub(super) control: Option<RawBonus>,
    pub(super) presence: Option<RawBonus>,
    pub(super) factory: Option<RawBenefit>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawBenefit {
    Tokens { resource: Resource, count: u8, die: Option<Colour> },
    Die { colour: Colour },
    AnyDie {},
    Tents { count: u8 },
    House {},
    ExtraAction {},
    TentsToHouse {},
    Vp { count: u8 },
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawBonus {
    Quota { count: u8 },
    Icon { icon: Icon },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSeal {
    pub(super) id: String,
    pub(super) draw: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTechnology {
    pub(super) id: TechId,
    pub(super) slug: String,
    pub(super) name: String,
    pub(super) research: u8,
    pub(super) terrains: Vec<Terrain>,
    pub(super) cost: BTreeMap<Resource, u8>,
    pub(super) vp: u8,
    pub(super) once: bool,
    pub(super) min_seats: Option<u8>,
    pub(super) effect: RawEffect,
    #[serde(rename = "named")]
    _named: Source,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(rename = "costed")]
    _costed: Source,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawEffect {
    Quota { count: u8 },
    Icon { icon: Icon },
    KeepDice { count: u8 },
    SettleTake { count: u8 },
    IgnoreRaid { count: u8 },
    RaidFromGeneral {},
    HarvestBonus { count: u8 },
    Convert { from: Icon, to: Vec<Icon> },
    Mapmaking { count: u8 },
    HarvestGold { count: u8 },
    RaidAdjacent {},
    SetDie {},
    FactoryFree {},
    DrawDice { count: u8 },
    RecruitCosts { costs: [u8; 3] },
    JoinAnywhere {},
    Recall { count: u8 },
    TradeTwo { vp: u8 },
    GainActive {},
    HarvestEach {},
    ExtraAction {},
    RepeatAction {},
    PresenceAsControl {},
    NoAdjacency {},
    Score { per: Per, vp: u8, second: Option<u8>, most: Option<u8> },
    Explode { blast: RawBlast },
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawBlast {
    RemoveTents { count: u8 },
    Gold { count: u8 },
    AnyDie {},
    ExtraAction {},
    LandRush { take: u8, place: u8 },
    SetDice { count: u8 },
    Vp { count: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSet {
    pub(super) id: String,
    pub(super) cards: Vec<TechId>,
    #[serde(rename = "source")]
    _source: Source,
}
