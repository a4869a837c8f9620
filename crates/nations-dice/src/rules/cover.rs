//! ND-6 Cover: a new building over an old one, and the dice of both.

use engine::{Seat, because};

use super::{act, check_first, check_there, named, roll};
use crate::fact::{Fact, Illegal};
use crate::row::{Groups, Row};
use crate::state::{NationsDice, Phase, SLOTS};
use crate::{Action, Colour, Gain};

/// ND-6.6: the seat is asked what to cover, unless there is one way only.
pub(crate) fn ask(game: &mut NationsDice) {
    game.phase = Phase::Cover;
    let (mut first, mut ways) = (None, 0);
    each(game, &mut |slot, dice| {
        first = Some((slot, dice));
        ways += 1;
        ways < 2
    });
    if let (Some((slot, dice)), 1) = (first, ways) {
        cover(game, slot, dice);
    }
}

/// Every building with every choice of the dice that go back.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    each(game, &mut |slot, dice| {
        out.push(Action::Cover { slot, dice });
        true
    });
}

/// ND-6.1: one of the five; ND-6.5: the first of its like; ND-6.2: dice of its colour, no more than it gave.
pub(crate) fn check_cover(game: &NationsDice, slot: u8, dice: Row) -> Result<(), Illegal> {
    if slot == 0 || usize::from(slot) > SLOTS {
        return because("ND-6.1", Fact::Buildings { buildings: SLOTS as u8 });
    }
    let first = first_of_like(game, slot);
    if first != slot {
        return because("ND-6.5", Fact::LikeBuilding { building: slot, first });
    }
    check_there(game, dice)?;
    let (colour, count, _) = game.building(game.seat, usize::from(slot) - 1);
    if let Some((die, ..)) = named(game, dice).find(|(_, other, _)| *other != colour) {
        return because("ND-6.2", Fact::NotOfColour { die, colour });
    }
    check_first(game, dice)?;
    let least = count.saturating_sub(game.player().used[colour as usize]);
    if dice.len() > count {
        return because("ND-6.2", Fact::Returned { colour, count });
    }
    if dice.len() < least {
        return because("ND-6.2", Fact::Unused { colour, count: least });
    }
    Ok(())
}

/// ND-6.2, ND-6.3: dice go back, spent ones too; ND-6.4: new ones come and are rolled.
pub(crate) fn cover(game: &mut NationsDice, slot: u8, dice: Row) {
    let cell = game.buying.expect("a building that covers is being bought");
    let tile = game.cells[cell.index()].expect("a tile that is bought lies on the board");
    let index = usize::from(slot) - 1;
    let (colour, spent) = used_returned(game, game.seat, slot, dice);
    let player = &mut game.players[game.seat];
    let faces = dice.pick(&player.dice).expect("dice that go back lie there")[colour as usize];
    player.dice[colour as usize] = player.dice[colour as usize] - faces;
    player.used[colour as usize] -= spent;
    game.supply.dice[colour as usize] += spent + dice.len();
    player.buildings[index] = Some(tile);
    if let Gain::Building { colour, dice } = game.pack.content().tile(tile).gain {
        game.supply.dice[colour as usize] -= dice;
        player.in_air[colour as usize] += dice;
    }
    act::take(game, cell);
    roll::finish_action(game);
}

/// ND-6.3: the colour and the number of the used dice that go back with these unused ones when a seat's building, from 1,
/// is covered.
pub fn used_returned(game: &NationsDice, seat: Seat, slot: u8, dice: Row) -> (Colour, u8) {
    let (colour, count, _) = game.building(seat, usize::from(slot.clamp(1, SLOTS as u8)) - 1);
    (colour, count.saturating_sub(dice.len()))
}

/// Calls `found` with every way to cover, until it says that it is enough.
pub(crate) fn each(game: &NationsDice, found: &mut impl FnMut(u8, Row) -> bool) {
    for slot in (1..=SLOTS as u8).filter(|slot| first_of_like(game, *slot) == *slot) {
        let (colour, count, _) = game.building(game.seat, usize::from(slot) - 1);
        let unused = Groups::of_colour(game, colour);
        let least = count.saturating_sub(game.player().used[colour as usize]);
        for size in least..=count.min(unused.dice()) {
            if !unused.choose(size, Row::NONE, &mut |dice| found(slot, dice)) {
                return;
            }
        }
    }
}

/// ND-6.5: the buildings of a seat, from 1, with the same dice and points as this one, itself among them.
pub fn alike(game: &NationsDice, seat: Seat, slot: u8) -> impl Iterator<Item = u8> {
    let own = game.building(seat, usize::from(slot) - 1);
    (1..=SLOTS as u8).filter(move |other| game.building(seat, usize::from(*other) - 1) == own)
}

/// ND-6.5: the first building with the same dice and points.
fn first_of_like(game: &NationsDice, slot: u8) -> u8 {
    let building = |slot: u8| game.building(game.seat, usize::from(slot) - 1);
    let own = building(slot);
    (1..slot).find(|other| building(*other) == own).unwrap_or(slot)
}
