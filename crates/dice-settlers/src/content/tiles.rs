//! DS-22: the map tiles of a pack, read and checked.

use engine::pack::Problems;
use toml::Spanned;

use super::raw::{RawBenefit, RawBonus, RawTile};
use super::read::{MOST_NUMBER, MOST_QUOTA_BONUS, Part};
use super::{Ability, Band, Benefit, Bonus, Colour, Icon, Tile};
use crate::names::TILES;

const STARTERS: usize = 7;
/// A state notes in sixteen bits which factories were used.
const MOST_FACTORIES: usize = 16;

pub(super) fn tiles(
    raw: &Spanned<Vec<Spanned<RawTile>>>,
    problems: &mut Problems<'_>,
) -> Vec<Tile> {
    let list = raw.as_ref();
    problems.expect(list.len() == TILES, raw.span(), "tiles", || {
        format!("{} tiles, the box has {TILES}", list.len())
    });
    let tiles: Vec<_> =
        (1..).zip(list).map(|(number, tile)| read(tile, number, problems)).collect();
    let starters = tiles.iter().filter(|tile| tile.band == Band::Start).count();
    problems.expect(starters == STARTERS, raw.span(), "tiles.band", || {
        format!("{starters} starting tiles, the box has {STARTERS}")
    });
    let factories = tiles.iter().filter(|tile| matches!(tile.ability, Ability::Factory(_))).count();
    problems.expect(factories <= MOST_FACTORIES, raw.span(), "tiles.factory", || {
        format!("{factories} factories, there is room for {MOST_FACTORIES}")
    });
    tiles
}

fn read(raw: &Spanned<RawTile>, expected: usize, problems: &mut Problems<'_>) -> Tile {
    let RawTile { number, terrain, band, vp, .. } = *raw.as_ref();
    let mut part = Part::new(raw, "tiles", problems);
    part.expect(usize::from(number) == expected, "number", || {
        format!("{number} should be {expected}: they are numbered in order")
    });
    let vp = vp.map(|(first, second)| {
        let mut points = |vp: u8| part.within("vp", 0..=MOST_NUMBER, vp);
        (points(first), points(second))
    });
    Tile { terrain, band, vp, ability: ability(raw.as_ref(), &mut part) }
}

/// At most one of the four fields of an ability.
fn ability(raw: &RawTile, part: &mut Part<'_, '_>) -> Ability {
    let RawTile { place, control, presence, factory, band, .. } = raw;
    let (field, ability) = match (place, control, presence, factory) {
        (None, None, None, None) => return Ability::None,
        (Some(raw), None, None, None) => ("place", Ability::Place(benefit(raw, "place", part))),
        (None, Some(raw), None, None) => ("control", Ability::Control(bonus(raw, "control", part))),
        (None, None, Some(raw), None) => {
            ("presence", Ability::Presence(bonus(raw, "presence", part)))
        }
        (None, None, None, Some(raw)) => {
            ("factory", Ability::Factory(benefit(raw, "factory", part)))
        }
        (_, _, _, _) => {
            part.expect(false, "place", || {
                "a tile has at most one of place, control, presence and factory".into()
            });
            return Ability::None;
        }
    };
    if let Some(problem) = misfit(ability, *band) {
        part.expect(false, field, || problem.into());
    }
    ability
}

fn benefit(raw: &RawBenefit, field: &str, part: &mut Part<'_, '_>) -> Benefit {
    let mut number = |number: u8| part.within(field, 1..=MOST_NUMBER, number);
    match *raw {
        RawBenefit::Tokens { resource, count, die } => {
            Benefit::Tokens { resource, count: number(count), die }
        }
        RawBenefit::Die { colour } => Benefit::Die(colour),
        RawBenefit::AnyDie {} => Benefit::AnyDie,
        RawBenefit::Tents { count } => Benefit::Tents(number(count)),
        RawBenefit::House {} => Benefit::House,
        RawBenefit::ExtraAction {} => Benefit::ExtraAction,
        RawBenefit::TentsToHouse {} => Benefit::TentsToHouse,
        RawBenefit::Vp { count } => Benefit::Vp(number(count)),
    }
}

fn bonus(raw: &RawBonus, field: &str, part: &mut Part<'_, '_>) -> Bonus {
    match *raw {
        RawBonus::Quota { count } => Bonus::Quota(part.within(field, 1..=MOST_QUOTA_BONUS, count)),
        RawBonus::Icon { icon } => Bonus::Icon(icon),
    }
}

/// Why a tile cannot do this.
fn misfit(ability: Ability, band: Band) -> Option<&'static str> {
    match ability {
        Ability::None | Ability::Control(Bonus::Quota(_)) | Ability::Presence(Bonus::Quota(_)) => {
            None
        }
        Ability::Place(benefit) => white_die(benefit).or_else(|| misplaced(benefit, band)),
        Ability::Factory(Benefit::House) => Some("only a starting tile brings a house"),
        Ability::Factory(benefit) => white_die(benefit),
        Ability::Control(Bonus::Icon(icon)) => {
            let is_action = icon < Icon::Pioneer;
            (!is_action).then_some("the icon must be of an action other than Harvest")
        }
        Ability::Presence(Bonus::Icon(_)) => Some("presence brings quota, not icons"),
    }
}

fn white_die(benefit: Benefit) -> Option<&'static str> {
    let is_white = matches!(
        benefit,
        Benefit::Die(Colour::White) | Benefit::Tokens { die: Some(Colour::White), .. }
    );
    is_white.then_some("white dice are not in the supply")
}

/// Starting tiles are placed before the first turn, where nothing is chosen and no action is taken.
fn misplaced(benefit: Benefit, band: Band) -> Option<&'static str> {
    let is_start = band == Band::Start;
    match benefit {
        Benefit::Tokens { .. } | Benefit::Die(_) | Benefit::Tents(_) | Benefit::Vp(_) => None,
        Benefit::House => (!is_start).then_some("only a starting tile brings a house"),
        Benefit::AnyDie => is_start.then_some("a starting tile brings a die of one colour"),
        Benefit::ExtraAction => is_start.then_some("a starting tile brings no action"),
        Benefit::TentsToHouse => Some("only a factory turns three tents into a house"),
    }
}
