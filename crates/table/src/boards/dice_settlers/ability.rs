//! What a tile does, in pictures and by its rule.

use dice_settlers::{Ability, Benefit, Bonus};

use super::Picture;
use super::names::picture;

/// The picture of when an ability serves, if it has one.
pub(super) const fn kind(ability: Ability) -> Option<Picture> {
    match ability {
        Ability::None | Ability::Place(_) => None,
        Ability::Control(_) => Some(Picture::Crown),
        Ability::Presence(_) => Some(Picture::Flag),
        Ability::Factory(_) => Some(Picture::Gear),
    }
}

/// The picture of what an ability brings.
pub(super) fn brings(ability: Ability) -> Option<Picture> {
    match ability {
        Ability::None => None,
        Ability::Place(benefit) | Ability::Factory(benefit) => Some(match benefit {
            Benefit::Tokens { resource, .. } => picture(resource.icon()),
            Benefit::Die(_) | Benefit::AnyDie => Picture::AllDice,
            Benefit::Tents(_) => Picture::Tent,
            Benefit::House | Benefit::TentsToHouse => Picture::Settlement,
            Benefit::ExtraAction => Picture::Bolt,
            Benefit::Vp(_) => Picture::Medal,
        }),
        Ability::Control(bonus) | Ability::Presence(bonus) => Some(match bonus {
            Bonus::Quota(_) => Picture::AllDice,
            Bonus::Icon(icon) => picture(icon),
        }),
    }
}

/// The rule of the ability.
pub(super) const fn rule(ability: Ability) -> &'static str {
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
