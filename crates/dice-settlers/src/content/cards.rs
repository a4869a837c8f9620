//! DS-23: the technologies of a pack, their seals and premade tableaus, read and checked.

use std::collections::BTreeSet;

use engine::MAX_SEATS;
use engine::pack::Problems;
use toml::Spanned;

use super::raw::{RawBlast, RawContent, RawEffect, RawSeal, RawSet, RawTechnology};
use super::read::{MOST_NUMBER, MOST_POINTS, MOST_QUOTA_BONUS, Part};
use super::{Blast, Effect, Icon, Per, Price, Resource, SETS, ScoreRule, Seal, Set, Technology};
use crate::TechId;
use crate::names::SEALS;

/// What `TechSet` has room for.
const MOST_CARDS: usize = 64;
const MOST_RESEARCH: u8 = 6;
/// The cards of a tableau without the Explosive one.
const TABLEAU: usize = 9;
/// The place of seal X.
const EXPLOSIVE: usize = 5;

/// A random tableau has nine cards, and the decks have them for any number of seats.
pub(super) fn seals(raw: &RawContent, problems: &mut Problems<'_>) -> [Seal; 6] {
    let list = raw.seals.as_ref();
    let is_listed = list.iter().map(|seal| seal.as_ref().id.as_str()).eq(SEALS);
    problems.expect(is_listed, raw.seals.span(), "seals.id", || {
        format!("the seals are {} in this order", SEALS.join(", "))
    });
    let draw = |seal: usize| list.get(seal).map_or(0, |raw| raw.as_ref().draw);
    let drawn: usize = (0..EXPLOSIVE).map(|seal| usize::from(draw(seal))).sum();
    problems.expect(drawn == TABLEAU, raw.seals.span(), "seals.draw", || {
        format!("I to V draw {drawn} cards, a tableau has {TABLEAU}")
    });
    for (seal, raw_seal) in list.iter().enumerate().take(SEALS.len()) {
        check_seal(seal, raw_seal, raw, problems);
    }
    std::array::from_fn(|seal| Seal { draw: draw(seal) })
}

fn check_seal(
    seal: usize,
    raw_seal: &Spanned<RawSeal>,
    raw: &RawContent,
    problems: &mut Problems<'_>,
) {
    let RawSeal { id, draw, .. } = raw_seal.as_ref();
    let is_for_all = |card: &&RawTechnology| card.id.seal() == seal && min_seats(card) == 1;
    let cards = raw.technologies.as_ref().iter().map(Spanned::as_ref).filter(is_for_all).count();
    let mut part = Part::new(raw_seal, "seals", problems);
    part.expect(usize::from(*draw) <= cards, "draw", || {
        format!("{id} draws {draw}, and has {cards} cards for any number of seats")
    });
    part.expect(seal != EXPLOSIVE || *draw == 1, "draw", || {
        format!("{id} draws {draw}; only one Explosive card is added")
    });
}

fn min_seats(card: &RawTechnology) -> u8 {
    card.min_seats.unwrap_or(1)
}

pub(super) fn technologies(
    raw: &Spanned<Vec<Spanned<RawTechnology>>>,
    problems: &mut Problems<'_>,
) -> Vec<Technology> {
    let list = raw.as_ref();
    problems.expect(list.len() <= MOST_CARDS, raw.span(), "technologies", || {
        format!("{} cards, there is room for {MOST_CARDS}", list.len())
    });
    let mut slugs = BTreeSet::new();
    let mut before = None;
    let mut cards = Vec::new();
    for card in list {
        let RawTechnology { id, slug, .. } = card.as_ref();
        let mut part = Part::new(card, "technologies", problems);
        part.expect(follows(*id, before), "id", || {
            format!("{id} is out of order: cards are numbered from 1, seal after seal")
        });
        part.expect(slugs.insert(slug), "slug", || format!("{slug:?} appears twice"));
        before = Some(*id);
        cards.push(technology(card.as_ref(), &mut part));
    }
    cards
}

/// Whether a card is the next of its seal or the first of a later one.
fn follows(id: TechId, before: Option<TechId>) -> bool {
    match before {
        Some(last) if last.seal() == id.seal() => id.number() == last.number() + 1,
        Some(last) => id.seal() > last.seal() && id.number() == 1,
        None => id.number() == 1,
    }
}

/// The place of each seal's first card, and the number of all.
pub(super) fn first_of_seal(cards: &[Technology]) -> [u8; 7] {
    std::array::from_fn(|seal| cards.iter().filter(|card| card.id.seal() < seal).count() as u8)
}

fn technology(raw: &RawTechnology, part: &mut Part<'_, '_>) -> Technology {
    let RawTechnology { id, slug, name, research, terrains, cost, vp, once, .. } = raw;
    let is_slug = !slug.is_empty() && slug.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    part.expect(is_slug, "slug", || {
        format!("{slug:?} must have only lower-case letters and hyphens")
    });
    let is_name = !name.trim().is_empty() && !name.contains(char::is_control);
    part.expect(is_name, "name", || format!("{name:?} is not a name"));
    let terrain_bits = terrains.iter().fold(0_u8, |bits, terrain| bits | 1 << *terrain as u8);
    part.expect(terrain_bits.count_ones() as usize == terrains.len(), "terrains", || {
        "a terrain appears twice".into()
    });
    let effect = effect(&raw.effect, part);
    part.expect(*once == is_once(effect), "once", || {
        let can_be_limited = "this effect is used once a round";
        let cannot = "this effect cannot be limited to once a round";
        if *once { cannot } else { can_be_limited }.into()
    });
    let is_explosive = matches!(effect, Effect::Explode(_));
    part.expect(is_explosive == (id.seal() == EXPLOSIVE), "effect", || {
        "the cards of seal X explode, and only they do".into()
    });
    let price = |kind: Resource| cost.get(&kind).copied().unwrap_or_default();
    Technology {
        id: *id,
        slug: slug.clone(),
        name: name.clone(),
        research: part.within("research", 1..=MOST_RESEARCH, *research),
        terrains: terrain_bits,
        cost: Resource::ALL.map(|kind| part.within("cost", 0..=MOST_NUMBER, price(kind))),
        vp: part.within("vp", 0..=MOST_NUMBER, *vp),
        is_once: *once,
        min_seats: part.within("min_seats", 1..=MAX_SEATS as u8, min_seats(raw)),
        effect,
    }
}

fn effect(raw: &RawEffect, part: &mut Part<'_, '_>) -> Effect {
    let mut number = |number: u8| part.within("effect", 1..=MOST_NUMBER, number);
    match raw {
        RawEffect::Quota { count } => {
            Effect::Quota(part.within("effect", 1..=MOST_QUOTA_BONUS, *count))
        }
        RawEffect::Icon { icon } => Effect::Icon(*icon),
        RawEffect::KeepDice { count } => Effect::KeepDice(number(*count)),
        RawEffect::SettleTake { count } => Effect::SettleTake(number(*count)),
        RawEffect::IgnoreRaid { count } => Effect::IgnoreRaid(number(*count)),
        RawEffect::RaidFromGeneral {} => Effect::RaidFromGeneral,
        RawEffect::HarvestBonus { count } => Effect::HarvestBonus(number(*count)),
        RawEffect::Convert { from, to } => convert(*from, to, part),
        RawEffect::Mapmaking { count } => Effect::Mapmaking(number(*count)),
        RawEffect::HarvestGold { count } => Effect::HarvestGold(number(*count)),
        RawEffect::RaidAdjacent {} => Effect::RaidAdjacent,
        RawEffect::SetDie {} => Effect::SetDie,
        RawEffect::FactoryFree {} => Effect::FactoryFree,
        RawEffect::DrawDice { count } => Effect::DrawDice(number(*count)),
        RawEffect::RecruitCosts { costs } => {
            Effect::RecruitCosts(part.recruit_costs("effect", *costs))
        }
        RawEffect::JoinAnywhere {} => Effect::JoinAnywhere,
        RawEffect::Recall { count } => Effect::Recall(number(*count)),
        RawEffect::TradeTwo { vp } => Effect::TradeTwo(number(*vp)),
        RawEffect::GainActive {} => Effect::GainActive,
        RawEffect::HarvestEach {} => Effect::HarvestEach,
        RawEffect::ExtraAction {} => Effect::ExtraAction,
        RawEffect::RepeatAction {} => Effect::RepeatAction,
        RawEffect::PresenceAsControl {} => Effect::PresenceAsControl,
        RawEffect::NoAdjacency {} => Effect::NoAdjacency,
        RawEffect::Score { per, vp, second, most } => {
            Effect::Score(score(*per, *vp, *second, *most, part))
        }
        RawEffect::Explode { blast } => Effect::Explode(explosion(blast, part)),
    }
}

fn convert(from: Icon, to: &[Icon], part: &mut Part<'_, '_>) -> Effect {
    part.expect(!to.is_empty() && !to.contains(&from), "effect", || {
        format!("{} must stand for one or more other icons", from.id())
    });
    Effect::Convert { from, to: to.iter().fold(0, |bits, icon| bits | 1 << *icon as u16) }
}

/// Only ranks have a second place; a card without a limit scores whatever it counts.
fn score(
    per: Per,
    vp: u8,
    second: Option<u8>,
    most: Option<u8>,
    part: &mut Part<'_, '_>,
) -> ScoreRule {
    part.expect(second.is_some() == (per == Per::CategoryRank), "effect", || {
        "ranks have points for second place, and only they do".into()
    });
    let second = second.unwrap_or_default();
    part.expect(second <= vp, "effect", || {
        format!("{second} points for second place are more than {vp} for first place")
    });
    ScoreRule {
        per,
        vp: part.within("effect", 1..=MOST_NUMBER, vp),
        second,
        most: most.map_or(u8::MAX, |most| part.within("effect", 1..=MOST_POINTS, most)),
    }
}

fn explosion(raw: &RawBlast, part: &mut Part<'_, '_>) -> Blast {
    let mut number = |number: u8| part.within("effect", 1..=MOST_NUMBER, number);
    match *raw {
        RawBlast::RemoveTents { count } => Blast::RemoveTents(number(count)),
        RawBlast::Gold { count } => Blast::Gold(number(count)),
        RawBlast::AnyDie {} => Blast::AnyDie,
        RawBlast::ExtraAction {} => Blast::ExtraAction,
        RawBlast::LandRush { take, place } => {
            Blast::LandRush { take: number(take), place: number(place) }
        }
        RawBlast::SetDice { count } => Blast::SetDice(number(count)),
        RawBlast::Vp { count } => Blast::Vp(number(count)),
    }
}

/// Whether an effect is used once a round; without that end, some could be used for ever.
fn is_once(effect: Effect) -> bool {
    match effect {
        Effect::Icon(_)
        | Effect::HarvestBonus(_)
        | Effect::HarvestGold(_)
        | Effect::SetDie
        | Effect::FactoryFree
        | Effect::Recall(_)
        | Effect::ExtraAction
        | Effect::RepeatAction => true,
        Effect::Quota(_)
        | Effect::KeepDice(_)
        | Effect::SettleTake(_)
        | Effect::IgnoreRaid(_)
        | Effect::RaidFromGeneral
        | Effect::Convert { .. }
        | Effect::Mapmaking(_)
        | Effect::RaidAdjacent
        | Effect::DrawDice(_)
        | Effect::RecruitCosts(_)
        | Effect::JoinAnywhere
        | Effect::TradeTwo(_)
        | Effect::GainActive
        | Effect::HarvestEach
        | Effect::PresenceAsControl
        | Effect::NoAdjacency
        | Effect::Score(_)
        | Effect::Explode(_) => false,
    }
}

/// The game's options name the premade tableaus, so every pack has all of them.
pub(super) fn sets(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Set> {
    let list = raw.sets.as_ref();
    let is_listed = list.iter().map(|set| set.as_ref().id.as_str()).eq(SETS);
    problems.expect(is_listed, raw.sets.span(), "sets.id", || {
        format!("the sets are {} in this order", SETS.join(", "))
    });
    list.iter().map(|set| self::set(set, raw, problems)).collect()
}

fn set(set: &Spanned<RawSet>, raw: &RawContent, problems: &mut Problems<'_>) -> Set {
    let RawSet { id, cards, .. } = set.as_ref();
    let mut part = Part::new(set, "sets", problems);
    let different: BTreeSet<_> = cards.iter().collect();
    part.expect(cards.len() == TABLEAU && different.len() == TABLEAU, "cards", || {
        format!("{} different cards, a tableau has {TABLEAU}", different.len())
    });
    for card in different {
        let mut listed = raw.technologies.as_ref().iter().map(Spanned::as_ref);
        let known = listed.find(|known| known.id == *card);
        part.expect(known.is_some(), "cards", || format!("there is no card {card}"));
        part.expect(card.seal() != EXPLOSIVE, "cards", || {
            format!("{card} is Explosive; no set has such a card")
        });
        part.expect(known.is_none_or(|known| min_seats(known) == 1), "cards", || {
            format!("{card} is not for any number of seats")
        });
    }
    Set { id: id.clone(), cards: cards.clone() }
}

pub(super) const fn price(card: &Technology) -> Price {
    Price { research: card.research, terrains: card.terrains, cost: card.cost }
}
