//! The technologies on the table, each a picture with its price; those that can be got or used now are places.

use dice_settlers::{Action, Deed, Effect, Per, Resource, TechId, Technology, Terrain};
use maud::{Markup, html};

use super::{Table, names, terrain_sign};
use crate::assets;
use crate::boards::asks;
use crate::boards::icons::{Icon, drawn, shape};

/// How the seals are called on the cards.
const SEALS: [&str; 6] = ["I", "II", "III", "IV", "V", "X"];

/// The nine or ten cards; while something lies over them, they only explain themselves.
pub(super) fn draw(table: &Table<'_>, is_covered: bool) -> Markup {
    let count = table.game.technologies().count();
    html! {
        div #tableau class={ "techs" @if count > 9 { " ten" } } role="group" aria-label=(table.word("tableau")) data-part {
            @for (place, tech) in (1..).zip(table.game.technologies()) { (place_of(table, place, tech, is_covered)) }
        }
    }
}

/// What can be done with a card now.
pub(super) fn offer(table: &Table<'_>, tech: TechId) -> Option<usize> {
    let all =
        [Action::Research(tech), Action::Use(tech), Action::SpendTech(tech), Action::Explode(tech)];
    all.into_iter().find_map(|action| table.offer(action))
}

fn place_of(table: &Table<'_>, place: u8, tech: TechId, is_covered: bool) -> Markup {
    let offer = offer(table, tech).filter(|_| !is_covered);
    let exploded = table.game.fuse.map(|fuse| fuse.tech);
    let is_aim = matches!(table.game.act.deed, Deed::Research { tech: aim, .. } if aim == tech)
        || exploded == Some(tech);
    let shown = face(table, tech);
    let mark = if is_aim { " aimed-at" } else { "" };
    html! {
        div id={ "tech-" (place) } class="cell" data-part {
            @if let Some(offer) = offer { (table.explained(offer, &format!("tech:{place}"), &format!("crd tech can{mark}"), &shown)) }
            @else { (asks(&format!("tech:{place}"), &format!("crd tech{mark}"), "", &shown)) }
        }
    }
}

/// The card: seal, points, picture, name, price, and the players who have it.
pub(super) fn face(table: &Table<'_>, tech: TechId) -> Markup {
    let card = table.game.pack.content().technology(tech);
    html! {
        span class="seal" { (SEALS[tech.seal()]) }
        @if card.vp > 0 { span class="vp" { (card.vp) } } @else { span class="vp" { "?" } }
        span class="pic" { (picture(card, "xMidYMax")) }
        span class="tx" { b class="h" { (table.technology(card)) } span class="cost" { (cost(table, card)) } }
        (owners(table, card))
    }
}

/// The picture of a card: its own, or that of another card of its kind.
pub(super) fn picture(card: &Technology, align: &str) -> Markup {
    html! {
        svg viewBox="0 0 120 64" preserveAspectRatio={ (align) " slice" } aria-hidden="true" {
            use href=(drawn("dice-settlers.svg", &symbol(card))) width="120" height="64" {}
        }
    }
}

fn symbol(card: &Technology) -> String {
    let own = format!("tx-{}", card.slug);
    let has_own = assets::symbol("dice-settlers.svg", &own).is_some();
    if has_own { own } else { format!("tx-{}", like(card.effect)) }
}

/// The card of the box that does most like it.
const fn like(effect: Effect) -> &'static str {
    match effect {
        Effect::Quota(_) => "stability",
        Effect::Icon(_) => "scouts",
        Effect::KeepDice(_) => "town-meetings",
        Effect::SettleTake(_) => "large-coaches",
        Effect::IgnoreRaid(_) => "city-walls",
        Effect::RaidFromGeneral => "quartermasters",
        Effect::HarvestBonus(_) => "improved-tools",
        Effect::Convert { .. } => "forestry",
        Effect::Mapmaking(_) => "mapmaking",
        Effect::HarvestGold(_) => "gold-rush",
        Effect::RaidAdjacent => "land-grab",
        Effect::SetDie => "adaptability",
        Effect::FactoryFree => "basic-engineering",
        Effect::DrawDice(_) => "resourcefulness",
        Effect::RecruitCosts(_) => "frequent-hire",
        Effect::JoinAnywhere => "missionaries",
        Effect::Recall(_) => "recall-orders",
        Effect::TradeTwo(_) => "bartering",
        Effect::GainActive => "mobile-workforce",
        Effect::HarvestEach => "production-boom",
        Effect::ExtraAction => "industrial-revolution",
        Effect::RepeatAction => "shift-work",
        Effect::PresenceAsControl => "telegraph-lines",
        Effect::NoAdjacency => "railroads",
        Effect::Score(rule) => scoring(rule.per),
        Effect::Explode(_) => "dynamite",
    }
}

const fn scoring(per: Per) -> &'static str {
    match per {
        Per::House => "builder",
        Per::TwoResources => "prosperity",
        Per::TerrainControlled => "manifest-destiny",
        Per::ThreeVp => "foreign-trade",
        Per::Technology => "university",
        Per::PresenceTile => "cartographer",
        Per::ColourPair => "constitution",
        Per::CategoryRank => "chronicles",
    }
}

/// Research icons, terrains and tokens; the words are in what the card says of itself.
fn cost(table: &Table<'_>, card: &Technology) -> Markup {
    let research = table.count("research-icons", card.research);
    let has = |terrain: &Terrain| card.terrains >> *terrain as u8 & 1 == 1;
    html! {
        span class="visually-hidden" { (research) ", " }
        b aria-hidden="true" { (card.research) } (Icon::Book.inline())
        @for terrain in Terrain::ALL.into_iter().filter(has) { (terrain_sign(terrain)) span class="visually-hidden" { (table.terrain(terrain)) ", " } }
        i class="sp" {}
        @for resource in Resource::ALL.into_iter().filter(|kind| card.cost[*kind as usize] > 0) {
            (names::price(table, resource, card.cost[resource as usize]))
        }
    }
}

/// The markers of the players with the technology, hollow once used this round.
fn owners(table: &Table<'_>, card: &Technology) -> Markup {
    let only = table.game.pack.content().only(card.id);
    let seats = table.game.players.seats();
    let seats: Vec<_> = seats.filter(|seat| table.game.players[*seat].has(only)).collect();
    html! {
        @if !seats.is_empty() {
            span class="own" {
                @for seat in seats {
                    @let is_used = !table.game.players[seat].flipped.common(only).is_empty();
                    span class={ "mk" @if is_used { " used" } } data-from={ "panel-" (seat) } data-key={ "tech-" (card.id) "-" (seat) } { (shape(seat)) }
                    span class="visually-hidden" { " " (table.name(seat)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dice_settlers::{Content, DiceSettlers, Terrain};
    use engine::{Game, Setup};

    use crate::assets::symbol;

    use super::like;

    #[test]
    fn every_card_and_terrain_has_its_picture() {
        let game = DiceSettlers::new(&Setup::<Content>::new(2)).expect("a game");
        for card in &game.pack.content().technologies {
            let own = format!("tx-{}", card.slug);
            assert!(symbol("dice-settlers.svg", &own).is_some(), "{own}");
            let other = format!("tx-{}", like(card.effect));
            assert!(symbol("dice-settlers.svg", &other).is_some(), "{other}");
        }
        for terrain in Terrain::ALL {
            let ground = format!("t-{}", terrain.id());
            assert!(symbol("dice-settlers.svg", &ground).is_some(), "{ground}");
        }
    }
}
