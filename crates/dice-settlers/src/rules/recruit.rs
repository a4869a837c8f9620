//! DS-9 Recruit: dice are gained.

use engine::{Seat, because};

use super::pay::{self, Means};
use super::{act, gain, join, unasked};
use crate::fact::{Fact, Illegal, Terrains};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Colour, Deed, Effect, Exploration, Icon, Terrain};

/// DS-9.2, DS-9.3: the colours that the seat can gain: its terrains, as far as the general supply has dice.
#[inline]
pub(crate) fn colours(game: &DiceSettlers, seat: Seat) -> impl Iterator<Item = Colour> {
    let of_terrain = move |terrain: Terrain| {
        let colour = terrain.colour();
        let is_open = game.dice[colour as usize] > 0 && has_access(game, seat, terrain);
        is_open.then_some(colour)
    };
    Terrain::ALL.into_iter().filter_map(of_terrain)
}

#[inline]
fn has_access(game: &DiceSettlers, seat: Seat, terrain: Terrain) -> bool {
    let tiles = game.pack.content().with.terrain[terrain as usize];
    !tiles.common(game.players[seat].presence).is_empty()
}

/// DS-9.1, DS-23.21: the icons that this many dice cost the seat; nobody recruits none or more than three.
pub fn cost(game: &DiceSettlers, seat: Seat, dice: u8) -> Option<u8> {
    let place = usize::from(dice).checked_sub(1)?;
    costs(game, seat).get(place).copied()
}

/// The icons for one, two and three dice.
fn costs(game: &DiceSettlers, seat: Seat) -> [u8; 3] {
    let content = game.pack.content();
    let hire = game.players[seat].techs.common(content.with.recruit_costs);
    let costs = content.cards(hire).find_map(|card| {
        if let Effect::RecruitCosts(costs) = card.effect { Some(costs) } else { None }
    });
    costs.unwrap_or(content.recruit)
}

/// The most dice that the seat can recruit.
pub(crate) fn most(game: &DiceSettlers, means: &Means) -> u8 {
    let icons = pay::able(game, means, Icon::Recruit);
    if icons == 0 {
        return 0;
    }
    let payable =
        costs(game, game.seat).into_iter().take_while(|cost| *cost <= icons).count() as u8;
    payable.min(supply(game))
}

/// The dice of the general supply in colours open to the seat whose turn it is.
fn supply(game: &DiceSettlers) -> u8 {
    colours(game, game.seat).map(|colour| game.dice[colour as usize]).sum()
}

pub(crate) fn check_declared(game: &DiceSettlers, dice: u8) -> Result<(), Illegal> {
    // DS-9.1: one, two or three dice.
    let Some(cost) = cost(game, game.seat, dice) else {
        return because("DS-9.1", Fact::UpTo(costs(game, game.seat).len() as u8));
    };
    if let Some(fact) = pay::shortage(game, Icon::Recruit, cost) {
        // DS-9.1: the icons that the dice cost, or DS-23.21: with Frequent Hire.
        let is_cheaper = game.player().has(game.pack.content().with.recruit_costs);
        return because(if is_cheaper { "DS-23.21" } else { "DS-9.1" }, fact);
    }
    // DS-9.2: only with presence somewhere.
    if game.player().presence.is_empty() {
        return because("DS-9.2", Fact::Nowhere);
    }
    // DS-9.3: no more than the general supply has in colours open to the seat.
    let left = supply(game);
    if left < dice { because("DS-9.3", Fact::DiceLeft(left)) } else { Ok(()) }
}

pub(crate) fn declare(game: &mut DiceSettlers, dice: u8) {
    game.act.deed = Deed::Recruit { dice };
    let cost = costs(game, game.seat)[usize::from(dice) - 1];
    pay::start_all(game, cost);
}

/// How many dice are still to be gained.
#[inline]
pub(crate) const fn dice(game: &DiceSettlers) -> u8 {
    if let Deed::Recruit { dice } | Deed::Gain { dice } | Deed::Explore(Exploration { dice, .. }) =
        game.act.deed
    {
        dice
    } else {
        0
    }
}

const fn set_dice(game: &mut DiceSettlers, left: u8) {
    if let Deed::Recruit { dice } | Deed::Gain { dice } | Deed::Explore(Exploration { dice, .. }) =
        &mut game.act.deed
    {
        *dice = left;
    }
}

/// DS-9.4: the dice are chosen one by one.
pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    out.extend(colours(game, seat).map(Action::Gain));
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Gain(colour) = action else { return unasked(game) };
    if colour == Colour::White {
        return because("DS-1.4", Fact::NeverWhite);
    }
    // DS-9.2: only with presence on its terrain; DS-9.3: only what the general supply has.
    fault(game, seat, colour).map_or(Ok(()), |(rule, fact)| because(rule, fact))
}

/// What keeps a seat from a die of this colour.
pub(crate) fn fault(
    game: &DiceSettlers,
    seat: Seat,
    colour: Colour,
) -> Option<(&'static str, Fact)> {
    let far = colour.terrain().filter(|terrain| !has_access(game, seat, *terrain));
    if let Some(terrain) = far {
        return Some(("DS-9.2", Fact::NoTerrain { seat, terrains: Terrains::one(terrain) }));
    }
    let is_there = game.dice[colour as usize] > 0;
    (!is_there).then_some(("DS-9.3", Fact::NoDieLeft(colour)))
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Gain(colour) = action {
        gain(game, seat, colour);
    }
}

fn gain(game: &mut DiceSettlers, seat: Seat, colour: Colour) {
    set_dice(game, dice(game) - 1);
    gain::die(game, seat, colour);
}

/// A die of the only colour there is comes unasked; when all are gained, and rolled if they are (DS-23.25), the action goes
/// on.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let seat = game.seat;
    let mut open = colours(game, seat);
    let (first, is_single) = (open.next(), open.next().is_none());
    drop(open);
    if let (Some(colour), true, 1..) = (first, is_single, dice(game)) {
        gain(game, seat, colour);
        return true;
    }
    // DS-22.7: if there is no die, none comes.
    let is_over = dice(game) == 0 || first.is_none();
    if is_over {
        set_dice(game, 0);
        go_on(game);
    }
    is_over
}

/// A die gained by a new tile is part of the exploration (DS-11.1); otherwise this is the end.
fn go_on(game: &mut DiceSettlers) {
    if matches!(game.act.deed, Deed::Explore(_)) {
        join::begin(game);
    } else {
        act::finish(game);
    }
}

/// The seat is to gain this many dice of its choice.
pub(crate) fn ask(game: &mut DiceSettlers, dice: u8) {
    if let Deed::Explore(exploration) = &mut game.act.deed {
        exploration.dice = dice;
    } else {
        game.act.deed = Deed::Gain { dice };
    }
    game.phase = Phase::Recruit;
}
