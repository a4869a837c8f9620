//! DS-27.2 to DS-27.4: the player may take a tent of the bot from a factory.

use engine::because;

use super::super::{end, unasked};
use super::ask;
use crate::fact::{Fact, Illegal};
use crate::solo::{BOT, HUMAN, Task};
use crate::state::DiceSettlers;
use crate::{Action, TileId, TileSet, map};

/// The fewest tents that the bot has there (DS-27.3).
const FEWEST: u8 = 2;

/// DS-27.1: the player has cleaned up, and the bot does nothing; DS-27.4: before the end is looked at.
pub(crate) fn begin(game: &mut DiceSettlers) {
    ask(game, Task::Oust);
}

/// DS-27.3: factories with two tents of the bot or more, and more than the player's.
fn open(game: &DiceSettlers) -> TileSet {
    let factories = game.pack.content().with.factory.common(game.players[BOT].presence);
    let mut tiles = TileSet::NONE;
    for tile in factories.iter() {
        let (own, other) = (game.tents_on(BOT, tile), game.tents_on(HUMAN, tile));
        if own >= FEWEST && own > other {
            tiles.insert(tile);
        }
    }
    tiles
}

/// DS-27.2: one tent, or none.
pub(super) fn actions(game: &DiceSettlers, out: &mut Vec<Action>) {
    out.extend(open(game).iter().map(Action::Remove));
    out.push(Action::Decline);
}

pub(super) fn check(game: &DiceSettlers, action: Action) -> Result<(), Illegal> {
    if action == Action::Decline {
        return Ok(());
    }
    let Action::Remove(tile) = action else { return unasked(game) };
    if open(game).has(tile) {
        return Ok(());
    }
    because("DS-27.3", fault(game, tile))
}

/// DS-27.3: a tile without a factory, or with too few tents of the bot.
fn fault(game: &DiceSettlers, tile: TileId) -> Fact {
    if !game.map.has(tile) {
        Fact::NotOnMap(tile)
    } else if game.pack.content().with.factory.has(tile) {
        let (its, yours) = (game.tents_on(BOT, tile), game.tents_on(HUMAN, tile));
        Fact::TooFewTents { tile, its, yours }
    } else {
        Fact::NoFactory(tile)
    }
}

/// DS-27.2: the tent goes to the bot's personal supply.
pub(super) fn apply(game: &mut DiceSettlers, action: Action) {
    if let Action::Remove(tile) = action {
        map::take(game, BOT, tile, 1);
        game.players[BOT].tents += 1;
    }
    finish(game);
}

/// DS-27.4: if there is no such tile, nothing is asked.
pub(super) fn skip(game: &mut DiceSettlers) -> bool {
    let is_none = open(game).is_empty();
    if is_none {
        finish(game);
    }
    is_none
}

fn finish(game: &mut DiceSettlers) {
    game.bot_mut().task = Task::Rest;
    end::end_round(game);
}
