//! What a tile does, in pictures.

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

