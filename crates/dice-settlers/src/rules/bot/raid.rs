//! DS-26.56 to DS-26.68: the bot raids.

use engine::because;

use super::choice::Choice;
use super::settle::{first_vp, lead, to_house};
use super::{check_left, deed, deed_mut, finish, score_unused};
use crate::fact::{Fact, Illegal};
use crate::rules::{gain, raid as raids};
use crate::solo::{BOT, HUMAN, Why};
use crate::state::DiceSettlers;
use crate::{TileId, TileSet, map};

pub(super) fn begin(game: &mut DiceSettlers) {
    // DS-26.56: what the player's technologies ignore is taken off first.
    let strength = deed(game).strength.saturating_sub(raids::protection(game, HUMAN));
    deed_mut(game).strength = strength;
    // DS-26.57: nothing is left; DS-26.68: nothing can be used.
    let why = if strength == 0 { Why::RaidStopped } else { Why::Impossible };
    if open(game).is_empty() {
        game.bot_mut().note(why, 0);
        score_unused(game, 1);
        finish(game);
    }
}

/// DS-26.58: the strength that can be used on a tile.
fn usable(game: &DiceSettlers, tile: TileId) -> u8 {
    let most = deed(game).strength.min(game.tents_on(HUMAN, tile)).min(game.players[BOT].tents);
    if game.players[BOT].presence.has(tile) { most } else { 0 }
}

fn open(game: &DiceSettlers) -> TileSet {
    let mut tiles = TileSet::NONE;
    let present = game.players[BOT].presence.iter();
    present.filter(|tile| usable(game, *tile) > 0).for_each(|tile| tiles.insert(tile));
    tiles
}

/// The lines of the list.
pub(super) fn choice(game: &DiceSettlers) -> Choice {
    let yes = |holds: bool| i16::from(holds);
    Choice::of(open(game), Why::RaidOnly)
        // DS-26.59: the most strength.
        .line(Why::RaidMost, |tile| usable(game, tile).into())
        // DS-26.60: the player controls alone before the raid and not after it; each tent counts twice.
        .line(Why::RaidAlone, |tile| {
            let lead = lead(game, tile);
            yes(lead.is_some_and(|lead| lead > 0 && lead <= 2 * usable(game, tile)))
        })
        // DS-26.61: the same for shared control.
        .line(Why::RaidShared, |tile| yes(lead(game, tile) == Some(0)))
        // DS-26.62: the fewest tents to a house.
        .line(Why::RaidHouse, |tile| to_house(game, tile))
        // DS-26.63: the most points for the first place.
        .line(Why::RaidVp, |tile| first_vp(game, tile))
}

/// DS-26.58: a tile with presence of the bot and tents of the player; DS-26.12: and one that the whole list leaves.
pub(super) fn check(game: &DiceSettlers, tile: TileId) -> Result<(), Illegal> {
    if !game.players[BOT].presence.has(tile) {
        return because("DS-26.58", Fact::NotPresent { seat: BOT, tile });
    }
    if usable(game, tile) == 0 {
        return because("DS-26.58", Fact::NoTentOn { seat: HUMAN, tile });
    }
    check_left(choice(game).left, tile)
}

pub(super) fn go_on(game: &mut DiceSettlers) -> bool {
    // DS-26.64: the player chooses where more than one tile is left.
    let settled = choice(game).settled(game.bot().level.is_auto(), Why::RaidFirst);
    if let Some((tile, why)) = settled {
        raid(game, tile, why);
    }
    settled.is_some()
}

/// DS-26.65: tents are replaced one by one; DS-26.66: a house does not end it.
pub(super) fn raid(game: &mut DiceSettlers, tile: TileId, why: Why) {
    let used = usable(game, tile);
    let bot = game.bot_mut();
    bot.note(why, tile.number());
    bot.note(Why::Replaced, used);
    for _ in 0..used {
        map::take(game, HUMAN, tile, 1);
        gain::tents(game, HUMAN, 1);
        game.players[BOT].tents -= 1;
        map::put(game, BOT, tile, 1);
    }
    // DS-26.67: what is left scores once.
    score_unused(game, u8::from(deed(game).strength > used));
    finish(game);
}
