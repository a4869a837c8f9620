//! DS-26.40 to DS-26.55: the bot settles.

use engine::because;

use super::choice::Choice;
use super::{check_left, deed, deed_mut, fail, finish, has_house, score_unused};
use crate::fact::Illegal;
use crate::rules::settle::out_of_reach;
use crate::solo::{BOT, HUMAN, Why};
use crate::state::DiceSettlers;
use crate::{TileId, TileSet, map};

/// DS-26.50: the tents that one point of strength takes.
const FOR_ONE: u8 = 3;
/// DS-26.51: those that more points take together.
const FOR_MORE: u8 = 5;

pub(super) fn begin(game: &mut DiceSettlers) {
    // DS-26.54: with tents and nowhere to put them nothing is possible.
    if game.players[BOT].presence.is_empty() && game.players[BOT].tents > 0 {
        fail(game);
    }
}

/// DS-26.40: a tent for each point of strength, and the one of DS-26.52, which needs none.
pub(super) fn go_on(game: &mut DiceSettlers) -> bool {
    if (deed(game).due, deed(game).strength) == (0, 0) {
        finish(game);
    } else if game.players[BOT].tents == 0 {
        refill(game);
    } else {
        let choice = choice(game);
        let Some((tile, why)) = choice.settled(game.bot().level.is_auto(), Why::SettleFirst) else {
            // DS-26.55: without presence none is placed.
            let is_nowhere = choice.left.is_empty();
            if is_nowhere {
                finish(game);
            }
            return is_nowhere;
        };
        place(game, tile, why);
    }
    true
}

/// DS-26.41: around its presence, by the lines of the list.
pub(super) fn choice(game: &DiceSettlers) -> Choice {
    let content = game.pack.content();
    let presence = game.players[BOT].presence;
    let has_terrain = |tile: TileId| {
        let tiles = content.with.terrain[content.tile(tile).terrain as usize];
        !tiles.common(presence).is_empty()
    };
    let yes = |holds: bool| i16::from(holds);
    Choice::of(map::reach(game, BOT), Why::SettleOnly)
        // DS-26.42: a terrain where it has no presence.
        .line(Why::SettleTerrain, |tile| yes(!has_terrain(tile)))
        // DS-26.43: a tile where it has no presence; DS-26.44: but for one that can give nothing.
        .line(Why::SettleTile, |tile| yes(!presence.has(tile) && !is_lost(game, tile)))
        // DS-26.45: the fewest tents to a house.
        .line(Why::SettleHouse, |tile| to_house(game, tile))
        // DS-26.46: the player controls alone before the tent and not after it.
        .line(Why::SettleAlone, |tile| yes(lead(game, tile) == Some(1)))
        // DS-26.47: the same for shared control.
        .line(Why::SettleShared, |tile| yes(lead(game, tile) == Some(0)))
        // DS-26.48: the most points for the first place.
        .line(Why::SettleVp, |tile| first_vp(game, tile))
}

/// DS-26.41: a tile in reach; DS-26.12: and one that the whole list leaves.
pub(super) fn check(game: &DiceSettlers, tile: TileId) -> Result<(), Illegal> {
    if !map::reach(game, BOT).has(tile) {
        return because("DS-26.41", out_of_reach(game, BOT, tile));
    }
    check_left(choice(game).left, tile)
}

/// DS-26.44: the player's house is there, and the second place gives nothing.
fn is_lost(game: &DiceSettlers, tile: TileId) -> bool {
    let second = game.pack.content().tile(tile).vp.map_or(0, |(_, second)| second);
    game.players[HUMAN].houses.has(tile) && second == 0
}

/// DS-26.14: the tents missing for a house, as a number that is the higher the fewer there are; tiles with a house come last,
/// and without a house in stock all are alike.
pub(super) fn to_house(game: &DiceSettlers, tile: TileId) -> i16 {
    if !has_house(game) {
        return 0;
    }
    if map::house(game, tile).is_some() {
        return i16::MIN;
    }
    i16::from(game.tents_on(BOT, tile)) - i16::from(game.tents_on(HUMAN, tile))
}

/// DS-26.15: the player's lead in tents if they mean control, alone (more than 0) or shared (0).
pub(super) fn lead(game: &DiceSettlers, tile: TileId) -> Option<u8> {
    let (own, other) = (game.tents_on(BOT, tile), game.tents_on(HUMAN, tile));
    let is_control = other > 0 && map::house(game, tile).is_none();
    if is_control { other.checked_sub(own) } else { None }
}

/// DS-26.16: a tile without numbers counts as 0.
pub(super) fn first_vp(game: &DiceSettlers, tile: TileId) -> i16 {
    game.pack.content().tile(tile).vp.map_or(0, |(first, _)| first.into())
}

/// The tent is placed; the one of DS-26.52 ends the action.
pub(super) fn place(game: &mut DiceSettlers, tile: TileId, why: Why) {
    let deed = deed_mut(game);
    if deed.due > 0 {
        deed.due = 0;
    } else {
        deed.strength -= 1;
    }
    game.players[BOT].tents -= 1;
    game.bot_mut().note(why, tile.number());
    map::put(game, BOT, tile, 1);
}

/// DS-26.50: three tents with the last point; DS-26.51: five with all that are left.
fn refill(game: &mut DiceSettlers) {
    let strength = deed(game).strength;
    let wanted = if strength == 1 { FOR_ONE } else { FOR_MORE };
    let bot = game.bot_mut();
    let tents = wanted.min(bot.tents);
    bot.tents -= tents;
    bot.note(Why::Refill, tents);
    game.players[BOT].tents += tents;
    // DS-26.53: if they are too few, the strength scores.
    if tents < wanted {
        score_unused(game, strength);
    }
    // DS-26.52: one of them is placed at once; DS-26.55: if there is a place for it.
    let is_somewhere = map::reach(game, BOT) != TileSet::NONE;
    let deed = deed_mut(game);
    (deed.strength, deed.due) = (0, u8::from(tents > 0 && is_somewhere));
}
