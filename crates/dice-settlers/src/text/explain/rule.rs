//! The rules that say what tiles and technologies do.

use crate::{Ability, Benefit, Blast, Bonus, Effect, Icon, Per};

/// The rule of the ability.
pub(super) const fn of_ability(ability: Ability) -> &'static str {
    match ability {
        Ability::None | Ability::Presence(Bonus::Icon(_)) => "DS-22.1",
        Ability::Control(Bonus::Quota(_)) => "DS-22.2",
        Ability::Presence(Bonus::Quota(_)) => "DS-22.3",
        Ability::Control(Bonus::Icon(_)) => "DS-22.4",
        Ability::Place(Benefit::House) => "DS-22.6",
        Ability::Place(Benefit::AnyDie) => "DS-22.7",
        Ability::Place(Benefit::ExtraAction) => "DS-22.8",
        Ability::Place(
            Benefit::Tokens { .. }
            | Benefit::Die(_)
            | Benefit::Tents(_)
            | Benefit::TentsToHouse
            | Benefit::Vp(_),
        ) => "DS-22.5",
        Ability::Factory(Benefit::Tents(_)) => "DS-22.9",
        Ability::Factory(Benefit::Die(_) | Benefit::AnyDie) => "DS-22.10",
        Ability::Factory(Benefit::Tokens { .. }) => "DS-22.11",
        Ability::Factory(Benefit::ExtraAction) => "DS-22.12",
        Ability::Factory(Benefit::TentsToHouse | Benefit::House) => "DS-22.13",
        Ability::Factory(Benefit::Vp(_)) => "DS-22.14",
    }
}

/// The rule of a technology.
pub(super) const fn of_effect(effect: Effect) -> &'static str {
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
