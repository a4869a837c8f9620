//! What a technology is.

use engine::{About, Phrase, Seat};

use super::super::{about, solo, technology_effect, technology_name};
use super::{counted, rule, tried};
use crate::state::DiceSettlers;
use crate::{Action, Effect, Phase, TechId, Technology, Terrain};

/// A card by its place on the table.
pub(super) fn card(game: &DiceSettlers, seat: Seat, place: u16) -> Option<About<Action>> {
    let tech = game.technologies().nth(usize::from(place.checked_sub(1)?))?;
    let card = game.content().technology(tech);
    let about = About::new(technology_name(card))
        .says(Phrase::new("about-effect").with("effect", technology_effect(card)))
        .says(cost(card))
        .says(if card.vp > 0 {
            counted("about-card-vp", card.vp)
        } else {
            Phrase::new("about-card-scores")
        })
        .by(rule::of_effect(card.effect));
    let about = if card.is_once { about.says("about-once") } else { about };
    Some(tried(owners(game, about, tech), game, seat, &tries(game, seat, card)))
}

fn cost(card: &Technology) -> Phrase {
    let has = |terrain: &Terrain| card.terrains >> *terrain as u8 & 1 == 1;
    let terrains = Terrain::ALL.into_iter().filter(has).map(about::terrain).collect();
    Phrase::new("about-card-cost")
        .with("icons", i64::from(card.research))
        .with("terrains", about::or_nothing(terrains))
        .with("tokens", about::tokens(card.cost))
}

/// The players with the card, and whether each has used it this round.
fn owners(game: &DiceSettlers, about: About<Action>, tech: TechId) -> About<Action> {
    let only = game.content().only(tech);
    game.players.seats().filter(|seat| game.players[*seat].has(only)).fold(about, |about, seat| {
        let is_used = !game.players[seat].flipped.common(only).is_empty();
        let id = if is_used { "about-owner-used" } else { "about-owner" };
        about.says(Phrase::new(id).with("player", solo::who(game, seat)))
    })
}

/// What choosing the card can mean.
fn tries(game: &DiceSettlers, seat: Seat, card: &Technology) -> Vec<(Phase, Action)> {
    let tech = card.id;
    if !game.players[seat].has(game.content().only(tech)) {
        return vec![(Phase::Act, Action::Research(tech))];
    }
    match card.effect {
        Effect::Explode(_) => vec![(Phase::Act, Action::Explode(tech))],
        Effect::ExtraAction => vec![(Phase::Act, Action::Use(tech))],
        Effect::SetDie => vec![(Phase::Roll, Action::Use(tech))],
        Effect::Icon(_) => {
            vec![(Phase::Pay, Action::SpendTech(tech)), (Phase::Roll, Action::SpendTech(tech))]
        }
        Effect::Quota(_)
        | Effect::KeepDice(_)
        | Effect::SettleTake(_)
        | Effect::IgnoreRaid(_)
        | Effect::RaidFromGeneral
        | Effect::HarvestBonus(_)
        | Effect::Convert { .. }
        | Effect::Mapmaking(_)
        | Effect::HarvestGold(_)
        | Effect::RaidAdjacent
        | Effect::FactoryFree
        | Effect::DrawDice(_)
        | Effect::RecruitCosts(_)
        | Effect::JoinAnywhere
        | Effect::Recall(_)
        | Effect::TradeTwo(_)
        | Effect::GainActive
        | Effect::HarvestEach
        | Effect::RepeatAction
        | Effect::PresenceAsControl
        | Effect::NoAdjacency
        | Effect::Score(_) => Vec::new(),
    }
}
