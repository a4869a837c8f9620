//! DS-16 Research: a technology is paid for and marked.

use engine::{Seat, because};

use super::pay::{self, Means};
use super::{act, unasked};
use crate::fact::{Amounts, Fact, Illegal, Terrains};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Deed, Icon, Resource, TechId};

const GOLD: usize = Resource::Gold as usize;

/// The cards that the seat can research.
pub(crate) fn open<'a>(
    game: &'a DiceSettlers,
    means: &Means,
) -> impl Iterator<Item = TechId> + use<'a> {
    open_to(game, game.seat, pay::able(game, means, Icon::Research))
}

/// The cards that a seat with this many icons can research.
#[inline]
pub(crate) fn open_to(game: &DiceSettlers, seat: Seat, icons: u8) -> impl Iterator<Item = TechId> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let access = if icons > 0 { access(game, seat) } else { 0 };
    let cards = game.technologies().take_while(move |_| icons > 0);
    // The same as what is within reach, but quick.
    cards.filter(move |tech| {
        let place = content.place(*tech);
        let price = &content.prices[place];
        price.research.max(1) <= icons
            && price.terrains & !access == 0
            && player.techs.0 >> place & 1 == 0
            && is_payable(player.tokens, price.cost)
    })
}

/// Whether the seat can research anything.
pub(crate) fn is_possible(game: &DiceSettlers, means: &Means) -> bool {
    open(game, means).next().is_some()
}

pub(crate) fn check_declared(game: &DiceSettlers, tech: TechId) -> Result<(), Illegal> {
    // DS-16.1: a card that lies open.
    if !game.tableau.contains(&Some(tech)) {
        return because("DS-16.1", Fact::NotInTableau(tech));
    }
    let (content, seat, player) = (game.pack.content(), game.seat, game.player());
    let technology = content.technology(tech);
    // DS-16.4: a card with the seat's marker, whether it could be paid or not.
    if player.has(content.only(tech)) {
        return because("DS-16.4", Fact::Held(tech));
    }
    // DS-16.3: as many icons and tokens as the card shows.
    let icons = pay::shortage(game, Icon::Research, technology.research.max(1));
    let is_paid = is_payable(player.tokens, technology.cost);
    let tokens = (!is_paid).then(|| missing(player.tokens, technology.cost));
    // DS-16.2: presence on a tile of each terrain of the card.
    let terrains = Terrains(technology.terrains & !access(game, seat));
    let far = (terrains.0 != 0).then_some(Fact::NoTerrain { seat, terrains });
    match (icons, tokens, far) {
        (None, None, None) => Ok(()),
        (None, None, Some(fact)) => because("DS-16.2", fact),
        (Some(fact), None, None) | (None, Some(fact), None) => because("DS-16.3", fact),
        (icons, tokens, _) => because("DS-16.3", lacks(tech, terrains, icons, tokens)),
    }
}

/// What keeps tokens from paying a cost.
fn missing(has: [u8; 4], cost: [u8; 4]) -> Fact {
    let tokens = std::array::from_fn(|kind| cost[kind].saturating_sub(has[kind]));
    Fact::MissingForCard { tokens: Amounts(tokens), gold: has[GOLD].saturating_sub(cost[GOLD]) }
}

/// More than one thing that is missing for a card.
fn lacks(tech: TechId, terrains: Terrains, icons: Option<Fact>, tokens: Option<Fact>) -> Fact {
    let icons = match icons {
        Some(Fact::Icons { needed, payable, .. }) => needed.saturating_sub(payable),
        _ => 0,
    };
    let tokens = match tokens {
        Some(Fact::MissingForCard { tokens, .. }) => tokens,
        _ => Amounts([0; 4]),
    };
    Fact::Lacks { tech, icons, tokens, terrains }
}

/// Whether a seat with this many icons can research this card.
#[inline]
pub(crate) fn is_open_to(game: &DiceSettlers, seat: Seat, tech: TechId, icons: u8) -> bool {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let technology = content.technology(tech);
    icons >= technology.research.max(1)
        && is_payable(player.tokens, technology.cost)
        && !player.has(content.only(tech))
        && technology.terrains & !access(game, seat) == 0
}

/// The terrains where the seat is present: bit n is terrain n.
fn access(game: &DiceSettlers, seat: Seat) -> u8 {
    let presence = game.players[seat].presence;
    let tiles = game.pack.content().with.terrain.iter().enumerate();
    tiles.fold(0, |all, (terrain, tiles)| {
        all | u8::from(!tiles.common(presence).is_empty()) << terrain
    })
}

/// DS-8.14: Gold makes up for what is missing of the other types.
#[inline]
fn is_payable(has: [u8; 4], cost: [u8; 4]) -> bool {
    let missing: u16 = (0..GOLD).map(|kind| u16::from(cost[kind].saturating_sub(has[kind]))).sum();
    missing + u16::from(cost[GOLD]) <= u16::from(has[GOLD])
}

pub(crate) fn declare(game: &mut DiceSettlers, tech: TechId) {
    game.act.deed = Deed::Research { tech, owed: [0; 4] };
    pay::start_all(game, game.pack.content().technology(tech).research);
}

/// DS-16.3: the icons are paid, and the tokens follow.
pub(crate) fn pay_tokens(game: &mut DiceSettlers) {
    if let Deed::Research { tech, owed } = &mut game.act.deed {
        *owed = game.pack.content().technology(*tech).cost;
    }
    game.phase = Phase::Pay;
}

/// The tokens that are still to be paid.
pub(crate) const fn owed(game: &DiceSettlers) -> [u8; 4] {
    if let Deed::Research { owed, .. } = game.act.deed { owed } else { [0; 4] }
}

/// The type of the token that is paid next.
fn asked(game: &DiceSettlers) -> Option<Resource> {
    Resource::ALL.into_iter().find(|kind| owed(game)[*kind as usize] > 0)
}

/// DS-8.14: a token of the type, or Gold; DS-8.10: nothing that leaves the rest unpayable.
fn can_give(game: &DiceSettlers, asked: Resource, given: Resource) -> bool {
    let (mut has, mut cost) = (game.player().tokens, owed(game));
    if has[given as usize] == 0 || (given != asked && given != Resource::Gold) {
        return false;
    }
    has[given as usize] -= 1;
    cost[asked as usize] -= 1;
    is_payable(has, cost)
}

/// The tokens that may be paid now.
fn given(game: &DiceSettlers) -> impl Iterator<Item = Resource> {
    let asked = asked(game);
    Resource::ALL
        .into_iter()
        .filter(move |kind| asked.is_some_and(|asked| can_give(game, asked, *kind)))
}

pub(crate) fn gives(game: &DiceSettlers, out: &mut Vec<Action>) {
    out.extend(given(game).map(Action::Give));
}

pub(crate) fn check_give(game: &DiceSettlers, resource: Resource) -> Result<(), Illegal> {
    let Some(asked) = asked(game) else { return unasked(game) };
    if can_give(game, asked, resource) {
        return Ok(());
    }
    because("DS-8.14", Fact::PaysWith(asked))
}

pub(crate) fn give(game: &mut DiceSettlers, resource: Resource) {
    let asked = asked(game).expect("a token is asked for");
    game.player_mut().tokens[resource as usize] -= 1;
    if let Deed::Research { owed, .. } = &mut game.act.deed {
        owed[asked as usize] -= 1;
    }
}

/// DS-8.7: a token is given unasked if there is no other; with all paid the marker is placed (DS-16.5).
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    if asked(game).is_none() {
        mark(game);
        return true;
    }
    let mut ways = given(game);
    let (only, is_single) = (ways.next(), ways.next().is_none());
    drop(ways);
    if let (Some(resource), true) = (only, is_single) {
        give(game, resource);
    }
    is_single
}

/// DS-16.5, DS-23.1: the marker is on the card and the technology serves at once.
fn mark(game: &mut DiceSettlers) {
    let Deed::Research { tech, .. } = game.act.deed else { return };
    let only = game.pack.content().only(tech);
    let player = game.player_mut();
    player.techs = player.techs.and(only);
    act::finish(game);
}
