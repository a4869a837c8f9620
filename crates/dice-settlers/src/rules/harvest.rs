//! DS-14 Harvest: icons become tokens.

use engine::{Seat, because};

use super::gain::{self, MOST};
use super::pay::{self, Means};
use super::{act, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Deed, Effect, Resource};

/// DS-14.1: the resources of which an icon can be spent.
pub(crate) fn open(game: &DiceSettlers, means: &Means) -> impl Iterator<Item = Resource> {
    let kinds = if means.has_resource() { &Resource::ALL[..] } else { &[] };
    kinds.iter().copied().filter(|kind| means.most(kind.icon()) > 0 && has_room(game, *kind))
}

/// DS-1.8: whether another token of the kind can be held.
fn has_room(game: &DiceSettlers, kind: Resource) -> bool {
    game.player().tokens[kind as usize] < MOST
}

/// DS-14.1: an icon of the resource has to be payable, and its token held (DS-1.8).
pub(crate) fn check_icon(game: &DiceSettlers, resource: Resource) -> Result<(), Illegal> {
    let means = Means::of(game, game.seat);
    let is_payable = |kind: Resource| means.most(kind.icon()) > 0;
    if is_payable(resource) {
        let is_held = has_room(game, resource);
        return if is_held { Ok(()) } else { because("DS-1.8", Fact::TokensFull(resource)) };
    }
    let has_other = Resource::ALL.into_iter().any(is_payable);
    let missing = Fact::Icons { icon: resource.icon(), needed: 1, payable: 0 };
    because("DS-14.1", if has_other { missing } else { Fact::NoResourceIcon })
}

pub(crate) fn declare(game: &mut DiceSettlers, resource: Resource) {
    game.act.deed = Deed::Harvest { paying: None, spent: [0; 4], is_over: false };
    pay_icon(game, resource);
}

/// DS-14.1: an icon of the resource is to be paid.
fn pay_icon(game: &mut DiceSettlers, resource: Resource) {
    if let Deed::Harvest { paying, .. } = &mut game.act.deed {
        *paying = Some(resource);
    }
    pay::start(game, 1);
}

/// DS-14.2: an icon brings a token of its type.
pub(crate) fn gather(game: &mut DiceSettlers) {
    let Deed::Harvest { paying, spent, .. } = &mut game.act.deed else { return };
    let resource = paying.take().expect("a resource is harvested");
    let count = &mut spent[resource as usize];
    *count = count.saturating_add(1);
    gain::tokens(game, game.seat, resource, 1);
    game.phase = Phase::Harvest;
}

/// DS-23.13: the types of which Improved Tools can add one: harvested, and not Gold.
fn bonuses(game: &DiceSettlers) -> impl Iterator<Item = Resource> {
    let kinds = Resource::ALL.into_iter().filter(|kind| *kind != Resource::Gold);
    kinds.filter(|kind| spent(game)[*kind as usize] > 0)
}

/// Whether the harvest is over and only the token that comes with it is asked for.
const fn is_over(game: &DiceSettlers) -> bool {
    matches!(game.act.deed, Deed::Harvest { is_over: true, .. })
}

/// The icons of each resource that were spent.
const fn spent(game: &DiceSettlers) -> [u8; 4] {
    if let Deed::Harvest { spent, .. } = game.act.deed { spent } else { [0; 4] }
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    if is_over(game) {
        out.extend(bonuses(game).map(Action::Bonus));
        return out.push(Action::Decline);
    }
    out.extend(open(game, &Means::of(game, seat)).map(Action::Harvest));
    out.push(Action::Stop);
}

pub(crate) fn check(game: &DiceSettlers, _seat: Seat, action: Action) -> Result<(), Illegal> {
    if let (Action::Bonus(resource), true) = (action, is_over(game)) {
        // DS-23.13: a type for which an icon was spent, never Gold.
        let is_gold = resource == Resource::Gold;
        let fact = if is_gold { Fact::NeverGold } else { Fact::NotHarvested(resource) };
        let is_open = bonuses(game).any(|open| open == resource);
        return if is_open { Ok(()) } else { because("DS-23.13", fact) };
    }
    if let (Action::Harvest(resource), false) = (action, is_over(game)) {
        return check_icon(game, resource);
    }
    // DS-23.2: the use of a card is the holder's choice.
    let is_answer = action == if is_over(game) { Action::Decline } else { Action::Stop };
    if is_answer { Ok(()) } else { unasked(game) }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Harvest(resource) = action {
        pay_icon(game, resource);
    } else if let Action::Bonus(resource) = action {
        add_bonus(game, seat, resource);
    } else if action == Action::Decline {
        act::finish(game);
    } else {
        end(game, seat);
    }
}

/// DS-14.3: what technologies add.
fn end(game: &mut DiceSettlers, seat: Seat) {
    boom(game, seat);
    rush(game, seat);
    if let Deed::Harvest { is_over, .. } = &mut game.act.deed {
        *is_over = true;
    }
}

/// DS-23.15: Production Boom adds one of each type harvested.
fn boom(game: &mut DiceSettlers, seat: Seat) {
    let content = game.pack.content();
    let count = game.players[seat].techs.common(content.with.harvest_each).len();
    for kind in Resource::ALL {
        if spent(game)[kind as usize] > 0 {
            gain::tokens(game, seat, kind, count);
        }
    }
}

/// DS-23.14: Gold Rush adds Gold once a round.
fn rush(game: &mut DiceSettlers, seat: Seat) {
    let content = game.pack.content();
    let ready = game.players[seat].ready(content.with.harvest_gold);
    for card in content.cards(ready) {
        if let Effect::HarvestGold(count) = card.effect {
            gain::tokens(game, seat, Resource::Gold, count);
        }
    }
    act::flip(game, ready);
}

/// DS-23.13: Improved Tools adds one of a type once a round.
fn add_bonus(game: &mut DiceSettlers, seat: Seat, resource: Resource) {
    let content = game.pack.content();
    let ready = game.players[seat].ready(content.with.harvest_bonus);
    for card in content.cards(ready.first()) {
        if let Effect::HarvestBonus(count) = card.effect {
            gain::tokens(game, seat, resource, count);
        }
    }
    act::flip(game, ready.first());
}

/// The harvest ends when no icon is left; a token that can come with it is asked for (DS-23.2).
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let seat = game.seat;
    if !is_over(game) {
        let is_out = open(game, &Means::of(game, seat)).next().is_none();
        if is_out {
            end(game, seat);
        }
        return is_out;
    }
    let is_ready = !game.players[seat].ready(game.pack.content().with.harvest_bonus).is_empty();
    let is_asked = is_ready && bonuses(game).next().is_some();
    if !is_asked {
        act::finish(game);
    }
    !is_asked
}
