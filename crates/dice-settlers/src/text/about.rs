//! What tiles, technologies, dice and tokens are called and do, as phrases.

use engine::Phrase;

use super::names;
use crate::rules::end::Reason;
use crate::{
    Ability, Benefit, Blast, Bonus, Colour, Content, Die, Effect, Icon, Main, Per, Resource,
    ScoreRule, Technology, Terrain, Tile, TileId, TileSet,
};

/// The name of a main action.
pub fn main_name(main: Main) -> Phrase {
    Phrase::new(match main {
        Main::Recruit => "hex-recruit",
        Main::Explore => "hex-explore",
        Main::Settle => "hex-settle",
        Main::Raid => "hex-raid",
        Main::Harvest => "board-harvest",
        Main::Trade => "hex-trade",
        Main::Research => "hex-research",
    })
}

/// What brings the end near, with how much of it there is.
pub fn reason_name(reason: Reason) -> Phrase {
    Phrase::new(match reason {
        Reason::Houses => "end-houses",
        Reason::Vp => "end-vp",
        Reason::Stack => "end-stack",
        Reason::Colours => "end-colours",
    })
}

/// The name of a technology: in the reader's language if it is one of the game's own, as the pack has it if it is not.
pub fn technology_name(technology: &Technology) -> Phrase {
    let named = || Phrase::new("named").with("name", technology.name.clone());
    names::id(&technology.slug).map_or_else(named, Phrase::new)
}

/// What a technology does, in a sentence.
pub fn technology_effect(technology: &Technology) -> Phrase {
    let does = effect(technology.effect);
    let is_explosive = matches!(technology.effect, Effect::Explode(_));
    match (is_explosive, technology.is_once) {
        (true, _) => Phrase::new("explodes").with("effect", does),
        (false, true) => Phrase::new("once").with("effect", does),
        (false, false) => does,
    }
}

/// What a tile does and for whom, in a few words.
pub fn tile_ability(tile: &Tile) -> Phrase {
    match tile.ability {
        Ability::None => Phrase::new("ability-none"),
        Ability::Place(gives) => Phrase::new("ability-place").with("gives", benefit(gives)),
        Ability::Control(gives) => Phrase::new("ability-control").with("gives", bonus(gives)),
        Ability::Presence(gives) => Phrase::new("ability-presence").with("gives", bonus(gives)),
        Ability::Factory(gives) => Phrase::new("ability-factory").with("gives", benefit(gives)),
    }
}

/// A tile by its number and terrain: `tile 14 (Hills)`.
pub fn tile_name(content: &Content, tile: TileId) -> Phrase {
    Phrase::new("tile")
        .with("number", i64::from(tile.number()))
        .with("terrain", terrain(content.tile(tile).terrain))
}

/// A tile with its points and its ability.
pub fn tile_about(content: &Content, tile: TileId) -> Phrase {
    let printed = content.tile(tile);
    Phrase::new("tile-about")
        .with("number", i64::from(tile.number()))
        .with("terrain", terrain(printed.terrain))
        .with("vp", tile_vp(printed))
        .with("ability", tile_ability(printed))
}

fn tile_vp(tile: &Tile) -> Phrase {
    tile.vp.map_or_else(
        || Phrase::new("no-vp"),
        |(first, second)| {
            Phrase::new("vp-pair").with("first", i64::from(first)).with("second", i64::from(second))
        },
    )
}

/// The numbers of tiles, to be listed.
pub(super) fn numbers(tiles: TileSet) -> Vec<Phrase> {
    tiles
        .iter()
        .map(|tile| Phrase::new("number").with("number", tile.number().to_string()))
        .collect()
}

pub(super) fn terrain(terrain: Terrain) -> Phrase {
    Phrase::new(terrain.id())
}

pub(super) fn colour(colour: Colour) -> Phrase {
    Phrase::new(colour.id())
}

pub(super) fn icon(icon: Icon) -> Phrase {
    Phrase::new(icon.id())
}

pub(super) fn resource(resource: Resource) -> Phrase {
    Phrase::new(resource.id())
}

/// One die: `the white die showing Pioneer`.
pub(super) fn the_die(die: Die) -> Phrase {
    Phrase::new("the-die").with("colour", colour(die.colour)).with("icon", icon(die.icon))
}

/// Like dice: `white Pioneer ×2`.
pub(super) fn dice(die: Die, count: u8) -> Phrase {
    Phrase::new("dice")
        .with("colour", colour(die.colour))
        .with("icon", icon(die.icon))
        .with("count", i64::from(count))
}

/// Dice by colour: `2 white, 1 green`.
pub(super) fn counted(counts: [u8; 6]) -> Vec<Phrase> {
    let some = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let one = |(kind, count): (Colour, u8)| {
        Phrase::new("colour-dice").with("count", i64::from(count)).with("colour", colour(kind))
    };
    or_nothing(some.map(one).collect())
}

/// Tokens by kind: `2 Food, 1 Gold`.
pub(super) fn tokens(counts: [u8; 4]) -> Vec<Phrase> {
    let some = Resource::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    or_nothing(some.map(|(kind, count)| some_tokens(kind, count)).collect())
}

fn some_tokens(kind: Resource, count: u8) -> Phrase {
    Phrase::new("tokens").with("count", i64::from(count)).with("resource", resource(kind))
}

pub(super) fn or_nothing(list: Vec<Phrase>) -> Vec<Phrase> {
    if list.is_empty() { vec![Phrase::new("nothing")] } else { list }
}

/// What placing a tile or using a factory brings.
pub(super) fn benefit(benefit: Benefit) -> Phrase {
    match benefit {
        Benefit::Tokens { resource: kind, count, die } => {
            let tokens = some_tokens(kind, count);
            let with_die = |die| {
                let phrase = Phrase::new("benefit-tokens-die").with("colour", colour(die));
                phrase.with("tokens", tokens.clone())
            };
            die.map_or_else(|| tokens.clone(), with_die)
        }
        Benefit::Die(kind) => Phrase::new("benefit-die").with("colour", colour(kind)),
        Benefit::AnyDie => Phrase::new("benefit-any-die"),
        Benefit::Tents(count) => Phrase::new("benefit-tents").with("count", i64::from(count)),
        Benefit::House => Phrase::new("benefit-house"),
        Benefit::ExtraAction => Phrase::new("benefit-extra-action"),
        Benefit::TentsToHouse => Phrase::new("benefit-tents-to-house"),
        Benefit::Vp(count) => Phrase::new("benefit-vp").with("count", i64::from(count)),
    }
}

fn bonus(bonus: Bonus) -> Phrase {
    match bonus {
        Bonus::Quota(count) => Phrase::new("bonus-quota").with("count", i64::from(count)),
        Bonus::Icon(gives) => {
            let action = Phrase::new(action_of(gives));
            Phrase::new("bonus-icon").with("icon", icon(gives)).with("action", action)
        }
    }
}

/// The word for the action that an icon pays.
const fn action_of(icon: Icon) -> &'static str {
    match icon {
        Icon::Recruit => "verb-recruit",
        Icon::Explore => "verb-explore",
        Icon::Settle => "verb-settle",
        Icon::Raid => "verb-raid",
        Icon::Trade => "verb-trade",
        Icon::Research => "verb-research",
        Icon::Pioneer | Icon::Food | Icon::Wood | Icon::Iron | Icon::Gold => "verb-harvest",
    }
}

/// What using a technology does.
pub(super) fn effect(effect: Effect) -> Phrase {
    let plain = Phrase::new;
    let counted = |id, count: u8| Phrase::new(id).with("count", i64::from(count));
    match effect {
        Effect::Quota(count) => counted("effect-quota", count),
        Effect::Icon(makes) => plain("effect-icon").with("icon", icon(makes)),
        Effect::KeepDice(count) => counted("effect-keep-dice", count),
        Effect::SettleTake(count) => counted("effect-settle-take", count),
        Effect::IgnoreRaid(count) => counted("effect-ignore-raid", count),
        Effect::RaidFromGeneral => plain("effect-raid-from-general"),
        Effect::HarvestBonus(count) => counted("effect-harvest-bonus", count),
        Effect::Convert { from, to } => convert(from, to),
        Effect::Mapmaking(count) => counted("effect-mapmaking", count),
        Effect::HarvestGold(count) => counted("effect-harvest-gold", count),
        Effect::RaidAdjacent => plain("effect-raid-adjacent"),
        Effect::SetDie => plain("effect-set-die"),
        Effect::FactoryFree => plain("effect-factory-free"),
        Effect::DrawDice(count) => counted("effect-draw-dice", count),
        Effect::RecruitCosts([one, two, three]) => plain("effect-recruit-costs")
            .with("one", i64::from(one))
            .with("two", i64::from(two))
            .with("three", i64::from(three)),
        Effect::JoinAnywhere => plain("effect-join-anywhere"),
        Effect::Recall(count) => counted("effect-recall", count),
        Effect::TradeTwo(count) => counted("effect-trade-two", count),
        Effect::GainActive => plain("effect-gain-active"),
        Effect::HarvestEach => plain("effect-harvest-each"),
        Effect::ExtraAction => plain("effect-extra-action"),
        Effect::RepeatAction => plain("effect-repeat-action"),
        Effect::PresenceAsControl => plain("effect-presence-as-control"),
        Effect::NoAdjacency => plain("effect-no-adjacency"),
        Effect::Score(rule) => score(rule),
        Effect::Explode(does) => blast(does),
    }
}

fn convert(from: Icon, to: u16) -> Phrase {
    let to: Vec<Phrase> =
        Icon::ALL.into_iter().filter(|one| to >> *one as u16 & 1 == 1).map(icon).collect();
    let count = to.len() as i64;
    Phrase::new("effect-convert").with("from", icon(from)).with("count", count).with("to", to)
}

fn score(rule: ScoreRule) -> Phrase {
    let id = match rule.per {
        Per::House => "score-house",
        Per::TwoResources => "score-two-resources",
        Per::TerrainControlled => "score-terrain-controlled",
        Per::ThreeVp => "score-three-vp",
        Per::Technology => "score-technology",
        Per::PresenceTile => "score-presence-tile",
        Per::ColourPair => "score-colour-pair",
        Per::CategoryRank => "score-category-rank",
    };
    let most = if rule.most == u8::MAX {
        Phrase::new("no-limit")
    } else {
        Phrase::new("at-most").with("count", i64::from(rule.most))
    };
    let phrase = Phrase::new(id).with("vp", i64::from(rule.vp)).with("most", most);
    phrase.with("second", i64::from(rule.second))
}

fn blast(blast: Blast) -> Phrase {
    let counted = |id, count: u8| Phrase::new(id).with("count", i64::from(count));
    match blast {
        Blast::RemoveTents(count) => counted("blast-remove-tents", count),
        Blast::Gold(count) => counted("blast-gold", count),
        Blast::AnyDie => Phrase::new("blast-any-die"),
        Blast::ExtraAction => Phrase::new("blast-extra-action"),
        Blast::LandRush { take, place } => {
            counted("blast-land-rush", take).with("place", i64::from(place))
        }
        Blast::SetDice(count) => counted("blast-set-dice", count),
        Blast::Vp(count) => counted("blast-vp", count),
    }
}
