//! DS-26.30 to DS-26.39: the bot explores; DS-24.14: it joins the player's exploration.

use engine::because;

use super::super::{explore, join};
use super::{deed, deed_mut, fail, score_unused};
use crate::fact::{Fact, Illegal};
use crate::map::Places;
use crate::solo::{BOT, HUMAN, Task, Why};
use crate::state::DiceSettlers;
use crate::{Action, Deed, Hex, Main, TileId, map};

pub(super) fn begin(game: &mut DiceSettlers) {
    // DS-26.39: without tiles or an open hex nothing is possible.
    if game.stack.is_empty() || !explore::has_room(game) {
        return fail(game);
    }
    // DS-26.30: one point is used.
    score_unused(game, deed(game).strength - 1);
}

/// DS-26.31: one tile is drawn.
pub(super) fn is_drawing(game: &DiceSettlers) -> bool {
    let Deed::Bot(deed) = &game.act.deed else { return false };
    let is_exploring = deed.main == Main::Explore && deed.is_begun && game.bot().task == Task::Act;
    is_exploring && deed.new.tile.is_none()
}

pub(crate) fn drew(game: &mut DiceSettlers, tile: TileId) {
    game.stack.remove(tile);
    deed_mut(game).new.tile = Some(tile);
}

/// DS-26.32: away from the player's presence; DS-26.33: as far as possible from its tents.
fn worth(game: &DiceSettlers) -> impl Fn(Hex) -> (bool, u8) {
    let presence = game.players[HUMAN].presence;
    let near = Places::of(game, presence).around();
    move |hex| {
        let tented = presence.iter().filter(|tile| game.tents_on(HUMAN, *tile) > 0);
        let far = tented.map(|tile| game.hexes[tile.index()].distance(hex)).min();
        (!near.has(hex), far.unwrap_or(0))
    }
}

/// The hexes that the lines leave.
fn left(game: &DiceSettlers) -> Places {
    let (worth, open) = (worth(game), explore::hexes(game));
    let best = open.iter().map(&worth).max();
    open.only(|hex| Some(worth(hex)) == best)
}

/// DS-26.31: a hex that is open by the usual rules; DS-26.12: and that the lines leave.
pub(super) fn check(game: &DiceSettlers, hex: Hex) -> Result<(), Illegal> {
    if let Some((_, fact)) = explore::fault(game, hex) {
        return because("DS-26.31", fact);
    }
    let (worth, open) = (worth(game), explore::hexes(game));
    let (is_away, this) = worth(hex);
    let (is_any_away, others) = open.iter().map(&worth).max().unwrap_or((is_away, this));
    if is_any_away && !is_away {
        return because("DS-26.12", Fact::BesideYou);
    }
    if this < others { because("DS-26.12", Fact::Nearer { this, others }) } else { Ok(()) }
}

/// DS-26.34: what the player may choose.
pub(super) fn actions(game: &DiceSettlers, out: &mut Vec<Action>) {
    out.extend(left(game).iter().map(Action::Place));
}

pub(super) fn go_on(game: &mut DiceSettlers) -> bool {
    let left = left(game);
    let mut hexes = left.iter();
    let first = hexes.next().expect("a hex is open");
    let is_single = hexes.next().is_none();
    if is_single {
        let why = why(game, first);
        place(game, first, why);
        return true;
    }
    let is_auto = game.bot().level.is_auto();
    if is_auto {
        place(game, first, Why::ExploreFirst);
    }
    is_auto
}

/// The line that left only this hex.
fn why(game: &DiceSettlers, hex: Hex) -> Why {
    let (worth, open) = (worth(game), explore::hexes(game));
    let is_away = |other: &Hex| worth(*other).0 == worth(hex).0;
    let (all, alike) = (open.iter().count(), open.iter().filter(is_away).count());
    match (all, alike) {
        (1, _) => Why::ExploreOnly,
        (_, 1) => Why::ExploreAway,
        (_, _) => Why::ExploreFar,
    }
}

/// DS-26.35: the tile with a tent of the general supply, and none of its effects (DS-24.12); DS-26.37: the player may join.
pub(super) fn place(game: &mut DiceSettlers, hex: Hex, why: Why) {
    let tile = deed(game).new.tile.expect("a tile was drawn");
    map::place(game, tile, hex);
    let bot = game.bot_mut();
    bot.note(why, tile.number());
    bot.task = Task::Rest;
    // DS-26.36: without one there it comes from the personal supply, if that has one.
    let (general, personal) = (bot.tents, game.players[BOT].tents);
    if general > 0 {
        game.bot_mut().tents -= 1;
    } else {
        game.players[BOT].tents = personal.saturating_sub(1);
    }
    if general > 0 || personal > 0 {
        map::put(game, BOT, tile, 1);
    }
    join::begin(game);
}

/// DS-26.38: if the player joined, one more tent of the personal supply.
pub(super) fn can_join_again(game: &DiceSettlers) -> bool {
    join::is_joined(game) && game.players[BOT].tents > 0
}

pub(super) fn join_again(game: &mut DiceSettlers) {
    put(game, Why::Second);
}

/// DS-24.14: with a tent; DS-24.15: wherever the tile lies, or DS-24.16: only beside its presence.
pub(super) fn can_join(game: &DiceSettlers) -> bool {
    let player = &game.players[BOT];
    let hex = game.hexes[join::tile(game).index()];
    let is_near = || player.presence.iter().any(|tile| game.hexes[tile.index()].touches(hex));
    player.tents > 0 && (!game.bot().level.is_neighbour() || is_near())
}

/// DS-24.14: it joins.
pub(super) fn join(game: &mut DiceSettlers) {
    put(game, Why::Joined);
    join::new_tile_mut(game).is_joined = true;
}

fn put(game: &mut DiceSettlers, why: Why) {
    let tile = join::tile(game);
    game.players[BOT].tents -= 1;
    game.bot_mut().note(why, tile.number());
    map::put(game, BOT, tile, 1);
}
