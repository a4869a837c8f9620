//! What a technology does: its sentence, its picture and its rule.

use dice_settlers::{Blast, Effect, Icon, Per, Technology, technology_effect};

use super::names::picture;
use super::{Picture, Table};

/// What the technology does, in a sentence.
pub(super) fn words(table: &Table<'_>, card: &Technology) -> String {
    table.say(&technology_effect(card))
}

/// The icon it makes, if it makes one.
pub(super) const fn icon(effect: Effect) -> Option<Icon> {
    if let Effect::Icon(icon) = effect { Some(icon) } else { None }
}

/// The picture on the button that uses it.
pub(super) const fn sign(effect: Effect) -> Picture {
    match effect {
        Effect::Icon(icon) => picture(icon),
        Effect::Explode(_) => Picture::Burst,
        Effect::ExtraAction | Effect::RepeatAction => Picture::Bolt,
        Effect::HarvestGold(_) => Picture::Gold,
        Effect::HarvestBonus(_) | Effect::HarvestEach => Picture::Grain,
        Effect::FactoryFree => Picture::Gear,
        Effect::SettleTake(_) => Picture::Tent,
        Effect::IgnoreRaid(_) | Effect::RaidFromGeneral | Effect::RaidAdjacent => Picture::Sword,
        Effect::Mapmaking(_) | Effect::JoinAnywhere | Effect::NoAdjacency => Picture::Compass,
        Effect::TradeTwo(_) => Picture::Scales,
        Effect::PresenceAsControl => Picture::Crown,
        Effect::Score(_) => Picture::Medal,
        Effect::Convert { .. } => Picture::Again,
        Effect::Quota(_)
        | Effect::KeepDice(_)
        | Effect::SetDie
        | Effect::DrawDice(_)
        | Effect::RecruitCosts(_)
        | Effect::Recall(_)
        | Effect::GainActive => Picture::AllDice,
    }
}

/// The rule that says it.
pub(super) const fn rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Quota(_) => "DS-23.4",
        Effect::Icon(Icon::Pioneer) => "DS-23.6",
        Effect::Icon(_) => "DS-23.5",
        Effect::Convert { from: Icon::Explore, .. } => "DS-23.8",
        Effect::Convert { from: Icon::Pioneer, to } if to != 1 << Icon::Raid as u16 => "DS-23.8",
        Effect::Convert { .. } => "DS-23.7",
        Effect::IgnoreRaid(_) => "DS-23.9",
        Effect::KeepDice(_) => "DS-23.10",
        Effect::SettleTake(_) => "DS-23.11",
        Effect::RaidFromGeneral => "DS-23.12",
        Effect::HarvestBonus(_) => "DS-23.13",
        Effect::HarvestGold(_) => "DS-23.14",
        Effect::HarvestEach => "DS-23.15",
        Effect::Mapmaking(_) => "DS-23.16",
        Effect::RaidAdjacent => "DS-23.17",
        Effect::SetDie => "DS-23.18",
        Effect::FactoryFree => "DS-23.19",
        Effect::DrawDice(_) => "DS-23.20",
        Effect::RecruitCosts(_) => "DS-23.21",
        Effect::JoinAnywhere => "DS-23.22",
        Effect::Recall(_) => "DS-23.23",
        Effect::TradeTwo(_) => "DS-23.24",
        Effect::GainActive => "DS-23.25",
        Effect::ExtraAction => "DS-23.26",
        Effect::RepeatAction => "DS-23.27",
        Effect::PresenceAsControl => "DS-23.28",
        Effect::NoAdjacency => "DS-23.29",
        Effect::Score(score) => scoring(score.per),
        Effect::Explode(blast) => explosion(blast),
    }
}

const fn scoring(per: Per) -> &'static str {
    match per {
        Per::House => "DS-23.30",
        Per::TwoResources => "DS-23.31",
        Per::TerrainControlled => "DS-23.32",
        Per::ThreeVp => "DS-23.33",
        Per::Technology => "DS-23.34",
        Per::PresenceTile => "DS-23.35",
        Per::ColourPair => "DS-23.36",
        Per::CategoryRank => "DS-23.37",
    }
}

const fn explosion(blast: Blast) -> &'static str {
    match blast {
        Blast::RemoveTents(_) => "DS-23.38",
        Blast::Gold(_) => "DS-23.39",
        Blast::AnyDie => "DS-23.40",
        Blast::ExtraAction => "DS-23.41",
        Blast::LandRush { .. } => "DS-23.42",
        Blast::SetDice(_) => "DS-23.43",
        Blast::Vp(_) => "DS-23.44",
    }
}
